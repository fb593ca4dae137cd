"""Text that is read piece by piece with the keys: the rules clause by clause, the log line by line.

A `Document` scrolls, and holds chapters of passages. A passage is what is read at once. Tab comes to one of them, Up
and Down lead to the next, Ctrl+Up and Ctrl+Down to the next chapter. Screen readers find lists of items, each with all
of its words in its name: what stands in labels would be read from beginning to end when the dialog opens.
"""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, QRectF, Qt, Signal
from PySide6.QtGui import QAccessible, QKeyEvent, QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import QApplication, QFrame, QVBoxLayout, QWidget
from shiboken6 import isValid

from canasta_desktop.ui.accessibility.roles import spoken_as
from canasta_desktop.ui.base.guard import answering, guarded
from canasta_desktop.ui.base.theme import RING_THIN, theme_on
from canasta_desktop.ui.dialogs.parts import Scroll, boxed
from canasta_desktop.ui.dialogs.spoken_labels import SpokenLabel
from canasta_desktop.ui.window.brush import draw_ring

MARGIN: Final = 8
"""Above and below a passage that the keyboard comes to so much is seen of its neighbours, px."""
CORNER, BESIDE, ABOVE = 6, 5, 2
"""Of the frame around what has the keyboard: the radius, and how far it lies beside it and above, px."""
STEPS: Final = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}
PAGES: Final = {Qt.Key.Key_PageUp: -1, Qt.Key.Key_PageDown: 1}
ENTER: Final = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)
NO_LETTER: Final = (
    Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier | Qt.KeyboardModifier.MetaModifier
)


@spoken_as(QAccessible.Role.List)
class ChapterBlock(QWidget):
    """Passages that belong together; its name is said when the keyboard comes into it."""


@spoken_as(QAccessible.Role.ListItem)
class Passage(QFrame):
    """What is read at once, of several parts; its accessible name is all that is read."""


@spoken_as(QAccessible.Role.ListItem)
class PassageLabel(SpokenLabel):
    """A passage that is words alone; of these there may be hundreds."""

    def __init__(self, text: str = "", *, part: str = "", look: str = "") -> None:
        super().__init__(text, part=part, look=look)
        self.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)


def passage_box() -> tuple[Passage, QVBoxLayout]:
    """A passage on the second panel colour, and its column."""
    return boxed(Passage())


class KeyboardFrame(QWidget):
    """Lies around the passage that has the keyboard, and goes along where that moves or grows.

    Inside its edges, where `FocusFrame` has the ring of other widgets, there are words.
    """

    def __init__(self, ground: QWidget) -> None:
        super().__init__(ground)
        self._ground = ground
        self._around: QWidget | None = None
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()

    def lie_around(self, passage: QWidget | None) -> None:
        """Be seen there, or nowhere."""
        if self._around is not None and isValid(self._around):
            self._around.removeEventFilter(self)
        self._around = passage
        self.setVisible(passage is not None)
        if passage is not None:
            passage.installEventFilter(self)
            self._follow(passage)

    def _follow(self, passage: QWidget) -> None:
        place = QRect(passage.mapTo(self._ground, QPoint(0, 0)), passage.size())
        self.setGeometry(place.adjusted(-BESIDE, -ABOVE, BESIDE, ABOVE).intersected(self._ground.rect()))
        self.raise_()

    @answering
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """The passage moves or grows."""
        if watched is self._around and event.type() in (QEvent.Type.Resize, QEvent.Type.Move):
            self._follow(self._around)
        return False

    @guarded
    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        theme = theme_on(self.palette().color(QPalette.ColorRole.Window).name())
        draw_ring(painter, QRectF(self.rect()), theme, CORNER, RING_THIN)
        painter.end()


