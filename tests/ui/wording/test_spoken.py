"""What is heard: whole sentences with the names of cards, in every game and in both languages."""

import re

import pytest

from canasta_desktop.game.gamelog import visible
from canasta_desktop.rules.cards import JOKER, read_cards
from canasta_desktop.rules.events import Event, What
from canasta_desktop.rules.generator import legal
from canasta_desktop.rules.rng import Rng
from canasta_desktop.rules.table import RUN
from canasta_desktop.ui.base.language import set_language
from canasta_desktop.ui.display.verbosity import Verbosity
from canasta_desktop.ui.wording.events import meld_ranks
from canasta_desktop.ui.wording.spoken.actions import Preparing
from canasta_desktop.ui.wording.spoken.cards import MOST_KEPT, _in_words
from canasta_desktop.ui.wording.spoken.events import Hearing
from canasta_desktop.ui.wording.spoken.scores import SideScore
from canasta_desktop.ui.wording.wording import Wording
from tests.game.everywhere import pick, random_deal
from tests.rules.every_rule_set import FORMS

NAMES = ("Du", "Anna", "Jonas", "Mira", "Emil", "Lena")
HEARING = Hearing(NAMES[:4], person=0, ranks={3: 9, 5: RUN, 6: JOKER}, sides=("S0", "S1"), totals=(740, -640))


@pytest.fixture
def german(qapp):
    set_language(qapp, "de")
    yield Wording().spoken
    set_language(qapp, "en")


@pytest.fixture
def english(qapp):
    set_language(qapp, "en")
    return Wording().spoken


def event(what: What, seat: int, cards: str = "", **more: int) -> Event:
    return Event(what, seat, tuple(read_cards(cards)), **more)


