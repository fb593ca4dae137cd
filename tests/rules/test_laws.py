"""Laws that hold in every deal of every system, for every number of players, under any house rules.

Most of them are stated in `verification.laws`, which the soak asks as well; here Hypothesis draws the games.
What the clauses of single systems say is judged in `test_second_opinion`.
"""

import pytest

from canasta_desktop.rules.actions import Answer, Ask, Discard, Draw, End, Join, Lay, LayMeld, Special, Take
from canasta_desktop.rules.events import Event
from canasta_desktop.rules.generator import legal
from canasta_desktop.rules.going_out_ways import can_go_out
from canasta_desktop.rules.legality import check
from canasta_desktop.rules.notation import action_text, observation_text, read_action, state_text
from canasta_desktop.rules.table import NO, PLAYING, YES
from canasta_desktop.verification.decompose import ActionPart
from canasta_desktop.verification.laws import (
    Course,
    can_be_read_back,
    can_be_written_down,
    facts,
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

# --- where the cards are --------------------------------------------------------------------------------------------


@in_every_game(examples=2)
def test_each_card_is_in_exactly_one_place_after_every_action(game):
    state = game.deal()
    sound(state)
    for _ in walk(state, game.rng("walk")):
        sound(state)
    sound(state)


# --- what may be done -----------------------------------------------------------------------------------------------


@in_every_game(examples=3)
def test_what_is_offered_is_accepted_and_there_is_always_something(game):
    state = game.deal()
    for _ in walk(state, game.rng("walk")):
        offers(state, thorough=True)


PROBES = 30


@in_every_game(examples=5, most=MANY)
def test_a_refused_action_changes_nothing_and_an_accepted_one_is_a_step_a_plan_or_a_chain(game):
    """Arbitrary actions: what is accepted is taken apart, and leaves a deal that can go on."""
    probe_some(game, Course())


def probe_some(game: Game, course: Course) -> None:
    """Some arbitrary actions at this moment."""
    state, rng = game.moment(), game.rng("probes")
    offered = offers(state, thorough=True)
    for _ in range(PROBES):
        probe(state, arbitrary(state, rng, offered), offered, course)


@in_every_game(examples=2)
def test_every_action_brings_the_end_nearer(game):
    """Never more turns than cards to draw and to meld: what bounds a deal is said in `laws`."""
    state = game.deal()
    ahead = [still_to_come(state.table)]
    for _ in walk(state, game.rng("walk")):
        ahead.append(still_to_come(state.table))
    assert ahead[1:] == sorted(set(ahead), reverse=True)
    assert state.table.over


@in_every_game(examples=2)
def test_nothing_is_legal_once_the_deal_is_over(game):
    state = game.deal()
    for _ in walk(state, game.rng("walk")):
        pass
    over(state)
    actions = [
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
    ]
    for hand in state.hands:
        assert legal(state.table, hand) == []
        for action in actions:
            refusal = check(state.table, hand, action)
            assert refusal is not None
            assert (refusal.reason.value, refusal.clause) == ("deal-over", state.table.rules.clause(refusal.reason))


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


# --- replaying, copying, writing down -------------------------------------------------------------------------------


@in_every_game(examples=2)
def test_replaying_the_actions_gives_the_same_deal(game):
    state = game.deal()
    lines = [action_text(action) for action in walk(state, game.rng("walk"))]
    again = game.deal()
    for line in lines:
        assert check(again.table, again.hand_to_act(), read_action(line)) is None
        again.apply(read_action(line))
    assert state_text(again) == state_text(state)
    assert again.score() == state.score()


@in_every_game(examples=3, most=MANY)
def test_a_deal_written_down_and_read_back_is_the_same_and_goes_on_the_same(game):
    state = game.moment()
    goes_on_the_same(can_be_read_back(state), state, game.rng("on"), 40)


@in_every_game(examples=2)
def test_a_deal_that_is_over_is_read_back_with_its_score(game):
    state = game.deal()
    for _ in walk(state, game.rng("walk")):
        pass
    assert can_be_read_back(state).score() == state.score()


@in_every_game(examples=2, most=MANY)
def test_any_action_at_all_can_be_written_down(game):
    state, rng = game.moment(), game.rng("probes")
    offered = offers(state, thorough=False)
    for action in offered:
        can_be_written_down(action)
    for _ in range(25):
        can_be_written_down(arbitrary(state, rng, offered))


@in_every_game(examples=2, most=MANY)
def test_copies_are_independent(game):
    state = game.moment()
    seat = state.table.to_act()
    text = state_text(state)
    other, view = state.copy(), state.observe(seat)
    seen = observation_text(view)
    assert facts(other) == facts(state)
    for _ in walk(other, game.rng("on")):
        pass
    assert state_text(state) == text
    assert observation_text(view) == seen
    for _ in walk(state, game.rng("on")):
        pass
    assert state_text(state) == state_text(other)
    assert observation_text(view) == seen


@in_every_game(examples=4, most=MANY)
def test_a_preview_is_pure_and_shows_what_will_be(game):
    state = game.moment()
    shows_what_will_be(state, offers(state, thorough=False))


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


@pytest.mark.parametrize("system", SOMEWHERE)
def test_random_play_reaches_what_these_laws_are_about(system):
    """Otherwise the laws would prove little; the same deals in every run."""
    met: set[str] = set()
    tables = [table for table in FORMS if table[0] == system]
    wanted = EVERYWHERE | SOMEWHERE[system]
    for number in range(120):
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
        probe_some(Game.numbered(*FORMS[number % len(FORMS)], number), course)
    accepted = course.parts.total()
    assert accepted * 20 > PROBES * 4 * len(FORMS)
    assert course.parts[ActionPart.CHAIN.value] * 20 > accepted
    assert course.parts[ActionPart.PLAN.value] >= 5
    assert course.parts[ActionPart.UNDECIDED.value] * 100 <= accepted
    assert len(course.refusals) >= 25
