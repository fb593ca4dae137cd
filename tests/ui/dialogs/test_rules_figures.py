"""The table of figures and the worked examples in the rules dialog: read one by one, found by the search, never cut."""

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QImage, qGray
from PySide6.QtWidgets import QApplication

from canasta_desktop.rules.options import rule_set
from canasta_desktop.ui.dialogs.round_table import RoundTablePicture
from canasta_desktop.ui.dialogs.rule_example import ExampleBox, SignedLine
from canasta_desktop.ui.dialogs.rule_figures import FigureRow
from canasta_desktop.ui.dialogs.rules import RulesDialog
from canasta_desktop.ui.rule_sheet.example_text import CardSign, WrittenLine
from canasta_desktop.ui.wording.wording import Wording


@pytest.fixture
def dialog(qtbot):
    shown = RulesDialog(rule_set("classic", 4), Wording())
    qtbot.addWidget(shown)
    with qtbot.waitExposed(shown):
        shown.show()
    shown.activateWindow()
    return shown


def test_figures_and_examples_are_read_one_by_one_and_found(dialog, qtbot):
    figures = [one for one in dialog.passages if isinstance(one, FigureRow)]
    examples = [one for one in dialog.passages if isinstance(one, ExampleBox)]
    assert dialog.headings.item(0).text() == "In figures"
    assert dialog.passages[: len(figures)] == figures
    qtbot.keyClick(dialog.search, Qt.Key.Key_Down)
    assert QApplication.focusWidget() is figures[0]
    qtbot.keyClick(figures[0], Qt.Key.Key_Down)
    assert QApplication.focusWidget().accessibleName() == "Cards: 108: 2 packs of 52 and 4 jokers"
    qtbot.keyClick(figures[1], Qt.Key.Key_Return)
    assert dialog.isVisible()
    assert dialog.wording is None
    taken = next(one for one in examples if one.objectName() == "example:classic-pile-natural-and-two")
    assert taken.accessibleName().startswith("For example. Your side has on the table: king of spades, ")
    qtbot.keyClicks(dialog.search, "nine of hearts allowed")
    assert taken.isVisible()
    assert [one for one in [*figures, *dialog.shown] if one.isVisible()] == []


def test_a_line_of_cards_breaks_where_there_is_no_room_and_loses_nothing(qtbot):
    cards = tuple(CardSign(sign, is_red="♥" in sign) for sign in ("K♠", "K♥", "10♦", "joker") * 3)
    line = SignedLine(WrittenLine("You hold:", (cards[:6], cards[6:])))
    qtbot.addWidget(line)
    usual = line.heightForWidth(2000)
    assert line.heightForWidth(150) > 3 * usual
    for width in (2000, 400, 150):
        places = [place for _, place in line._placed(width)]
        assert len(places) == 2 + len(cards)
        assert all(place.left() >= 0 and place.right() < width for place in places)
        assert not [1 for at, one in enumerate(places) for other in places[at + 1 :] if one.intersects(other)]
    line.resize(400, line.heightForWidth(400))
    picture = QImage(line.size(), QImage.Format.Format_RGB32)
    line.render(picture)
    first = next(place for piece, place in line._placed(400) if piece.card is not None)
    assert qGray(picture.pixel(first.left() + 3, first.center().y())) > 240


@pytest.mark.parametrize(("system", "players"), [("classic", 2), ("samba", 3), ("classic", 5), ("global-trade", 6)])
def test_the_plates_around_the_table_lie_in_the_picture_and_beside_each_other(qtbot, system, players):
    picture = RoundTablePicture(Wording().rules.round_table.picture(rule_set(system, players)))
    qtbot.addWidget(picture)
    for pixels, width in ((13, 500), (26, 740), (26, 460)):
        font = picture.font()
        font.setPixelSize(pixels)
        picture.setFont(font)
        picture.resize(width, picture.sizeHint().height())
        plates, inside = picture.plates(), QRectF(picture.rect())
        assert len(plates) == players
        assert all(inside.contains(plate) for plate in plates), (pixels, width)
        assert not [1 for at, one in enumerate(plates) for other in plates[at + 1 :] if one.intersects(other)]
