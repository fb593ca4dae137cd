"""Brings Qt's focus, the ring on the table and the keyboard's model together.

The model decides, Qt's focus follows it; where Qt's focus goes by itself (a screen reader moves it) the model follows.
The scene draws a ring only for what lies on the table, only while keys are used, and in target mode around the target.
"""

from collections.abc import Iterator
from contextlib import contextmanager

from PySide6.QtCore import QObject, Qt, Signal

from canasta_desktop.ui.base.application import running_application
from canasta_desktop.ui.input.focus import FocusGroup, token_of
from canasta_desktop.ui.input.key_events import KeyEvents
from canasta_desktop.ui.input.table_buttons import TableButtons
from canasta_desktop.ui.table.scene import TableScene
from canasta_desktop.ui.window.chrome import Chrome


class FocusSync(QObject):
    """Keeps the focus of Qt, of the keyboard model and the ring on the table at the same thing.

    `moved` is emitted when the focus or its ring may be elsewhere.
    """

    moved = Signal()

    def __init__(self, keys: KeyEvents, table: TableButtons, around: Chrome, scene: TableScene) -> None:
        super().__init__(keys)
        self.keys, self._table, self._around, self._scene = keys, table, around, scene
        keys.keyboard.focus_changed.connect(self.give)
        keys.keyboard.target_changed.connect(self.show_ring)
        keys.keyboard.widget_pressed.connect(self._press)
        self._is_following, self.is_held = True, False
        running_application().focusObjectChanged.connect(self._moved)

    def stop(self) -> None:
        """The window has been closed: nobody looks where Qt's focus goes.

        A window that Python's collector frees moves the focus while it is freed, when what is here is gone already;
        the application, which outlives all windows, must not call it then.
        """
        if self._is_following:
            self._is_following = False
            running_application().focusObjectChanged.disconnect(self._moved)

    def give(self, key: str) -> None:
        """Put Qt's focus on the widget of a key, and the ring around what lies on the table."""
        self._around.reveal(key)
        self._table.approach(key)
        widget = self._table.button(key) or self._around.widgets().get(key)
        if widget is not None and not widget.hasFocus():
            widget.setFocus(Qt.FocusReason.TabFocusReason)
        self.show_ring(key)

    def go_to(self, key: str) -> None:
        """Give the focus to this key, the model's and Qt's."""
        if self.keys.keyboard.focus.take(key):
            self.give(key)

    @contextmanager
    def held(self) -> Iterator[None]:
        """While a display is being shown: where Qt puts the focus of a button that goes is not the model's choice."""
        self.is_held = True
        try:
            yield
        finally:
            self.is_held = False

    def give_model(self) -> None:
        """Put Qt's focus where the model has it."""
        self.give(self.keys.keyboard.focus.key)

    def follow_mouse(self, key: str) -> None:
        """The mouse has used this: the focus goes to a card it has used, else to the hand, without a ring.

        A meld that keeps the focus after a drop would take the Enter that is meant for "Lay out".
        """
        self.keys.forget_ring()
        focus = self.keys.keyboard.focus
        if token_of(key) is None or not focus.take(key):
            focus.enter(FocusGroup.HAND)
        self.give_model()

    def _moved(self, thing: QObject | None) -> None:
        """Qt's focus has come somewhere."""
        name = thing.objectName() if thing is not None else ""
        if name and not self.is_held and self.keys.keyboard.focus.take(name):
            self.show_ring(name)

    def _press(self, key: str) -> None:
        if (widget := self._around.widgets().get(key)) is not None:
            widget.click()

    def show_ring(self, key: str) -> None:
        """Draw the ring around this key, for an empty one where the focus is; in target mode around the target."""
        keyboard = self.keys.keyboard
        shown = str(keyboard.target.place) if keyboard.target is not None else key or keyboard.focus.key
        is_seen = self.keys.has_ring and (keyboard.target is not None or shown in self._table)
        self._scene.set_focus(shown if is_seen else None)
        self.moved.emit()
