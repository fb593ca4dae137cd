"""The card pictures: complete, distinct, sharp, fontless, and kept."""

import operator
import os
import subprocess
import sys
import time
from itertools import combinations
from pathlib import Path
from string import ascii_uppercase

import pytest
from PySide6.QtGui import QColor, QImage, QTransform

from canasta_desktop.inspection.gallery import gallery
from canasta_desktop.resources import languages
from canasta_desktop.rules.cards import FACES, JOKER, JOKER_FACE, KING, TWO, card_text, read_card
from canasta_desktop.ui.base.language import words_of
from canasta_desktop.ui.faces import (
    BACK_NAMES,
    BLACK_JOKER,
    RED_JOKER,
    CardPictures,
    FaceStyle,
    Shadow,
    back_image,
    card_image,
    index_reach,
    pixel_size,
)
from canasta_desktop.ui.faces.glyphs import GLYPHS
from canasta_desktop.ui.figures import outline
from canasta_desktop.ui.wording.cards import court_letters

PLAIN = FaceStyle()
LARGE = FaceStyle(large_index=True, four_colours=True, letters="BDKA")
SMALLEST = 56
DPRS = (1.0, 1.5, 2.0, 3.0)
POINTS = {TWO: 20, JOKER: 50}


@pytest.fixture(autouse=True)
def application(qapp):
    """Pixmaps need the application."""
    return qapp


def pixels(image: QImage) -> bytes:
    return bytes(image.constBits())


def difference(first: QImage, second: QImage) -> float:
    """The mean difference of a channel, 0 to 255."""
    assert first.size() == second.size()
    one, other = pixels(first), pixels(second)
    return sum(map(abs, map(operator.sub, one, other))) / len(one)


def look_alike(first: QImage, second: QImage, least: float) -> bool:
    """Whether their mean difference is less than this, which most often is plain from the first few lines."""
    assert first.size() == second.size()
    one, other = pixels(first), pixels(second)
    left = least * len(one)
    for start in range(0, len(one), 2048):
        left -= sum(map(abs, map(operator.sub, one[start : start + 2048], other[start : start + 2048])))
        if left <= 0:
            return False
    return True


def all_pictures(width: float, style: FaceStyle) -> dict[str, QImage]:
    pictures = {card_text(face): card_image(face, width, 1, style) for face in range(FACES)}
    pictures["black joker"] = card_image(JOKER_FACE, width, 1, style, BLACK_JOKER)
    pictures["back"] = back_image(width, 1, style)
    return pictures


@pytest.mark.parametrize("style", [PLAIN, LARGE, FaceStyle(marks=False)], ids=["plain", "large", "without marks"])
def test_no_two_faces_look_alike_even_on_the_smallest_card(style):
    pictures = all_pictures(SMALLEST, style)
    alike = [pair for pair in combinations(pictures, 2) if look_alike(pictures[pair[0]], pictures[pair[1]], 0.5)]
    assert alike == []


def test_no_two_letters_of_court_cards_look_alike():
    """Every language of Latin letters can have its own."""
    letters = {sign: card_image(read_card("JS"), SMALLEST, 1, FaceStyle(letters=sign * 4)) for sign in ascii_uppercase}
    corners = {sign: image.copy(0, 0, 12, 14).convertToFormat(image.format()) for sign, image in letters.items()}
    assert [pair for pair in combinations(corners, 2) if look_alike(corners[pair[0]], corners[pair[1]], 2)] == []


@pytest.mark.parametrize("sign", GLYPHS)
def test_a_sign_fills_its_box(sign):
    glyph = GLYPHS[sign]
    box = outline(glyph.strokes).boundingRect()
    assert (box.left(), box.right()) == pytest.approx((0, glyph.width), abs=2.5)
    assert (box.top(), box.bottom()) == pytest.approx((0, 100), abs=3)
    assert 0 <= glyph.stem <= glyph.width


@pytest.mark.parametrize("code", languages())
def test_the_court_cards_of_every_language_have_four_letters_that_can_be_drawn(code):
    letters = court_letters(words_of(code))
    assert len(letters) == len(set(letters)) == 4
    assert set(letters) <= set(GLYPHS)


