"""Interactions that have had their effect. Discord may deliver one twice (R06); it must act once."""

import sqlite3

from bot.store.protocol import Seen

KEPT_MS = 7 * 24 * 3_600_000
"""How long they are remembered; Discord's tokens end after a quarter of an hour."""

# A bounded number a time, so that no press ever waits for a big clean-up.
_PRUNE = "DELETE FROM interaction WHERE id IN (SELECT id FROM interaction WHERE at < ? ORDER BY at LIMIT 20)"


def seen(db: sqlite3.Connection, interaction_id: int) -> bool:
    """Whether it has had its effect."""
    return db.execute("SELECT 1 FROM interaction WHERE id = ?", (interaction_id,)).fetchone() is not None


def remember(db: sqlite3.Connection, interaction_id: int | None, now: int) -> None:
    """Remember it, in the transaction that writes its effect. Raises Seen if it is remembered already."""
    if interaction_id is None:
        return
    cursor = db.execute(
        "INSERT INTO interaction (id, at) VALUES (?, ?) ON CONFLICT (id) DO NOTHING", (interaction_id, now)
    )
    if cursor.rowcount == 0:
        raise Seen(interaction_id)
    db.execute(_PRUNE, (now - KEPT_MS,))
