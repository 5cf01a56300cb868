"""As much of Discord's REST interface and gateway, on loopback, as the bot needs to log in, post and be pressed."""

import asyncio
import itertools
import json
import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import Any

from aiohttp import WSMsgType, web

APPLICATION, BOT, GUILD, CHANNEL, OWNER = 900, 901, 910, 911, 902
PEOPLE = {920: "Ana", 921: "Ben"}
_EPOCH = 1_420_070_400_000

Answer = Callable[[web.Request, dict[str, Any]], Awaitable[web.StreamResponse | None]]


@dataclass
class Server:
    """What has been asked for and posted. `hook` may answer a request in place of the server, or never answer it."""

    hook: Answer | None = None
    requests: list[tuple[str, str, dict[str, Any]]] = field(default_factory=list)
    messages: dict[int, list[dict[str, Any]]] = field(default_factory=dict)
    identified: asyncio.Event = field(default_factory=asyncio.Event)
    base: str = ""

    def __post_init__(self) -> None:
        self._ids = itertools.count(1)
        self._sockets: list[web.WebSocketResponse] = []
        self._runner: web.AppRunner | None = None

    async def start(self) -> None:
        """Listen on a free port; `base` says where."""
        app = web.Application(client_max_size=2**24)
        app.router.add_get("/gateway/", self._gateway)
        app.router.add_get("/gateway", self._gateway)
        app.router.add_route("*", "/api/v10/{path:.*}", self._rest)
        self._runner = web.AppRunner(app, shutdown_timeout=0.1)
        await self._runner.setup()
        site = web.TCPSite(self._runner, "127.0.0.1", 0)
        await site.start()
        _, port = self._runner.addresses[0][:2]
        self.base = f"http://127.0.0.1:{port}"

    async def stop(self) -> None:
        """Let go of everything."""
        if self._runner is not None:
            await self._runner.cleanup()

    async def event(self, name: str, data: dict[str, Any]) -> None:
        """Send an event to the bot that is connected now."""
        await self._sockets[-1].send_json({"op": 0, "t": name, "s": next(self._ids), "d": data})

    def said(self, channel: int) -> list[str]:
        """The texts of the messages of a channel."""
        return [texts(message) for message in self.messages.get(channel, [])]

    # --- the gateway -----------------------------------------------------------------------------------

    async def _gateway(self, request: web.Request) -> web.WebSocketResponse:
        socket = web.WebSocketResponse()
        await socket.prepare(request)
        self._sockets.append(socket)
        await socket.send_json({"op": 10, "d": {"heartbeat_interval": 40_000}, "s": None, "t": None})
        async for message in socket:
            if message.type is not WSMsgType.TEXT:
                continue
            asked = json.loads(message.data)
            if asked["op"] == 1:
                await socket.send_json({"op": 11, "d": None, "s": None, "t": None})
            if asked["op"] == 2:
                await self._welcome()
        return socket

    async def _welcome(self) -> None:
        ready = {
            "v": 10,
            "user": _user(BOT, "Sacbe", bot=True),
            "guilds": [{"id": str(GUILD), "unavailable": True}],
            "session_id": "s",
            "resume_gateway_url": self.base.replace("http", "ws") + "/gateway",
            "application": {"id": str(APPLICATION), "flags": 0},
            "shard": [0, 1],
        }
        await self.event("READY", ready)
        await self.event("GUILD_CREATE", _guild())
        self.identified.set()

    # --- the interface ---------------------------------------------------------------------------------

    async def _rest(self, request: web.Request) -> web.StreamResponse:
        path, body = request.match_info["path"], await _body(request)
        self.requests.append((request.method, path, body))
        if self.hook is not None and (given := await self.hook(request, body)) is not None:
            return given
        match request.method, path.split("/"):
            case "GET", ["users", "@me"]:
                return answer(_user(BOT, "Sacbe", bot=True))
            case "GET", ["oauth2", "applications", "@me"] | ["applications", "@me"]:
                return answer(_application())
            case "GET", ["gateway", "bot"]:
                limit = {"total": 1000, "remaining": 999, "reset_after": 0, "max_concurrency": 1}
                url = self.base.replace("http", "ws") + "/gateway"
                return answer({"url": url, "shards": 1, "session_start_limit": limit})
            case "PUT", ["applications", _, "commands"]:
                return answer([])
            case "POST", ["users", "@me", "channels"]:
                person = int(body["recipient_id"])
                return answer({"id": str(person + 1000), "type": 1, "recipients": [_user(person, PEOPLE[person])]})
            case "POST", ["channels", channel, "messages"]:
                return answer(self.post(int(channel), body))
            case "PATCH", ["channels", channel, "messages", number]:
                return self._edit(int(channel), number, body)
            case "GET", ["channels", channel, "messages"]:
                after = int(request.query.get("after", 0))
                found = [one for one in self.messages.get(int(channel), []) if int(one["id"]) > after]
                return answer(found[::-1][: int(request.query.get("limit", 50))])
            case "POST", ["interactions", number, _, "callback"]:
                told = {"id": number, "type": 3, "response_message_id": number, "response_message_loading": True}
                return answer({"interaction": told})
            case "PATCH", ["webhooks", _, _, "messages", "@original"]:
                return answer(_message(APPLICATION, CHANNEL, body))
        return answer({"message": "Not here", "code": 0}, status=404)

    def post(self, channel: int, body: dict[str, Any]) -> dict[str, Any]:
        """Put a message of the bot into a channel."""
        message = _message(next_id(next(self._ids)), channel, body)
        self.messages.setdefault(channel, []).append(message)
        return message

    def _edit(self, channel: int, number: str, body: dict[str, Any]) -> web.Response:
        for message in self.messages.get(channel, []):
            if message["id"] == number:
                message["components"] = body.get("components", message["components"])
                return answer(message)
        return answer({"message": "Unknown Message", "code": 10008}, status=404)


