"""Somebody who plays with eyes and thumbs only: presses what the panel shows until an action is said."""

from collections.abc import Awaitable, Callable, Sequence
from typing import Any

from bot.service.play import Prompt
from bot.service.table import Table
from bot.ui.limits import OPTIONS
from bot.ui.narrow import Menu, narrow
from engine.core.model import Action
from tests.bot.discord.stage import Stage, buttons, components, menus, table_of, texts, verbs


class Player:
    """One person at one table, with a panel in front of them once they have opened it."""

    def __init__(self, stage: Stage, actor: Any, match: int) -> None:
        self.stage = stage
        self.actor = actor
        self.match = match
        self.presses = 0
        self._panel: Any = None

    @property
    def panel(self) -> Any:
        """The private panel as it is now."""
        return self.stage.again(self._panel)

    def sees(self, answer: Any) -> None:
        """The panel is the one in this answer, opened by a command or from a direct message."""
        self._panel = answer.response

    async def open(self, post: Any = None) -> Any:
        """Press *Play my turn* on the live post, or on the message given."""
        message = post or self.stage.live
        self.presses += 1
        result = await self.actor.click(message, custom_id=verbs(message)["play"][0])
        assert result.ephemeral, "a panel is private"
        self._panel = result.response
        return self.panel

    async def open_as_it_is(self, post: Any) -> Any:
        """Press *Play my turn* on a post whatever it shows by now; the answer, panel or not."""
        return (await self.stage.press(self.actor, post, f"s:play:{self.match}:-:-:")).response

    async def prompt(self) -> Prompt:
        """What the bot asks this person, looked up behind the scenes to choose an action."""
        return await self.stage.bot.wired.play.prompt(self.match, self.actor.id, self._seat())

    def _seat(self) -> int | None:
        """The seat that the panel is of; one person may play several."""
        if self._panel is None:
            return None
        ids = [part.get("custom_id", "").split(":") for part in components(self.panel)]
        return next(
            (int(id_[3]) for id_ in ids if len(id_) > 4 and id_[2] == str(self.match) and id_[3].isdecimal()), None
        )

    async def best(self) -> Action:
        """The first suggestion of the game's own advice, else the first legal action."""
        prompt = await self.prompt()
        legal = prompt.legal
        return next((a for a in prompt.game.suggest(prompt.view, prompt.seat.seat) if a in legal), legal[0])

    async def act(self, action: Action, *, sure: bool = True) -> Any:
        """Say the action with buttons and menus, and *Yes* to a question about it. The panel afterwards.

        Questions come before what may be regretted and before what is final at once though no turn ends by it.
        """
        prompt = await self.prompt()
        menu = await self.walk(prompt, action)
        assert menu.action == action
        if sure and "sure" in verbs(self.panel):
            await self.click(verbs(self.panel)["sure"][0])
        return self.panel

    async def walk(self, prompt: Prompt, action: Action) -> Menu:
        """Press from the top of the panel down to the action, as a person would read it."""
        path: tuple[str, ...] = (action.kind,)
        stepwise = prompt.game.meta.stepwise
        menu = narrow(prompt.legal, path, stepwise)
        if not self._shows(menu):
            await self._kind(action.kind)
        while menu.action is None:
            number, entry = next((n, e) for n, e in enumerate(menu.entries) if action in e.actions)
            await self._pick(menu, number, entry.key)
            menu = narrow(prompt.legal, (*menu.path, entry.key), stepwise)
        return menu

    def _shows(self, menu: Menu) -> bool:
        """Whether the panel asks the menu's question already, as it does when only one kind is possible."""
        if menu.action is not None or not menu.entries:
            return False
        start = "/".join(menu.path)
        ids = [i.split(":", 5)[5] for i in verbs(self.panel).get("menu", [])]
        picks = [i.split(":", 5)[5] for i in verbs(self.panel).get("pick", [])]
        return start in ids or f"{start}/{menu.entries[0].key}" in picks

    async def _kind(self, kind: str) -> None:
        found = [
            i for verb in ("open", "pick") for i in verbs(self.panel).get(verb, []) if i.split(":", 5)[5] == kind
        ]
        assert len(found) == 1, (kind, buttons(self.panel), texts(self.panel))
        await self.click(found[0])

    async def _pick(self, menu: Menu, number: int, key: str) -> None:
        """Choose an entry: its button, or its line in the menu, turning pages on the way."""
        path = "/".join(menu.path)
        picks = [i for i in verbs(self.panel).get("pick", []) if i.split(":", 5)[5] == f"{path}/{key}"]
        if picks:
            await self.click(picks[0])
            return
        for _ in range(menu.pages + 1):
            select = next(m for m in menus(self.panel) if m["custom_id"].split(":", 5)[5] == path)
            value = next((o["value"] for o in select["options"] if o["value"].partition("~")[0] == key), None)
            if value is not None:
                await self.select(select["custom_id"], value)
                return
            wanted = number // OPTIONS
            pages = {int(i.split(":", 5)[5].split("/")[0]): i for i in verbs(self.panel).get("page", [])}
            await self.click(pages[min(pages, key=lambda page: abs(page - wanted))])
        raise AssertionError(f"{key} is on no page of {path}")

    async def click(self, custom_id: str) -> Any:
        """Press a button of the panel."""
        self.presses += 1
        return await self.actor.click(self.panel, custom_id=custom_id)

    async def select(self, custom_id: str, value: str) -> Any:
        """Choose a line of a menu of the panel."""
        self.presses += 2
        return await self.actor.select(self.panel, [value], custom_id=custom_id)


