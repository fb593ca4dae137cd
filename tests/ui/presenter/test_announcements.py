"""What who listens is told, each time anew: what is done, refused and hinted, and whose turn it is."""

from collections.abc import Callable, Iterator

import pytest

from canasta_desktop.bots.policy import Decision
from canasta_desktop.rules.notation import read_action
from canasta_desktop.ui.display.actions import DO_HINT
from canasta_desktop.ui.display.display import Display
from canasta_desktop.ui.display.intents import ClickPlace, Press, SelectCards, ToggleCard
from canasta_desktop.ui.display.places import NEW_MELD, Place, Spot
from canasta_desktop.ui.display.verbosity import Verbosity
from canasta_desktop.ui.presentation.person import Person
from canasta_desktop.ui.presenter.bot_process import BotProcess
from canasta_desktop.ui.presenter.presenter import Presenter
from tests.ui.tables import match_at, tokens

PLAYING = {"phase": "play"}
JACKS = {"melds": [["JS JH JD"], []], "scores": [0, 0]}


class Listener:
    """Hears what a presenter says, and does what a person does."""

    def __init__(self, hand: str, **position: object) -> None:
        self.process = BotProcess(None, ["/no/such/program"])
        self.presenter = Presenter(match_at(hand, **position), self.process)
        self.presenter.set_pace("off", False)
        self.said: list[str] = []
        self._number = 0
        self.presenter.display_changed.connect(self._hear)
        self.presenter.start()

    def _hear(self, display: Display) -> None:
        if display.announcement.number != self._number:
            self._number = display.announcement.number
            self.said.append(display.announcement.text)

    @property
    def person(self) -> Person:
        person = self.presenter.person
        assert person is not None
        return person

    def after(self, *intents: object) -> list[str]:
        """What is said to these."""
        self.said.clear()
        for intent in intents:
            self.presenter.handle(intent)
        return self.said

    def select(self, cards: str) -> None:
        self.presenter.handle(SelectCards(tokens(self.person, cards)))


@pytest.fixture
def sit(qapp) -> Iterator[Callable[..., Listener]]:
    made: list[Listener] = []

    def sit_down(hand: str, **position: object) -> Listener:
        made.append(Listener(hand, **position))
        return made[-1]

    yield sit_down
    for listener in made:
        listener.presenter.stop()
        listener.process.close()


def test_a_game_that_goes_on_says_which_it_is_and_what_can_be_done(sit):
    assert sit("KS KH 9D 4S 5C").said == ["Classic Canasta, deal 1, four players. It is your turn: draw a card."]


def test_the_same_refusal_and_the_same_hint_are_said_each_time(sit):
    table = sit("KS KH 9D 4S 5C", **PLAYING)
    first, second = table.after(Press("draw"), Press("draw"))
    assert first == second
    assert first.startswith("You have already drawn.")
    person = table.person
    table.said.clear()
    for _ in range(2):
        person.hinting.end()
        person.hinting.give(Decision(read_action("discard 4S"), ()))
        table.presenter.retell()
    assert len(table.said) == 2
    assert table.said[0] == table.said[1]
    assert "♠" not in table.said[0]
    table.presenter.retell()
    assert len(table.said) == 2


def test_cards_that_are_prepared_and_taken_back_are_told_with_the_count(sit):
    table = sit("JC QS QD 4S 5C", **PLAYING, **JACKS)
    table.select("JC")
    assert table.after(Press("meld")) == ["Staged one jack for the jacks: now 4 cards. Enter lays out."]
    assert table.after(Press("undo")) == ["You took one jack back into your hand. Nothing is staged now."]
    assert table.after(Press("redo")) == ["Staged one jack for the jacks: now 4 cards. Enter lays out."]
    assert table.after(Press("lay")) == ["You added one jack to the jacks: now 4 cards."]
    assert table.after(Press("undo")) == [
        "Taken back: You added one jack to the jacks: now 4 cards. It is your turn: meld, or discard a card."
    ]


