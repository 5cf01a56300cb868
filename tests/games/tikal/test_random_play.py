"""What holds after every step of any game: nothing is lost, somebody can always act, and games end."""

from collections import Counter

import pytest

from engine.core.errors import GameFinished, NotYourTurn, Refusal
from engine.core.rng import Chance, Rng
from engine.games.tikal.actions import ACTIONS
from engine.games.tikal.data import components
from engine.games.tikal.moves.end_turn import EndTurn
from engine.games.tikal.rules import GAME
from engine.games.tikal.state import TikalOptions

DATA = components("tikal")
VARIANTS = {
    "basic": TikalOptions(),
    "no-seal": TikalOptions(volcano_may_seal=False),
    "auction": TikalOptions(auction=True),
    "auction-no-seal": TikalOptions(auction=True, volcano_may_seal=False),
}
BY_HEX = ("uncover", "recover", "camp")


def choose(rng, legal):
    """A kind first, so that rare kinds come up; bids stay low, so that money lasts; turns are not all long."""
    kinds = sorted({action.kind for action in legal})
    if "bid" in kinds:
        return legal[0] if rng.below(2) else legal[-1]
    if "end_turn" in kinds and len(kinds) > 1 and rng.below(8):
        kinds.remove("end_turn")
    kind = rng.choice(kinds)
    return rng.choice([action for action in legal if action.kind == kind])


def play(options, seats, seed):
    """Every (state before, seat, legal actions, action, step) of a game played at random by seed."""
    rng = Rng(Chance(seed=f"{seed}/choices"))
    step = GAME.start(options, seats, seed)
    state = step.state
    while acting := GAME.to_act(state):
        (seat,) = acting
        legal = GAME.legal_actions(state, seat)
        assert legal, "a seat that is asked can answer"
        action = choose(rng, legal)
        step = GAME.apply(state, seat, action)
        yield state, seat, legal, action, step
        state = step.state


def check_pieces(state, started):
    """Rule 1.6, for everything that is counted; `started` is each temple's value when it was explored."""
    for seat, player in enumerate(state.players):
        groups = [group for hex_ in state.hexes for group in hex_.members if group.seat == seat]
        guards = [hex_.guard.figure for hex_ in state.hexes if hex_.guard and hex_.guard.seat == seat]
        assert all(group.workers or group.leader for group in groups)
        workers = player.workers + sum(group.workers for group in groups) + guards.count("worker")
        assert workers + player.removed_workers == 18
        leaders = player.leader + sum(group.leader for group in groups) + guards.count("leader")
        assert leaders + player.removed_leader == 1
        assert player.camps + sum(hex_.camp == seat for hex_ in state.hexes) == 2
        assert player.guards + len(guards) == 2
        assert min(player.workers, player.camps, player.guards, player.score) >= 0
    treasures = Counter(state.deal.treasures[state.treasures_drawn :])
    treasures.update(kind for hex_ in state.hexes for kind in hex_.heap)
    for player in state.players:
        treasures.update(dict(zip(DATA.treasures.kinds, player.treasures, strict=True)))
    assert treasures == DATA.stack
    grown = Counter()
    for hex_ in state.hexes:
        if hex_.kind == "temple":
            grown.update(range(started[hex_.name] + 1, hex_.value + 1))
    for (number, how_many), left in zip(DATA.temple_tiles, state.supply, strict=True):
        assert left >= 0
        assert left + grown[number] == how_many
    tiles = len(state.hexes) - len(DATA.printed) + (state.tile is not None) + (state.aside is not None)
    tiles += len(state.set_aside) + (len(state.auction.tiles) if state.auction else 0)
    assert tiles == state.tiles_drawn
    assert 0 <= state.points <= 10
    assert [hex_.name for hex_ in state.hexes] == sorted({hex_.name for hex_ in state.hexes})


