"""Lantern: a toy game for tests that needs everything the contract of a game promises.

Keepers of a causeway light lanterns. Every night all seats offer one oil card in secret; the strongest
offer acts first. On its turn a seat lights a lantern (it pays card by card, then picks a reward) or draws.
After the last night the brightest causeway wins; equal ones share the victory.
"""
