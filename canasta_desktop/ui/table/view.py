"""The window onto the table: as large as that, no scroll bars, keys and screen changes passed on."""

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent, QShowEvent
from PySide6.QtWidgets import QFrame, QGraphicsView, QWidget

from canasta_desktop.ui.base.guard import answering, guarded
from canasta_desktop.ui.table.scene import TableScene


class TableView(QGraphicsView):
    """Shows a `TableScene` one to one; the window gives it its whole size."""

    def __init__(self, scene: TableScene, parent: QWidget | None = None) -> None:
        super().__init__(scene, parent)
        self._table = scene
        # A widget of ours, for one of Qt's has to be told what it is: that takes all of Qt's widgets to look at, and
        # every start would wait for it.
        self.setViewport(QWidget())
        self.viewport().setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)  # the felt covers all of it
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.BoundingRectViewportUpdate)
        self.setOptimizationFlag(QGraphicsView.OptimizationFlag.DontSavePainterState)
        self.setTransformationAnchor(QGraphicsView.ViewportAnchor.NoAnchor)
        self.setResizeAnchor(QGraphicsView.ViewportAnchor.NoAnchor)
        for one in (self, self.viewport()):
            one.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # the keyboard belongs to the widgets of `input.table_buttons`
        self.setMouseTracking(True)
        self.viewport().setMouseTracking(True)

    @guarded
    def showEvent(self, event: QShowEvent) -> None:
        self._table.set_dpr(self.devicePixelRatioF())
        super().showEvent(event)

    @answering
    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.DevicePixelRatioChange:
            self._table.set_dpr(self.devicePixelRatioF())
        return super().event(event)

    @answering
    def viewportEvent(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Leave and self._table.display is not None:
            self._table.pointer.leave()
        return super().viewportEvent(event)

    @guarded
    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Esc takes back a drag; all other keys are the window's."""
        if event.key() == Qt.Key.Key_Escape and self._table.cancel_drag():
            event.accept()
        else:
            event.ignore()
