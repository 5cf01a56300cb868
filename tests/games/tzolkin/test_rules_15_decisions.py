"""Decisions inside a turn: what opens what, drafts, and going on after a stop (rules 15.3 to 15.5, 1.4, a4, a25)."""

import json

import pytest

from engine.core import turn as turns
from engine.games.tzolkin.rules import GAME
from tests.games.tzolkin.script import after, deal, goods, legal, legal_kinds, opened, order, points, table
from tests.games.tzolkin.test_refusals_15 import PENDING
from tests.games.tzolkin.walk import GAMES, walk

RICH = {"corn": 9, "wood": 9, "stone": 9, "gold": 9, "skull": 2}
WISE = {**RICH, "technologies": [3, 3, 3, 3]}
# board, facts, then the orders, each with the kinds that may be answered after it
OPENS = {
    "beg": ("", {}, [("beg", {"step_down"}), ("down chaac", {"place"})]),
    "P1": ("palenque 1:0", {}, [("pick palenque 1 1", {"end_turn"})]),
    "P2": ("palenque 2:0", {}, [("pick palenque 2 2", {"end_turn"})]),
    "P3 burnt": ("palenque 3:0", {}, [("pick palenque 3 3", {"harvest"}), ("burn", {"step_down"})]),
    "P3 cut": ("palenque 3:0", {}, [("pick palenque 3 3", {"harvest"}), ("wood", {"end_turn"})]),
    "Y1": ("yaxchilan 1:0", {}, [("pick yaxchilan 1 1", {"end_turn"})]),
    "Y5": ("yaxchilan 5:0", {}, [("pick yaxchilan 5 5", {"end_turn"})]),
    "U3": ("uxmal 3:0", {}, [("pick uxmal 3 3", {"end_turn"})]),
    "T1": (
        "tikal 1:0",
        {"p0": RICH},
        [("pick tikal 1 1", {"advance"}), ("advance theology", {"pay"}), ("pay g1", {"end_turn"})],
    ),
    "T1 bonus": (
        "tikal 1:0",
        {"p0": WISE},
        [("pick tikal 1 1", {"advance"}), ("advance agriculture", {"pay"}), ("pay g1", {"step_up"})],
    ),
    "T3": (
        "tikal 3:0",
        {"p0": RICH},
        [
            ("pick tikal 3 3", {"advance"}),
            ("advance theology", {"pay"}),
            ("pay g1", {"advance", "decline"}),
            ("advance theology", {"pay"}),
            ("pay g1s1", {"end_turn"}),
        ],
    ),
    "T3 bonus": (
        "tikal 3:0",
        {"p0": WISE},
        [
            ("pick tikal 3 3", {"advance"}),
            ("advance extraction", {"pay"}),
            ("pay g1", {"take_block"}),
            ("take wood", {"take_block"}),
            ("take wood", {"advance", "decline"}),
        ],
    ),
    "T2": ("tikal 2:0", {"p0": RICH}, [("pick tikal 2 2", {"build"}), ("build A1-01", {"end_turn"})]),
    "T2 cheaper": (
        "tikal 2:0",
        {"p0": WISE, "row": ["A1-11", "A1-10"]},
        [("pick tikal 2 2", {"build"}), ("build A1-11 +", {"pay"}), ("pay s2", {"end_turn"})],
    ),
    "T4": (
        "tikal 4:0",
        {"p0": RICH},
        [
            ("pick tikal 4 4", {"build", "monument"}),
            ("build A1-01", {"build", "decline"}),
            ("build A1-02", {"end_turn"}),
        ],
    ),
    "T4 monument": (
        "tikal 4:0",
        {"p0": RICH},
        [("pick tikal 4 4", {"build", "monument"}), ("monument M-01", {"end_turn"})],
    ),
    "T5": (
        "tikal 5:0",
        {"p0": RICH},
        [
            ("pick tikal 5 5", {"pay"}),
            ("pay w1", {"step_up"}),
            ("up chaac", {"step_up"}),
            ("up kukulkan", {"end_turn"}),
        ],
    ),
    "U1": ("uxmal 1:0", {"p0": RICH}, [("pick uxmal 1 1", {"step_up"}), ("up chaac", {"end_turn"})]),
    "U2": (
        "uxmal 2:0",
        {"p0": RICH},
        [
            ("pick uxmal 2 2", {"exchange", "decline"}),
            ("swap corn gold", {"exchange", "decline"}),
            ("decline", {"end_turn"}),
        ],
    ),
    "U4": ("uxmal 4:0", {"p0": RICH}, [("pick uxmal 4 4", {"build"}), ("build A1-04", {"end_turn"})]),
    "U5": (
        "uxmal 5:0",
        {"p0": RICH},
        [("pick uxmal 5 5", {"act"}), ("act palenque 3", {"harvest"}), ("wood", {"end_turn"})],
    ),
    "C1": ("chichen 1:0", {"p0": RICH}, [("pick chichen 1 1", {"end_turn"})]),
    "C6": ("chichen 6:0", {"p0": RICH}, [("pick chichen 6 6", {"take_block"}), ("take gold", {"end_turn"})]),
    "C7 and a step": (
        "chichen 7:0",
        {"p0": WISE},
        [("pick chichen 7 7", {"pay", "decline"}), ("pay w1", {"step_up"}), ("up chaac", {"end_turn"})],
    ),
    "C8 and a step": (
        "chichen 8:0",
        {"p0": WISE},
        [("pick chichen 8 8", {"take_block"}), ("take gold", {"pay", "decline"}), ("decline", {"end_turn"})],
    ),
    "A1-12": (
        "tikal 2:0",
        {"p0": RICH, "row": ["A1-12", "A1-01"]},
        [
            ("pick tikal 2 2", {"build"}),
            ("build A1-12", {"step_up"}),
            ("up chaac", {"build", "decline"}),
            ("build A1-01", {"end_turn"}),
        ],
    ),
    "A2-08": (
        "tikal 2:0",
        {"p0": RICH, "row": ["A2-08", "A2-01"]},
        [("pick tikal 2 2", {"build"}), ("build A2-08", {"exchange", "decline"}), ("decline", {"end_turn"})],
    ),
    "A2-09": (
        "tikal 2:0",
        {"p0": RICH, "row": ["A2-09", "A2-01"]},
        [
            ("pick tikal 2 2", {"build"}),
            ("build A2-09", {"act", "decline"}),
            ("act uxmal 2", {"exchange", "decline"}),
        ],
    ),
    "A2-17": (
        "tikal 2:0",
        {"p0": RICH, "row": ["A2-17", "A2-01"]},
        [
            ("pick tikal 2 2", {"build"}),
            ("build A2-17", {"advance"}),
            ("advance theology", {"advance"}),
            ("advance theology", {"end_turn"}),
        ],
    ),
}


