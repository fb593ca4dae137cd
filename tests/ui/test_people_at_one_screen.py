"""Several people at one screen: the table appears as the one in turn likes it, and tells nothing of another's hand."""

import json
from dataclasses import replace
from itertools import pairwise

import pytest
from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from canasta_desktop.game.people import People, dumps, profile_of
from canasta_desktop.game.settings import Settings
from canasta_desktop.game.settings import dumps as settings_text
from canasta_desktop.rules.table import DRAWING, NOBODY
from canasta_desktop.ui.base import commands
from canasta_desktop.ui.display.intents import Press, SelectCards
from canasta_desktop.ui.portraits import portraits_of
from tests.ui.snooping import leaks
from tests.ui.together import LONG, Together, hurry, match_of

HANDS = ["KS KH QD 9D 4S", "AS AH JD 8D 5C", "TS TH 7D 6C 5S"]
CARDS = {0: ("4S", "9D"), 1: ("5C", "8D"), 2: ("5S", "6C")}
"""What each of them discards, in this order."""
ANNA = Settings(name="Anna", language="en", theme="light", speed="off", profile="a" * 16)
BELA = Settings(
    **{"name": "Bela", "language": "de", "theme": "light", "speed": "off", "portrait": "beard", "profile": "b" * 16},
    **{"back": "sun", "four_colours": True, "card_size": 120, "text_scale": 130},
)
LOOKS = {0: ("en", "evening", False, 1.0, 1.0), 1: ("de", "sun", True, 1.2, 1.3), 2: ("en", "evening", False, 1.0, 1.0)}
"""Those of Anna, of Bela, and of Carla, who is a guest and sees the table as Anna likes it, who plays here."""


class PeopleTogether(Together):
    """A session in a folder that knows Anna and Bela."""

    def change(self, **settings: object) -> None:
        """Everything is as the files have it."""

    def look(self) -> tuple[object, ...]:
        """What can be seen of somebody's wishes."""
        style, looks = self.session.pictures.style, self.window._appearance
        language = QApplication.instance().property("language")
        return language, style.back, style.four_colours, looks.card_scale, looks.text_scale

    def play(self, seats: list[int]) -> None:
        """A turn of each of these."""
        for place, seat in enumerate(seats):
            self.raise_curtain()
            assert self.presenter.seat == seat
            if self.match.view(None).table.turn.phase == DRAWING:
                self.key(Qt.Key.Key_F2)  # letters are those of each person's language
            self.discard(CARDS[seat][seats[:place].count(seat)])
            self.bot.waitUntil(lambda: self.is_down, timeout=LONG)


@pytest.fixture
def together(qtbot, tmp_path, monkeypatch):
    hurry(monkeypatch)
    (tmp_path / "people.json").write_text(dumps(People([profile_of(ANNA), profile_of(BELA)])))
    (tmp_path / "settings.json").write_text(settings_text(ANNA))
    opened = []

    def sit(keys=(ANNA.profile, BELA.profile, "")):
        match = match_of("ppp", HANDS, phase="play")
        seats = [seat._replace(profile=key) for seat, key in zip(match.setup.seats, keys, strict=True)]
        match.setup = match.setup._replace(seats=tuple(seats))
        opened.append(PeopleTogether(qtbot, tmp_path, match))
        return opened[-1]

    yield sit
    for made in opened:
        made.close()


class Paints(QObject):
    """Notes, at every painting of the table, for whom it is and how it looks."""

    def __init__(self, table: PeopleTogether) -> None:
        super().__init__(table.window)
        self.table, self.seen = table, set()
        table.window.view.viewport().installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Paint:
            presenter = self.table.presenter
            seat = presenter.seat if presenter.seat != NOBODY else self.table.awaited
            is_told = self.table.window._display == presenter.display
            self.seen.add((seat, self.table.look(), is_told))
        return False


@pytest.mark.painted
def test_the_table_is_as_the_one_in_turn_likes_it_and_is_never_painted_otherwise(together) -> None:
    table = together()
    paints, curtains, leaked, cards = Paints(table), [], [], []

    def look(display, animate):
        cards.append((display.seat, {held.card.token for held in display.hand}))
        if display.curtain is not None:
            curtains.append((display.curtain.name, display.curtain.button))
            leaked.extend(leaks(table.window, table.match, table.presenter.hot_seat.words))
            assert not animate

    table.presenter.display_changed.connect(look)
    table.play([0, 1, 2, 0, 1])
    assert list(dict.fromkeys(curtains)) == [
        ("Jetzt: Bela", "Karten zeigen"),
        ("Now: Carla", "Show my cards"),
        ("Now: Anna", "Show my cards"),
    ]
    assert leaked == []
    changes = [(one, other) for (before, one), (after, other) in pairwise(cards) if before != after]
    assert len(changes) == 9
    assert all([not one & other for one, other in changes])
    assert paints.seen == {(seat, LOOKS[seat], True) for seat in (0, 1, 2)}


