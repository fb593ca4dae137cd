"""Many deals of every system, number of players and house rules drawn at random, with the laws of `laws` asked.

Deal number N of a seed is always the same deal, on however many processes and whatever was played before:
its table (system and players) comes round in turn, its house rules, scores, cards and actions are drawn from
a stream of the seed and its number. So a run can be resumed, and a fault be played again by its number.
"""

import json
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import asdict, dataclass, field, fields, replace
from typing import Any, Final

from canasta_desktop.arena.scheduling import spread
from canasta_desktop.rules.option import Option, OptionError
from canasta_desktop.rules.options import offered, rule_set
from canasta_desktop.rules.rng import Rng
from canasta_desktop.rules.ruleset import RuleSet, Value
from canasta_desktop.rules.seeds import derived_seed
from canasta_desktop.rules.state import DealStart, State
from canasta_desktop.rules.systems import SYSTEMS
from canasta_desktop.rules.table import NOBODY
from canasta_desktop.verification.laws import Course, LawBroken, play
from canasta_desktop.verification.random_positions import random_position

CHUNK: Final = 20
"""Deals that a process plays at a time."""

MIDWAY: Final = 2
"""One of so many deals begins in the middle."""

SCORES: Final = (-300, -105, -5, 0, 745, 1495, 1500, 2995, 3000, 4995, 5000, 6995, 7000)
"""Match scores before a deal: those at which something changes."""

Progress = Callable[[int, "Tally"], None]
"""Told the number of deals played and what they were."""


@dataclass(frozen=True)
class Soak:
    """What is to be played: deals `first` and on of a seed; every so many of them `thorough`."""

    deals: int
    seed: int
    first: int = 0
    systems: tuple[str, ...] = tuple(SYSTEMS)
    thorough: int = 50

    def tables(self) -> list[tuple[str, int]]:
        """Systems and numbers of players, in the order in which they come round."""
        return [(system, players) for system in self.systems for players in SYSTEMS[system].players()]

    def is_thorough(self, number: int) -> bool:
        """Whether all laws are asked of this deal; moved on with each round, so that every table has its turn."""
        return number % self.thorough == number // len(self.tables()) % self.thorough


@dataclass
class Tally:
    """What was played: deals, actions and deals somebody went out of by table; values of options by system.

    `faults` are exceptions and broken laws with all that it takes to see them again.
    """

    deals: Counter[tuple[str, int]] = field(default_factory=Counter)
    actions: Counter[tuple[str, int]] = field(default_factory=Counter)
    outs: Counter[tuple[str, int]] = field(default_factory=Counter)
    values: Counter[tuple[str, str, Value]] = field(default_factory=Counter)
    kinds: Counter[str] = field(default_factory=Counter)
    parts: Counter[str] = field(default_factory=Counter)
    refusals: Counter[str] = field(default_factory=Counter)
    thorough: int = 0
    exceptions: list[str] = field(default_factory=list)
    violations: list[str] = field(default_factory=list)

    def add(self, other: "Tally") -> None:
        """Count what another process has played."""
        for own, its in zip(self._counters(), other._counters(), strict=True):
            own.update(its)
        self.thorough += other.thorough
        self.exceptions += other.exceptions
        self.violations += other.violations

    def _counters(self) -> "tuple[Counter[Any], ...]":
        return (self.deals, self.actions, self.outs, self.values, self.kinds, self.parts, self.refusals)


# --- one deal --------------------------------------------------------------------------------------


def play_numbered(soak: Soak, number: int, tally: Tally) -> None:
    """Play this deal of the run and count it."""
    tables = soak.tables()
    table = tables[number % len(tables)]
    rng = Rng(derived_seed(soak.seed, "soak", number))
    chosen = drawn(*table, rng)
    course = Course()
    thorough = soak.is_thorough(number)
    try:
        rules = rule_set(*table, chosen)
        start = random_start(rules, rng)
        if rng.below(MIDWAY) == 0:
            state = random_position(rules, start, rng)
        else:
            state = State.deal(rules, start, derived_seed(soak.seed, "cards", number))
        play(state, rng, thorough, course)
        tally.outs[table] += state.table.out != NOBODY
    except LawBroken as fault:
        tally.violations.append(_fault(soak, number, table, chosen, course, str(fault)))
    except Exception as error:  # whatever it is, it is what this run is to find
        tally.exceptions.append(_fault(soak, number, table, chosen, course, f"{type(error).__name__}: {error}"))
    tally.deals[table] += 1
    tally.actions[table] += len(course.actions)
    tally.thorough += thorough
    tally.kinds.update(course.kinds)
    tally.parts.update(course.parts)
    tally.refusals.update(course.refusals)
    for name, value in chosen.items():
        tally.values[table[0], name, value] += 1


def _fault(soak: Soak, number: int, table: tuple[str, int], chosen: dict[str, Value], course: Course, what: str) -> str:
    """A fault, and how to see it again."""
    system, players = table
    one = f" --system {system}" if len(soak.systems) == 1 else ""
    again = f"soak --deals 1 --seed {soak.seed} --from {number}{one}"
    return f"{system} {players} {chosen}: {what}\n  again: {again}\n  actions: {', '.join(course.actions)}"


