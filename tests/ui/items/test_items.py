"""Everything painted on the table, in three sizes and all themes: no text is too small, cut, or hard to read."""

from collections.abc import Iterator
from typing import NamedTuple

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QImage, QPainter

from canasta_desktop.ui.appearance.fonts import wear_font
from canasta_desktop.ui.base.rect import Rect
from canasta_desktop.ui.base.theme import Mode, theme
from canasta_desktop.ui.base.units import Unit
from canasta_desktop.ui.display.display import Display
from canasta_desktop.ui.faces import CardPictures, FaceStyle
from canasta_desktop.ui.geometry.arrangement import Window, arrange
from canasta_desktop.ui.items.look import Look, width_of
from canasta_desktop.ui.items.medal import Medal
from canasta_desktop.ui.items.painted import Painted, picture_of
from canasta_desktop.ui.items.rich_text import story_lines
from canasta_desktop.ui.items.seat import ClosedHand, SeatBox
from canasta_desktop.ui.items.stack import Silk
from canasta_desktop.ui.table.table_items import table_items
from tests.ui import sample_tables
from tests.ui.sample_displays import four_players, two_selected

WINDOWS = [(960, 600), (1280, 800), (1920, 1080)]
TABLES = ["two", "lone_against_two", "joining", "five", "six_in_three", "six_alone", "foot", "wings", "watching"]


class Said(NamedTuple):
    """A line as it was painted."""

    text: str
    size: int
    width: float
    room: float


class Listener(QPainter):
    """Notes every text with its size."""

    def __init__(self, image: QImage) -> None:
        super().__init__(image)
        self.said: list[Said] = []

    def drawText(self, *args):
        box, _, text = args
        if text and isinstance(box, QRectF):
            wide = max(width_of(self.font(), line) for line in text.split("\n"))
            lines = QFontMetricsF(self.font()).boundingRect(box, args[1] | Qt.TextFlag.TextWordWrap, text)
            is_line = bool(args[1] & Qt.TextFlag.TextSingleLine)
            self.said.append(Said(text, self.font().pixelSize(), wide if is_line else lines.width(), box.width()))
        super().drawText(*args)


@pytest.fixture(autouse=True)
def inter(qapp):
    before = qapp.font()
    wear_font(qapp)
    yield
    qapp.setFont(before)


def look_of(width: float, height: float, mode: Mode = Mode.DARK, text: float = 1.0) -> Look:
    return Look(theme(mode), Unit.of_window(width, height, text), 1.0, CardPictures(FaceStyle(letters="BDKA")))


def laid(display: Display, look: Look, size: tuple[int, int]) -> dict[str, Painted]:
    arrangement = arrange(display, Window(*size, text_scale=look.unit.text))
    return table_items(display, arrangement, look._replace(unit=arrangement.layout.unit))


def heard(thing: Painted, look: Look) -> list[Said]:
    """What it says when it is painted."""
    image = QImage(max(1, round(thing.rect.w)), max(1, round(thing.rect.h)), QImage.Format.Format_ARGB32_Premultiplied)
    painter = Listener(image)
    thing.at_origin().paint(painter, look)
    said = painter.said
    painter.end()
    return said


def lines(display: Display, size: tuple[int, int], mode: Mode = Mode.DARK) -> Iterator[tuple[str, Said, Look]]:
    look = look_of(*size, mode)
    for key, thing in laid(display, look, size).items():
        for said in heard(thing, look):
            yield key, said, look


@pytest.mark.parametrize("size", WINDOWS, ids=str)
@pytest.mark.parametrize("name", TABLES)
def test_no_text_is_below_its_least_size_or_wider_than_its_room(name, size):
    for key, said, look in lines(getattr(sample_tables, name)("de"), size):
        assert said.size >= (12 if key.startswith("badge") else look.least), (key, said)
        if not key.startswith("badge"):
            assert said.width <= said.room + 1, (key, said)


@pytest.mark.parametrize("mode", Mode)
@pytest.mark.parametrize("size", WINDOWS, ids=str)
def test_everything_can_be_painted_in_every_theme(size, mode):
    for display in (four_players(), two_selected(), sample_tables.wings("de")):
        look = look_of(*size, mode)
        for key, thing in laid(display, look, size).items():
            picture = picture_of(thing.at_origin(), look)
            assert picture.width() >= thing.rect.w, key


@pytest.mark.parametrize("size", WINDOWS, ids=str)
def test_words_that_are_two_fifths_longer_are_not_cut_where_they_stand_alone(size):
    """Titles and states in the walnut tray, captions, points: what another language may make longer."""
    display = sample_tables.two("de")
    piles = display.piles
    for key, said, look in lines(display, size):
        if key in ("stock-words", "pile-words") and said.text in (piles.stock_title, piles.pile_title):
            assert 1.4 * said.width <= said.room * (said.size / look.least), (key, said)


