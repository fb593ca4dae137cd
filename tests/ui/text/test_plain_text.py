"""What somebody is called is text: a picture named in it is opened nowhere, and it reads as it was typed."""

from array import array

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QColor, QHelpEvent, QImage
from PySide6.QtGui import Qt as Text
from PySide6.QtWidgets import QApplication, QLabel, QListWidget, QPushButton, QToolTip, QWidget

from canasta_desktop.ui.text.plain_text import as_it_stands, on_a_button, tool_tip
from tests.ui.foreign import SCREENS, Showing, shown_text

PINK = QColor("#FF00FE")
"""The colour of nothing else."""
WIDE, HIGH = 300, 200
PICTURE = "\ufffc"
"""What stands for a picture in the text of a document."""


@pytest.fixture
def picture(tmp_path):
    """A picture that lies on this machine."""
    image = QImage(WIDE, HIGH, QImage.Format.Format_RGB32)
    image.fill(PINK)
    assert image.save(str(tmp_path / "p.png"))
    return tmp_path / "p.png"


@pytest.fixture
def markup(picture, monkeypatch) -> str:
    """A name that shows the picture wherever it is taken for HTML, and short enough to be shown whole."""
    monkeypatch.chdir(picture.parent)
    return f"<img src={picture.name}>"


def has_pink(widget: QWidget) -> bool:
    """Whether two pixels side by side are of this colour: of a picture that is shown, most are."""
    image = widget.grab().toImage().convertToFormat(QImage.Format.Format_RGB32)
    return array("I", [PINK.rgb()] * 2).tobytes() in bytes(image.constBits())


def tips_of(root: QWidget) -> list[tuple[QWidget, str, QPoint]]:
    """Every tool tip there is in a window, the items of lists included, with the place to rest the mouse at."""
    found = [(one, one.toolTip(), one.rect().center()) for one in (root, *root.findChildren(QWidget))]
    for some in root.findChildren(QListWidget):
        items = [some.item(row) for row in range(some.count())]
        found += [(some.viewport(), item.toolTip(), some.visualItemRect(item).center()) for item in items]
    return [one for one in found if one[1]]


def rest(widget: QWidget, point: QPoint) -> QWidget | None:
    """Rest the mouse there; the tool tip that is shown."""
    QToolTip.hideText()
    QApplication.sendEvent(widget, QHelpEvent(QEvent.Type.ToolTip, point, widget.mapToGlobal(point)))
    shown = [one for one in QApplication.topLevelWidgets() if one.inherits("QTipLabel") and one.isVisible()]
    return shown[-1] if shown else None


def test_a_picture_that_is_shown_is_noticed(qtbot, markup):
    qtbot.addWidget(label := QLabel(markup))
    label.setToolTip(markup)
    label.show()
    assert has_pink(label)
    tip = rest(label, QPoint(1, 1))
    assert tip is not None
    assert has_pink(tip)
    label.setTextFormat(Qt.TextFormat.PlainText)
    tool_tip(label, markup)
    assert not has_pink(label)
    tip = rest(label, QPoint(1, 1))
    assert tip is not None
    assert not has_pink(tip)


@pytest.mark.painted
def test_nowhere_is_a_picture_shown_that_a_name_speaks_of(qtbot, tmp_path, markup):
    showing = Showing(qtbot, tmp_path / "data", (markup, f"B {markup}", f"C {markup}", f"D {markup}"), markup)
    tips = 0
    for where, window in showing.everywhere(SCREENS[0], SCREENS[-1]):
        assert not has_pink(window), where
        for label in window.findChildren(QLabel):
            assert label.textFormat() is Qt.TextFormat.PlainText or PICTURE not in shown_text(label.text()), where
        for widget, text, point in tips_of(window):
            if "img" not in text:
                continue
            assert markup in shown_text(text), where
            if (tip := rest(widget, point)) is not None:
                tips += 1
                assert not has_pink(tip), where
    assert tips > 5
    showing.close()


NAMES = ["<b>x</b>", "A & B", "a < b", "&lt;", "<3", "Anna", "<br>", "<!-- -->", "x\n<i>y</i>", "1 <x> 2"]


@pytest.mark.parametrize("text", NAMES, ids=ascii)
def test_a_text_reads_as_it_stands_where_qt_guesses(text):
    escaped = as_it_stands(text)
    assert shown_text(escaped) == text
    assert escaped == text or Text.mightBeRichText(text)


def test_an_ampersand_is_a_letter_of_a_button(qtbot, tmp_path):
    showing = Showing(qtbot, tmp_path / "data", ("Anna", "Tom & Ina", "Fa&mily", "Dirk"), "file")
    showing.sit(1)
    dialog = showing.open("log")
    buttons = [button for button in dialog.findChildren(QPushButton) if button.objectName().startswith("player:")]
    assert [button.text() for button in buttons[2:4]] == [on_a_button("Tom & Ina"), "Fa&&mily"]
    assert [button.accessibleName() for button in buttons[2:4]] == ["Show: Tom & Ina", "Show: Fa&mily"]
    assert [button.shortcut().isEmpty() for button in buttons] == [True] * 5
    showing.close()


def test_blanks_in_a_name_are_not_filled(qtbot, tmp_path):
    showing = Showing(qtbot, tmp_path / "data", ("Anna", "{name} %1 %2 %n %Ln", "Ina", "Dirk"), "{name}")
    showing.sit(1)
    window = showing.window
    reader = window.keys.keyboard._reader
    told = " ".join([reader.text(window.display, number) for number in range(1, 7)])
    assert "{name} %1 %2 %n %Ln" in told
    assert "%1 nothing" not in told
    showing.close()
