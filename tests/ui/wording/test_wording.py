"""Every code of the core has its words, in every language, with its figures, and nothing is left over."""

import re
from dataclasses import replace

import pytest
from PySide6.QtCore import QLocale

from canasta_desktop.bots.policy import Decision, Idea, Weighed, Why
from canasta_desktop.game.messages import Code, Fault, Message
from canasta_desktop.resources import languages
from canasta_desktop.rules.actions import NEW, Answer, Ask, Discard, Draw, End, Join, Lay, LayMeld, Play, Special, Take
from canasta_desktop.rules.cards import FACES, JACK, JOKER, RANKS, read_card, read_cards
from canasta_desktop.rules.events import Event, What
from canasta_desktop.rules.options import rule_set
from canasta_desktop.rules.refusals import Reason, Refusal
from canasta_desktop.rules.scoring import Item, ScoreLine
from canasta_desktop.rules.systems import PRESETS, SYSTEMS
from canasta_desktop.rules.systems.modern_extras import LEAGUE
from canasta_desktop.rules.table import DRAWING, NOBODY, PLAYING, RUN
from canasta_desktop.ui.base.language import set_language
from canasta_desktop.ui.display.display import Tone
from canasta_desktop.ui.wording.cards import GrammarForm
from canasta_desktop.ui.wording.events import EventContext
from canasta_desktop.ui.wording.reasons import Explanation
from canasta_desktop.ui.wording.wording import Situation, Wording, number, signed

REASONS = [reason for reason in Reason if reason is not Reason.OK]
LEFT_OVER = re.compile(r"[{}|]|%\w|\(s\)")
NAMES = EventContext(
    ("You", "Anna", "Jonas", "Mira"),
    0,
    ("You & Jonas", "Anna & Mira"),
    {3: JACK, 20: RUN, 21: JOKER},
    special="straight",
)


@pytest.fixture(params=languages())
def language(request, qapp):
    """Each test runs in every language."""
    set_language(qapp, request.param)
    yield request.param
    set_language(qapp, "en")


@pytest.fixture
def english(qapp):
    set_language(qapp, "en")
    return Wording()


@pytest.fixture
def german(qapp):
    set_language(qapp, "de")
    yield Wording()
    set_language(qapp, "en")


def cards(text: str) -> tuple[int, ...]:
    return tuple(read_cards(text))


def in_both(qapp, say):
    """What `say` gives in English and in German; in every language it is checked for blanks that were not filled."""
    said = {}
    for code in languages():
        set_language(qapp, code)
        said[code] = say(Wording())
    set_language(qapp, "en")
    for text in said.values():
        assert text
        assert not LEFT_OVER.search(text), text
    return [said["en"], said["de"]]


def each_in_both(qapp, things, say):
    """For each thing, what `say` gives of it in English and in German, checked as above; the language changes once."""
    said = {}
    for code in languages():
        set_language(qapp, code)
        words = Wording()
        said[code] = [say(words, thing) for thing in things]
    set_language(qapp, "en")
    unfinished = [
        (code, thing, text)
        for code, texts in said.items()
        for thing, text in zip(things, texts, strict=True)
        if not text or LEFT_OVER.search(text)
    ]
    assert unfinished == []
    return zip(things, said["en"], said["de"], strict=True)


def not_translated(qapp, things, say):
    """The things of which the same is said in both languages."""
    return [thing for thing, english, german in each_in_both(qapp, things, say) if english == german]


# --- refusals


def refusals() -> list[Refusal]:
    """Each reason with figures, without any, and with none in hand."""
    found = []
    for reason in REASONS:
        found.append(Refusal(reason, "CL-1.1", cards("9D"), 1, 2))
        found.append(Refusal(reason, "CL-1.1"))
        found.append(Refusal(reason, "CL-1.1", cards("3H KS"), 4, 3))
        found.append(Refusal(reason, "CL-1.1", cards("KS"), 0, 2))
    return found


def test_every_reason_has_a_sentence_in_both_languages(qapp):
    assert refusals()
    for refusal, english, german in each_in_both(qapp, refusals(), lambda words, r: "\n".join(words.refusals.lines(r))):
        assert english != german, refusal
        lines = (*english.splitlines(), *german.splitlines())
        assert all(line.endswith((".", "?")) for line in lines), refusal


@pytest.mark.parametrize("system", SYSTEMS)
def test_every_reason_has_a_sentence_whatever_is_played(qapp, system):
    rules = rule_set(system, SYSTEMS[system].players()[-1])
    refused = [
        (Refusal(reason, "", held, have, need), now)
        for reason in REASONS
        for now in (Situation(rules=rules), Situation(DRAWING, 0, bare=True, rules=rules))
        for held, have, need in ((cards("2S"), 1, 3), (cards("TS TD"), 5, 2))
    ]
    assert not_translated(qapp, refused, lambda words, one: "\n".join(words.refusals.lines(*one))) == []


