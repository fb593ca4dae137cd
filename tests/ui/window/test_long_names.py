"""However long a name is, every score, button and word stays inside its window, and the name can be read in full."""

from itertools import chain

import pytest
from PySide6.QtCore import QEvent, QPoint
from PySide6.QtGui import QFontMetricsF, QHelpEvent
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QLabel,
    QLineEdit,
    QProgressBar,
    QToolTip,
    QWidget,
)

from canasta_desktop.game.messages import Code
from canasta_desktop.resources import languages
from canasta_desktop.ui.items.look import MIDDLE, fitted
from canasta_desktop.ui.text.shortening import fitting, initial, letters, shortened, with_short_words
from canasta_desktop.ui.window.labels import BreakingLabel, NameLabel
from tests.ui.foreign import SCREENS, Showing, shown_text

SET_ASIDE = "current.json.damaged-20261122-100348"
LONG = {
    "forty": (("W" * 40, "X" * 40, "M" * 40, "Q" * 40), SET_ASIDE),
    "four hundred": (tuple([letter * 400 for letter in "WXMQ"]), "W" * 200 + ".canasta"),
    "words": (tuple([f"{name} Maria Theresia " * 20 for name in ("Anna", "Eva", "Ida", "Ute")]), "a b c " * 40),
    "usual": (
        (
            "anna.mueller1984@gmail.com",
            "Wolfeschlegelsteinhausen",
            "\U0001f469\u200d\U0001f680" * 20,
            "Bartholom\u00e4us",
        ),
        SET_ASIDE,
    ),
}
NOTES = (Code.SAVE_DAMAGED_SET_ASIDE, Code.SAVE_FAILED, Code.FALLBACK_NO_TIME, Code.GAME_OPENED_OTHER_KEPT)


@pytest.fixture
def show(qtbot, tmp_path):
    made: list[Showing] = []

    def shown(which: str, language: str = "en", scale: int = 100) -> Showing:
        names, file = LONG[which]
        made.append(Showing(qtbot, tmp_path / "data", tuple([name.strip() for name in names]), file, language, scale))
        return made[-1]

    yield shown
    for one in made:
        one.close()


def parts_of(window: QWidget) -> list[QWidget]:
    """What has something to say or to press, and can be seen."""
    kinds = QLabel | QAbstractButton | QLineEdit | QProgressBar
    return [one for one in window.findChildren(QWidget) if isinstance(one, kinds) and one.isVisibleTo(window)]


def cut_off(part: QWidget, window: QWidget) -> str:
    """By what a part is cut off at its left or right: nothing, if it stands inside of all that it stands in."""
    around = part.parentWidget()
    while around is not None and around is not window.parentWidget():
        left = part.mapTo(around, QPoint(0, 0)).x()
        if left < 0 or left + part.width() > around.width():
            return f"{type(around).__name__} {around.objectName()} of {around.width()}"
        if around is window:
            break
        around = around.parentWidget()
    return ""


def too_small(part: QWidget) -> bool:
    """Whether a part has no room for its own words."""
    if isinstance(part, QLabel) and part.text():
        room = part.contentsRect()
        if part.wordWrap():
            return part.heightForWidth(part.width()) > part.height() + 1
        return part.fontMetrics().horizontalAdvance(part.text()) > room.width() + 1
    if isinstance(part, QAbstractButton) and part.text() and not part.hasHeightForWidth():
        return part.fontMetrics().horizontalAdvance(part.text().replace("&&", "&")) > part.width()
    return False


def faults_of(window: QWidget) -> list[str]:
    found = []
    for part in parts_of(window):
        told = f"{type(part).__name__} {part.objectName()} {getattr(part, 'text', str)()[:30]!r}"
        if by := cut_off(part, window):
            found.append(f"{told} cut off by {by}")
        if isinstance(part, NameLabel) and part.text() != part.full and shown_text(part.toolTip()) != part.full:
            found.append(f"{told} cannot be read in full")
        if too_small(part):
            found.append(f"{told} too small: {part.size().toTuple()}")
    return found


@pytest.mark.parametrize(
    ("which", "language", "screens"),
    [
        *[("forty", language, SCREENS) for language in languages()],
        *[(which, "de", SCREENS[:1]) for which in LONG if which != "forty"],
    ],
)
def test_nothing_runs_out_of_its_window(show, which, language, screens):
    """Names as wide as can be typed in each language and window; others where there is least room, in longer words."""
    shown = show(which, language)
    faults = {}
    for where, window in chain(shown.at_the_table(screens, NOTES), shown.in_a_new_game(screens)):
        faults |= dict.fromkeys(faults_of(window), f"{where} at {window.width()}")
    for where, window in shown.in_dialogs():
        faults |= dict.fromkeys(faults_of(window), where)
    assert not faults


