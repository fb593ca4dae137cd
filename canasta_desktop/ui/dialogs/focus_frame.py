"""The ring around what has the keyboard in a dialog: the same two lines as on the table, over whatever widget it is."""

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QAbstractItemView, QFocusFrame, QTabBar, QWidget

from canasta_desktop.ui.base.guard import answering, guarded
from canasta_desktop.ui.base.theme import BUTTON_CORNER, RING_THIN, theme_on
from canasta_desktop.ui.dialogs.document import Passage, PassageLabel
from canasta_desktop.ui.window.brush import draw_ring


class FocusFrame(QFocusFrame):
    """Lies over a whole dialog and paints inside the edges of the widget with the focus, where that is in sight.

    A widget is painted anew when the focus comes or goes and when it moves, and so is what lies over it. Lists show
    their current line instead, and documents have a frame around their passages. Of this class screen readers see
    nothing, and the mouse goes through it.
    """

    def __init__(self, dialog: QWidget) -> None:
        super().__init__(dialog)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setAttribute(Qt.WidgetAttribute.WA_NoSystemBackground)
        dialog.installEventFilter(self)
        self.show()

    @answering
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """As large as the dialog, and above all that is in it."""
        if event.type() == QEvent.Type.Resize and isinstance(watched, QWidget):
            self.setGeometry(watched.rect())
        elif event.type() == QEvent.Type.ChildAdded:
            self.raise_()
        elif event.type() in (QEvent.Type.WindowActivate, QEvent.Type.WindowDeactivate):
            self.update()
        return False

    @guarded
    def paintEvent(self, event: QPaintEvent) -> None:
        dialog = self.parentWidget()
        assert dialog is not None
        held = dialog.focusWidget()
        if held is None or not held.hasFocus() or isinstance(held, (QAbstractItemView, Passage, PassageLabel)):
            return
        origin = held.mapTo(dialog, QPoint())
        part = held.tabRect(held.currentIndex()) if isinstance(held, QTabBar) else QRect(QPoint(), held.size())
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setClipRegion(held.visibleRegion().translated(origin))
        theme = theme_on(dialog.palette().window().color().name())
        draw_ring(painter, QRectF(part.translated(origin)), theme, BUTTON_CORNER, RING_THIN)
        painter.end()
