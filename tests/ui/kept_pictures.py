"""Pictures of cards, of other things on the table and of its cloth, painted once in a process for all windows.

Those of a table at which nobody looks (`unseen`) are as large as ever but hold little: its cards are blank, and things
are painted in a few pixels, which are drawn out. Each stands where the whole picture would, and two that would look
different are two. Pictures anywhere else are whole.
"""

import math
from collections.abc import Iterator
from contextlib import contextmanager
from functools import lru_cache
from typing import Final

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QGuiApplication, QImage, QPainter, QPixmap

from canasta_desktop.ui.base.language import current_language
from canasta_desktop.ui.base.rect import Rect
from canasta_desktop.ui.faces import CardPictures, FaceStyle, Picture
from canasta_desktop.ui.faces.cache import _Placing
from canasta_desktop.ui.faces.deck import pixel_size
from canasta_desktop.ui.items import painted
from canasta_desktop.ui.items.felt import FeltPainter
from canasta_desktop.ui.items.look import Look
from canasta_desktop.ui.items.painted import Painted

Points = tuple[tuple[int, int], ...]
Key = tuple[object, ...]

ROUGHNESS: Final = 8
"""So many pixels of a rough picture, to the right and down, are painted as one."""
_paint = CardPictures._paint
_paint_thing = painted._painted
_things: dict[Key, QPixmap] = {}
MOST_THINGS: Final = 1000
"""So many pictures of things are kept, of some 50 kilobytes; the oldest go."""
_lay = FeltPainter._paint
_cloths: dict[Key, QPixmap] = {}
MOST_CLOTH: Final = 16e6
"""So many pixels of cloth are kept, a dozen usual windows, 64 megabytes; the one least lately asked for goes."""


@lru_cache(3000)
def _card(key: Key, style: FaceStyle, dpr: float, points: Points, is_rough: bool) -> Picture:
    """A picture of a card, which depends on these alone; at a window of usual size it takes some 40 kilobytes."""
    return _blank_card(key, dpr) if is_rough else _paint(CardPictures(style, dpr, dict(points)), key)


def _blank_card(key: Key, dpr: float) -> Picture:
    """Nothing, where the picture of this card would be; how every card looks is tried in `faces`."""
    placed = _Placing.of(pixel_size(key.width, dpr), key.turned, key.shadow)
    picture = QPixmap(*placed.size)
    picture.fill(Qt.GlobalColor.transparent)
    picture.setDevicePixelRatio(dpr)
    return Picture(picture, placed.corner / dpr)


def _points_of(pictures: CardPictures) -> Points:
    return tuple(sorted(pictures._points.items()))


def be_rough(pictures: CardPictures, is_rough: bool) -> None:
    """Say whether nobody looks at the table on which these cards lie."""
    pictures.is_rough = is_rough


def _is_rough(pictures: CardPictures) -> bool:
    return getattr(pictures, "is_rough", False)


def _card_of(pictures: CardPictures, key: Key) -> Picture:
    return _card(key, pictures.style, pictures.dpr, _points_of(pictures), _is_rough(pictures))


def _thing_of(thing: Painted, look: Look, part: Rect | None = None) -> QPixmap:
    """The picture of a thing; looks that differ only in whose card pictures they have paint alike."""
    cards = look.pictures
    worn = look._replace(pictures=None, edition=0)
    spoken, font = current_language(QGuiApplication.instance()), QGuiApplication.font().key()
    key = thing, worn, part, cards.style, cards.dpr, _points_of(cards), spoken, font, _is_rough(cards)
    picture = _things.pop(key, None)
    if picture is None:
        picture = _painted_thing(thing, look, part)
    _things[key] = picture
    if len(_things) > MOST_THINGS:
        del _things[next(iter(_things))]
    return picture


def _painted_thing(thing: Painted, look: Look, part: Rect | None = None) -> QPixmap:
    """The picture of a thing, by the same strokes and words where it is a rough one."""
    if not _is_rough(look.pictures):
        return _paint_thing(thing, look, part)
    box = painted.with_margin(thing, look) if part is None else part
    width, height = (max(1, math.ceil(round(side * look.dpr, 3))) for side in (box.w, box.h))
    small = QImage(-(-width // ROUGHNESS), -(-height // ROUGHNESS), QImage.Format.Format_ARGB32_Premultiplied)
    small.fill(Qt.GlobalColor.transparent)
    small.setDevicePixelRatio(look.dpr / ROUGHNESS)
    painter = QPainter(small)
    painter.translate(-box.x, -box.y)
    try:
        thing.paint(painter, look)
    finally:
        painter.end()
    picture = QPixmap.fromImage(small.scaled(width, height))
    picture.setDevicePixelRatio(look.dpr)
    return picture


def _cloth_of(felt: FeltPainter, rect: QRectF, look: Look, rail: Rect | None = None) -> None:
    """The cloth of a window; two that differ only in whose cards lie on it are alike."""
    key = rect.getRect(), look._replace(pictures=None, edition=0), rail
    if key in _cloths:
        felt._origin, felt._dpr, felt._picture = rect.topLeft(), look.dpr, _cloths.pop(key)
    else:
        _lay(felt, rect, look, rail)
    _cloths[key] = felt._picture
    while len(_cloths) > 1 and sum(kept.width() * kept.height() for kept in _cloths.values()) > MOST_CLOTH:
        del _cloths[next(iter(_cloths))]


@contextmanager
def pictures_kept() -> Iterator[None]:
    """Whatever window shows a card, a thing or its cloth in here, it is painted only if none has ever shown it so."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(CardPictures, "_paint", _card_of)
        patch.setattr(painted, "picture_of", _thing_of)
        patch.setattr(painted, "_painted", _painted_thing)
        patch.setattr(FeltPainter, "_paint", _cloth_of)
        yield


def forget_pictures() -> None:
    """No picture may outlive the application."""
    _card.cache_clear()
    _things.clear()
    _cloths.clear()