@pytest.mark.parametrize("system", SYSTEMS)
def test_who_plays_alone_hears_of_no_side(qapp, system):
    alone = [
        rules for count in SYSTEMS[system].players() if not (rules := rule_set(system, count)).seating.has_partners()
    ]
    said = [
        (Refusal(reason, "", held, 1, 3), Situation(rules=rules, unopened=True))
        for rules in alone[:1]
        for reason in REASONS
        for held in (cards("2S"), cards("TS TD"))
    ]
    for refusal, english, german in each_in_both(qapp, said, lambda words, one: " ".join(words.refusals.lines(*one))):
        assert " side" not in english, refusal
        assert "Seite" not in german, refusal


def test_no_reason_falls_back_to_the_general_sentence(english):
    general = english.refusals.special_actions.lines(Refusal(Reason.OK, ""))
    assert [reason for reason in REASONS if english.refusals.lines(Refusal(reason, "")) == general] == []


def test_no_two_reasons_say_the_same(english):
    said = {reason: english.refusals.lines(Refusal(reason, "", cards("9D"), 1, 2))[0] for reason in REASONS}
    assert len(set(said.values())) == len(said)


def test_a_frozen_pile_names_what_is_needed_and_what_is_there(english):
    refusal = Refusal(Reason.PILE_FROZEN_NEEDS_PAIR, "CL-6.4", cards("9D"), 1, 2)
    lines = english.refusals.lines(refusal, Situation(DRAWING))
    assert lines[0] == "The pile is frozen: you need two nines from your hand and have one."
    assert lines[1] == "Draw from the stock instead."


@pytest.mark.parametrize(
    ("top", "have", "said"),
    [
        ("9D", 1, "Der Ablagestapel ist gesperrt: Du brauchst zwei Neunen aus der Hand und hast eine."),
        ("KD", 1, "Der Ablagestapel ist gesperrt: Du brauchst zwei Könige aus der Hand und hast einen."),
        ("AD", 0, "Der Ablagestapel ist gesperrt: Du brauchst zwei Asse aus der Hand und hast keins."),
        ("JD", 0, "Der Ablagestapel ist gesperrt: Du brauchst zwei Buben aus der Hand und hast keinen."),
        ("7D", 3, "Der Ablagestapel ist gesperrt: Du brauchst zwei Siebenen aus der Hand und hast drei."),
    ],
)
def test_german_counts_have_their_gender(german, top, have, said):
    refusal = Refusal(Reason.PILE_FROZEN_NEEDS_PAIR, "CL-6.4", cards(top), have, 2)
    assert german.refusals.line(refusal) == said


def test_a_pile_frozen_for_one_side_says_so(english):
    refusal = Refusal(Reason.PILE_FROZEN_NEEDS_PAIR, "CL-6.4", cards("9D"), 0, 2)
    said = english.refusals.line(refusal, Situation(unopened=True))
    assert said == "The pile is frozen for your side: you need two nines from your hand and have none."


def test_a_short_initial_meld_names_what_would_help(english):
    refusal = Refusal(Reason.MINIMUM_NOT_MET, "CL-7.1", (), 70, 90)
    lines = english.refusals.lines(refusal, Situation(helping=cards("QH QS")))
    assert lines == ("Your initial meld counts 70 of 90 points.", "20 more points: add queens.")


def test_the_phase_decides_what_is_said_of_a_wrong_one(english):
    refusal = Refusal(Reason.WRONG_PHASE, "CL-4.1")
    assert english.refusals.line(refusal, Situation(PLAYING)) == "You have already drawn."
    assert english.refusals.lines(refusal, Situation(DRAWING, stock=0))[1] == "Take the pile, or end the deal."


def said_in(words: Wording, system: str, refusal: Refusal, **more: object) -> tuple[str, ...]:
    """What is said of a refusal where this is played."""
    players = SYSTEMS[system].players()[-1] if system != "classic" else 4
    return words.refusals.lines(refusal, Situation(rules=rule_set(system, players), **more))


