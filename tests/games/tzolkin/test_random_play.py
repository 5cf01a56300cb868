"""What holds after every step of any game: nothing is lost, somebody can always act, and games end.

A few games run in the suite. `SACBE_RANDOM_GAMES=1000` in the environment and `pytest -k nothing_is_lost` on this
file play so many of each number of players and each table of technologies.
"""

import os
from collections import Counter

import pytest

from engine.core import turn as turns
from engine.core.errors import GameFinished, NotYourTurn, Refusal
from engine.core.rng import Chance, Rng
from engine.games.tzolkin.data import DATA
from engine.games.tzolkin.moves.end_turn import EndTurn
from engine.games.tzolkin.names import BLOCKS, DUMMY, GEARS, PLACES, TECHNOLOGIES, TEMPLES
from engine.games.tzolkin.rules import GAME
from engine.games.tzolkin.state import TzolkinOptions

COUNT = int(os.environ.get("SACBE_RANDOM_GAMES", "3"))
TABLES = ("rules_text", "printed_board")
GOODS = ("corn", *BLOCKS, "skull")
LONGEST = 3000


def choose(rng, legal):
    """A kind first, so that rare kinds come up; turns are long, begging is rare, workers ride a while."""
    kinds = sorted({action.kind for action in legal})
    for rare, often in (("end_turn", 3), ("beg", 6), ("decline", 3), ("pick_up", 3)):
        if rare in kinds and len(kinds) > 1 and rng.below(often):
            kinds.remove(rare)
    kind = rng.choice(kinds)
    some = [action for action in legal if action.kind == kind]
    if kind == "pick_up" and rng.below(8):
        some = [action for action in some if action.action] or some
    if kind == "pick_up" and rng.below(3):
        highest = max(action.action for action in some)
        some = [action for action in some if action.action == highest]
    return rng.choice(some)


def endowed(state, rng):
    """The opening with goods, technologies and temple steps for everybody, so that dear things are seen as well."""
    players = tuple(
        player.model_copy(
            update={
                **{block: 4 + rng.below(12) for block in BLOCKS},
                "corn": 10 + rng.below(30),
                "workers": 3 + rng.below(3),
                "technologies": tuple(rng.below(4) for _ in TECHNOLOGIES),
                "temples": tuple(rng.below(DATA.temple[temple].top + 1) - 1 for temple in TEMPLES),
            }
        )
        for player in state.players
    )
    return state.model_copy(update={"players": players})


def play(seats, table, seed, rich=False):
    """Every (state before, seat, legal actions, action, step) of a game played at random by seed."""
    rng = Rng(Chance(seed=f"{seed}/choices"))
    state = GAME.start(TzolkinOptions(technologies=table), seats, seed).state
    if rich:
        state = endowed(state, rng)
    steps = 0
    while acting := GAME.to_act(state):
        seat = rng.choice(sorted(acting))
        legal = GAME.legal_actions(state, seat)
        assert legal, "a seat that is asked can answer"
        action = choose(rng, legal)
        step = GAME.apply(state, seat, action)
        yield state, seat, legal, action, step
        state = step.state
        steps += 1
        assert steps < LONGEST, "the game does not end"


