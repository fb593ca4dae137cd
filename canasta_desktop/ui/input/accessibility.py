"""The table for screen readers: a real button under the view for each thing on it.

Items of a graphics view do not exist for a screen reader, so each card of the hand, meld, pile and plate has a button
of the same geometry, name and state, stacked under the opaque view in reading order. It is never painted and lets the
mouse through; the keyboard focus lives in it, and its keys go on to the window. Things that stay keep their button.
`Announcer` says sentences, never more than one a second.
"""

from collections.abc import Iterator, Mapping
from typing import Final, NamedTuple

from PySide6.QtCore import QObject, QRect, Qt, QTimer, Signal
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QFocusEvent, QKeyEvent, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QWidget

from canasta_desktop.ui.base.guard import guarded
from canasta_desktop.ui.display.display import NEW_MELD, PILE, STOCK, Display, Place, Spot, TrayView
from canasta_desktop.ui.input.focus import card_key

PAUSE: Final = 1000
"""Milliseconds between two announcements."""


class Spoken(NamedTuple):
    """What a screen reader is told of one thing; `checked` is None for what cannot be selected."""

    key: str
    name: str
    description: str = ""
    checked: bool | None = None


class ThingButton(QAbstractButton):
    """One thing of the table; `focused` tells that the focus has come to it."""

    focused = Signal(str)
    activated = Signal(str)

    def __init__(self, key: str, parent: QWidget | None) -> None:
        super().__init__(parent)
        self.key = key
        self.setObjectName(key)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.clicked.connect(self._clicked)

    def set_spoken(self, spoken: Spoken) -> None:
        """Take name, description and state over; screen readers hear only of what differs."""
        if self.accessibleName() != spoken.name:
            self.setAccessibleName(spoken.name)
        if self.accessibleDescription() != spoken.description:
            self.setAccessibleDescription(spoken.description)
        self.setCheckable(spoken.checked is not None)
        if spoken.checked is not None and self.isChecked() is not spoken.checked:
            self.setChecked(spoken.checked)

    def _clicked(self) -> None:
        self.activated.emit(self.key)

    @guarded
    def paintEvent(self, event: QPaintEvent) -> None:
        """Nothing: the view lies above it."""

    @guarded
    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.focused.emit(self.key)

    @guarded
    def keyPressEvent(self, event: QKeyEvent) -> None:
        """All keys belong to the window's keyboard."""
        event.ignore()

    @guarded
    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        event.ignore()


