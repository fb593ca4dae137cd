"""A name that is written from right to left turns no sentence round; what keeps it to itself is in no file."""

import json
import unicodedata

import pytest
from PySide6.QtGui import QTextLayout
from PySide6.QtWidgets import QApplication, QWidget

from canasta_desktop.game import journal
from canasta_desktop.game.names import clean_name
from canasta_desktop.game.seats import SeatKind, SeatSetup
from canasta_desktop.ui.new_game.game_choice import NewGameChoice
from canasta_desktop.ui.text.direction import ISOLATE, POP_ISOLATE, isolated
from canasta_desktop.ui.wording.base import ListPhrases, Sentence
from canasta_desktop.ui.wording.names import Names
from tests.ui.foreign import Showing, shown_text
from tests.ui.snooping import read_accessible, read_widget

HEBREW, PERSIAN, ARABIC_FIGURES = (
    "\u05d0\u05d1\u05d2",
    "\u0645\u06cc\u200c\u062e\u0648\u0627\u0647\u0645",
    "\u0661\u0662",
)
FILE = "\u05d3\u05d4.canasta"
THEIRS = (HEBREW, PERSIAN, "\u05d6\u05d7 Tom", "\u05d8\u05d9\u05db")
OURS = ("Anna", "J\u00f6rg", "\U0001f469\u200d\U0001f680", "\u738b\u5c0f\u660e")


@pytest.mark.parametrize("name", [HEBREW, PERSIAN, ARABIC_FIGURES, f"Tom {HEBREW}", FILE], ids=ascii)
def test_a_name_from_right_to_left_is_isolated_in_a_sentence(name):
    assert isolated(name) == f"{ISOLATE}{name}{POP_ISOLATE}"
    assert Sentence("{name} plays.").format(name=name) == f"{ISOLATE}{name}{POP_ISOLATE} plays."


@pytest.mark.parametrize("name", ["", *OURS])
def test_any_other_name_stands_as_it_is(name):
    assert isolated(name) == name
    assert Sentence("{name} plays {count}.").format(name=name, count=2) == f"{name} plays 2."


def test_what_is_isolated_already_is_not_isolated_again():
    plate = Sentence("{name}, partner").format(name=HEBREW)
    assert Sentence("{plate}, dealer").format(plate=plate) == f"{plate}, dealer"


def test_the_names_of_a_list_and_of_a_side_are_isolated_one_by_one():
    one, two = isolated(HEBREW), isolated(PERSIAN)
    assert ListPhrases().all([HEBREW, "Anna", PERSIAN]) == f"{one}, Anna and {two}"
    assert Names().side(["You", HEBREW, PERSIAN]) == f"You, {one} & {two}"


def seen(text: str) -> list[int]:
    """The places of the letters of one line, in the order in which they are seen from the left."""
    layout = QTextLayout(text)
    layout.beginLayout()
    line = layout.createLine()
    line.setLineWidth(10_000)
    layout.endLayout()
    return sorted(range(len(text)), key=lambda place: line.cursorToX(place)[0])


def test_qt_reads_the_sentence_from_the_left(qapp):
    """The review's sentence; without the marks its end stands before its beginning."""
    text = Sentence("{name} took too long and made a simple move.").format(name=HEBREW)
    order = [text[place] for place in seen(text) if text[place] not in ISOLATE + POP_ISOLATE + HEBREW]
    assert "".join(order) == " took too long and made a simple move."
    bare = text.replace(ISOLATE, "").replace(POP_ISOLATE, "")
    assert "".join([bare[place] for place in seen(bare) if bare[place] not in HEBREW]) != "".join(order)


def outside(text: str) -> str:
    """What of a text stands outside of all isolates."""
    kept, depth = [], 0
    for sign in text:
        depth += (sign == ISOLATE) - (sign == POP_ISOLATE)
        kept += [sign] if depth == 0 else []
    return "".join(kept)


def turns(text: str) -> bool:
    """Whether a text has letters of both directions, and one from right to left is not isolated."""
    kinds = {unicodedata.bidirectional(sign) for sign in outside(text)}
    return bool(kinds & {"R", "AL", "AN"}) and "L" in {unicodedata.bidirectional(sign) for sign in text}


def texts_of(window: QWidget) -> set[str]:
    found = {text for widget in (window, *window.findChildren(QWidget)) for text in read_widget(widget)}
    return {shown_text(text) for text in found if text}


@pytest.fixture
def showing(qtbot, tmp_path):
    made: list[Showing] = []

    def shown(names: tuple[str, ...], file: str) -> Showing:
        made.append(Showing(qtbot, tmp_path / "data", names, file))
        return made[-1]

    yield shown
    for one in made:
        one.close()


def test_no_sentence_of_the_window_is_turned_round(showing):
    shown = showing((HEBREW, PERSIAN, "\u05d6\u05d7\u05d8", "\u05d8\u05d9\u05db"), FILE)
    found: dict[str, str] = {}
    count = 0
    for where, window in shown.everywhere():
        for text in texts_of(window):
            count += HEBREW in text or PERSIAN in text
            if turns(text) and text not in (FILE,):
                found[text] = where
    assert not found
    assert count > 50


def test_where_no_name_is_from_right_to_left_there_is_no_mark(showing):
    shown = showing(OURS, "file.canasta")
    for where, window in shown.everywhere():
        told = [*texts_of(window), *read_accessible(window)]
        assert not [text for text in told if ISOLATE in text or POP_ISOLATE in text], where
    assert ISOLATE not in json.dumps(shown.window.display, default=str)


def test_no_file_holds_a_mark(showing):
    shown = showing(THEIRS, FILE)
    shown.sit(2)
    session = shown.session
    seats = tuple([SeatSetup(name, SeatKind.PERSON) for name in THEIRS])
    session.new_game(NewGameChoice("classic", 4, (), seats))
    QApplication.processEvents()
    for file in ("current.json", "settings.json"):
        text = (session.folder / file).read_text(encoding="utf-8")
        assert not {ISOLATE, POP_ISOLATE} & set(json.dumps(json.loads(text), ensure_ascii=False))
    assert [seat.name for seat in journal.loads((session.folder / "current.json").read_bytes()).setup.seats] == [
        *map(clean_name, THEIRS)
    ]
