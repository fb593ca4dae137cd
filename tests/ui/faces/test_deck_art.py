"""The art of the deck, measured: twelve persons, backs of whole motifs, sharp at every size."""

from itertools import combinations, pairwise

import pytest
from PySide6.QtGui import QColor, QImage, QPainter, QTransform

from canasta_desktop.rules.cards import JACK, KING, card_text, read_card
from canasta_desktop.ui.faces import BACK_NAMES, CardPictures, FaceStyle, back_image, card_image
from canasta_desktop.ui.faces.backs import BACKS
from canasta_desktop.ui.faces.canvas import Canvas
from canasta_desktop.ui.faces.court_figures import COURT_FIGURES
from canasta_desktop.ui.faces.style import HEIGHT, WIDTH

COURTS = range(JACK * 4, KING * 4 + 4)
SEEN = 16
"""A difference of a channel, 0 to 255, that can be seen."""


@pytest.fixture(autouse=True)
def application(qapp):
    """Pictures of the backs are compared as pixmaps are painted."""
    return qapp


def channels(image: QImage) -> bytes:
    return bytes(image.constBits())


def share_of_pixels_apart(first: QImage, second: QImage) -> float:
    """How many of the pixels differ by what can be seen in any channel, 0 to 1."""
    one, other = channels(first), channels(second)
    apart = {place >> 2 for place, (a, b) in enumerate(zip(one, other, strict=True)) if abs(a - b) > SEEN}
    return len(apart) / (len(one) / 4)


@pytest.mark.parametrize("style", [FaceStyle(), FaceStyle(large_index=True)], ids=["plain", "large index"])
def test_any_two_court_cards_differ_in_a_quarter_of_their_pixels(style):
    pictures = {card_text(face): card_image(face, 60, 1, style) for face in COURTS}
    shares = {
        (one, other): share_of_pixels_apart(pictures[one], pictures[other]) for one, other in combinations(pictures, 2)
    }
    assert len(shares) == 66
    assert {pair: share for pair, share in shares.items() if share < 0.25} == {}


def test_no_two_court_figures_hold_the_same_or_wear_the_same_on_their_heads():
    figures = [figure for court in COURT_FIGURES.values() for figure in court.values()]
    assert len({figure.attribute for figure in figures}) == 12
    assert len({figure.hat for figure in figures}) == 12


@pytest.mark.parametrize("width", [38, 46, 60, 240])
@pytest.mark.parametrize("name", BACK_NAMES)
def test_a_back_equals_itself_turned_by_180_degrees(name, width):
    """But for single pixels on slanted edges, which a raster does not paint alike from both sides."""
    image = back_image(width, 1, FaceStyle(back=name))
    turned = image.transformed(QTransform().rotate(180)).convertToFormat(image.format())
    assert share_of_pixels_apart(image, turned) < 0.015
    assert max(abs(a - b) for a, b in zip(channels(image), channels(turned), strict=True)) < 64


def painted_by(name: str, *parts: str) -> set[int]:
    """The pixels that these parts of a back touch, painted alone."""
    image = QImage(round(WIDTH), round(HEIGHT), QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(WIDTH / 2, HEIGHT / 2)
    for part in parts:
        getattr(BACKS[name], part)(Canvas(painter, 1, 1), BACKS[name])
    painter.end()
    return {place for place, alpha in enumerate(channels(image)[3::4]) if alpha}


@pytest.mark.parametrize("name", BACK_NAMES)
def test_no_motif_of_a_back_is_cut(name):
    """None reaches under the medallion, into the border or over the line before it."""
    pattern, frame = painted_by(name, "pattern"), painted_by(name, "border", "medallion")
    across, down = round(WIDTH), round(HEIGHT)
    inner = {y * across + x for x in range(28, across - 28) for y in range(28, down - 28)}
    assert pattern
    assert not pattern & frame
    assert pattern <= inner


def test_a_back_of_few_pixels_is_quiet():
    def edges(width: float) -> float:
        """How often neighbours in a row of the field differ, a pixel."""
        image = back_image(width, 1, FaceStyle(back="evening"))
        field = image.copy(image.rect().adjusted(8, 8, -8, -8))
        rows = [[field.pixelColor(x, y).lightness() for x in range(field.width())] for y in range(field.height())]
        return sum(abs(a - b) > 40 for row in rows for a, b in pairwise(row)) / (field.width() * field.height())

    assert edges(45) < edges(46) / 4


@pytest.mark.parametrize("dpr", [1.0, 1.25, 2.0])
@pytest.mark.parametrize("width", [46, 60, 120, 500])
def test_a_court_card_is_painted_for_its_size_and_never_scaled(width, dpr):
    """Its lines are as sharp as pixels are: ink stands right beside paper, and no blur between."""
    image = card_image(read_card("KH"), width, dpr, FaceStyle())
    assert image.width() == round(width * dpr)
    across, down = round(0.25 * image.width()), round(0.1 * image.height())
    corner = image.copy(2, 2, across, down + across)
    red = QColor("#C5202F")
    assert any(corner.pixelColor(x, y) == red for x in range(corner.width()) for y in range(corner.height()))
    steps = [
        abs(image.pixelColor(x, y).lightness() - image.pixelColor(x + 1, y).lightness())
        for y in range(round(0.05 * image.height()), round(0.45 * image.height()))
        for x in range(round(0.35 * image.width()), round(0.7 * image.width()))
    ]
    assert max(steps) > 100


@pytest.mark.parametrize("turned", [0, 90, 12, -23])
def test_a_court_card_looks_the_same_with_its_other_end_drawn_or_copied(monkeypatch, turned):
    king = read_card("KH")
    copied = CardPictures(FaceStyle()).picture(king, 165, turned=turned).pixmap.toImage()
    monkeypatch.setattr(Canvas, "both_halves", Canvas.both_ends)
    drawn = CardPictures(FaceStyle()).picture(king, 165, turned=turned).pixmap.toImage()
    assert copied.size() == drawn.size()
    apart = [abs(one - other) for one, other in zip(channels(copied), channels(drawn), strict=True)]
    assert sum(step > 16 for step in apart) < len(apart) / 1000