class TableButtons(QObject):
    """All buttons under one view; `activated` is a screen reader's press or toggle, `focused` its move."""

    activated = Signal(str)
    focused = Signal(str)

    def __init__(self, view: QWidget) -> None:
        super().__init__(view)
        self._view = view
        self._buttons: dict[str, ThingButton] = {}

    def __contains__(self, key: str) -> bool:
        return key in self._buttons

    def button(self, key: str) -> ThingButton | None:
        """The button of a key."""
        return self._buttons.get(key)

    def __iter__(self) -> Iterator[str]:
        """All keys in reading order."""
        return iter(self._buttons)

    def show(self, display: Display, geometry: Mapping[str, QRect], focus: str) -> None:
        """Follow the display; `geometry` is in the coordinates of the view's parent.

        If the button with the keyboard focus goes, the one of `focus` gets it before, so that it is never lost.
        """
        wanted = {spoken.key: spoken for spoken in self.spoken(display)}
        gone = [button for key, button in self._buttons.items() if key not in wanted]
        order = list(self._buttons)
        self._buttons = {key: self._buttons.get(key) or self._made(key) for key in wanted}
        for key, button in self._buttons.items():
            button.set_spoken(wanted[key])
        if list(self._buttons) != order:
            for button in self._buttons.values():
                button.stackUnder(self._view)
        self.place(geometry)
        if any(button.hasFocus() for button in gone) and focus in self._buttons:
            self._buttons[focus].setFocus(Qt.FocusReason.OtherFocusReason)
        for button in gone:
            button.hide()
            button.setParent(None)
            button.set_spoken(
                Spoken(button.key, "")
            )  # until Qt deletes it, it could still name the card of a covered hand
            button.deleteLater()

    def place(self, geometry: Mapping[str, QRect]) -> None:
        """Give the buttons their places; what has none stays where it was."""
        for key, button in self._buttons.items():
            if (rect := geometry.get(key)) is not None and button.geometry() != rect:
                button.setGeometry(rect)

    def _made(self, key: str) -> ThingButton:
        button = ThingButton(key, self._view.parentWidget())
        button.activated.connect(self.activated)
        button.focused.connect(self.focused)
        button.stackUnder(self._view)
        button.show()
        return button

    def spoken(self, display: Display) -> Iterator[Spoken]:
        """What there is, in reading order: hand, own melds, piles, other sides' melds, players."""
        total, hinted = len(display.hand), display.hinted
        for number, held in enumerate(display.hand, 1):
            where = self.tr("Hand, card %1 of %2").replace("%1", str(number)).replace("%2", str(total))
            states = (
                (held.selected, self.tr("selected")),
                (held.fresh, self.tr("new in this turn")),
                (held.card.token in hinted, self.tr("hinted")),
            )
            told = ", ".join((where, *(text for is_so, text in states if is_so)))
            yield Spoken(card_key(held.card.token), held.card.name, told, held.selected)
        for tray in display.trays:
            if tray.own:
                yield from self._tray(display, tray)
        yield self._place(display, STOCK, display.piles.stock_name or display.piles.stock_text)
        yield self._place(display, PILE, display.piles.pile_name or display.piles.pile_text)
        for tray in display.trays:
            if not tray.own:
                yield from self._tray(display, tray)
        for plate in display.plates:
            name = plate.spoken or f"{plate.name}, {plate.line}"
            yield Spoken(str(Place(Spot.SEAT, plate.seat)), name, plate.why)

    def _tray(self, display: Display, tray: TrayView) -> Iterator[Spoken]:
        if tray.threes:
            cards = "; ".join(card.name for card in tray.threes)
            name = self.tr("Threes laid out, %1: %2").replace("%1", tray.threes_text).replace("%2", cards)
            yield self._place(display, Place(Spot.THREES, tray.side), name, tray.caption)
        for meld in tray.melds:
            yield self._place(display, meld.place, meld.name, tray.caption)
        if tray.slot:
            yield self._place(display, NEW_MELD, tray.slot, tray.caption)

    def _place(self, display: Display, place: Place, name: str, where: str = "") -> Spoken:
        target = display.target(place)
        if target is None:
            return Spoken(str(place), name, where)
        answer = self.tr("possible: %1") if target.accepts else self.tr("not possible: %1")
        return Spoken(str(place), name, ". ".join(filter(None, (where, answer.replace("%1", target.text)))))


class Announcer(QObject):
    """Says sentences through the screen reader; what comes within a second of the last is joined and waits.

    The timer is its own: it has nothing to do with motion, and must run on where motion is off.
    """

    said = Signal(str)

    def __init__(self, view: QWidget) -> None:
        super().__init__(view)
        self._view = view
        self._waiting: list[str] = []
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._speak)

    def announce(self, text: str) -> None:
        """Say it now, or with the next ones as soon as the last announcement is a second old."""
        if text and text not in self._waiting:
            self._waiting.append(text)
        if not self._timer.isActive():
            self._speak()

    def hush(self) -> None:
        """What waits to be said is not said any more: somebody else listens now."""
        self._waiting.clear()

    def _speak(self) -> None:
        if not self._waiting:
            return
        text = " ".join(self._waiting)
        self._waiting.clear()
        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self._view, text))
        self._timer.start(PAUSE)
        self.said.emit(text)
