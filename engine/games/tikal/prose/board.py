"""The position as text that can be read aloud: one fact list a line, most important first."""

from collections.abc import Sequence

from engine.core.model import Seat
from engine.games.tikal.prose import heads, phrases
from engine.games.tikal.prose.catalogue import Catalogue
from engine.games.tikal.terrain import grid, paths_from
from engine.games.tikal.view import HexView, PlayerView, TikalView

NAME = 40
"""Names are cut to this many characters here, so that a line stays readable."""


def board(says: Catalogue, view: TikalView, names: Sequence[str]) -> str:
    """The whole position, a line for each fact, hex and player; a line stays under 600 characters."""
    short = [phrases.cut(name, NAME) for name in names]
    lines = [heads.on_turn(says, view, short), *_waiting(says, view, short)]
    lines.append(says.say("board.map", n=len(view.hexes), all=view.columns * view.rows))
    lines += [_hex(says, view, short, one) for one in sorted(view.hexes, key=lambda one: one.name)]
    lines.append(says.say("board.players"))
    lines += [_player(says, view, short, player) for player in view.players]
    turned = [player.seat for player in view.players if player.turned]
    if view.auction_game and turned and view.phase != "over":
        lines.append(says.say("board.turned", who=phrases.people(says, short, turned)))
    supply = [says.say("board.supply.one", n=left, number=number) for number, left in view.supply if left]
    lines.append(says.say("board.supply", supply=", ".join(supply) or says.say("list.none")))
    lines.append(
        says.say("board.stack.empty")
        if view.next_letter is None
        else says.say("board.stack", n=view.tiles_left, letter=view.next_letter)
    )
    lines.append(says.say("board.rounds", done=view.rounds_scored, rounds=heads.ROUNDS))
    return "\n".join(lines)


def _waiting(says: Catalogue, view: TikalView, names: Sequence[str]) -> list[str]:
    lines: list[str] = []
    if view.scoring_left:
        order = ", ".join(phrases.who(says, names, seat) for seat in view.scoring_left)
        lines.append(says.say("board.next", order=order))
    if view.aside is not None:
        lines.append(says.say("board.aside", what=phrases.open_tile(says, view.aside)))
    if view.auction is not None:
        lines.append(says.say("board.offer", tiles=heads.offered(says, view)))
        if view.phase == "bid":
            bidders = phrases.people(says, names, view.auction.bidders)
            passed = phrases.people(says, names, view.auction.passed)
            lines.append(says.say("board.bidders", bidders=bidders, passed=passed))
    return lines


def _hex(says: Catalogue, view: TikalView, names: Sequence[str], one: HexView) -> str:
    facts = [
        says.say(
            "board.group",
            who=phrases.who(says, names, group.seat),
            group=phrases.group(says, group.workers, group.leader),
        )
        for group in one.groups
    ]
    if one.guard is not None:
        who, figure = phrases.who(says, names, one.guard.seat), phrases.figure(says, one.guard.figure)
        facts.append(says.say("board.guarded", who=who, figure=figure))
    elif one.controller is not None:
        facts.append(says.say("board.controls", who=phrases.who(says, names, one.controller)))
    elif one.tied:
        facts.append(says.say("board.tied"))
    if one.camp is not None:
        facts.append(says.say("board.camp", who=phrases.who(says, names, one.camp)))
    facts += _ways(says, view, one)
    return says.say("board.hex", hex=one.name, what=phrases.hexagon(says, one), facts="; ".join(facts))


def _ways(says: Catalogue, view: TikalView, one: HexView) -> list[str]:
    if one.kind == "volcano":
        return [says.say("board.blocked")]
    paths = [says.say("choice.path", hex=other, cost=cost) for other, cost in paths_from(view, one.name, one.stones)]
    known = {other.name for other in view.hexes}
    unexplored = [
        says.say("choice.path", hex=other, cost=one.stones[side])
        for side, other in grid(view.columns, view.rows).neighbours(one.name)
        if other not in known and one.stones[side]
    ]
    ways = [says.say("board.paths", paths=", ".join(paths)) if paths else says.say("board.no_path")]
    return [*ways, says.say("board.open", open=", ".join(unexplored))] if unexplored else ways


def _player(says: Catalogue, view: TikalView, names: Sequence[str], player: PlayerView) -> str:
    held = [
        says.say("board.held", kind=phrases.treasure(says, one), n=count) for one, count in player.treasures if count
    ]
    return says.say(
        "board.player",
        who=phrases.who(says, names, player.seat),
        n=player.score,
        temples=sum(one.value for one in view.hexes if holder(one) == player.seat),
        group=phrases.group(says, player.workers, player.leader),
        camps=player.camps,
        guards=player.guards,
        treasures=", ".join(held) or says.say("list.none"),
    )


def holder(one: HexView) -> Seat | None:
    """Who would get a temple's points now: the guard's owner, or else who controls it."""
    return one.controller if one.guard is None else one.guard.seat
