"""Every layout over more than a thousand positions keeps to Discord's limits, with the longest names there can be."""

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest

from bot.locale import languages
from bot.service.history import Verdict
from bot.ui import end_post, letters, limits, lists, lobby_view, panel, turn_post
from bot.ui.narrow import Menu, narrow
from bot.ui.panel import Look
from bot.ui.parts import Letter
from engine.core import registry
from engine.core.scores import Scored
from tests.bot.discord.positions import LANGUAGES, NAMES, Moment, moments, table
from tests.bot.discord.stage import BLANK
from tests.bot.discord.within import within

GAMES = [
    *[("tikal", seats, {"auction": auction}, 3) for seats in (2, 3, 4) for auction in (False, True)],
    *[
        ("tzolkin", seats, {"technologies": technologies}, 2)
        for seats, technologies in ((2, "rules_text"), (3, "printed_board"), (4, "rules_text"))
    ],
    *[("lantern", seats, {"wind": wind}, 2) for seats in (2, 4) for wind in (False, True)],
]
SEEN: dict[str, int] = {}
RUN: list[str] = []
LONG = "word " * 2000
LINK = "https://discord.com/channels/" + "/".join(["9" * 20] * 3)


def paths(moment: Moment) -> Iterator[tuple[Menu, int]]:
    """Menus of the panel: the top, that of each kind, and one way down from there; first and last pages."""
    asked = moment.prompt
    stepwise = asked.game.meta.stepwise
    top = narrow(asked.legal, ())
    yield top, 0
    for number, entry in enumerate(top.entries):
        menu = narrow(asked.legal, (entry.key,), stepwise)
        while menu.action is None:
            yield menu, 0
            if menu.pages > 1:
                yield menu, menu.pages - 1
            chosen = menu.entries[(number * 7) % len(menu.entries)]
            menu = narrow(asked.legal, (*menu.path, chosen.key), stepwise)


def read_in(lang: str, moment: Moment) -> Moment:
    """The same moment at a table of this language."""
    at = moment.prompt.table
    return replace(moment, prompt=replace(moment.prompt, table=replace(at, match=replace(at.match, lang=lang))))


