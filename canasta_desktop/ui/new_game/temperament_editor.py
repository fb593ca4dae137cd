"""How a computer player leans: patience, risk and freezing in five steps each, and the way back to its own manner."""

from typing import Final

from PySide6.QtCore import QPointF, QSignalBlocker, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QPalette, QWheelEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QLabel, QSlider, QWidget

from canasta_desktop.bots.policy import MOST_LEANING, Temperament
from canasta_desktop.ui.base.guard import guarded
from canasta_desktop.ui.window.plain_widgets import Link, label
from canasta_desktop.ui.wording.characters import TRAITS
from canasta_desktop.ui.wording.wording import Wording, isolated

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


class TemperamentEditor(QWidget):
    """`chosen` carries the `Temperament` that was set, None for the character's own."""

    chosen = Signal(object)

    def __init__(self, words: Wording) -> None:
        super().__init__()
        self._words = words.characters
        self._shown = Temperament()
        self.sliders = {trait: LeaningSlider(trait) for trait in TRAITS}
        self._names: dict[str, QLabel] = {}
        self._degrees: dict[str, QLabel] = {}
        self.note = label(look="second")
        self.reset = Link()
        self.reset.setObjectName("seat-temperament-reset")
        self._lay_out()
        for slider in self.sliders.values():
            slider.valueChanged.connect(self._moved)
        self.reset.clicked.connect(self._reset)

    def _lay_out(self) -> None:
        grid = QGridLayout(self)
        grid.setContentsMargins(4, 0, 4, 0)
        grid.setHorizontalSpacing(12)
        grid.setVerticalSpacing(2)
        grid.setColumnStretch(1, 1)
        for row, trait in enumerate(TRAITS):
            name, degree = label(wraps=False), label(look="second", wraps=False)
            name.setBuddy(self.sliders[trait])
            self._names[trait], self._degrees[trait] = name, degree
            for column, widget in enumerate((name, self.sliders[trait], degree)):
                grid.addWidget(widget, row, column)
        foot = QHBoxLayout()
        foot.addWidget(self.note, 1)
        foot.addWidget(self.reset)
        policy = self.reset.sizePolicy()
        policy.setRetainSizeWhenHidden(True)
        self.reset.setSizePolicy(policy)
        grid.addLayout(foot, len(TRAITS), 0, 1, 3)

    def show_temperament(self, temperament: Temperament, name: str, *, is_own: bool) -> None:
        """Show how the player of this name leans, by nature or as it was set, in the present language."""
        self._shown = temperament
        wide = 0
        for trait, slider in self.sliders.items():
            with QSignalBlocker(slider):
                slider.setValue(getattr(temperament, trait))
            self._word(trait)
            metrics = self._degrees[trait].fontMetrics()
            steps = range(-MOST_LEANING, MOST_LEANING + 1)
            wide = max(wide, *[metrics.horizontalAdvance(self._words.degree(trait, step)) for step in steps])
        for degree in self._degrees.values():
            degree.setMinimumWidth(wide)
        self.note.setText(self.tr("How strong somebody plays does not change by it."))
        self.reset.setText(self.tr("As {name} usually plays").format(name=isolated(name)))
        self.reset.setVisible(not is_own)

    def _word(self, trait: str) -> None:
        """The words beside a slider, and all of it for screen readers."""
        slider, name = self.sliders[trait], self._words.trait(trait)
        degree = self._words.degree(trait, slider.value())
        self._names[trait].setText(name)
        self._degrees[trait].setText(degree)
        slider.setAccessibleName(self.tr("{trait}: {degree}").format(trait=name, degree=degree))

    def _moved(self) -> None:
        values = {trait: slider.value() for trait, slider in self.sliders.items()}
        self.chosen.emit(self._shown._replace(**values))

    def _reset(self) -> None:
        """Give the focus to the sliders before the link goes."""
        self.sliders[TRAITS[0]].setFocus()
        self.chosen.emit(None)
