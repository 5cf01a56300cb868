"""Boards looked at closely, looked back at, and as a film, through Discord."""

import asyncio
import time
from collections.abc import Callable, Sequence
from io import BytesIO
from pathlib import Path
from typing import Any

import pytest
from PIL import Image

from bot.ui import films as films_module
from bot.ui.films import Films
from renderer.picture import Request
from renderer.replay import TooLong
from tests.bot.discord.player import Group, opened
from tests.bot.discord.stage import BLANK, Stage, buttons, components, staged, texts

asked: list[Request] = []


def noting(request: Request) -> bytes:
    """One pixel, and a note of what was wanted."""
    asked.append(request)
    return BLANK


@pytest.fixture(autouse=True)
def nothing_is_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every picture is asked for, also one that a post shows already."""
    monkeypatch.setattr("bot.ui.pictures._KEPT", 0)


async def played(stage: Stage, turns: int) -> tuple[Any, Any, Group]:
    """Two people at a table where that many turns are over."""
    asked.clear()
    ana, ben = stage.person("Ana"), stage.person("Ben")
    group = Group(stage, await opened(stage, ana, ben), (ana, ben))
    for _ in range(turns):
        await group.episode()
    asked.clear()
    return ana, ben, group


def alt_of(message: Any) -> str:
    """The alt text of the picture in a message."""
    return next(item["description"] for part in components(message) if part["type"] == 12 for item in part["items"])


async def test_the_board_can_be_looked_at_by_quarters_and_in_large_print(tmp_path: Path) -> None:
    async with staged(tmp_path, pictures=noting) as stage:
        ana, _, _ = await played(stage, 0)
        answer = await ana.slash(stage.channel, "game board")
        message = answer.response
        assert list(buttons(message)) == [
            "↖ Upper left", "↗ Upper right", "↙ Lower left", "↘ Lower right", "Large print",
        ]  # fmt: skip
        whole = alt_of(message)
        for number, label in enumerate(list(buttons(message))[:4]):
            await ana.click(message, label=label)
            message = stage.again(message)
            assert asked[-1].quarter == number
            assert label in alt_of(message)
            assert whole in alt_of(message)
            assert list(buttons(message))[number] == "Whole board"
        await ana.click(message, label="Large print")
        message = stage.again(message)
        assert (asked[-1].large, asked[-1].quarter) == (True, None)
        await ana.click(message, label="Whole board")
        message = stage.again(message)
        assert "Whole board" not in buttons(message)
        assert alt_of(message) == whole


async def test_a_recap_marks_and_tells_what_happened_since_the_readers_own_last_turn(tmp_path: Path) -> None:
    async with staged(tmp_path, pictures=noting) as stage:
        ana, ben, group = await played(stage, 3)
        loaded = await group.table()
        journal = [row for row in await stage.bot.wired.store.journal(group.match) if row.kind in ("turn", "reveal")]
        for person in (ana, ben):
            seat = loaded.seats_of(person.id)[0].seat
            own = max(row.episode for row in journal if row.seat == seat and row.episode < loaded.match.episode)
            answer = await person.slash(stage.channel, "game recap")
            assert answer.ephemeral
            assert f"Since your last turn (turn {own})" in texts(answer.response)
            later = [raw for row in journal if row.episode > own for raw in row.events]
            assert [event.kind for event in asked[-1].events] == [
                event.kind for event in loaded.game.parse_events(later) if event.audience in (None, (seat,))
            ]
        stranger = await stage.person("Eve").slash(stage.channel, "game recap")
        assert asked[-1].seat is None
        assert "Since turn 1" in texts(stranger.response)


async def test_a_recap_before_anything_has_happened_says_so(tmp_path: Path) -> None:
    async with staged(tmp_path, pictures=noting) as stage:
        ana, _, _ = await played(stage, 0)
        told = texts((await ana.slash(stage.channel, "game recap")).response)
        assert "Since the game began" in told
        assert "Nothing has happened since." in told


async def test_a_game_is_paged_turn_by_turn_with_the_position_of_each(tmp_path: Path) -> None:
    async with staged(tmp_path, pictures=noting) as stage:
        ana, _, group = await played(stage, 3)
        message = (await ana.slash(stage.channel, "game replay")).response
        assert "Turn 3 · 3 of 3" in texts(message)
        turns = await stage.bot.wired.history.turns(await group.table())
        game = (await group.table()).game
        assert asked[-1].view == game.view(turns[2].state, None)
        await ana.click(message, label="⏮ First")
        message = stage.again(message)
        assert "Turn 1 · 1 of 3" in texts(message)
        assert asked[-1].view == game.view(turns[0].state, None)
        assert "◀ Back" not in buttons(message)
        assert "⏮ First" not in buttons(message)
        await ana.click(message, label="Next ▶")
        message = stage.again(message)
        assert "Turn 2 · 2 of 3" in texts(message)
        assert asked[-1].events == turns[1].events
        assert "Turn 1 ·" in texts((await ana.slash(stage.channel, "game replay", turn=1)).response)


async def test_a_replay_shows_nothing_that_is_private(tmp_path: Path) -> None:
    async with staged(tmp_path, pictures=noting) as stage:
        ana, _, group = await played(stage, 2)
        for turn in (1, 2):
            await ana.slash(stage.channel, "game replay", turn=turn)
            assert asked[-1].seat is None
            assert all(event.audience is None for event in asked[-1].events)
        assert await stage.bot.wired.history.turns(await group.table())


async def test_the_film_is_an_animated_webp_of_every_turn_up_to_now(tmp_path: Path) -> None:
    async with staged(tmp_path, pictures=noting) as stage:
        ana, _, _ = await played(stage, 2)
        message = (await ana.slash(stage.channel, "game replay")).response
        answer = await ana.click(message, label="Film")
        assert answer.ephemeral
        assert "The game in 2 turns" in texts(answer.response)
        [attached] = answer.response.attachments
        assert attached.filename == "replay.webp"
        assert "2 turns" in alt_of(answer.response)
        key = next(iter(stage.bot.wired.pictures.films._done))
        with Image.open(BytesIO(stage.bot.wired.pictures.films._done[key])) as image:
            assert (image.format, image.n_frames) == ("WEBP", 2)


async def test_a_film_that_fails_is_owned_up_to_and_the_game_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with staged(tmp_path, pictures=noting) as stage:
        ana, _, group = await played(stage, 1)
        message = (await ana.slash(stage.channel, "game replay")).response

        def fail(*_: object) -> bytes:
            raise OSError("no memory")

        stage.bot.wired.pictures.films._make = fail
        answer = await ana.click(message, label="Film")
        assert "could not be made" in texts(answer.response)
        await group.episode()
        assert "Turn 2 · 2 of 2" in texts((await ana.slash(stage.channel, "game replay")).response)


async def test_before_the_first_turn_there_is_nothing_to_replay(tmp_path: Path) -> None:
    async with staged(tmp_path, pictures=noting) as stage:
        ana, _, group = await played(stage, 0)
        told = texts((await ana.slash(stage.channel, "game replay")).response)
        assert "has not been played" in told
        film = await stage.press(ana, stage.live, f"s:film:{group.match}:-:-:")
        assert "nothing to show" in texts(film.response)


async def test_a_broken_path_of_a_press_is_answered(tmp_path: Path) -> None:
    async with staged(tmp_path, pictures=noting) as stage:
        ana, _, group = await played(stage, 1)
        for broken in ("zoom:{}:-:-:now/9", "zoom:{}:-:-:", "replay:{}:-:-:x", "zoom:{}:-:-:99/0"):
            answer = await stage.press(ana, stage.live, "s:" + broken.format(group.match))
            assert texts(answer.response)
            assert not answer.response.attachments


def slow(requests: Sequence[Request], in_time: Callable[[], bool]) -> bytes:
    while in_time():
        time.sleep(0.005)
    raise TooLong


async def test_a_film_that_takes_too_long_is_given_up_and_holds_neither_the_loop_nor_others(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(films_module, "PATIENCE", 0.1)
    films = Films(slow)
    ticks = 0
    waiting = [asyncio.ensure_future(films.film(key, list)) for key in ("a", "a", "b", "c", "d")]
    while not all(one.done() for one in waiting):
        await asyncio.sleep(0.005)
        ticks += 1
    assert ticks > 5
    assert [one.result() for one in waiting] == [None] * 5
    films.close()


async def test_a_film_is_made_once_for_all_who_ask() -> None:
    made = []

    def make(requests: Sequence[Request], in_time: Callable[[], bool]) -> bytes:
        made.append(len(requests))
        time.sleep(0.02)
        return b"film"

    films = Films(make)
    assert await asyncio.gather(films.film("a", list), films.film("a", list)) == [b"film", b"film"]
    assert await films.film("a", list) == b"film"
    assert made == [0]
    films.close()


async def test_a_game_without_pictures_is_looked_back_at_in_words_and_shows_nothing_hidden(tmp_path: Path) -> None:
    async with staged(tmp_path, "lanterns") as stage:
        people = [stage.person(name) for name in ("Ana", "Ben", "Cat")]
        group = Group(stage, await opened(stage, *people, game="lantern", seats=3), people)
        for _ in range(2):
            await group.episode()
        page = (await people[0].slash(stage.channel, "game replay")).response
        assert "2 of 2" in texts(page)
        assert "Film" not in buttons(page)
        assert not page.attachments
        assert "- " in texts((await people[0].slash(stage.channel, "game recap")).response)
        film = await stage.press(people[0], stage.live, f"s:film:{group.match}:-:-:")
        assert "nothing to show" in texts(film.response)
        loaded = await group.table()
        for turn in await stage.bot.wired.history.turns(loaded):
            assert all(event.audience is None for event in turn.events)
