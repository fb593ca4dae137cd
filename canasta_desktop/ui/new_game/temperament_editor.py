"""How a computer player leans: patience, risk and freezing in five steps each, and the way back to its own manner."""

from typing import Final

from PySide6.QtCore import QPointF, QSignalBlocker, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QPalette, QWheelEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QSlider, QVBoxLayout, QWidget

from canasta_desktop.bots.policy import MOST_LEANING, Temperament
from canasta_desktop.ui.base.guard import guarded
from canasta_desktop.ui.dialogs.rows import EvenRows
from canasta_desktop.ui.window.plain_widgets import Link, label, reveal
from canasta_desktop.ui.wording.characters import TRAITS, CharacterWords
from canasta_desktop.ui.wording.wording import Wording

MARK_RADIUS: Final = 4.5
"""Of the dot at each step, px."""
HANDLE: Final = 22
"""How wide the handle is, px; its middle stands on the dots (`dialogs.frame`)."""


class LeaningSlider(QSlider):
    """A trait from -MOST_LEANING to MOST_LEANING, a dot at each step; the wheel scrolls the page it stands on."""

    def __init__(self, trait: str) -> None:
        super().__init__(Qt.Orientation.Horizontal)
        self.trait = trait
        self.setObjectName(f"seat-{trait}")
        self.setProperty("part", "leaning")
        self.setRange(-MOST_LEANING, MOST_LEANING)
        self.setPageStep(1)

    @guarded
    def wheelEvent(self, event: QWheelEvent) -> None:
        event.ignore()

    @guarded
    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        groove = self.palette().color(QPalette.ColorRole.PlaceholderText)
        groove.setAlpha(255)  # as the style sheet paints it
        painter.setBrush(groove)
        step = (self.width() - HANDLE) / (2 * MOST_LEANING)
        for mark in range(2 * MOST_LEANING + 1):
            painter.drawEllipse(QPointF(HANDLE / 2 + mark * step, self.height() / 2), MARK_RADIUS, MARK_RADIUS)
        painter.end()
        super().paintEvent(event)


class TraitEditor(QWidget):
    """A trait and its degree in words, and below them the slider; `changed` carries the value."""

    changed = Signal(int)

    def __init__(self, trait: str, words: CharacterWords, parent: QWidget) -> None:
        super().__init__(parent)
        self._words = words
        self.text = label()
        self.slider = LeaningSlider(trait)
        self.text.setBuddy(self.slider)
        column = QVBoxLayout(self)
        column.setContentsMargins(6, 0, 6, 0)
        column.setSpacing(0)
        column.addWidget(self.text)
        column.addWidget(self.slider)
        self.slider.valueChanged.connect(self._moved)

    def show_value(self, value: int) -> None:
        """Show this value, in the present language."""
        with QSignalBlocker(self.slider):
            self.slider.setValue(value)
        self._word()
        self.updateGeometry()

    def _text_at(self, value: int) -> str:
        trait = self.slider.trait
        return self.tr("{trait}: {degree}").format(
            trait=self._words.trait(trait), degree=self._words.degree(trait, value)
        )

    def _word(self) -> None:
        said = self._text_at(self.slider.value())
        self.text.setText(said)
        self.slider.setAccessibleName(said)

    def _moved(self) -> None:
        self._word()
        self.changed.emit(self.slider.value())

    def sizeHint(self) -> QSize:
        """Wide enough for the longest word, so that the layout stays put while the words change."""
        metrics = self.text.fontMetrics()
        steps = range(-MOST_LEANING, MOST_LEANING + 1)
        wide = max([metrics.horizontalAdvance(self._text_at(step)) for step in steps])
        return QSize(wide + 16, metrics.height() + self.slider.sizeHint().height() + 2)


class TemperamentEditor(QWidget):
    """`chosen` carries the `Temperament` that was set, None for the character's own."""

    chosen = Signal(object)

    def __init__(self, words: Wording, parent: QWidget) -> None:
        super().__init__(parent)
        self._shown = Temperament()
        self._box = QWidget(self)
        self.traits = {trait: TraitEditor(trait, words.characters, self._box) for trait in TRAITS}
        self.note = label(look="second")
        self.reset = Link()
        self.reset.setObjectName("seat-temperament-reset")
        self._lay_out()
        for editor in self.traits.values():
            editor.changed.connect(self._moved)
        self.reset.clicked.connect(self._reset)

    def _lay_out(self) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(4)
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self._box.setSizePolicy(policy)
        rows = EvenRows(self._box)
        for editor in self.traits.values():
            rows.addWidget(editor)
        foot = QHBoxLayout()
        foot.setContentsMargins(6, 0, 6, 0)
        foot.addWidget(self.note, 1)
        foot.addWidget(self.reset)
        policy = self.reset.sizePolicy()
        policy.setRetainSizeWhenHidden(True)
        self.reset.setSizePolicy(policy)
        column.addWidget(self._box)
        column.addLayout(foot)

    def show_temperament(self, temperament: Temperament, *, is_own: bool) -> None:
        """Show how a player leans, by nature or as it was set, in the present language."""
        self._shown = temperament
        for trait, editor in self.traits.items():
            editor.show_value(getattr(temperament, trait))
        self.note.setText(self.tr("This does not change how strong somebody plays."))
        self.reset.setText(self.tr("Back to their own manner"))
        reveal(self.reset, is_shown=not is_own)

    def _moved(self) -> None:
        values = {trait: editor.slider.value() for trait, editor in self.traits.items()}
        self.chosen.emit(self._shown._replace(**values))

    def _reset(self) -> None:
        """Give the focus to the sliders before the link goes."""
        self.traits[TRAITS[0]].slider.setFocus()
        self.chosen.emit(None)
