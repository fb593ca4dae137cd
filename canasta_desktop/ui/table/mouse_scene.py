"""What Qt asks of the scene: the cloth behind everything, and the mouse handed on to the `Pointer`."""

from abc import abstractmethod
from collections.abc import Iterable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QRect, QRectF, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsScene, QGraphicsSceneContextMenuEvent, QGraphicsSceneMouseEvent

from canasta_desktop.ui.base.guard import guarded
from canasta_desktop.ui.base.rect import Rect
from canasta_desktop.ui.items.felt import FeltPainter

if TYPE_CHECKING:
    from canasta_desktop.ui.table.drag import Pointer


class MouseScene(QGraphicsScene):
    """An empty table; its subclass sets the `pointer`."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.setItemIndexMethod(QGraphicsScene.ItemIndexMethod.NoIndex)
        self.felt = FeltPainter()

    @property
    @abstractmethod
    def pointer(self) -> "Pointer":
        """The object that handles the mouse."""

    def shaded(self) -> Iterable[Rect]:
        """Where the felt is darker, in the scene: the insides of trays."""
        return ()

    @guarded
    def drawBackground(self, painter: QPainter, rect: QRectF | QRect) -> None:
        self.felt.draw(painter, QRectF(rect), self.shaded())

    @guarded
    def mousePressEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        if event.button() is Qt.MouseButton.LeftButton:
            self.pointer.press(*_at(event), is_shift=_is_shift(event), is_touch=_is_touch(event))
        event.accept()

    @guarded
    def mouseDoubleClickEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        if event.button() is Qt.MouseButton.LeftButton:
            self.pointer.double_click(*_at(event), is_shift=_is_shift(event), is_touch=_is_touch(event))
        event.accept()

    @guarded
    def mouseMoveEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        self.pointer.move(*_at(event))
        event.accept()

    @guarded
    def mouseReleaseEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        if event.button() is Qt.MouseButton.LeftButton:
            self.pointer.release(*_at(event))
        event.accept()

    @guarded
    def contextMenuEvent(self, event: QGraphicsSceneContextMenuEvent) -> None:
        self.pointer.ask_menu(event.scenePos().x(), event.scenePos().y())
        event.accept()


def _at(event: QGraphicsSceneMouseEvent) -> tuple[float, float]:
    return event.scenePos().x(), event.scenePos().y()


def _is_shift(event: QGraphicsSceneMouseEvent) -> bool:
    return bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)


def _is_touch(event: QGraphicsSceneMouseEvent) -> bool:
    return event.source() is not Qt.MouseEventSource.MouseEventNotSynthesized