def panels(moment: Moment) -> Iterator[Letter]:
    asked, lang = moment.prompt, moment.prompt.table.match.lang
    lang = asked.table.match.lang
    hints = tuple(
        action
        for action in asked.game.suggest(asked.view, asked.seat.seat)
        if action.kind != asked.game.meta.end_kind and action in asked.legal
    )
    for number, (menu, page) in enumerate(paths(moment)):
        look = Look(path=menu.path, page=page, note="note " * 60 if number % 3 == 0 else "")
        yield panel.panel(replace(asked, lost=number % 2 == 0), lang, look, BLANK if number % 4 else None, hints)
    for action in asked.legal[:: max(1, len(asked.legal) // 4)]:
        cautions = asked.game.cautions(asked.turn.state, asked.seat.seat, action)
        if cautions:
            path = (action.kind, *["k" * 20] * 2)
            yield panel.panel(asked, lang, Look(path=path, cautions=cautions), None)


def posts(moment: Moment) -> Iterator[Letter]:
    """The public posts and private texts of a position."""
    at = moment.prompt.table
    lang = at.match.lang
    told = [at.words.event(lang, at.names, event) for event in moment.events[-60:]]
    lines = [line for line in told if line]
    pinged = [seat.user_id for seat in at.match.seats if seat.acting]
    if at.match.status == "running":
        yield turn_post.turn_post(at, BLANK, 2**42, pinged, lines)
        yield turn_post.turn_post(at, None, None, (), lines)
    yield turn_post.settled(at, at.match.episode, tuple(range(len(at.match.seats))), lines)
    yield letters.your_turn(at, lang, LINK)
    yield letters.reminder(at, lang, LINK, 2**42)
    board = at.words.board(lang, at.game.view(at.state, None), at.names)
    for page in range(len(limits.pages(board, 3500))):
        yield letters.leaf(at.match.id, "text", board, page, lang)


def endings(moment: Moment) -> Iterator[Letter]:
    """Scorings and the end post."""
    at = moment.prompt.table
    scored = [event for event in moment.events if isinstance(event, Scored)]
    rounds: dict[int, list[Scored]] = {}
    for one in scored:
        rounds.setdefault(one.round, []).append(one)
    yield from (turn_post.scoring_post(at, group) for group in rounds.values())
    yield end_post.end_post(at, BLANK, BLANK)
    yield end_post.end_post(at, None, None)


@pytest.mark.parametrize(("key", "seats", "options", "every"), GAMES)
def test_every_post_and_panel_of_a_game_keeps_to_the_limits(
    key: str, seats: int, options: dict[str, Any], every: int
) -> None:
    seen = labels = 0
    for seed in ("limits", "more limits") if key == "tikal" else ("limits",):
        moment = None
        for moment in moments(key, seats, options, seed, every=every):
            seen += 1
            moment = read_in(languages()[seen % len(languages())], moment)
            if moment.prompt.table.match.status == "running":
                for letter in panels(moment):
                    labels += sum(part["type"] == 2 for part in within(letter))
            for letter in posts(moment) if seen % 3 == 0 else ():
                within(letter)
        assert moment is not None
        for letter in (*posts(moment), *endings(moment)):
            within(letter)
    RUN.append(key)
    SEEN[key] = SEEN.get(key, 0) + seen
    assert labels > seen


def test_those_were_more_than_a_thousand_positions() -> None:
    if len(RUN) < len(GAMES):
        pytest.skip("only when all games of this file are run")
    assert SEEN["tikal"] > 1000
    assert SEEN["tzolkin"] > 300
    assert SEEN["lantern"] > 20


@pytest.mark.parametrize("key", ["tikal", "tzolkin", "lantern"])
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("taken", [1, 2, 4])
@pytest.mark.parametrize("practice", [False, True])
def test_the_lobby_card_and_the_settings_keep_to_the_limits(key: str, taken: int, practice: bool, lang: str) -> None:
    game = registry.game(key)
    whole = game.parse_options({}).model_dump(mode="json")
    state = game.start(game.parse_options({}), max(2, taken), "s").state
    match = replace(
        table(game, state, max(2, taken), whole, lang=lang).match, practice=practice, private=True, seats_wanted=4
    )
    match = replace(match, seats=match.seats[:taken], invited=tuple(range(2**62, 2**62 + 60)), first_seat=0)
    for status in ("lobby", "running", "frozen", "finished", "abandoned"):
        within(lobby_view.lobby_card(replace(match, status=status)))
    for user in (match.host_id, match.host_id + 1, 5):
        flat = within(lobby_view.settings_panel(match, user, lang, "note " * 40))
        assert (len(flat) > 2) == (user == match.host_id or (taken > 1 and not practice and user != 5))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("count", [0, 1, 15, 25, 60])
def test_lists_keep_to_the_limits_however_many_tables_there_are(count: int, lang: str) -> None:
    game = registry.game("tikal")
    state = game.start(game.parse_options({}), 4, "s").state
    match = table(game, state, 4, {"auction": True}, started_at=1, frozen_reason="x" * 500, lang=lang).match
    for status in ("lobby", "running", "frozen", "finished", "abandoned"):
        many = [replace(match, id=match.id - n, status=status) for n in range(count)]
        within(lists.tables(many, lang))
        within(lists.info(replace(match, status=status), lang))
    if count:
        within(lists.waiting([replace(match, id=match.id - n) for n in range(count)], lang))
    within(lists.resign_question(match, lang))
    for seed in (None, "f" * 32):
        within(lists.verdict(Verdict("a" * 64, seed, deal=True, journal=False), lang))
    within(lists.exported(match, lang, [("log.md", b"x"), ("tikal.json", b"{}")]))


@pytest.mark.parametrize("content", [LONG, LONG.replace(" ", "\n"), "x" * 9000, "", *NAMES], ids=range(8))
def test_texts_of_any_length_are_parted_or_cut_within_the_limits_r74(content: str) -> None:
    within(letters.note(content or "–"))
    sheets = limits.pages(content, 3500)
    assert "".join(sheets).replace("\n", "") == content.replace("\n", "")
    for page in range(len(sheets)) if content else ():
        within(letters.leaf(10**14, "log", content, page, "en"))


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("key", registry.metas())
def test_help_pages_fit_into_a_message(key: str, lang: str) -> None:
    for content in registry.words(key).help(lang).values():
        assert len(content) < 3600
