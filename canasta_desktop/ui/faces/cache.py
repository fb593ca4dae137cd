"""Card pictures as the table needs them: with shadow, turned, painted once for each size and pixel ratio.

A picture is larger than its card: the shadow lies in a margin around it. The item's geometry stays that
of the card; `Picture.offset` is what `QGraphicsPixmapItem.setOffset` gets.
"""

import math
from collections.abc import Iterable, Mapping
from enum import Enum
from functools import lru_cache
from typing import Final, NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPixmap, QTransform

from .deck import Points, paint_card, pixel_size
from .style import CORNER, WIDTH, FaceStyle


class Shadow(Enum):
    """How high a card lies over the table."""

    NONE = "none"
    FLAT = "flat"
    LIFTED = "lifted"


class _Depth(NamedTuple):
    """A shadow: layers, growth of each over the one inside it and how far it falls, as parts of the card's width."""

    layers: int
    growth: float
    fall: float

    @property
    def colour(self) -> QColor:
        """Black so thin that all layers together always give the same darkness."""
        return QColor(0, 0, 0, round(255 * _DARKNESS / self.layers))


_DARKNESS: Final = 0.28
"""Share of black under the card."""
_DEPTHS: Final = {Shadow.FLAT: _Depth(5, 0.0065, 0.011), Shadow.LIFTED: _Depth(10, 0.012, 0.065)}
_BUDGET: Final = 64 * 1024 * 1024
"""Bytes. Beyond it the pictures longest unused go. A table at 1280x800 needs about eight million, at ratio 3 nine times
that if every face were shown at once; leftovers of a resize go at the next `clear`."""


class Picture(NamedTuple):
    """A pixmap and where its corner lies, in logical pixels from the corner of the upright card."""

    pixmap: QPixmap
    offset: QPointF


class _Key(NamedTuple):
    face: int | None
    width: float
    joker: int
    turned: int
    shadow: Shadow
    is_large: bool


class CardPictures:
    """Card pictures, each painted at its first need. GUI thread only."""

    def __init__(self, style: FaceStyle, dpr: float = 1.0, points: Mapping[int, int] | None = None) -> None:
        self._style = style
        self._dpr = dpr
        self._points: Points = dict(points or {})
        self._pictures: dict[_Key, Picture] = {}
        self._bytes = 0

    @property
    def style(self) -> FaceStyle:
        """The style all pictures are in."""
        return self._style

    @property
    def dpr(self) -> float:
        """Device pixels a logical pixel."""
        return self._dpr

    def picture(
        self,
        face: int | None,
        width: float,
        joker: int = 0,
        turned: int = 0,
        shadow: Shadow | str = Shadow.FLAT,
        *,
        is_large: bool = False,
    ) -> Picture:
        """The picture of a face, or of the back for None; the same object until something is set or cleared.

        `turned` is in degrees clockwise around the card's centre; 90 lies crosswise. `is_large`: with a large index,
        whatever the style says.
        """
        is_large = face is not None and (is_large or self._style.large_index)
        key = _Key(face, width, joker, turned % 360, Shadow(shadow), is_large)
        found = self._pictures.pop(key, None)
        if found is None:
            found = self._paint(key)
            self._bytes += _bytes_of(found)
        self._pictures[key] = found
        self._forget_oldest()
        return found

    def prefetch(self, faces: Iterable[int | None], width: float, shadow: Shadow | str = Shadow.FLAT) -> None:
        """Paint these now, in this order, so that nothing stutters later."""
        for face in faces:
            self.picture(face, width, shadow=shadow)

    def set_style(self, style: FaceStyle) -> None:
        """Another style; pictures already handed out stay as they are."""
        if style != self._style:
            self._style = style
            self.clear()

    def set_dpr(self, dpr: float) -> None:
        """Another pixel ratio, as when the window moves to another screen."""
        if dpr != self._dpr:
            self._dpr = dpr
            self.clear()

    def set_points(self, points: Mapping[int, int]) -> None:
        """What the ranks count, for a style that shows it."""
        if dict(points) != self._points:
            self._points = dict(points)
            self.clear()

    def clear(self) -> None:
        """Forget all pictures."""
        self._pictures.clear()
        self._bytes = 0

    def _forget_oldest(self) -> None:
        while self._bytes > _BUDGET and len(self._pictures) > 1:
            oldest = next(iter(self._pictures))
            self._bytes -= _bytes_of(self._pictures.pop(oldest))

    def _paint(self, key: _Key) -> Picture:
        card = pixel_size(key.width, self._dpr)
        placed = _Placing.of(card, key.turned, key.shadow)
        image = _ground(card, key.turned, key.shadow).copy()
        painter = QPainter(image)
        painter.setTransform(placed.transform)
        style = self._style._replace(large_index=key.is_large)
        paint_card(painter, card, key.face, style, key.joker, self._points)
        painter.end()
        image.setDevicePixelRatio(self._dpr)
        return Picture(QPixmap.fromImage(image), placed.corner / self._dpr)


