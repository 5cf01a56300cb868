"""What a game says: everything has words, within Discord's limits."""

from engine.core.words import Choice
from tests.contract.cases import changed_options, samples, walk
from tests.contract.menus import menus

BUTTON = 38
LABEL = 100
ALT = 1000
LINE = 200


def one_line(text: str, at_most: int) -> bool:
    return 0 < len(text) <= at_most and "\n" not in text and text == text.strip()


def test_every_kind_has_a_label_of_its_own_and_every_field_a_question(case):
    for lang in case.words.languages:
        labels = [case.words.kind(lang, kind) for kind in case.game.meta.kinds]
        assert len(set(labels)) == len(labels)
        assert all(one_line(label, BUTTON) for label in labels)
        for action in case.game.action_types:
            kind = action.model_fields["kind"].default
            for field in action.model_fields:
                if field != "kind":
                    assert one_line(case.words.question(lang, kind, field), LABEL), (kind, field)


def test_an_unknown_language_is_read_as_english(case):
    assert "en" in case.words.languages
    for kind in case.game.meta.kinds:
        assert case.words.kind("tlh", kind) == case.words.kind("en", kind)


def test_every_option_and_its_values_have_words(case):
    kind = case.game.options_type
    for lang in case.words.languages:
        for name, field in kind.model_fields.items():
            option = case.words.option(lang, name)
            assert one_line(option.label, BUTTON)
            assert one_line(option.detail, LABEL)
            assert one_line(case.words.option_value(lang, name, field.default), LABEL)
        for name, value in changed_options(kind).items():
            told = case.words.option_value(lang, name, value)
            assert told != case.words.option_value(lang, name, kind.model_fields[name].default)


def test_every_choice_narrows_to_one_action_by_pages_of_at_most_25(case):
    game = case.game
    for position in samples(case, 4):
        legal = game.legal_actions(position.state, position.seat)
        reached = []
        for menu in menus(legal):
            pages = [menu.page(number) for number in range(menu.pages)]
            assert all(len(page) <= 25 for page in pages)
            assert tuple(entry for page in pages for entry in page) == menu.entries
            assert len({entry.key for entry in menu.entries}) == len(menu.entries)
            reached += [menu.action] if menu.action else []
        assert len(reached) == len(legal)
        assert set(reached) == set(legal)


def test_the_labels_of_every_menu_are_unique_and_fit(case):
    game, words = case.game, case.words
    for lang in words.languages:
        for position in samples(case, 4):
            view = game.view(position.state, position.seat)
            for menu in menus(game.legal_actions(position.state, position.seat)):
                if menu.kind is None:  # buttons with the labels of kinds
                    continue
                labels = []
                for entry in menu.entries:
                    choice = words.choice(lang, view, case.names, menu.field or "", entry.value, entry.actions)
                    assert isinstance(choice, Choice)
                    assert choice.detail == "" or one_line(choice.detail, LABEL), (menu.path, choice)
                    labels.append(choice.label)
                assert all(one_line(label, LABEL) for label in labels), (menu.path, labels)
                assert len(set(labels)) == len(labels), (menu.path, labels)


def test_every_legal_action_has_a_phrase_and_cautions_a_question(case):
    game = case.game
    for lang in case.words.languages:
        for position in samples(case, 6):
            for action in game.legal_actions(position.state, position.seat):
                assert one_line(case.words.action(lang, case.names, action), LINE)
                for caution in game.cautions(position.state, position.seat, action):
                    assert case.words.caution(lang, case.names, caution)


def test_every_event_has_a_sentence_or_is_not_told(case):
    for lang in case.words.languages:
        told = [case.words.event(lang, case.names, event) for event in walk(case).events]
        assert all(text is None or text.strip() for text in told)
        assert any(text is not None for text in told)


def test_every_source_of_points_has_a_name(case):
    outcome = case.game.outcome(walk(case).last)
    sources = {part.source for scored in outcome.details for part in scored.parts}
    for lang in case.words.languages:
        assert len({case.words.source(lang, source) for source in sources}) == len(sources)


def test_headline_status_board_and_alt_hold_for_every_position_and_viewer(case):
    game, words = case.game, case.words
    states = walk(case).states
    for lang in words.languages:
        for state in (*(position.state for position in samples(case)), states[-1]):
            for seat in (None, *range(case.seats)):
                view = game.view(state, seat)
                assert one_line(words.headline(lang, view, case.names), LINE)
                assert words.board(lang, view, case.names).strip()
                assert 0 < len(words.alt(lang, view, case.names)) <= ALT
                if seat is not None and seat in game.to_act(state):
                    assert one_line(words.status(lang, view, seat), LINE)


def test_the_board_as_text_names_everybody_and_changes_as_the_game_goes_on(case):
    boards = [
        case.words.board("en", case.game.view(state, None), case.names)
        for state in (walk(case).first.state, walk(case).last)
    ]
    assert boards[0] != boards[1]
    assert all(name in board for board in boards for name in case.names)


def test_help_begins_with_start_and_fits(case):
    for lang in case.words.languages:
        pages = case.words.help(lang)
        assert next(iter(pages)) == "start"
        assert all(" " not in topic and 0 < len(text) <= 3000 for topic, text in pages.items())
