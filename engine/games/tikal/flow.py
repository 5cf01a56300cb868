"""What happens by itself between the actions (rules 12.4): tiles drawn, scoring rounds, whose turn it is, the end.

Every function takes the state and the list that its events are added to, and returns the state that follows.
"""

from engine.core.model import Event, Seat
from engine.games.tikal import auction, scoring
from engine.games.tikal.board import parts, put_player
from engine.games.tikal.events import GameEnded, ScoringStarted, TileDrawn, TileSetAside
from engine.games.tikal.moves.pick_tile import taken
from engine.games.tikal.moves.place_tile import fits_somewhere
from engine.games.tikal.state import TikalState
from engine.games.tikal.turns import begin_turn


def opening(state: TikalState, events: list[Event]) -> TikalState:
    """The first tile, or the first auction (3.1, 9.4)."""
    return _next_turn(state, state.deal.first_seat, events)


def follow(state: TikalState, seat: Seat, kind: str, events: list[Event]) -> TikalState:
    """What follows an action of this kind that the seat has just taken."""
    if kind == "end_turn":
        return _turn_over(state, seat, events)
    if kind in ("bid", "pass_bid"):
        return auction.settle(state, events)
    if kind == "pick_tile":
        return _received(state, seat, events, begun=True)
    return state


def _turn_over(state: TikalState, seat: Seat, events: list[Event]) -> TikalState:
    if state.scoring:
        return _scoring_turn_over(state, seat, events)
    if state.options.auction:
        state = state.model_copy(update={"players": put_player(state, seat, turned=True)})
    return _next_turn(state, (seat + 1) % state.seats, events)


def _next_turn(state: TikalState, following: Seat, events: list[Event]) -> TikalState:
    """The normal turn, auction or final round that comes when `following` is next clockwise."""
    if state.auction is not None:
        return _auctioned(state, following, events)
    if state.tiles_drawn == len(state.deal.tiles):
        last = (following - 1) % state.seats
        return _scoring_round(state, scoring.final_order(state, last), events, final=True)
    if state.options.auction:
        return _auctioned(auction.offer(state, events), following, events)
    tile = parts(state).tile[state.deal.tiles[state.tiles_drawn]]
    events.append(TileDrawn(seat=following, tile=tile.id, hex_kind=tile.kind, value=tile.value, masks=tile.masks))
    drawn = state.model_copy(update={"tile": tile.id, "tiles_drawn": state.tiles_drawn + 1})
    return _received(drawn, following, events)


def _auctioned(state: TikalState, following: Seat, events: list[Event]) -> TikalState:
    """The next auction of the round; the last seat gets the last tile without one (9.4, 9.7, a8)."""
    waiting = auction.waiting(state, following)
    if len(waiting) > 1:
        return auction.opened(state, waiting, events)
    assert state.auction is not None, "a tile is left for the last seat"
    step = taken(state, waiting[0], state.auction.tiles[0], assigned=True)
    events += step.events
    return _received(step.state, waiting[0], events)


def _received(state: TikalState, seat: Seat, events: list[Event], *, begun: bool = False) -> TikalState:
    """The seat has got the tile in hand; a volcano starts a scoring round first (3.1, 7.1, 9.9).

    `begun`: the seat's turn runs already, because it has picked the tile itself.
    """
    assert state.tile is not None, "a tile was drawn, picked or assigned"
    if parts(state).tile[state.tile].kind == "volcano":
        waits = state.model_copy(update={"tile": None, "aside": state.tile, "drawer": seat})
        return _scoring_round(waits, scoring.volcano_order(state, seat), events, final=False)
    return _in_hand(state if begun else begin_turn(state, seat), seat, events)


def _in_hand(state: TikalState, seat: Seat, events: list[Event]) -> TikalState:
    """The tile is to be placed, or goes out of the game if it fits nowhere (4.7, a2)."""
    assert state.tile is not None, "only called with a tile in hand"
    tile = parts(state).tile[state.tile]
    if fits_somewhere(state, tile):
        return state.model_copy(update={"phase": "place_tile"})
    events.append(TileSetAside(seat=seat, tile=tile.id, hex_kind=tile.kind))
    return state.model_copy(update={"phase": "act", "tile": None, "set_aside": (*state.set_aside, tile.id)})


def _scoring_round(state: TikalState, order: tuple[Seat, ...], events: list[Event], *, final: bool) -> TikalState:
    """A scoring round begins with its first turn (7.1, 7.2)."""
    events.append(ScoringStarted(round=state.round + 1, order=order, final=final))
    started = state.model_copy(update={"round": state.round + 1, "scoring_left": order[1:], "final": final})
    return begin_turn(started, order[0], scoring=True)


def _scoring_turn_over(state: TikalState, seat: Seat, events: list[Event]) -> TikalState:
    """The seat scores; then the next one acts, or the volcano is placed, or the game is over (7.2, 7.4, 8.1)."""
    scored = scoring.score(state, seat)
    events.append(scored)
    players = put_player(state, seat, score=scored.total)
    state = state.model_copy(update={"players": players, "scored": (*state.scored, scored)})
    if state.scoring_left:
        following, *left = state.scoring_left
        return begin_turn(state.model_copy(update={"scoring_left": tuple(left)}), following, scoring=True)
    if state.aside is not None:
        drawer = state.drawer
        assert drawer is not None, "somebody drew the volcano"
        back = state.model_copy(update={"tile": state.aside, "aside": None, "drawer": None})
        return _in_hand(begin_turn(back, drawer), drawer, events)
    state = state.model_copy(update={"phase": "over", "scoring": False})
    events.append(GameEnded(winners=scoring.winners(state), scores=tuple(player.score for player in state.players)))
    return state