@pytest.mark.parametrize(
    ("system", "refusal", "said"),
    [
        (
            "hand-and-foot",
            Refusal(Reason.CANASTAS_NEEDED, "", (), 4, 5),
            "You cannot go out yet: your side needs 2 natural canastas, 2 mixed canastas and 1 canasta of wild cards.",
        ),
        (
            "bolivia",
            Refusal(Reason.CANASTAS_NEEDED, "", (), 1, 2),
            "You cannot go out yet: your side needs 2 canastas, among them 1 sequence of seven cards.",
        ),
        (
            "samba",
            Refusal(Reason.CANASTAS_NEEDED, "", (), 1, 2),
            "You cannot go out yet: you need 2 canastas and have one.",
        ),
        (
            "hand-and-foot",
            Refusal(Reason.PILE_TOP_WILD, "", cards("2S")),
            "A wild card lies on top: you need two twos from your hand.",
        ),
        (
            "classic",
            Refusal(Reason.PILE_TOP_WILD, "", cards("2S")),
            "You cannot take the pile: a wild card lies on top, the two of spades.",
        ),
        (
            "global-trade",
            Refusal(Reason.PILE_FROZEN_NEEDS_PAIR, "", cards("2S"), 1, 2),
            "A wild card lies on top: you need a natural pair from your hand.",
        ),
        (
            "verschaerft",
            Refusal(Reason.WILD_MELD_NOT_ALLOWED, "", cards("2S 2H 2D")),
            "Wild cards alone can be melded only as a whole canasta, 7 cards at once.",
        ),
        (
            "classic",
            Refusal(Reason.WILD_MELD_NOT_ALLOWED, "", cards("2S 2H 2D")),
            "Wild cards alone are not a meld.",
        ),
        (
            "samba",
            Refusal(Reason.MELD_CLOSED, "", cards("2S")),
            "You cannot add wild cards to a canasta.",
        ),
        (
            "samba",
            Refusal(Reason.MELD_CLOSED, "", cards("JS")),
            "This meld is complete and takes no more cards.",
        ),
        (
            "modern-american",
            Refusal(Reason.MELD_RANK_NOT_ALLOWED, "", cards("TS TD TC")),
            "No more tens can be melded: a canasta of them is complete.",
        ),
        (
            "modern-american",
            Refusal(Reason.MELD_RANK_NOT_ALLOWED, "", cards("3S 3C 3S")),
            "Threes cannot be melded here.",
        ),
        (
            "modern-american",
            Refusal(Reason.DISCARD_NOT_ALLOWED, "", cards("3S")),
            "You may not discard the three of spades: in this game all threes are laid out.",
        ),
        (
            "modern-american",
            Refusal(Reason.DISCARD_NOT_ALLOWED, "", cards("AS")),
            "You may not discard the ace of spades onto the empty pile while you can discard another natural card.",
        ),
        (
            "classic",
            Refusal(Reason.DISCARD_NOT_ALLOWED, "", cards("3H")),
            "You may not discard the three of hearts: red threes are laid out.",
        ),
        (
            "modern-american",
            Refusal(Reason.ASK_ONCE, ""),
            "You may ask only once in a deal, and you have already asked.",
        ),
        (
            "global-trade",
            Refusal(Reason.ASK_TOO_LATE, ""),
            "You may ask only before you have played a card in this turn, to the pile or to a meld.",
        ),
        (
            "modern-american",
            Refusal(Reason.MELD_TOO_MANY_WILDS, "", cards("7S 7D 2S"), 1, 0),
            "You may not add a wild card to these natural cards.",
        ),
        (
            "classic-german",
            Refusal(Reason.MELD_TOO_MANY_WILDS, "", cards("KS KD 2S 2D"), 2, 1),
            "This meld may hold at most 1 wild card; here it would be two.",
        ),
    ],
    ids=lambda value: value.reason.value if isinstance(value, Refusal) else None,
)
def test_what_is_said_depends_on_what_is_played(english, system, refusal, said):
    assert said_in(english, system, refusal)[0] == said


@pytest.mark.parametrize(
    ("system", "options", "refusal", "said"),
    [
        (
            "hand-and-foot",
            {"red_threes": "stay"},
            Refusal(Reason.PILE_TOP_RED_THREE, "", cards("3H")),
            "You cannot take the pile: a red three lies on top, the three of hearts.",
        ),
        (
            "hand-and-foot",
            {"red_threes": "stay"},
            Refusal(Reason.RED_THREE_NOT_MELDABLE, "", cards("3H 3D 3H")),
            "Red threes are never melded.",
        ),
        (
            "bolivia",
            {"canastas_to_go_out": 1},
            Refusal(Reason.CANASTA_NEEDED, "", (), 0, 1),
            "You cannot go out yet: your side needs 1 sequence of seven cards.",
        ),
        (
            "bolivia",
            {"bolivias_needed": 1},
            Refusal(Reason.CANASTAS_NEEDED, "", (), 1, 2),
            "You cannot go out yet: your side needs 1 sequence of seven cards and 1 canasta of wild cards.",
        ),
        (
            "bolivia",
            {"escaleras_needed": 0},
            Refusal(Reason.CANASTAS_NEEDED, "", (), 1, 2),
            "You cannot go out yet: you need 2 canastas and have one.",
        ),
    ],
    ids=lambda value: value.reason.value if isinstance(value, Refusal) else None,
)
def test_what_is_said_depends_on_house_rules(english, system, options, refusal, said):
    assert english.refusals.lines(refusal, Situation(rules=rule_set(system, 4, options)))[0] == said