def check_pieces(state, burned):
    """Conservation of skulls, tiles and workers, and the bounds of everything that is counted."""
    players, seats = state.players, state.seats
    assert state.skulls >= 0
    placed = sum(owner is not None for owner in state.chichen)
    assert state.skulls + placed + sum(player.skull for player in players) == 13
    assert sum(field.corn for field in state.jungle) + sum(player.corn_tiles for player in players) == 4 * seats
    wood = sum(field.wood for field in state.jungle) + sum(player.wood_tiles for player in players)
    assert wood + burned == 3 * seats
    assert all(0 <= field.wood <= field.corn <= seats for field in state.jungle)
    dummies = {2: 12, 3: 6, 4: 0}[seats]
    assert sum(cells.count(DUMMY) for cells in state.gears) == dummies
    for gear, cells in zip(GEARS, state.gears, strict=True):
        assert len(cells) == DATA.gear[gear].positions
        assert all(cell in (None, DUMMY) for cell in cells[DATA.gear[gear].last + 1 :])
    for seat, player in enumerate(players):
        out = sum(cells.count(seat) for cells in state.gears) + (state.starting_space == seat)
        assert 3 <= player.workers <= 6
        assert out <= player.workers
        assert min(player.corn, *player.blocks, player.skull) >= 0
        assert all(0 <= level <= 3 for level in player.technologies)
        for temple, step in zip(TEMPLES, player.temples, strict=True):
            assert DATA.temple[temple].bottom <= step <= DATA.temple[temple].top
    for at, temple in enumerate(TEMPLES):
        assert [player.temples[at] for player in players].count(DATA.temple[temple].top) <= 1
    built = [tile for player in players for tile in player.buildings]
    row = [tile for tile in state.row if tile is not None]
    drawn = {*state.deal.age1[: state.drawn1], *state.deal.age2[: state.drawn2]}
    assert len({*built, *row}) == len(built) + len(row)
    assert {*built, *row} <= drawn
    if state.age == 1:
        assert {*built, *row} == drawn
        assert state.drawn2 == 0
    else:
        assert {tile for tile in (*built, *row) if tile.startswith("A2")} == set(state.deal.age2[: state.drawn2])
        assert all(tile.startswith("A2") for tile in row)
    monuments = [tile for player in players for tile in player.monuments]
    monuments += [tile for tile in state.monuments if tile is not None]
    assert sorted(monuments) == sorted(state.deal.monuments)
    assert 0 <= state.food_days_done <= 4
    assert state.tooth <= 28


def told(events, seats):
    """What the events say that each seat gained and lost: goods, and quarter points."""
    change = [Counter() for _ in range(seats)]
    for event in events:
        seat = getattr(event, "seat", None)
        if event.kind == "gained":
            change[seat][event.good] += event.amount
        elif event.kind == "paid":
            change[seat].subtract({block: getattr(event, block) for block in BLOCKS})
        elif event.kind in ("placed", "picked_up", "acted", "building_taken", "fed"):
            change[seat]["corn"] -= event.corn
        elif event.kind == "teeth_collected":
            change[seat]["corn"] += event.corn
        elif event.kind == "begged":
            change[seat]["corn"] += event.corn - event.before
        elif event.kind == "exchanged":
            for good, sign in ((event.give, -1), (event.take, 1)):
                change[seat][good] += sign * (event.corn if good == "corn" else 1)
        elif event.kind == "monument_built":
            tile = DATA.monument[event.monument]
            change[seat].subtract({**dict(zip(BLOCKS, tile.cost, strict=True)), "skull": tile.skulls})
        elif event.kind == "skull_placed":
            change[seat]["skull"] -= 1
        elif event.kind in ("points_gained", "scored"):
            change[seat]["score"] += event.points
    return change


def check_books(before, step):
    """Goods and points change by what the events tell, and by nothing else."""
    for seat, change in enumerate(told(step.events, before.seats)):
        for name in (*GOODS, "score"):
            was, now = getattr(before.players[seat], name), getattr(step.state.players[seat], name)
            assert now - was == change[name], (seat, name, step.events)


