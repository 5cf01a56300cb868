"""Runs the bot as its own process against a server on this machine: `runner.py http://127.0.0.1:PORT`."""

import sys

import discord
import yarl

from bot.cli import main

if __name__ == "__main__":
    base = sys.argv[1]
    discord.http.Route.BASE = f"{base}/api/v10"
    discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(f"{base.replace('http', 'ws')}/gateway")
    discord.Asset.BASE = base
    sys.exit(main(["run"]))
