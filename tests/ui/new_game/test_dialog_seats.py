"""Who sits where, chosen at the picture of the table by mouse and keyboard: player, name, portrait, strength, place."""

from itertools import pairwise

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, QRect, QSize, Qt
from PySide6.QtGui import QFont, QFontMetrics, QMouseEvent
from PySide6.QtWidgets import QAbstractButton, QApplication

from canasta_desktop.bots.levels import LEVELS
from canasta_desktop.game.people import People, profile_of
from canasta_desktop.game.seats import SeatSetup
from canasta_desktop.game.settings import Settings
from canasta_desktop.rules.systems import SYSTEMS
from canasta_desktop.ui.base.language import set_language
from canasta_desktop.ui.base.theme import Mode
from canasta_desktop.ui.new_game.dialog import NewGameDialog
from canasta_desktop.ui.new_game.game_choice import NewGameChoice
from canasta_desktop.ui.new_game.game_pictures import game_picture
from canasta_desktop.ui.new_game.game_tiles import EDGE, LEAST_TEXT, NAME, NAME_LINES
from canasta_desktop.ui.portraits import CHARACTERS
from canasta_desktop.ui.wording.game_profiles import PROFILES, GameProfileWords, Motif
from canasta_desktop.ui.wording.seating import SeatingWords
from tests.ui.new_games import COMPUTER, PERSON, SEATS, click, dress, kinds, named, opener, texts

SMALL = QSize(1200, 660)
"""What a screen of 1280x720 has room for."""


@pytest.fixture(scope="module", autouse=True)
def dressed(qapp):
    yield from dress(qapp)


@pytest.fixture
def begin(qtbot):
    return opener(qtbot)


def faces(dialog: NewGameDialog) -> tuple[str, ...]:
    return dialog.plan.table.faces()


# --- games by their pictures


def test_every_system_has_a_profile_and_no_two_pictures_are_alike(qapp):
    assert set(PROFILES) == set(SYSTEMS)
    assert {profile.motif for profile in PROFILES.values()} == set(Motif)
    pictures = [game_picture(motif, 120, 1.0, Mode.DARK).toImage() for motif in Motif]
    assert not any(one == other for one, other in pairwise(pictures))


def test_a_tile_says_all_of_it_to_who_cannot_see(begin):
    dialog = begin()
    samba = named(dialog, "system:samba")
    assert samba.accessibleName().startswith("Rules: ")
    assert "sequences" in samba.accessibleDescription()
    assert samba.accessibleDescription().endswith("Medium · about 25 min · 2–6 players.")
    assert GameProfileWords().line("manzana", (2,)) == "easy · about 25 min · 2 players"


@pytest.mark.parametrize("code", ["de", "en"])
def test_every_name_of_a_game_fits_its_tile(begin, qapp, code):
    set_language(qapp, code)
    dialog = begin(size=QSize(600, 540))
    for tile in dialog.game.system.buttons():
        font = tile.font()
        font.setPixelSize(LEAST_TEXT)
        font.setWeight(QFont.Weight.DemiBold)
        line, room = tile.fontMetrics().height(), tile.sizeHint().width() - 2 * EDGE
        needed = QFontMetrics(font).boundingRect(QRect(0, 0, room, 500), NAME, tile.text())
        assert needed.width() <= room
        assert needed.height() <= NAME_LINES * line, tile.text()
    set_language(qapp, "en")


def test_the_arrows_go_from_game_to_game(qtbot, begin):
    dialog = begin()
    first = named(dialog, "system:classic")
    first.setFocus()
    qtbot.keyClick(first, Qt.Key.Key_Right)
    assert dialog.choice.system == "classic-german"
    qtbot.keyClick(dialog.focusWidget(), Qt.Key.Key_Left)
    assert dialog.choice.system == "classic"


def test_people_and_strength_are_in_sight_without_scrolling_on_a_small_screen(qtbot, begin):
    dialog = begin(size=SMALL, is_running=True)
    page = dialog.game
    for system in SYSTEMS:
        click(qtbot, dialog, f"system:{system}")
        QApplication.processEvents()
        assert page.verticalScrollBar().value() == 0, system
        for name in ("people", "company", "level", "players"):
            widget = named(dialog, name)
            below = widget.mapTo(page.viewport(), QPoint(0, widget.height()))
            assert below.y() <= page.viewport().height(), (system, name)
        assert dialog.play_button.isVisible(), system


# --- who sits where


