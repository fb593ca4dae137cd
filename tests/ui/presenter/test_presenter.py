"""The flow of a match: who is waited for, what is played when, and what happens when the worker fails."""

import sys
from collections.abc import Callable, Iterator
from itertools import groupby

import pytest
from pytestqt.qtbot import QtBot

from canasta_desktop.bots.levels import policy
from canasta_desktop.bots.policy import EVEN, Temperament
from canasta_desktop.game.history import FinishedDeal
from canasta_desktop.game.match import Match
from canasta_desktop.game.messages import Code, Message
from canasta_desktop.game.seats import SeatKind, SeatSetup, Setup
from canasta_desktop.rules.actions import Discard
from canasta_desktop.rules.cards import read_cards
from canasta_desktop.rules.events import Event, What
from canasta_desktop.rules.rng import Rng
from canasta_desktop.rules.table import DRAWING
from canasta_desktop.ui.display import intents
from canasta_desktop.ui.display.display import BACK, Display
from canasta_desktop.ui.display.places import HAND, PILE, STOCK, Place, Spot
from canasta_desktop.ui.presentation.hot_seat import HotSeat
from canasta_desktop.ui.presentation.notices import DISMISS
from canasta_desktop.ui.presenter.bot_process import BotProcess
from canasta_desktop.ui.presenter.opponents import HINT_SHOWN_AFTER_MS
from canasta_desktop.ui.presenter.pacing import PACES
from canasta_desktop.ui.presenter.presenter import Presenter
from canasta_desktop.ui.presenter.transitions import flights
from tests.ui.tables import match_at

pytestmark = pytest.mark.usefixtures("players_kept")

DEAD = [sys.executable, "-c", "raise SystemExit(3)"]
MUMBLING = [sys.executable, "-c", "import sys\nfor line in sys.stdin: print('what?', flush=True)"]
WORKER = [sys.executable, "-m", "canasta_desktop", "--worker"]

Seat = Callable[..., Presenter]


@pytest.fixture
def seated(qtbot: QtBot) -> Iterator[Seat]:
    """A presenter at seat 0 of a position, with this worker; ended after the test."""
    made: list[tuple[Presenter, BotProcess]] = []

    def make(hand: str, worker: list[str], **position: object) -> Presenter:
        bot_process = BotProcess(None, worker)
        presenter = Presenter(match_at(hand, **position), bot_process)
        presenter.set_pace("off", False)
        made.append((presenter, bot_process))
        return presenter

    yield make
    for presenter, bot_process in made:
        presenter.stop()
        bot_process.close()


def test_others_play_until_the_person_is_to_draw(seated: Seat, qtbot: QtBot) -> None:
    presenter = seated("KS KH 9D 4S 5C", WORKER, turn=1)
    presenter.start()
    qtbot.waitUntil(lambda: presenter.match.to_act() == 0, timeout=20_000)
    assert presenter.match.view(0).table.turn.phase == DRAWING


FORBIDDEN = [
    sys.executable,
    "-c",
    "import sys, json\nfor line in sys.stdin: print(json.dumps({'number': json.loads(line)['number'],"
    " 'action': 'discard 4S', 'reasons': []}), flush=True)",
]
HELPLESS = [
    sys.executable,
    "-c",
    "import sys, json\nfor line in sys.stdin: print(json.dumps({'number': json.loads(line)['number'],"
    " 'error': 'there is no level'}), flush=True)",
]


@pytest.mark.parametrize(
    ("worker", "code"),
    [
        (DEAD, Code.FALLBACK_ENDED),
        (["/no/such/program"], Code.FALLBACK_ENDED),
        (MUMBLING, Code.FALLBACK_NONSENSE),
        (FORBIDDEN, Code.FALLBACK_FORBIDDEN),
        (HELPLESS, Code.FALLBACK_NO_MOVE),
    ],
    ids=["dead", "missing", "mumbling", "forbidden", "helpless"],
)
def test_where_the_worker_fails_something_legal_is_played_and_it_is_said_why(
    seated: Seat, qtbot: QtBot, worker: list[str], code: Code
) -> None:
    presenter = seated("KS KH 9D 4S 5C", worker, turn=3)
    said: list[Code] = []

    def listen() -> None:
        message = presenter.person.last_note
        if isinstance(message, Message):
            said.append(message.code)

    presenter.display_changed.connect(lambda display, animate: listen())
    presenter.start()
    qtbot.waitUntil(lambda: presenter.match.to_act() == 0, timeout=20_000)
    assert set(said) == {code}