SAID = (
    (
        [event(What.DEALT, -1, "9S", count=11)],
        "Each player is dealt 11 cards. The nine of spades is turned up.",
        "Jeder hat 11 Karten bekommen. Die Pik-Neun liegt offen.",
    ),
    (
        [event(What.DRAWN, 0, "JC", count=1)],
        "You drew the jack of clubs.",
        "Du hast den Kreuz-Buben gezogen.",
    ),
    (
        [event(What.DRAWN, 0, "QH QH", count=2)],
        "You drew two queens of hearts.",
        "Du hast zwei Herz-Damen gezogen.",
    ),
    ([event(What.DRAWN, 1, count=1)], "Anna drew a card.", "Anna hat eine Karte gezogen."),
    (
        [event(What.TAKEN, 1, count=7, other=44), event(What.MELDED, 1, "KS KH KD", count=3, meld=4)],
        "Anna took the pile of 7 cards with two kings.",
        "Anna hat das Paket aus 7 Karten mit zwei Königen genommen.",
    ),
    (
        [event(What.TAKEN, 0, "5H 5C JO", count=4, other=36), event(What.MELDED, 0, "JS", count=4, meld=3)],
        "You took the pile of 4 cards and added the jack of spades to the jacks. That brought you two fives and "
        "one joker.",
        "Du hast das Paket aus 4 Karten genommen und den Pik-Buben zu den Buben gelegt. Dazu hast du zwei Fünfen und "
        "einen Joker auf die Hand bekommen.",
    ),
    (
        [event(What.MELDED, 0, "JH 2S", count=5, meld=3), event(What.DISCARDED, 0, "QH")],
        "You added one jack and one two to the jacks: now 5 cards. You discarded the queen of hearts.",
        "Du hast einen Buben und eine Zwei zu den Buben gelegt: jetzt 5 Karten. Du hast die Herz-Dame abgeworfen.",
    ),
    (
        [event(What.MELDED, 1, "9S 9H 2C", count=3, meld=7), event(What.MELDED, 1, "8S 8H 8D", count=3, meld=8)],
        "Anna laid out two nines and one two, besides three eights.",
        "Anna hat zwei Neunen und eine Zwei ausgelegt, dazu drei Achten.",
    ),
    (
        [event(What.MELDED, 2, "5H 6H 7H", count=3, meld=5)],
        "Jonas laid out a sequence of hearts, five to seven.",
        "Jonas hat eine Herz-Sequenz ausgelegt, Fünf bis Sieben.",
    ),
    (
        [event(What.CANASTA_COMPLETED, 2, "QH QS QD QC QH QS 2D", meld=3), event(What.FROZE, 2, "2D")],
        "Jonas completed a mixed canasta of queens. The pile is frozen now.",
        "Jonas hat einen unechten Canasta aus Damen fertig. Der Ablagestapel ist jetzt gesperrt.",
    ),
    (
        [
            event(What.BONUS_RESERVED, 1, count=1),
            event(What.BONUS_TAKEN, 0, "4C 8D", count=2),
            event(What.TURN_CARD, 1),
        ],
        "Anna earned 1 bonus card for the next turn. You took up the bonus cards: the four of clubs and the eight of "
        "diamonds. Anna drew the turn card.",
        "Anna hat für den nächsten Zug eine Bonuskarte verdient. Du hast die Bonuskarten aufgenommen: die Kreuz-Vier "
        "und die Karo-Acht. Anna hat die Wendekarte gezogen.",
    ),
    (
        [
            event(What.FOOT_TAKEN, 1, count=11),
            event(What.JOINED, 0, meld=3, count=7),
            event(What.FORGOTTEN, 0, count=1),
        ],
        "Anna took up the foot of 11 cards. You put two melds of jacks together: now 7 cards. You forgot to lay out a "
        "red three.",
        "Anna hat den Fuß mit 11 Karten aufgenommen. Du hast zwei Meldungen aus Buben zusammengelegt: jetzt 7 Karten. "
        "Du hast vergessen, eine rote Drei hinzulegen.",
    ),
    (
        [event(What.SIDES_FORMED, 1), event(What.SIDES_FORMED, 0)],
        "Anna took on the others alone: they are partners from now on. From now on you play alone, against the others "
        "as partners.",
        "Anna hat sich allein gegen die anderen gestellt: Sie sind jetzt Partner. Von jetzt an spielst du allein gegen "
        "die anderen, die jetzt Partner sind.",
    ),
    (
        [event(What.MELDED, 1, "JO 2S 2H", count=3, meld=6), event(What.MELDED, 0, "2C", count=4, meld=6)],
        "Anna laid out wild cards: one joker and two twos. You added one two to the wild cards: now 4 cards.",
        "Anna hat wilde Karten ausgelegt: einen Joker und zwei Zweien. Du hast eine Zwei zu den wilden Karten gelegt: "
        "jetzt 4 Karten.",
    ),
    (
        [event(What.RED_THREES_LAID, 1, "3H", count=1), event(What.DRAWN, 1, count=1)],
        "Anna laid out the three of hearts and drew again.",
        "Anna hat die Herz-Drei hingelegt und nachgezogen.",
    ),
    (
        [event(What.RED_THREES_LAID, 1, three, count=1) for three in ("3H", "3D")] + [event(What.DRAWN, 1, count=1)],
        "Anna laid out the three of hearts and the three of diamonds and drew again.",
        "Anna hat die Herz-Drei und die Karo-Drei hingelegt und nachgezogen.",
    ),
    (
        [event(What.ASKED, 2, other=0), event(What.ANSWERED, 0, count=1)],
        "Jonas asked you: “May I go out?” You answered yes.",
        "Jonas hat dich gefragt: „Darf ich ausmachen?“ Du hast Ja gesagt.",
    ),
    (
        [
            event(What.GONE_OUT, 1),
            event(What.DEAL_ENDED, 1),
            event(What.SCORED, 0, count=740),
            event(What.SCORED, 1, count=-60),
        ],
        "Anna went out. The deal is over. S0 740, total 740; S1 minus 60, total minus 640.",
        "Anna hat ausgemacht. Die Runde ist zu Ende. S0 740, gesamt 740; S1 minus 60, gesamt minus 640.",
    ),
)


@pytest.mark.parametrize(("events", "english_text", "german_text"), SAID)
def test_what_happened_is_told_in_whole_sentences(english, qapp, events, english_text, german_text):
    assert " ".join(english.events.sentences(events, HEARING)) == english_text
    set_language(qapp, "de")
    assert " ".join(Wording().spoken.events.sentences(events, HEARING)) == german_text
    set_language(qapp, "en")


def test_who_wants_to_hear_little_hears_cards_and_names(english):
    short = Hearing(NAMES, 0, {3: 9}, verbosity=Verbosity.SHORT)
    events = [event(What.DRAWN, 1, count=1), event(What.MELDED, 1, "JH", count=5, meld=3)]
    assert english.events.sentences(events, short) == ("Anna added one jack to the jacks.",)


def test_who_wants_to_hear_all_hears_how_many_cards_are_left(english):
    full = Hearing(NAMES, 0, hands=(11, 4, 1, 9), verbosity=Verbosity.FULL)
    said = english.events.sentences([event(What.DISCARDED, 1, "QH"), event(What.DISCARDED, 2, "4C")], full)
    assert said == (
        "Anna discarded the queen of hearts. 4 cards left in that hand.",
        "Jonas discarded the four of clubs. One card left in that hand.",
    )


