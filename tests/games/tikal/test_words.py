"""What Tikal says: menus, log, refusals, heads, text board, alt text and help."""

import inspect
from collections.abc import Iterator
from typing import Any

import pytest

from engine.core.errors import GameFinished, Illegal, Malformed, NotYourTurn, Refusal
from engine.core.game import Caution
from engine.core.model import Action
from engine.core.rng import Rng, play_chance
from engine.games.tikal import refusals
from engine.games.tikal.actions import ACTION_TYPES
from engine.games.tikal.data import components
from engine.games.tikal.events import GameEnded, ScoringStarted, TileDrawn
from engine.games.tikal.moves.bid import AuctionWon, BidPassed
from engine.games.tikal.moves.end_turn import EndTurn, TurnEnded
from engine.games.tikal.moves.enter import Enter
from engine.games.tikal.moves.guard import Guard, GuardSet
from engine.games.tikal.moves.move import Move, Moved
from engine.games.tikal.moves.place_tile import PlaceTile
from engine.games.tikal.moves.recover import Recovered
from engine.games.tikal.prose.catalogue import CATALOGUES, Catalogue
from engine.games.tikal.prose.menus import COSTS
from engine.games.tikal.rules import GAME
from engine.games.tikal.state import TikalState
from engine.games.tikal.words import WORDS
from tests.games.tikal.position import position

NAMES = ("Ana", "Ben", "Cat", "Dov")
LONG = tuple(letter * 32 for letter in "WMQG")

# Rules 12.9 to 12.11, in their order.
CODES = [
    "invalid_action",
    "game_over",
    "not_your_turn",
    "unknown_hex",
    "not_enough_action_points",
    "occupied",
    "not_adjacent",
    "not_reachable",
    "volcano_seals",
    "not_your_camp",
    "none_in_supply",
    "same_hex",
    "unexplored",
    "volcano",
    "no_such_member",
    "no_path",
    "not_a_temple",
    "guarded",
    "max_level",
    "no_temple_tile",
    "limit_two",
    "no_member",
    "need_second_member",
    "no_treasure",
    "unknown_seat",
    "self",
    "same_kind",
    "not_a_single_yours",
    "not_a_single_theirs",
    "camp_not_allowed_here",
    "camp_exists",
    "no_camps_left",
    "no_majority",
    "no_guards_left",
    "bid_not_higher",
    "bid_above_score",
    "tile_not_on_offer",
    "auction_running",
    "tile_not_picked",
    "no_auction",
    "no_tile_to_pick",
    "tile_not_placed",
    "no_tile_to_place",
]


def _sound(text: str) -> str:
    """The text, which must be a whole sentence without a hole."""
    assert text
    assert text[0] == text[0].upper()
    for hole in ("None", "{", "}", "  ", "()", "[", "True", "False"):
        assert hole not in text, text
    return text


def _states(seats: int, seed: str, every: int, **options: bool) -> Iterator[TikalState]:
    """States of a game in which every move is picked by chance, tiles and turns more often than walks."""
    rng = Rng(play_chance(seed))
    state = GAME.start(GAME.parse_options(options), seats, seed, 0).state
    number = 0
    while GAME.to_act(state):
        seat = min(GAME.to_act(state))
        if number % every == 0:
            yield state
        number += 1
        legal = GAME.legal_actions(state, seat)
        kind = rng.choice(tuple(dict.fromkeys(action.kind for action in legal)))
        state = GAME.apply(state, seat, rng.choice([action for action in legal if action.kind == kind])).state
    yield state


@pytest.fixture(scope="module")
def states() -> list[TikalState]:
    return [
        *_states(4, "four", 9),
        *_states(2, "two", 9),
        *_states(4, "bids", 7, auction=True),
        *_states(3, "three", 9, volcano_may_seal=False),
    ]


# --- refusals ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("code", CODES)
def test_every_code_of_section_12_has_words_of_its_own_even_without_facts(code: str) -> None:
    text = _sound(WORDS.refusal("en", NAMES, Refusal(code)))
    assert text != WORDS.refusal("en", NAMES, Refusal("something_else"))
    assert len(text) <= 300
    assert text.count(". ") <= 2


def _sample(annotation: Any) -> Any:
    text = str(annotation)
    if "tuple[int, bool]" in text:
        return (2, True)
    if "tuple[str" in text:
        return ("B-1", "B-2")
    if "tuple[" in text:
        return (1, 2)
    if annotation is bool:
        return True
    return "C3" if "str" in text else 1