async def lobby(stage: Stage, host: Any, *others: Any, place: str = "channel", **options: Any) -> Any:
    """The card of a table that the host opened and the others joined."""
    options.setdefault("game", "tikal")
    await host.slash(stage.channel, "game new", place=place, **options)
    card = stage.again(stage.channel.last_message)
    for other in others:
        await other.click(card, custom_id=verbs(card)["join"][0])
    return card


async def opened(stage: Stage, host: Any, *others: Any, place: str = "channel", **options: Any) -> int:
    """The number of a table that was filled and started."""
    card = await lobby(stage, host, *others, place=place, **options)
    number = table_of(card)
    await host.click(card, custom_id=verbs(card)["start"][0])
    return number


Choose = Callable[[Player], Awaitable[Action]]


class Group:
    """Several players of one table, who play by the game's own advice."""

    def __init__(self, stage: Stage, match: int, actors: Sequence[Any], channel: Any = None) -> None:
        self.stage = stage
        self.match = match
        self.channel = channel or stage.channel
        self.players = {actor.id: Player(stage, actor, match) for actor in actors}
        self.asked: dict[int, set[int]] = {actor.id: set() for actor in actors}
        self.seen: set[int] = set()
        self.last: Player | None = None

    async def table(self) -> Table:
        """The table as it stands in the store."""
        return await self.stage.bot.wired.tables.load(self.match)

    async def movers(self) -> list[Player]:
        """Those who are to act; noted down by the post in which they are told so.

        Whoever moved last has the next panel before them and is not told.
        """
        table = await self.table()
        acting = [self.players[seat.user_id] for seat in table.match.seats if seat.acting]
        if table.match.episode not in self.seen:
            self.seen.add(table.match.episode)
            for player in acting:
                if player is not self.last:
                    self.asked[player.actor.id].add(table.match.episode)
        return acting

    async def episode(self, choose: Choose = Player.best) -> None:
        """Play until the public post has moved on, by presses only."""
        begun = (await self.table()).match.episode
        while (movers := await self.movers()) and (await self.table()).match.episode == begun:
            for player in movers:
                await player.open(self.channel.last_message)
                await self.turn(player, begun, choose)

    async def turn(self, player: Player, episode: int, choose: Choose = Player.best) -> None:
        """One person's part of an episode: act until nothing more is asked of them in it."""
        while (table := await self.table()).match.episode == episode and table.match.status == "running":
            if not any(seat.acting and seat.user_id == player.actor.id for seat in table.match.seats):
                return
            self.last = player
            await player.act(await choose(player))

    async def over(self) -> bool:
        """Whether the game has ended."""
        return (await self.table()).match.status != "running"


async def begun(stage: Stage, seats: int = 2, **options: Any) -> tuple[Group, Player]:
    """A table of this many, and the player who begins, with the panel open."""
    people = [stage.person(name) for name in ("Ana", "Ben", "Cat")[:seats]]
    match = await opened(stage, *people, seats=seats, **options)
    group = Group(stage, match, people)
    [mover] = await group.movers()
    await mover.open()
    return group, mover


async def drafted(player: Player) -> tuple[Action, ...]:
    """The steps of a player's draft."""
    return (await player.prompt()).turn.actions