@pytest.mark.parametrize("scale", [150, 200])
def test_with_large_text_nothing_runs_out_of_the_table_either(show, scale):
    shown = show("forty", "de", scale)
    faults = {}
    for where, window in shown.at_the_table(SCREENS[-1:], NOTES):
        faults |= dict.fromkeys(faults_of(window), where)
    assert not faults


def test_who_plays_alone_against_five_has_a_column_too(qtbot, tmp_path):
    shown = Showing(qtbot, tmp_path / "data", tuple([letter * 40 for letter in "WXMQVO"]), SET_ASIDE)
    shown.sit(1, to_the_end=True)
    assert not faults_of(shown.open("score"))
    shown.close()


# --- names in full


def tip_at(widget: QWidget, point: QPoint) -> str:
    """What is told where the mouse rests."""
    QToolTip.hideText()
    QApplication.sendEvent(widget, QHelpEvent(QEvent.Type.ToolTip, point, widget.mapToGlobal(point)))
    return shown_text(QToolTip.text())


def test_a_plate_and_a_tray_tell_in_full_what_they_shorten(show):
    shown = show("forty")
    shown.sit(1)
    shown.at(SCREENS[0])
    view, places = shown.window.view, shown.window.scene.geometry()
    for seat, name in enumerate(shown.names[1:], 1):
        plate = places[f"seat:{seat}"]
        told = tip_at(view.viewport(), QPoint(round(plate.cx), round(plate.cy)))
        assert told.splitlines()[0] == name
    things = shown.window.scene.laid.things.items
    assert things["plate:0"].toolTip() == ""
    names, tray = " & ".join((shown.names[1], shown.names[3])), things["tray:1"]
    assert tray.thing.caption == names
    look = shown.window.scene.laid.cards.rack.look
    room = tray.thing.rect.w - 2 * look.u
    is_cut = fitted(look, look.font(2.0, bold=True), names, room, MIDDLE)[1] != names
    assert not is_cut or shown_text(tray.toolTip()).splitlines()[0] == names


# --- labels


ASTRONAUT = "\U0001f469\u200d\U0001f680"
FLAG = "\U0001f1e9\U0001f1ea"


@pytest.fixture
def shown_label(qtbot):
    def made(label: QLabel, width: int, height: int = 0) -> QLabel:
        qtbot.addWidget(label)
        label.resize(width, height or label.heightForWidth(width))
        label.show()
        return label

    return made


def words(text: str) -> BreakingLabel:
    label = BreakingLabel()
    label.setText(text)
    return label


def name_label(text: str, lines: int = 1) -> NameLabel:
    label = NameLabel(lines)
    label.show_name(text)
    return label


def inked_rows(label: QLabel) -> int:
    """In how many separate rows of pixels something is written."""
    image = label.grab().toImage()
    ground = image.pixelColor(image.width() - 1, image.height() - 1)
    inked = [any(image.pixelColor(x, y) != ground for x in range(image.width())) for y in range(image.height())]
    return sum([now and not before for before, now in zip([False, *inked], inked, strict=False)])


def test_a_word_that_is_too_long_goes_on_in_the_next_line(shown_label):
    label = words("x" * 60)
    wide = label.fontMetrics().horizontalAdvance("x" * 20) + 4
    shown_label(label, wide)
    assert label.minimumSizeHint().width() < QFontMetricsF(label.font()).horizontalAdvance("x" * 60)
    assert inked_rows(label) == 3


def test_a_text_of_usual_words_is_set_as_qt_sets_it(shown_label):
    text = "The game could not be saved.\nYou can play on."
    plain = QLabel(text)
    plain.setWordWrap(True)
    label = words(text)
    for width in (label.minimumSizeHint().width(), 150, 400):
        shown_label(plain, width)
        shown_label(label, width)
        assert label.size() == plain.size()
        assert label.grab().toImage() == plain.grab().toImage()
    assert (label.sizeHint(), label.minimumSizeHint()) == (plain.sizeHint(), plain.minimumSizeHint())


def test_the_height_follows_words_type_and_style(shown_label):
    label = words("A few words that go on in a second line.")
    heights = [label.heightForWidth(120), label.heightForWidth(80)]
    label.setText(label.text() * 2)
    heights.append(label.heightForWidth(80))
    font = label.font()
    font.setPixelSize(2 * label.fontInfo().pixelSize())
    label.setFont(font)
    heights.append(label.heightForWidth(80))
    label.setStyleSheet("QLabel { padding: 40px }")
    heights.append(label.heightForWidth(80))
    assert heights == sorted(set(heights))


