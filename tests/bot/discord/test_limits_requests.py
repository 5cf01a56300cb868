"""What the bot really sends, held against Discord's own description of its interface, and the commands."""

import json
import re
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from tests.bot.discord.player import Group, opened
from tests.bot.discord.stage import Stage, staged, verbs

jsonschema_rs = pytest.importorskip("jsonschema_rs")

API = Path(__file__).resolve().parents[4] / "shared" / "discord" / "openapi-v10.json"
needs_api = pytest.mark.skipif(not API.exists(), reason=f"Discord's OpenAPI file is not here: {API.name}")


@cache
def api() -> dict[str, Any]:
    found: dict[str, Any] = json.loads(API.read_text())
    # The client writes ids as integers in some places; Discord takes them, though its file says text only.
    found["components"]["schemas"]["SnowflakeType"] = {
        "anyOf": [found["components"]["schemas"]["SnowflakeType"], {"type": "integer"}]
    }
    return found


@cache
def schema(method: str, path: str) -> Any:
    """The validator of a request's body, None where the file knows no body for it."""
    known = [one for one in api()["paths"] if re.fullmatch(re.sub(r"\{\w+\}", "[^/]+", one), path)]
    assert known, f"no such address: {path}"
    exact = max(known, key=lambda one: sum("{" not in part for part in one.split("/")))
    operation = api()["paths"][exact].get(method.lower())
    assert operation is not None, f"{method} is not known for {exact}"
    body = operation.get("requestBody")
    if body is None:
        return None
    wanted = body["content"]["application/json"]["schema"]
    return jsonschema_rs.validator_for({**wanted, "components": api()["components"]})


def held(stage: Stage) -> dict[str, int]:
    """Fail at the first request that the description does not allow; how many there were of each kind."""
    seen: dict[str, int] = {}
    for request in stage.env.http_requests:
        path = request.path.split("?")[0]
        validator = schema(request.method, path)
        if request.json is not None:
            assert validator is not None, (request.method, path)
            wrong = [f"{error.instance_path}: {error.message}"[:300] for error in validator.iter_errors(request.json)]
            assert not wrong, (request.method, path, wrong[:5], json.dumps(request.json)[:600])
        kind = f"{request.method} {re.sub(r'[0-9]{5,}|[^/]{40,}', '*', path)}"
        seen[kind] = seen.get(kind, 0) + 1
    return seen


async def short_game(stage: Stage) -> None:
    """A table with its settings changed, a thread, some turns, readings, a resignation and the end."""
    ana, ben = stage.person("@everyone"), stage.person("Ben")
    await ana.slash(stage.channel, "game list")
    number = await opened(stage, ana, ben, place="thread", options="auction=true")
    group = Group(stage, number, [ana, ben], stage.channel.threads[0])
    for _ in range(4):
        await group.episode()
    live = stage.channel.threads[0].last_message
    for verb in ("board", "text", "log", "help"):
        await ana.click(live, custom_id=verbs(live)[verb][0])
    for command in ("info", "verify", "export", "turn"):
        await ana.slash(stage.channel, f"game {command}", table=number)
    await ana.slash(stage.channel, "me settings", notices="channel")
    await ana.slash(stage.channel, "help")
    await ana.slash(stage.channel, "about")
    asked = await ben.slash(stage.channel, "game resign", table=number)
    await ben.click(asked.response, custom_id=verbs(asked.response)["resign"][0])


@needs_api
async def test_every_request_of_a_game_is_one_that_discord_describes(tmp_path: Path) -> None:
    async with staged(tmp_path, pictures=False) as stage:
        await short_game(stage)
        seen = held(stage)
    sent = sum(count for kind, count in seen.items() if kind.startswith("POST /channels") and "messages" in kind)
    answered = sum(count for kind, count in seen.items() if kind.startswith("PATCH /webhooks"))
    assert sent > 8, seen
    assert answered > 20, seen
    assert any(kind.endswith("/callback") for kind in seen)
    assert any(kind.startswith("PUT /applications") for kind in seen)


@needs_api
def test_what_the_description_forbids_is_found() -> None:
    validator = schema("POST", "/channels/1/messages")
    assert not validator.is_valid({"components": [{"type": 2, "style": 1, "label": "x" * 81, "custom_id": "a"}]})
    assert validator.is_valid({"content": "hello"})


async def test_nobody_is_pinged_but_those_meant_and_layouts_come_without_content(tmp_path: Path) -> None:
    async with staged(tmp_path, pictures=False) as stage:
        await short_game(stage)
        bodies = [
            one.json for one in stage.env.http_requests if isinstance(one.json, dict) and "components" in one.json
        ]
    assert len(bodies) > 30
    for body in bodies:
        assert not body.get("content")
        assert not body.get("embeds")
        assert body["flags"] & (1 << 15)
        assert "everyone" not in body["allowed_mentions"]["parse"]
        assert "roles" not in body["allowed_mentions"]["parse"]
        assert "@everyone" not in json.dumps(body["components"], ensure_ascii=False)


async def test_commands_keep_to_discords_limits(tmp_path: Path) -> None:
    async with staged(tmp_path, pictures=False) as stage:
        commands = [command.to_dict(stage.bot.tree) for command in stage.bot.tree.get_commands()]
    assert {command["name"] for command in commands} >= {"game", "me", "help", "about"}
    for command in commands:
        inside = command.get("options", [])
        assert len([one for one in inside if one["type"] == 1]) <= 25
        assert sum(map(_weight, [command])) <= 8000
        for one in (command, *inside, *[deep for part in inside for deep in part.get("options", [])]):
            assert 1 <= len(one["description"]) <= 100, one
            assert re.fullmatch(r"[a-z0-9_-]{1,32}", one["name"]), one
            assert len(one.get("choices", [])) <= 25
            assert all(1 <= len(choice["name"]) <= 100 for choice in one.get("choices", []))


def _weight(command: dict[str, Any]) -> int:
    """What Discord counts: names, descriptions and values, of the command and all inside."""
    own = len(command["name"]) + len(command["description"])
    own += sum(len(choice["name"]) + len(str(choice["value"])) for choice in command.get("choices", []))
    return own + sum(map(_weight, command.get("options", [])))
