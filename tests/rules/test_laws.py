"""Laws that hold in every deal, tried on random play from random seeds, two and four players."""

from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from canasta_desktop.rules.actions import Answer, Ask, Discard, Draw, Meld, Take
from canasta_desktop.rules.cards import cards_text
from canasta_desktop.rules.events import Event, What
from canasta_desktop.rules.finish import can_go_out
from canasta_desktop.rules.generator import legal
from canasta_desktop.rules.laying import preview
from canasta_desktop.rules.legality import check
from canasta_desktop.rules.notation import (
    action_text,
    observation_text,
    read_action,
    read_observation,
    read_state,
    state_text,
)
from canasta_desktop.rules.rng import Rng
from canasta_desktop.rules.state import State
from canasta_desktop.rules.table import NO, PLAYING, YES
from tests.rules.playing import (
    CLASSIC,
    PACK,
    RED,
    arbitrary,
    assert_sound,
    random_deal,
    record,
    stroll,
    walk,
    words,
)

SEEDS = st.integers(0, 2**32 - 1)
PLAYERS = st.sampled_from([2, 4])
STEPS = st.integers(0, 250)

deals = settings(max_examples=35)
"""Whole deals, every action of them looked at."""
moments = settings(max_examples=100)
"""One moment of a deal."""


# --- where the cards are ---------------------------------------------------------------------------


@deals
@given(PLAYERS, SEEDS)
def test_each_card_is_in_exactly_one_place_after_every_action(players, seed):
    state = random_deal(players, seed)
    assert_sound(state)
    for _ in walk(state, Rng(seed)):
        assert_sound(state)
    assert_sound(state)


@moments
@given(PLAYERS, SEEDS)
def test_a_deal_begins_as_the_rules_say(players, seed):
    state = random_deal(players, seed)
    deal = record(state)
    hand = {2: 15, 4: 11}[players]  # CL-2.1, CL-12.1
    assert deal["sizes"] == [hand] * players
    laid = sum(len(words(threes)) for threes in deal["threes"])
    assert deal["stock"] == 108 - hand * players - laid - len(words(deal["pile"]))
    # CL-2.3: all but the top card are wild cards or red threes, and the top card is neither.
    assert [card[0] in "2" or card in RED | {"JO"} for card in words(deal["pile"])] == [True] * (
        len(words(deal["pile"])) - 1
    ) + [False]
    assert state.table.to_act() == (state.table.dealer + 1) % players  # CL-1.7
    assert deal["melds"] == [[], []]


# --- what may be done ------------------------------------------------------------------------------


@deals
@given(PLAYERS, SEEDS)
def test_what_is_offered_is_accepted_and_there_is_always_something(players, seed):
    state = random_deal(players, seed)
    for _ in walk(state, Rng(seed)):
        hand = state.hand_to_act()
        actions = legal(state.table, hand)
        assert [action for action in actions if not isinstance(action, Ask)]
        assert len(set(actions)) == len(actions)
        for action in actions:
            assert check(state.table, hand, action) is None, action_text(action)


@deals
@given(PLAYERS, SEEDS)
def test_a_refused_action_changes_nothing_and_an_accepted_one_breaks_nothing(players, seed):
    """Arbitrary actions: what is accepted is played, so that play leaves the paths of `legal`."""
    state = random_deal(players, seed)
    rng = Rng(seed)
    for _ in walk(state, rng):
        for _ in range(2):
            action = arbitrary(state, rng)
            before = state_text(state)
            refusal = check(state.table, state.hand_to_act(), action)
            assert state_text(state) == before
            if refusal is not None:
                assert refusal.clause
                continue
            tried = state.copy()
            tried.apply(action)
            assert_sound(tried)
            assert tried.table.over or legal(tried.table, tried.hand_to_act()), f"{action!r} of {before}"


@deals
@given(PLAYERS, SEEDS)
def test_play_by_arbitrary_actions_ends_as_well(players, seed):
    state = random_deal(players, seed)
    rng = Rng(seed)
    for _ in range(4000):
        if state.table.over:
            break
        hand = state.hand_to_act()
        action = arbitrary(state, rng)
        if check(state.table, hand, action) is not None:
            offered = legal(state.table, hand)
            assert offered, state_text(state)
            action = offered[rng.below(len(offered))]
        state.apply(action)
    assert state.table.over
    assert_sound(state)
    assert len(state.score()) == 2