def test_a_second_meld_of_a_rank_may_have_to_wait(english):
    refusal = Refusal(Reason.DUPLICATE_MELD, "", cards("KS KD KC"))
    assert said_in(english, "classic", refusal)[1] == "Add the cards to it."
    way = "Add the cards to it; you may begin another one once it is a canasta."
    assert said_in(english, "hand-and-foot", refusal)[1] == way


def test_cards_of_several_ranks_are_not_called_by_one(english):
    refusal = Refusal(Reason.DUPLICATE_MELD, "", cards("KS KD KC QS QD QC"))
    assert said_in(english, "classic", refusal)[0] == "Your side already has a meld of this rank."


def test_a_turn_without_a_discard_is_explained(english):
    lines = said_in(english, "global-trade", Refusal(Reason.DISCARD_NOT_ALLOWED, "", cards("9S")), bare=True)
    assert lines[0] == "This turn ends without a discard: the last card of the stock was a red three."


def test_where_asking_is_a_duty_nobody_is_told_to_go_out_without(english):
    rules = rule_set("classic", 4, {"ask_partner": "compulsory"})
    lines = english.refusals.lines(Refusal(Reason.ASK_TOO_LATE, ""), Situation(rules=rules))
    assert lines[1] == "Ask in your next turn."


def test_a_minimum_of_one_meld_is_told_as_such(english):
    rules = rule_set("verschaerft", 4, {"first_meld_single": True})
    lines = english.refusals.lines(Refusal(Reason.MINIMUM_NOT_MET, "", (), 30, 50), Situation(rules=rules))
    assert lines[0] == "One meld alone must count 50 points for the initial meld; your best one counts 30."


def test_several_cards_on_the_pile_are_too_many(english):
    refusal = Refusal(Reason.DISCARD_NOT_ALLOWED, "CL-4.5", cards("9D 9S"), 2, 1)
    assert english.refusals.line(refusal) == "You discard exactly one card."


def test_a_refusal_is_a_note_with_its_clause(english):
    note = english.refusals.note(Refusal(Reason.PILE_EMPTY, "CL-6.1"))
    assert (note.tone, note.clause) == (Tone.ERROR, "CL-6.1")


# --- cards


def test_every_card_has_names_and_signs(language):
    words = Wording().cards
    names = {words.name(card) for card in range(FACES)}
    signs = {words.sign(card) for card in range(FACES)}
    assert len(names) == len(signs) == FACES


@pytest.mark.parametrize("rank", range(RANKS))
def test_every_rank_has_all_its_forms(language, rank):
    words = Wording().cards
    forms = [words.form(rank, form) for form in GrammarForm]
    assert all(forms)
    assert len(words._forms(rank).split("|")) == len(GrammarForm)


@pytest.mark.parametrize(
    ("card", "name", "sign", "spoken"),
    [
        ("QH", "Herz-Dame", "D♥", "Herz-Dame, 10 Punkte"),
        ("2C", "Kreuz-Zwei", "2♣", "Kreuz-Zwei, wilde Karte, 10 Punkte"),
        ("3S", "Pik-Drei", "3♠", "Pik-Drei, Sperrkarte"),
        ("3H", "Herz-Drei", "3♥", "Herz-Drei, rote Drei"),
        ("TD", "Karo-Zehn", "10♦", "Karo-Zehn, 10 Punkte"),
        ("JO", "Joker", "Joker", "Joker, 10 Punkte"),
    ],
)
def test_german_card_names(german, card, name, sign, spoken):
    words, face = german.cards, read_card(card)
    assert (words.name(face), words.sign(face), words.spoken(face, 10)) == (name, sign, spoken)


def test_english_cards_are_spoken_with_their_points(english):
    assert english.cards.spoken(read_card("QH"), 10) == "queen of hearts, 10 points"
    assert english.cards.spoken(read_card("4H"), 1) == "four of hearts, 1 point"