STANDING_IN = [
    sys.executable,
    "-c",
    "import sys, json\nfor line in sys.stdin: print(json.dumps({'number': json.loads(line)['number'],"
    " 'action': 'draw', 'reasons': [], 'stand-in': True}), flush=True)",
]


def test_where_what_was_learned_cannot_be_read_this_is_said_once_a_match(seated: Seat, qtbot: QtBot) -> None:
    presenter = seated("KS KH 9D 4S 5C", STANDING_IN)
    presenter.start()
    for match in (presenter.match, match_at("KS KH 9D 4S 5C")):
        presenter.sit_down(match)
        for _ in range(2):
            with qtbot.waitSignal(presenter.opponents.hinted, timeout=20_000):
                presenter.handle(intents.Press("hint"))
            assert [message.code for message in presenter.notices.pending] == [Code.LEARNED_UNREADABLE]
        presenter.handle(intents.Press(DISMISS))
        with qtbot.waitSignal(presenter.opponents.hinted, timeout=20_000):
            presenter.handle(intents.Press("hint"))
        assert not presenter.notices.pending


def test_a_hint_that_the_worker_cannot_give_is_told_in_a_whole_sentence(seated: Seat, qtbot: QtBot) -> None:
    presenter = seated("KS KH 9D 4S 5C", DEAD)
    presenter.start()
    presenter.handle(intents.Press("hint"))
    qtbot.waitUntil(lambda: presenter.person.last_note == Message(Code.HINT_FAILED), timeout=20_000)
    assert presenter.display.note.lines == ("There is no hint now: the computer could not finish thinking. Ask again.",)


SILENT = [sys.executable, "-c", "import time; time.sleep(60)"]


def test_a_hint_that_takes_a_moment_is_seen_to_be_coming_until_it_is_there_or_not_wanted(
    seated: Seat, qtbot: QtBot
) -> None:
    presenter = seated("KS KH 9D 4S 5C", SILENT)
    presenter.start()
    presenter.handle(intents.Press("hint"))
    assert presenter.person.last_note is None
    qtbot.waitUntil(lambda: presenter.person.last_note == Message(Code.HINT_COMING), timeout=20_000)
    assert presenter.display.note.lines == ("Thinking about a hint …",)
    presenter.handle(intents.ClickPlace(STOCK))
    assert presenter.person.last_note != Message(Code.HINT_COMING)
    said = []
    presenter.opponents.hint_lagging.connect(said.append)
    presenter.handle(intents.Press("hint"))
    presenter.opponents.forget()
    qtbot.wait(HINT_SHOWN_AFTER_MS + 100)
    assert not said


def test_an_answer_to_a_question_that_nobody_asks_any_more_is_dropped(seated: Seat, qtbot: QtBot) -> None:
    presenter = seated("KS KH 9D 4S 5C", WORKER, turn=1)
    presenter.start()
    presenter.stop()
    actions = len(presenter.match.log(0))
    qtbot.wait(300)
    assert len(presenter.match.log(0)) == actions


def test_cards_drawn_by_others_fly_as_backs(seated: Seat, qtbot: QtBot) -> None:
    presenter = seated("KS KH 9D 4S 5C", WORKER, turn=3, stock="9C 8D 7H 6S")
    flights = []
    presenter.display_changed.connect(lambda display, animate: flights.extend(display.flights))
    presenter.start()
    qtbot.waitUntil(lambda: presenter.match.to_act() == 0, timeout=20_000)
    drawn = [flight for flight in flights if flight.origin.spot is Spot.STOCK]
    assert [flight.face for flight in drawn] == [BACK]


def test_waiting_for_me_holds_the_next_player_until_a_click(seated: Seat, qtbot: QtBot) -> None:
    presenter = seated("KS KH 9D 4S 5C", WORKER, turn=2)
    presenter.set_pace("off", True)
    presenter.start()
    qtbot.waitUntil(lambda: presenter.match.to_act() == 3, timeout=20_000)
    qtbot.wait(300)
    assert presenter.match.to_act() == 3
    presenter.handle(intents.Skip())
    qtbot.waitUntil(lambda: presenter.match.to_act() == 0, timeout=20_000)


