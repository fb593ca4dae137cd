"""Every game at any moment, for every seat: shown whole and in words, and all that is legal can be done by hand."""

import random
import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from functools import cache

import pytest

from canasta_desktop.game.match import Match
from canasta_desktop.game.take_interpretations import held_back
from canasta_desktop.resources import languages
from canasta_desktop.rules.actions import (
    NEW,
    NO_CARD,
    Action,
    Answer,
    Ask,
    Discard,
    Draw,
    End,
    Join,
    Lay,
    LayMeld,
    Play,
    Special,
    Take,
)
from canasta_desktop.rules.refusals import Refusal
from canasta_desktop.rules.rng import Rng
from canasta_desktop.rules.table import NOBODY, Table
from canasta_desktop.ui.base.language import current_language, set_language
from canasta_desktop.ui.display import intents
from canasta_desktop.ui.display.display import BACK, Display, Tone, TrayView
from canasta_desktop.ui.display.places import HAND, NEW_MELD, PILE, STOCK, Place, Spot
from canasta_desktop.ui.presentation.person import Person
from canasta_desktop.ui.presentation.screen import DisplayBuilder, Moment
from canasta_desktop.ui.presentation.spectator import Spectator
from canasta_desktop.ui.presentation.tokens import TokenStack
from canasta_desktop.ui.wording.cards import CardPhrases
from tests.ui.every_game import FORMS, SOME, SPECIAL, at, moments, name_of, seated, seated_at, setup_of

LEFT_OVER = re.compile(r"[{}|]|%\w|\(s\)|\bNone\b")
GENERAL = "The rules do not allow this now."
KEYS = (
    *("draw", "keep", "take", "take-top", "lay", "lay-three", "meld", "join", "discard", "out", "ask", "end"),
    *("undo", "redo", "sort", "special:straight"),
)
every_game = pytest.mark.parametrize("form", FORMS + SPECIAL, ids=name_of)
EVERY = 11
"""Every so many actions the display is looked at from all sides."""
some_games = pytest.mark.parametrize("form", SOME + SPECIAL, ids=name_of)


@pytest.fixture(autouse=True)
def cards_worded_once(qapp, monkeypatch):
    """What is said of a card depends on the language and on these few alone: no need to word it for every display."""
    said = cache(lambda language, letters, *what: spoken(CardPhrases(letters), *what))
    monkeypatch.setattr(
        CardPhrases, "spoken", lambda words, *what: said(current_language(qapp), words.letters, *what), raising=True
    )


spoken = CardPhrases.spoken


def texts(value: object) -> Iterator[str]:
    """All texts in a display."""
    waiting = [value]
    while waiting:
        one = waiting.pop()
        if isinstance(one, str):
            yield one
        elif isinstance(one, tuple):
            waiting += one
        elif names := parts_of(type(one)):
            waiting += [getattr(one, name) for name in names]


@cache
def parts_of(kind: type) -> tuple[str, ...]:
    """The fields of a dataclass; nothing else has any."""
    return tuple([field.name for field in fields(kind)]) if is_dataclass(kind) else ()


def left_over(shown: object) -> list[str]:
    """The texts that have a blank left in them, or what stands for nothing."""
    found = list(texts(shown))
    return [text for text in found if LEFT_OVER.search(text)] if LEFT_OVER.search("\n".join(found)) else []


def display(person: Person) -> Display:
    return DisplayBuilder(person.match, person.seat).display(person, Moment())


def faces(tray: TrayView) -> list[int]:
    """What is laid out in a tray, staged cards apart."""
    return sorted([card.face for card in tray.threes] + [card.face for meld in tray.melds for card in meld.cards])


def laid(table: Table, side: int) -> list[int]:
    """What a side has laid out."""
    threes = [card for seat, own in enumerate(table.sides) if own == side for card in table.threes[seat]]
    return sorted(threes + [card for meld in table.melds[side] for card in meld.cards])


def check_texts(shown: Display) -> None:
    """Everything that has to be said is said, and no blank is left."""
    assert left_over(shown) == []
    assert shown.title
    assert shown.status
    assert shown.target_text
    assert all(shown.note.lines)
    assert all(plate.name and plate.spoken for plate in shown.plates)
    assert all(tray.caption for tray in shown.trays)
    assert all(meld.name for tray in shown.trays for meld in tray.melds)
    assert all(button.text and (button.enabled or button.why_not) for button in shown.buttons)
    assert all(box.name and box.state and box.points for box in shown.scores)