def test_what_was_spoken_is_spoken_in_the_language_of_now(qapp):
    words, card, said = Wording().cards, read_card("3C"), []
    for language in ("en", "de", "en"):
        set_language(qapp, language)
        said += [words.spoken(card, points, laid) for points, laid in ((5, False), (5, True))]
    assert said[:4] == ["three of clubs, stop card", "three of clubs, black three", "Kreuz-Drei, Sperrkarte", said[3]]
    assert said[3] not in (said[1], said[2])
    assert said[4:] == said[:2]
    queen = read_card("QC")
    assert words.spoken(queen, 10) != words.spoken(queen, 20)


def test_letters_can_be_those_of_the_other_language(qapp):
    set_language(qapp, "en")
    assert Wording("BDKA").cards.signs(cards("JH QS KD AC")) == "B♥ D♠ K♦ A♣"


def test_groups_name_ranks_from_above_with_wild_cards_last(english, german):
    laid = cards("2S JO QH QS TC TD TH")
    assert german.cards.group(laid) == "zwei Damen, drei Zehnen, einen Joker und eine Zwei"
    assert german.cards.with_group(laid) == "zwei Damen, drei Zehnen, einem Joker und einer Zwei"
    assert german.cards.count(3, JOKER) == "drei Joker"
    assert german.cards.with_count(3, JOKER) == "drei Jokern"


def test_figures_are_written_as_the_language_writes_them(qapp):
    set_language(qapp, "de")
    assert (number(1840), signed(1840), signed(-1840)) == ("1.840", "+1.840", "−1.840")
    set_language(qapp, "en")
    assert (number(1840), signed(0)) == ("1,840", "0")
    assert QLocale().language() == QLocale.Language.English


# --- events


def events() -> list[Event]:
    laid = cards("JH JS JD")
    return [
        Event(What.DEALT, 1, cards("2D KH"), 11),
        Event(What.DRAWN, 1, (), 1),
        Event(What.DRAWN, 1, (), 2),
        Event(What.DRAWN, 0, cards("QH"), 1, to=0),
        Event(What.RED_THREES_LAID, 1, cards("3H"), 1),
        Event(What.RED_THREES_LAID, 1, cards("3H"), 0),
        Event(What.TAKEN, 1, cards("4H"), 12, other=read_card("9H")),
        Event(What.MELDED, 1, laid, 3, 3),
        Event(What.MELDED, 1, laid, 5, 3),
        Event(What.MELDED, 1, cards("2D"), 6, 3),
        Event(What.MELDED, 1, cards("2D"), 6, 9),
        Event(What.CANASTA_COMPLETED, 1, cards("JH JS JD JC JH JS JD"), 7, 3),
        Event(What.CANASTA_COMPLETED, 1, cards("JH JS JD JC JH JS 2D"), 7, 3),
        Event(What.CANASTA_COMPLETED, 1, cards("2H 2S 2D 2C 2H 2S 2D"), 7, 3),
        Event(What.DISCARDED, 1, cards("6S")),
        Event(What.FROZE, 1, cards("2D")),
        Event(What.ASKED, 1, other=3),
        Event(What.ASKED, 2, other=0),
        Event(What.ANSWERED, 3, count=1),
        Event(What.ANSWERED, 3, count=0),
        Event(What.GONE_OUT, 1, count=0),
        Event(What.GONE_OUT, 1, count=1),
        Event(What.DEAL_ENDED, 1),
        Event(What.DEAL_ENDED, -1),
        Event(What.SCORED, 1, count=-75),
        *rare_events(),
    ]


def rare_events() -> list[Event]:
    """What only some games know; the melds 20 and 21 are a sequence and wild cards."""
    return [
        Event(What.DEALT, 1, (), 13),
        Event(What.JOINED, 1, (), 7, 3, 5),
        Event(What.JOINED, 1, (), 7, 99, 5),
        Event(What.FOOT_TAKEN, 1, (), 13),
        Event(What.FOOT_TAKEN, 1, cards("9H 8S"), 2, to=1),
        Event(What.BONUS_RESERVED, 1, count=4),
        Event(What.BONUS_TAKEN, 1, (), 4),
        Event(What.BONUS_TAKEN, 1, cards("9H 8S"), 2, to=1),
        Event(What.TURN_CARD, 1),
        Event(What.FORGOTTEN, 1, count=1),
        Event(What.FORGOTTEN, 1, count=2),
        Event(What.SIDES_FORMED, 1),
        Event(What.SPECIAL_HAND, 1, cards("2S 3S 4S")),
        Event(What.MELDED, 1, cards("5H 6H 7H"), 3, 20),
        Event(What.MELDED, 1, cards("8H"), 4, 20),
        Event(What.MELDED, 1, cards("2H 2S JO"), 3, 21),
        Event(What.MELDED, 1, cards("2H"), 4, 21),
        Event(What.CANASTA_COMPLETED, 1, cards("5H 6H 7H 8H 9H TH JH"), 7, 20),
    ]