MAKERS = [
    maker for _, maker in inspect.getmembers(refusals, inspect.isfunction) if maker.__module__ == refusals.__name__
]


@pytest.mark.parametrize("maker", MAKERS, ids=lambda maker: maker.__name__)
def test_every_refusal_of_the_rules_is_told_with_its_facts(maker: Any) -> None:
    arguments = [_sample(one.annotation) for one in inspect.signature(maker).parameters.values()]
    refusal: Refusal = maker(*arguments)
    assert refusal.code in CODES
    _sound(WORDS.refusal("en", NAMES, refusal))
    _sound(WORDS.refusal("en", (), refusal))
    nothing = Illegal(refusal.code, **dict.fromkeys(refusal.facts))
    assert WORDS.refusal("en", NAMES, nothing) == WORDS.refusal("en", NAMES, Illegal(refusal.code))


def test_a_refusal_says_what_it_costs_what_is_left_and_who_stands_in_the_way() -> None:
    told = WORDS.refusal("en", NAMES, refusals.not_enough_action_points(6, 1))
    assert "costs 6 action points, but only 1 is left" in told
    assert "Ben guards the temple on C3" in WORDS.refusal("en", NAMES, refusals.guarded("C3", 1))
    assert "It is not your turn: Ben is to act" in WORDS.refusal("en", NAMES, NotYourTurn(0, (1,)))
    told = WORDS.refusal("en", NAMES, refusals.no_majority("C3", 2, 4, (1, 3)))
    assert "your strength is 2 and that of Ben and Dov is 4" in told
    assert "one worker" in WORDS.refusal("en", NAMES, refusals.no_such_member("C3", (2, False), (1, False)))
    assert "nobody" in WORDS.refusal("en", NAMES, refusals.no_such_member("C3", (2, False), (0, False)))
    assert "without the auction" in WORDS.refusal("en", NAMES, refusals.no_auction(False))
    assert "without the auction" not in WORDS.refusal("en", NAMES, refusals.no_auction(True))
    assert "over" in WORDS.refusal("en", NAMES, GameFinished())
    _sound(WORDS.refusal("en", NAMES, Malformed(kind=None)))


def test_refusals_met_in_play_are_told_with_names() -> None:
    state = position("C4 temple 3: 1w1 0w1", seats=3, points=1)
    for action in (Guard(hex="C4", figure="worker"), Enter(hex="C4", workers=1, leader=False)):
        with pytest.raises(Illegal) as caught:
            GAME.apply(state, 0, action)
        _sound(WORDS.refusal("en", NAMES, caught.value))


def test_cautions_ask_a_question_with_the_facts() -> None:
    assert "3 action points" in WORDS.caution("en", NAMES, Caution("points_left", {"points": 3, "scoring": False}))
    assert "1 action point," in WORDS.caution("en", NAMES, Caution("points_left", {"points": 1}))
    leaves = WORDS.caution("en", NAMES, Caution("leader_leaves", {"hex": "C3", "figure": "worker"}))
    stays = WORDS.caution("en", NAMES, Caution("leader_leaves", {"hex": "C3", "figure": "leader"}))
    assert "leave the game" in leaves
    assert "stand guard" in stays
    for code in ("points_left", "leader_leaves", "unheard_of"):
        assert _sound(WORDS.caution("en", NAMES, Caution(code, {}))).endswith("?")


# --- menus ---------------------------------------------------------------------------------------------------


def _menus(state: TikalState) -> Iterator[tuple[str, str, list[tuple[Any, list[Action]]]]]:
    """Every menu on the way to the first and the last action of each kind: kind, field, entries."""
    seat = min(GAME.to_act(state))
    legal = GAME.legal_actions(state, seat)
    for kind in dict.fromkeys(action.kind for action in legal):
        own: list[Action] = [action for action in legal if action.kind == kind]
        for goal in {id(own[0]): own[0], id(own[-1]): own[-1]}.values():
            rest = own
            for field in [name for name in type(goal).model_fields if name != "kind"]:
                values = dict.fromkeys(getattr(action, field) for action in rest)
                entries = [(value, [a for a in rest if getattr(a, field) == value]) for value in values]
                yield kind, field, entries
                rest = dict(entries)[getattr(goal, field)]