def check_table(shown: Display, person: Person) -> None:
    """What lies on the table is on the display, and no other card but those of the own hand."""
    table, hand = person.table, person.bench.view.hand
    assert sorted(held.card.face for held in shown.hand) == sorted(hand.cards())
    assert {tray.side: faces(tray) for tray in shown.trays} == {
        side: laid(table, side) for side in {table.sides[seat] for seat in (*table.order, person.seat)}
    }
    assert [tray.own for tray in shown.trays] == [True] + [False] * (len(shown.trays) - 1)
    piles, pile = shown.piles, table.pile + [BACK] * table.face_down
    lying = (*piles.below, *[card for card in piles.across if card != piles.top])
    below = [card.face for card in lying]
    assert not Counter(below) - Counter(pile[:-1])
    assert [piles.top.face] == pile[-1:] if piles.top is not None else not pile
    assert sorted(plate.seat for plate in shown.plates) == list(range(len(table.sides)))
    assert [plate.seat for plate in shown.plates if plate.person] == [person.seat] == [shown.plates[0].seat]
    playing = [plate.seat for plate in shown.plates if not plate.sits_out]
    start = playing.index(table.order[0])
    assert playing[start:] + playing[:start] == table.order
    assert not any(plate.open_cards for plate in shown.plates)
    assert len(shown.scores) == table.rules.seating.accounts()
    tokens = [held.card.token for held in shown.hand] + [card.token for tray in shown.trays for card in tray.threes]
    tokens += [card.token for tray in shown.trays for meld in tray.melds for card in (*meld.cards, *meld.staged)]
    assert len(set(tokens)) == len(tokens)