def test_the_list_above_has_every_kind_of_event():
    assert {event.what for event in events()} == set(What)


@pytest.mark.parametrize("person", [0, 1])
def test_every_event_has_a_line_in_both_languages(qapp, person):
    event_context = replace(NAMES, person=person)
    assert not_translated(qapp, events(), lambda words, event: words.events.line(event, event_context)) == []


def test_the_person_is_spoken_to(qapp):
    of_one = [event for event in events() if event.seat == 1]
    own, other = (
        list(each_in_both(qapp, of_one, lambda words, event, n=n: words.events.line(event, replace(NAMES, person=n))))
        for n in (1, 0)
    )
    of_all = [event for event in of_one if event.what in (What.DEALT, What.DEAL_ENDED, What.SCORED)]
    assert [mine[0] for mine, of_another in zip(own, other, strict=True) if mine == of_another] == of_all


@pytest.mark.parametrize(
    ("taken", "melded", "said"),
    [
        ("KH", "KH KC KD", "takes 7 cards from the pile with two kings"),
        ("JH", "JH", "takes 7 cards from the pile and adds J♥ to a meld"),
    ],
)
def test_a_pile_taken_in_part_is_told_as_cards_of_it(english, taken, melded, said):
    events = (
        Event(What.TAKEN, 1, (), 7, other=read_card(taken)),
        Event(What.MELDED, 1, cards(melded), len(cards(melded)), 3),
    )
    assert english.events.lines(events, replace(NAMES, takes_part=True)) == (said,)
    assert english.events.line(events[0], replace(NAMES, takes_part=True)) == "takes 7 cards from the pile"


def test_a_pile_taken_for_a_sequence_says_so(english):
    events = (Event(What.TAKEN, 1, (), 3, other=read_card("8H")), Event(What.MELDED, 1, cards("8H"), 4, 20))
    assert english.events.lines(events, NAMES) == ("takes the pile of 3 cards and adds 8♥ to a sequence",)


def test_a_special_hand_is_named(german):
    event = Event(What.SPECIAL_HAND, 1, cards("2S 3S 4S"))
    assert german.events.line(event, NAMES) == "legt ein Sonderblatt hin, Straße: 2♠ 3♠ 4♠"


def test_a_taken_pile_and_its_meld_are_one_line(english):
    taken = Event(What.TAKEN, 1, cards("4H"), 12, other=read_card("9H"))
    melded = Event(What.MELDED, 1, cards("9H 9C 9D"), 3, 4)
    discarded = Event(What.DISCARDED, 1, cards("6S"))
    lines = english.events.lines((taken, melded, discarded), NAMES)
    assert lines == ("takes the pile of 12 cards with two nines", "discards 6♠")


def test_the_pile_taken_with_a_pair_by_the_person_in_german(german):
    taken = Event(What.TAKEN, 0, cards("4H"), 12, other=read_card("KH"))
    melded = Event(What.MELDED, 0, cards("KH KC 2D"), 3, 4)
    assert german.events.lines((taken, melded), NAMES) == (
        "nimmst das Paket von 12 Karten mit einem König und einer Zwei",
    )


def test_threes_laid_out_in_a_row_are_one_line_with_what_is_drawn_for_them(english):
    """At a seat there is room for two lines, and the card that is discarded shall stand there."""
    three, other = Event(What.RED_THREES_LAID, 1, cards("3H"), 1), Event(What.RED_THREES_LAID, 1, cards("3D"), 1)
    drawn, discarded = Event(What.DRAWN, 1, (), 1), Event(What.DISCARDED, 1, cards("KS"))
    lines = english.events.lines((three, other, drawn, discarded), NAMES)
    assert lines == ("lays out 3♥ 3♦ and draws again", "discards K♠")
    last = replace(other, count=0)
    assert english.events.lines((three, last), NAMES) == ("lays out 3♥ 3♦",), "the stock is empty"
    two = replace(drawn, count=2)
    assert english.events.lines((three, two), NAMES)[1:] == ("draws 2 cards from the stock",), "one of them for it"
    mine = [replace(event, seat=0) for event in (three, replace(drawn, cards=cards("4H"), to=0))]
    assert english.events.lines(mine, NAMES) == ("lay out 3♥ and draw again", "draw 4♥")
    apart = (three, replace(other, seat=2))
    assert english.events.lines(apart, NAMES) == ("lays out 3♥ and draws again", "lays out 3♦ and draws again")


