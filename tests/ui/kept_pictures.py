"""Pictures of cards and other things on the table, painted once in a process, however many windows show them."""

from collections.abc import Iterator
from contextlib import contextmanager
from functools import lru_cache
from typing import Final

from PySide6.QtGui import QGuiApplication, QPixmap

from canasta_desktop.ui.base.language import current_language
from canasta_desktop.ui.base.rect import Rect
from canasta_desktop.ui.faces import CardPictures, FaceStyle, Picture
from canasta_desktop.ui.items import painted
from canasta_desktop.ui.items.look import Look
from canasta_desktop.ui.items.painted import Painted

Points = tuple[tuple[int, int], ...]
Key = tuple[object, ...]

_paint = CardPictures._paint
_things: dict[Key, QPixmap] = {}
MOST_THINGS: Final = 1000
"""So many pictures of things are kept, of some 50 kilobytes; the oldest go."""


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


@contextmanager
def pictures_kept() -> Iterator[None]:
    """Whatever window shows a card or a thing in here, it is painted only if none has ever shown it so."""
    card, thing = CardPictures._paint, painted.picture_of
    CardPictures._paint, painted.picture_of = _card_of, _thing_of
    try:
        yield
    finally:
        CardPictures._paint, painted.picture_of = card, thing


def forget_pictures() -> None:
    """No picture may outlive the application."""
    _card.cache_clear()
    _things.clear()