def test_labels_are_unique_within_a_menu_and_short_enough(states: list[TikalState]) -> None:
    seen = set()
    for state in states:
        if not GAME.to_act(state):
            continue
        view = GAME.view(state, None)
        for names in (NAMES, ("Same",) * 4):
            for kind, field, entries in _menus(state):
                seen.add((kind, field))
                choices = [WORDS.choice("en", view, names, field, value, actions) for value, actions in entries]
                labels = [choice.label for choice in choices]
                assert len(set(labels)) == len(labels), labels
                for choice in choices:
                    assert len(choice.label) <= 100
                    assert len(choice.detail) <= 100
                    _sound(choice.label)
                    assert "None" not in choice.detail
    for actions in ACTION_TYPES:
        for field in actions.model_fields:
            if field != "kind":
                assert (actions.model_fields["kind"].default, field) in seen


def test_a_hex_names_what_is_there_and_what_it_costs() -> None:
    state = position("C4 temple 4: 0w2", points=5)
    view = GAME.view(state, 0)
    moves = [action for action in GAME.legal_actions(state, 0) if action.kind == "uncover"]
    choice = WORDS.choice("en", view, NAMES, "hex", "C4", moves)
    assert choice.label == "C4 · temple 4"
    assert choice.detail == "to 5; costs 2, 3 left"
    entry = Enter(hex="A5", workers=2, leader=True)
    assert WORDS.choice("en", view, NAMES, "hex", "A5", [entry]).detail == "costs 3, 2 left"
    several = [Enter(hex="A5", workers=count, leader=False) for count in (1, 2, 3)]
    assert WORDS.choice("en", view, NAMES, "hex", "A5", several).detail == "costs 1 to 3, you have 5"


def test_what_a_menu_says_a_move_costs_is_what_it_costs(states: list[TikalState]) -> None:
    checked = 0
    for state in states[::5]:
        for seat in GAME.to_act(state):
            for action in GAME.legal_actions(state, seat)[::7]:
                said = WORDS.choice("en", GAME.view(state, seat), NAMES, "leader", False, [action]).detail
                left = GAME.apply(state, seat, action).state.points
                if action.kind in ("enter", "move", "uncover", "recover", "exchange", "camp", "guard"):
                    assert said == f"costs {state.points - left}, {left} left"
                    checked += 1
    assert checked > 100


def test_prices_in_menus_are_those_of_the_components() -> None:
    costs = components("tikal").costs
    assert {kind: getattr(costs, kind) for kind in COSTS} == COSTS
    assert (costs.enter, costs.stone, costs.secret_path) == (1, 1, 1)


def test_a_rotation_tells_the_paths_that_it_makes() -> None:
    state = position(phase="place_tile", tile="A-1")  # stones 0 0 0 2 1 0
    view = GAME.view(state, 0)
    labels = [
        WORDS.choice("en", view, NAMES, "rotation", turn, [PlaceTile(hex="A3", rotation=turn)]).label
        for turn in range(6)
    ]
    # A4 has a stone on its northern side, so A3 has a path there however it is turned; B3 is unexplored.
    assert labels[0] == "Not turned · paths to A4 (3)"
    assert labels[1] == "Turned 1× · paths to A4 (1)"
    assert labels[5] == "Turned 5× · paths to A4 (2)"
    assert len(set(labels)) == 6
    detail = WORDS.choice("en", view, NAMES, "rotation", 1, [PlaceTile(hex="A3", rotation=1)]).detail
    assert detail == "stones: 2 south-west, 1 north-west"


def test_two_players_of_one_name_are_told_apart() -> None:
    view = GAME.view(position(seats=3), 0)
    exchange = GAME.parse_action({"kind": "exchange", "give": "urn", "seat": 1, "take": "plate"})
    labels = {WORDS.choice("en", view, ("X", "Eva", "Eva"), "seat", seat, [exchange]).label for seat in (1, 2)}
    assert labels == {"Eva (player 2)", "Eva (player 3)"}


def test_a_tile_on_offer_is_told_with_its_kind_and_id() -> None:
    state = position(phase="pick", offer=("C-1", "A-4", "A-6"), seats=3)
    view = GAME.view(state, 0)
    labels = [WORDS.choice("en", view, NAMES, "tile", a.tile, [a]).label for a in GAME.legal_actions(state, 0)]
    assert labels == ["Temple 3 (C-1)", "Dig site with 4 treasures (A-4)", "Jungle (A-6)"]


def test_buttons_and_questions_are_short_and_all_different() -> None:
    labels = [WORDS.kind("en", kind) for kind in GAME.meta.kinds]
    assert len(set(labels)) == len(labels)
    assert all(0 < len(label) <= 38 for label in labels)
    for actions in ACTION_TYPES:
        kind = actions.model_fields["kind"].default
        for field in actions.model_fields:
            if field != "kind":
                question = WORDS.question("en", kind, field)
                assert question.endswith("?")
                assert len(question) <= 100
                assert question != WORDS.question("en", "unknown", "unknown")


