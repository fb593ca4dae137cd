"""A table under the hands of a test: real mouse events into the viewport, and what came of them."""

from PySide6.QtCore import QEvent, QPointF, QSizeF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QApplication

from canasta_desktop.ui.base.motion import Speed
from canasta_desktop.ui.base.theme import Mode, theme
from canasta_desktop.ui.display.display import Display
from canasta_desktop.ui.display.intents import Intent
from canasta_desktop.ui.faces import CardPictures, FaceStyle
from canasta_desktop.ui.table.scene import TableScene
from canasta_desktop.ui.table.view import TableView

LEFT, NONE = Qt.MouseButton.LeftButton, Qt.MouseButton.NoButton
Point = tuple[float, float]


class HandsOn:
    """A shown table. `intents` is what it has sent; `answer` may hold a display to be shown for each drop."""

    def __init__(self, display: Display, size: tuple[int, int] = (1440, 900), speed: Speed = Speed.OFF) -> None:
        self.scene = TableScene(CardPictures(FaceStyle(letters="BDKA")), theme(Mode.LIGHT), speed=speed)
        self.scene.resize(QSizeF(*size))
        self.scene.show(display, animate=False)
        self.view = TableView(self.scene)
        self.view.resize(*size)
        self.view.show()
        self.intents: list[Intent] = []
        self.scene.intent.connect(self.intents.append)

    # --- where things are

    def rect(self, key: str):
        return self.scene.geometry()[key]

    def at(self, key: str) -> Point:
        """A point where only this thing is: of a hand card the middle of its strip, of a meld its first index."""
        rect = self.rect(key)
        if key.startswith(("meld:", "draft:")):  # another meld may lie over its right half, or its lower one
            width = self.card_width(key)
            return rect.x + 0.12 * width, rect.y + 0.14 * width
        if key.startswith("card:"):
            assert self.scene.arrangement is not None
            pose = self.scene.arrangement.poses[int(key[5:])]
            return rect.x + min(pose.visible or rect.w, rect.w) / 2, rect.y + rect.h / 3
        return rect.cx, rect.cy

    def card_width(self, key: str) -> float:
        """The width of the cards of a meld."""
        trays = self.scene.layout.trays
        return next(tray.card_width for tray in trays for meld in tray.melds if str(meld.meld.place) == key)

    def item(self, token: int):
        """The card item, and where it is now in the view."""
        item = self.scene.laid.cards.items[token]
        origin = self.scene.sceneRect().topLeft()
        return item, (item.x() - origin.x(), item.y() - origin.y())

    # --- the mouse

    def send(self, kind: QEvent.Type, point: Point, button=NONE, buttons=NONE, keys=Qt.KeyboardModifier.NoModifier):
        viewport = self.view.viewport()
        local = QPointF(*point)
        event = QMouseEvent(kind, local, QPointF(viewport.mapToGlobal(local)), button, buttons, keys)
        QApplication.sendEvent(viewport, event)

    def press(self, point: Point, keys=Qt.KeyboardModifier.NoModifier) -> None:
        self.send(QEvent.Type.MouseButtonPress, point, LEFT, LEFT, keys)

    def move(self, point: Point, buttons=LEFT) -> None:
        self.send(QEvent.Type.MouseMove, point, NONE, buttons)

    def release(self, point: Point) -> None:
        self.send(QEvent.Type.MouseButtonRelease, point, LEFT, NONE)

    def click(self, key: str, keys=Qt.KeyboardModifier.NoModifier) -> None:
        point = self.at(key)
        self.press(point, keys)
        self.release(point)

    def double_click(self, key: str) -> None:
        self.click(key)
        point = self.at(key)
        self.send(QEvent.Type.MouseButtonDblClick, point, LEFT, LEFT)
        self.release(point)

    def lift(self, start: Point, end: Point) -> None:
        """Press and move in eight steps, without letting go."""
        self.press(start)
        for step in range(1, 9):
            share = step / 8
            self.move((start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share))

    def drag(self, start: Point, end: Point) -> None:
        self.lift(start, end)
        self.release(end)
