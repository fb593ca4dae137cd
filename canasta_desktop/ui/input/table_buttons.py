"""The table for screen readers: a real button under the view for each thing on it.

Items of a graphics view do not exist for a screen reader, so each card of the hand, meld, pile and plate has a button
of the same geometry, name and state, stacked under the opaque view in reading order. It is never painted and lets the
mouse through; the keyboard focus lives in it, and its keys go on to the window. Things that stay keep their button.
"""

from collections.abc import Iterator, Mapping
from typing import NamedTuple

from PySide6.QtCore import QObject, QRect, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QWidget

from canasta_desktop.ui.accessibility.roles import spoken_by
from canasta_desktop.ui.accessibility.selectable import as_list_item
from canasta_desktop.ui.base.guard import guarded
from canasta_desktop.ui.display.display import Display, TrayView
from canasta_desktop.ui.display.places import NEW_MELD, PILE, STOCK, Place, Spot
from canasta_desktop.ui.display.verbosity import Verbosity
from canasta_desktop.ui.input.focus import card_key, token_of


class Spoken(NamedTuple):
    """What a screen reader is told of one thing; `selected` holds for cards of the hand.

    `answer` says whether the cards selected may lie there. It belongs to the description of what has the focus alone:
    with each card that is selected it changes for all places, and a reader that gets too much at once skips the rest.
    """

    key: str
    name: str
    description: str = ""
    selected: bool = False
    answer: str = ""


class ThingButton(QAbstractButton):
    """An invisible button for one thing on the table; `focused` is emitted when it gets the focus."""

    focused = Signal(str)
    activated = Signal(str)

    def __init__(self, key: str, parent: QWidget | None) -> None:
        super().__init__(parent)
        self.key = key
        self.setObjectName(key)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.clicked.connect(self._clicked)

    def set_spoken(self, spoken: Spoken, *, is_near: bool) -> None:
        """Take name, description and state over; screen readers hear only of what differs.

        `is_near`: the focus is here, or about to come.
        """
        if self.accessibleName() != spoken.name:
            self.setAccessibleName(spoken.name)
        description = ". ".join(filter(None, (spoken.description, spoken.answer if is_near else "")))
        if self.accessibleDescription() != description:
            self.setAccessibleDescription(description)

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


@spoken_by(as_list_item)
class CardButton(ThingButton):
    """A card of the hand.

    It is described as selected, which is heard when that changes and when one comes to it; as not selected only in the
    moment in which it is put back.
    """

    def __init__(self, key: str, parent: QWidget | None) -> None:
        super().__init__(key, parent)
        self.is_selected = False

    def set_spoken(self, spoken: Spoken, *, is_near: bool) -> None:
        """Take the card's words, and add whether it is selected."""
        was_selected, self.is_selected = self.is_selected, spoken.selected
        put_back = self.tr("not selected") if was_selected and self.hasFocus() else ""
        state = self.tr("selected") if spoken.selected else put_back
        described = ", ".join(filter(None, (state, spoken.description)))
        super().set_spoken(spoken._replace(description=described), is_near=is_near)


class TableButtons(QObject):
    """All buttons under one view; `activated` is a screen reader's press or toggle, `focused` its move."""

    activated = Signal(str)
    focused = Signal(str)

    def __init__(self, view: QWidget) -> None:
        super().__init__(view)
        self._view = view
        self._buttons: dict[str, ThingButton] = {}
        self._spoken: dict[str, Spoken] = {}
        self._near = ""

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
        self._spoken = wanted = {spoken.key: spoken for spoken in self.spoken(display)}
        self._near = focus
        gone = [button for key, button in self._buttons.items() if key not in wanted]
        order = list(self._buttons)
        self._buttons = {key: self._buttons.get(key) or self._made(key) for key in wanted}
        for key, button in self._buttons.items():
            button.set_spoken(wanted[key], is_near=key == focus)
        if list(self._buttons) != order:
            for button in self._buttons.values():
                button.stackUnder(self._view)
        self.place(geometry)
        if any(button.hasFocus() for button in gone) and focus in self._buttons:
            self._buttons[focus].setFocus(Qt.FocusReason.OtherFocusReason)
        for button in gone:
            button.hide()
            button.setParent(None)
            # Until Qt deletes it, it could still name the card of a covered hand.
            button.set_spoken(Spoken(button.key, ""), is_near=False)
            button.deleteLater()

    def approach(self, key: str) -> None:
        """Complete what screen readers get for this thing, which is about to have the focus."""
        left, self._near = self._near, key
        for one in {left, key} & set(self._buttons):
            self._buttons[one].set_spoken(self._spoken[one], is_near=one == key)

    def place(self, geometry: Mapping[str, QRect]) -> None:
        """Give the buttons their places; what has none stays where it was."""
        for key, button in self._buttons.items():
            if (rect := geometry.get(key)) is not None and button.geometry() != rect:
                button.setGeometry(rect)

    def _made(self, key: str) -> ThingButton:
        kind = ThingButton if token_of(key) is None else CardButton
        button = kind(key, self._view.parentWidget())
        button.activated.connect(self.activated)
        button.focused.connect(self.approach)
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
                (display.verbosity is Verbosity.FULL, where),
                (held.fresh, self.tr("new in this turn")),
                (held.card.token in hinted, self.tr("hinted")),
            )
            told = ", ".join(text for is_so, text in states if is_so)
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
        whose = "" if display.verbosity is Verbosity.SHORT else tray.spoken or tray.caption
        if tray.threes:
            cards = "; ".join(card.name for card in tray.threes)
            worth = tray.spoken_threes or tray.threes_text
            name = self.tr("Threes laid out, %1: %2").replace("%1", worth).replace("%2", cards)
            yield self._place(display, Place(Spot.THREES, tray.side), name, whose)
        for meld in tray.melds:
            yield self._place(display, meld.place, meld.name, whose)
        if tray.slot:
            yield self._place(display, NEW_MELD, tray.slot, whose)

    def _place(self, display: Display, place: Place, name: str, where: str = "") -> Spoken:
        target = display.target(place)
        if target is None:
            return Spoken(str(place), name, where)
        text = self.tr("possible: %1") if target.accepts else self.tr("not possible: %1")
        answer = text.replace("%1", target.spoken or target.text)
        return Spoken(str(place), name, where, answer=answer)
