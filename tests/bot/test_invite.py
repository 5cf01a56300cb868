"""The link that brings the bot to a server."""

from urllib.parse import parse_qs, urlsplit

import discord

from bot.invite import invite_url


def test_the_link_asks_for_the_bot_its_commands_and_exactly_the_permissions_that_are_used() -> None:
    url = urlsplit(invite_url(112233445566778899))
    asked = parse_qs(url.query)
    assert (url.scheme, url.netloc, url.path) == ("https", "discord.com", "/oauth2/authorize")
    assert asked["client_id"] == ["112233445566778899"]
    assert set(asked["scope"][0].split()) == {"bot", "applications.commands"}
    assert {name for name, on in discord.Permissions(int(asked["permissions"][0])) if on} == {
        "read_messages",  # the older name of "view channels"
        "send_messages",
        "send_messages_in_threads",
        "create_public_threads",
        "create_private_threads",
        "attach_files",
        "read_message_history",
    }
