"""Opening the new-game dialog, and what can be read in it: what its tests share."""

from PySide6.QtCore import QPoint, QSize, Qt
from PySide6.QtWidgets import QAbstractButton, QLabel, QWidget

from canasta_desktop.game.presets import Preset, Presets
from canasta_desktop.game.seats import SeatKind
from canasta_desktop.ui.appearance.appearance import Appearance, apply
from canasta_desktop.ui.base.theme import Mode
from canasta_desktop.ui.new_game.dialog import NewGameDialog
from canasta_desktop.ui.new_game.game_choice import NewGameChoice
from canasta_desktop.ui.wording.wording import Wording
from tests.ui.dressing import undress

CLASSIC = NewGameChoice("classic", 4)
PERSON, COMPUTER = SeatKind.PERSON, SeatKind.COMPUTER
GAME, SEATS, HOUSE_RULES, PRESETS, SHEET = range(5)


def dress(qapp):
    """In the dark theme, once for all tests: to dress the application anew takes long while dialogs are open."""
    apply(Appearance(mode=Mode.DARK), qapp)
    yield
    undress(qapp)


def opener(qtbot):
    """What opens the dialog, wide enough for both panes."""

    def made(choice: NewGameChoice = CLASSIC, *, page: int = GAME, size: QSize | None = None, **more) -> NewGameDialog:
        dialog = NewGameDialog(choice, Wording(), **more)
        qtbot.addWidget(dialog)
        dialog.resize(size or QSize(1080, 700))
        dialog.tabs.setCurrentIndex(page)
        with qtbot.waitExposed(dialog):
            dialog.show()
        return dialog

    return made


def two_presets() -> Presets:
    """Presets of a person."""
    friday = Preset("Friday", "samba", 6, (("surprise", True),))
    return Presets([friday, Preset("Quick", "classic", 2, (("target", 500),))])


def named(dialog: QWidget, name: str) -> QWidget:
    found = dialog.findChild(QWidget, name)
    assert found is not None, name
    return found


def click(qtbot, dialog: QWidget, name: str) -> None:
    widget = named(dialog, name)
    assert widget.isVisible(), name
    qtbot.mouseClick(widget, Qt.MouseButton.LeftButton, pos=QPoint(12, widget.height() // 2))


def texts(dialog: QWidget) -> list[str]:
    shown = [w for w in (*dialog.findChildren(QLabel), *dialog.findChildren(QAbstractButton)) if w.isVisibleTo(dialog)]
    return [widget.text() for widget in shown if widget.text()]


def kinds(choice: NewGameChoice) -> str:
    return "".join(["P" if seat.kind is PERSON else "c" for seat in choice.all_seats()])


def changed_on_sheet(dialog: NewGameDialog) -> list[str]:
    """The statements that the sheet marks, each with its mark."""
    text = dialog.sheet.toPlainText().splitlines()
    return [line for line in text if line.startswith(dialog.sheet.words())]
