"""Who reads what in which language: private answers, public posts, direct messages."""

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from tests.bot.discord.player import Group, Player, lobby, opened
from tests.bot.discord.rights import take
from tests.bot.discord.stage import Stage, buttons, components, menus, staged, table_of, texts, verbs
from tests.bot.locale.clients import speaking


def alt(message: Any) -> str:
    """The words for the pictures of a message."""
    return "\n".join(
        item["description"] for part in components(message) if part["type"] == 12 for item in part["items"]
    )


async def begun(stage: Stage, names: tuple[str, ...] = ("Ana", "Eva"), **options: Any) -> Group:
    people = [stage.person(name) for name in names]
    return Group(stage, await opened(stage, *people, seats=len(names), **options), people)


async def mover(group: Group) -> Player:
    [player] = await group.movers()
    return player


async def test_a_spanish_reader_at_an_english_table_reads_spanish_alone(tmp_path: Path) -> None:
    with speaking(Ana="es-ES", Eva="es-419"):
        async with staged(tmp_path, "lang") as stage:
            group = await begun(stage)
            assert "Play my turn" in buttons(stage.live)
            assert "Board of Tikal." in alt(stage.live)
            player = await mover(group)
            panel = await player.open()
            assert "Coloca tu loseta" in texts(panel)
            assert "Tablero de Tikal." in alt(panel)
            assert {"Tablero entero"} <= set(buttons(panel))
            assert any("¿En qué hexágono" in str(menu.get("placeholder")) for menu in menus(panel)) or (
                "¿En qué hexágono" in texts(panel)
            )
            panel = await player.act(await player.best())
            assert "Loseta en" in texts(panel)
            assert {"Deshacer", "Empezar de nuevo"} <= set(buttons(panel))
            refused = await stage.press(stage.person("Zoe"), stage.live, verbs(stage.live)["play"][0])
            assert "You have no seat" in texts(refused.response), "each reads the own language"
            board = await player.actor.slash(stage.channel, "game board", words=True)
            assert "Hexágonos explorados" in texts(board.response)
            missing = await player.actor.slash(stage.channel, "game info", table=99)
            assert "Esa mesa no existe" in texts(missing.response)
            page = await player.actor.slash(stage.channel, "help", game="tikal")
            assert "Tikal en diez líneas" in texts(page.response)
            assert "Templos (`temples`)" in texts(page.response)
            topics = await player.actor.autocomplete(stage.channel, "help", "topic", "templ", game="tikal")
            assert [(topic["name"], topic["value"]) for topic in topics] == [("Templos", "temples")]
            await group.turn(player, 1)
            log = await player.actor.slash(stage.channel, "game log")
            assert "coloca en" in texts(log.response)
            public = "\n".join(texts(message) for message in stage.channel.history())
            assert "places" in public
            assert "coloca" not in public


async def test_a_spanish_table_posts_in_spanish_whoever_reads(tmp_path: Path) -> None:
    with speaking(Ana="es-ES"):
        async with staged(tmp_path, "mesa", pictures=False) as stage:
            ana, ben = stage.person("Ana"), stage.person("Ben")
            card = await lobby(stage, ana, ben, seats=2, language="es")
            assert {"Dejar la mesa", "Empezar", "Ajustes"} <= set(buttons(card))
            assert "organiza" in texts(card)
            await ana.click(card, custom_id=verbs(card)["start"][0])
            group = Group(stage, table_of(stage.live), [ana, ben])
            assert "Jugar mi turno" in buttons(stage.live)
            assert "Loseta: " in texts(stage.live)
            assert "Tablero de Tikal." in alt(stage.live)
            for turn in range(1, 3):
                player = await mover(group)
                panel = await player.open()
                assert ("Place your tile" in texts(panel)) == (player.actor.id == ben.id)
                await group.turn(player, turn)
            public = "\n".join(texts(message) for message in stage.channel.history())
            assert "coloca en" in public
            assert "places" not in public


