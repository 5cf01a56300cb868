"""Commands and presses: what comes from Discord, acknowledged, handed on, answered."""
