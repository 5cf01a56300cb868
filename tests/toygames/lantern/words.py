"""What Lantern says, in English."""

from collections.abc import Mapping, Sequence
from typing import Any

from engine.games.lantern.actions import Choose, Light, Offer
from engine.games.lantern.data import LANTERNS, STRENGTH

from engine.core.errors import Refusal
from engine.core.game import Caution
from engine.core.model import Action, Event, Seat
from engine.core.words import Choice, Words

KINDS = {
    "offer": "Offer a card",
    "light": "Light a lantern",
    "draw": "Draw two cards",
    "choose": "Answer",
    "end_turn": "End turn",
}
QUESTIONS = {
    "card": "Which card do you offer?",
    "lantern": "Which lantern?",
    "pick": "What do you choose?",
    "": "Which one?",
}
PICKS = {"cheapest": "Pay the cheapest way", "glow": "Take a glow", "oil": "Draw a card"}
OPTIONS = {
    "nights": Choice("Nights", "How many nights are played."),
    "wind": Choice("Wind", "Every lantern costs one more."),
}
EVENTS = {
    "offer_made": "You offer {card}.",
    "offer_sealed": "{name} has made an offer.",
    "lantern_lit": "{name} lights the {lantern} lantern for {price}.",
    "paid": "{name} pays {cards}.",
    "glowed": "{name} takes a glow.",
    "drew": "{name} draws {count}.",
    "cards_seen": "You drew {cards}.",
    "reshuffled": "The {count} discards are shuffled into a new deck.",
    "night_began": "Night {night} begins.",
    "scored": "{name} scores {points} and has {total}.",
}
REFUSALS = {
    "invalid_action": "That is not an action of this game.",
    "game_over": "This game is over.",
    "not_your_turn": "It is not your turn.",
    "offers_running": "Offers are being made. Offer a card first.",
    "no_offers": "Offers are made at the beginning of a night.",
    "decision_pending": "Answer what you are asked first.",
    "already_offered": "You have offered a card. Undo to take another.",
    "not_in_hand": "You hold no {card}.",
    "offer_first": "Offer a card first.",
    "already_acted": "You have acted tonight. End your turn.",
    "not_in_row": "The {lantern} lantern is not for sale.",
    "too_dear": "That costs {price}, and you have {have}.",
    "nothing_to_draw": "There are no cards to draw.",
    "nothing_asked": "Nothing is asked of you.",
    "no_such_choice": "{pick} is not among the choices.",
}


class LanternWords(Words):
    """English only."""

    def kind(self, lang: str, kind: str) -> str:
        return KINDS[kind]

    def question(self, lang: str, kind: str, field: str) -> str:
        return QUESTIONS[field]

    def choice(
        self, lang: str, view: Any, names: Sequence[str], field: str, value: Any, actions: Sequence[Action]
    ) -> Choice:
        if not field:  # a whole action
            first = actions[0]
            priced = isinstance(first, Light)
            detail = self.choice(lang, view, names, "lantern", first.lantern, actions).detail if priced else ""
            return Choice(self.action(lang, names, first), detail)
        if field == "lantern":
            cost, light = LANTERNS[value]
            return Choice(value.capitalize(), f"costs {cost + view.extra}, light {light}")
        if value in PICKS:
            return Choice(PICKS[value])
        return Choice(value.capitalize(), f"worth {STRENGTH[value]}")

    def option(self, lang: str, name: str) -> Choice:
        return OPTIONS[name]

    def option_value(self, lang: str, name: str, value: Any) -> str:
        return str(value) if name == "nights" else ("on" if value else "off")

    def action(self, lang: str, names: Sequence[str], action: Action) -> str:
        if isinstance(action, Offer):
            return f"Offer {action.card}"
        if isinstance(action, Light):
            return f"Light {action.lantern}"
        if isinstance(action, Choose):
            return PICKS.get(action.pick, f"Pay {action.pick}")
        return KINDS[action.kind]

    def event(self, lang: str, names: Sequence[str], event: Event) -> str | None:
        facts = {name: getattr(event, name) for name in type(event).model_fields}
        if event.kind == "game_ended":
            return f"The game is over: {_names(names, facts['winners'])}."
        if event.kind == "offers_revealed":
            cards = (f"{names[seat]} {card or 'nothing'}" for seat, card in enumerate(facts["cards"]))
            return f"Offers: {', '.join(cards)}."
        if event.kind not in EVENTS:
            return None
        facts["name"] = names[facts["seat"]] if "seat" in facts else ""
        facts["points"] = getattr(event, "points", 0)
        facts["cards"] = ", ".join(facts.get("cards", ()))
        return EVENTS[event.kind].format_map(facts)

    def refusal(self, lang: str, names: Sequence[str], refusal: Refusal) -> str:
        return REFUSALS[refusal.code].format_map(refusal.facts)

    def caution(self, lang: str, names: Sequence[str], caution: Caution) -> str:
        raise KeyError(caution.code)  # the game has none

    def source(self, lang: str, source: str) -> str:
        return {"lanterns": "Lanterns", "glow": "Glow"}[source]

    def headline(self, lang: str, view: Any, names: Sequence[str]) -> str:
        if view.phase == "over":
            return f"Over: {_names(names, view.winners)}"
        if view.phase == "offer":
            return f"Night {view.night} of {view.nights}: all offer a card"
        return f"Night {view.night} of {view.nights}: {names[view.seat]} acts"

    def status(self, lang: str, view: Any, seat: Seat) -> str:
        if view.asked:
            return f"{view.owed} to pay" if view.asked == "pay" else "Pick a reward"
        return f"{len(view.hand)} cards in hand"

    def board(self, lang: str, view: Any, names: Sequence[str]) -> str:
        lines = [self.headline(lang, view, names)]
        row = (f"{name} (costs {LANTERNS[name][0] + view.extra}, light {LANTERNS[name][1]})" for name in view.row)
        lines.append(f"Lanterns: {', '.join(row) or 'none'}. {view.stack} more come later.")
        lines.append(f"Cards: {view.deck} in the deck, {len(view.discard)} discarded.")
        for keeper in view.keepers:
            lit = ", ".join(keeper.lit) or "nothing"
            lines.append(f"{names[keeper.seat]}: {keeper.score} points, {keeper.cards} cards, lit tonight {lit}.")
        if view.viewer is not None:
            lines.append(f"Your hand: {', '.join(view.hand) or 'empty'}.")
        return "\n".join(lines)

    def alt(self, lang: str, view: Any, names: Sequence[str]) -> str:
        return self.board(lang, view, names)[:1000]

    def picture_title(self, lang: str, kind: str) -> str:
        return kind.capitalize()

    def help(self, lang: str) -> Mapping[str, str]:
        return {"start": "Offer a card each night. The strongest offer acts first: light a lantern or draw."}


def _names(names: Sequence[str], seats: Sequence[Seat]) -> str:
    return " and ".join(names[seat] for seat in seats)


WORDS = LanternWords()
