"""The pictures of the games: a few cards of our deck on the cloth, which show what is special about each."""

from collections.abc import Callable
from functools import lru_cache
from math import cos, radians, sin
from typing import Final, NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPainterPath, QPen, QPixmap, QRadialGradient

from canasta_desktop.rules.cards import read_cards
from canasta_desktop.ui.base.theme import BANDS, GOLD, Mode, Theme, mixed
from canasta_desktop.ui.base.theme import theme as theme_of
from canasta_desktop.ui.faces import CardPictures, FaceStyle
from canasta_desktop.ui.wording.game_profiles import Motif

WIDTH, HEIGHT = 124.0, 64.0
"""A picture in its own units, in which all of this module counts."""
CORNER: Final = 7.0
CARD: Final = 33.0
"""Width of a card."""
HIGH: Final = 1.4
"""The height of a card by its width."""
MIDDLE: Final = QPointF(WIDTH / 2, HEIGHT / 2)
_KEPT: Final = 40
"""Pictures at most: all of them at two sizes and two grounds."""
BACK: Final = None


class PlacedCard(NamedTuple):
    """A card in a picture: its face, None for the back; its centre; `turned` by degrees; `joker` of `CardPictures`."""

    face: int | None
    centre: QPointF
    turned: int = 0
    joker: int = 0


def picture_height(width: int) -> int:
    """The height of a picture so wide, px."""
    return round(width * HEIGHT / WIDTH)


@lru_cache(maxsize=_KEPT)
def game_picture(motif: Motif, width: int, dpr: float, mode: Mode) -> QPixmap:
    """The picture, `width` logical pixels wide, painted once; GUI thread only."""
    size = QSize(round(width * dpr), round(picture_height(width) * dpr))
    pixmap = QPixmap(size)
    pixmap.setDevicePixelRatio(dpr)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    theme = theme_of(mode)
    _draw_cloth(painter, QRectF(0, 0, width, picture_height(width)), theme, width / WIDTH)
    _MOTIFS[motif](GamePainter(painter, theme, width / WIDTH, dpr))
    painter.end()
    return pixmap


def _draw_cloth(painter: QPainter, box: QRectF, theme: Theme, scale: float) -> None:
    """Felt, brighter in the middle; a white line around it in high contrast."""
    felt = QRadialGradient(box.center(), 0.62 * box.width())
    felt.setColorAt(0, QColor(theme.felt_centre))
    felt.setColorAt(1, QColor(mixed(theme.felt_centre, theme.felt_edge, 0.8)))
    painter.setPen(QPen(QColor(theme.line), 1.0))
    painter.setBrush(felt)
    painter.drawRoundedRect(box.adjusted(0.5, 0.5, -0.5, -0.5), CORNER * scale, CORNER * scale)


class GamePainter:
    """Draws in the units of the picture."""

    def __init__(self, painter: QPainter, theme: Theme, scale: float, dpr: float) -> None:
        self.painter, self.theme, self.scale = painter, theme, scale
        self.pictures = CardPictures(FaceStyle(large_index=True), dpr)

    def lay(self, cards: list[PlacedCard], width: float = CARD) -> None:
        """Draw the cards, the first at the bottom."""
        wide = width * self.scale
        for card in cards:
            corner = card.centre * self.scale - QPointF(wide / 2, HIGH * wide / 2)
            picture = self.pictures.picture(card.face, wide, card.joker, card.turned)
            self.painter.drawPixmap(corner + picture.offset, picture.pixmap)

    def fan(self, faces: str, middle: QPointF, width: float, step: float, radius: float) -> None:
        """A fan around the card in the middle, `step` degrees from card to card on a circle of this radius."""
        cards = read_cards(faces)
        turns = [(number - (len(cards) - 1) / 2) * step for number in range(len(cards))]
        centres = [middle + QPointF(sin(radians(turn)), 1 - cos(radians(turn))) * radius for turn in turns]
        lying = zip(cards, centres, turns, strict=True)
        self.lay([PlacedCard(card, at, round(turn), index % 2) for index, (card, at, turn) in enumerate(lying)], width)

    def row(self, faces: str, middle: QPointF, width: float, step: float) -> None:
        """Cards side by side, `step` from one to the next."""
        cards = read_cards(faces)
        first = middle - QPointF(step * (len(cards) - 1) / 2, 0)
        self.lay([PlacedCard(card, first + QPointF(step * number, 0)) for number, card in enumerate(cards)], width)

    def canasta(self, faces: str, kind: str, count: str = "7") -> None:
        """A closed stack with its silk band and the medal with the count."""
        lift = QPointF(2.2, -1.6)
        bottom = MIDDLE - lift * 1.5
        for number, face in enumerate(read_cards(faces)[::-1]):
            self.lay([PlacedCard(face, bottom + lift * (3 - number))], CARD + 3)
        ground, ink = BANDS[kind]
        band = self.box(MIDDLE.x() - 21.6, MIDDLE.y() + 8, 36.6, 9.4)
        self.painter.setPen(QPen(QColor(GOLD), 0.9 * self.scale))
        self.painter.setBrush(QColor(ground))
        self.painter.drawRect(band)
        self.medal(QPointF(MIDDLE.x() + 17, MIDDLE.y() - 21), count, ground, ink)

    def medal(self, centre: QPointF, text: str, ground: str, ink: str) -> None:
        """A disc with a figure."""
        disc = self.box(centre.x() - 7.5, centre.y() - 7.5, 15, 15)
        self.painter.setPen(QPen(QColor("#FFF6E0"), 1.2 * self.scale))
        self.painter.setBrush(QColor(ground))
        self.painter.drawEllipse(disc)
        self.write(disc, text, 10.5, ink)

    def write(self, box: QRectF, text: str, size: float, ink: str) -> None:
        """A few signs in Fraunces, in the middle of the box."""
        font = QFont(["Fraunces SemiBold", "Fraunces"])
        font.setPixelSize(round(size * self.scale))
        font.setFeature(QFont.Tag("lnum"), 1)
        self.painter.setFont(font)
        self.painter.setPen(QColor(ink))
        self.painter.drawText(box, Qt.AlignmentFlag.AlignCenter, text)

    def line(self, points: list[QPointF], colour: str, width: float) -> None:
        """A line with round ends."""
        pen = QPen(QColor(colour), width * self.scale)
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        self.painter.setPen(pen)
        self.painter.drawPolyline([point * self.scale for point in points])

    def box(self, x: float, y: float, width: float, height: float) -> QRectF:
        """A rectangle of the picture where it is painted."""
        return QRectF(x * self.scale, y * self.scale, width * self.scale, height * self.scale)


