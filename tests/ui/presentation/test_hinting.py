"""What a hint comes to: where it points, what doing it does, and what ends it."""

import pytest

from canasta_desktop.bots.levels import policy
from canasta_desktop.bots.policy import Decision, Idea, Why
from canasta_desktop.game.match import Match
from canasta_desktop.rules.actions import NO_CARD, Ask, Discard, Draw, LayMeld
from canasta_desktop.rules.notation import read_action
from canasta_desktop.rules.rng import Rng
from canasta_desktop.rules.table import NOBODY
from canasta_desktop.ui.display import intents
from canasta_desktop.ui.display.actions import DO_HINT, large_buttons
from canasta_desktop.ui.display.display import Display, Guidance, Tone
from canasta_desktop.ui.display.places import HAND, NEW_MELD, PILE, STOCK, Place, Spot
from canasta_desktop.ui.presentation.person import Person
from canasta_desktop.ui.presentation.prompts import QuestionKind
from canasta_desktop.ui.presentation.screen import DisplayBuilder, Moment
from tests.ui.every_game import SOME, SPECIAL, at, moments, name_of, seated_at, setup_of
from tests.ui.tables import match_at, sit, tokens

MELDS = [["KS KH KD", "9S 9H 9D"], []]
MODERN = {"system": "modern-american", "pile": "4C 6D", "stock": 40}
STRAIGHT = "2S 3S 4H 5H 6H 7H 8H 9H TH JH QH KH AH JO"
TWICE = {"system": "global-trade", "phase": "play", "melds": [["KS KH KD", "KC KS KH"], []]}


def display(person: Person) -> Display:
    return DisplayBuilder(person.match, person.seat).display(person, Moment())


def advised(hand: str, action: str, **position: object) -> Person:
    """A person who has been told to do this."""
    person = sit(hand, **position)
    person.hinting.give(Decision(read_action(action), (Idea(Why.GO_OUT),)))
    return person


def meld(number: int) -> Place:
    return Place(Spot.MELD, number)


WAYS = [
    pytest.param("KC 4S 5S", "draw", {}, "", STOCK, HAND, id="draw"),
    pytest.param("3H 4S 5S 6D", "draw 3H", MODERN, "3H", STOCK, HAND, id="keep"),
    pytest.param("6S 6H 5S", "take 6S 6H", {"melds": MELDS}, "6S 6H", PILE, NEW_MELD, id="take"),
    pytest.param("KC 4S 5S", "take > 0", {"melds": MELDS, "pile": "4C KH"}, "", PILE, meld(0), id="take-for-meld"),
    pytest.param("KC 2S 4S 5S", "meld KC 2S > 0", {"melds": MELDS, "phase": "play"}, "KC 2S", HAND, meld(0), id="add"),
    pytest.param(
        "8C 8S 8H 5S 4S", "meld 8C 8S 8H", {"melds": MELDS, "phase": "play"}, "8C 8S 8H", HAND, NEW_MELD, id="new"
    ),
    pytest.param("KC 4S 5S", "discard 4S", {"phase": "play"}, "4S", HAND, PILE, id="discard"),
    pytest.param("3H 4S 5S 6D", "lay 3H", MODERN | {"phase": "play"}, "3H", HAND, NEW_MELD, id="three"),
    pytest.param("4S 5S QD", "join 0 1", TWICE, "", meld(0), meld(1), id="join"),
    pytest.param(STRAIGHT, "special straight", MODERN | {"phase": "play"}, "", HAND, NEW_MELD, id="special"),
]


@pytest.mark.parametrize(("hand", "action", "position", "cards", "origin", "goal"), WAYS)
def test_a_hint_points_from_its_cards_to_their_goal(hand, action, position, cards, origin, goal) -> None:
    person = advised(hand, action, **position)
    shown = display(person)
    assert shown.guidance == Guidance(tokens(person, cards), origin, goal)
    assert shown.hinted == set(shown.guidance.tokens)
    assert shown.note.tone is Tone.HINT
    assert large_buttons(shown)[0].key == DO_HINT
    assert [button.key for button in shown.buttons if button.primary] == [DO_HINT]


@pytest.mark.parametrize(("hand", "action", "position", "cards", "origin", "goal"), WAYS)
def test_doing_it_does_what_the_hint_says(hand, action, position, cards, origin, goal) -> None:
    person = advised(hand, action, **position)
    person.handle(intents.Press(DO_HINT))
    assert person.match.running_deal().actions == [read_action(action)]
    assert person.last_note is None
    assert display(person).guidance is None


def test_where_threes_lie_the_arrow_leads_to_them() -> None:
    person = advised("3H 4S 5S 6D", "lay 3H", **MODERN | {"phase": "play", "red_threes": ["3D", ""]})
    assert display(person).guidance.goal == Place(Spot.THREES, 0)


def test_of_two_equal_cards_the_one_that_rose_goes() -> None:
    person = advised("4S 4S KC", "discard 4S", phase="play")
    (risen,) = display(person).guidance.tokens
    person.handle(intents.Press(DO_HINT))
    assert display(person).piles.top.token == risen


def test_what_is_staged_gives_way_to_what_is_done() -> None:
    person = sit("KC 2S 4S 5S", phase="play", melds=MELDS)
    person.handle(intents.Drop(tokens(person, "KC"), meld(0)))
    person.hinting.give(Decision(read_action("discard 4S")))
    assert not person.bench.draft.is_empty
    person.handle(intents.Press(DO_HINT))
    assert person.match.running_deal().actions == [read_action("discard 4S")]