def test_labels_share_what_words_take_only_where_they_set_them_alike(qtbot):
    def sizes(dress=None) -> tuple[object, ...]:
        label = words("Cards & a few words that go on in a second line.")
        qtbot.addWidget(label)
        if dress is not None:
            dress(label)
        return label.sizeHint().toTuple(), label.minimumSizeHint().toTuple(), label.heightForWidth(120)

    def enlarge(label: QLabel) -> None:
        font = label.font()
        font.setPixelSize(2 * label.fontInfo().pixelSize())
        label.setFont(font)

    ways = (
        enlarge,
        lambda label: label.setWordWrap(False),
        lambda label: label.setContentsMargins(0, 7, 0, 0),
        lambda label: label.setStyleSheet("padding: 40px"),
        lambda label: label.setMinimumSize(700, 90),
        lambda label: label.setText(f"{label.text()} And more of them."),
    )
    plain = sizes()
    assert sizes() == plain
    assert len({plain, *map(sizes, ways)}) == len(ways) + 1
    assert sizes() == plain


def test_no_label_asks_for_a_line_without_end():
    label = words("x" * 5000)
    assert label.sizeHint().width() <= 80 * label.fontMetrics().averageCharWidth()


@pytest.mark.parametrize("name", ["Anna", "Anna & J\u00f6rg", ""])
def test_a_name_that_fits_stands_as_it_is(shown_label, name):
    label = shown_label(name_label(name), 300)
    assert (label.text(), label.toolTip(), label.accessibleName()) == (name, "", name)


def test_of_the_names_of_a_side_each_is_shortened(shown_label):
    label = name_label("You & Wolfeschlegelsteinhausen & Bartholomaeusson")
    shown_label(label, label.fontMetrics().horizontalAdvance(label.full) * 2 // 3)
    you, first, second = label.text().split(" & ")
    assert you == "You"
    assert first.startswith("Wolf")
    assert first.endswith("sen")
    assert second.startswith("Bart")
    assert "\u2026" in first
    assert label.toolTip() == label.accessibleName() == label.full


def test_a_name_grows_with_its_room_and_with_its_letters(shown_label):
    label = shown_label(name_label("W" * 40), 100)
    narrow = label.text()
    label.resize(200, label.height())
    assert len(label.text()) > len(narrow)
    label.setStyleSheet("font-size: 30px")
    QApplication.processEvents()
    assert label.fontMetrics().horizontalAdvance(label.text()) <= 200
    label.show_name("Anna")
    assert (label.text(), label.toolTip()) == ("Anna", "")


def test_two_lines_are_used_before_anything_is_left_out(shown_label):
    name = "Anna Maria & Eva Maria"
    label = name_label(name, lines=2)
    width = label.fontMetrics().horizontalAdvance("Anna Maria & ") + 4
    shown_label(label, width)
    assert label.text() == name
    assert label.heightForWidth(width) <= 2 * label.fontMetrics().lineSpacing()
    label.show_name(name * 9)
    assert label.heightForWidth(width) <= 2 * label.fontMetrics().lineSpacing()
    assert label.text().startswith("Anna")
    assert label.text().endswith("Maria")


def test_letters_are_what_a_person_counts():
    assert letters(f"a{ASTRONAUT}b{FLAG}e\u0301") == ["a", ASTRONAUT, "b", FLAG, "e\u0301"]
    assert [initial(name) for name in (f"{ASTRONAUT} Kim", FLAG, "anna", "")] == [ASTRONAUT, FLAG, "A", ""]


@pytest.mark.parametrize("text", ["a" * 50, ASTRONAUT * 50, FLAG * 50, "e\u0301" * 50], ids=ascii)
def test_a_text_is_shortened_to_so_many_letters_from_both_ends(text):
    short = letters(shortened(text, 20))
    assert len(short) == 20
    assert short[10] == "\u2026"
    assert set(short) - {"\u2026"} == set(letters(text))
    assert shortened(text, 50) == text


def test_what_fits_of_a_text_fits(qapp):
    font = qapp.font()
    metrics = QFontMetricsF(font)
    for text in ("W" * 400, "Anna Maria " * 40, f"You & {'W' * 40}", "a b"):
        for width in (30, 90, 300):
            line = fitting(text, font, width, lambda trial, room=width: metrics.horizontalAdvance(trial) <= room)
            assert metrics.horizontalAdvance(line) <= width
    assert with_short_words("a " + "W" * 99, font, 60).startswith("a W")