def test_a_hint_names_a_card_and_doing_it_discards_just_that_one(seated: Seat, qtbot: QtBot) -> None:
    presenter = seated("KS KH QD 9D 4S", WORKER, phase="play")
    presenter.start()
    presenter.handle(intents.Press("hint"))
    qtbot.waitUntil(lambda: presenter.display.guidance is not None, timeout=20_000)
    assert presenter.display.guidance.goal == PILE
    (token,) = presenter.display.guidance.tokens
    face = presenter.display.card(token).card.face
    presenter.handle(intents.Press("do-hint"))
    assert presenter.match.to_act() == 1
    assert (presenter.display.piles.top.token, presenter.display.piles.top.face) == (token, face)


def test_a_hint_that_is_asked_for_again_is_given_again_and_nothing_is_done(seated: Seat, qtbot: QtBot) -> None:
    presenter = seated("KS KH QD 9D 4S", WORKER, phase="play")
    presenter.start()
    shown: list[bool] = []
    presenter.display_changed.connect(lambda display, animate: shown.append(display.guidance is not None))
    for _ in range(2):
        with qtbot.waitSignal(presenter.opponents.hinted, timeout=20_000):
            presenter.handle(intents.Press("hint"))
    # Before a hint that takes its time stands a note that one is coming, once or twice.
    assert [is_shown for is_shown, _ in groupby(shown[shown.index(True) :])] == [True, False, True]
    assert presenter.match.to_act() == 0


def test_escape_ends_a_hint(seated: Seat, qtbot: QtBot) -> None:
    presenter = seated("KS KH QD 9D 4S", WORKER, phase="play")
    presenter.start()
    with qtbot.waitSignal(presenter.opponents.hinted, timeout=20_000):
        presenter.handle(intents.Press("hint"))
    presenter.handle(intents.Skip())
    assert presenter.display.guidance is None
    assert "do-hint" not in buttons(presenter)


def test_the_last_turns_can_be_shown_again(seated: Seat, qtbot: QtBot) -> None:
    presenter = seated("KS KH 9D 4S 5C", WORKER, phase="play")
    presenter.start()
    presenter.handle(intents.SelectCards(tuple(presenter.person.bench.tokens_of(read_cards("4S")))))
    presenter.handle(intents.Press("discard"))
    qtbot.waitUntil(lambda: presenter.match.to_act() == 0, timeout=20_000)
    shown = []
    presenter.display_changed.connect(lambda display, animate: shown.append(display))
    presenter.handle(intents.Press("replay"))
    assert shown
    assert shown[-1] != presenter.display
    presenter.handle(intents.Press("sort"))
    assert shown[-1] == presenter.display


def test_a_deal_that_lies_scored_asks_for_its_score_sheet(seated: Seat, qtbot: QtBot) -> None:
    presenter = seated("4S", WORKER, phase="play", melds=[["AS AH AD AC AS AH AD"], []])
    with qtbot.waitSignal(presenter.deal_scored, timeout=20_000):
        presenter.person.confirms_out = False
        presenter.start()
        presenter.handle(intents.SelectCards((presenter.person.bench.hand()[0].number,)))
        presenter.handle(intents.Press("discard"))
    assert presenter.match.is_scored


def buttons(presenter: Presenter) -> set[str]:
    """The names of the buttons that can be used."""
    assert presenter.display is not None
    return {button.key for button in presenter.display.buttons if button.enabled}


def test_waiting_for_the_person_is_shown_and_ends_with_the_button(seated: Seat, qtbot: QtBot) -> None:
    presenter = seated("KS KH 9D 4S 5C", WORKER, turn=2)
    presenter.set_pace("off", True)
    presenter.start()
    qtbot.waitUntil(lambda: "continue" in buttons(presenter), timeout=20_000)
    assert presenter.display is not None
    assert presenter.display.status == presenter.hot_seat.words.status.held()
    assert [button.key for button in presenter.display.buttons if button.primary] == ["continue"]
    presenter.handle(intents.Press("continue"))
    qtbot.waitUntil(lambda: presenter.match.to_act() == 0, timeout=20_000)
    assert "continue" not in buttons(presenter)


