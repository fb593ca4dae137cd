"""Card pictures that are painted once in a process, however many windows show them."""

from collections.abc import Iterator
from contextlib import contextmanager
from functools import lru_cache

from canasta_desktop.ui.faces import CardPictures, FaceStyle, Picture

_paint = CardPictures._paint


@lru_cache(3000)
def _painted(key: tuple[object, ...], style: FaceStyle, dpr: float, points: tuple[tuple[int, int], ...]) -> Picture:
    """A picture of a card, which depends on these four alone; at a window of usual size it takes some 40 kilobytes."""
    return _paint(CardPictures(style, dpr, dict(points)), key)


@contextmanager
def cards_kept() -> Iterator[None]:
    """Whatever window shows a card in here, it is painted only if none has ever shown it so."""

    def painted(self: CardPictures, key: tuple[object, ...]) -> Picture:
        return _painted(key, self.style, self.dpr, tuple(sorted(self._points.items())))

    before = CardPictures._paint
    CardPictures._paint = painted
    try:
        yield
    finally:
        CardPictures._paint = before


def forget_cards() -> None:
    """No picture may outlive the application."""
    _painted.cache_clear()