def test_the_top_card_alone_joins_the_meld(english):
    taken = Event(What.TAKEN, 1, (), 1, other=read_card("JH"))
    melded = Event(What.MELDED, 1, cards("JH"), 4, 3)
    assert english.events.lines((taken, melded), NAMES) == ("takes the pile of 1 card and adds J♥ to the jacks",)


def test_wild_cards_are_added_to_the_rank_of_their_meld(english):
    assert english.events.line(Event(What.MELDED, 1, cards("2D"), 6, 3), NAMES) == "adds 2♦ to the jacks"


def test_a_summary_is_a_sentence_a_player_with_the_name(english):
    drawn, discarded = Event(What.DRAWN, 1, (), 1), Event(What.DISCARDED, 1, cards("6S"))
    assert english.events.summary((drawn, discarded), NAMES) == "Anna: draws from the stock; discards 6♠."
    assert english.events.summary((), NAMES) == ""
    foot = Event(What.FOOT_TAKEN, NAMES.person, cards=read_cards("6S 7S"), count=2, to=NAMES.person)
    told = english.events.summary((discarded, foot, replace(drawn, seat=NAMES.person)), NAMES)
    assert told.startswith("Anna: discards 6♠. You take up the foot")
    out, over = Event(What.GONE_OUT, 1), Event(What.DEAL_ENDED, 1)
    scored = Event(What.SCORED, 1, count=740)
    told = english.events.summary((discarded, out, over, scored), NAMES)
    assert told == "Anna: discards 6♠; goes out. The deal is over."
    at_a_seat = replace(NAMES, is_brief=True)
    assert english.events.lines((discarded, out, over, scored), at_a_seat) == ("discards 6♠", "goes out")
    nobody = english.events.lines((replace(over, seat=NOBODY), scored), at_a_seat)
    assert nobody == ("the deal ends without anybody going out",)


# --- hints, messages, score


def test_what_bars_the_pile_is_called_by_its_name(english):
    """A black three, or in single games a wild card or a red three (CL-6.7, VA-6.26)."""
    said = [english.hints.idea(Idea(Why.STOP_CARD, cards(card))) for card in ("3S", "3H", "2C")]
    assert said == [
        "A black three bars the next player from the pile.",
        "With 3♥ on top the next player cannot take the pile.",
        "With 2♣ on top the next player cannot take the pile.",
    ]


OTHERS = [
    *(Draw(), Take(cards("9D 9S")), LayMeld((Play(cards("QH QS QD")),)), Discard(read_card("6S")), End(), Ask()),
    *(Answer(True), Answer(False), Join(0, 2), Lay(cards("3H")), Special("straight")),
]


@pytest.mark.parametrize("why", Why, ids=lambda w: w.value)
def test_every_idea_has_a_sentence_in_both_languages(qapp, why):
    english, german = in_both(qapp, lambda words: words.hints.idea(Idea(why, cards("9D 9S"))))
    assert english != german


@pytest.mark.parametrize(
    "action",
    [
        Draw(),
        Draw(read_card("3S")),
        Join(0, 2),
        Lay(cards("3H")),
        Special("straight"),
        Take(cards("9D 9S"), rest=False),
        Take((), 3, rest=False),
        Take(cards("9D 9S")),
        Take(()),
        Take(cards("9D 9S"), NEW, (Play(cards("QH QS QD")),)),
        LayMeld((Play(cards("QH QS QD")),)),
        Discard(read_card("6S")),
        End(),
        Ask(),
        Answer(True),
        Answer(False),
    ],
    ids=repr,
)
def test_every_action_can_be_advised(qapp, action):
    choice = Decision(action, (Idea(Why.TAKE_PILE, cards("9D")),))
    english, german = in_both(qapp, lambda words: "\n".join(words.hints.note(choice).lines))
    assert english != german
    assert len(english.splitlines()) == 2


def test_a_hint_says_what_the_next_two_would_cost(qapp):
    weighed = (Weighed(Draw(), -61.0), Weighed(Take(cards("9D 2S")), -118.0), Weighed(End(), -300.0))
    choice = Decision(Take(cards("9D 9S")), (Idea(Why.TAKE_PILE, cards("9D")), Idea(Why.GO_OUT)), weighed)
    english, german = in_both(qapp, lambda words: "\n".join(words.hints.note(choice).lines[1:]))
    assert english == "The pile is worth it.\nDraw: about 60 points less; with one nine and one two: about 120."
    assert german == "Das Paket lohnt sich.\nZiehen: rund 60 Punkte weniger; mit einer Neun und einer Zwei: rund 120."


