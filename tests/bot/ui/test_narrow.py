"""From all legal actions to one: everything is reachable, on short pages, with labels that differ."""

import pytest

from bot.ui import ids, limits
from bot.ui.ids import Id
from bot.ui.narrow import Astray, Menu, narrow
from engine.core.game import AnyGame
from engine.core.model import Action
from tests.contract.cases import CASES, Case, samples

TOP = 10**9 - 1
"""More tables than a bot will ever see."""


def leaves(legal: tuple[Action, ...], game: AnyGame, path: tuple[str, ...]) -> list[Menu]:
    menu = narrow(legal, path, game.meta.stepwise)
    if menu.action is not None:
        return [menu]
    return [menu, *(leaf for entry in menu.entries for leaf in leaves(legal, game, (*path, entry.key)))]


@pytest.mark.parametrize("case", CASES, ids=str)
def test_every_legal_action_is_reached_by_exactly_one_path_of_short_pages(case: Case) -> None:
    for position in samples(case, 8):
        legal = case.game.legal_actions(position.state, position.seat)
        menus = leaves(legal, case.game, ())
        reached = [menu.action for menu in menus if menu.action is not None]
        assert len(reached) == len(legal)
        assert all(action in reached for action in legal)
        for menu in menus:
            paged = [entry for page in range(menu.pages) for entry in menu.page(page)]
            assert tuple(paged) == menu.entries
            assert all(len(menu.page(page)) <= limits.OPTIONS for page in range(menu.pages))
            keys = [entry.key for entry in menu.entries]
            assert len(set(keys)) == len(keys)


@pytest.mark.parametrize("case", CASES, ids=str)
def test_every_path_fits_in_a_custom_id_and_is_read_back(case: Case) -> None:
    for position in samples(case, 8):
        legal = case.game.legal_actions(position.state, position.seat)
        for menu in leaves(legal, case.game, ()):
            for path in (menu.path, ("12", *menu.path)):
                made = Id("menu", TOP, 11, 10**6, path)
                assert len(str(made)) <= limits.CUSTOM_ID
                assert ids.parse(str(made)) == made


@pytest.mark.parametrize("case", CASES, ids=str)
def test_the_labels_of_a_menu_differ_and_fit(case: Case) -> None:
    words, game = case.words, case.game
    for position in samples(case, 5):
        legal = game.legal_actions(position.state, position.seat)
        view = game.view(position.state, position.seat)
        for menu in leaves(legal, game, ()):
            if menu.kind is None or not menu.entries:
                continue
            choices = [
                words.choice("en", view, case.names, menu.field or "", entry.value, entry.actions)
                for entry in menu.entries
            ]
            labels = [
                words.action("en", case.names, entry.actions[0]) if menu.field is None else choice.label
                for entry, choice in zip(menu.entries, choices, strict=True)
            ]
            assert len(set(labels)) == len(labels), labels
            assert all(1 <= len(label) <= limits.OPTION_LABEL for label in labels)


@pytest.mark.parametrize("path", [("nothing",), ("enter", "ZZ9"), ("move", "#99"), ("place_tile", "")])
def test_a_path_that_leads_nowhere_says_so(path: tuple[str, ...]) -> None:
    case = CASES[0]
    position = samples(case, 3)[0]
    with pytest.raises(Astray):
        narrow(case.game.legal_actions(position.state, position.seat), path)
