"""In which language a person reads, as their client last said."""

import logging

from bot.store.errors import StoreError
from bot.store.protocol import Store

log = logging.getLogger(__name__)

KEY = "lang"
"""The user setting in which it is kept."""


class Readers:
    """Remembers the language of everybody who presses or types, for messages that answer nothing."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._heard: dict[int, str] = {}

    async def hear(self, user_id: int, lang: str) -> None:
        """This person reads `lang`. Written only when it is news; never fails, since much else matters more."""
        if self._heard.get(user_id) == lang:
            return
        try:
            if await self._store.user_setting(user_id, KEY) != lang:
                await self._store.set_user_setting(user_id, KEY, lang)
        except StoreError as error:
            log.warning("the language of a reader could not be kept: %s", error)
        else:
            self._heard[user_id] = lang

    async def language(self, user_id: int, otherwise: str) -> str:
        """What this person reads; `otherwise` if they were never heard."""
        return await self._store.user_setting(user_id, KEY) or otherwise
