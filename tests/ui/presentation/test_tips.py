"""Tips: each explained once where it first applies, true of every game, and never in the way of anything else."""

import pytest

from canasta_desktop.game.match import Match
from canasta_desktop.resources import languages
from canasta_desktop.rules.actions import Ask
from canasta_desktop.rules.codes import Rule
from canasta_desktop.rules.rng import Rng
from canasta_desktop.rules.statements import statements
from canasta_desktop.rules.table import NOBODY
from canasta_desktop.ui.base.language import set_language
from canasta_desktop.ui.display import intents
from canasta_desktop.ui.display.display import Tone
from canasta_desktop.ui.display.places import NEW_MELD, PILE, STOCK
from canasta_desktop.ui.presentation.hot_seat import HotSeat
from canasta_desktop.ui.presentation.screen import Moment
from canasta_desktop.ui.presentation.tips import due_tip
from canasta_desktop.ui.wording.tips import Tip, TipWords
from tests.ui.every_game import FORMS, SPECIAL, moments, name_of, setup_of
from tests.ui.tables import match_at, tokens

OPEN = [["KS KH KD"], []]
CANASTA = [["AS AH AD AC AS AH AD"], []]
MODERN = {"system": "modern-american", "pile": "4C 6D", "stock": 40}

CASES = [
    pytest.param("KS 9D 4S", {"pile": "4C 3S"}, Tip.BLACK_THREE, "CL-6.8", "nobody can take the pile", id="black"),
    pytest.param("KS 9D 4S", {"pile": "2C 4C", "melds": OPEN, "frozen": True}, Tip.FROZEN, "CL-6.4", "", id="frozen"),
    pytest.param("KS 9D 4S", {}, Tip.FROZEN_FOR_YOU, "CL-6.3", "frozen for it", id="frozen-for-you"),
    pytest.param(
        "KS 9D 4S", {"phase": "play", "red_threes": ["3H", ""]}, Tip.RED_THREE, "CL-3.1", "laid out at once", id="red"
    ),
    pytest.param("KS 9D 4S", {"phase": "play"}, Tip.INITIAL_MELD, "CL-7.1", "50 points together", id="minimum"),
    pytest.param(
        "KS 9D 4S", {"phase": "play", "scores": [3000, 0]}, Tip.INITIAL_MELD, "CL-7.1", "120 points", id="minimum-120"
    ),
    pytest.param(
        "KS 9D 4S 5S 6S",
        {"phase": "play", "melds": [["AS AH AD AC AS"], []]},
        Tip.CANASTA,
        "CL-5.7",
        "7 cards",
        id="canasta",
    ),
    pytest.param(
        "KS 9D 4S", {"phase": "play", "melds": OPEN}, Tip.GOING_OUT, "CL-8.1", "needs 1 canasta to go out", id="needs"
    ),
    pytest.param(
        "KS 9D 4S 5S 6S", {"phase": "play", "melds": CANASTA}, Tip.GOING_OUT, "CL-8.1", "goes out", id="going-out"
    ),
    pytest.param(
        "KS 2D 4S 5S 6S", {"phase": "play", "melds": OPEN}, Tip.WILD_CARDS, "CL-5.3", "more than 3 of them", id="wild"
    ),
    pytest.param(
        "KS 9D 4S",
        {"system": "classic-german"},
        Tip.FROZEN_FOR_YOU,
        "CG-6.3",
        "cannot take the pile",
        id="closed",
    ),
    pytest.param("3H 9D 4S", MODERN | {"phase": "play"}, Tip.RED_THREE, "MA-2.5", "threes are not melded", id="threes"),
    pytest.param(
        "KS 2D 4S 5S 6S",
        {"system": "samba", "phase": "play", "melds": OPEN},
        Tip.WILD_CARDS,
        "SA-3.1",
        "more than 2 of them",
        id="wild-samba",
    ),
    pytest.param(
        "KS 9D 4S",
        {"system": "samba", "phase": "play", "melds": OPEN},
        Tip.GOING_OUT,
        "SA-7.1",
        "needs 2 canastas",
        id="needs-samba",
    ),
]


@pytest.mark.parametrize(("hand", "position", "tip", "clause", "part"), CASES)
def test_a_tip_is_due_where_it_applies(hand, position, tip, clause, part) -> None:
    view = match_at(hand, **position).view(0)
    assert due_tip(view, ()) is tip
    note = TipWords().note(tip, view)
    assert note.tone is Tone.TIP
    assert note.clause == clause
    assert part in " ".join(note.lines)
    assert due_tip(view, {tip.value}) is not tip


def test_nothing_is_explained_while_somebody_else_acts() -> None:
    assert due_tip(match_at("KS 9D 4S", turn=1).view(0), ()) is None
    asked = match_at("4S 5S", turn=2, phase="play", hands=["4S 5S", 11, "9S 9H", 11], melds=CANASTA)
    assert asked.play(2, Ask()) is None
    assert due_tip(asked.view(0), ()) is None