def test_the_sheet_of_a_match_that_is_over_can_be_asked_for_again(seated: Seat, qtbot: QtBot) -> None:
    presenter = seated("4S", WORKER, phase="play", melds=[["AS AH AD AC AS AH AD"], []])
    presenter.match.history.append(FinishedDeal(1, 0, (4900, 0)))
    presenter.person.confirms_out = False
    presenter.start()
    with qtbot.waitSignal(presenter.deal_scored, timeout=20_000):
        presenter.handle(intents.SelectCards((presenter.person.bench.hand()[0].number,)))
        presenter.handle(intents.Press("discard"))
    assert presenter.match.is_over
    assert "continue" in buttons(presenter)
    with qtbot.waitSignal(presenter.deal_scored):
        presenter.handle(intents.Press("continue"))


# --- the table and the next player

PERSON, *BOTS = [
    SeatSetup("Ada", SeatKind.PERSON),
    *[SeatSetup(f"Bot {n}", SeatKind.COMPUTER, "beginner") for n in "123"],
]
SETUP = Setup("classic", 4, (), (PERSON, *BOTS))


@pytest.mark.parametrize(
    ("name", "given", "meant"),
    [("Mira", None, Temperament(risk=2, holding=-1)), ("Paul", None, EVEN), ("Mira", EVEN, EVEN)],
)
def test_the_worker_is_told_the_level_and_the_temperament(
    qtbot: QtBot, name: str, given: Temperament | None, meant: Temperament
) -> None:
    bots = [SeatSetup(name, SeatKind.COMPUTER, "strong", temperament=given)] * 4
    bot_process, asked = BotProcess(None, MUMBLING), []
    bot_process.ask = lambda *question: asked.append(question) or 1
    presenter = Presenter(Match.start(SETUP._replace(seats=tuple(bots)), 5), bot_process)
    presenter.opponents.ask(presenter.match)
    ((level, _, _, temperament),) = asked
    assert (level, temperament) == ("strong", meant)
    presenter.stop()


@pytest.mark.parametrize(("level", "is_seen"), [("expert", True), ("grandmaster", True), ("strong", False)])
def test_an_expert_is_seen_thinking_from_the_first_moment_to_the_last(qtbot: QtBot, level: str, is_seen: bool) -> None:
    bots = [SeatSetup(name, SeatKind.COMPUTER, level) for name in ("Anna", "Jonas", "Mira", "Emil")]
    bot_process = BotProcess(None, MUMBLING)
    bot_process.ask = lambda *question: 1
    presenter = Presenter(Match.start(SETUP._replace(seats=tuple(bots)), 5), bot_process)
    presenter.set_pace("off", False)
    shown: list[Display] = []
    presenter.display_changed.connect(lambda display, animate: shown.append(display))
    presenter.start()
    for _ in range(40):
        if presenter.match.is_scored:
            break
        actor = presenter.match.to_act()
        view, seed = presenter.match.view(actor), presenter.match.choice_seed(actor)
        presenter.match.play(actor, policy("beginner").choose(view, Rng(seed)).action)
    for display in shown:
        assert [plate.thinking for plate in display.plates] == [plate.on_turn and is_seen for plate in display.plates]
    assert len(shown) > 40
    presenter.stop()


def test_who_has_to_wait_for_the_person_is_not_seen_thinking(qtbot: QtBot) -> None:
    bots = [SeatSetup(name, SeatKind.COMPUTER, "expert") for name in ("Anna", "Jonas", "Mira", "Emil")]
    presenter = Presenter(Match.start(SETUP._replace(seats=tuple(bots)), 5), BotProcess(None, MUMBLING))
    presenter.opponents.ask = lambda match: None
    presenter.pacer.is_held = True
    presenter.retell()
    assert not any([plate.thinking for plate in presenter.display.plates])
    presenter.pacer.is_held = False
    presenter.retell()
    assert sum([plate.thinking for plate in presenter.display.plates]) == 1


def test_nobody_acts_while_cards_are_on_their_way(seated: Seat, qtbot: QtBot) -> None:
    presenter = seated("KS KH 9D 4S 5C", WORKER, turn=3)
    moving = [True]
    presenter.pacer.is_table_moving = lambda: bool(moving)
    steps = len(presenter.match.log(None))
    with qtbot.waitSignal(presenter.opponents.ready, timeout=20_000):
        presenter.start()
    assert not presenter.pacer.is_free
    assert len(presenter.match.log(None)) == steps
    moving.clear()
    presenter.pacer.table_settled()
    qtbot.waitUntil(lambda: len(presenter.match.log(None)) > steps, timeout=20_000)