def test_the_curtain_speaks_to_the_next_person_in_their_language(together) -> None:
    table = together()
    spoken = []
    table.window.announcer.announce = spoken.append
    table.play([0])
    button = table.window.curtain_control.curtain.button
    assert button.hasFocus()
    assert button.accessibleDescription() == "Jetzt: Bela. Du bist am Zug."
    assert not any("Now: Bela" in text for text in spoken)


def test_what_is_set_at_the_screen_is_of_whoever_sits_there(together, tmp_path) -> None:
    table = together()
    table.play([0])
    table.raise_curtain()
    table.window.open(commands.SETTINGS)
    dialog = table.window.dialog_manager.dialog(commands.SETTINGS)
    assert dialog.settings.name == "Bela"
    assert "Bela" in dialog._subtitle.text()
    for name, value in (("back", "fans"), ("felt", "blue")):
        box = dialog.findChild(QObject, name)
        button = next(one for one in box.buttons() if one.objectName() == f"{name}:{value}")
        QTest.mouseClick(button, Qt.MouseButton.LeftButton)
        assert commands.SETTINGS in table.window.dialog_manager.names()
    dialog._fields.facts["go_on_at_once"].setChecked(True)
    for intent in (Press("draw"), SelectCards(table.tokens(CARDS[1][0])), Press("discard")):
        table.presenter.handle(intent)
    table.bot.waitUntil(lambda: table.is_down, timeout=LONG)
    assert commands.SETTINGS not in table.window.dialog_manager.names()
    table.window.activateWindow()
    table.bot.waitUntil(table.window.isActiveWindow)
    assert table.look() == LOOKS[2]
    people = {one["name"]: one for one in json.loads((tmp_path / "people.json").read_text())["people"]}
    kept = json.loads((tmp_path / "settings.json").read_text())
    assert (people["Bela"]["back"], people["Bela"]["felt"]) == ("fans", "blue")
    assert (kept["name"], kept["back"], kept["felt"], kept["go_on_at_once"]) == ("Anna", "evening", "green", True)
    table.session.people.everybody.remove(BELA.profile)
    table.play([2])
    table.raise_curtain()
    table.key(Qt.Key.Key_F2)
    table.discard(CARDS[0][1])
    table.bot.waitUntil(lambda: table.is_down, timeout=LONG)
    assert table.look() == LOOKS[0], "who has gone sits there as a guest"


def test_partners_who_trust_each_other_change_places_and_looks_without_a_curtain(together) -> None:
    table = together()
    table.presenter.hot_seat.trusts = True
    table.presenter.hot_seat.is_one_party = lambda: True
    table.raise_curtain()
    paints = Paints(table)
    table.discard(CARDS[0][0])
    table.bot.waitUntil(lambda: table.presenter.seat == 1, timeout=LONG)
    QApplication.processEvents()
    assert table.look() == LOOKS[1]
    assert paints.seen <= {(seat, LOOKS[seat], True) for seat in (0, 1)}


def test_another_one_plays_here_from_now_on(together, tmp_path) -> None:
    table = together()
    table.session.change_settings(replace(table.session.settings, felt="slate", sound=False))
    table.session.people.choose(BELA.profile)
    assert table.look() == LOOKS[0], "Anna sits there"
    table.play([0, 1])
    assert table.look() == LOOKS[1], "a guest sees the table as Bela likes it now"
    faces = portraits_of(table.presenter.display, table.session.people.portrait())
    assert (faces[0], table.session.people.portrait()) == ("scarf", "scarf"), "Anna looks as before"
    people = {one["name"]: one for one in json.loads((tmp_path / "people.json").read_text())["people"]}
    kept = json.loads((tmp_path / "settings.json").read_text())
    assert (kept["name"], kept["profile"], kept["felt"], kept["sound"]) == ("Bela", BELA.profile, "green", False)
    assert people["Anna"]["felt"] == "slate"