def drawn(system: str, players: int, rng: Rng) -> dict[str, Value]:
    """House rules that go together, drawn at random; none at all in a third of the deals."""
    if rng.below(3) == 0:
        return {}
    options = offered(system, players)
    while True:
        chosen = {option.name: any_value(option, rng) for option in options if rng.below(4) == 0}
        try:
            rule_set(system, players, chosen)
        except OptionError:
            continue
        return chosen


def any_value(option: Option, rng: Rng) -> Value:
    """A value this option can have."""
    if option.values:
        return option.values[rng.below(len(option.values))]
    return option.low + option.step * rng.below((option.high - option.low) // option.step + 1)


def random_start(rules: RuleSet, rng: Rng) -> DealStart:
    """A number, a dealer and match scores."""
    seating = rules.seating
    scores = [SCORES[rng.below(len(SCORES))] for _ in range(seating.accounts())]
    return DealStart(1 + rng.below(6), rng.below(seating.players), tuple(scores))


# --- many deals ------------------------------------------------------------------------------------


def run(soak: Soak, jobs: int = 1, progress: Progress | None = None) -> Tally:
    """Play all deals of the run on `jobs` processes."""
    tally = Tally()
    done = 0
    for played in _results(soak, jobs):
        tally.add(played)
        done = sum(tally.deals.values())
        if progress is not None:
            progress(done, tally)
    tally.exceptions.sort()
    tally.violations.sort()
    return tally


def _results(soak: Soak, jobs: int) -> Iterator[Tally]:
    """The tallies of the chunks, in the order in which they are ready."""
    last = soak.first + soak.deals
    lows = range(soak.first, last, CHUNK)
    texts = [_chunk_text(replace(soak, first=low, deals=min(CHUNK, last - low))) for low in lows]
    for text in spread(play_chunk, texts, jobs):
        yield _read_tally(text)


def play_chunk(text: str) -> str:
    """Play the deals that this text asks for; the tally as text."""
    record: Any = json.loads(text)
    soak = Soak(**{**record, "systems": tuple(record["systems"])})
    tally = Tally()
    for number in range(soak.first, soak.first + soak.deals):
        play_numbered(soak, number, tally)
    return _tally_text(tally)


def _chunk_text(soak: Soak) -> str:
    return json.dumps(asdict(soak))


def _tally_text(tally: Tally) -> str:
    values = {own.name: getattr(tally, own.name) for own in fields(Tally)}
    listed = {name: list(value.items()) if isinstance(value, Counter) else value for name, value in values.items()}
    return json.dumps(listed)


def _read_tally(text: str) -> Tally:
    record: Any = json.loads(text)
    tally = Tally()
    for own in fields(Tally):
        value = record[own.name]
        if isinstance(getattr(tally, own.name), Counter):
            value = Counter({tuple(key) if isinstance(key, list) else key: count for key, count in value})
        setattr(tally, own.name, value)
    return tally


# --- what was covered ------------------------------------------------------------------------------


def report(soak: Soak, tally: Tally, seconds: float, core: str) -> str:
    """What was covered, for a person."""
    deals = sum(tally.deals.values())
    actions = sum(tally.actions.values())
    lines = [
        f"{deals} deals, {tally.thorough} of them with all laws, {actions} actions, {seconds:.0f} s, {core}; "
        f"seed {soak.seed}, numbers {soak.first} to {soak.first + soak.deals - 1}",
        "",
        f"{'system':16} {'players':>7} {'deals':>8} {'actions':>10} {'gone out':>8}",
    ]
    for table in soak.tables():
        system, players = table
        lines.append(f"{system:16} {players:7} {tally.deals[table]:8} {tally.actions[table]:10} {tally.outs[table]:8}")
    lines += ["", "options: deals with each value", *_option_lines(soak, tally), ""]
    lines.append("actions: " + _counts(tally.kinds))
    lines.append("arbitrary actions accepted, taken apart: " + _counts(tally.parts))
    lines.append("arbitrary actions refused: " + _counts(tally.refusals))
    for fault in (*tally.exceptions, *tally.violations):
        lines.append(fault)
    lines.append(f"{len(tally.exceptions)} exceptions, {len(tally.violations)} violations")
    return "\n".join(lines)


def _option_lines(soak: Soak, tally: Tally) -> Iterator[str]:
    for system in soak.systems:
        names: dict[str, Option] = {}
        for players in SYSTEMS[system].players():
            names.update({option.name: option for option in offered(system, players)})
        for name, option in names.items():
            met = {value: count for (its, own, value), count in tally.values.items() if (its, own) == (system, name)}
            if option.values:
                told = ", ".join([f"{value} {met.get(value, 0)}" for value in option.values])
            else:
                told = f"{len(met)} values, {sum(met.values())}"
            yield f"{system:16} {name}: {told}"


def _counts(counter: Counter[str]) -> str:
    return ", ".join([f"{name} {count}" for name, count in sorted(counter.items())]) or "none"


def bar(done: int, wanted: int, faults: Sequence[int], width: int = 30) -> str:
    """The progress as one line: a bar, deals, exceptions and violations."""
    full = width * done // wanted
    return f"[{'#' * full}{'.' * (width - full)}] {done}/{wanted} deals, {faults[0]} exceptions, {faults[1]} violations"
