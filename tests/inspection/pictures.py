"""What is asked of pictures of scenes: their size, that they show something, that no two are the same."""

from collections.abc import Hashable, Mapping
from itertools import combinations

from PySide6.QtGui import QImage

FEWEST_COLOURS = 200


def each_is_one_of_its_own(pictures: Mapping[Hashable, QImage], width: int, height: int) -> None:
    """All are of this size, show something, and differ."""
    sizes = {which: (found.width(), found.height()) for which, found in pictures.items()}
    assert {which: size for which, size in sizes.items() if size != (width, height)} == {}
    assert [which for which, found in pictures.items() if len(colours(found)) <= FEWEST_COLOURS] == [], "blank"
    assert [(one, other) for one, other in combinations(pictures, 2) if pictures[one] == pictures[other]] == []


def colours(picture: QImage) -> set[int]:
    """The colours of every fifth pixel of every fifth row."""
    width, height = picture.width(), picture.height()
    pixels = memoryview(picture.convertToFormat(QImage.Format.Format_RGB32).constBits()).cast("I")
    return {colour for row in range(0, height, 5) for colour in pixels[row * width : (row + 1) * width : 5]}