class _Placing(NamedTuple):
    """Where a turned card lies in its picture, all in device pixels."""

    size: tuple[int, int]
    corner: QPointF
    transform: QTransform

    @classmethod
    def of(cls, card: tuple[int, int], turned: int, shadow: Shadow) -> "_Placing":
        """Room for the card turned around its centre and for its shadow; an upright card starts on a whole pixel."""
        width, height = card
        turn = QTransform()
        turn.translate(width / 2, height / 2)
        turn.rotate(turned)
        turn.translate(-width / 2, -height / 2)
        covered = turn.mapRect(QRectF(0, 0, width, height))
        if turned % 90 == 0:
            # A half pixel between the centres of an even and an odd side would blur every line.
            shift = QPointF(math.floor(covered.x() + 0.5), math.floor(covered.y() + 0.5)) - covered.topLeft()
            turn *= QTransform.fromTranslate(shift.x(), shift.y())
            covered.translate(shift)
        depth = _DEPTHS.get(shadow, _Depth(0, 0, 0))
        spread = depth.growth * width * depth.layers
        room = covered.adjusted(-spread, -spread, spread, spread + depth.fall * width).toAlignedRect()
        turn *= QTransform.fromTranslate(-room.x(), -room.y())
        return cls((room.width(), room.height()), QPointF(room.topLeft()), turn)


@lru_cache(maxsize=16)
def _ground(card: tuple[int, int], turned: int, shadow: Shadow) -> QImage:
    """The picture without its card: the shadow alone, the same for all faces and so painted once a size."""
    placed = _Placing.of(card, turned, shadow)
    image = QImage(*placed.size, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    if shadow in _DEPTHS:
        depth = _DEPTHS[shadow]
        painter = QPainter(image)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        # Shadows fall downwards however the card is turned.
        painter.setTransform(placed.transform * QTransform.fromTranslate(0, depth.fall * card[0]))
        if turned % 90 == 0:
            _paint_shadow(painter, card, depth)
        else:
            room = _room_of_shadow(card, depth)
            painter.drawImage(-room, -room, _shadow(card, depth))
        painter.end()
    return image


@lru_cache(maxsize=4)
def _shadow(card: tuple[int, int], depth: _Depth) -> QImage:
    """The shadow of an upright card. To turn this picture takes a fifth of the time of painting turned rectangles."""
    room = _room_of_shadow(card, depth)
    image = QImage(card[0] + 2 * room, card[1] + 2 * room, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(room, room)
    _paint_shadow(painter, card, depth)
    painter.end()
    return image


def _room_of_shadow(card: tuple[int, int], depth: _Depth) -> int:
    """How far a shadow reaches beyond its card, with a pixel of nothing around it."""
    return math.ceil(depth.growth * card[0] * depth.layers) + 1


def _paint_shadow(painter: QPainter, card: tuple[int, int], depth: _Depth) -> None:
    """Rounded rectangles, each a little larger, so that the rim fades."""
    width, height = card
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(depth.colour)
    for layer in range(1, depth.layers + 1):
        grown = depth.growth * width * layer
        corner = CORNER / WIDTH * width + grown
        painter.drawRoundedRect(QRectF(0, 0, width, height).adjusted(-grown, -grown, grown, grown), corner, corner)


def _bytes_of(picture: Picture) -> int:
    return picture.pixmap.width() * picture.pixmap.height() * 4
