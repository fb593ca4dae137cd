"""The figures of a game at a glance: the table at the head of a rule sheet.

Every figure comes from a statement of the rule set, house rules included, so that the table and the sheet below it
cannot contradict each other. A line is worded to be read aloud by itself: its name, then its figures.
"""

from collections.abc import Iterator
from typing import Final, NamedTuple

from canasta_desktop.rules.cards import ACE, JOKER, RANKS, THREE
from canasta_desktop.rules.codes import Rule
from canasta_desktop.rules.ruleset import RuleSet
from canasta_desktop.rules.statements import Statement, statements
from canasta_desktop.ui.wording.base import Phrases, number
from canasta_desktop.ui.wording.cards import CardPhrases
from canasta_desktop.ui.wording.rules.deal_end import EndRules

BETWEEN: Final = "; "
"""Between two figures of a line."""


class FigureLine(NamedTuple):
    """One line of the table: what is counted, and how much it is."""

    name: str
    figures: str


class KeyFigureWords(Phrases):
    """Statements to the lines of the table; a game leaves out what it does not have."""

    def __init__(self, cards: CardPhrases, end: EndRules) -> None:
        self.cards = cards
        self.end = end

    def title(self) -> str:
        """What stands above the table."""
        return self.tr("In figures")

    def lines(self, rules: RuleSet) -> tuple[FigureLine, ...]:
        """The table of these rules, in order of play."""
        found = statements(rules)
        table = (
            (self.tr("Players"), self._players),
            (self.tr("Cards"), self._pack),
            (self.tr("Card values"), self._values),
            (self.tr("Dealt to each"), self._dealt),
            (self.tr("Drawn in a turn"), self._drawn),
            (self.tr("Initial meld"), self._initial_meld),
            (self.tr("A canasta"), self._canasta),
            (self.tr("Canastas score"), self._canastas),
            (self.tr("Needed to go out"), self._needed),
            (self.tr("Going out scores"), self._out),
            (self.tr("Threes") if rules.threes.every else self.tr("Red threes"), self._threes),
            (self.tr("The match"), self._match),
        )
        lines = [
            FigureLine(name, BETWEEN.join(worded for one in found for worded in words(one))) for name, words in table
        ]
        return tuple([line for line in lines if line.figures])

    # --- players and cards -------------------------------------------------------------------------

    def _players(self, statement: Statement) -> Iterator[str]:
        match statement.code:
            case Rule.PLAYERS_ALONE:
                text = self.tr("{players}, each alone")
            case Rule.PLAYERS_PARTNERS | Rule.PLAYERS_ALTERNATE:
                text = self.tr("{players}, on {sides} sides of {size}")
            case Rule.PLAYERS_REST:
                text = self.tr("{players}, {larger} against {smaller}; {playing} play")
            case Rule.PLAYERS_REST_BOTH:
                text = self.tr("{players}, on {sides} sides of {size}; {playing} play")
            case Rule.PLAYERS_CUT_THROAT:
                text = self.tr("{players}, one against two")
            case _:
                return
        yield text.format(**{name: number(value) for name, value in statement.figures})

    def _pack(self, statement: Statement) -> Iterator[str]:
        if statement.code is Rule.PACK:
            text = self.tr("{cards}: %Ln pack(s) of 52 and {jokers} jokers", "", statement.figure("decks"))
            yield text.format(cards=number(statement.figure("cards")), jokers=number(statement.figure("jokers")))

    def _values(self, statement: Statement) -> Iterator[str]:
        """ "joker 50", "ace and two 20", "king to eight 10" ..., by points."""
        if statement.code not in (Rule.VALUES, Rule.VALUES_THREES):
            return
        points = [statement.figure(f"rank{rank}") for rank in range(RANKS)]
        three = self.tr("black three") if statement.code is Rule.VALUES else self.cards.rank(THREE)
        for worth in sorted(set(points), reverse=True):
            ranks = [rank for rank in (JOKER, *range(ACE, -1, -1)) if points[rank] == worth]
            names = [self._run(run, three) for run in runs(ranks)]
            text = self.tr("{ranks} {points}", "card values")
            yield text.format(ranks=self.cards.lists.all(names), points=number(worth))

    def _run(self, ranks: list[int], three: str) -> str:
        """ "king to eight", "ace"; `three` is what a three is called that has a value."""
        if len(ranks) == 1:
            return three if ranks[0] == THREE else self.cards.rank(ranks[0])
        highest, lowest = self.cards.rank(ranks[0]), self.cards.rank(ranks[-1])
        return self.tr("{highest} to {lowest}", "ranks").format(highest=highest, lowest=lowest)

    def _dealt(self, statement: Statement) -> Iterator[str]:
        if statement.code is Rule.DEAL:
            yield self.tr("%Ln card(s)", "", statement.figure("hand"))
        elif statement.code is Rule.DEAL_FOOT:
            yield self.tr("{cards} more in the foot").format(cards=number(statement.figure("cards")))

    def _drawn(self, statement: Statement) -> Iterator[str]:
        if statement.code is Rule.TURN_DRAW:
            yield self.tr("%Ln card(s)", "", statement.figure("draw"))

    # --- the initial meld --------------------------------------------------------------------------

    def _initial_meld(self, statement: Statement) -> Iterator[str]:
        match statement.code:
            case Rule.INITIAL_MELD_FREE:
                yield self.tr("no minimum")
            case Rule.MINIMUM:
                yield from self._steps(dict(statement.figures))
            case Rule.MINIMUM_BY_DEAL:
                deals = numbered(statement, "deal")
                for deal, points in deals[:-1]:
                    yield self.tr("{points} in deal {deal}").format(deal=number(deal), points=number(points))
                deal, points = deals[-1]
                yield self.tr("{points} from deal {deal} on").format(deal=number(deal), points=number(points))

    def _steps(self, figures: dict[str, int]) -> Iterator[str]:
        """ "15 below 0", "50 from 0", "90 from 1,500"; where nothing else holds below, "125 below 3,000" first."""
        steps = [(figures[f"score{place}"], figures[f"points{place}"]) for place in range(len(figures) // 2)]
        if "below" in figures:
            steps_below = (steps[0][0], figures["below"])
        elif len(steps) > 1:
            steps_below, steps = (steps[1][0], steps[0][1]), steps[1:]
        else:
            yield self.tr("always {points}").format(points=number(steps[0][1]))
            return
        score, points = steps_below
        yield self.tr("{points} below {score}").format(score=number(score), points=number(points))
        for score, points in steps:
            yield self.tr("{points} from {score}").format(score=number(score), points=number(points))

    # --- canastas ----------------------------------------------------------------------------------

    def _canasta(self, statement: Statement) -> Iterator[str]:
        if statement.code is Rule.CANASTA:
            yield self.tr("{size} or more cards").format(size=number(statement.figure("size")))
        elif statement.code is Rule.CANASTA_CLOSED:
            yield self.tr("%Ln card(s)", "", statement.figure("size"))

    def _canastas(self, statement: Statement) -> Iterator[str]:
        figures = {name: number(value) for name, value in statement.figures}
        match statement.code:
            case Rule.SCORE_CANASTAS:
                yield self.tr("natural {natural}").format(**figures)
                yield self.tr("mixed {mixed}").format(**figures)
            case Rule.SCORE_RANKED:
                text = self.tr("natural of {ranks} {points}").filled(
                    "ranks", self.cards.to_ranks(statement.figure("rank"))
                )
                yield text.format(**figures)
            case Rule.SCORE_RANKED_MIXED:
                text = self.tr("mixed of {ranks} {points}").filled(
                    "ranks", self.cards.to_ranks(statement.figure("rank"))
                )
                yield text.format(**figures)
            case Rule.SCORE_SAMBA:
                yield self.tr("samba {points}").format(**figures)
            case Rule.SCORE_ESCALERA:
                yield self.tr("escalera {points}").format(**figures)
            case Rule.SCORE_WILD_CANASTA:
                yield self.tr("wild cards {points}").format(**figures)
            case Rule.SCORE_WILD_CANASTAS:
                yield self.tr("wild cards {mixed} (all twos {twos}, all jokers {jokers})").format(**figures)
            case Rule.SCORE_WILD_CANASTAS_MODERN:
                yield self.tr("wild cards {mixed} (all twos {twos}, with every joker {jokers})").format(**figures)

    # --- the end of the deal, and of the match -----------------------------------------------------

    def _needed(self, statement: Statement) -> Iterator[str]:
        if statement.code is Rule.OUT_CANASTAS:
            yield self.tr("%Ln canasta(s)", "", statement.figure("canastas"))
        elif statement.code is Rule.OUT_CANASTA_KINDS:
            yield self.tr("at least {kinds}").format(kinds=self.end.kinds(dict(statement.figures)))

    def _out(self, statement: Statement) -> Iterator[str]:
        match statement.code:
            case Rule.SCORE_OUT:
                yield number(statement.figure("bonus"))
            case Rule.SCORE_CONCEALED:
                yield self.tr("concealed {concealed}").format(concealed=number(statement.figure("concealed")))
            case Rule.SCORE_HAND_CANASTA:
                yield self.tr("concealed with a canasta {bonus} more").format(bonus=number(statement.figure("bonus")))

    def _threes(self, statement: Statement) -> Iterator[str]:
        match statement.code:
            case Rule.SCORE_THREES:
                yield self.tr("{points} each").format(points=number(statement.figure("each")))
                for count, points in numbered(statement, "count"):
                    yield self.tr("{count} together {points}").format(count=number(count), points=number(points))
            case Rule.SCORE_THREES_DOUBLING | Rule.SCORE_THREES_BY_COLOUR:
                for count, points in numbered(statement, "count"):
                    yield self.tr("{points} for {count}", "so many threes").format(
                        count=number(count), points=number(points)
                    )
                if statement.code is Rule.SCORE_THREES_DOUBLING:
                    yield self.tr("then twice as much each time")
            case Rule.SCORE_THREES_LAID:
                yield self.tr("{points} each").format(points=number(statement.figure("points")))
            case Rule.SCORE_THREES_CAUGHT | Rule.SCORE_THREES_LEFT | Rule.PENALTY_THREES_IN_HAND:
                yield self.tr("{points} off in hand").format(points=number(statement.figure("points")))

    def _match(self, statement: Statement) -> Iterator[str]:
        if statement.code is Rule.TARGET:
            yield self.tr("to {points} points").format(points=number(statement.figure("points")))
        elif statement.code is Rule.MATCH_DEALS:
            yield self.tr("%Ln deal(s)", "", statement.figure("deals"))


def numbered(statement: Statement, beginning: str) -> list[tuple[int, int]]:
    """The figures called `count4`, `count5` and so on, by their number."""
    named = [(name.removeprefix(beginning), value) for name, value in statement.figures if name.startswith(beginning)]
    return sorted([(int(place), value) for place, value in named if place.isdecimal()])


def runs(ranks: list[int]) -> list[list[int]]:
    """Ranks in a row downwards together, as king to eight; jokers, threes and two in a row stand by themselves."""
    found: list[list[int]] = []
    for rank in ranks:
        if found and rank == found[-1][-1] - 1 and JOKER not in found[-1] and rank != THREE:
            found[-1].append(rank)
        else:
            found.append([rank])
    return [part for run in found for part in ([run] if len(run) > 2 else [[rank] for rank in run])]