@every_game
def test_every_moment_is_shown_whole_and_in_every_language(form, qapp):
    match = Match.start(setup_of(form), 7)
    persons, spectator = seated(match), Spectator(match, 0)
    match.listen(None, spectator.follow)
    watched = DisplayBuilder(match, NOBODY, 0)
    keys: dict[int, set[str]] = {}
    try:
        for number in moments(match, 7, 110):
            if number % EVERY and match.to_act() != NOBODY:
                continue
            said: dict[str, list[str]] = {}
            two = {max(match.to_act(), 0), number // EVERY % len(persons)}
            for language in languages():
                set_language(qapp, language)
                # In the other languages who acts and somebody else, each in turn: the cards are the same.
                those = persons if language == "en" else [persons[seat] for seat in sorted(two)]
                shown = [display(person) for person in those]
                said[language] = [one.status for one in shown]
                for one, person in zip(shown, those, strict=True):
                    check_texts(one)
                    check_table(one, person)
                    always = {button.key for button in one.buttons} - {"out", "end", "continue"}
                    assert keys.setdefault(person.seat, always) == always
            assert not [text for text in said["en"] if text in said["de"]]
            seen = (watched.trays(spectator), watched.piles(spectator), watched.plates(spectator, NOBODY))
            assert left_over(seen) == []
            assert not {"Du", "You"} & set(texts(seen))
            assert not [plate for plate in seen[2] if plate.person]
            opened = {plate.seat: sorted([card.face for card in plate.open_cards]) for plate in seen[2]}
            left = [sorted(hand.cards()) for hand in match.hands()] or [[] for _ in opened]
            assert opened == dict(enumerate(left)), "hands are open at the end of a deal, and not before"
    finally:
        set_language(qapp, "en")


@some_games
def test_what_is_hidden_changes_nothing_on_the_display(form, qapp):
    match = Match.start(setup_of(form), 11)
    for number in moments(match, 11, 110):
        if number % 20 or match.to_act() == NOBODY:
            continue
        for seat in {match.to_act(), (match.to_act() + 1) % match.setup.players}:
            guessed = match.view(seat).sample(Rng(number))
            real, other = at(match.setup, match.running_deal().state()), at(match.setup, guessed)
            assert display(Person(real, seat)) == display(Person(other, seat))


# --- everything that is legal can be done by hand


def tokens_of(person: Person, cards: tuple[int, ...]) -> tuple[int, ...]:
    found = tuple(person.bench.tokens_of(cards))
    assert len(found) == len(cards)
    return found


def stage(person: Person, plays: tuple[Play, ...]) -> None:
    """Put the cards of these plays onto their melds, or onto the free slot."""
    for play in plays:
        place = NEW_MELD if play.onto == NEW else Place(Spot.MELD, play.onto)
        person.handle(intents.Drop(tokens_of(person, play.cards), place))


def choose(person: Person, wanted: Action | None = None) -> None:
    """Answer the open question, if there is one: with this action where it is among the choices."""
    if person.open_question is None:
        return
    offered = list(person.open_question.takes) if person.open_question.takes else list(person.open_question.actions)
    person.handle(intents.Choose(offered.index(wanted) if wanted in offered else 0))


def take(person: Person, action: Take) -> None:
    """Click the pile and choose; what is not proposed is staged before, as a person would.

    Threes that may all be kept stay with a person who takes the pile: whoever wants them on the table lays them first.
    """
    view = person.bench.draft.view
    if action.keep != held_back(view):
        for card in view.table.rules.threes.held(view.hand):
            do(person, Lay((card,)))
    person.handle(intents.ClickPlace(PILE))
    if person.open_question is not None and action in person.open_question.takes:
        choose(person, action)
        return
    person.handle(intents.Choose(-1))
    stage(person, action.plays)
    person.handle(intents.SelectCards(tokens_of(person, action.cards)))
    person.handle(intents.Press("take" if action.rest else "take-top"))
    choose(person, action)


def do(person: Person, action: Action) -> None:
    """Do this as a person does it: by clicks, drops, keys and answers."""
    match action:
        case Draw() if action.keep == NO_CARD:
            person.handle(intents.ClickPlace(STOCK))
        case Draw():
            person.handle(intents.Press("keep"))
            choose(person, action)
        case Take():
            take(person, action)
        case LayMeld():
            stage(person, action.plays)
            person.handle(intents.Press("lay"))
        case Join():
            lying = person.bench.book.cards(TokenStack(Place(Spot.MELD, action.first)))
            carried = tuple([token.number for token in lying])
            person.handle(intents.BeginDrag(carried))
            person.handle(intents.Drop(carried, Place(Spot.MELD, action.second)))
        case Lay():
            person.handle(intents.Drop(tokens_of(person, action.cards), NEW_MELD))
        case Special():
            person.handle(intents.Press(f"special:{action.hand}"))
        case Discard():
            person.handle(intents.Drop(tokens_of(person, (action.card,)), PILE))
        case End():
            person.handle(intents.Press("end"))
        case Ask():
            person.handle(intents.Press("ask"))
        case Answer():
            person.handle(intents.Choose(0 if action.yes else 1))
    if person.open_question is not None:
        choose(person)


def outcome(match: Match) -> object:
    """What came of it, on the table and in all hands."""
    state = match.running_deal().state()
    table = state.table
    melds = [[(meld.rank, tuple(sorted(meld.cards))) for meld in melds] for melds in table.melds]
    hands = [tuple(hand.cards()) for hand in state.hands]
    return melds, hands, table.pile, table.threes, table.turn.phase, table.to_act(), table.over, table.special


@some_games
def test_whatever_is_legal_can_be_done_by_hand(form, qapp):
    match = Match.start(setup_of(form), 5)
    done: Counter[str] = Counter()
    for number in moments(match, 5, 120):
        actor = match.to_act()
        if number % 2 or actor == NOBODY:
            continue
        for action in sorted(match.legal(actor), key=lambda one: done[type(one).__name__])[:2]:
            done[type(action).__name__] += 1
            byhand, direct = (at(match.setup, match.running_deal().state()) for _ in range(2))
            person = seated_at(byhand, actor)
            do(person, action)
            assert direct.play(actor, action) is None
            assert outcome(byhand) == outcome(direct), (action, person.last_note, person.open_question)


# --- whatever is tried is answered


def gesture(person: Person, rng: random.Random) -> list[intents.Intent]:
    """Something that anybody might try, sensible or not."""
    hand = [token.number for token in person.bench.hand()]
    melds = [meld.number for melds in person.table.melds for meld in melds]
    places = [PILE, STOCK, NEW_MELD, HAND, *[Place(Spot.MELD, number) for number in melds]]
    places += [Place(Spot.DRAFT, 1), Place(Spot.THREES, 0), Place(Spot.SEAT, 1)]
    some = tuple(rng.sample(hand, min(len(hand), rng.randint(1, 4))))
    top = tuple([token.number for token in person.bench.book.cards(TokenStack(PILE))[-1:]])
    meld = TokenStack(Place(Spot.MELD, rng.choice(melds))) if melds else TokenStack(PILE)
    carried = rng.choice([some, some, some, top, tuple([token.number for token in person.bench.book.cards(meld)])])
    place = rng.choice(places)
    press = rng.choice(
        ["draw", "keep", "take", "take-top", "lay", "lay-three", "meld", "join", "discard", "out", "ask"]
    )
    press = rng.choice([press, "end", "undo", "redo", "sort", "special:straight"])
    return rng.choice(
        [
            [intents.BeginDrag(carried), intents.Drop(carried, place, 0)],
            [intents.SelectCards(some), intents.ClickPlace(place)],
            [intents.SelectCards(some), intents.Press(press)],
            [intents.SelectRank(rng.choice(hand or [0])), intents.Press("meld")],
            [intents.ClickPlace(place), intents.Choose(rng.choice([-1, 0]))],
            [intents.Press(press), intents.Choose(0)],
        ]
    )


@some_games
def test_whatever_is_tried_is_answered_in_words(form, qapp):
    rng = random.Random(3)
    match = Match.start(setup_of(form), 13)
    for number in moments(match, 13, 100):
        if number % 8:
            continue
        seat = match.to_act() if match.to_act() != NOBODY and rng.random() < 0.9 else 0
        person = seated_at(at(match.setup, match.running_deal().state()), seat)
        for _ in range(3):
            before = outcome(person.match)
            for intent in gesture(person, rng):
                person.handle(intent)
                shown = display(person)
                check_texts(shown)
                check_question(shown)
            if isinstance(person.last_note, Refusal):
                assert shown.note.tone is Tone.ERROR
                assert shown.note.lines[0] != GENERAL
                assert outcome(person.match) == before


def check_question(shown: Display) -> None:
    """A question has choices that can be told apart."""
    if shown.question is not None:
        choices = [choice.text for choice in shown.question.choices]
        assert shown.question.text
        assert choices
        assert len(set(choices)) == len(choices), choices
