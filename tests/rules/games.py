"""Random games for laws that hold in all of them: every system and number of players, house rules, how a deal begins.

`in_every_game` runs a law for each table (system and number of players) with games that Hypothesis draws. What a
failing example shows is a `Game`: it says all that the deal depends on, and `Game(...).deal()` gives it again.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from canasta_desktop import rules
from canasta_desktop.rules.cards import THREE
from canasta_desktop.rules.events import Event
from canasta_desktop.rules.option import Option, OptionError
from canasta_desktop.rules.options import offered, rule_set
from canasta_desktop.rules.rng import Rng
from canasta_desktop.rules.ruleset import RuleSet, Value
from canasta_desktop.rules.seeds import derived_seed
from canasta_desktop.rules.state import DealStart, State
from canasta_desktop.rules.systems import SYSTEMS
from canasta_desktop.verification.laws import walk
from canasta_desktop.verification.random_positions import random_position
from canasta_desktop.verification.soak import SCORES, drawn, random_start
from tests.rules.every_rule_set import FORMS

NUMBERS = 5
"""Numbers of players, two to six, that a system can be played by at most."""

MANY = 160
"""Actions after which most deals are near their end."""
EARLY = 12
"""Actions after which some sides have not melded yet."""


@dataclass(frozen=True)
class Game:
    """A deal and how far it has gone: `steps` random actions, from the first card or, `inside`, from the middle."""

    system: str
    players: int
    options: Mapping[str, Value]
    number: int
    dealer: int
    scores: tuple[int, ...]
    seed: int
    inside: bool
    steps: int = 0

    @classmethod
    def of(cls, system: str, players: int) -> "Game":
        """The plain game of this table."""
        accounts = rule_set(system, players).seating.accounts()
        return cls(system, players, {}, 1, 0, (0,) * accounts, seed=0, inside=False)

    @classmethod
    def numbered(cls, system: str, players: int, number: int) -> "Game":
        """The same random game for the same number."""
        rng = Rng(number)
        options = drawn(system, players, rng)
        start = random_start(rule_set(system, players, options), rng)
        steps = rng.below(EARLY if number % 2 else MANY)
        inside = rng.below(2) == 0
        return cls(system, players, options, start.number, start.dealer, start.scores, number, inside, steps)

    def rules(self) -> RuleSet:
        return rule_set(self.system, self.players, self.options)

    def start(self) -> DealStart:
        return DealStart(self.number, self.dealer, self.scores)

    def deal(self, log: list[Event] | None = None) -> State:
        """The deal at its beginning."""
        if self.inside:
            return random_position(self.rules(), self.start(), self.rng("middle"))
        return State.deal(self.rules(), self.start(), self.seed, log)

    def rng(self, stream: str) -> Rng:
        """Random numbers of this game, each stream its own."""
        return Rng(derived_seed(self.seed, stream, self.number))

    def moment(self) -> State:
        """The deal some steps on, and not over."""
        steps = self.steps
        while True:
            state, taken = self.deal(), 0
            assert not state.table.over
            for taken, _ in enumerate(walk(state, self.rng("steps"))):
                if taken == steps:
                    return state
            steps = taken  # it is over before: the last moment


def stack(state: State, cards: Sequence[int]) -> bool:
    """Give the player in turn, first of the deal, these cards: as many as it holds, the others next in the stock.

    Whether that could be done: one of them may lie open.
    """
    hand = state.hand_to_act()
    own, size = hand.copy(), hand.size
    for card in cards:
        if own.faces[card]:
            own.remove(card)
        elif card in state.stock:
            state.stock.remove(card)
        else:
            others = [other for other in state.hands if other is not hand and other.faces[card]]
            if not others:
                return False
            spare = next(spare for spare in state.stock if spare >> 2 != THREE and spare not in cards)
            state.stock.remove(spare)
            others[0].remove(card)
            others[0].add(spare)
    hand.take_out(hand.cards())
    for card in cards[:size]:
        hand.add(card)
    state.stock[:] = [*own.cards(), *state.stock, *reversed(cards[size:])]
    return True


# --- what games there are ---------------------------------------------------------------------------------------


def values(option: Option) -> st.SearchStrategy[Value]:
    """What this option can be set to."""
    if option.values:
        return st.sampled_from(option.values)
    steps = (option.high - option.low) // option.step
    return st.integers(0, steps).map(lambda step: option.low + option.step * step)


@st.composite
def house_rules(draw, system: str, players: int) -> dict[str, Value]:
    """Some options at any value; one that needs another brings it, one that does not go with the others is left out."""
    there = offered(system, players)
    some = draw(st.lists(st.sampled_from(there), unique=True)) if there else []
    wanted = [(option, draw(values(option))) for option in some]
    chosen: dict[str, Value] = {}
    for option, value in wanted:
        chosen = _beside(chosen, option, value)
    if _go_together(system, players, chosen):
        return chosen
    chosen = {}
    for option, value in wanted:
        changed = _beside(chosen, option, value)
        if _go_together(system, players, changed):
            chosen = changed
    return chosen


def _beside(chosen: dict[str, Value], option: Option, value: Value) -> dict[str, Value]:
    """These and this option, with what it needs."""
    return {name: allowed[0] for name, allowed in option.needs} | chosen | {option.name: value}


def _go_together(system: str, players: int, options: dict[str, Value]) -> bool:
    try:
        rule_set(system, players, options)
    except OptionError:
        return False
    return True


@st.composite
def games(draw, system: str, players: int, most: int = 0) -> Game:
    """Any game of this table, up to `most` steps after its beginning."""
    options = draw(house_rules(system, players))
    accounts = rule_set(system, players, options).seating.accounts()
    return Game(
        system,
        players,
        options,
        number=draw(st.integers(1, 6)),
        dealer=draw(st.integers(0, players - 1)),
        scores=tuple(draw(st.lists(st.sampled_from(SCORES), min_size=accounts, max_size=accounts))),
        seed=draw(st.integers(0, 2**32 - 1)),
        inside=draw(st.booleans()),
        # As often as not near the beginning, where the initial melds are made.
        steps=draw(st.one_of(st.integers(0, min(most, EARLY)), st.integers(0, most))),
    )


Law = Callable[[Game], None]


def tried_often(examples: int) -> int:
    """How many games are tried where `examples` are usual: a third of them by rules that are not compiled.

    Compiled they take a fifth of the time, and `.ci/run` tries them both ways.
    """
    is_compiled = not (rules.__file__ or "").endswith(".py")
    return examples if is_compiled else (examples + 2) // 3


def in_every_game(examples: int, most: int = 0, tables: list[tuple[str, int]] = FORMS) -> Callable[[Law], Law]:
    """Try this law on `tried_often(examples)` games of each table, each up to `most` steps after its beginning.

    A system played by one number of players alone gets as many games as one that is played by all of them.
    """

    def tried(law: Law) -> Law:
        @pytest.mark.parametrize("table", tables, ids=[f"{system}-{players}" for system, players in tables])
        @settings(max_examples=tried_often(examples))
        @given(data=st.data())
        def test(table, data):
            for _ in range(NUMBERS // len(SYSTEMS[table[0]].players())):
                law(data.draw(games(*table, most), label="game"))

        test.__name__, test.__qualname__, test.__doc__ = law.__name__, law.__name__, law.__doc__
        return test

    return tried
