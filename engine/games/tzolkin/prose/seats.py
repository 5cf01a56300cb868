"""Lines of the text board about one player: goods and workers; temples, technologies, tiles."""

from collections.abc import Sequence

from engine.games.tzolkin.data import DATA
from engine.games.tzolkin.names import BLOCKS, POINT, TEMPLES
from engine.games.tzolkin.prose import levels, phrases, tiles
from engine.games.tzolkin.prose.catalogue import Catalogue
from engine.games.tzolkin.view import PlayerView, TzolkinView


def goods(says: Catalogue, names: Sequence[str], player: PlayerView) -> str:
    """Points, goods, workers, food."""
    return says.say(
        "board.player",
        who=phrases.who(says, names, player.seat),
        points=phrases.points(says, player.score),
        held=phrases.stock(says, [(one, getattr(player, one)) for one in ("corn", *BLOCKS, "skull")]),
        hand=player.hand,
        workers=player.workers,
        need=player.hungry_mouths * player.corn_each,
    )


def having(says: Catalogue, view: TzolkinView, names: Sequence[str], player: PlayerView) -> list[str]:
    """Where the markers stand and what that gives; levels and what they do; tiles."""
    who = phrases.who(says, names, player.seat)
    temples = ", ".join(_temple(says, temple, step) for temple, step in zip(TEMPLES, player.temples, strict=True))
    side = says.say("side.light" if player.light else "side.dark")
    lines = [says.say("board.temples", who=who, temples=temples, side=side)]
    if reached := levels.reached(says, view.technologies, player):
        lines.append(says.say("board.levels", who=who, levels="; ".join(reached)))
    own = [tiles.typed(says, one) for one in (*player.buildings, *player.monuments)]
    if own or player.corn_tiles or player.wood_tiles:
        told = ", ".join(own) or says.say("list.none")
        lines.append(says.say("board.tiles", who=who, tiles=told, corn=player.corn_tiles, wood=player.wood_tiles))
    if player.wealth:
        kept = "; ".join(tiles.name(says, one) for one in player.wealth)
        lines.append(says.say("board.kept", who=who, tiles=kept))
    return lines


def _temple(says: Catalogue, temple: str, step: int) -> str:
    data = next(one for one in DATA.temples if one.name == temple)
    rewards: dict[str, int] = {}
    for good in data.rewards_at(step):
        rewards[good] = rewards.get(good, 0) + 1
    given = phrases.stock(says, list(rewards.items()))
    key = "board.temple.goods" if rewards else "board.temple"
    name, worth = says.say(f"temple.{temple}"), phrases.points(says, data.points_at(step) * POINT)
    return says.say(key, name=name, n=phrases.step(step), top=data.top, worth=worth, goods=given)
