"""The menu of a thing on the table: what else can be done than drag and click.

The right button, a long press, and the menu key or Shift+F10 ask for it.
"""

from collections.abc import Callable

from PySide6.QtCore import QObject, QPoint, QPointF, Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QApplication, QMenu, QWidget

from canasta_desktop.ui.base.keys import KeyMap
from canasta_desktop.ui.display.actions import is_played
from canasta_desktop.ui.display.display import Display, MeldView
from canasta_desktop.ui.display.intents import ClickPlace, Drop, Intent, Press, SelectCards, SelectRank, ToggleCard
from canasta_desktop.ui.display.places import HAND, Hit, Spot
from canasta_desktop.ui.input.focus import place_of, token_of
from canasta_desktop.ui.input.table_buttons import TableButtons
from canasta_desktop.ui.text.plain_text import on_a_button
from canasta_desktop.ui.window.chrome import Chrome


class TableMenus(QObject):
    """Opens the menus over the table; `intent` carries what is chosen. `ground` has the scene's coordinates."""

    intent = Signal(object)

    def __init__(self, ground: QWidget, table: TableButtons, around: Chrome) -> None:
        super().__init__(ground)
        self._ground, self._table, self._around = ground, table, around
        self._display: Display | None = None
        self.keys = KeyMap()
        """The keys that stand beside the entries."""

    def show(self, display: Display) -> None:
        """Follow a new display."""
        self._display = display

    def at_point(self, hit: Hit | None, point: QPointF) -> None:
        """The mouse asks for the menu of what it is on; `point` in the scene's coordinates."""
        self._open(hit, self._ground.mapToGlobal(point.toPoint()))

    def at_thing(self, key: str) -> None:
        """The keyboard asks for the menu of the thing of this key; its first entry is chosen.

        Some systems send a key press and ask for the menu as well; the second comes to nothing.
        """
        widget = self._table.button(key) or self._around.widgets().get(key)
        if widget is None or QApplication.activePopupWidget() is not None:
            return
        token, place = token_of(key), place_of(key)
        hit = Hit(HAND, token) if token is not None else Hit(place) if place is not None else None
        size = widget.size()
        menu = self._open(hit, widget.mapToGlobal(QPoint(size.width() // 4, size.height() // 2)))
        if menu is not None:
            menu.setActiveAction(next(action for action in menu.actions() if action.isEnabled()))

    def _open(self, hit: Hit | None, point: QPoint) -> "TableMenu | None":
        if self._display is None:
            return None
        menu = TableMenu(self._display, hit, self.keys, self._ground)
        if menu.isEmpty():
            menu.deleteLater()
            return None
        menu.intent.connect(self.intent)
        menu.ask(point)
        return menu


class TableMenu(QMenu):
    """Made for what was hit (None: bare felt); `intent` carries what is chosen. It deletes itself when closed."""

    intent = Signal(object)

    def __init__(self, display: Display, hit: Hit | None, keys: KeyMap, parent: QWidget) -> None:
        super().__init__(parent)
        self._keys = keys
        self.aboutToHide.connect(self.deleteLater)
        self._wanted: list[Intent] = []
        self._usable = {button.key: button.enabled for button in display.buttons}
        spot = None if hit is None else hit.place.spot
        builders: dict[Spot | None, Callable[[Display, Hit], None]] = {
            Spot.HAND: self._of_card,
            Spot.STOCK: self._of_stock,
            Spot.PILE: self._of_pile,
            Spot.MELD: self._of_meld,
            Spot.DRAFT: self._of_draft,
            Spot.SEAT: self._of_player,
        }
        if hit is not None and spot in builders and (is_played(display) or spot is Spot.SEAT):
            builders[spot](display, hit)
        if not self.isEmpty():
            self.addSeparator()
        if is_played(display):
            self._offer(self.tr("Undo"), Press("undo"), self._usable.get("undo", False))
            self._offer(self.tr("Hint"), Press("hint"), self._usable.get("hint", False))
        if is_played(display) or display.sort_text:
            self._offer(self.tr("Sort the hand differently"), Press("sort"))
        self.triggered.connect(self._chosen)

    def ask(self, point: QPoint) -> None:
        """Show the menu at this point of the screen, without a loop of its own."""
        self.popup(point)

    def _offer(self, text: str, intent: Intent, enabled: bool = True, key: str = "") -> None:
        """One more entry; `key`: what does the same outside the menu, for a button its own."""
        action = self.addAction(text)
        action.setShortcut(self._keys.cap(intent.key) if isinstance(intent, Press) else key)
        action.setShortcutVisibleInContextMenu(True)
        action.setEnabled(enabled)
        action.setData(len(self._wanted))
        self._wanted.append(intent)

    def _of_card(self, display: Display, hit: Hit) -> None:
        held = display.card(hit.token)
        if held is None:
            return
        self.setTitle(held.card.name)
        self._offer(self.tr("Unselect") if held.selected else self.tr("Select"), ToggleCard(hit.token), key="Space")
        self._offer(self.tr("Select all of this rank"), SelectRank(hit.token), key="Shift+Space")
        has_selected = any(card.selected for card in display.hand)
        self._offer(self.tr("Clear the selection"), SelectCards(()), has_selected, "Esc")
        self._offer(self.tr("Meld the selection"), Press("meld"), has_selected)
        self._offer(self.tr("Discard the selected card"), Press("discard"), self._usable.get("discard", False))

    def _of_stock(self, display: Display, hit: Hit) -> None:
        self._offer(self.tr("Draw"), Press("draw"), display.piles.can_draw)

    def _of_pile(self, display: Display, hit: Hit) -> None:
        self._offer(self.tr("Take the pile"), Press("take"), self._usable.get("take", False))
        self._offer(self.tr("Discard the selected card"), Press("discard"), self._usable.get("discard", False))

    def _of_meld(self, display: Display, hit: Hit) -> None:
        selected = any(card.selected for card in display.hand)
        text = self.tr("Add the selection here") if selected else self.tr("Select what fits")
        melds = [meld for tray in display.trays if tray.own for meld in tray.melds]
        here = next((meld for meld in melds if meld.place == hit.place), None)
        self._offer(text, ClickPlace(hit.place), here is not None, "Space")
        if here is not None and here.joins:
            self._of_joining(here, melds)

    def _of_joining(self, here: MeldView, melds: list[MeldView]) -> None:
        """What dragging it onto another meld would do; where nobody says which, any that joins is offered."""
        cards = tuple(card.token for card in here.cards)
        for other in melds:
            fits = other.place in here.joins_with if here.joins_with else other.joins
            if fits and other.place != here.place:
                text = self.tr("Put together with: %1").replace("%1", other.name)
                self._offer(text, Drop(cards, other.place), key=self._keys.cap("join"))

    def _of_player(self, display: Display, hit: Hit) -> None:
        plate = next((plate for plate in display.plates if plate.seat == hit.place.number), None)
        if plate is not None and plate.why:
            self._offer(
                self.tr("Why did %1 do that?").replace("%1", on_a_button(plate.name)),
                ClickPlace(hit.place),
                key="Space",
            )

    def _of_draft(self, display: Display, hit: Hit) -> None:
        self._offer(self.tr("Take this card back"), ClickPlace(hit.place, hit.token), hit.token >= 0)
        self._offer(self.tr("Lay out"), Press("lay"), self._usable.get("lay", False))

    def _chosen(self, action: QAction) -> None:
        self.intent.emit(self._wanted[action.data()])