def test_a_portrait_on_the_first_page_leads_to_the_seat(qtbot, begin):
    dialog = begin()
    click(qtbot, dialog, "person:2")
    assert dialog.tabs.currentIndex() == SEATS
    assert named(dialog, "seat:2").isChecked()
    assert dialog.focusWidget() is named(dialog, "seat:2")
    assert named(dialog, "seat-name").placeholderText() == "Jonas"


def test_each_seat_is_a_person_or_a_computer_of_some_level(qtbot, begin):
    dialog = begin(page=SEATS)
    for seat, kind in ((0, "computer"), (2, "person")):
        click(qtbot, dialog, f"seat:{seat}")
        click(qtbot, dialog, f"seat-kind:{kind}")
    assert kinds(dialog.choice) == "ccPc"
    weakest = next(iter(LEVELS))
    click(qtbot, dialog, "seat:3")
    click(qtbot, dialog, f"seat-level:{weakest}")
    assert dialog.choice.seats[3].level == weakest
    assert dialog.choice.seats[1].level != weakest


def test_a_character_chosen_for_a_seat_swaps_with_who_was_there(qtbot, begin):
    dialog = begin(page=SEATS)
    assert faces(dialog) == ("scarf", "anna", "jonas", "mira")
    click(qtbot, dialog, "seat:1")
    click(qtbot, dialog, "seat-character:kwame")
    assert faces(dialog) == ("scarf", "kwame", "jonas", "mira")
    assert SeatingWords().named(dialog.choice.seats)[1] == "Kwame"
    assert "Kwame: loves natural canastas" in texts(dialog)
    click(qtbot, dialog, "seat-character:mira")
    assert faces(dialog) == ("scarf", "mira", "jonas", "kwame")
    setup = dialog.choice.setup(SeatingWords().usual_names(dialog.choice.all_seats()))
    assert [seat.name for seat in setup.seats[1:]] == ["Mira", "Jonas", "Kwame"]
    assert [seat.portrait for seat in dialog.choice.kept().seats] == ["", "mira", "", "kwame"]


def test_a_person_picks_a_portrait_and_a_lone_one_keeps_it_as_a_setting(qtbot, begin):
    dialog = begin(page=SEATS, own_portrait="beard")
    assert faces(dialog)[0] == "beard"
    click(qtbot, dialog, "seat-portrait:mira")
    assert faces(dialog)[0] == "mira"
    assert len(set(faces(dialog))) == 4
    assert dialog.choice.own_portrait() == "mira"
    assert dialog.choice.kept().seats[0].portrait == ""


def test_everybody_at_a_shared_screen_picks_one(qtbot, begin):
    dialog = begin()
    click(qtbot, dialog, "company:together")
    dialog.tabs.setCurrentIndex(SEATS)
    click(qtbot, dialog, "seat-portrait:headscarf")
    click(qtbot, dialog, "seat:2")
    click(qtbot, dialog, "seat-portrait:beard")
    kept = dialog.choice.kept()
    assert [seat.portrait for seat in kept.seats] == ["headscarf", "", "beard", ""]
    assert dialog.choice.own_portrait() == ""
    again = begin(NewGameChoice(kept.system, kept.players, kept.options, kept.seats))
    assert faces(again)[::2] == ("headscarf", "beard")


def test_what_a_file_calls_a_portrait_may_be_unknown(begin):
    seats = (SeatSetup("", PERSON, "", "nobody"), SeatSetup("", COMPUTER, "skilled", "<b>"))
    dialog = begin(NewGameChoice("classic", 2, (), seats), page=SEATS)
    assert faces(dialog) == ("scarf", "anna")


def test_names_can_be_given_and_are_else_the_usual_ones(qtbot, begin):
    dialog = begin(page=SEATS)
    for seat, name in ((2, " Paul "), (0, "Anna")):
        click(qtbot, dialog, f"seat:{seat}")
        qtbot.keyClicks(named(dialog, "seat-name"), name)
    choice = dialog.choice
    setup = choice.setup(SeatingWords().usual_names(choice.all_seats()))
    names = [seat.name for seat in setup.seats]
    assert (names[0], names[2], names[3]) == ("Anna", "Paul", "Mira")
    assert names[1] not in ("", "Anna")  # nobody is called like somebody else
    assert choice.kept().seats[2].name == "Paul"


def test_the_arrows_go_from_seat_to_seat(qtbot, begin):
    dialog = begin(page=SEATS)
    seat = named(dialog, "seat:0")
    seat.setFocus()
    qtbot.keyClick(seat, Qt.Key.Key_Right)
    chosen = [button for button in dialog.seats.table.seats if button.isChecked()]
    assert chosen != [seat]
    assert dialog.focusWidget() is chosen[0]
    assert dialog.seats.table.seats[dialog.seats.editor.place] is chosen[0]