@pytest.mark.parametrize(("server", "posts"), [("es-ES", "Unirme"), ("es-419", "Unirme"), ("fr", "Join")])
async def test_a_table_speaks_the_language_of_its_server(tmp_path: Path, server: str, posts: str) -> None:
    with speaking(server):
        async with staged(tmp_path, pictures=False) as stage:
            card = await lobby(stage, stage.person("Ana"))
            assert posts in buttons(card)


@pytest.mark.parametrize(("community", "posts"), [(False, "Unirme"), (True, "Join")])
async def test_a_server_that_never_chose_a_language_gets_that_of_the_bot(
    tmp_path: Path, community: bool, posts: str
) -> None:
    async with staged(tmp_path, pictures=False) as stage:
        stage.bot.wired = replace(stage.bot.wired, language="es")
        stage.bot.get_cog("GameCog")._wired = stage.bot.wired  # type: ignore[union-attr]
        if community:
            guild = stage.bot.get_guild(stage.guild.id)
            assert guild is not None
            guild.features.append("COMMUNITY")
        card = await lobby(stage, stage.person("Ana"))
        assert posts in buttons(card)


async def test_the_host_chooses_the_language_of_the_posts_in_the_settings(tmp_path: Path) -> None:
    async with staged(tmp_path, pictures=False) as stage:
        ana, ben = stage.person("Ana"), stage.person("Ben")
        card = await lobby(stage, ana, ben)
        panel = stage.again((await ana.click(card, custom_id=verbs(card)["settings"][0])).response)
        menu = next(m for m in menus(panel) if m["custom_id"].endswith(":language"))
        assert [option["label"] for option in menu["options"]] == [
            "Language of the posts: English",
            "Language of the posts: Español",
        ]
        await ana.select(panel, ["es"], custom_id=menu["custom_id"])
        assert "Saved." in texts(stage.again(panel)), "the answer is Ana's own"
        assert "Unirme" in buttons(card)
        await stage.press(ana, panel, menu["custom_id"], values=["xx"])
        assert "not possible" in texts(stage.again(panel))
        theirs = stage.again((await ben.click(card, custom_id=verbs(card)["settings"][0])).response)
        await stage.press(ben, theirs, menu["custom_id"], values=["en"])
        assert "Only the host" in texts(stage.again(theirs))
        assert "Unirme" in buttons(card)
        await ana.click(card, custom_id=verbs(card)["start"][0])
        assert "Jugar mi turno" in buttons(stage.live)


async def test_direct_messages_are_in_their_readers_language_after_a_restart_too(tmp_path: Path) -> None:
    with speaking(Eva="es-419"):
        async with staged(tmp_path, "mail", pictures=False) as stage:
            group = await begun(stage)
            await stage.restart()
            for turn in range(1, 5):
                player = await mover(group)
                await player.open()
                await group.turn(player, turn)
            await stage.env.advance_time(86_400 * 2)
            mails = {
                player.actor.name: "\n".join(map(texts, stage.mails(player.actor)))
                for player in group.players.values()
            }
            assert "It is your turn" in mails["Ana"]
            assert "Te toca: " in mails["Eva"]
            assert "your turn" not in mails["Eva"].lower()
            assert "Tu turno te espera" in mails["Eva"] or "Your turn is waiting" in mails["Ana"]


async def test_who_was_never_heard_gets_direct_messages_in_the_tables_language(tmp_path: Path) -> None:
    async with staged(tmp_path, pictures=False) as stage:
        readers = stage.bot.wired.readers
        assert await readers.language(5, "es") == "es"
        await readers.hear(5, "en")
        await readers.hear(5, "en")
        assert await readers.language(5, "es") == "en"


async def test_missing_rights_are_named_in_the_readers_language(tmp_path: Path) -> None:
    with speaking(Ana="es-ES"):
        async with staged(tmp_path, pictures=False) as stage:
            take(stage, stage.channel, "attach_files")
            for actor, said in (
                (stage.person("Ana"), "*Adjuntar archivos*"),
                (stage.person("Ben"), "*Attach Files*"),
            ):
                answer = await actor.slash(stage.channel, "game new", game="tikal", place="channel")
                assert said in texts(answer.response)
