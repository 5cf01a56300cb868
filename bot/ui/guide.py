"""Help where one stands: the page of the moment, and why what is greyed out cannot be done."""

from bot.locale import text
from bot.service.play import Prompt
from bot.ui import letters, limits, parts
from engine.core import registry

_MOST_WHY = 1700
_MOST_TOPICS = 900


def page(lang: str, game: str, topic: str, before: str = "") -> parts.Letter:
    """A help page of a game, with `before` on top and the way to the other pages below."""
    pages = registry.words(game).help(lang)
    topic = topic if topic in pages else next(iter(pages))
    others = " · ".join(f"{letters.heading(content)} (`{key}`)" for key, content in pages.items() if key != topic)
    below = limits.cut(f"-# {text(lang, 'help-topics', topics=others)}", _MOST_TOPICS)
    above = f"{before}\n\n" if before else ""
    room = limits.TEXT - len(above) - len(below) - 2
    return letters.note(f"{above}{limits.cut(pages[topic], room)}\n\n{below}")


def here(prompt: Prompt, lang: str) -> parts.Letter:
    """The page for what a seat is asked now, under the reasons for the kinds of action that are not possible."""
    return page(lang, prompt.table.match.game, prompt.table.words.help_topic(prompt.view), why_not(prompt, lang))


def why_not(prompt: Prompt, lang: str) -> str:
    """A line for each kind of this phase that is not possible now; nothing where all are."""
    words, names = prompt.table.words, prompt.table.names
    possible = {action.kind for action in prompt.legal}
    lines = []
    for kind in prompt.game.kinds(prompt.turn.state):
        refusal = None
        if kind not in possible:
            refusal = prompt.game.why_not(prompt.turn.state, prompt.seat.seat, kind)
        if refusal is not None:
            why, topic = words.refusal(lang, names, refusal), words.refusal_topic(refusal)
            lines.append(text(lang, "help-why", kind=words.kind(lang, kind), why=why, topic=topic))
    if not lines:
        return ""
    return limits.cut("\n".join([f"**{text(lang, 'help-why-head')}**", *lines]), _MOST_WHY)
