"""The table on the screen: what the window knows of it, whatever lies there.

Before the first display nothing lies there (`laid_table`), and none of what that takes is loaded: while a welcome
covers the table the start does not wait for what nobody sees.

Scene coordinates are those of the layout, logical pixels from the window's upper left corner; the scene's rectangle is
the window, so a view as large as that needs no scrolling.
"""

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QPointF, QSizeF, Signal

from canasta_desktop.ui.base.motion import Motion, Speed
from canasta_desktop.ui.base.rect import Rect
from canasta_desktop.ui.base.theme import Theme
from canasta_desktop.ui.base.units import Unit
from canasta_desktop.ui.display.display import Display
from canasta_desktop.ui.faces import CardPictures
from canasta_desktop.ui.geometry.spec import EmWidth, Window, usual_width
from canasta_desktop.ui.items.look import Look
from canasta_desktop.ui.table.mouse_scene import MouseScene

if TYPE_CHECKING:
    from canasta_desktop.ui.geometry.arrangement import Arrangement
    from canasta_desktop.ui.geometry.effective_scale import EffectiveScale
    from canasta_desktop.ui.geometry.layout import TableLayout
    from canasta_desktop.ui.table.drag import Pointer
    from canasta_desktop.ui.table.laid_table import LaidTable


class TableScene(MouseScene):
    """The table. `intent` carries what the person wants, `finished` is emitted when nothing moves any more.

    `menu(hit, point)`: the right button or a long press asks for the actions of an `arrangement.Hit`, None for felt.
    """

    intent = Signal(object)
    menu = Signal(object, QPointF)
    finished = Signal()
    score_opened = Signal()
    """A double click on the score plate."""

    def __init__(
        self,
        pictures: CardPictures,
        theme: Theme,
        *,
        text_scale: float = 1.0,
        card_scale: float = 1.0,
        speed: Speed = Speed.NORMAL,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self.pictures = pictures
        window = Window(1280, 800, card_scale, text_scale, is_large_faced=pictures.style.large_index)
        look = Look(theme, Unit.of_window(1280, 800, text_scale), pictures.dpr, pictures)
        self._bare = look, window
        """What holds as long as nothing lies there."""
        self._laid: LaidTable | None = None
        self.motion = Motion(self, speed)
        self.motion.finished.connect(self.finished)

    # --- what is shown

    @property
    def laid(self) -> "LaidTable":
        """What lies on the table; made when it is first asked for."""
        if self._laid is None:
            from canasta_desktop.ui.table.laid_table import LaidTable

            laid = self._laid = LaidTable(self, self.motion, *self._bare)
            laid.pointer.intent.connect(self.intent)
            laid.pointer.menu.connect(self.menu)
            laid.pointer.score_opened.connect(self.score_opened)
        return self._laid

    def prepare(self) -> None:
        """Make now what the first display needs."""
        assert self.laid

    @property
    def display(self) -> Display | None:
        """What is on the table."""
        return self._laid.display if self._laid else None

    @property
    def layout(self) -> "TableLayout | None":
        """Where everything stands, in window coordinates; None before the first display."""
        return self._laid.layout if self._laid else None

    @property
    def arrangement(self) -> "Arrangement | None":
        """The settled places, in window coordinates."""
        return self._laid.arrangement if self._laid else None

    @property
    def pointer(self) -> "Pointer":
        """The mouse."""
        return self.laid.pointer

    def show(self, display: Display, animate: bool = True) -> bool:
        """Bring the table to this display; whether something moves now, so that `finished` will come.

        Under a curtain, and when it rises, nothing flies: no card of a hand may be left in the air.
        """
        return self.laid.show(display, animate)

    @property
    def are_cards_moving(self) -> bool:
        """Whether a card has left its place and lies in no other one yet; `finished` will come then."""
        return self._laid is not None and self._laid.are_cards_moving

    def geometry(self) -> Mapping[str, Rect]:
        """Rectangles of all that is in sight, settled, in the view's coordinates: see `LaidTable.geometry`."""
        return self._laid.geometry() if self._laid else {}

    def set_focus(self, key: str | None) -> None:
        """Draw the ring of the keyboard around the thing of this key (those of `geometry`), or nowhere."""
        if key is not None or self._laid is not None:
            self.laid.set_focus(key)

    # --- how it is shown

    def resize(self, size: QSizeF) -> None:
        """The window's size, logical pixels."""
        width, height = size.width(), size.height()
        if self._laid is None:
            self._bare = self._bare[0], self._bare[1]._replace(width=width, height=height)
        else:
            self._laid.resize(width, height)

    def set_words(self, corner: tuple[str, ...], measure: EmWidth = usual_width) -> None:
        """The words of the corner, and how wide words are by the size of their type."""
        self._change(self.look, self._window._replace(corner=corner, measure=measure))

    def set_theme(self, theme: Theme) -> None:
        self._change(self.look._replace(theme=theme), self._window)

    def set_card_scale(self, scale: float) -> None:
        self._change(self.look, self._window._replace(card_scale=scale))

    def set_text_scale(self, scale: float) -> None:
        self._change(self.look, self._window._replace(text_scale=scale))

    def effective_scale(self) -> "EffectiveScale | None":
        """The scales of text and cards that the settings come to in this window; None without a table."""
        return self._laid.effective_scale() if self._laid else None

    def set_own_portrait(self, portrait: str) -> None:
        """The key of the portrait that the person has picked."""
        self._change(self.look._replace(own_portrait=portrait), self._window)

    def set_mirrored(self, is_mirrored: bool) -> None:
        """Whether the seats go round counter-clockwise."""
        self._change(self.look, self._window._replace(is_mirrored=is_mirrored))

    def set_dpr(self, dpr: float) -> None:
        """Set the device pixels per logical pixel; the view calls this when it moves to another screen."""
        if dpr != self.look.dpr:
            self.pictures.set_dpr(dpr)
            self.refresh_pictures()

    def refresh_pictures(self) -> None:
        """The pictures' style has changed."""
        look = self.look._replace(dpr=self.pictures.dpr, edition=self.look.edition + 1)
        self._change(look, self._window._replace(is_large_faced=self.pictures.style.large_index))

    def cancel_drag(self) -> bool:
        """Take back what the mouse is doing, as Esc does; whether there was anything."""
        return self._laid is not None and self._laid.pointer.cancel()

    def shaded(self) -> Iterable[Rect]:
        return self._laid.shaded() if self._laid else ()

    @property
    def look(self) -> Look:
        """How everything painted on the table looks."""
        return self._laid.look if self._laid else self._bare[0]

    # --- inside

    @property
    def _window(self) -> Window:
        return self._laid.window if self._laid else self._bare[1]

    def _change(self, look: Look, window: Window) -> None:
        """Another look or window, if it is another one."""
        if self._laid is None:
            self._bare = look, window
        else:
            self._laid.change(look, window)
