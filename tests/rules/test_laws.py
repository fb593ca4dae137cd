"""Laws that hold in every deal of every system, for every number of players, under any house rules.

Most of them are stated in `verification.laws`, which the soak asks as well; here Hypothesis draws the games.
What the clauses of single systems say is judged in `test_second_opinion`.
"""

from itertools import islice

import pytest

from canasta_desktop.rules.actions import Answer, Ask, Discard, Draw, End, Join, Lay, LayMeld, Special, Take
from canasta_desktop.rules.events import Event
from canasta_desktop.rules.generator import legal
from canasta_desktop.rules.going_out_ways import can_go_out
from canasta_desktop.rules.legality import check
from canasta_desktop.rules.notation import action_text, read_action
from canasta_desktop.rules.records import observation_text, state_text
from canasta_desktop.rules.state import State
from canasta_desktop.rules.systems import SYSTEMS
from canasta_desktop.rules.table import NO, PLAYING, YES
from canasta_desktop.verification.copies import is_copied_whole
from canasta_desktop.verification.decompose import ActionPart
from canasta_desktop.verification.laws import (
    Course,
    can_be_read_back,
    can_be_written_down,
    goes_on_the_same,
    offers,
    over,
    probe,
    shows_what_will_be,
    sound,
    still_to_come,
    walk,
)
from canasta_desktop.verification.random_actions import arbitrary
from tests.rules.every_rule_set import FORMS
from tests.rules.games import MANY, Game, in_every_game

# --- from the first action to the last ------------------------------------------------------------------------------


@in_every_game(examples=3)
def test_a_deal_keeps_every_law_from_its_first_action_to_its_last(game):
    """One walk for all: where the cards are, what is offered, that the end comes nearer, and that it is the end."""
    state = game.deal()
    sound(state)
    lines: list[str] = []
    ahead = [still_to_come(state.table)]
    for action in walk(state, game.rng("walk")):
        sound(state)
        offers(state, thorough=True)
        lines.append(action_text(action))
        ahead.append(still_to_come(state.table))
    sound(state)
    # Never more turns than cards to draw and to meld: what bounds a deal is said in `laws`.
    assert ahead[1:] == sorted(set(ahead), reverse=True), "every action brings the end nearer"
    assert state.table.over
    nothing_more(state)
    replayed(game, lines, state)
    assert can_be_read_back(state).score() == state.score(), "a deal that is over is read back with its score"


AFTERWARDS = (
    Draw(),
    Ask(),
    Answer(True),
    Discard(20),
    LayMeld(()),
    Take(()),
    Lay((5,)),
    Join(0, 1),
    End(),
    Special(""),
)
"""An action of each kind."""


def nothing_more(state: State) -> None:
    """Nothing is legal once the deal is over."""
    over(state)
    for hand in state.hands:
        assert legal(state.table, hand) == []
        for action in AFTERWARDS:
            refusal = check(state.table, hand, action)
            assert refusal is not None, f"{action_text(action)} after the end"
            assert (refusal.reason.value, refusal.clause) == ("deal-over", state.table.rules.clause(refusal.reason))


def replayed(game: Game, lines: list[str], state: State) -> None:
    """The same actions give the same deal."""
    again = game.deal()
    for line in lines:
        assert check(again.table, again.hand_to_act(), read_action(line)) is None, f"{line} when played again"
        again.apply(read_action(line))
    assert state_text(again) == state_text(state), "a deal that was played again"
    assert again.score() == state.score(), "the score of a deal that was played again"


# --- at any moment --------------------------------------------------------------------------------------------------

PROBES = 30
ON = 40
"""Actions for which a deal and its copy are played on."""


@in_every_game(examples=5, most=MANY)
def test_at_any_moment_every_law_about_actions_and_copies_holds(game):
    """One moment for all, each law on a copy of its own."""
    state = game.moment()
    text = state_text(state)
    probe_some(state, game, Course())
    can_all_be_written_down(state.copy(), game)
    shows_what_will_be(state.copy(), offers(state, thorough=False))
    goes_on_the_same(can_be_read_back(state), state.copy(), game.rng("on"), ON)
    copies_are_independent(state.copy(), game)
    assert state_text(state) == text, "nothing of this has changed the deal"


def probe_some(state: State, game: Game, course: Course) -> None:
    """A refused action changes nothing; what is accepted is taken apart, and leaves a deal that can go on."""
    rng = game.rng("probes")
    offered = offers(state, thorough=True)
    for _ in range(PROBES):
        probe(state, arbitrary(state, rng, offered), offered, course)


def can_all_be_written_down(state: State, game: Game) -> None:
    """Any action at all, offered or not."""
    rng, offered = game.rng("written"), offers(state, thorough=False)
    for action in offered:
        can_be_written_down(action)
    for _ in range(25):
        can_be_written_down(arbitrary(state, rng, offered))