def test_every_option_has_a_label_and_words_for_its_values() -> None:
    for name, field in GAME.options_type.model_fields.items():
        choice = WORDS.option("en", name)
        assert choice.label != name
        assert choice.detail
        _sound(choice.label)
        assert WORDS.option_value("en", name, field.default)
    assert WORDS.option_value("en", "auction", True) == "on"
    assert WORDS.option_value("en", "tile_set", "other") == "other"


# --- sentences -----------------------------------------------------------------------------------------------


def test_every_action_kind_has_a_phrase_for_a_draft(states: list[TikalState]) -> None:
    kinds = set()
    for state in states:
        for seat in GAME.to_act(state):
            for action in {action.kind: action for action in GAME.legal_actions(state, seat)}.values():
                _sound(WORDS.action("en", NAMES, action))
                kinds.add(action.kind)
    assert kinds == set(GAME.meta.kinds)
    move = Move(origin="B2", target="C3", workers=2, leader=False)
    assert WORDS.action("en", NAMES, move) == "Two workers B2 to C3"
    assert WORDS.action("en", NAMES, PlaceTile(hex="D4", rotation=2)) == "Tile to D4, turned twice"
    assert WORDS.action("en", NAMES, PlaceTile(hex="D4", rotation=0)) == "Tile to D4"
    assert WORDS.action("en", NAMES, Enter(hex="A5", workers=1, leader=True)) == "One worker and the leader in at A5"
    assert WORDS.action("en", NAMES, EndTurn()) == "End turn"


def test_every_event_of_whole_games_is_a_sentence_or_left_out() -> None:
    silent, told = set(), set()
    for seats, options in ((4, {}), (3, {"auction": True})):
        step = GAME.start(GAME.parse_options(options), seats, "log", 0)
        while True:
            for event in step.events:
                text = WORDS.event("en", NAMES, event)
                if text is None:
                    silent.add(event.kind)
                else:
                    told.add(event.kind)
                    assert _sound(text).endswith(".")
            if not GAME.to_act(step.state):
                break
            seat = min(GAME.to_act(step.state))
            step = GAME.apply(step.state, seat, GAME.suggest(GAME.view(step.state, seat), seat)[0])
    assert silent <= {"turn_ended"}
    assert {"moved", "scored", "tile_drawn", "bid_made", "bid_passed", "auction_won", "game_ended"} <= told


def test_events_name_people_routes_costs_and_plurals() -> None:
    def told(event: Any) -> str | None:
        return WORDS.event("en", NAMES, event)

    moved = Moved(seat=0, route=("A5", "B4", "C4"), workers=2, leader=True, cost=9)
    assert told(moved) == "Ana moves two workers and the leader A5 – B4 – C4 (9 AP)."
    assert told(TurnEnded(seat=1, points=0, scoring=False)) is None
    assert told(TurnEnded(seat=1, points=1, scoring=False)) == "Ben ends the turn with 1 action point unused."
    drawn = TileDrawn(seat=2, tile="A-4", hex_kind="treasure", value=0, masks=4)
    assert told(drawn) == "Cat draws: dig site with 4 treasures."
    last = Recovered(seat=0, hex="C3", treasure="urn", left=0, cost=3)
    assert told(last) == "Ana recovers the last treasure on C3: urn (3 AP)."
    alone = GuardSet(seat=0, hex="C3", figure="worker", workers=0, leader=False, cost=5)
    assert told(alone) == "Ana guards C3 with a worker (5 AP)."
    lost = GuardSet(seat=0, hex="C3", figure="leader", workers=1, leader=False, cost=5)
    assert told(lost) == "Ana guards C3 with the leader (5 AP); one worker leaves the game."
    assert told(AuctionWon(seat=3, points=0)) == "Nobody bids; Dov takes the turn for nothing."
    assert told(BidPassed(seat=3, forced=True)) == "Dov has too few points to bid and passes."
    assert "final" in (told(ScoringStarted(round=4, order=(1, 0), final=True)) or "")
    shared = GameEnded(winners=(0, 2), scores=(50, 40, 50))
    assert told(shared) == "The game is over. Ana and Cat share the victory: Ana 50, Ben 40, Cat 50."


# --- the table -----------------------------------------------------------------------------------------------


