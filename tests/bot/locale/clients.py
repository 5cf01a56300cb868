"""People whose Discord client speaks another language than English, on the stage."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any
from unittest.mock import patch

from simcord import interactions

_english = interactions.base_payload


@contextmanager
def speaking(server: str = "en-US", **people: str) -> Iterator[None]:
    """What the clients of these people, by name, and the server say of their language; all others say English."""

    def payload(backend: Any, **facts: Any) -> Any:
        record, sent = _english(backend, **facts)
        name = backend.get_user(facts["user_id"]).name
        sent["locale"] = people.get(name, "en-US")
        if "guild_locale" in sent:
            sent["guild_locale"] = server
        return record, sent

    with patch.object(interactions, "base_payload", payload):
        yield