def test_a_short_name_stays_whole_beside_its_score_however_large_the_text():
    display = sample_tables.six_alone("de")
    arrangement = arrange(display, Window(1280, 800, text_scale=2.0))
    look = look_of(1280, 800)._replace(unit=arrangement.layout.unit)
    things = table_items(display, arrangement, look)
    for plate in display.plates[1:]:
        said = [one.text for one in heard(things[f"plate:{plate.seat}"], look)]
        assert "1.840" in said
        if len(plate.name) <= 5:
            assert plate.name in said


def test_a_story_ends_with_an_ellipsis_where_it_is_longer_than_its_lines():
    font = look_of(1280, 800).font(1.9)
    text = "draws from the stock, melds three jacks, discards 8♣"
    room = width_of(font, "draws from the stock,")
    assert story_lines(font, text, 10_000, 2) == [text]
    two = story_lines(font, text, room, 2)
    assert two[0] == "draws from the stock,"
    assert two[1].endswith("…")
    assert all(width_of(font, line) <= room for line in two)


def test_no_short_word_is_left_alone_in_the_last_line_of_a_story():
    font = look_of(1280, 800).font(1.9)
    text = "legt 3♥ 3♦ hin und zieht nach, wirft K♥ ab"
    room = width_of(font, text.removesuffix(" ab"))
    assert story_lines(font, text, room, 2) == ["legt 3♥ 3♦ hin und zieht nach, wirft", "K♥ ab"]
    assert story_lines(font, "zieht ab", width_of(font, "zieht"), 2) == ["zieht", "ab"], "a line keeps a word"
    long = text.removesuffix("ab") + "weg."
    assert story_lines(font, long, room, 2)[1] == "weg.", "a longer word may stand alone"


def test_the_silk_shows_its_word_or_the_first_letter():
    look = look_of(1280, 800)
    assert [said.text for said in heard(Silk(Rect(0, 0, 100, 24), 0, "UNECHT", "mixed"), look)] == ["UNECHT"]
    assert [said.text for said in heard(Silk(Rect(0, 0, 30, 24), 0, "UNECHT", "mixed"), look)] == ["U"]


def test_the_tip_of_a_seat_says_how_its_player_likes_to_play():
    look, display = look_of(1280, 800), four_players()
    plates = [plate._replace(manner=f"Expert {plate.seat}") for plate in display.plates]
    things = laid(display._replace(plates=tuple(plates)), look, (1280, 800)).values()
    seats = [thing for thing in things if isinstance(thing, SeatBox)]
    assert sorted(seat.tip(look).splitlines()[0] for seat in seats) == [f"Expert {number}" for number in range(4)]


def test_tips_tell_what_the_signs_mean():
    look = look_of(1280, 800)
    things = laid(four_players(), look, (1280, 800))
    assert things["badge:meld:1"].tip(look) == "Natural canasta of kings, 7 cards"
    assert things["label:meld:1"].tip(look) == things["stack:meld:1"].tip(look) == things["badge:meld:1"].tip(look)
    assert "9 cards" in things["pile-words"].tip(look)
    assert "20 points are missing." in things["meter"].tip(look)
    assert "Target 5,000" in things["score"].tip(look)


def test_each_player_has_a_story_and_who_is_at_the_turn_shines():
    things = laid(four_players(), look_of(1280, 800), (1280, 800))
    assert things["plate:3"].story == "draws from the stock, melds 3 jacks, discards 8♣"
    assert [key for key, thing in things.items() if getattr(thing, "on_turn", False)] == ["plate:0"]
    assert not things["plate:0"].story


def test_what_looks_the_same_is_painted_once():
    look = look_of(1280, 800)
    one, two = Medal(Rect(3, 4, 20, 20), 1, "4"), Medal(Rect(30, 40, 20, 20), 2, "4")
    assert picture_of(one.at_origin(), look) is picture_of(two.at_origin(), look)


@pytest.mark.parametrize("size", WINDOWS)
@pytest.mark.parametrize("text", [1.0, 1.25, 1.5, 2.0])
def test_the_count_of_the_own_foot_ends_before_the_hand(size, text):
    look = look_of(*size, text=text)
    items = laid(sample_tables.foot("de"), look, size)
    own = next(thing for thing in items.values() if isinstance(thing, ClosedHand) and thing.is_on_wood)
    assert (own.cards, own.foot) >= (10, 10), "two figures each"
    image = QImage(2 * round(own.rect.w), round(own.rect.h), QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    own.paint(painter, look)
    painter.end()
    beyond = range(round(own.rect.w) + 1, image.width())
    assert not [x for x in beyond if any(image.pixelColor(x, y).alpha() for y in range(image.height()))]