@pytest.mark.parametrize("dpr", DPRS)
@pytest.mark.parametrize("width", [SMALLEST, 74, 103])
def test_a_picture_has_exactly_the_device_pixels_of_its_size(width, dpr):
    image = card_image(read_card("QH"), width, dpr, PLAIN)
    assert (image.width(), image.height()) == pixel_size(width, dpr)
    assert image.width() == round(width * dpr)
    assert image.devicePixelRatio() == dpr


@pytest.mark.parametrize("dpr", DPRS)
def test_the_corners_are_transparent_and_the_middle_of_each_edge_is_not(dpr):
    for face in (read_card("4C"), JOKER_FACE, None):
        image = back_image(60, dpr, PLAIN) if face is None else card_image(face, 60, dpr, PLAIN)
        right, bottom = image.width() - 1, image.height() - 1
        for x, y in ((0, 0), (right, 0), (0, bottom), (right, bottom)):
            assert image.pixelColor(x, y).alpha() == 0
        for x, y in ((right // 2, 0), (right // 2, bottom), (0, bottom // 2), (right, bottom // 2)):
            assert image.pixelColor(x, y).alpha() > 250


@pytest.mark.parametrize("dpr", DPRS)
@pytest.mark.parametrize("width", [56, 60, 67, 74, 104])
def test_level_and_upright_strokes_of_an_index_fill_whole_pixels(width, dpr):
    # The E-shaped part of a five's index: its top bar must have rows of pure ink, with paper right above.
    image = card_image(read_card("5S"), width, dpr, PLAIN)
    rows = ink_rows(image, x=round(31 / 250 * image.width()))
    first = rows[0]
    assert image.pixelColor(round(31 / 250 * image.width()), first - 1).lightness() > 245
    assert len([row for row in rows if row < first + 10 * dpr]) >= 2


def ink_rows(image: QImage, x: int) -> list[int]:
    """The rows of the upper half in which the pixel at `x` is pure ink."""
    return [y for y in range(image.height() // 2) if image.pixelColor(x, y) == QColor("#1D2230")]


@pytest.mark.parametrize("text", ["5S", "8H", "TD", "QC", "JS", "AH", "2D"])
def test_faces_can_be_read_from_both_ends(text):
    image = card_image(read_card(text), 100, 2, FaceStyle(marks=False))
    corner = image.copy(0, 0, 40, 80)
    other = image.copy(image.width() - 40, image.height() - 80, 40, 80).transformed(QTransform().rotate(180))
    assert difference(corner.convertToFormat(image.format()), other.convertToFormat(image.format())) < 1.5


@pytest.mark.parametrize("width", [38, 100])
@pytest.mark.parametrize("name", BACK_NAMES)
def test_a_back_does_not_show_how_it_is_turned(name, width):
    image = back_image(width, 2, FaceStyle(back=name))
    turned = image.transformed(QTransform().rotate(180)).convertToFormat(image.format())
    assert difference(image, turned) < 1.5


def test_backs_differ_from_each_other():
    backs = [pixels(back_image(60, 1, FaceStyle(back=name))) for name in BACK_NAMES]
    assert len(set(backs)) == len(BACK_NAMES) == 4


def test_the_joker_comes_in_red_and_in_black():
    red = card_image(JOKER_FACE, 100, 1, PLAIN, RED_JOKER).pixelColor(13, 15)
    black = card_image(JOKER_FACE, 100, 1, PLAIN, BLACK_JOKER).pixelColor(13, 15)
    assert red == QColor("#C5202F")
    assert black == QColor("#1D2230")


def test_red_and_black_threes_differ_in_the_whole_ground_also_in_grey():
    red = card_image(read_card("3H"), 60, 1, PLAIN)
    black = card_image(read_card("3S"), 60, 1, PLAIN)
    assert red.pixelColor(45, 14).red() > red.pixelColor(45, 14).blue() + 20
    assert black.pixelColor(45, 14).blue() > black.pixelColor(45, 14).red()
    assert red.pixelColor(45, 14).lightness() > black.pixelColor(45, 14).lightness()


@pytest.mark.parametrize(
    ("text", "changed"),
    [
        ("QD", PLAIN._replace(four_colours=True)),
        ("QD", PLAIN._replace(large_index=True)),
        ("QD", PLAIN._replace(letters="BDKA")),
        ("JD", PLAIN._replace(letters="BDKA")),
        ("2C", PLAIN._replace(marks=False)),
        ("3C", PLAIN._replace(marks=False)),
        ("3H", PLAIN._replace(marks=False)),
        ("2C", PLAIN._replace(values=True)),
    ],
)
def test_each_choice_of_style_changes_the_card(text, changed):
    face = read_card(text)
    assert pixels(card_image(face, 60, 1, PLAIN, points=POINTS)) != pixels(
        card_image(face, 60, 1, changed, points=POINTS)
    )


@pytest.mark.parametrize("text", ["KD", "AD", "TD"])
def test_signs_that_are_the_same_in_german_stay(text):
    face = read_card(text)
    assert pixels(card_image(face, 60, 1, PLAIN)) == pixels(card_image(face, 60, 1, PLAIN._replace(letters="BDKA")))


def test_a_rank_without_points_shows_none():
    style = PLAIN._replace(values=True)
    face = read_card("9S")
    assert pixels(card_image(face, 60, 1, style, points=POINTS)) == pixels(card_image(face, 60, 1, PLAIN))


@pytest.mark.parametrize("style", [PLAIN, LARGE], ids=["plain", "large"])
def test_the_strip_that_index_reach_asks_for_cuts_no_rank(style):
    across, down = index_reach(style)
    for rank in range(KING + 1):
        image = card_image(rank * 4, 125, 2, style._replace(marks=False))
        strip = image.copy(6, 6, round(across * 250) - 6, round(down * 250) - 6)
        edge = [strip.pixelColor(x, strip.height() - 1).lightness() for x in range(strip.width())]
        side = [strip.pixelColor(strip.width() - 1, y).lightness() for y in range(strip.height())]
        assert min(edge + side) > 245, f"{card_text(rank * 4)} is cut"


def test_the_gallery_shows_every_card_and_back():
    sheet = gallery(PLAIN, 40)
    assert sheet.width() == 13 * 44 + 4
    assert sheet.height() == 5 * 60 + 4


# The cache


@pytest.fixture
def pictures():
    return CardPictures(PLAIN, 2.0, POINTS)


def test_the_same_picture_is_painted_once(pictures):
    assert pictures.picture(20, 60) is pictures.picture(20, 60)
    assert pictures.picture(20, 60) is not pictures.picture(20, 61)
    assert pictures.picture(None, 60) is pictures.picture(None, 60)


def test_a_warm_picture_is_there(pictures, monkeypatch):
    pictures.prefetch([20, None], 60)
    monkeypatch.setattr(pictures, "_paint", lambda key: pytest.fail(f"{key} was painted again"))
    assert pictures.picture(20, 60)
    assert pictures.picture(None, 60)


@pytest.mark.parametrize(
    "change",
    [
        lambda pictures: pictures.set_style(LARGE),
        lambda pictures: pictures.set_dpr(1.0),
        lambda pictures: pictures.set_points({TWO: 30}),
        lambda pictures: pictures.clear(),
    ],
    ids=["style", "pixel ratio", "points", "clear"],
)
def test_what_changes_the_pictures_has_them_painted_anew(pictures, change):
    before = pictures.picture(20, 60)
    change(pictures)
    assert pictures.picture(20, 60) is not before


def test_setting_what_is_set_keeps_the_pictures(pictures):
    before = pictures.picture(20, 60)
    pictures.set_style(FaceStyle())
    pictures.set_dpr(2.0)
    pictures.set_points(dict(POINTS))
    assert pictures.picture(20, 60) is before


def test_without_shadow_the_picture_is_the_card(pictures):
    picture = pictures.picture(20, 60, shadow=Shadow.NONE)
    assert (picture.offset.x(), picture.offset.y()) == (0, 0)
    assert pixels(picture.pixmap.toImage()) == pixels(card_image(20, 60, 2.0, PLAIN))


@pytest.mark.parametrize("shadow", ["flat", "lifted"])
def test_under_the_shadow_the_card_is_untouched(pictures, shadow):
    picture = pictures.picture(20, 60, shadow=shadow)
    assert picture.offset.x() < 0
    assert picture.offset.y() < 0
    card = card_image(20, 60, 2.0, PLAIN)
    x, y = round(-picture.offset.x() * 2), round(-picture.offset.y() * 2)
    inside = picture.pixmap.toImage().copy(x + 8, y + 8, card.width() - 16, card.height() - 16)
    assert pixels(inside) == pixels(card.copy(8, 8, card.width() - 16, card.height() - 16))
    assert 0 < picture.pixmap.toImage().pixelColor(x + card.width() // 2, y + card.height() + 1).alpha() < 128


def test_a_lifted_card_throws_the_larger_shadow(pictures):
    flat = pictures.picture(20, 60, shadow="flat").pixmap
    lifted = pictures.picture(20, 60, shadow="lifted").pixmap
    assert lifted.width() > flat.width()
    assert lifted.height() > flat.height()


@pytest.mark.parametrize("width", [60, 61, 74])
def test_a_crosswise_card_is_as_sharp_as_an_upright_one(width):
    pictures = CardPictures(PLAIN, 1.0)
    picture = pictures.picture(20, width, turned=90, shadow="none")
    upright = card_image(20, width, 1.0, PLAIN).transformed(QTransform().rotate(90))
    assert picture.pixmap.size() == upright.size()
    assert difference(picture.pixmap.toImage(), upright.convertToFormat(picture.pixmap.toImage().format())) < 3


@pytest.mark.parametrize("turned", [-9, 8, 90, 180])
def test_a_turned_card_keeps_its_centre(pictures, turned):
    picture = pictures.picture(20, 60, turned=turned, shadow="none")
    size = picture.pixmap.deviceIndependentSize()
    assert picture.offset.x() + size.width() / 2 == pytest.approx(30, abs=0.75)
    assert picture.offset.y() + size.height() / 2 == pytest.approx(42, abs=0.75)


def test_old_sizes_are_forgotten_when_a_window_is_resized_for_long():
    pictures = CardPictures(PLAIN, 1.0)
    first = pictures.picture(20, 600)
    for width in range(601, 635):
        pictures.picture(20, width)
    assert pictures.picture(20, 600) is not first


# Cost and means


def test_a_deck_is_painted_quickly():
    card_image(20, 110, 1, PLAIN)
    start = time.process_time()
    for face in range(FACES):
        card_image(face, 110, 1, PLAIN)
    back_image(110, 1, PLAIN)
    # 60 ms when measured alone; the bound only catches a fall off the cliff (see Canvas.rays).
    assert time.process_time() - start < 0.5


def test_cards_are_drawn_without_any_font_and_without_an_application():
    code = (
        "import PySide6.QtGui as gui\n"
        "def refuse(*_args): raise AssertionError('a font was used')\n"
        "for name in ('QFont', 'QFontMetrics', 'QFontMetricsF', 'QFontDatabase'): setattr(gui, name, refuse)\n"
        "gui.QPainter.drawText = refuse\n"
        "gui.QPainter.setFont = refuse\n"
        "gui.QPainterPath.addText = refuse\n"
        "from canasta_desktop.inspection.gallery import gallery\n"
        "from canasta_desktop.ui.faces import FaceStyle\n"
        "sheet = gallery(FaceStyle(values=True), 40, points={rank: 10 for rank in range(14)})\n"
        "assert not sheet.isNull()\n"
        "print('drawn')"
    )
    root = Path(__file__).resolve().parents[3]
    environment = os.environ | {"QT_QPA_PLATFORM": "offscreen", "PYTHONPATH": str(root)}
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, env=environment, check=False)
    assert done.stdout.strip() == "drawn", done.stderr
