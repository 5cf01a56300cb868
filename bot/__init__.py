"""The Discord bot: store, service, ui and cogs, each standing on the one before."""