@pytest.mark.parametrize(
    "intent",
    [
        intents.Press("sort"),
        intents.Press("discard"),
        intents.SelectCards(()),
        intents.ClickPlace(PILE),
        intents.ClickPlace(NEW_MELD),
        intents.BeginDrag(()),
        intents.CancelDrag(),
    ],
    ids=lambda intent: f"{type(intent).__name__} {getattr(intent, 'key', '')}",
)
def test_whatever_else_the_person_does_ends_the_hint(intent) -> None:
    person = advised("KC 4S 5S", "discard 4S", phase="play")
    person.handle(intent)
    shown = display(person)
    assert shown.guidance is None
    assert DO_HINT not in {button.key for button in shown.buttons}


def test_without_a_hint_doing_it_does_nothing() -> None:
    person = sit("KC 4S 5S", phase="play")
    person.handle(intents.Press(DO_HINT))
    assert person.match.running_deal().actions == []


def test_a_question_of_the_table_gives_way_to_a_hint() -> None:
    person = sit("6S 6H 5S", melds=MELDS)
    person.press("take")
    assert display(person).question is not None
    person.hinting.give(Decision(Draw()))
    shown = display(person)
    assert shown.question is None
    assert shown.guidance is not None


@pytest.mark.parametrize("confirms", [True, False])
def test_a_hint_that_goes_out_asks_who_wants_to_be_asked(confirms: bool) -> None:
    person = advised("4S", "discard 4S", phase="play", melds=[["AS AH AD AC AS AH AD"], []])
    person.confirms_out = confirms
    assert next(one for one in display(person).buttons if one.key == DO_HINT).detail == "ends the deal"
    person.handle(intents.Press(DO_HINT))
    assert (person.open_question is not None and person.open_question.about is QuestionKind.OUT) is confirms
    if confirms:
        assert not person.table.over
        person.handle(intents.Choose(0))
    assert person.table.over


def test_asking_the_partner_has_no_arrow_but_is_done() -> None:
    person = sit("4S 5S", phase="play", melds=[["AS AH AD AC AS AH AD"], []])
    person.hinting.give(Decision(Ask(), (Idea(Why.ASK),)))
    assert display(person).guidance is None
    person.handle(intents.Press(DO_HINT))
    assert person.match.to_act() == 2


@pytest.mark.parametrize(("action", "first"), [("yes", "Yes"), ("no", "No")])
def test_a_hint_for_the_partners_question_proposes_its_answer(action: str, first: str) -> None:
    match = match_at(
        "4S 5S", turn=2, phase="play", hands=["4S 5S", 11, "9S 9H", 11], melds=[["AS AH AD AC AS AH AD"], []]
    )
    assert match.play(2, Ask()) is None
    person = Person(match, 0)
    person.hinting.give(Decision(read_action(action), (Idea(Why.SAY_NO),)))
    question = display(person).question
    assert question.choices[0].text.startswith(first)
    assert "too many cards" in question.text
    person.handle(intents.Press(DO_HINT))
    assert match.running_deal().actions[-1] == read_action(action)


def test_the_button_says_what_will_be_done() -> None:
    def detail(person: Person) -> str:
        return next(one for one in display(person).buttons if one.key == DO_HINT).detail

    assert detail(advised("KC 4S 5S", "discard 4S", phase="play")) == "Discard: 4♠"
    assert detail(advised("KC 4S 5S", "draw")) == "Draw a card"
    assert detail(advised("6S 6H 5S", "take 6S 6H", melds=MELDS)) == "2 cards, with 6♠ 6♥"
    assert detail(advised("KC 2S 4S 5S", "meld KC 2S > 0", melds=MELDS, phase="play")) == "2 cards"


@pytest.mark.parametrize("form", SOME + SPECIAL, ids=name_of)
def test_in_every_game_a_hint_points_at_what_its_person_sees_and_can_be_done(form) -> None:
    match = Match.start(setup_of(form), 17)
    skilled = policy("skilled")
    for number in moments(match, 17, 90):
        actor = match.to_act()
        if number % 15 or actor == NOBODY:
            continue
        person = seated_at(at(match.setup, match.running_deal().state()), actor)
        person.confirms_out = False
        choice = skilled.choose(person.match.view(actor), Rng(number))
        person.hinting.give(choice)
        shown = display(person)
        check_guidance(shown, choice)
        person.handle(intents.Press(DO_HINT))
        assert person.match.running_deal().actions == [choice.action]
        for seat in range(match.setup.players):
            assert display(Person(person.match, seat)).guidance is None


def check_guidance(shown: Display, choice: Decision) -> None:
    """Its cards lie in the hand in sight, its places on the table."""
    guidance = shown.guidance
    if guidance is None:
        return
    assert set(guidance.tokens) <= {held.card.token for held in shown.hand}
    melds = {meld.place for tray in shown.trays for meld in tray.melds}
    threes = {Place(Spot.THREES, tray.side) for tray in shown.trays if tray.threes}
    assert {guidance.origin, guidance.goal} <= {HAND, STOCK, PILE, NEW_MELD, *melds, *threes}
    match choice.action:
        case Discard(card=card):
            assert [shown.card(token).card.face for token in guidance.tokens] == [card]
        case LayMeld(plays=plays):
            assert len(guidance.tokens) == sum(len(play.cards) for play in plays)
        case Draw(keep=keep) if keep == NO_CARD:
            assert guidance.tokens == ()
