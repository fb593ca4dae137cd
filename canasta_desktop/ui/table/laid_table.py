"""What lies on the table: the cards and things of a display, and the mouse over them.

The scene makes it with its first display (`scene`), and it keeps nothing of its own but what the mouse is just doing.

How it works. `show` asks `arrange` where everything of a display stands and `table_items` how it looks, then lets the
cards fly there (`CardLayer`) and puts up the things (`ItemLayer`). The arrangement is the settled end from the first
moment on: `geometry`, hit tests and descriptions are about it, never about what is in flight. `change` and `resize` do
the same with the display that is there.

The mouse belongs to the `Pointer` (drag.py), which turns events into intents; `DragFeedback` shows what it does
meanwhile.
"""

from collections.abc import Hashable, Iterable, Mapping

from PySide6.QtCore import QObject, QRectF
from PySide6.QtWidgets import QGraphicsScene

from canasta_desktop.ui.base import motion
from canasta_desktop.ui.base.layers import Layer
from canasta_desktop.ui.base.motion import Delay, Motion, Speed
from canasta_desktop.ui.base.rect import Rect
from canasta_desktop.ui.base.theme import Theme
from canasta_desktop.ui.display.display import Display, Guidance, MeldKind
from canasta_desktop.ui.display.places import Place
from canasta_desktop.ui.geometry.arrangement import Arrangement, Window, arrange
from canasta_desktop.ui.geometry.effective_scale import EffectiveScale, effective_scale
from canasta_desktop.ui.geometry.layout import TableLayout
from canasta_desktop.ui.geometry.places import rectangles
from canasta_desktop.ui.geometry.poses import Pose
from canasta_desktop.ui.input.focus import place_of, token_of
from canasta_desktop.ui.items.frame import Glow
from canasta_desktop.ui.items.look import Look
from canasta_desktop.ui.items.painted import Painted, paint_ahead
from canasta_desktop.ui.items.score_plate import ScorePlate
from canasta_desktop.ui.table.bubbles import focus_ring
from canasta_desktop.ui.table.canasta_moment import CanastaMoment, closed_now
from canasta_desktop.ui.table.card_items import CardItems
from canasta_desktop.ui.table.card_layer import CardLayer
from canasta_desktop.ui.table.drag import Pointer
from canasta_desktop.ui.table.drag_feedback import DragFeedback
from canasta_desktop.ui.table.frost_run import FROST, FrostRun
from canasta_desktop.ui.table.guidance_items import guidance_items
from canasta_desktop.ui.table.item_layer import ItemLayer
from canasta_desktop.ui.table.mouse_scene import MouseScene
from canasta_desktop.ui.table.prefetcher import PixmapPrefetcher
from canasta_desktop.ui.table.score_count import ScoreCount
from canasta_desktop.ui.table.speech import SpeechLayer
from canasta_desktop.ui.table.table_items import table_items

RESIZED = 120
"""Ms without a new size after which cards are painted anew; until then their pictures are scaled."""