def test_the_head_says_what_is_asked_and_what_is_left() -> None:
    act = GAME.view(position(points=5), 0)
    assert WORDS.status("en", act, 0) == "5 of 10 action points left ▮▮▮▮▮▯▯▯▯▯"
    assert WORDS.status("en", act, 1) == "It is not your turn"
    place = GAME.view(position(phase="place_tile", tile="C-1"), 0)
    assert WORDS.status("en", place, 0) == "Place your tile: temple 3"
    assert WORDS.headline("en", place, NAMES) == "Tile: temple 3"
    bid = GAME.view(
        position(phase="bid", offer=("A-1", "A-6"), bidders=(0, 1), bidder=1, high=4, high_bidder=0, scores=(9, 17)),
        1,
    )
    assert WORDS.status("en", bid, 1) == "Bid or pass: the high bid is 4, you have 17 points"
    assert WORDS.headline("en", bid, NAMES) == "Auction: Ana bids 4 points · temple 1, jungle"


def test_heads_and_the_text_board_hold_for_everything_a_table_can_be(states: list[TikalState]) -> None:
    phases = set()
    for state in states:
        view = GAME.view(state, None)
        phases.add(view.phase)
        for names in (NAMES, LONG):
            assert "\n" not in _sound(WORDS.headline("en", view, names))
            board = _sound(WORDS.board("en", view, names))
            assert all(0 < len(line) < 600 for line in board.split("\n"))
            for hexagon in view.hexes:
                assert f"\n{hexagon.name}, " in board
        for player in view.players:
            assert "\n" not in _sound(WORDS.status("en", view, player.seat))
    assert phases == {"bid", "pick", "place_tile", "act", "over"}


def test_the_text_board_tells_kind_value_people_control_camps_guards_and_paths() -> None:
    state = position("C4 temple 4: 0w2L 1w1; B4 camp1; C5 temple 5 guard1; C3 treasure heap urn,plate", points=5)
    lines = WORDS.board("en", GAME.view(state, 0), NAMES).split("\n")
    told = {line.split(",")[0]: line for line in lines}
    assert told["C4"].startswith(
        "C4, temple 4: Ana two workers and the leader; Ben one worker; controlled by Ana; paths to C3 (2), "
    )
    assert "camp of Ben" in told["B4"]
    assert "guarded by Ben with a worker" in told["C5"]
    assert told["C3"].startswith("C3, 2 treasures: ")
    assert "paths to A4 (2), B4 (1), B5 (2)" in told["A5"]
    assert lines[0].endswith("Ana is to act: 5 of 10 action points left.")


def test_alt_text_stays_within_a_thousand_characters(states: list[TikalState]) -> None:
    for state in states:
        view = GAME.view(state, None)
        for names in (NAMES, LONG):
            alt = WORDS.alt("en", view, names)
            assert len(_sound(alt)) <= 1000
            for player in view.players:
                assert f"{names[player.seat][:11]}" in alt


def test_alt_text_tells_whose_the_temples_are() -> None:
    state = position("C4 temple 4: 0w2; C5 temple 5 guard1", points=5, scores=(12, 30))
    alt = WORDS.alt("en", GAME.view(state, None), NAMES)
    assert "Scores: Ana 12, Ben 30. Ben leads." in alt
    assert "Ana C4 (4); Ben C5 (5, guarded); without control A4 (1), B5 (1)" in alt


# --- pages and languages -------------------------------------------------------------------------------------


def test_help_has_its_topics_and_fits() -> None:
    pages = WORDS.help("en")
    assert list(pages) == [
        "start",
        "turn",
        "actions",
        "temples",
        "treasures",
        "camps",
        "scoring",
        "auction",
        "picture",
    ]
    assert all(0 < len(page) <= 3000 and " " not in topic for topic, page in pages.items())
    for kind in components("tikal").treasures.kinds:
        assert kind in pages["treasures"]


def test_titles_and_sources_fall_back() -> None:
    assert WORDS.picture_title("en", "board") == "Board"
    assert WORDS.picture_title("en", "summary") == "Final summary"
    assert WORDS.picture_title("en", "anything") == "Picture"
    assert WORDS.source("en", "temples") == "Temples"
    assert WORDS.source("en", "treasures") == "Treasures"


def test_an_unknown_language_is_read_as_english() -> None:
    assert WORDS.kind("xx", "move") == WORDS.kind("en", "move")
    assert WORDS.help("xx") == WORDS.help("en")
    assert "en" in WORDS.languages


def test_every_catalogue_has_every_text_with_the_same_facts() -> None:
    english: Catalogue = CATALOGUES["en"]
    for language in CATALOGUES.values():
        assert set(language.texts) == set(english.texts)
        assert set(language.help) == set(english.help)
