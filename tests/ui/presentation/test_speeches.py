"""What hangs in a bubble: what other players do, in the words of their story."""

from canasta_desktop.rules.cards import read_cards
from canasta_desktop.rules.events import Event, What
from canasta_desktop.ui.display.display import Speech
from canasta_desktop.ui.presentation.speeches import speeches
from canasta_desktop.ui.wording.events import EventContext
from canasta_desktop.ui.wording.wording import Wording

CONTEXT = EventContext(names=("You", "Anna", "Jonas", "Mira"), person=0)


def spoken(*events: Event, voices: tuple[Speech, ...] = ()) -> list[Speech]:
    return speeches(events, Wording().events, CONTEXT, voices)


def cards(text: str) -> tuple[int, ...]:
    return tuple(read_cards(text))


def test_a_taken_pile_is_told_with_what_took_it(qapp):
    queens = cards("QS QD QC")
    taken = Event(What.TAKEN, 1, cards("4S 5S"), count=8, other=queens[2])
    bubbles = spoken(taken, Event(What.MELDED, 1, queens, count=3, meld=4))
    assert bubbles == [Speech(1, "Takes the pile of 8 cards with two queens")]


def test_of_a_canasta_only_that_it_is_one_is_told(qapp):
    nines = cards("9S 9S 9H 9H 9D 9C 9C")
    melded = Event(What.MELDED, 3, nines[:2], count=7, meld=4)
    assert spoken(melded, Event(What.CANASTA_COMPLETED, 3, nines, meld=4)) == [
        Speech(3, "Completes a natural canasta of nines")
    ]


def test_drawing_needs_no_words_and_the_person_none_at_all(qapp):
    assert not spoken(Event(What.DRAWN, 1, count=1))
    assert not spoken(Event(What.DISCARDED, 0, cards("4S")))
    assert spoken(Event(What.DISCARDED, 1, cards("4S"))) == [Speech(1, "Discards 4♠")]


def test_who_asks_is_heard_and_who_answers(qapp):
    assert spoken(Event(What.ASKED, 2, other=0)) == [Speech(2, "", "“May I go out?”")]
    assert spoken(Event(What.ANSWERED, 2, count=1)) == [Speech(2, "", "“Yes, go ahead!”")]
    assert spoken(Event(What.ANSWERED, 2)) == [Speech(2, "", "“No, please wait.”")]


def test_what_a_character_says_stands_below_what_is_done(qapp):
    freezing = Event(What.DISCARDED, 1, cards("4S"))
    assert spoken(freezing, voices=(Speech(1, "", "Well."), Speech(2, "", "Oh."))) == [
        Speech(1, "Discards 4♠", "“Well.”"),
        Speech(2, "", "“Oh.”"),
    ]
