"""Makes the view from the state, field by field, so that the stacks stay hidden (rules, section 1)."""

from engine.games.tikal import scoring
from engine.games.tikal.board import parts
from engine.games.tikal.data import Components
from engine.games.tikal.state import Auction, Hex, Player, TikalState
from engine.games.tikal.view import AuctionView, Group, GuardView, HexView, PlayerView, TikalView, TileView


def view_of(state: TikalState) -> TikalView:
    """What every seat and the public may know."""
    data = parts(state)
    undrawn = state.deal.tiles[state.tiles_drawn :]
    over = state.phase == "over"
    acting = state.auction.next if state.phase == "bid" and state.auction is not None else state.seat
    return TikalView(
        phase=state.phase,
        turn=state.episode,
        seat=None if over else acting,
        scoring=state.scoring,
        scoring_left=state.scoring_left,
        round=state.round,
        rounds_scored=len(state.scored) // state.seats,
        points=state.points,
        points_per_turn=data.points,
        hand=_tile(data, state.tile),
        aside=_tile(data, state.aside),
        auction=_auction(data, state.auction),
        auction_game=state.options.auction,
        next_letter=data.tile[undrawn[0]].letter if undrawn else None,
        tiles_left=len(undrawn),
        treasures_left=len(state.deal.treasures) - state.treasures_drawn,
        supply=tuple((number, left) for (number, _), left in zip(data.temple_tiles, state.supply, strict=True)),
        uncovered=state.uncovered,
        recovered=state.recovered,
        hexes=tuple(_hex(data, hex_) for hex_ in state.hexes),
        players=tuple(_player(data, seat, player) for seat, player in enumerate(state.players)),
        columns=data.columns,
        rows=data.rows,
        winners=scoring.winners(state) if over else (),
        sealing=state.options.volcano_may_seal,
    )


def _tile(data: Components, tile: str | None) -> TileView | None:
    if tile is None:
        return None
    known = data.tile[tile]
    return TileView(id=known.id, kind=known.kind, stones=known.stones, value=known.value, masks=known.masks)


def _auction(data: Components, auction: Auction | None) -> AuctionView | None:
    if auction is None:
        return None
    return AuctionView(
        tiles=tuple(tile for tile in (_tile(data, one) for one in auction.tiles) if tile is not None),
        bidders=tuple(seat for seat in auction.bidders if seat not in auction.passed),
        passed=auction.passed,
        high=auction.high,
        high_bidder=auction.high_bidder,
    )


def _hex(data: Components, hex_: Hex) -> HexView:
    controller, tied = scoring.control(hex_, data.scoring)
    return HexView(
        name=hex_.name,
        kind=hex_.kind,
        stones=hex_.stones,
        value=hex_.value,
        treasures=len(hex_.heap),
        groups=tuple(Group(seat=one.seat, workers=one.workers, leader=one.leader) for one in hex_.members),
        camp=hex_.camp,
        guard=GuardView(seat=hex_.guard.seat, figure=hex_.guard.figure) if hex_.guard is not None else None,
        controller=controller,
        tied=tied,
    )


def _player(data: Components, seat: int, player: Player) -> PlayerView:
    held = zip(data.treasures.kinds, player.treasures, strict=True)
    return PlayerView(
        seat=seat,
        workers=player.workers,
        leader=player.leader,
        camps=player.camps,
        guards=player.guards,
        treasures=tuple((kind, how_many) for kind, how_many in held if how_many),
        score=player.score,
        removed=player.removed_workers + player.removed_leader,
        turned=player.turned,
    )