def test_an_initial_meld_in_the_making_says_its_points(sit):
    table = sit("QS QD QC QH KS KH KD 4S 5C", **PLAYING)
    table.select("QS QD QC QH")
    assert table.after(ClickPlace(NEW_MELD)) == ["Staged four queens as a new meld. 40 of 50 points."]
    table.select("KS KH")
    assert table.after(ClickPlace(NEW_MELD)) == [
        "Staged two kings as a new meld. That is not a meld yet. 60 of 50 points."
    ]


def test_what_cannot_be_taken_back_is_said_each_time(sit):
    table = sit("KS KH 9D 4S 5C", stock="9S 8S")
    table.presenter.handle(Press("draw"))
    first, second = table.after(Press("undo"), Press("undo"))
    assert first == second == "Drawing cannot be taken back: you have seen the card."


def test_space_on_a_meld_says_what_it_selects(sit):
    table = sit("JC QS QD 4S 5C", **PLAYING, **JACKS)
    meld = Place(Spot.MELD, table.person.table.melds[0][0].number)
    assert table.after(ClickPlace(meld)) == ["Selected: jack of clubs. Press again to stage what is selected."]
    assert table.after(ClickPlace(meld)) == ["Staged one jack for the jacks: now 4 cards. Enter lays out."]


def test_a_card_says_itself_that_it_is_selected(sit):
    table = sit("JC QS QD 4S 5C", **PLAYING)
    (token,) = tokens(table.person, "QS")
    assert table.after(ToggleCard(token)) == []
    assert table.after(SelectCards(())) == ["Nothing is selected."]
    assert table.after(SelectCards(tokens(table.person, "QS QD"))) == ["Selected: queen of spades, queen of diamonds."]


def test_sorting_says_how_the_hand_lies(sit):
    assert sit("JC QS QD 4S 5C", **PLAYING).after(Press("sort"))[0].startswith("Hand sorted: ")


def test_nothing_that_one_person_was_told_stays_for_the_next(sit):
    table = sit("KS KH 9D 4S 5C", stock="9S 8S")
    table.presenter.handle(Press("draw"))
    assert "nine of spades" in table.presenter.display.announcement.text
    table.presenter.hot_seat.lower_curtain(0)
    table.presenter.retell()
    assert table.presenter.display.announcement.text == ""
    table.presenter.hot_seat.hand_over(0)
    table.presenter.retell()
    assert table.presenter.display.announcement.text == "It is your turn: meld, or discard a card."


@pytest.mark.parametrize(
    ("verbosity", "said"),
    [
        (Verbosity.SHORT, "You drew the nine of spades."),
        (Verbosity.NORMAL, "You drew the nine of spades."),
        (Verbosity.FULL, "You drew the nine of spades. It is your turn: meld, or discard a card."),
    ],
)
def test_what_can_be_done_after_drawing_is_told_to_who_wants_to_hear_all(sit, verbosity, said):
    table = sit("KS KH 9D 4S 5C", stock="9S 8S")
    table.presenter.hot_seat.set_verbosity(verbosity)
    assert table.after(Press("draw")) == [said]


def test_no_display_says_that_what_was_laid_out_went_back(sit):
    """A reader that follows names would say it, though it is wrong and gone a moment later."""
    table = sit("JC QS QD 4S 5C", **PLAYING, **JACKS)
    table.select("JC")
    table.presenter.handle(Press("meld"))
    notes: list[str] = []
    table.presenter.display_changed.connect(lambda display: notes.extend(display.note.lines))
    table.presenter.handle(Press("lay"))
    assert notes
    assert not [line for line in notes if "back" in line]


def test_who_wants_the_hint_done_where_there_is_none_gets_one(sit, monkeypatch):
    table = sit("KS KH 9D 4S 5C", **PLAYING)
    asked: list[int] = []
    monkeypatch.setattr(table.presenter.opponents, "ask_hint", lambda match, seat: asked.append(seat))
    table.presenter.handle(Press(DO_HINT))
    assert asked == [0]
