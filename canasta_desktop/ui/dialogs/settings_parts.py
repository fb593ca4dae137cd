"""Parts of the settings dialog: a slider with its figure, cards in the style that is set, pictures to choose from."""

from functools import lru_cache

from PySide6.QtCore import QLocale, QPointF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QHBoxLayout, QSlider, QWidget

from canasta_desktop.rules.cards import HEARTS, JOKER_FACE, QUEEN, SPADES, THREE, TWO, face
from canasta_desktop.ui.base.guard import guarded
from canasta_desktop.ui.faces import BACK_NAMES, CardPictures, FaceStyle, back_image
from canasta_desktop.ui.portraits import CHARACTERS, GUESTS
from canasta_desktop.ui.portraits import portrait_picture as painted_portrait
from canasta_desktop.ui.window.plain_widgets import label

SAMPLES = (None, face(QUEEN, HEARTS), face(TWO, SPADES), face(THREE, HEARTS), JOKER_FACE)
"""The back, a court card, a wild card, a red three, a joker."""
SAMPLE_WIDTH, SAMPLE_GAP = 74.0, 12
BACK_SIZE = QSize(60, 84)
PORTRAIT_SIZE = QSize(56, 56)
"""Of the pictures to choose from, px."""


@lru_cache(maxsize=2 * len(BACK_NAMES))
def back_picture(name: object, ratio: float) -> QPixmap:
    """The back of that name, `BACK_SIZE` large; painted once."""
    return QPixmap.fromImage(back_image(BACK_SIZE.width(), ratio, FaceStyle(back=str(name))))


def own_portraits() -> tuple[str, ...]:
    """The portraits that a person may pick, those for people first."""
    return (*GUESTS, *CHARACTERS)


def portrait_picture(key: object, ratio: float) -> QPixmap:
    """The portrait of that key, `PORTRAIT_SIZE` large."""
    return painted_portrait(str(key), PORTRAIT_SIZE.width(), ratio)


class Percent(QWidget):
    """A slider in percent with its figure; `changed` follows the mouse."""

    changed = Signal(int)

    def __init__(self, low: int, high: int, step: int, value: int, name: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName(name)
        self.slider = QSlider(Qt.Orientation.Horizontal, self)
        self.slider.setObjectName(f"{name}:slider")
        # The slider's own value is the percentage: screen readers read it.
        self.slider.setRange(low, high)
        self.slider.setSingleStep(step)
        self.slider.setPageStep(2 * step)
        self._step = step
        self._figure = label(wraps=False)
        self._figure.setMinimumWidth(56)
        self._figure.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(10)
        row.addWidget(self.slider, 1)
        row.addWidget(self._figure)
        self.setFocusProxy(self.slider)
        self.slider.setValue(value)
        self._show_figure()
        self.slider.valueChanged.connect(self._moved)

    @property
    def value(self) -> int:
        """The percentage set."""
        return round(self.slider.value() / self._step) * self._step

    def show_value(self, value: int) -> None:
        """Show a percentage that was set elsewhere; nothing has been moved here."""
        self.slider.blockSignals(True)
        self.slider.setValue(value)
        self.slider.blockSignals(False)
        self._show_figure()

    def set_field(self, name: str) -> None:
        """What the slider sets, for screen readers; also writes its figure in the present language."""
        self.slider.setAccessibleName(name)
        self._show_figure()

    def _moved(self) -> None:
        self._show_figure()
        self.changed.emit(self.value)

    def figure(self, value: int) -> str:
        """A percentage as it is written in the present language."""
        return self.tr("{value}%").format(value=QLocale().toString(value))

    def _show_figure(self) -> None:
        self._figure.setText(self.figure(self.value))


class CardSamples(QWidget):
    """A few cards in a style, to see what a setting does."""

    def __init__(self, style: FaceStyle, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._pictures = CardPictures(style, self.devicePixelRatioF())
        width = len(SAMPLES) * (SAMPLE_WIDTH + SAMPLE_GAP)
        self.setFixedSize(round(width), round(SAMPLE_WIDTH * 1.4) + 10)

    def show_style(self, style: FaceStyle) -> None:
        """Paint the cards in another style."""
        self._pictures.set_style(style)
        self.update()

    def sizeHint(self) -> QSize:
        return self.size()

    @guarded
    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        self._pictures.set_dpr(self.devicePixelRatioF())
        for number, card in enumerate(SAMPLES):
            picture = self._pictures.picture(card, SAMPLE_WIDTH)
            painter.drawPixmap(picture.offset + QPointF(4 + number * (SAMPLE_WIDTH + SAMPLE_GAP), 4), picture.pixmap)
        painter.end()