class LaidTable(QObject):
    """The table of a scene, wearing a look, in a window of this size."""

    def __init__(self, scene: MouseScene, mover: Motion, look: Look, window: Window) -> None:
        super().__init__(scene)
        self._scene = scene
        self._window, self._look = window, look
        self._display: Display | None = None
        self._arrangement: Arrangement | None = None
        self._rectangles: tuple[Arrangement, Display | None, dict[str, Rect]] | None = None
        self._focus: str | None = None
        self.motion = mover
        self.cards = CardLayer(CardItems(scene, mover, look))
        self.cards.rack.three_lies = self._let_gleam
        self.things = ItemLayer(scene, mover)
        self.guides = ItemLayer(scene, mover)
        self.rings = ItemLayer(scene, mover)
        self.hanging = ItemLayer(scene, mover)
        self.praise = ItemLayer(scene, mover)
        self._drag_feedback = DragFeedback(self, self.cards, self.hanging, self._rearrange)
        self.pointer = Pointer(self, self._drag_feedback, mover)
        self.pointer.stack_clicked.connect(self._open_stack)
        mover.stepped.connect(self._count)
        self._canastas = CanastaMoment(mover, self.things, self.praise, self.cards.rack)
        self._frost = FrostRun(scene, mover, self.things)
        self._speech = SpeechLayer(mover, ItemLayer(scene, mover), self._refresh)
        self._scores = ScoreCount(mover, self._show_score)
        self._kinds: dict[Place, MeldKind] = {}
        self._settled: dict[str, Painted] = {}
        self._former: dict[str, Painted] = {}
        self._laid: tuple[QRectF, Rect | None, Theme, float] | None = None
        self._pointed: Guidance | None = None
        self._is_rough = False
        self._resting = Delay(self, RESIZED, self._sharpen)
        self._prefetcher = PixmapPrefetcher(self, mover)

    # --- what is shown

    @property
    def display(self) -> Display | None:
        """What is on the table."""
        return self._display

    @property
    def layout(self) -> TableLayout | None:
        """Where everything stands, in window coordinates; None before the first display."""
        return self._arrangement.layout if self._arrangement else None

    @property
    def arrangement(self) -> Arrangement | None:
        """The settled places, in window coordinates."""
        return self._arrangement

    def show(self, display: Display, animate: bool = True) -> bool:
        """Bring the table to this display; whether something moves now, so that `finished` will come.

        Under a curtain, and when it rises, nothing flies: no card of a hand may be left in the air.
        """
        is_curtain = display.curtain is not None or (self._display is not None and self._display.curtain is not None)
        animate = animate and not is_curtain
        before, self._display = self._arrangement, display
        if display.curtain is not None:
            self.pointer.cancel()
        if before is None or not animate:
            self.motion.finish()
        self.cards.hand.keep(display)
        self._arrange()
        assert self._arrangement is not None
        if before is None or not animate:
            self.cards.place(self._arrangement)
        else:
            self.cards.settle(self._arrangement, display, before)
        self._update_items(animate=animate and before is not None)
        self._drag_feedback.answer()
        return self.motion.is_moving

    @property
    def are_cards_moving(self) -> bool:
        """Whether a card has left its place and lies in no other one yet; `finished` will come then."""
        return not self.cards.rack.tally.is_empty

    def geometry(self) -> Mapping[str, Rect]:
        """Rectangles of all that is in sight, settled, in the view's coordinates.

        Keys: `card:<token>`, a place as `str` (`hand`, `pile`, `meld:3`, `seat:1`, ...), `tray:<side>`, `meter`,
        `score`. Worked out once for an arrangement of a display.
        """
        if self._arrangement is None:
            return {}
        known = self._rectangles
        if known is None or known[0] is not self._arrangement or known[1] is not self._display:
            found = rectangles(self._arrangement, self._display)
            known = self._rectangles = self._arrangement, self._display, found
        return known[2]

    def set_focus(self, key: str | None) -> None:
        """Draw the ring of the keyboard around the thing of this key (those of `geometry`), or nowhere."""
        self._focus = key
        self._drag_feedback.set_focused(place_of(key))
        group = self._drag_feedback.ground.stack_of(token_of(key or ""))
        if group is not None:
            self._open_stack(group)
        self._show_focus()

    # --- how it is shown

    @property
    def look(self) -> Look:
        """How everything painted on the table looks."""
        return self._look

    @property
    def window(self) -> Window:
        """The window it is arranged for."""
        return self._window

    def resize(self, width: float, height: float) -> None:
        """The window's size, logical pixels."""
        if (width, height) != self._size and self._display is not None:
            self._is_rough = self._resting.is_waiting
            self._resting.start()
        self.change(self._look, self._window._replace(width=width, height=height))

    def effective_scale(self) -> EffectiveScale | None:
        """The scales of text and cards that the settings come to in this window; None without a table."""
        return None if self._display is None else effective_scale(self._display, self._window)

    def change(self, look: Look, window: Window) -> None:
        """Another look or window, if it is another one."""
        if (look, window) != (self._look, self._window):
            self._look, self._window = look, window
            self._restart()

    def shaded(self) -> Iterable[Rect]:
        """Where the felt is darker, in the scene: the insides of trays."""
        return self.things.shaded()

    # --- inside

    @property
    def _size(self) -> tuple[float, float]:
        return self._window.width, self._window.height

    def _arrange(self) -> None:
        assert self._display is not None
        self._arrangement = arrange(self._display, self._window, self._drag_feedback.held, self._drag_feedback.gap)
        # The layout may have had to make text smaller than the settings say.
        self._look = self._look._replace(unit=self._arrangement.layout.unit)
        self.cards.rack.look = self._look
        self._lay_felt()

    def _restart(self) -> None:
        """Everything anew and at once, after a change of size or look."""
        self.pointer.cancel()
        self.motion.finish()
        self.cards.rack.look = self._look
        if self._display is None:
            return
        self._arrange()
        assert self._arrangement is not None
        self.cards.place(self._arrangement, is_rough=self._is_rough)
        self._update_items(animate=False)

    def _sharpen(self) -> None:
        """The window has its size: pictures for it instead of scaled ones."""
        if self._is_rough:
            self._is_rough = False
            self._look.pictures.clear()
            self._restart()

    def _rearrange(self) -> None:
        """The hand closes up around carried cards, or opens for them."""
        if self._display is None or self._arrangement is None:
            return
        before = self._arrangement
        self._arrange()
        self.cards.settle(self._arrangement, self._display._replace(flights=()), before)
        self._drag_feedback.follow(self._display, self._arrangement, self._look, animate=True)
        self._point()

    def _update_items(self, *, animate: bool) -> None:
        self._prefetcher.begin(self.cards.rack.missing())
        assert self._display is not None
        assert self._arrangement is not None
        self._settled, self._former = table_items(self._display, self._arrangement, self._look), self.things.shown
        self._speech.begin(self._display, self._arrangement, self._look, animate=animate)
        self.things.show(self._of_now(), self._look, animate=animate)
        self._paint_counts_ahead()
        if animate and self.motion.speed is not Speed.OFF:
            self._frost.follow(self._former.get(FROST), self._look)
        if animate and self.motion.speed is not Speed.OFF:
            self._count_up()
        self._show_canastas(animate=animate and self.motion.speed is not Speed.OFF)
        self._point()
        self._drag_feedback.follow(self._display, self._arrangement, self._look, animate=animate)
        self._show_focus()

    def _point(self) -> None:
        """Show what a hint or a lesson points at: what is new appears, what stood follows the table at once."""
        if self._display is None or self._arrangement is None:
            return
        is_new = self._display.guidance != self._pointed
        self._pointed = self._display.guidance
        if is_new:
            self.guides.show({}, self._look, animate=False)
        things = guidance_items(self._display, self._arrangement, self._look)
        self.guides.show(things, self._look, animate=is_new and self.motion.speed is not Speed.OFF)

    def _let_gleam(self, pose: Pose) -> None:
        """A red three has come to its tray."""
        glow = Glow(pose.rect, Layer.GLOW, corner=0.068 * pose.rect.w, glow=1.6 * self._look.u)
        self.things.flash(glow, self._look, 0, motion.GLINT)

    def _count_up(self) -> None:
        """A score that is another one runs up to it."""
        before, now = self._former.get("score"), self._settled.get("score")
        if isinstance(before, ScorePlate) and isinstance(now, ScorePlate):
            self._scores.begin(before, now)

    def _show_score(self, plate: ScorePlate) -> None:
        self.things.update({"score": plate}, self._look)

    def _show_canastas(self, *, animate: bool) -> None:
        """Canastas that have just closed have their moment."""
        assert self._display is not None
        melds = [(meld, tray.own) for tray in self._display.trays for meld in tray.melds]
        closed = closed_now(self._kinds, melds)
        self._kinds = {meld.place: meld.kind for meld, _ in melds}
        if animate and self._arrangement is not None:
            self._canastas.begin(closed, self._arrangement, self._look)

    def _of_now(self) -> dict[str, Painted]:
        """The things on the table as they are while cards are on their way and bubbles hang over stories."""
        assert self._display is not None
        tally = self.cards.rack.tally
        tally.has_changed = False
        return self._speech.without_stories(tally.held_back(self._settled, self._former, self._display))

    def _paint_counts_ahead(self) -> None:
        """What will be seen when all cards have landed is painted before they start: no frame waits for it then."""
        for key, thing in self._settled.items():
            if self.things.shown.get(key) != thing:
                paint_ahead(thing, self._look)

    def _count(self) -> None:
        """Cards have landed or not: the counts follow them."""
        if self.cards.rack.tally.has_changed:
            self._refresh()

    def _refresh(self) -> None:
        """What has changed while cards are on their way."""
        frost = self.things.shown.get(FROST)
        things = self._of_now()
        if self._scores.is_running:
            del things["score"]
        self.things.update(things, self._look)
        self._frost.follow(frost, self._look)

    def _show_focus(self) -> None:
        if self._arrangement is not None:
            rings = focus_ring(self._focus, self.geometry(), self._arrangement, self._look) if self._focus else {}
            self.rings.show(rings, self._look, animate=False)

    def _open_stack(self, group: Hashable) -> None:
        self._window = self._window._replace(opened=None if self._window.opened == group else group)
        self._rearrange()

    def _lay_felt(self) -> None:
        """The cloth and the rail, and with them the scene's rectangle, where they are others now."""
        whole, layout = QRectF(0, 0, *self._size), self.layout
        wanted = whole, layout.rail if layout is not None else None, self._look.theme, self._look.dpr
        if wanted == self._laid:
            return
        self._laid = wanted
        self._scene.setSceneRect(whole)
        self._scene.felt.lay(whole, self._look, wanted[1])
        self._scene.invalidate(whole, QGraphicsScene.SceneLayer.BackgroundLayer)
