"""Covers and uncovers the rail for a change of person at one screen, and sees that nothing of the last one stays.

When somebody else comes to the screen, or nobody, everything that may still tell of a hand goes at once: the log of the
person before, menus, tooltips, sentences that wait to be spoken, a drag. While the curtain is down the public table
stays in sight and can be pressed for nothing; hand, drafts, prompt and buttons are not there at all, so that neither a
screen reader nor an edge of the cloth tells of them.
"""

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtWidgets import QApplication, QToolTip, QWidget

from canasta_desktop.ui.accessibility.announcer import Announcer
from canasta_desktop.ui.base import commands
from canasta_desktop.ui.base.rect import Rect
from canasta_desktop.ui.base.theme import Theme
from canasta_desktop.ui.display.display import Display
from canasta_desktop.ui.display.intents import Press
from canasta_desktop.ui.input.focus import CURTAIN, FocusGroup
from canasta_desktop.ui.presentation.hot_seat import SHOW_HAND
from canasta_desktop.ui.table.scene import TableScene
from canasta_desktop.ui.window.chrome import rect_in
from canasta_desktop.ui.window.curtain import Curtain
from canasta_desktop.ui.window.dialog_manager import DialogManager
from canasta_desktop.ui.window.focus_sync import FocusSync

if TYPE_CHECKING:
    from canasta_desktop.ui.geometry.layout import TableLayout

PRIVATE = (commands.LOG, commands.SPECIALS)
"""The dialogs that were made for one person."""


class CurtainControl(QObject):
    """Lowers the curtain over the rail of `view`, and raises it for the next person."""

    intent = Signal(object)

    def __init__(
        self, view: QWidget, scene: TableScene, focus: FocusSync, dialogs: DialogManager, announcer: Announcer
    ) -> None:
        super().__init__(view)
        self._view, self._scene, self._dialogs, self._announcer = view, scene, dialogs, announcer
        self._focus, self._keys = focus, focus.keys
        self._eyes: tuple[int, str] | None = None
        ground = view.parentWidget()
        assert ground is not None
        self.curtain = Curtain(ground)
        self.curtain.raised.connect(self._raised)
        self._keys.entered.connect(self.curtain.press)

    @property
    def is_down(self) -> bool:
        """Whether the curtain covers the rail."""
        return not self.curtain.isHidden()

    def before(self, display: Display) -> None:
        """A display is about to be shown: the curtain falls first, and what the last person saw is put away."""
        eyes = (display.seat, display.curtain.name if display.curtain is not None else "")
        if eyes != self._eyes:
            self._eyes = eyes
            self._put_away()
        if display.curtain is None:
            return
        fell = not self.is_down
        if fell:
            self._keys.is_covered = True
            self.curtain.fall()
            self._view.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.curtain.show_display(display, self._scene.look.own_portrait)
        self.take_focus()
        if fell and not self.curtain.button.hasFocus():  # which says as much by itself
            self._announcer.announce(f"{display.curtain.name}. {display.curtain.line}")

    def after(self, display: Display) -> None:
        """The display is on the table: without a curtain in it the rail is uncovered."""
        if display.curtain is None and self.is_down:
            self._keys.is_covered = False
            self._view.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents, on=False)
            # The hand has the focus before the button goes, else Qt would look for a place for it.
            self._keys.keyboard.focus.enter(FocusGroup.HAND)
            self._focus.give_model()
            self.curtain.hide()

    def place(self, layout: "TableLayout") -> None:
        """Cover the rail of this layout."""
        self.curtain.place(layout)

    def set_look(self, theme: Theme) -> None:
        """Follow the settings."""
        self.curtain.set_look(theme)

    def take_focus(self) -> None:
        """The button has the keyboard, unless a dialog has it."""
        if QApplication.activeModalWidget() is None:
            self.curtain.button.setFocus(Qt.FocusReason.OtherFocusReason)

    def geometry(self, window: QWidget) -> dict[str, Rect]:
        """The button's rectangle while it is in sight, in window coordinates."""
        box = rect_in(self.curtain.button, window) if self.is_down else None
        return {} if box is None else {CURTAIN: Rect(box.x(), box.y(), box.width(), box.height())}

    def _put_away(self) -> None:
        """Nothing of what the person before could see or do stays."""
        for name in PRIVATE:
            self._dialogs.close(name)
        while (popup := QApplication.activePopupWidget()) is not None and popup.close():
            pass
        QToolTip.hideText()
        self._scene.cancel_drag()
        self._keys.keyboard.leave_targets()
        self._announcer.hush()

    def _raised(self) -> None:
        self.intent.emit(Press(SHOW_HAND))
