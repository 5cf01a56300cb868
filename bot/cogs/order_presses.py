"""Presses in the private form of a standing order."""

from collections.abc import Callable
from typing import Any

from bot.cogs.answers import Interaction, lang_of
from bot.locale import text
from bot.service.declined import Declined
from bot.service.standing_orders import BadOrder, Form
from bot.store.rows import Json
from bot.ui import ids, order_form, parts
from bot.ui.narrow import key_of
from bot.ui.order_form import Wanted
from bot.wiring import Parts


class OrderPresses:
    """Opens the form, keeps what is chosen in it, takes orders back."""

    def __init__(self, wired: Parts, wake: Callable[[], None]) -> None:
        self._wired = wired
        self._wake = wake
        self.rooms = {
            "order": self.order,
            "terms": self.terms,
            "form": self.lost,
            "give": self.give,
            "ordered": self.give,
            "revoke": self.revoke,
        }

    async def order(self, interaction: Interaction, id_: ids.Id, _: tuple[str, ...]) -> parts.Letter:
        """The form as it is."""
        form = await self._form(interaction, id_)
        return order_form.letter(form, lang_of(interaction), order_form.standing(form))

    async def terms(self, interaction: Interaction, id_: ids.Id, values: tuple[str, ...]) -> parts.Letter:
        """Choose a value; nothing is kept yet."""
        form, wanted = await self._form(interaction, id_), _wanted(id_, values)
        return order_form.letter(form, lang_of(interaction), wanted)

    async def lost(self, *_: Any) -> parts.Letter:
        """A form opens before it comes here, unless its id says nothing."""
        raise Declined("stale")

    async def give(self, interaction: Interaction, id_: ids.Id, values: tuple[str, ...]) -> parts.Letter:
        """Keep the order, which may answer at once; `values` are those that were typed."""
        lang, wanted = lang_of(interaction), _wanted(id_, values)
        form = await self._form(interaction, id_)
        try:
            terms = _terms(form, wanted)
            form, acted = await self._wired.orders.give(
                id_.match,
                interaction.user.id,
                form.seat.seat,
                terms,
                once=wanted.once,
                interaction_id=interaction.id,
            )
        except BadOrder as bad:
            return order_form.letter(form, lang, wanted, order_form.refused(form, lang, bad))
        if acted:
            self._wake()
        note = text(lang, "order-acted" if acted else "order-kept")
        return order_form.letter(form, lang, order_form.standing(form), note)

    async def revoke(self, interaction: Interaction, id_: ids.Id, _: tuple[str, ...]) -> parts.Letter:
        """Take the order back."""
        lang = lang_of(interaction)
        form = await self._form(interaction, id_)
        form = await self._wired.orders.withdraw(id_.match, interaction.user.id, form.seat.seat)
        return order_form.letter(form, lang, order_form.standing(form), text(lang, "order-revoked"))

    async def _form(self, interaction: Interaction, id_: ids.Id) -> Form:
        return await self._wired.orders.form(id_.match, interaction.user.id, id_.seat)


def _wanted(id_: ids.Id, values: tuple[str, ...]) -> Wanted:
    wanted = order_form.read(id_.path)
    if wanted is None:
        raise Declined("stale")
    for value in values:
        name, _, key = value.partition("=")
        wanted = wanted.but(name, key.strip())
    return wanted


def _terms(form: Form, wanted: Wanted) -> Json:
    """The values that the chosen keys stand for. Raises BadOrder for one that stands for nothing."""
    terms: dict[str, Any] = {}
    for name, key in wanted.terms.items():
        choices = form.choices.get(name, ())
        found = [value for value in choices if key_of(value) == key.lstrip("0").rjust(1, "0") or key_of(value) == key]
        if not found:
            raise BadOrder(name, choices)
        terms[name] = found[0]
    return terms