@deals
@given(PLAYERS, SEEDS)
def test_nothing_is_legal_once_the_deal_is_over(players, seed):
    state = random_deal(players, seed)
    for _ in walk(state, Rng(seed)):
        pass
    assert legal(state.table, state.hands[0]) == []
    for action in (Draw(), Ask(), Answer(True), Discard(20), Meld(()), Take(())):
        refusal = check(state.table, state.hands[0], action)
        assert refusal is not None
        assert (refusal.reason.value, refusal.clause) == ("deal-over", "CL-8.8")


@deals
@given(SEEDS)
def test_the_partners_answer_binds(seed):
    """Yes: who could go out does so in this turn. No: they do not (CL-8.7, A-20)."""
    state = random_deal(4, seed)
    asked: tuple[int, bool, int] | None = None
    for action in walk(state, Rng(seed)):
        table = state.table
        if isinstance(action, Ask):
            asked = table.turn.seat, can_go_out(table, state.hand_to_act()), state.hand_to_act().size
        elif asked is not None and table.turn.seat != asked[0]:
            asked = None  # the turn has passed
        if asked is None or not isinstance(action, Discard | Meld):
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


# --- replaying, copying, writing down --------------------------------------------------------------


@deals
@given(PLAYERS, SEEDS)
def test_replaying_the_actions_gives_the_same_deal(players, seed):
    state = random_deal(players, seed)
    lines, pictures = [], []
    for action in walk(state, Rng(seed)):
        pictures.append(state_text(state))
        lines.append(action_text(action))
    again = random_deal(players, seed)
    for line, picture in zip(lines, pictures, strict=True):
        assert state_text(again) == picture
        again.apply(read_action(line))
    assert state_text(again) == state_text(state)


@deals
@given(PLAYERS, SEEDS)
def test_a_deal_written_down_and_read_back_is_the_same(players, seed):
    state = random_deal(players, seed)
    for action in walk(state, Rng(seed)):
        assert read_action(action_text(action)) == action
        assert hash(read_action(action_text(action))) == hash(action)
        text = state_text(state)
        assert state_text(read_state(text)) == text
    text = state_text(state)
    assert state_text(read_state(text)) == text
    assert read_state(text).score() == state.score()


@moments
@given(PLAYERS, SEEDS, STEPS)
def test_a_deal_read_back_goes_on_the_same(players, seed, steps):
    state = stroll(players, seed, steps)
    again = read_state(state_text(state))
    for action in walk(state, Rng(seed)):
        assert state_text(again) == state_text(state)
        assert legal(again.table, again.hand_to_act()) == legal(state.table, state.hand_to_act())
        again.apply(action)


@moments
@given(PLAYERS, SEEDS, STEPS)
def test_an_observation_written_down_and_read_back_is_the_same(players, seed, steps):
    state = stroll(players, seed, steps)
    for seat in (*range(players), None):
        view = state.observe(seat)
        text = observation_text(view)
        again = read_observation(text)
        assert observation_text(again) == text
        assert again.hand == view.hand
        assert again.unseen() == view.unseen()


@moments
@given(PLAYERS, SEEDS, STEPS)
def test_any_action_at_all_can_be_written_down(players, seed, steps):
    state = stroll(players, seed, steps)
    rng = Rng(seed)
    for _ in range(20):
        action = arbitrary(state, rng)
        if not (isinstance(action, Meld) and not action.plays):  # a meld of nothing has no words
            assert read_action(action_text(action)) == action


@moments
@given(PLAYERS, SEEDS, STEPS)
def test_copies_are_independent(players, seed, steps):
    state = stroll(players, seed, steps)
    text = state_text(state)
    other, view = state.copy(), state.observe(0)
    seen = observation_text(view)
    assert state_text(other) == text
    for _ in walk(other, Rng(seed)):
        pass
    assert state_text(state) == text
    assert observation_text(view) == seen
    for _ in walk(state, Rng(seed)):
        pass
    assert state_text(state) == state_text(other)
    assert observation_text(view) == seen


@deals
@given(PLAYERS, SEEDS)
def test_a_preview_is_pure_and_shows_what_will_be(players, seed):
    state = random_deal(players, seed)
    for _ in walk(state, Rng(seed)):
        hand = state.hand_to_act()
        text = state_text(state)
        for action in legal(state.table, hand):
            if not isinstance(action, Meld):
                continue
            table, left = preview(state.table, hand, action.plays)
            assert state_text(state) == text
            then = state.copy()
            then.apply(action)
            seat = state.table.turn.seat
            shown, real = record(State(table, then.hands, then.stock)), record(then)
            assert left == then.hands[seat]
            assert {key: shown[key] for key in shown if key not in ("so_far", "end")} == {
                key: real[key] for key in real if key not in ("so_far", "end")
            }