@pytest.mark.parametrize("variant", VARIANTS)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_nothing_is_lost_and_every_seat_has_its_turns_1_6_8_3(variant, seats):
    for number in range(2):
        started = {hex_.hex: hex_.value for hex_ in DATA.printed}
        turns, scorings = Counter(), Counter()
        episode = last = None
        for at, (before, seat, _, _, step) in enumerate(play(VARIANTS[variant], seats, f"{variant}-{number}")):
            assert before.episode <= step.state.episode
            episode = step.state.episode
            last = step.state
            for event in step.events:
                if event.kind == "tile_placed":
                    started[event.hex] = event.value
                if event.kind == "turn_ended":
                    (scorings if event.scoring else turns)[seat] += 1
            check_pieces(last, started)
            others = set(range(-1, seats + 1)) - GAME.to_act(last)
            assert not any(GAME.legal_actions(last, other) for other in others)
            if at % 9 == 0:
                assert GAME.parse_state(GAME.dump(last)) == last
                events = step.events
                assert GAME.parse_events(GAME.dump_events(events)) == events
        assert turns == dict.fromkeys(range(seats), 36 // seats)
        assert scorings == dict.fromkeys(range(seats), 4)
        assert last.phase == "over"
        stretches = 36 + 4 * seats
        if VARIANTS[variant].auction:
            stretches += 36 // seats * (seats - 1)
            # a picked volcano parts its turn in two: the picking, and the turn after the scoring round
            assert stretches <= episode <= stretches + 3
        else:
            assert episode == stretches
        outcome = GAME.outcome(last)
        money = 20 if VARIANTS[variant].auction else 0
        assert len(outcome.rounds) == 4
        if not money:
            assert outcome.scores == tuple(map(sum, zip(*outcome.rounds, strict=True)))
        assert outcome.winners == tuple(s for s in range(seats) if outcome.scores[s] == max(outcome.scores))
        with pytest.raises(GameFinished):
            GAME.apply(last, 0, EndTurn())


def candidates(state, rng):
    """Actions of every kind, legal or not: all of the simple kinds, a sample of the others."""
    names = (*DATA.grid.names, "I1", "a5")
    raw = [{"kind": "end_turn"}, {"kind": "pass_bid"}]
    raw += [{"kind": kind, "hex": name} for kind in BY_HEX for name in names]
    raw += [{"kind": "guard", "hex": name, "figure": figure} for name in names for figure in ("worker", "leader")]
    raw += [{"kind": "place_tile", "hex": name, "rotation": rng.below(6)} for name in names]
    raw += [{"kind": "bid", "points": points} for points in range(1, 24)]
    raw += [{"kind": "pick_tile", "tile": tile.id} for tile in DATA.tiles]
    kinds = (*DATA.treasures.kinds, "crown")
    raw += [
        {"kind": "exchange", "give": rng.choice(kinds), "seat": rng.below(6) - 1, "take": rng.choice(kinds)}
        for _ in range(60)
    ]
    stood = [hex_.name for hex_ in state.hexes if hex_.members] or ["A5"]
    for _ in range(60):
        members = {"workers": rng.below(4), "leader": rng.below(3) == 0}
        if members["workers"] or members["leader"]:
            raw.append({"kind": "enter", "hex": rng.choice(names), **members})
            raw.append({"kind": "move", "origin": rng.choice(stood), "target": rng.choice(names), **members})
    return [GAME.parse_action(one) for one in raw]


@pytest.mark.parametrize(("variant", "seats"), [("basic", 3), ("no-seal", 2), ("auction", 4)])
def test_listed_actions_apply_and_all_others_are_refused(variant, seats):
    rng = Rng(Chance(seed="candidates"))
    applied = refused = 0
    for at, (state, seat, legal, _, _) in enumerate(play(VARIANTS[variant], seats, f"listed-{variant}")):
        if at % 12:
            continue
        saved = GAME.dump(state)
        listed = set(map(repr, legal))
        assert len(listed) == len(legal)
        for action in (*rng.shuffle(legal)[:25], *candidates(state, rng)):
            assert ACTIONS.validate_json(action.model_dump_json()) == action
            if repr(action) in listed:
                GAME.apply(state, seat, action)
                applied += 1
            else:
                with pytest.raises(Refusal) as refusal:
                    GAME.apply(state, seat, action)
                assert refusal.value.code not in ("invalid_action", "game_over", "not_your_turn")
                refused += 1
        for other in {-1, *range(seats), seats} - {seat}:
            with pytest.raises(NotYourTurn):
                GAME.apply(state, other, legal[0])
        assert GAME.dump(state) == saved
    assert applied > 300
    assert refused > 2000


@pytest.mark.parametrize("number", range(6))
def test_without_sealing_no_tile_is_ever_set_aside_4_7(number):
    options = VARIANTS["auction-no-seal" if number % 2 else "no-seal"]
    last = None
    for _, _, _, _, step in play(options, 2 + number % 3, f"open-{number}"):
        last = step.state
    assert last.set_aside == ()
    assert len(last.hexes) == 40


@pytest.mark.parametrize("variant", VARIANTS)
def test_what_a_seat_cannot_know_can_be_dealt_again_without_a_trace(variant):
    rng = Rng(Chance(seed="again"))
    changed = 0
    started = {hex_.hex: hex_.value for hex_ in DATA.printed}
    for at, (_, _, _, _, step) in enumerate(play(VARIANTS[variant], 3, f"redeal-{variant}")):
        started |= {event.hex: event.value for event in step.events if event.kind == "tile_placed"}
        if at % 20 == 0:
            again = GAME.redeal(step.state, None, rng)
            check_pieces(again, started)
            assert sorted(again.deal.tiles) == sorted(step.state.deal.tiles)
            assert Counter(again.deal.treasures) == DATA.stack
            assert [tile[0] for tile in again.deal.tiles] == [tile[0] for tile in step.state.deal.tiles]
            assert GAME.view(again, 0) == GAME.view(step.state, 0)
            changed += again.deal != step.state.deal
    assert changed > 3


@pytest.mark.parametrize("variant", VARIANTS)
def test_an_idle_turn_is_legal_and_ends_the_turn(variant):
    ended = 0
    for at, (state, seat, _, _, _) in enumerate(play(VARIANTS[variant], 4, f"idle-{variant}")):
        if at % 10:
            continue
        assert GAME.idle_turn(state, (seat + 1) % 4) == ()
        actions = GAME.idle_turn(state, seat)
        for number, action in enumerate(actions, start=1):
            step = GAME.apply(state, seat, action)
            assert step.ends_turn == (number == len(actions))
            state = step.state
        ended += 1
    assert ended > 10
