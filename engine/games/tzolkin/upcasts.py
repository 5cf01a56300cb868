"""From older saved states to today's: none yet, since schema 1 is the first.

When a field of the state changes, `META.schema_version` goes up by one and `UPCASTS` gets an entry from the
old number to a function that takes the old state as a dict and returns the new one.
"""

from collections.abc import Mapping
from typing import Final

from engine.core.upcast import Upcast

UPCASTS: Final[Mapping[int, Upcast]] = {}