@pytest.mark.parametrize("name", OPENS)
def test_every_source_opens_its_decisions_in_order_15_5(name):
    board, facts, orders = OPENS[name]
    state = table(board, **facts)
    for text, expected in orders:
        state = after(state, text)
        kinds = legal_kinds(state)
        assert kinds == expected if state.pending else expected <= kinds
        assert bool(state.pending) == (not expected & {"end_turn", "place"})


@pytest.mark.parametrize("name", PENDING)
def test_a_stop_in_any_decision_costs_nothing_15_4_and_1_4(name):
    state = PENDING[name][0]
    again = GAME.parse_state(GAME.dump(state))
    assert again == state
    assert GAME.dump(again) == GAME.dump(state)
    answers = GAME.legal_actions(state, 0)
    assert GAME.legal_actions(again, 0) == answers
    assert len(answers) > 1
    for action in answers:
        assert GAME.apply(again, 0, action) == GAME.apply(state, 0, action)
    text = json.loads(GAME.dump(state))["state"]["pending"]
    assert text
    for seat in (None, 0, 1):
        assert GAME.view(again, seat) == GAME.view(state, seat)


# Uxmal 5, then the wanderer's tomb and a builder's tomb by Tikal 4, an advance with a bonus inside
DEEP = [
    "pick uxmal 5 5",
    "act tikal 4",
    "build A2-09 +",
    "pay w1s1g1",
    "act tikal 3",
    "advance agriculture",
    "pay w1",
    "up chaac",
    "advance theology",
    "pay s3",
    "build A1-12",
    "up kukulkan",
    "build A2-08 +",
    "swap wood corn",
    "swap corn stone",
    "decline",
    "pick chichen 6 6",
    "take gold",
    "pay g1",
    "up quetzalcoatl",
]


def deep():
    p0 = {**WISE, "corn": 12, "technologies": [3, 0, 3, 2]}
    return table("uxmal 5:0; chichen 6:0", row=["A2-09", "A1-12", "A2-08"], p0={**p0, "stone": 12})


def test_the_deepest_turn_is_one_draft_with_undo_at_every_step_1_4():
    draft = turns.begin(deep(), 0)
    passed = [draft.state]
    for text in DEEP:
        draft = turns.add(GAME, draft, GAME.parse_action(order(text)))
        assert not draft.must_commit
        passed.append(draft.state)
    assert (draft.state.pending, len(draft.state.players[0].buildings)) == ((), 3)
    done = draft
    for earlier in reversed(passed[:-1]):
        draft = turns.undo(GAME, draft)
        assert draft.state == earlier
    assert turns.undo(GAME, draft) == draft
    ended = turns.add(GAME, done, GAME.parse_action(order("end")))
    assert ended.ends
    assert turns.replay(GAME, deep(), 0, ended.actions) == ended