def answer(data: Any, status: int = 200, **headers: str) -> web.Response:
    """An answer in JSON. The client wants this very content type, without a word about characters."""
    body = json.dumps(data).encode()
    return web.Response(body=body, status=status, headers={"Content-Type": "application/json", **headers})


def next_id(number: int) -> int:
    """An id of now, as Discord makes them."""
    return ((time.time_ns() // 1_000_000 - _EPOCH) << 22) + number


def texts(message: dict[str, Any]) -> str:
    """All texts of a message, a line each."""

    def walk(parts: list[dict[str, Any]]) -> list[str]:
        lines = ([part["content"]] if part["type"] == 10 else walk(part.get("components", [])) for part in parts)
        return [line for some in lines for line in some]

    return "\n".join(walk(message["components"]))


async def _body(request: web.Request) -> dict[str, Any]:
    if request.content_type == "multipart/form-data":
        form = await request.post()
        body: dict[str, Any] = json.loads(str(form["payload_json"]))
        files = {name: part for name, part in form.items() if isinstance(part, web.FileField)}
        for part in files.values():
            part.file.close()
        return {**body, "files": list(files)}
    raw = await request.text()
    parsed = json.loads(raw) if raw else {}
    return parsed if isinstance(parsed, dict) else {"list": parsed}


def _message(number: int, channel: int, body: dict[str, Any]) -> dict[str, Any]:
    return {
        "id": str(number),
        "channel_id": str(channel),
        "author": _user(BOT, "Sacbe", bot=True),
        "content": "",
        "timestamp": "2026-01-01T00:00:00+00:00",
        "edited_timestamp": None,
        "tts": False,
        "mention_everyone": False,
        "mentions": [],
        "mention_roles": [],
        "attachments": [],
        "embeds": [],
        "pinned": False,
        "type": 0,
        "flags": body.get("flags", 0),
        "components": _kept(body.get("components", [])),
        "nonce": body.get("nonce"),
    }


def _kept(parts: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """The components as Discord gives them back: with numbers, and galleries with what became of their files."""
    numbers = itertools.count(1)

    def keep(part: dict[str, Any]) -> dict[str, Any]:
        kept = {**part, "id": next(numbers)}
        if "components" in part:
            kept["components"] = [keep(one) for one in part["components"]]
        for item in kept.get("items", []):
            item["media"] = {**item["media"], "proxy_url": "", "height": 1, "width": 1, "content_type": "image/png"}
        return kept

    return [keep(part) for part in parts]


def _user(number: int, name: str, *, bot: bool = False) -> dict[str, Any]:
    return {
        "id": str(number),
        "username": name,
        "discriminator": "0",
        "global_name": name,
        "avatar": None,
        "bot": bot,
    }


def member(number: int) -> dict[str, Any]:
    """A person as a member of the server."""
    return {
        "user": _user(number, PEOPLE.get(number, "Sacbe")),
        "roles": [],
        "joined_at": "2026-01-01T00:00:00+00:00",
        "deaf": False,
        "mute": False,
        "flags": 0,
        "permissions": str(2**50 - 1),
    }


def channel() -> dict[str, Any]:
    """The one channel."""
    return {
        "id": str(CHANNEL),
        "type": 0,
        "name": "games",
        "guild_id": str(GUILD),
        "position": 0,
        "permission_overwrites": [],
        "parent_id": None,
        "nsfw": False,
    }


def _guild() -> dict[str, Any]:
    role = {"id": str(GUILD), "name": "@everyone", "permissions": str(2**50 - 1), "position": 0, "color": 0}
    return {
        "id": str(GUILD),
        "name": "Server",
        "owner_id": str(OWNER),
        "roles": [{**role, "hoist": False, "managed": False, "mentionable": False, "flags": 0}],
        "emojis": [],
        "stickers": [],
        "features": [],
        "channels": [channel()],
        "threads": [],
        "members": [{**member(BOT), "user": _user(BOT, "Sacbe", bot=True)}],
        "voice_states": [],
        "presences": [],
        "stage_instances": [],
        "guild_scheduled_events": [],
        "member_count": 3,
        "large": False,
        "unavailable": False,
        "verification_level": 0,
        "default_message_notifications": 0,
        "explicit_content_filter": 0,
        "mfa_level": 0,
        "premium_tier": 0,
        "nsfw_level": 0,
        "preferred_locale": "en-US",
        "system_channel_flags": 0,
    }


def _application() -> dict[str, Any]:
    return {
        "id": str(APPLICATION),
        "name": "Sacbe",
        "icon": None,
        "description": "",
        "bot_public": True,
        "bot_require_code_grant": False,
        "verify_key": "",
        "flags": 0,
        "owner": _user(OWNER, "Owner"),
        "team": None,
    }
