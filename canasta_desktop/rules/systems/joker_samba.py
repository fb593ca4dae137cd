"""Joker Samba: Samba with joker canastas and 21 wild cards (joker-samba.md)."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from canasta_desktop.rules.cards import ACE, JOKER, Cards
from canasta_desktop.rules.codes import Rule
from canasta_desktop.rules.forms import BlackThrees, Sequences, WildMelds
from canasta_desktop.rules.initial_meld import InitialMeld
from canasta_desktop.rules.melds import Melds
from canasta_desktop.rules.option import Option
from canasta_desktop.rules.ruleset import RuleSet, Value
from canasta_desktop.rules.scoring import Item, ScoreLine, Scoring
from canasta_desktop.rules.statements import Statement, statement
from canasta_desktop.rules.subjects import Topic
from canasta_desktop.rules.systems.clauses.joker_samba import CLAUSES, RULINGS
from canasta_desktop.rules.systems.samba import SAMBA_4, SET_EXTENSION, SETS, SIX, SURPRISE, seated
from canasta_desktop.rules.systems.shared import ON_OFF, deals_option
from canasta_desktop.rules.table import MIXED, NATURAL, RUN, Meld, Table

KEY: Final = "joker-samba"

PENALTY: Final = 1000
SHORT_RUN: Final = 5
"""A sequence of fewer cards is penalised."""


@dataclass(frozen=True)
class JokerScoring(Scoring):
    """Joker canastas by what they are made of, red threes, and penalties for what is unfinished (JS-5).

    `every_meld`: all open sets and all sequences under seven are penalised (VA-3.15, A-6).
    """

    seven_jokers: int = 4000
    seven_twos: int = 3000
    every_meld: bool = False

    def price(self, table: Table, meld: Meld) -> tuple[Item, int]:
        if meld.rank == JOKER:
            jokers = len([card for card in meld.cards if card >> 2 == JOKER])
            if jokers == len(meld.cards):
                return Item.WILD_CANASTAS, self.seven_jokers
            if jokers == 0:
                return Item.WILD_CANASTAS, self.seven_twos
        return super().price(table, meld)

    def is_penalised(self, table: Table, meld: Meld) -> bool:
        """Whether this meld costs its side at the end (JS-5.6)."""
        if table.rules.melds.is_complete(meld):
            return False
        if self.every_meld or meld.rank == JOKER:
            return True
        return meld.rank == RUN and len(meld.cards) < SHORT_RUN

    def penalty_lines(self, table: Table, left: Sequence[Cards], account: int, melds: list[Meld]) -> list[ScoreLine]:
        short = [meld for meld in melds if self.is_penalised(table, meld)]
        if not short:
            return []
        cards = tuple([card for meld in short for card in meld.cards])
        return [
            ScoreLine(Item.PENALTIES, -PENALTY * len(short), len(short), cards, table.rules.clause(Topic.PENALTIES))
        ]

    def canastas_statements(self, rules: RuleSet) -> list[Statement]:
        figures = (("jokers", self.seven_jokers), ("twos", self.seven_twos), ("mixed", self.canastas[2]))
        result = [result for result in super().canastas_statements(rules) if result.code is not Rule.SCORE_WILD_CANASTA]
        return [*result, statement(rules, Rule.SCORE_WILD_CANASTAS, figures, Rule.SCORE_WILD_CANASTA)]

    def penalties_statements(self, rules: RuleSet) -> list[Statement]:
        if self.every_meld:
            return [statement(rules, Rule.PENALTY_EVERY_MELD, (("points", PENALTY),), Topic.PENALTIES)]
        return [
            statement(
                rules,
                Rule.PENALTY_WILD_MELDS_AND_SEQUENCES,
                (("points", PENALTY), ("cards", SHORT_RUN)),
                Topic.PENALTIES,
            )
        ]


JOKER_SAMBA_4: Final[RuleSet] = replace(
    SAMBA_4,
    key=KEY,
    pack=replace(SAMBA_4.pack, jokers=9),
    melds=Melds((replace(SETS, stages=(0, 0, 0, 2)), Sequences(), WildMelds(), BlackThrees())),
    initial_meld=InitialMeld(
        steps=((0, 50), (3000, 90), (5000, 120), (7000, 160)), below_zero=50, waived_concealed=False
    ),
    out=replace(SAMBA_4.out, bonus=300, concealed=300),
    scoring=JokerScoring(
        canastas=(500, 300, 2000, 1500),
        red_threes=(0, 100, 200, 300, 800, 1000, 1200),
        target=10000,
        ranked=((ACE, NATURAL, 1000), (ACE, MIXED, 500)),
    ),
    clauses=CLAUSES,
    rulings=RULINGS,
)


def form(players: int) -> RuleSet | None:
    """Joker Samba for 2 to 6 players."""
    return seated(JOKER_SAMBA_4, players)


def _penalise_all(rules: RuleSet, value: Value) -> RuleSet:
    assert isinstance(rules.scoring, JokerScoring)
    return replace(rules, scoring=replace(rules.scoring, every_meld=bool(value)))


OPTIONS: Final[tuple[Option, ...]] = (
    SIX,
    SET_EXTENSION,
    SURPRISE,
    Option("penalise_all_incomplete", "VA-3.15", ON_OFF, _penalise_all, decides=(Topic.PENALTIES,)),
    deals_option(),
)
"""The house rules of joker-samba."""
