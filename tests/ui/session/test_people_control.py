"""Who plays here: in silence the settings of today, and whoever is chosen, also at a table where nothing was done."""

import contextlib
import json
from dataclasses import replace

import pytest

from canasta_desktop.game import files
from canasta_desktop.game.seats import SeatKind, SeatSetup
from canasta_desktop.game.settings import Settings, dumps
from canasta_desktop.ui.new_game.game_choice import NewGameChoice
from canasta_desktop.ui.session.session import Session


@pytest.fixture
def begin(qapp, tmp_path):
    begun: list[Session] = []

    def start(**settings) -> Session:
        if settings:
            (tmp_path / "settings.json").write_text(dumps(Settings(language="en", **settings)))
        begun.append(Session(tmp_path, seed=5))
        return begun[-1]

    yield start
    for session in begun:
        session.window.close()


def playing(*seats: tuple[str, str]) -> NewGameChoice:
    """A game for two of these persons, name and profile of each; the first against a computer player if it is one."""
    made = [SeatSetup(name, SeatKind.PERSON, profile=profile) for name, profile in seats]
    others = [SeatSetup("", SeatKind.COMPUTER, "beginner")] * (2 - len(made))
    return NewGameChoice("classic", 2, (), (*made, *others))


def newcomer(session: Session, name: str) -> str:
    """Somebody more; the key."""
    people = session.people.everybody
    profile = people.newcomer(name, session.settings)
    people.add(profile)
    return profile.key


def test_a_start_alone_asks_for_nobody_and_the_first_game_has_its_person(begin, tmp_path) -> None:
    session = begin(name="Kim", portrait="mira", sound=False)
    session.start()
    assert not (tmp_path / "people.json").exists()
    session.new_game(playing(("Kim", "")))
    (kim,) = session.people.everybody.all()
    assert (kim.name, kim.portrait) == ("Kim", "mira")
    assert session.match.setup.seats[0].profile == session.settings.profile == kim.key
    assert session.settings.recent_setups[0].seats[0].profile == kim.key
    session.new_game(playing(("Kimberly", kim.key)))
    assert [one.name for one in session.people.everybody.all()] == ["Kimberly"]
    again = begin()
    assert (again.settings.profile, again.settings.name) == (kim.key, "Kimberly")


def test_who_plays_alone_plays_here_from_now_on_and_the_match_before_stays_whose_it_was(begin) -> None:
    session = begin(name="Kim", theme="dark")
    session.start()
    bela = newcomer(session, "Bela")
    kim = session.settings.profile
    session.new_game(playing(("Kim", kim)))
    session.new_game(playing(("Bela", bela)))
    assert (session.settings.name, session.people.here.profile) == ("Bela", bela)
    session.people.choose(kim)
    assert [(seat.name, seat.profile) for seat in session.match.setup.seats[:1]] == [("Kim", kim)]
    session.people.choose(bela)
    session.rematch()
    assert session.match.setup.seats[0].profile == bela
    assert {one.name for one in session.people.everybody.all()} == {"Kim", "Bela"}


def test_a_guest_changes_nobody(begin) -> None:
    session = begin(name="Kim")
    session.start()
    newcomer(session, "Bela")
    kim = session.settings.profile
    session.new_game(playing(("Carla", "")))
    assert session.match.setup.seats[0].profile == ""
    session.new_game(playing(("", kim), ("Carla", "")))
    assert [seat.profile for seat in session.match.setup.seats] == [kim, ""]
    assert [one.name for one in session.people.everybody.all()] == ["Kim", "Bela"]
    assert session.settings.name == "Kim"


def test_whoever_is_renamed_or_has_another_portrait_is_so_in_the_settings_too(begin, tmp_path) -> None:
    session = begin(name="Kim", portrait="scarf")
    session.start()
    people = session.people.everybody
    (kim,) = people.all()
    people.put(kim._replace(wishes=replace(kim.wishes, name="Kimberly", portrait="emil")))
    assert (session.settings.name, session.settings.portrait) == ("Kimberly", "emil")
    assert session.scene.look.own_portrait == "emil"
    assert json.loads((tmp_path / "settings.json").read_text())["name"] == "Kimberly"


@pytest.mark.parametrize("writes", range(4))
def test_a_change_of_who_plays_that_is_cut_off_anywhere_mixes_up_nobody(begin, monkeypatch, writes) -> None:
    session = begin(name="Kim", back="fans", text_scale=150)
    session.start()
    bela = newcomer(session, "Bela")
    people, kim = session.people.everybody, session.settings.profile
    people.put(people.find(bela)._replace(wishes=replace(people.find(bela).wishes, back="sun", text_scale=100)))
    session.change_settings(replace(session.settings, four_colours=True))
    left = iter(range(writes))

    def cut(*arguments) -> None:
        if next(left, None) is None:
            raise SystemExit
        write(*arguments)

    write = files.write_whole
    with monkeypatch.context() as patch, contextlib.suppress(SystemExit):
        patch.setattr(files, "write_whole", cut)
        session.people.choose(bela)
    again = begin()
    wishes = [again.people.everybody.find(key).wishes for key in (kim, bela)]
    assert [(one.back, one.text_scale, one.four_colours) for one in wishes] == [
        ("fans", 150, True),
        ("sun", 100, False),
    ]
    assert again.settings.name == ("Kim" if writes < 2 else "Bela")
    assert again.settings.profile == (kim if writes < 2 else bela)