def test_the_deepest_turn_goes_on_after_a_stop_at_every_step_15_4():
    straight = state = deep()
    for text in DEEP:
        state = after(GAME.parse_state(GAME.dump(state)), text)
        straight = after(straight, text)
        assert state == straight
    assert state.players[0].buildings == ("A2-09", "A1-12", "A2-08")
    assert points(state) == 2 + 2 + 2 + 6 + 8
    assert goods(state)[4] == 1


@pytest.mark.parametrize(("seats", "technologies"), GAMES)
def test_any_state_of_a_game_is_read_as_it_was_written_1_4(seats, technologies):
    for before, _, _, _ in walk(seats, technologies, "0")[::5]:
        assert GAME.parse_state(GAME.dump(before)) == before


@pytest.mark.parametrize(("seats", "technologies"), GAMES)
def test_every_turn_of_a_game_is_a_draft_that_can_be_played_again_1_4(seats, technologies):
    draft = None
    for before, seat, action, step in walk(seats, technologies, "1"):
        if before.phase != "turn":
            continue
        draft = turns.add(GAME, draft or turns.begin(before, seat), action)
        assert draft.state == step.state
        assert draft.floor in (0, len(draft.actions))
        assert draft.floor == 0 or draft.ends
        if draft.ends:
            assert turns.replay(GAME, draft.base, seat, draft.actions) == draft
            draft = None


@pytest.mark.parametrize(("seats", "technologies"), GAMES)
def test_there_is_always_more_than_one_answer_to_what_is_asked_a4(seats, technologies):
    for seed in "0123":
        for state, seat, _, _ in walk(seats, technologies, seed):
            if state.pending:
                legal_now = GAME.legal_actions(state, seat)
                assert len(legal_now) > 1
                assert len(set(map(str, legal_now))) == len(legal_now)
                assert GAME.to_act(state) == {seat} == {frame.seat for frame in state.pending}


# --- the secret choice -----------------------------------------------------------------------------------------


def choice(first, second):
    return GAME.parse_action(order(f"choose {first} {second}"))


def test_each_seat_has_a_draft_of_its_own_of_the_secret_choice_2_8_and_a25():
    base = opened(3)
    mine = turns.add(GAME, turns.begin(base, 0), choice("W-01", "W-02"))
    theirs = turns.add(GAME, turns.begin(base, 2), choice("W-10", "W-09"))
    assert mine.ends
    assert not mine.floor
    assert turns.undo(GAME, mine).state == base
    # a draft begun before another seat has chosen is played again on what came of it
    committed = turns.replay(GAME, theirs.state, 0, mine.actions).state
    other = turns.replay(GAME, mine.state, 2, theirs.actions).state
    assert committed.players == other.players
    assert GAME.to_act(committed) == {1}


def test_the_order_of_secret_choices_does_not_matter_a25():
    chosen = {0: ("W-01", "W-02"), 1: ("W-08", "W-05"), 2: ("W-11", "W-09")}
    ends = []
    for seats in ((0, 1, 2), (2, 1, 0), (1, 2, 0)):
        state = opened(3, deal(3, first_seat=1))
        for seat in seats:
            assert seat in GAME.to_act(state)
            step = GAME.apply(state, seat, choice(*chosen[seat]))
            state = step.state
        assert (state.phase, GAME.to_act(state)) == ("turn", {1})
        assert step.reveals == {0, 1, 2}
        ends.append(GAME.dump(state))
    assert len(set(ends)) == 1


def test_what_was_chosen_lies_open_when_all_have_chosen_2_8():
    state = opened(3)
    for seat, pair in enumerate((("W-01", "W-02"), ("W-08", "W-05"), ("W-11", "W-09"))):
        before = GAME.view(state, None)
        assert [player.wealth for player in before.players] == [()] * 3
        assert [player.chosen for player in before.players] == [one < seat for one in range(3)]
        state = GAME.apply(state, seat, choice(*pair)).state
    for viewer in (None, 0, 1, 2):
        shown = [set(player.wealth) for player in GAME.view(state, viewer).players]
        assert shown == [{"W-01", "W-02"}, {"W-08", "W-05"}, {"W-11", "W-09"}]
        assert GAME.view(state, viewer).dealt == ()


def test_phases_say_who_is_to_act_15_3():
    assert GAME.to_act(opened(4)) == {0, 1, 2, 3}
    assert GAME.to_act(table(seat=2, starting_player=2)) == {2}
    assert GAME.to_act(table(phase="advance_choice", seat=1)) == {1}
    assert GAME.to_act(table(phase="finished")) == frozenset()
    for state in (opened(4), table(phase="finished"), table()):
        waiting = set(range(4)) - GAME.to_act(state)
        assert all(GAME.legal_actions(state, seat) == () for seat in waiting)
    assert legal(table(phase="advance_choice", seat=1)) == [{"kind": "set_days", "days": n} for n in (1, 2)]