def test_players_change_places_by_the_keyboard(qtbot, begin):
    dialog = begin(page=SEATS)
    qtbot.keyClicks(named(dialog, "seat-name"), "Kim")
    later = named(dialog, "seat-later")
    later.setFocus()
    qtbot.keyClick(later, Qt.Key.Key_Space)
    assert (kinds(dialog.choice), dialog.choice.seats[1].name) == ("cPcc", "Kim")
    assert named(dialog, "seat:1").isChecked()
    assert dialog.focusWidget() is later
    qtbot.keyClick(named(dialog, "seat-earlier"), Qt.Key.Key_Space)
    qtbot.keyClick(named(dialog, "seat-earlier"), Qt.Key.Key_Space)
    assert dialog.choice.seats[3].name == "Kim"


def drag(button: QAbstractButton, by: QPoint) -> None:
    """Press a seat, move the mouse in steps with the button down, and let go."""
    left, none = Qt.MouseButton.LeftButton, Qt.MouseButton.NoButton
    start = button.mapToGlobal(QPoint(button.width() // 2, 30))

    def send(kind: QEvent.Type, at: QPoint, which: Qt.MouseButton, held: Qt.MouseButton) -> None:
        local, spot = QPointF(button.mapFromGlobal(at)), QPointF(at)
        QApplication.sendEvent(button, QMouseEvent(kind, local, spot, which, held, Qt.KeyboardModifier.NoModifier))

    send(QEvent.Type.MouseButtonPress, start, left, left)
    for step in range(1, 6):
        send(QEvent.Type.MouseMove, start + by * (step / 5), none, left)
    send(QEvent.Type.MouseButtonRelease, start + by, left, none)


def test_one_seat_dragged_onto_another_swaps_them_and_elsewhere_it_goes_back(qtbot, begin):
    dialog = begin(page=SEATS)
    first, second = named(dialog, "seat:0"), named(dialog, "seat:1")
    home = first.pos()
    drag(first, second.geometry().center() - first.geometry().center())
    assert kinds(dialog.choice) == "cPcc"
    assert faces(dialog) == ("anna", "scarf", "jonas", "mira")
    assert SeatingWords().named(dialog.choice.seats) == ["Anna", "You", "Jonas", "Mira"]
    assert first.pos() == home
    assert dialog.focusWidget() is second
    drag(first, QPoint(0, -first.height()) * 0.4)
    assert kinds(dialog.choice) == "cPcc"
    assert first.pos() == home


def test_the_seats_say_who_plays_with_whom(qtbot, begin):
    dialog = begin(page=SEATS)

    def told() -> list[str]:
        return [seat.accessibleName() for seat in dialog.seats.table.seats]

    assert told()[0].endswith("Side A, with \u2068Jonas\u2069.") or told()[0].endswith("Side A, with Jonas.")
    assert "Side A, with you." in told()[2]
    assert "Computer: Skilled" in told()[2]
    dialog.plan.set_players(5)
    assert any("sits out in turn." in line for line in told())
    dialog.plan.set_players(3)
    assert sum("New sides form in every deal." in line for line in told()) == 3
    dialog.plan.set_system("verschaerft")
    assert sum("Plays alone." in line for line in told()) == 3
    assert any("anticlockwise" in text for text in texts(dialog))
    dialog.plan.set_system("classic")
    assert any("this order, clockwise" in text for text in texts(dialog))
    dialog.plan.set_option("direction", "right")  # VA-6.1
    assert any("anticlockwise" in text for text in texts(dialog))
    dialog.plan.set_players(4)
    dialog.plan.set_option("seating", "drawn")  # VA-6.2
    assert any("are drawn before the first deal" in text for text in texts(dialog))


@pytest.mark.parametrize("players", range(2, 7))
def test_no_seat_covers_another_and_all_are_inside(begin, players):
    dialog = begin(NewGameChoice("classic", players), page=SEATS, size=SMALL)
    boxes = [seat.geometry() for seat in dialog.seats.table.seats]
    assert not any(one.intersects(other) for one, other in pairwise([*boxes, boxes[0]]) if one is not other)
    assert all(dialog.seats.table.rect().contains(box) for box in boxes)


def test_the_curtain_between_partners_is_asked_about_only_where_partners_share_the_screen(qtbot, begin):
    dialog = begin()
    assert not named(dialog, "trust").isVisible()
    click(qtbot, dialog, "company:together")
    click(qtbot, dialog, "trust")
    assert dialog.choice.trust_partners
    dialog.tabs.setCurrentIndex(SEATS)
    assert named(dialog, "seats-trust").isChecked()
    click(qtbot, dialog, "seat:2")
    click(qtbot, dialog, "seat-kind:computer")
    click(qtbot, dialog, "seat:1")
    click(qtbot, dialog, "seat-kind:person")
    assert not named(dialog, "seats-trust").isVisible()


def test_every_portrait_has_a_name_that_is_read_aloud(begin):
    dialog = begin(page=SEATS)
    spoken = [button.accessibleName() for button in dialog.seats.editor.character.buttons()]
    assert len(set(spoken)) == len(CHARACTERS)
    assert any("always wants the pile" in text for text in spoken)


# --- the people of this computer


def people_of(*names: str) -> People:
    portraits = ("scarf", "beard", "headscarf")
    made = [
        Settings(name=name, portrait=portrait, profile=f"{number:016x}")
        for number, (name, portrait) in enumerate(zip(names, portraits, strict=False), 1)
    ]
    return People([profile_of(one) for one in made])


def seated_people(dialog: NewGameDialog) -> list[tuple[str, str]]:
    return [(seat.name, seat.profile[-1:]) for seat in dialog.choice.all_seats() if seat.kind is PERSON]


ANNA_AND_BELA = NewGameChoice("classic", 4, (), (SeatSetup("Old name", PERSON, profile=f"{1:016x}"),))


def test_people_take_the_seats_of_persons_and_swap_them(begin, qtbot) -> None:
    people = people_of("Anna", "Bela", "Carla")
    dialog = begin(ANNA_AND_BELA, page=SEATS, people=people, own_profile=f"{1:016x}")
    assert seated_people(dialog) == [("Anna", "1")]
    click(qtbot, dialog, "seat:2")
    click(qtbot, dialog, "seat-kind:person")
    assert seated_people(dialog) == [("Anna", "1"), ("Bela", "2")]
    assert faces(dialog)[2] == "beard"
    assert named(dialog, f"seat-person:{2:016x}").isChecked()
    click(qtbot, dialog, f"seat-person:{1:016x}")
    assert seated_people(dialog) == [("Bela", "2"), ("Anna", "1")]
    qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_Right)
    qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_Right)
    assert seated_people(dialog) == [("Anna", "1"), ("Carla", "3")]
    assert named(dialog, f"seat-person:{3:016x}").accessibleName() == "Who sits on seat 3: Carla"