class Document(Scroll):
    """Chapters of passages, widgets of any kind, in a column that scrolls."""

    moved = Signal(object)
    """The keyboard has come to this passage."""
    entered = Signal(object)
    """Enter was pressed at this passage, or Space."""
    typed = Signal(str)
    """A letter was typed among them."""

    def __init__(self, parent: QWidget | None = None, *, indent: int = BESIDE + 2) -> None:
        """`indent`: at the left, px; words that begin at the edge would lie under the frame."""
        super().__init__(parent)
        self.column.setContentsMargins(indent, ABOVE, 10, ABOVE)
        self._chapters: Sequence[Sequence[QWidget]] = ()
        self.can_be_entered = True
        """Whether Enter at a passage means it, and not the dialog."""
        self.entry: QWidget | None = None
        """The passage to which Tab comes."""
        self._frame = KeyboardFrame(self.inside)
        application = QApplication.instance()
        assert isinstance(application, QApplication)
        application.focusChanged.connect(self._focus_changed)

    def set_chapters(self, chapters: Sequence[Sequence[QWidget]]) -> None:
        """These are read one after the other; all of them are in the column."""
        self._chapters = chapters
        self.entry = None
        self.let_tab_in(None)

    def _focus_changed(self, _: QWidget | None, now: QWidget | None) -> None:
        """The frame shows which passage has the keyboard; what stands in one shows it itself."""
        is_passage = any([now is one for chapter in self._chapters for one in chapter])
        self._frame.lie_around(now if is_passage else None)

    def passages(self) -> list[QWidget]:
        """What is shown of them, in order."""
        return [passage for chapter in self._shown() for passage in chapter]

    def _shown(self) -> list[list[QWidget]]:
        """The chapters of which anything is shown."""
        chapters = [[one for one in chapter if not one.isHidden()] for chapter in self._chapters]
        return [chapter for chapter in chapters if chapter]

    def let_tab_in(self, passage: QWidget | None) -> None:
        """From now on Tab comes to this one, or to the first that is shown."""
        shown = self.passages()
        entry = passage if passage in shown else next(iter(shown), None)
        for chapter in self._chapters:
            for one in chapter:
                one.setFocusPolicy(Qt.FocusPolicy.TabFocus if one is entry else Qt.FocusPolicy.NoFocus)
        self.entry = entry
        if entry is not None:
            self.setTabOrder(self, entry)  # what is made late would come behind everything else

    def go_to(self, passage: QWidget) -> None:
        """Give this one the keyboard, in sight."""
        self.let_tab_in(passage)
        passage.setFocus(Qt.FocusReason.TabFocusReason)
        self.reveal(passage)
        self.moved.emit(passage)

    def reveal(self, widget: QWidget) -> None:
        """Scroll it into sight, but not past its beginning."""
        self.ensureWidgetVisible(widget, 0, MARGIN)
        bar, top = self.verticalScrollBar(), self.top_of(widget)
        bar.setValue(min(bar.value(), top))

    # --- keys --------------------------------------------------------------------------------------

    @guarded
    def keyPressEvent(self, event: QKeyEvent) -> None:
        """What a passage, or something in it, has not used."""
        shown, key = self.passages(), Qt.Key(event.key())
        here = self._here()
        if here is None or here not in shown:
            event.ignore()
        elif key in ENTER and self.can_be_entered:
            self.entered.emit(here)
        elif key in STEPS and event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            self._turn(here, STEPS[key])
        elif key in STEPS:
            self.go_to(shown[max(0, min(len(shown) - 1, shown.index(here) + STEPS[key]))])
        elif key in (Qt.Key.Key_Home, Qt.Key.Key_End):
            self.go_to(shown[0 if key == Qt.Key.Key_Home else -1])
        elif key in PAGES:
            self._leaf(here, PAGES[key])
        elif event.text().strip() and event.text().isprintable() and not event.modifiers() & NO_LETTER:
            self.typed.emit(event.text())
        else:
            event.ignore()

    def _here(self) -> QWidget | None:
        """The passage that has the keyboard, or holds what has it."""
        held: QWidget | None = QApplication.focusWidget()
        known = {one for chapter in self._chapters for one in chapter}
        while held is not None and held not in known:
            held = held.parentWidget()
        return held

    def _turn(self, here: QWidget, by: int) -> None:
        """To the beginning of the next chapter; backwards first to that of this one."""
        chapters = self._shown()
        at = next(place for place, chapter in enumerate(chapters) if here in chapter)
        if by > 0 or here is chapters[at][0]:
            at += by
        if at >= len(chapters):
            self.go_to(chapters[-1][-1])
        else:
            self.go_to(chapters[max(at, 0)][0])

    def _leaf(self, here: QWidget, by: int) -> None:
        """A page further: to the last passage that begins within the height of what is seen."""
        shown = self.passages()
        on = shown[shown.index(here) :] if by > 0 else shown[shown.index(here) :: -1]
        top, room = self.top_of(here), self.viewport().height() - 2 * MARGIN
        near = [one for one in on if abs(self.top_of(one) - top) <= room]
        self.go_to(near[-1] if len(near) > 1 else on[min(1, len(on) - 1)])

    def top_of(self, passage: QWidget) -> int:
        """Where it begins in the column, px."""
        return passage.mapTo(self.inside, passage.rect().topLeft()).y()
