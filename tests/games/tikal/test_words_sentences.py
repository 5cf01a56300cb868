"""What Tikal says of refusals, in drafts and in the log."""

import inspect
from typing import Any

import pytest

from engine.core.errors import GameFinished, Illegal, Malformed, NotYourTurn, Refusal
from engine.core.game import Caution
from engine.games.tikal import refusals
from engine.games.tikal.events import GameEnded, ScoringStarted, TileDrawn
from engine.games.tikal.moves.bid import AuctionWon, BidPassed
from engine.games.tikal.moves.end_turn import EndTurn, TurnEnded
from engine.games.tikal.moves.enter import Enter
from engine.games.tikal.moves.guard import Guard, GuardSet
from engine.games.tikal.moves.move import Move, Moved
from engine.games.tikal.moves.place_tile import PlaceTile
from engine.games.tikal.moves.recover import Recovered
from engine.games.tikal.rules import GAME
from engine.games.tikal.state import TikalState
from engine.games.tikal.words import WORDS
from tests.games.tikal.position import position
from tests.games.tikal.said import NAMES, some_states, sound

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


@pytest.fixture(scope="module")
def states() -> list[TikalState]:
    return some_states()


@pytest.mark.parametrize("code", CODES)
@pytest.mark.parametrize("lang", WORDS.languages)
def test_every_code_of_section_12_has_words_of_its_own_even_without_facts(code: str, lang: str) -> None:
    text = sound(WORDS.refusal(lang, NAMES, Refusal(code)))
    assert text != WORDS.refusal(lang, NAMES, Refusal("something_else"))
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
@pytest.mark.parametrize("lang", WORDS.languages)
def test_every_refusal_of_the_rules_is_told_with_its_facts(maker: Any, lang: str) -> None:
    arguments = [_sample(one.annotation) for one in inspect.signature(maker).parameters.values()]
    refusal: Refusal = maker(*arguments)
    assert refusal.code in CODES
    sound(WORDS.refusal(lang, NAMES, refusal))
    sound(WORDS.refusal(lang, (), refusal))
    nothing = Illegal(refusal.code, **dict.fromkeys(refusal.facts))
    assert WORDS.refusal(lang, NAMES, nothing) == WORDS.refusal(lang, NAMES, Illegal(refusal.code))


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
    sound(WORDS.refusal("en", NAMES, Malformed(kind=None)))


@pytest.mark.parametrize("lang", WORDS.languages)
def test_refusals_met_in_play_are_told_with_names(lang: str) -> None:
    state = position("C4 temple 3: 1w1 0w1", seats=3, points=1)
    for action in (Guard(hex="C4", figure="worker"), Enter(hex="C4", workers=1, leader=False)):
        with pytest.raises(Illegal) as caught:
            GAME.apply(state, 0, action)
        sound(WORDS.refusal(lang, NAMES, caught.value))


def test_cautions_ask_a_question_with_the_facts() -> None:
    assert "3 action points" in WORDS.caution("en", NAMES, Caution("points_left", {"points": 3, "scoring": False}))
    assert "1 action point," in WORDS.caution("en", NAMES, Caution("points_left", {"points": 1}))
    leaves = WORDS.caution("en", NAMES, Caution("leader_leaves", {"hex": "C3", "figure": "worker"}))
    stays = WORDS.caution("en", NAMES, Caution("leader_leaves", {"hex": "C3", "figure": "leader"}))
    assert "leave the game" in leaves
    assert "stand guard" in stays
    for lang in WORDS.languages:
        for code in ("points_left", "leader_leaves", "unheard_of"):
            assert sound(WORDS.caution(lang, NAMES, Caution(code, {}))).endswith("?")


def test_every_action_kind_has_a_phrase_for_a_draft(states: list[TikalState]) -> None:
    kinds = set()
    for state in states:
        for seat in GAME.to_act(state):
            for action in {action.kind: action for action in GAME.legal_actions(state, seat)}.values():
                for lang in WORDS.languages:
                    sound(WORDS.action(lang, NAMES, action))
                kinds.add(action.kind)
    assert kinds == set(GAME.meta.kinds)
    move = Move(origin="B2", target="C3", workers=2, leader=False)
    assert WORDS.action("en", NAMES, move) == "Two workers B2 to C3"
    assert WORDS.action("en", NAMES, PlaceTile(hex="D4", rotation=2)) == "Tile to D4, turned twice"
    assert WORDS.action("en", NAMES, PlaceTile(hex="D4", rotation=0)) == "Tile to D4"
    assert (
        WORDS.action("en", NAMES, Enter(hex="A5", workers=1, leader=True))
        == "Bring one worker and the leader in at A5"
    )
    assert WORDS.action("en", NAMES, EndTurn()) == "End turn"


@pytest.mark.parametrize("lang", WORDS.languages)
def test_every_event_of_whole_games_is_a_sentence_or_left_out(lang: str) -> None:
    silent, told = set(), set()
    for seats, options in ((4, {}), (3, {"auction": True})):
        step = GAME.start(GAME.parse_options(options), seats, "log", 0)
        while True:
            for event in step.events:
                text = WORDS.event(lang, NAMES, event)
                if text is None:
                    silent.add(event.kind)
                else:
                    told.add(event.kind)
                    assert sound(text).endswith(".")
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
