"""A sheet of paper over the dimmed table, inside the window: what score sheet, list and score book share.

To whoever opens and closes it, it is a dialog, but no window of its own: it covers its parent, and no key or click
comes to the table below. Lengths are units of the table.
"""

from typing import Final

from PySide6.QtCore import QEvent, QObject, QRect, QRectF, Qt
from PySide6.QtGui import QColor, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QAbstractButton, QApplication, QDialog, QWidget
from shiboken6 import isValid

from canasta_desktop.ui.base.guard import answering, guarded
from canasta_desktop.ui.base.units import Unit
from canasta_desktop.ui.items.look import Look
from canasta_desktop.ui.items.surface import draw_shadow
from canasta_desktop.ui.score_sheet.backdrop import draw_veil
from canasta_desktop.ui.score_sheet.paper import draw_paper
from canasta_desktop.ui.score_sheet.stage import Stage, bare_stage

PAPER: Final = (150.0, 95.0)
"""Width and height of the paper, units."""
EDGE: Final = 5.0
"""From the border of the paper to what stands on it, units."""
CLEAR: Final = "QDialog { background: transparent; }"
ENTER: Final = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


class PaperDialog(QDialog):
    """Base: `arrange` places what stands on the paper, `draw` paints it, `stops` are what Tab goes through."""

    _is_built = False
    """Whether everything on the paper has been made: Qt tells of changes of style before."""

    def __init__(self, parent: QWidget | None, stage: Stage | None) -> None:
        super().__init__(parent)
        if parent is not None:
            self.setWindowFlags(Qt.WindowType.Widget)
            self.setStyleSheet(CLEAR)
            parent.installEventFilter(self)
        self._stage = stage or bare_stage()
        self._before: QWidget | None = None
        """What had the keyboard when it was shown."""

    def build(self) -> None:
        """Everything on the paper has been made: word it and put it in place."""
        self._is_built = True
        self.retranslate()
        self.cover()

    # --- what each of them has of its own ----------------------------------------------------------

    def retranslate(self) -> None:
        """Word everything in the present language."""

    def arrange(self, look: Look, paper: QRectF) -> None:
        """Place everything on the paper."""

    def draw(self, painter: QPainter, look: Look, paper: QRectF) -> None:
        """Paint what is no widget."""

    def stops(self) -> list[QWidget]:
        """The stops of the Tab key, in reading order."""
        return []

    def pressed(self, event: QKeyEvent) -> bool:
        """A key that no widget has used; whether it meant anything."""
        return False

    def enter(self) -> None:
        """Enter, where no button has the keyboard."""

    def escape(self) -> None:
        """Escape: put it away."""
        self.reject()

    def give_keyboard(self, stop: QWidget) -> None:
        """Tab has come to one of the stops."""
        stop.setFocus(Qt.FocusReason.TabFocusReason)

    def box(self) -> QRect:
        """The part of the window that the paper covers."""
        parent = self.parentWidget()
        return self.rect() if parent is None else parent.rect()

    # --- where things stand ------------------------------------------------------------------------

    def look(self) -> Look:
        """The table's look, in the unit of the room there is."""
        look = self._stage.look()
        room = self.parentWidget() or self
        return look._replace(unit=Unit.of_window(room.width(), room.height(), look.unit.text))

    def paper_box(self) -> QRectF:
        """Where the paper lies, px."""
        u = self.look().u
        wide, high = PAPER[0] * u, PAPER[1] * u
        return QRectF(round((self.width() - wide) / 2), round((self.height() - high) / 2), round(wide), round(high))

    def place(self) -> None:
        """Place everything anew."""
        if self._is_built:
            self.arrange(self.look(), self.paper_box())
            self.update()

    def cover(self) -> None:
        """Lie where it belongs; without a parent it is a window as large as the usual one."""
        if self.parentWidget() is None:
            self.resize(1280, 800)
        else:
            self.setGeometry(self.box())
        self.place()

    def done(self, result: int) -> None:
        """Put it away; what had the keyboard before has it again."""
        if (held := self.focusWidget()) is not None:
            held.clearFocus()
        super().done(result)
        if self._before is not None and isValid(self._before) and self._before.isVisible():
            self._before.setFocus(Qt.FocusReason.OtherFocusReason)

    # --- keys --------------------------------------------------------------------------------------

    @guarded
    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter presses the button that has the keyboard; no key comes to the table below."""
        if not self.pressed(event):
            if event.key() == Qt.Key.Key_Escape:
                self.escape()
            elif event.key() in ENTER and not event.isAutoRepeat():
                held = QApplication.focusWidget()
                if isinstance(held, QAbstractButton) and self.isAncestorOf(held):
                    held.click()
                else:
                    self.enter()
        event.accept()

    @answering
    def focusNextPrevChild(self, forward: bool) -> bool:
        """Tab stays on the paper."""
        stops = [stop for stop in self.stops() if stop.isVisibleTo(self) and stop.isEnabled()]
        held = QApplication.focusWidget()
        at = stops.index(held) if held in stops else -1 if forward else 0
        if stops:
            self.give_keyboard(stops[(at + (1 if forward else -1)) % len(stops)])
        return True

    # --- Qt ----------------------------------------------------------------------------------------

    @guarded
    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Nothing below hears of it."""
        event.accept()

    @guarded
    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if not event.spontaneous():
            self._before = QApplication.focusWidget()
        self.cover()

    @guarded
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.place()

    @answering
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Follow the window's size."""
        if watched is self.parentWidget() and event.type() == QEvent.Type.Resize:
            self.cover()
        return False

    @guarded
    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        styled = (QEvent.Type.PaletteChange, QEvent.Type.StyleChange)
        if self._is_built and event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
            self.place()
        elif self._is_built and event.type() in styled:
            self.place()

    @guarded
    def paintEvent(self, event: QPaintEvent) -> None:
        if not self._is_built:
            return
        look, paper = self.look(), self.paper_box()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if self.parentWidget() is None:
            painter.fillRect(self.rect(), QColor(look.theme.felt_edge))
        else:
            draw_veil(painter, QRectF(self.rect()))
        draw_shadow(painter, look, paper, 1.8 * look.u, 2.6, 0.5)
        draw_paper(painter, look, paper.adjusted(0.3, 0.3, -0.3, -0.3))
        self.draw(painter, look, paper)
        painter.end()