SIGNS = re.compile("[♠♥♦♣·&+−|{}%]|  | [.,;:]|\\.\\.|[A-Z]{2}-\\d")


def is_well_said(text: str) -> bool:
    return text[-1] in ".”“!?" and text[0] == text[0].upper() and not SIGNS.search(text)


@pytest.mark.parametrize("number", range(0, len(FORMS), 4))
def test_of_every_game_all_that_happens_can_be_heard(qapp, number):
    """Four forms a test, both languages, for a player and for who only watches."""
    for system, players in FORMS[number : number + 4]:
        rng = Rng(number)
        state = random_deal(system, players, number)
        heard: list[tuple[tuple[Event, ...], Hearing]] = []
        for _ in range(250):
            if state.table.over:
                break
            log: list[Event] = []
            state.apply(pick(legal(state.table, state.hand_to_act()), rng), log)
            accounts = state.table.rules.seating.accounts()
            for seat in (0, None):
                hearing = Hearing(
                    NAMES[:players],
                    -1 if seat is None else seat,
                    meld_ranks(state.table),
                    special=state.table.special,
                    sides=[f"Side {account}" for account in range(accounts)],
                    totals=list(state.table.scores),
                    hands=list(state.table.sizes),
                    verbosity=Verbosity.FULL,
                )
                heard.append((visible(log, seat), hearing))
        for language in ("en", "de"):
            set_language(qapp, language)
            words = Wording().spoken.events
            said = {text for events, hearing in heard for text in words.sentences(events, hearing)}
            assert [text for text in said if not is_well_said(text)] == [], (system, players)
    set_language(qapp, "en")


def test_signs_become_words(english, german, qapp):
    """A card's sign in the letters of the language, a run of them, plus and minus."""
    assert german.cards.in_words("Mit B♥ B♣: +20 · −5") == "Mit Herz-Bube, Kreuz-Bube: plus 20, minus 5"
    set_language(qapp, "en")
    english = Wording().spoken
    assert english.cards.in_words("Queens + Q♥ 10♦: +20") == "Queens plus queen of hearts, ten of diamonds: plus 20"
    assert english.cards.in_words("With 4♦ joker") == "With four of diamonds, joker"
    assert english.cards.in_words("You & Jonas") == "You and Jonas"
    assert english.cards.in_words("Draw a card, or take the pile.") == "Draw a card, or take the pile."


def test_a_text_that_was_put_in_words_is_worded_anew_in_another_language_and_with_other_letters(qapp):
    words = Wording().spoken.cards
    assert words.in_words("K♥") == words.in_words("K♥") == "king of hearts"
    set_language(qapp, "de")
    assert words.in_words("K♥") == "Herz-König"
    set_language(qapp, "en")
    assert words.in_words("K♥") == "king of hearts"
    words.cards.letters = "BDKA"
    assert words.in_words("D♥") == "queen of hearts"
    assert words.in_words("Q♥") == "Q♥"


def test_what_is_kept_in_words_has_a_bound(english):
    for points in range(2 * MOST_KEPT):
        english.cards.in_words(f"+{points}")
    assert len(_in_words) <= MOST_KEPT


def test_preparing_is_answered_with_the_size_of_the_meld(english, german, qapp):
    queens = read_cards("QS QD")
    assert (
        german.actions.prepared(queens, Preparing.MELD, 10, 6)
        == "Zwei Damen bei den Damen vorbereitet: jetzt 6 Karten."
    )
    assert german.actions.prepared(queens, Preparing.NEW, 10, 2) == "Zwei Damen als neue Meldung vorbereitet."
    set_language(qapp, "en")
    actions = Wording().spoken.actions
    assert actions.prepared(queens, Preparing.MELD, 10, 6) == "Staged two queens for the queens: now 6 cards."
    assert actions.back(queens, is_last=True) == "You took two queens back into your hand. Nothing is staged now."


def test_a_score_is_one_sentence(english):
    own, others = (
        english.scores.side(["You", "Jonas"], is_own=True),
        english.scores.side(["Anna", "Mira"], is_own=False),
    )
    scores = [SideScore(own, 740, 740), SideScore(others, 640, 1240)]
    assert english.scores.deal(scores) == "Your side 740, total 740; Anna and Mira 640, total 1,240."
    assert english.scores.totals(scores) == "Your side 740; Anna and Mira 1,240."
