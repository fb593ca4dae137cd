"""What characters say at great moments: chosen from what all have seen, and from nothing else."""

import inspect
from itertools import pairwise

import pytest

from canasta_desktop.game.gamelog import Entry
from canasta_desktop.game.match import Match
from canasta_desktop.rules.cards import read_cards
from canasta_desktop.rules.events import Event, What
from canasta_desktop.rules.notation import read_action
from canasta_desktop.rules.table import NOBODY
from canasta_desktop.ui.presentation.expressions import BIG_PILE
from canasta_desktop.ui.presentation.screen import DisplayBuilder, Moment
from canasta_desktop.ui.presentation.speeches import Frequency
from canasta_desktop.ui.presentation.voices import (
    CHARACTERS,
    LESSER,
    Occasion,
    PublicDeal,
    VoiceChoice,
    chosen_voices,
    public_deal,
)
from canasta_desktop.ui.wording.voices import VoiceWords
from tests.ui.tables import match_at

FREQUENT = {
    *(Occasion.NATURAL_CANASTA, Occasion.MIXED_CANASTA, Occasion.BIG_PILE),
    *(Occasion.FREEZE, Occasion.GOING_OUT, Occasion.PARTNER),
}
OFTEN = Frequency.OFTEN
SAMBA, WILD = tuple(read_cards("4H 5H 6H 7H 8H 9H TH")), tuple(read_cards("JO JO 2S 2S 2H 2D 2C"))
NINES = tuple(read_cards("9S 9S 9H 9H 9D 9C 9C"))


def entry(*events: Event, turn: int = 1) -> Entry:
    return Entry(events[0].seat, events[0].seat, turn, events)


def closed(seat: int, cards: str = "9S 9S 9H 9H 9D 9C 9C") -> Entry:
    return entry(Event(What.CANASTA_COMPLETED, seat, tuple(read_cards(cards)), meld=1))


def deal(*log: Entry, winner: int = NOBODY, number: int = 1) -> PublicDeal:
    """A deal of the person and three characters."""
    return PublicDeal(number, log, (0, 1, 0, 1), (0, 1, 0, 1), {1: "anna", 2: "jonas", 3: "mira"}, winner, 700)


def said(*log: Entry, frequency: Frequency = OFTEN, **more: int) -> list[tuple[int, Occasion]]:
    """Who says what about the last of these."""
    return [(voice.seat, voice.occasion) for voice in chosen_voices(deal(*log, **more), len(log) - 1, frequency)]


@pytest.mark.parametrize("character", CHARACTERS)
def test_every_character_has_short_words_for_every_occasion(qapp, character):
    words = VoiceWords()
    for occasion in Occasion:
        spoken = {words.sentence(character, occasion.value, number) for number in range(12)}
        assert len(spoken) >= (3 if occasion in FREQUENT else 1), occasion
        assert all(sentence and len(sentence.split()) <= 6 for sentence in spoken), (occasion, spoken)


def test_who_has_no_voice_says_nothing(qapp):
    assert VoiceWords().sentence("clara", Occasion.FREEZE.value, 0) == ""


@pytest.mark.parametrize(
    ("event", "occasion"),
    [
        (Event(What.CANASTA_COMPLETED, 3, NINES, meld=1), Occasion.NATURAL_CANASTA),
        (Event(What.CANASTA_COMPLETED, 3, (*NINES[:5], 3, 52), meld=1), Occasion.MIXED_CANASTA),
        (Event(What.CANASTA_COMPLETED, 3, SAMBA, meld=1), Occasion.SEQUENCE_CANASTA),
        (Event(What.CANASTA_COMPLETED, 3, WILD, meld=1), Occasion.WILD_CANASTA),
        (Event(What.TAKEN, 3, count=BIG_PILE), Occasion.BIG_PILE),
        (Event(What.FROZE, 3, (3,)), Occasion.FREEZE),
        (Event(What.GONE_OUT, 3), Occasion.GOING_OUT),
        (Event(What.GONE_OUT, 3, count=1), Occasion.CONCEALED),
    ],
)
def test_each_great_moment_is_the_one_that_it_is(event, occasion):
    assert said(entry(event)) == [(3, occasion)]


def test_small_things_pass_without_words():
    assert said(entry(Event(What.TAKEN, 3, count=BIG_PILE - 1))) == []
    assert said(entry(Event(What.DRAWN, 3, count=1))) == []


def test_a_partner_praises_what_the_person_does():
    assert said(closed(0)) == [(2, Occasion.PARTNER)]
    assert said(closed(0, "4H 5H 6H 7H 8H 9H TH")) == [(2, Occasion.PARTNER)]
    assert said(closed(0, "9S 9S 9H 9H 9D 2C 2C")) == []


