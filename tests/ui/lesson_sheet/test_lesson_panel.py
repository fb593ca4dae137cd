"""The paper of the lesson: what it says, what it tells, and that everything fits onto it."""

from itertools import pairwise

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from canasta_desktop.ui.base.theme import Mode, theme
from canasta_desktop.ui.base.units import Unit
from canasta_desktop.ui.faces import CardPictures, FaceStyle
from canasta_desktop.ui.items.look import Look
from canasta_desktop.ui.lesson_sheet.page import ButtonKind, LessonPage, PageButton
from canasta_desktop.ui.lesson_sheet.panel import LessonPanel
from canasta_desktop.ui.lesson_sheet.paper_layout import laid_out

BUTTONS = (PageButton("show", "Show me how", ButtonKind.GOLD, "T"), PageButton("rule", "Read", ButtonKind.LINK))
PAGE = LessonPage("Wild cards", "Twos and jokers stand in. " * 4, "Drag the two.", BUTTONS, "Step 4 of 8", 4, 8)


def look(text: float = 1.0, u: float = 8.0) -> Look:
    return Look(theme(Mode.DARK), Unit(u, text), 1.0, CardPictures(FaceStyle()))


@pytest.mark.parametrize("text", [1.0, 1.4, 2.0])
@pytest.mark.parametrize("u", [6.0, 8.0, 24.0])
def test_everything_stands_on_the_paper_and_nothing_on_anything_else(qapp, text, u):
    wide, high = 118 * u, 26 * u
    paper = laid_out(PAGE, look(text, u), wide, high)
    assert paper.high <= high
    rows = [box for box in (paper.title, paper.text, paper.to_do, paper.buttons) if not box.isEmpty()]
    for above, below in pairwise(rows):
        assert above.bottom() <= below.top() + 0.5
    assert all(box.left() >= 0 and box.right() <= wide for box in rows)
    assert paper.buttons.bottom() <= paper.high
    assert not paper.title.intersects(paper.counted)


def test_large_type_takes_the_room_of_the_portrait(qapp):
    assert not laid_out(PAGE, look(1.0), 900, 300).portrait.isEmpty()
    assert laid_out(PAGE, look(2.0), 900, 300).portrait.isEmpty()


def test_it_is_read_out_and_tells_what_is_pressed(qtbot):
    ground = QWidget()
    qtbot.addWidget(ground)
    panel = LessonPanel(ground, CardPictures(FaceStyle()))
    pressed: list[str] = []
    panel.pressed.connect(pressed.append)
    panel.show_page(PAGE)
    assert panel.accessibleName() == "Wild cards"
    assert "Drag the two." in panel.accessibleDescription()
    QTest.mouseClick(panel.widgets()["show"], Qt.MouseButton.LeftButton)
    assert pressed == ["show"]
    assert [button.accessibleName() for button in panel.widgets().values()] == ["Show me how", "Read"]
