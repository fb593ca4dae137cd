"""One game between players who sit at the sides: a match, or a deal from set scores."""

import time
from collections.abc import Sequence
from typing import Final, NamedTuple

from canasta_desktop.arena.habits import Habits, Watch
from canasta_desktop.arena.think_times import ThinkTimes
from canasta_desktop.bots.policy import Policy
from canasta_desktop.rules.observation import Observation
from canasta_desktop.rules.rng import Rng
from canasta_desktop.rules.ruleset import RuleSet
from canasta_desktop.rules.seeds import choice_seed, deal_seed, derived_seed, first_dealer_seed
from canasta_desktop.rules.state import DealStart, State
from canasta_desktop.rules.table import NOBODY

MOST_DEALS: Final = 300
"""A match that is not decided by then is called: the higher total wins."""

SCORE_STEP: Final = 50
"""Scores before a deal are drawn in such steps, from 0 to nine tenths of the target."""
LEVEL_SCORES: Final = 3000
"""What stands for the target where a match is so many deals (HF-8.2)."""


class Contestant(NamedTuple):
    """Who sits at a side: a policy, and what its decisions have cost."""

    policy: Policy
    times: ThinkTimes


class GameResult(NamedTuple):
    """How a game ended: `scores` by account, in a deal what was scored in it; `winner` is an account or NOBODY.

    `habits` by seat.
    """

    scores: tuple[int, ...]
    winner: int
    deals: int
    went_out: int
    habits: tuple[Habits, ...]


def play_deal(state: State, players: Sequence[Contestant], match_seed: int, watch: Watch | None = None) -> int:
    """Play a deal to its end, `players` by seat; the number of actions it took. `watch` is told of each.

    The players see the table itself, not a copy: they are pure, and a test holds them to it.
    """
    table = state.table
    actions = 0
    while not table.over:
        seat = table.to_act()
        view = Observation(seat, table, state.hands[seat])
        rng = Rng(choice_seed(match_seed, table.number, seat, actions))
        begun = time.process_time()
        choice = players[seat].policy.choose(view, rng)
        players[seat].times.add(time.process_time() - begun)
        if watch is not None:
            watch.before(seat, choice.action)
        state.apply(choice.action)
        actions += 1
    return actions


def play_match(rules: RuleSet, by_side: Sequence[Contestant], match_seed: int) -> GameResult:
    """Play one match; the first dealer is drawn from the seed (CL-1.6)."""
    seating = rules.seating
    players = [by_side[side] for side in seating.sides_of_seats()]
    totals = [0] * seating.accounts()
    dealer = seating.first_dealer(Rng(first_dealer_seed(match_seed)))
    habits = [Habits()] * seating.players
    deals = went_out = 0
    winner = NOBODY
    while winner == NOBODY and deals < MOST_DEALS:
        deals += 1
        state = State.deal(rules, DealStart(deals, dealer, tuple(totals)), deal_seed(match_seed, deals))
        watch = Watch(state.table)
        play_deal(state, players, match_seed, watch)
        habits = [before + its for before, its in zip(habits, watch.habits(), strict=True)]
        went_out += state.table.out != NOBODY
        sheets = state.score()
        for sheet in sheets:
            totals[sheet.account] += sheet.total
        winner = rules.scoring.winner(totals, deals, sheets)
        dealer = seating.next_dealer(state.table.dealer)
    if winner == NOBODY:
        winner = _leader(totals)
    return GameResult(tuple(totals), winner, deals, went_out, tuple(habits))


def play_one_deal(rules: RuleSet, by_side: Sequence[Contestant], match_seed: int, scores: Sequence[int]) -> GameResult:
    """Play one deal from these scores, drawn from the seed where there are none; who scores most has won it."""
    seating = rules.seating
    players = [by_side[side] for side in seating.sides_of_seats()]
    rng = Rng(derived_seed(match_seed, "start"))
    start = DealStart(1, seating.first_dealer(rng), tuple(scores) or drawn_scores(rules, rng))
    state = State.deal(rules, start, deal_seed(match_seed, 1))
    watch = Watch(state.table)
    play_deal(state, players, match_seed, watch)
    gained = [0] * seating.accounts()
    for sheet in state.score():
        gained[sheet.account] += sheet.total
    return GameResult(tuple(gained), _leader(gained), 1, int(state.table.out != NOBODY), tuple(watch.habits()))


def drawn_scores(rules: RuleSet, rng: Rng) -> tuple[int, ...]:
    """Scores as they may stand in a match, by account: minimums differ, and so does what is at stake."""
    most = (LEVEL_SCORES if rules.scoring.deals else rules.scoring.target) * 9 // 10
    return tuple([SCORE_STEP * rng.below(most // SCORE_STEP + 1) for _ in range(rules.seating.accounts())])


def _leader(scores: Sequence[int]) -> int:
    """The account with most, NOBODY if several have as much."""
    most = max(scores)
    return scores.index(most) if scores.count(most) == 1 else NOBODY
