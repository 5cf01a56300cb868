"""The link by which someone brings the bot to a server, with the fewest permissions that the games need."""

import discord

# What each is for: post boards in a channel or in threads of its own, public or private, and edit what lies further
# back. The games ping nobody by role, embed no links and manage nothing.
NEEDED = discord.Permissions(
    view_channel=True,
    send_messages=True,
    send_messages_in_threads=True,
    create_public_threads=True,
    create_private_threads=True,
    attach_files=True,
    read_message_history=True,
)
SCOPES = ("bot", "applications.commands")


def invite_url(application_id: int) -> str:
    """The address of Discord's page that asks which server to add this application to."""
    return discord.utils.oauth_url(application_id, permissions=NEEDED, scopes=SCOPES)