def copies_are_independent(state: State, game: Game) -> None:
    """Neither a copy nor an observation follows the deal on, and the other way round."""
    seat = state.table.to_act()
    text = state_text(state)
    other, view = state.copy(), state.observe(seat)
    seen = observation_text(view)
    is_copied_whole(state)
    play_on(other, game)
    assert state_text(state) == text, "the deal after its copy was played on"
    assert observation_text(view) == seen, "an observation after a copy was played on"
    play_on(state, game)
    assert state_text(state) == state_text(other), "the same actions in the copy and in the deal"
    assert observation_text(view) == seen, "an observation after the deal was played on"


def play_on(state: State, game: Game) -> None:
    """Some turns of all; that a copy has each field, and apart, is asked of the fields and needs no walk to the end."""
    for _ in islice(walk(state, game.rng("on")), ON):
        pass


# --- asking the partner ---------------------------------------------------------------------------------------------

WITH_PARTNERS = [
    (system, players) for system, players in FORMS if Game.of(system, players).rules().out.ask.value != "off"
]


@in_every_game(examples=6, tables=WITH_PARTNERS)
def test_the_partners_answer_binds(game):
    """Yes: who could go out does so in this turn. No: they do not (CL-8.7, A-20)."""
    state = game.deal()
    asked: tuple[int, bool, int] | None = None
    for action in walk(state, game.rng("walk")):
        table = state.table
        if asked is not None and table.turn.seat != asked[0]:
            asked = None  # the turn has passed
        if asked is None and table.turn.answer in (YES, NO) and table.turn.phase == PLAYING:
            hand = state.hand_to_act()
            asked = table.turn.seat, can_go_out(table, hand), hand.size
        if asked is None or not isinstance(action, Discard | LayMeld | Join):
            continue
        seat, possible, size = asked
        tried = state.copy()
        tried.apply(action)
        if table.turn.answer == YES and possible:
            # Going out stays possible until it is done; the turn never passes.
            assert tried.table.out == seat or (not tried.table.over and tried.table.turn.seat == seat)
            assert tried.table.over or can_go_out(tried.table, tried.hands[seat])
        if table.turn.answer == NO and size > 1:
            assert tried.table.out != seat


# --- whether random play is worth the name --------------------------------------------------------------------------

EVERYWHERE = {
    *("Draw", "Take", "LayMeld", "Discard", "End"),
    *("drawn", "taken", "melded", "canasta-completed", "discarded", "gone-out", "red-threes-laid"),
}
"""What every system must show: kinds of actions and of events."""

SOMEWHERE = {
    "classic": {"froze", "Ask", "Answer", "sides-formed"},
    "classic-german": {"froze"},
    "verschaerft": {"froze"},
    "global-trade": {"froze", "Ask", "Answer", "Join", "joined", "Lay", "forgotten"},
    "modern-american": {"Ask", "Answer", "Lay", "bonus-reserved", "bonus-taken", "turn-card"},
    "samba": {"froze", "Ask", "Answer", "Join", "joined", "Lay"},
    "bolivia": {"froze", "Ask", "Answer", "Join", "joined"},
    "joker-samba": {"froze", "Ask", "Answer", "Join", "joined"},
    "hand-and-foot": {"Ask", "Answer", "foot-taken"},
    "manzana": {"froze"},
}
"""What single systems must show as well; what needs a lucky hand is in `test_second_opinion`."""


RARE = {"verschaerft": 375}
"""The first game where another one is looked at than number 0: a deal that ends without a stock is one in 200 there."""


@pytest.mark.parametrize("system", SYSTEMS)
def test_random_play_reaches_what_these_laws_are_about(system):
    """Otherwise the laws would prove little; the same deals in every run."""
    met: set[str] = set()
    tables = [table for table in FORMS if table[0] == system]
    wanted = EVERYWHERE | SOMEWHERE.get(system, set())
    for number in range(RARE.get(system, 0), RARE.get(system, 0) + 120):
        if wanted <= met:
            return
        game = Game.numbered(*tables[number % len(tables)], number)
        state, log = game.deal(), list[Event]()
        met |= {type(action).__name__ for action in walk(state, game.rng("walk"), log)}
        met |= {event.what.value for event in log}
    assert sorted(wanted - met) == []


def test_arbitrary_actions_that_are_accepted_are_of_each_kind_and_few_remain_undecided():
    course = Course()
    for number in range(4 * len(FORMS)):
        game = Game.numbered(*FORMS[number % len(FORMS)], number)
        probe_some(game.moment(), game, course)
    accepted = course.parts.total()
    assert accepted * 20 > PROBES * 4 * len(FORMS)
    assert course.parts[ActionPart.CHAIN.value] * 20 > accepted
    assert course.parts[ActionPart.PLAN.value] > 0  # one in a hundred: how many, each further game changes
    assert course.parts[ActionPart.UNDECIDED.value] * 100 <= accepted
    assert len(course.refusals) >= 25