def test_a_deal_is_shown_as_the_table_before_it_and_then_card_by_card(qtbot: QtBot) -> None:
    bot_process = BotProcess(None, MUMBLING)
    presenter = Presenter(Match.start(SETUP, 5), bot_process)
    shown: list[tuple[Display, bool]] = []
    presenter.display_changed.connect(lambda display, animate: shown.append((display, animate)))
    presenter.start()
    presenter.begin()
    before, after = [display for display, _ in shown[-2:]]
    assert [animate for _, animate in shown[-2:]] == [False, True]
    assert not before.hand
    assert before.piles.stock == 108
    assert not any(plate.on_turn for plate in before.plates)
    assert after.is_dealt
    assert after.is_shuffled
    assert {held.card.origin for held in after.hand} == {STOCK}
    assert len(after.flights) == sum(plate.cards for plate in after.plates[1:])
    presenter.stop()
    bot_process.close()


def test_of_a_large_pile_six_cards_fly_for_all(qtbot: QtBot) -> None:
    taken = Event(What.TAKEN, 2, tuple(range(9)), 10)
    found = flights((taken,), HotSeat(Match.start(SETUP, 5)))
    assert [flight.stands_for for flight in found] == [4, 1, 1, 1, 1, 1]


def ending(seated: Seat) -> tuple[Presenter, list[Display]]:
    """A deal that ends with the person's next discard, and all displays from then on."""
    presenter = seated("4S", DEAD, phase="play", melds=[["9S 9H 9D 9C 9S 9H 9D", "KS KH KD KC KS KH KD"], []])
    seen: list[Display] = []
    presenter.display_changed.connect(lambda display, _: seen.append(display))
    presenter.set_pace("normal", False)
    assert presenter.match.play(0, Discard(read_cards("4S")[0])) is None
    return presenter, seen


def test_at_the_end_of_a_deal_the_hands_of_the_others_are_opened(seated: Seat) -> None:
    presenter, seen = ending(seated)
    hands = presenter.match.hands()
    plates = {plate.seat: plate.open_cards for plate in seen[-1].plates}
    assert plates[0] == ()
    for seat in (1, 2, 3):
        assert sorted(card.face for card in plates[seat]) == sorted(hands[seat].cards())
        assert {card.origin for card in plates[seat]} <= {Place(Spot.SEAT, seat)}
    presenter.next_deal()
    assert not any(plate.open_cards for plate in seen[-1].plates)


def test_the_score_sheet_comes_when_the_hands_have_been_looked_at(seated: Seat) -> None:
    """After 1700 ms, at the speed of everything else; a press does not wait."""
    presenter, _ = ending(seated)
    scored: list[bool] = []
    presenter.deal_scored.connect(lambda: scored.append(True))
    assert not presenter.pacer.is_free
    presenter.handle(intents.Skip())
    assert scored == [True]
    ended = (Event(What.DEAL_ENDED, 0),)
    assert [pace.after(ended) for pace in PACES.values()] == [1.8 * 1700, 1700, 0.5 * 1700, 0]


def test_a_foot_flies_as_backs_from_where_it_lies(seated: Seat) -> None:
    taken = (Event(What.FOOT_TAKEN, 2, count=11),)
    presenter = seated("4S", DEAD)
    flying = flights(taken, presenter.hot_seat)
    assert [(one.face, one.origin, one.goal) for one in flying] == [
        (BACK, Place(Spot.FOOT, 2), Place(Spot.SEAT, 2))
    ] * 11


@pytest.mark.parametrize(("seed", "origins"), [(3, [HAND]), (0, [Place(Spot.SEAT, 1)] + [Place(Spot.SEAT, 2)] * 2)])
def test_red_threes_come_from_the_hands_of_who_lays_them(qtbot: QtBot, seed: int, origins: list[Place]) -> None:
    seats = tuple(SeatSetup(f"P{seat}", SeatKind.COMPUTER if seat else SeatKind.PERSON) for seat in range(4))
    bot_process = BotProcess(None, DEAD)
    presenter = Presenter(Match.start(Setup("classic", 4, (), seats), seed), bot_process)
    seen: list[Display] = []
    presenter.display_changed.connect(lambda display, _: seen.append(display))
    presenter.start()
    threes = [three for tray in seen[-1].trays for three in tray.threes]
    assert sorted([str(three.origin) for three in threes]) == sorted([str(origin) for origin in origins])
    presenter.stop()
    bot_process.close()
