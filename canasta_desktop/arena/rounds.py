"""A round of a pairing: the same cards twice, the two players changing sides. Text goes in, text comes out."""

import json
from collections.abc import Sequence
from typing import Any, NamedTuple

from canasta_desktop.arena.contest import Contest, Pairing, Span
from canasta_desktop.arena.game import Contestant, GameResult, play_match, play_one_deal
from canasta_desktop.arena.habits import Habits
from canasta_desktop.arena.think_times import ThinkTimes
from canasta_desktop.bots.players import player
from canasta_desktop.rules.seeds import derived_seed
from canasta_desktop.rules.table import NOBODY

SWAPS = 2
"""Games of a round: the first player at the even sides, then at the odd ones."""


class RoundTask(NamedTuple):
    """A round that is to be played."""

    pairing: int
    number: int


class Round(NamedTuple):
    """How a round ended, for the first player of the pairing.

    `lead`: points by which its accounts were ahead of the others, on average of both games; `wins`: games that it won;
    `draws`: games that nobody won; `deals` and `went_out` of both; `times` and `habits` by player.
    """

    task: RoundTask
    lead: float
    wins: int
    draws: int
    deals: int
    went_out: int
    times: tuple[ThinkTimes, ThinkTimes]
    habits: tuple[Habits, Habits]


def play_round(contest: Contest, pairing: Pairing, number: int) -> Round:
    """Play a round; what it comes to depends on the contest, the pairing and its number alone."""
    seed = derived_seed(contest.seed, "match", number)
    both = tuple([Contestant(player(name), ThinkTimes()) for name in pairing.names])
    games = [_play(contest, both, seed, swap) for swap in range(SWAPS)]
    lead = sum([game_lead for game_lead, _, _ in games]) / SWAPS
    results = [result for _, _, result in games]
    return Round(
        RoundTask(pairing.number, number),
        lead,
        sum([is_won for _, is_won, _ in games]),
        sum([result.winner == NOBODY for result in results]),
        sum([result.deals for result in results]),
        sum([result.went_out for result in results]),
        (both[0].times, both[1].times),
        _habits(contest.rules().seating.sides_of_seats(), results),
    )


def _play(contest: Contest, both: tuple[Contestant, ...], seed: int, swap: int) -> tuple[float, bool, GameResult]:
    """One game; how far the first player was ahead, and whether it won."""
    rules = contest.rules()
    seating = rules.seating
    by_side = [both[(side + swap) % SWAPS] for side in range(seating.sides)]
    if contest.span is Span.MATCH:
        result = play_match(rules, by_side, seed)
    else:
        result = play_one_deal(rules, by_side, seed, contest.scores)
    sides = seating.sides_of_seats()
    seats = range(seating.players)
    is_first = [
        by_side[sides[next(seat for seat in seats if seating.account(seat) == account)]] is both[0]
        for account in range(len(result.scores))
    ]
    own = [score for score, its in zip(result.scores, is_first, strict=True) if its]
    others = [score for score, its in zip(result.scores, is_first, strict=True) if not its]
    lead = sum(own) / len(own) - sum(others) / len(others)
    return lead, result.winner != NOBODY and is_first[result.winner], result


def _habits(sides: Sequence[int], results: Sequence[GameResult]) -> tuple[Habits, Habits]:
    """What the seats of each player did in the games of a round, `sides` by seat."""
    found = [Habits(), Habits()]
    for swap, result in enumerate(results):
        for side, its in zip(sides, result.habits, strict=True):
            found[(side + swap) % SWAPS] += its
    return found[0], found[1]


# --- as text ---------------------------------------------------------------------------------------


def task_text(contest: Contest, task: RoundTask) -> str:
    """A task for another process or machine, as two lines."""
    return f"{contest.text()}\n{task.pairing} {task.number}"


def play_text(text: str) -> str:
    """Play the round that this text asks for, and return it as a line of JSON. Raises ValueError and its like."""
    line, numbers = text.splitlines()
    contest = Contest.read(line)
    pairing, number = (int(word) for word in numbers.split())
    return round_text(play_round(contest, list(contest.pairings())[pairing], number))


def round_text(played: Round) -> str:
    """A round as a line of JSON."""
    times, habits = [its.classes() for its in played.times], [its._asdict() for its in played.habits]
    record = {**played._asdict(), "times": times, "habits": habits}
    return json.dumps(record, separators=(",", ":"))


def read_round(text: str) -> Round:
    """A round from its line. Raises ValueError."""
    record: Any = json.loads(text)
    try:
        first, second = ([(int(number), int(count)) for number, count in times] for times in record["times"])
        pairing, number = (int(part) for part in record["task"])
        lead = float(record["lead"])
        wins, draws, deals, went_out = (int(record[key]) for key in ("wins", "draws", "deals", "went_out"))
        own, others = (Habits.read(its) for its in record["habits"])
    except (KeyError, TypeError, AttributeError) as error:
        raise ValueError(f"this is no round: {error}") from error
    times = ThinkTimes(first), ThinkTimes(second)
    return Round(RoundTask(pairing, number), lead, wins, draws, deals, went_out, times, (own, others))