@pytest.mark.parametrize("table", TABLES)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_nothing_is_lost_and_every_seat_has_its_turns_1_6_3_1(seats, table):
    for number in range(COUNT):
        turns_taken, burned, rounds, last, episode = Counter(), 0, 1, None, 1
        for at, (before, seat, _, action, step) in enumerate(
            play(seats, table, f"{table}-{number}", rich=bool(number % 2))
        ):
            last = step.state
            assert episode <= last.episode
            episode = last.episode
            burned += sum(event.kind == "harvested" and event.take == "burn" for event in step.events)
            rounds += sum(event.kind == "calendar_advanced" for event in step.events)
            turns_taken[seat] += action.kind == "end_turn"
            check_pieces(last, burned)
            check_books(before, step)
            ends = action.kind in ("choose_wealth", "end_turn", "set_days")
            assert step.ends_turn == ends
            assert ends or not step.reveals, "nothing is revealed within a turn (1.4)"
            others = set(range(-1, seats + 1)) - GAME.to_act(last)
            assert not any(GAME.legal_actions(last, other) for other in others)
            if at % 9 == 0:
                assert GAME.parse_state(GAME.dump(last)) == last
                assert GAME.parse_events(GAME.dump_events(step.events)) == step.events
        assert turns_taken == dict.fromkeys(range(seats), rounds - 1)
        assert 14 <= rounds - 1 <= 27
        assert last.phase == "finished"
        assert (last.food_days_done, last.age) == (4, 2)
        assert last.tooth in (27, 28)
        outcome = GAME.outcome(last)
        assert len(outcome.rounds) == 5
        won = [max(outcome.scores) == score for score in outcome.scores]
        assert outcome.winners
        assert all(won[seat] for seat in outcome.winners)
        with pytest.raises(GameFinished):
            GAME.apply(last, 0, EndTurn())


def candidates(state, rng):
    """Actions of every kind, legal or not: all of the simple kinds, a sample of the others."""
    tiles = [*DATA.building, "A3-01"]
    raw = [{"kind": kind} for kind in ("beg", "end_turn", "decline")]
    raw += [{"kind": "place", "gear": gear} for gear in PLACES]
    raw += [{"kind": "harvest", "take": take} for take in ("corn", "wood", "burn")]
    raw += [{"kind": kind, "temple": temple} for kind in ("step_down", "step_up") for temple in TEMPLES]
    raw += [{"kind": "advance", "technology": technology} for technology in TECHNOLOGIES]
    raw += [{"kind": "take_block", "block": block} for block in BLOCKS]
    raw += [{"kind": "exchange", "give": give, "take": take} for give in GOODS[:4] for take in GOODS[:4]]
    raw += [{"kind": "set_days", "days": days} for days in (1, 2)]
    raw += [{"kind": "build", "building": tile, "architecture": bool(rng.below(2))} for tile in tiles]
    raw += [{"kind": "monument", "monument": tile} for tile in (*DATA.monument, "")]
    raw += [
        {"kind": "pick_up", "gear": gear, "space": space, "action": rng.below(10)}
        for gear in GEARS
        for space in range(11)
    ]
    raw += [{"kind": "act", "gear": gear, "action": action} for gear in GEARS for action in range(1, 10)]
    raw += [{"kind": "pay", **{block: rng.below(3) for block in BLOCKS}} for _ in range(12)]
    wealth = [tile for hand in state.deal.wealth for tile in hand]
    raw += [{"kind": "choose_wealth", "first": rng.choice(wealth), "second": rng.choice(wealth)} for _ in range(12)]
    return [GAME.parse_action(one) for one in raw]


@pytest.mark.parametrize(("seats", "table"), [(2, "rules_text"), (3, "printed_board"), (4, "rules_text")])
def test_listed_actions_apply_and_all_others_are_refused(seats, table):
    rng = Rng(Chance(seed="candidates"))
    applied = refused = 0
    for at, (state, seat, legal, _, _) in enumerate(play(seats, table, f"listed-{table}", rich=True)):
        if at > 2 * seats and at % 11:
            continue
        saved = GAME.dump(state)
        listed = set(map(repr, legal))
        assert len(listed) == len(legal)
        for action in (*rng.shuffle(legal)[:25], *candidates(state, rng)):
            assert GAME.parse_action(GAME.dump_action(action)) == action
            if repr(GAME.listed(state, seat, action)) in listed:
                GAME.apply(state, seat, action)
                applied += 1
            else:
                with pytest.raises(Refusal) as refusal:
                    GAME.apply(state, seat, action)
                assert refusal.value.code not in ("invalid_action", "game_over", "not_your_turn")
                refused += 1
        for other in {-1, *range(seats), seats} - GAME.to_act(state):
            with pytest.raises(NotYourTurn):
                GAME.apply(state, other, legal[0])
        assert GAME.dump(state) == saved
    assert applied > 150
    assert refused > 2000


