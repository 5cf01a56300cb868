"""The sandbox's world: the same people at every start, and lines that tell what Discord would show elsewhere."""

import asyncio
from pathlib import Path

import pytest

pytest.importorskip("simcord", reason="the extra `sandbox` is not installed")

from bot.commands.sandbox import told, zone
from bot.sandbox import elsewhere
from bot.sandbox.world import PEOPLE, World, behind, build
from bot.store.database import open_store

NOW = 1_790_000_000_000
DIRECT = {
    "content": "",
    "components": [
        {
            "type": 17,
            "components": [
                {"type": 10, "content": "### It is your turn\n**A** tile\n[There](https://discord.com/channels/1/2)"},
                {"type": 10, "content": "-# small print"},
                {"type": 1, "components": [{"type": 2, "label": "Play my turn"}]},
            ],
        }
    ],
}


@pytest.fixture
async def store(tmp_path: Path):
    opened = await open_store(tmp_path / "sandbox.sqlite3")
    yield opened
    await opened.close()


def ids(world: World) -> list[int]:
    return [world.guild.id, world.channel.id, world.teller, *(world.people[name].id for name in PEOPLE)]


async def test_everybody_has_the_same_id_at_every_start_whenever_it_is(store):
    assert ids(build(store, NOW)) == ids(build(store, NOW + 86_400_000))


async def test_the_worlds_clock_shows_the_time_it_is_given_and_never_runs_back(store):
    world = build(store, NOW)
    assert world.env.now().timestamp() * 1000 == NOW
    assert behind(world.env, NOW + 2_500) == pytest.approx(2.5)
    past = build(store, 0)
    assert past.env.now().year == 2026


async def test_what_happens_later_has_ids_of_its_own_time(store):
    """Else a press of today would have the id of one of yesterday, and count as the same press."""
    first, second = build(store, NOW), build(store, NOW + 1)
    assert first.env.backend.snowflake() < second.env.backend.snowflake()


async def test_a_line_names_the_reader_and_leaves_out_links_small_print_and_buttons(store):
    world = build(store, NOW)
    channel = world.env.backend.get_dm_channel(world.people["Ben"].id)
    line = elsewhere.line_for(world, channel.id, DIRECT)
    assert line == "✉ **Direct message to Ben:** It is your turn · **A** tile"


async def test_a_line_tells_of_a_thread_and_how_to_get_there(store):
    world = build(store, NOW)
    other = world.guild.create_text_channel("Tikal · 2")
    line = elsewhere.line_for(world, other.id, DIRECT)
    assert line.startswith("🧵 **In the thread")
    assert "`/game turn`" in line
    assert "is played here" in line


async def test_a_table_in_the_sandbox_is_played_in_the_channel_that_the_page_shows(store):
    assert build(store, NOW).bot.wired.place == "channel"


async def test_a_long_message_is_cut(store):
    world = build(store, NOW)
    channel = world.env.backend.get_dm_channel(world.people["Ben"].id)
    assert len(elsewhere.line_for(world, channel.id, {"content": "x" * 4000})) < 700


def test_what_is_printed_names_the_first_person_and_the_others():
    text = told("http://127.0.0.1:1/#key", ("Cat", "Ana", "Ben", "Dov"))
    assert text.splitlines()[0] == "The sandbox: http://127.0.0.1:1/#key"
    assert "You are Cat, whose turn it is" in text
    assert "Ana, Ben or Dov" in text


@pytest.mark.parametrize(
    ("environ", "linked", "wanted"),
    [
        ({"TZ": "America/Mexico_City"}, "Europe/Madrid", "America/Mexico_City"),
        ({"TZ": ":Europe/Paris"}, "Europe/Madrid", "Europe/Paris"),
        ({"TZ": "CET-1CEST"}, "Europe/Madrid", "Europe/Madrid"),
        ({}, "Europe/Madrid", "Europe/Madrid"),
        ({}, None, "UTC"),
        ({"TZ": "../../etc/passwd"}, None, "UTC"),
    ],
)
def test_the_page_has_the_time_zone_of_the_machine(tmp_path, environ, linked, wanted):
    local = tmp_path / "localtime"
    if linked:
        zones = tmp_path / "zoneinfo" / linked
        zones.parent.mkdir(parents=True)
        zones.touch()
        local.symlink_to(zones)
    assert zone(environ, local) == wanted


async def test_the_bot_in_there_speaks_the_language_it_was_started_with(store):
    world = build(store, NOW, "es")
    assert world.bot.wired.language == "es"


async def test_the_extra_must_be_whole_before_anything_is_begun(tmp_path, monkeypatch):
    from bot.sandbox import session

    monkeypatch.setattr(session, "find_spec", lambda name: None if name == "av" else name)
    with pytest.raises(ModuleNotFoundError) as missing:
        await session.serve(tmp_path / "no.sqlite3", 0, "UTC", print)
    assert missing.value.name == "av"
    assert await asyncio.to_thread((tmp_path / "no.sqlite3").exists) is False