STATED = {
    Tip.BLACK_THREE: {
        *(Rule.PILE_TOP_BLACK_THREE, Rule.PILE_TOP_BLACK_THREE_FREE, Rule.PILE_TOP_BLACK_THREE_FREE_DISCARDED),
        Rule.PILE_TOP_THREE,
    },
    Tip.FROZEN: {
        *(Rule.TAKE_FROZEN, Rule.TAKE_FROZEN_BUT_WILD, Rule.TAKE_FROZEN_BUT_WILD_OR_BLACK),
        *(Rule.ALWAYS_FROZEN, Rule.TAKE_PAIR),
    },
    Tip.FROZEN_FOR_YOU: {
        *(Rule.FROZEN_BEFORE_INITIAL_MELD, Rule.TAKE_NOT_BEFORE_INITIAL_MELD),
        Rule.TAKE_AFTER_INITIAL_MELD_FROM_HAND,
    },
    Tip.RED_THREE: {Rule.RED_THREES_DRAWN, Rule.RED_THREES_OPTIONAL, Rule.THREES_DRAWN},
    Tip.INITIAL_MELD: {Rule.MINIMUM, Rule.MINIMUM_BY_DEAL, Rule.MINIMUM_OWN_SCORE},
    Tip.CANASTA: {Rule.CANASTA, Rule.CANASTA_CLOSED},
    Tip.GOING_OUT: {Rule.OUT_CANASTAS, Rule.OUT_CANASTA_KINDS},
    Tip.WILD_CARDS: {Rule.WILD_CARDS},
}
"""What the rule sheet of a game must state for a tip to be true there: one of these."""


@pytest.mark.parametrize("form", FORMS + SPECIAL, ids=name_of)
def test_in_every_game_only_what_its_rules_state_is_explained(form, qapp) -> None:
    match = Match.start(setup_of(form), 23)
    codes = {one.code for one in statements(match.rules)}
    clauses = {one.clause.partition(".")[0] for one in statements(match.rules)}
    found: set[Tip] = set()
    try:
        for number in moments(match, 23, 150):
            actor = match.to_act()
            if actor == NOBODY or number % 2:
                continue
            view = match.view(actor)
            told: set[str] = set()
            while (tip := due_tip(view, told)) is not None:
                told.add(tip.value)
                if tip in found:
                    continue
                found.add(tip)
                assert codes & STATED[tip], tip
                said = {}
                for language in languages():
                    set_language(qapp, language)
                    note = TipWords().note(tip, view)
                    said[language] = note.lines
                    assert 1 <= len(note.lines) <= 2
                    assert all(note.lines)
                    assert "{" not in "".join(note.lines)
                    assert "%" not in "".join(note.lines)
                    assert note.clause.partition(".")[0] in clauses
                assert said["de"] != said["en"]
    finally:
        set_language(qapp, "en")
    assert Tip.WILD_CARDS in found


@pytest.mark.parametrize("form", FORMS, ids=name_of)
def test_what_is_hidden_has_no_say_in_what_is_explained(form) -> None:
    match = Match.start(setup_of(form), 29)
    for number in moments(match, 29, 60):
        actor = match.to_act()
        if actor == NOBODY or number % 12:
            continue
        view = match.view(actor)
        assert due_tip(view, ()) is due_tip(view.sample(Rng(number)).observe(actor), ())


# --- at the screen


def seat_at(hand: str, told: frozenset[str] | None = frozenset(), **position: object) -> HotSeat:
    match = match_at(hand, **position)
    screen = HotSeat(match)
    match.listen(0, screen.follow)
    screen.set_tips(told)
    return screen


def note(screen: HotSeat):
    return screen.display(Moment()).note


def test_each_tip_is_told_once_and_another_one_when_the_match_goes_on() -> None:
    screen = seat_at("KS 2D 4S", stock="7C 8D")
    first = note(screen)
    assert first.lines[0] == "Until your side melds, the pile is frozen for it."
    assert note(screen) == first
    screen.person.handle(intents.ClickPlace(STOCK))
    assert "50 points" in note(screen).lines[0]
    assert screen.shown_tips == {"frozen-for-you", "initial-meld"}


def test_what_was_told_is_not_told_again_and_who_wants_no_tips_gets_none() -> None:
    assert note(seat_at("KS 9D 4S", frozenset({"frozen-for-you"}))).tone is Tone.INFO
    screen = seat_at("KS 9D 4S", None)
    assert note(screen).tone is Tone.INFO
    assert screen.shown_tips is None


def test_who_turns_tips_off_sees_the_present_one_no_more() -> None:
    screen = seat_at("KS 9D 4S")
    assert note(screen).tone is Tone.TIP
    screen.set_tips(None)
    assert note(screen).tone is Tone.INFO


def test_a_tip_hides_no_refusal_no_question_and_no_draft() -> None:
    screen = seat_at("KS KH KD 9D 4S", phase="play")
    assert note(screen).tone is Tone.TIP
    screen.person.handle(intents.Drop(tokens(screen.person, "9D 4S"), PILE))
    assert note(screen).tone is Tone.ERROR
    screen.person.handle(intents.Drop(tokens(screen.person, "KS KH KD"), NEW_MELD))
    shown = screen.display(Moment())
    assert shown.note.tone is Tone.INFO
    assert shown.meter is not None
    screen.person.handle(intents.Drop(tokens(screen.person, "9D"), PILE))
    assert screen.display(Moment()).question is not None or note(screen).tone is Tone.ERROR


def test_a_tip_comes_back_behind_a_refusal() -> None:
    screen = seat_at("KS KH KD 9D 4S", phase="play")
    tip = note(screen)
    screen.person.handle(intents.Press("draw"))
    assert note(screen).tone is Tone.ERROR
    screen.person.handle(intents.SelectCards(()))
    screen.person.handle(intents.Press("sort"))
    assert note(screen) == tip