def test_the_fourth_red_three_of_a_side_is_a_great_moment():
    def laid(seat: int, cards: str) -> Entry:
        return entry(Event(What.RED_THREES_LAID, seat, tuple(read_cards(cards))))

    log = [laid(1, "3H 3D"), laid(0, "3H"), laid(3, "3H"), laid(3, "3D")]
    assert said(*log) == [(3, Occasion.RED_THREES)]
    assert said(*log[:-1]) == []


def test_a_clear_deal_and_the_match_have_words_of_both_sides():
    end = (Event(What.GONE_OUT, 1), Event(What.DEAL_ENDED, 1))

    def scored(own: int, others: int) -> Entry:
        return entry(*end, Event(What.SCORED, 0, count=own), Event(What.SCORED, 1, count=others))

    assert said(scored(100, 300)) == [(1, Occasion.GOING_OUT)]
    assert said(scored(100, 900)) == [(1, Occasion.GOING_OUT), (2, Occasion.DEAL_LOST)]
    assert said(scored(100, 900), winner=1) == [(3, Occasion.MATCH_WON), (2, Occasion.MATCH_LOST)]


def test_never_is_never_and_rarely_leaves_out_most_of_the_lesser_moments():
    log = [entry(Event(What.FROZE, 1 + number % 3, (3,)), turn=number) for number in range(12)]
    spoken = [chosen_voices(deal(*log), action, Frequency.RARELY) for action in range(12)]
    assert 0 < sum(map(len, spoken)) <= 4
    assert Occasion.NATURAL_CANASTA not in LESSER
    assert said(closed(1), frequency=Frequency.RARELY)
    assert not said(closed(1), frequency=Frequency.NEVER)


def test_nobody_says_the_same_twice_in_a_row(qapp):
    words = VoiceWords()
    log = [closed(1)] * 7
    spoken = [voice for action in range(7) for voice in chosen_voices(deal(*log), action, OFTEN)]
    sentences = [words.sentence(voice.character, voice.occasion.value, voice.number) for voice in spoken]
    assert not [one for one, other in pairwise(sentences) if one == other]


def test_the_same_action_is_always_answered_alike():
    """Whatever comes afterwards, or was undone: only what stands in the log up to it counts."""
    log = [closed(1), closed(3), closed(1)]
    assert chosen_voices(deal(*log), 1, OFTEN) == chosen_voices(deal(*log[:2]), 1, OFTEN)
    assert chosen_voices(deal(*log), 1, OFTEN) == (VoiceChoice(3, "mira", Occasion.NATURAL_CANASTA, 2),)


# --- hidden cards

QUEENS = "QS QD AC JD 9C 8H 6S 4C"
REST = ("7S 7H 5D 5C KH", "AS AD TC JH 8S")
PILE = "4S 6C JH 9H JC 5H 8C QC"


def shown(hidden: tuple[str, str], stock: str) -> list[tuple[object, str]]:
    """The bubbles and announcements of a pile that Anna takes, with these cards in the hands of the other two."""
    hands = ["KS KC 4H 4D", QUEENS, *hidden]
    match = match_at(hands[0], hands=hands, turn=1, pile=PILE, stock=stock, melds=[[], ["KS KH KD 2H"]])
    builder = DisplayBuilder(match, 0)
    builder.frequency = OFTEN
    for action in ("take QS QD", "discard 4C"):
        assert match.play(1, read_action(action)) is None
    return [displayed(match, builder, one.events) for one in match.log(0)]


def displayed(match: Match, builder: DisplayBuilder, events: tuple[Event, ...]) -> tuple[object, str]:
    voices = builder.voices(events)
    return voices, builder.announcement(Moment(events), match.view(0).table, voices)


def test_what_is_said_is_the_same_whatever_the_hidden_cards_are(qapp):
    stock = "9S 9D TH TS 8D"
    first = shown(REST, stock)
    assert any(voices for voices, _ in first)
    assert shown((REST[1], REST[0]), stock) == first
    assert shown(("9S 9D TH TS 8D", REST[0]), REST[1]) == first


def test_a_character_that_was_chosen_speaks_whatever_its_name_is():
    match = match_at("KS KC 4H 4D")
    person, first, *others = match.setup.seats
    chosen = [first._replace(name="Uncle Fred", portrait="kwame"), *[seat._replace(name="Clara") for seat in others]]
    match.setup = match.setup._replace(seats=(person, *chosen))
    assert public_deal(match).characters == {1: "kwame"}


def test_the_choice_takes_nothing_but_public_things():
    assert [*inspect.signature(chosen_voices).parameters] == ["deal", "action", "frequency"]
    assert {*PublicDeal._fields} == {"number", "log", "sides", "accounts", "characters", "winner", "clear"}
