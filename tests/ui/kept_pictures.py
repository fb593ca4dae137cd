"""Pictures of cards, of other things on the table and of its cloth, painted once in a process for all windows."""

from collections.abc import Iterator
from contextlib import contextmanager
from functools import lru_cache
from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QGuiApplication, QPixmap

from canasta_desktop.ui.base.language import current_language
from canasta_desktop.ui.base.rect import Rect
from canasta_desktop.ui.faces import CardPictures, FaceStyle, Picture
from canasta_desktop.ui.items import painted
from canasta_desktop.ui.items.felt import FeltPainter
from canasta_desktop.ui.items.look import Look
from canasta_desktop.ui.items.painted import Painted

Points = tuple[tuple[int, int], ...]
Key = tuple[object, ...]

_paint = CardPictures._paint
_things: dict[Key, QPixmap] = {}
MOST_THINGS: Final = 1000
"""So many pictures of things are kept, of some 50 kilobytes; the oldest go."""
_lay = FeltPainter._paint
_cloths: dict[Key, QPixmap] = {}
MOST_CLOTH: Final = 16e6
"""So many pixels of cloth are kept, a dozen usual windows, 64 megabytes; the one least lately asked for goes."""


@lru_cache(3000)
def _card(key: Key, style: FaceStyle, dpr: float, points: Points) -> Picture:
    """A picture of a card, which depends on these four alone; at a window of usual size it takes some 40 kilobytes."""
    return _paint(CardPictures(style, dpr, dict(points)), key)


def _points_of(pictures: CardPictures) -> Points:
    return tuple(sorted(pictures._points.items()))


def _card_of(pictures: CardPictures, key: Key) -> Picture:
    return _card(key, pictures.style, pictures.dpr, _points_of(pictures))


def _thing_of(thing: Painted, look: Look, part: Rect | None = None) -> QPixmap:
    """The picture of a thing; looks that differ only in whose card pictures they have paint alike."""
    cards = look.pictures
    worn = look._replace(pictures=None, edition=0)
    spoken, font = current_language(QGuiApplication.instance()), QGuiApplication.font().key()
    key = thing, worn, part, cards.style, cards.dpr, _points_of(cards), spoken, font
    picture = _things.pop(key, None)
    if picture is None:
        picture = painted._painted(thing, look, part)
    _things[key] = picture
    if len(_things) > MOST_THINGS:
        del _things[next(iter(_things))]
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
    card, thing, cloth = CardPictures._paint, painted.picture_of, FeltPainter._paint
    CardPictures._paint, painted.picture_of, FeltPainter._paint = _card_of, _thing_of, _cloth_of
    try:
        yield
    finally:
        CardPictures._paint, painted.picture_of, FeltPainter._paint = card, thing, cloth


def forget_pictures() -> None:
    """No picture may outlive the application."""
    _card.cache_clear()
    _things.clear()
    _cloths.clear()