# --- the score -------------------------------------------------------------------------------------

VALUES = dict.fromkeys("KQJT98", 10) | dict.fromkeys("76543", 5) | {"A": 20, "2": 20}


def points(cards: list[str]) -> int:
    """The card count (CL-1.3)."""
    return sum(50 if card == "JO" else VALUES[card[0]] for card in cards)


def naive_totals(deal: dict[str, list]) -> list[int]:
    """The score of both sides from the words of CL-10 alone."""
    over, out, concealed = deal["end"]
    assert over
    totals = []
    for side in (0, 1):
        total = 0
        for _, _, cards in deal["melds"][side]:
            laid = words(cards)
            wild = sum(card == "JO" or card[0] == "2" for card in laid)
            total += points(laid)
            if len(laid) >= 7:
                total += 300 if wild else 500
        seats = range(side, len(deal["hands"]), 2)
        threes = sum(len(words(deal["threes"][seat])) for seat in seats)
        bonus = 800 if threes == 4 else 100 * threes
        total += bonus if deal["melds"][side] else -bonus
        total -= sum(points(words(deal["hands"][seat])) for seat in seats)
        if out in seats:
            total += 200 if concealed else 100
        totals.append(total)
    return totals


@settings(max_examples=150)
@given(PLAYERS, SEEDS)
def test_the_score_sheet_adds_up(players, seed):
    state = random_deal(players, seed)
    log: list[Event] = []
    for _ in walk(state, Rng(seed), log):
        pass
    sheets = state.score()
    assert [sheet.account for sheet in sheets] == [0, 1]
    assert [sheet.total for sheet in sheets] == naive_totals(record(state))
    assert [(event.seat, event.count) for event in log if event.what is What.SCORED] == [
        (sheet.account, sheet.total) for sheet in sheets
    ]
    for sheet in sheets:
        assert sheet.total == sum(line.points for line in sheet.lines)
        assert len({line.item for line in sheet.lines}) == len(sheet.lines)
        for line in sheet.lines:
            assert line.clause in CLASSIC[players].clauses.values()
            named = points(cards_text(line.cards).split())
            if line.item.value in ("melded", "in_hand"):
                assert abs(line.points) == named
                assert line.count == len(line.cards)


@settings(max_examples=150)
@given(PLAYERS, SEEDS)
def test_concealed_is_who_melded_all_in_one_turn_with_an_own_canasta(players, seed):
    """CL-8.4, from the events alone."""
    state = random_deal(players, seed)
    log: list[Event] = []
    for _ in walk(state, Rng(seed), log):
        pass
    out = state.table.out
    if out < 0:
        assert not state.table.concealed
        return
    turn = 0  # where the last turn begins: after the last discard of another seat
    for place, event in enumerate(log):
        if event.what is What.DISCARDED and event.seat != out:
            turn = place + 1
    melded = [(place, event) for place, event in enumerate(log) if event.what is What.MELDED]
    begun: dict[int, int] = {}
    for _, event in melded:
        begun.setdefault(event.meld, event.seat)
    before = [event for place, event in melded if event.seat == out and place < turn]
    onto_others = [event for place, event in melded if event.seat == out and begun[event.meld] != out]
    own = [event for place, event in melded if event.seat == out and place >= turn and event.count >= 7]
    assert state.table.concealed == (not before and not onto_others and bool(own))


# --- whether random play is worth the name ---------------------------------------------------------


@pytest.mark.parametrize("players", [2, 4])
def test_random_play_reaches_what_these_laws_are_about(players):
    """Takes, questions, going out, an empty stock, red threes: otherwise the laws would prove little."""
    met: Counter[str] = Counter()
    for seed in range(120):
        state = random_deal(players, seed)
        log: list[Event] = []
        for action in walk(state, Rng(seed), log):
            met[type(action).__name__] += 1
            met["empty stock"] += state.table.stock == 0 and state.table.turn.phase != PLAYING
        met.update(event.what.value for event in log)
        met["concealed"] += state.table.concealed
        met["stock ran out"] += state.table.out < 0
    wanted = ["Take", "Meld", "End", "froze", "canasta-completed", "gone-out", "empty stock", "stock ran out"]
    wanted += ["Ask", "Answer"] if players == 4 else []
    assert [name for name in wanted if not met[name]] == []
    assert sum(PACK.values()) == 108