def test_a_typed_name_is_one_of_the_people_or_a_guest_who_can_become_one(begin, qtbot) -> None:
    people = people_of("Anna", "Bela")
    dialog = begin(ANNA_AND_BELA, page=SEATS, people=people, own_profile=f"{1:016x}")
    click(qtbot, dialog, "seat:2")
    click(qtbot, dialog, "seat-kind:person")
    click(qtbot, dialog, "seat-person:")
    assert QApplication.focusWidget() is named(dialog, "seat-name")
    assert not named(dialog, "seat-remember").isVisible()
    qtbot.keyClicks(QApplication.focusWidget(), "bela")
    assert seated_people(dialog) == [("Anna", "1"), ("Bela", "2")]
    qtbot.keyClicks(QApplication.focusWidget(), "na")
    assert seated_people(dialog) == [("Anna", "1"), ("Belana", "")]
    face = faces(dialog)[2]
    click(qtbot, dialog, "seat-remember")
    belana = people.named("Belana")
    assert belana is not None
    assert (dialog.choice.all_seats()[2].profile, belana.portrait) == (belana.key, face)
    assert not named(dialog, "seat-remember").isVisible()


def test_one_person_alone_has_nobody_to_choose_from_and_a_typed_name_is_theirs(begin, qtbot) -> None:
    people = people_of("Anna")
    dialog = begin(ANNA_AND_BELA, page=SEATS, people=people, own_profile=f"{1:016x}")
    assert not named(dialog, "seat-person").isVisible()
    named(dialog, "seat-name").selectAll()
    qtbot.keyClicks(named(dialog, "seat-name"), "Anna-Lena")
    assert seated_people(dialog) == [("Anna-Lena", "1")]
    click(qtbot, dialog, "seat:2")
    click(qtbot, dialog, "seat-kind:person")
    click(qtbot, dialog, "seat-name")
    qtbot.keyClicks(named(dialog, "seat-name"), "Bela")
    click(qtbot, dialog, "seat-remember")
    assert [one.name for one in people.all()] == ["Anna", "Bela"]
    assert named(dialog, "seat-person").isVisible()