def test_of_another_discard_a_hint_names_the_card_alone(english):
    weighed = (Weighed(Discard(read_card("KD")), -3.0), Weighed(Discard(read_card("2D")), -44.0))
    choice = Decision(Discard(read_card("6S")), (), weighed)
    assert english.hints.others(choice) == "K♦: about as good; 2♦: about 40 points less."


@pytest.mark.parametrize("other", OTHERS, ids=repr)
def test_every_action_can_be_weighed_in_a_hint(qapp, other):
    choice = Decision(Answer(True), (), (Weighed(other, -20.0),))
    english, german = in_both(qapp, lambda words: words.hints.others(choice))
    assert english != german
    assert english.endswith(": about 20 points less.")


@pytest.mark.parametrize("why", Why, ids=lambda w: w.value)
def test_every_idea_has_a_reason_in_both_languages(qapp, why):
    """Behind a colon, and for others than the person."""
    explained = Explanation("Mira", Discard(read_card("9D")))
    english, german = in_both(qapp, lambda words: words.reasons.reason(Idea(why, cards("9D 9S")), explained))
    assert english != german
    assert english.endswith(".")


@pytest.mark.parametrize("code", Code, ids=lambda c: c.value)
def test_every_message_has_sentences_in_both_languages(qapp, code):
    values = {"points": 70, "minimum": 90, "name": "Anna", "detail": "disk-full", "topic": "taking"}
    messages = [Message(code, (*values.items(), ("fault", fault.value))) for fault in Fault]
    assert messages
    assert not_translated(qapp, messages, lambda words, message: "\n".join(words.messages.lines(message))) == []


def test_a_draft_that_needed_no_minimum_is_told_without_figures(english):
    message = Message(Code.DRAFT_RETURNED, (("points", 30), ("minimum", 0)))
    assert english.messages.lines(message) == ("Your staged cards are back in your hand.",)


@pytest.mark.parametrize("item", Item, ids=lambda i: i.value)
def test_every_line_of_the_score_has_a_name(qapp, item):
    english, german = in_both(qapp, lambda words: words.scores.item(item))
    assert english != german


def test_lines_of_the_score_say_how_the_points_came_about(english):
    words = english.scores
    assert words.times(ScoreLine(Item.NATURAL_CANASTAS, 1000, 2, cards("9D"), "")) == "2 × 500"
    assert words.times(ScoreLine(Item.RED_THREES, -200, 2, cards("3H 3D"), "")) == "2 × 100"
    assert words.times(ScoreLine(Item.RED_THREES, 800, 4, cards("3H 3D"), "")) == "4 × 200"
    assert words.times(ScoreLine(Item.MELDED, 35, 4, cards("9D"), "")) == "4 cards"
    assert words.times(ScoreLine(Item.GOING_OUT, 100, 1, (), "")) == ""


def test_canastas_of_one_line_may_differ_in_price(english):
    line = ScoreLine(Item.WILD_CANASTAS, 6000, 2, cards("2D"), "")
    assert english.scores.times(line) == "2 canastas"
    assert english.scores.times(ScoreLine(Item.WILD_CANASTAS, 2000, 1, cards("2D"), "")) == "1 × 2,000"


@pytest.mark.parametrize("key", LEAGUE)
def test_every_special_hand_has_a_name_and_is_explained(qapp, key):
    for say in (lambda words: words.specials.name(key), lambda words: words.specials.line(key)):
        english, german = in_both(qapp, say)
        assert english != german
        assert english != key


def test_special_hands_are_told_apart(german):
    assert len({german.specials.name(key) for key in LEAGUE}) == 11
    assert len({german.specials.line(key) for key in LEAGUE}) == 11


@pytest.mark.parametrize("system", SYSTEMS)
def test_every_system_has_a_name_and_a_line(qapp, system):
    in_both(qapp, lambda words: words.names.system(system))
    english, german = in_both(qapp, lambda words: words.names.system_line(system))
    assert english != german
    assert Wording().names.system(system) != system


@pytest.mark.parametrize("preset", PRESETS)
def test_every_preset_has_a_name_and_a_line(qapp, preset):
    for say in (lambda words: words.names.preset(preset), lambda words: words.names.preset_line(preset)):
        english, german = in_both(qapp, say)
        assert english != german
    assert Wording().names.preset(preset) != preset


def test_systems_levels_and_players_have_names(german):
    names = german.names
    assert (names.system("classic"), names.level("beginner"), names.level("skilled")) == (
        "Klassisches Canasta",
        "Anfänger",
        "Geübt",
    )
    assert (names.players(4), names.side(["Du", "Jonas"])) == ("vier Spieler", "Du & Jonas")