@pytest.mark.parametrize("table", TABLES)
def test_a_whole_turn_can_be_taken_back_step_by_step_1_4(table):
    """Every draft undone from its last step to its first gives the drafts before it, down to the table as it was."""
    undone, draft = 0, None
    for number, (state, seat, _, action, _) in enumerate(play(3, table, f"undo-{table}", rich=True)):
        if state.phase != "turn":
            draft = None
            continue
        if draft is None or draft.ends or draft.seat != seat:
            draft = turns.begin(state, seat)
        draft = turns.add(GAME, draft, action)
        if not draft.ends and number % 3 == 0:
            back = draft
            while back.actions:
                shorter = turns.undo(GAME, back)
                assert len(shorter.actions) == len(back.actions) - 1
                back = shorter
                undone += 1
            assert back.state == draft.base
            assert turns.replay(GAME, draft.base, seat, draft.actions) == draft
    assert undone > 50


@pytest.mark.parametrize("table", TABLES)
def test_what_a_seat_cannot_know_can_be_dealt_again_without_a_trace_1_5(table):
    rng = Rng(Chance(seed="again"))
    changed = 0
    burned = 0
    for at, (_, _, _, _, step) in enumerate(play(3, table, f"redeal-{table}")):
        burned += sum(event.kind == "harvested" and event.take == "burn" for event in step.events)
        if at > 6 and at % 20:
            continue
        for seat in (None, 0, 1, 2):
            again = GAME.redeal(step.state, seat, rng)
            check_pieces(again, burned)
            assert GAME.view(again, seat) == GAME.view(step.state, seat)
            assert GAME.to_act(again) == GAME.to_act(step.state)
            assert GAME.parse_state(GAME.dump(again)) == again
            GAME.begin(again.options, again.seats, again.deal, again.chance)
            changed += again.deal != step.state.deal
    assert changed > 20


def test_a_choice_of_wealth_stays_secret_until_all_have_chosen_2_8():
    state = GAME.start(TzolkinOptions(), 3, "secret").state
    for seat in (2, 0):
        step = GAME.apply(state, seat, GAME.legal_actions(state, seat)[1])
        public = [event for event in step.events if event.audience is None]
        assert [event.kind for event in public] == ["wealth_chosen"]
        state = step.state
        chosen = state.players[seat].chosen
        for viewer in {None, 0, 1, 2} - {seat}:
            seen = GAME.view(state, viewer)
            assert seen.players[seat].chosen
            assert seen.players[seat].wealth == ()
            assert not any(tile in seen.model_dump_json() for tile in chosen if tile not in state.deal.dummies)
        assert GAME.view(state, seat).players[seat].wealth == chosen
    step = GAME.apply(state, 1, GAME.legal_actions(state, 1)[0])
    assert step.reveals == {0, 1, 2}
    assert all(len(player.wealth) == 2 for player in GAME.view(step.state, None).players)


@pytest.mark.parametrize("table", TABLES)
def test_an_idle_turn_is_legal_and_ends_the_turn(table):
    ended = 0
    for at, (state, seat, _, _, _) in enumerate(play(4, table, f"idle-{table}")):
        if at % 10:
            continue
        if state.phase == "turn":
            assert GAME.idle_turn(state, (seat + 1) % 4) == ()
        actions = GAME.idle_turn(state, seat)
        for number, action in enumerate(actions, start=1):
            assert action in GAME.legal_actions(state, seat)
            step = GAME.apply(state, seat, action)
            assert step.ends_turn == (number == len(actions))
            state = step.state
        ended += 1
    assert ended > 10