# --- the motifs ----------------------------------------------------------------------------------------


def _canasta(pen: GamePainter) -> None:
    pen.canasta("KH KS KC KD", "natural")


def _frozen_pile(pen: GamePainter) -> None:
    """The black three lies across, and frost around it."""
    nine, jack, three = read_cards("9D 6C 3S")
    for turn in range(0, 360, 30):
        out = QPointF(cos(radians(turn)), 0.62 * sin(radians(turn)))
        pen.line([MIDDLE + out * 40, MIDDLE + out * (47 if turn % 60 else 51)], pen.theme.cold, 1.8)
    pen.lay([PlacedCard(nine, MIDDLE, -12), PlacedCard(jack, MIDDLE, 7), PlacedCard(three, MIDDLE, 90)])


def _doubling_threes(pen: GamePainter) -> None:
    pen.fan("3H 3D", QPointF(42, 32), CARD, 16, 60)
    pen.painter.setPen(Qt.PenStyle.NoPen)
    pen.painter.setBrush(QColor(GOLD))
    pen.painter.drawEllipse(pen.box(76, 16, 32, 32))
    pen.write(pen.box(76, 16, 32, 32), "×2", 19, "#241A04")


def _wild_on_top(pen: GamePainter) -> None:
    """The joker lies on the pile, and both go up together."""
    four, queen, joker = read_cards("4C QD JO")
    at = QPointF(52, 32)
    pen.lay([PlacedCard(four, at, 14), PlacedCard(queen, at, -10), PlacedCard(joker, at, 2)])
    pen.line([QPointF(94, 49), QPointF(94, 15)], pen.theme.accent, 3.4)
    pen.line([QPointF(86, 23), QPointF(94, 14), QPointF(102, 23)], pen.theme.accent, 3.4)


def _full_rank(pen: GamePainter) -> None:
    """Seven of a rank, and no more."""
    pen.row("8S 8H 8C 8D 8S 8H 8C", QPointF(62, 29), 28, 13)
    pen.line([QPointF(9, 51), QPointF(9, 57), QPointF(115, 57), QPointF(115, 51)], pen.theme.accent, 2)


def _sequence(pen: GamePainter) -> None:
    pen.fan("4H 5H 6H 7H 8H 9H TH", QPointF(62, 28), 30, 7.5, 100)


def _sequence_and_wilds(pen: GamePainter) -> None:
    pen.fan("5S 6S 7S 8S", QPointF(36, 31), 28, 10, 62)
    pen.fan("2D JO 2S", QPointF(92, 31), 28, 12, 52)


def _wild_canasta(pen: GamePainter) -> None:
    pen.canasta("JO 2H 2C 2S", "wild")


def _two_hands(pen: GamePainter) -> None:
    """What one holds, and the packet that lies there still."""
    pen.fan("QS 9H 5D", QPointF(38, 31), CARD - 2, 14, 56)
    pen.lay([PlacedCard(BACK, QPointF(89 + 2.2 * number, 34 - 1.8 * number)) for number in range(4)], CARD - 2)


def _four_cards(pen: GamePainter) -> None:
    """Manzana is an apple."""
    pen.row("9S 9H 9C 9D", QPointF(46, 32), 30, 17)
    painter = pen.painter
    apple = QPainterPath()
    apple.addEllipse(pen.box(91, 27, 14, 22))
    apple.addEllipse(pen.box(99, 27, 14, 22))
    apple.addEllipse(pen.box(91.6, 28, 21, 17))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor("#D8343F"))
    apple.setFillRule(Qt.FillRule.WindingFill)
    painter.drawPath(apple)
    painter.setBrush(QColor(255, 255, 255, 110))
    painter.drawEllipse(pen.box(94.5, 31, 4, 6.5))
    pen.line([QPointF(102, 29), QPointF(103, 22)], "#8A5A2B", 2)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor("#7CC27A"))
    painter.drawEllipse(pen.box(103.5, 19.5, 9, 5))


_MOTIFS: Final[dict[Motif, Callable[[GamePainter], None]]] = {
    Motif.CANASTA: _canasta,
    Motif.FROZEN_PILE: _frozen_pile,
    Motif.DOUBLING_THREES: _doubling_threes,
    Motif.WILD_ON_TOP: _wild_on_top,
    Motif.FULL_RANK: _full_rank,
    Motif.SEQUENCE: _sequence,
    Motif.SEQUENCE_AND_WILDS: _sequence_and_wilds,
    Motif.WILD_CANASTA: _wild_canasta,
    Motif.TWO_HANDS: _two_hands,
    Motif.FOUR_CARDS: _four_cards,
}
