"""Which messages follow from a commit. They are written with it and sent by a worker, so none is lost.

Every row tells what to say, not how: whoever sends it looks at the match again and leaves out what is no
longer true. Keys make a row unique for ever, so that nothing is said twice (R41).
"""

from collections.abc import Iterable, Mapping, Sequence

from bot.service.clock import REMINDERS
from bot.store.rows import DueRow, Entry, Match, Outgoing


def after_lobby(match_id: int, version: int) -> tuple[Outgoing, ...]:
    """The lobby card has changed."""
    return (Outgoing("lobby", f"{match_id}:lobby:{version}"),)


def word(match: Match, key: str, **seats: int) -> Outgoing:
    """A public sentence about the table: a key of the catalogue, and the seats whose names fill it."""
    return Outgoing("word", f"{match.id}:{key}:{match.version}", {"key": key, "seats": seats})


def frozen(match: Match) -> Outgoing:
    """The host learns that the match cannot be loaded and is kept as it is."""
    return Outgoing("frozen", f"{match.id}:frozen:{match.version}")


def after_commit(
    before: Match, episode: int, entries: Sequence[Entry], asked: Mapping[int, int], ended: bool
) -> tuple[Outgoing, ...]:
    """The messages after a commit on `before`, in the order in which they are read.

    `episode` is the new one, `asked` the seats that are to act now and were not asked this before,
    with the number of their new prompt: a notice is dropped when that has moved on before it is sent (R34), and
    with `posted` when a new post, which may ping, goes out beside it.
    """
    version = before.version + 1
    rows: list[Outgoing] = []
    begun = before.status == "lobby"
    moved_on = episode != before.episode or ended
    if not begun:
        if moved_on:
            rows.append(
                Outgoing(
                    "settle", f"{before.id}:settle:{before.episode}", {"episode": before.episode, "until": episode}
                )
            )
        else:
            rows.append(Outgoing("refresh", f"{before.id}:refresh:{version}", {"episode": episode}))
    if any(event["kind"] == "scored" for entry in entries for event in entry.events):
        rows.append(Outgoing("scoring", f"{before.id}:scoring:{version}", {"version": version}))
    if ended:
        rows.append(Outgoing("end", f"{before.id}:end"))
        return tuple(rows)
    posted = begun or moved_on
    if posted:
        rows.append(Outgoing("turn", f"{before.id}:turn:{episode}", {"episode": episode}))
    if not before.practice:
        rows += [
            Outgoing(
                "notice",
                f"{before.id}:notice:{version}:{seat}",
                {"seat": seat, "prompt": prompt, "episode": episode, "posted": posted},
            )
            for seat, prompt in sorted(asked.items())
        ]
    return tuple(rows)


def reminders(match: Match, episode: int, acting: Iterable[int], now: int) -> tuple[DueRow, ...]:
    """When people are first reminded of what they are asked now; nobody is at a practice table."""
    if match.practice:
        return ()
    return tuple(DueRow(match.id, "reminder1", seat, episode, now + match.pace_ms) for seat in sorted(acting))


def remind(due: DueRow, match: Match) -> tuple[Outgoing, DueRow | None]:
    """The reminder that a due row stands for, and the next one, None when that was the last.

    Commits of others set the time anew while several seats are asked at once. The key names what the seat is asked,
    so that all the same nobody is reminded more often of it (R40).
    """
    number = int(due.kind.removeprefix("reminder"))
    asked = next((seat.prompt for seat in match.seats if seat.seat == due.seat), 0)
    message = Outgoing(
        "reminder",
        f"{due.match_id}:reminder:{due.episode}:{due.seat}:{asked}:{number}",
        {"seat": due.seat, "episode": due.episode},
    )
    if number >= REMINDERS:
        return message, None
    return message, DueRow(due.match_id, f"reminder{number + 1}", due.seat, due.episode, due.at + match.pace_ms)
