"""All pages of the new-game dialog: every language, keyboard, screen readers, sizes of text."""

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QComboBox,
    QLabel,
    QLineEdit,
    QPushButton,
    QSpinBox,
    QWidget,
)

from canasta_desktop.game.presets import Presets
from canasta_desktop.resources import languages
from canasta_desktop.ui.appearance.appearance import Appearance, apply
from canasta_desktop.ui.base.language import set_language
from canasta_desktop.ui.base.theme import Mode
from canasta_desktop.ui.dialogs.parts import ChoiceButton
from canasta_desktop.ui.new_game.game_choice import NewGameChoice
from canasta_desktop.ui.wording.names import COMPUTER_NAMES
from tests.ui.new_games import dress, opener, texts, two_presets


@pytest.fixture(scope="module", autouse=True)
def dressed(qapp):
    yield from dress(qapp)


@pytest.fixture
def begin(qtbot):
    return opener(qtbot)


@pytest.fixture
def own() -> Presets:
    return two_presets()


FIELDS = (QAbstractButton, QLineEdit, QComboBox, QSpinBox)


# --- all of it


PAGES = [
    ("classic", 6, ()),
    ("classic", 4, (("wild_meld_penalty", 1000),)),
    ("modern-american", 4, (("profile", "cla"),)),
]


def settle() -> None:
    for _ in range(3):
        QApplication.processEvents()


def every_page(begin, **more):
    """Each page of a few different choices, shown one after the other as its tab is clicked."""
    for system, players, options in PAGES:
        dialog = begin(NewGameChoice(system, players, options), **more)
        for page in range(4):
            dialog.tabs.setCurrentIndex(page)
            settle()  # what a page makes anew when it is shown comes into sight a round later
            yield dialog
        dialog.close()


def test_all_words_change_with_the_language_while_it_is_open(begin, qapp):
    same = {"+", "Bolivia", "Samba", "Canasta League of America", "Computer"}
    for dialog in every_page(begin):
        before = [text for text in texts(dialog) if any(letter.isalpha() for letter in text)]
        set_language(qapp, "de")
        settle()
        after = texts(dialog)
        kept = {text for text in before if text in after} - same
        kept = {text for text in kept if not set(text.replace(",", " ").split()) <= set(COMPUTER_NAMES)}
        assert kept == set(), dialog.tabs.currentIndex()
        set_language(qapp, "en")
        settle()
        assert [text for text in texts(dialog) if any(letter.isalpha() for letter in text)] == before


def test_everything_that_can_be_used_has_a_name_for_screen_readers(begin, own):
    for dialog in every_page(begin, presets=own):
        for kind in FIELDS:
            for widget in dialog.findChildren(kind):
                if widget.isVisible() and not isinstance(widget.parent(), FIELDS):
                    text = widget.text() if isinstance(widget, QAbstractButton) else ""
                    name = widget.accessibleName() or text
                    assert any(letter.isalpha() for letter in name), (dialog.tabs.currentIndex(), widget.objectName())


def test_everything_can_be_reached_with_the_tab_key(qtbot, begin, own, qapp):
    for dialog in every_page(begin, presets=own):
        dialog.activateWindow()
        dialog.play_button.setFocus()
        reached: list[QWidget] = []
        for _ in range(150):
            focus = QApplication.focusWidget()
            if focus is None or focus in reached:
                break
            reached.append(focus)
            qtbot.keyClick(focus, Qt.Key.Key_Tab)
        wanted = [
            widget
            for kind in FIELDS
            for widget in dialog.findChildren(kind)
            if widget.isVisible() and widget.isEnabled() and widget.focusPolicy() & Qt.FocusPolicy.TabFocus
            if not isinstance(widget.parent(), FIELDS)
        ]
        left = [widget.objectName() for widget in wanted if widget not in reached]
        assert left == [], dialog.tabs.currentIndex()
        assert {dialog.sheet, dialog.tabs.tabBar()} <= set(reached)


def cut(dialog: QWidget) -> list[tuple[str, QSize, int]]:
    """What does not fit into the room it has."""
    found = []
    for widget in (*dialog.findChildren(QPushButton), *dialog.findChildren(QLabel)):
        if not widget.isVisible() or not widget.text():
            continue
        metrics = widget.fontMetrics()
        if (isinstance(widget, QLabel) and widget.wordWrap()) or isinstance(widget, ChoiceButton):
            is_cut = widget.height() < widget.heightForWidth(widget.width()) - 1
        else:
            is_cut = widget.width() < metrics.horizontalAdvance(widget.text()) or widget.height() < metrics.height() - 2
        if is_cut:
            found.append((widget.text(), widget.size(), metrics.height()))
    return found


@pytest.fixture(params=[1.0, 2.0], ids=["100%", "200%"], scope="module")
def text_scale(request, qapp):
    """Text at this size."""
    apply(Appearance(mode=Mode.LIGHT, text_scale=request.param), qapp)
    yield request.param
    apply(Appearance(mode=Mode.DARK), qapp)


SMALL, LARGE = QSize(984, 580), QSize(1836, 1020)


@pytest.mark.parametrize(("size", "codes"), [(SMALL, languages()), (LARGE, ["de"])], ids=["small", "large"])
def test_every_text_fits(qapp, begin, own, text_scale, codes, size):
    """In the small window in every language; in the large one in that of the longer words."""
    for code in codes:
        set_language(qapp, code)
        every_text_fits(begin, own, size)
    set_language(qapp, "en")


def every_text_fits(begin, own, size):
    for dialog in every_page(begin, presets=own, size=size):
        assert dialog.size() == size
        assert cut(dialog) == [], dialog.tabs.currentIndex()
        page = dialog.tabs.currentWidget()
        scroll = dialog.house_rules.scroll_area if page is dialog.house_rules else page
        assert scroll.horizontalScrollBar().maximum() == 0, dialog.tabs.currentIndex()
