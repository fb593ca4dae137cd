"""The rule sheet: every statement of a rule set as a plain sentence, under headings in order of play.

`RuleWords.sheet` gives sections of paragraphs; each paragraph keeps its clause, so that a refusal or a line of the
score sheet can be looked up. The sentences about play stand here, those about the pile, the end and the score in
`wording_rules_end`.
"""

from dataclasses import dataclass
from enum import Enum
from itertools import groupby

from canasta_desktop.rules.cards import JOKER, RANKS, THREE
from canasta_desktop.rules.ruleset import RuleSet
from canasta_desktop.rules.statements import Statement, statements
from canasta_desktop.ui.wording_base import ListPhrases, Phrases, number
from canasta_desktop.ui.wording_cards import CardPhrases
from canasta_desktop.ui.wording_rules_end import EndRules


class Heading(Enum):
    """The headings of the sheet, in order; the value names them for tests and links."""

    PLAYERS = "players"
    CARDS = "cards"
    DEAL = "deal"
    THREES = "red-threes"
    TURN = "turn"
    MELDS = "melds"
    OPENING = "initial-meld"
    PILE = "pile"
    OUT = "going-out"
    STOCK_END = "end-of-stock"
    SCORE = "scoring"
    MATCH = "match"


@dataclass(frozen=True)
class Paragraph:
    """One rule in words, the clause it rests on, and the statement's code."""

    text: str
    clause: str
    code: str


@dataclass(frozen=True)
class Section:
    """What stands under one heading."""

    heading: Heading
    title: str
    paragraphs: tuple[Paragraph, ...]


_BEGINNINGS = (
    ("players-", Heading.PLAYERS),
    ("direction", Heading.PLAYERS),
    ("pack", Heading.CARDS),
    ("values", Heading.CARDS),
    ("wild-cards", Heading.CARDS),
    ("deal", Heading.DEAL),
    ("up-card", Heading.DEAL),
    ("red-threes-", Heading.THREES),
    ("turn-", Heading.TURN),
    ("discard-", Heading.TURN),
    ("sets", Heading.MELDS),
    ("black-threes-", Heading.MELDS),
    ("canasta", Heading.MELDS),
    ("one-meld", Heading.MELDS),
    ("own-melds", Heading.MELDS),
    ("initial-", Heading.OPENING),
    ("minimum-", Heading.OPENING),
    ("opens-", Heading.OPENING),
    ("take-", Heading.PILE),
    ("frozen-", Heading.PILE),
    ("pile-", Heading.PILE),
    ("freeze-", Heading.PILE),
    ("out-", Heading.OUT),
    ("asking-", Heading.OUT),
    ("stock-", Heading.STOCK_END),
    ("last-", Heading.STOCK_END),
    ("score-", Heading.SCORE),
    ("target", Heading.MATCH),
    ("tie", Heading.MATCH),
)
"""How the codes under each heading begin."""


def heading_of(code: str) -> Heading:
    """The heading a statement stands under. Raises LookupError for a code nobody knows."""
    for beginning, heading in _BEGINNINGS:
        if code.startswith(beginning):
            return heading
    raise LookupError(code)


class RuleWords(Phrases):
    """Statements to sentences."""

    def __init__(self, cards: CardPhrases) -> None:
        self.cards = cards
        self.lists = ListPhrases()
        self.end = EndRules()

    def sheet(self, rules: RuleSet) -> tuple[Section, ...]:
        """All that `rules` says, by heading."""
        told = sorted(statements(rules), key=lambda one: list(Heading).index(heading_of(one.code)))
        sections: list[Section] = []
        for heading, some in groupby(told, lambda one: heading_of(one.code)):
            paragraphs = [Paragraph(self.text(one), one.clause, one.code) for one in some]
            sections.append(Section(heading, self.title(heading), tuple(paragraphs)))
        return tuple(sections)

    def title(self, heading: Heading) -> str:
        """The heading in words."""
        titles = {
            Heading.PLAYERS: self.tr("Players"),
            Heading.CARDS: self.tr("Cards"),
            Heading.DEAL: self.tr("Dealing"),
            Heading.THREES: self.tr("Red threes"),
            Heading.TURN: self.tr("The turn"),
            Heading.MELDS: self.tr("Melds and canastas"),
            Heading.OPENING: self.tr("The initial meld"),
            Heading.PILE: self.tr("The discard pile"),
            Heading.OUT: self.tr("Going out"),
            Heading.STOCK_END: self.tr("When the stock is empty"),
            Heading.SCORE: self.tr("Scoring a deal"),
            Heading.MATCH: self.tr("The match"),
        }
        return titles[heading]

    def text(self, statement: Statement) -> str:
        """One statement as one or more full sentences. Raises LookupError for a code nobody words."""
        figures = dict(statement.figures)
        for words in (self._seats, self._cards, self._turn, self._melds, self._opening, self.end.text):
            if text := words(statement.code, figures):
                return text.format(**{name: number(value) for name, value in figures.items()})
        raise LookupError(statement.code)

    def _seats(self, code: str, figures: dict[str, int]) -> str:
        match code:
            case "players-partners":
                return self.tr(
                    "{players} players in {sides} sides. Partners sit opposite each other, meld together and keep one "
                    "score."
                )
            case "players-alone":
                return self.tr("{players} players, each for themselves.")
            case "direction":
                return self.tr(
                    "Play goes clockwise. The player on the dealer’s left begins, and after every deal the deal moves "
                    "one seat to the left."
                )
        return ""

    def _cards(self, code: str, figures: dict[str, int]) -> str:
        match code:
            case "pack":
                return self.tr(
                    "{decks} packs of 52 cards with {jokers} jokers in all: {cards} cards. Suits do not matter, except "
                    "that they tell red threes from black ones."
                )
            case "values":
                return self.tr("Card values: {values}. Red threes have no card value.").replace(
                    "{values}", self._values(figures)
                )
            case "wild-cards":
                return self.tr(
                    "Jokers and twos are wild cards: they stand for any card of a meld. Natural cards are ace and king "
                    "down to four. Threes are neither."
                )
            case "deal":
                return self.tr("Every player is dealt {hand} cards, one at a time.")
            case "up-card":
                return self.tr(
                    "The rest lies face down as the stock. Its top card is turned up and begins the discard pile."
                )
            case "up-card-covered":
                return self.tr(
                    "If this card is a wild card or a red three, another one is turned onto it, until the top card is "
                    "neither. A pile begun in this way is frozen."
                )
        return ""

    def _values(self, figures: dict[str, int]) -> str:
        """ "joker 50; ace and two 20; ..." from the points by rank."""
        by_points: dict[int, list[str]] = {}
        for rank in (JOKER, *reversed(range(RANKS - 1))):
            name = self.tr("black three") if rank == THREE else self.cards.rank(rank)
            by_points.setdefault(figures[f"rank{rank}"], []).append(name)
        parts = [
            self.tr("{ranks} {points}").format(ranks=self.lists.all(names), points=number(points))
            for points, names in sorted(by_points.items(), reverse=True)
        ]
        return "; ".join(parts)

    def _turn(self, code: str, figures: dict[str, int]) -> str:
        match code:
            case "red-threes-laid":
                return self.tr(
                    "A red three that you are dealt or draw is laid out face up at once and replaced from the stock. "
                    "This happens by itself."
                )
            case "red-threes-from-pile":
                return self.tr("A red three that comes with a taken pile is laid out too, but not replaced.")
            case "turn-draw-or-take":
                return self.tr(
                    "A turn begins with a draw of %Ln card(s) from the stock, or instead with taking the whole discard "
                    "pile.",
                    "",
                    figures["draw"],
                )
            case "turn-meld":
                return self.tr(
                    "Then you may meld as often as you like. You need not; only the top card of a taken pile must be "
                    "melded."
                )
            case "turn-discard":
                return self.tr("The turn ends with one card discarded face up, unless you go out without a discard.")
            case "discard-any":
                return self.tr("Any card may be discarded, except a red three.")
        return ""

    def _melds(self, code: str, figures: dict[str, int]) -> str:
        match code:
            case "sets":
                return self.tr(
                    "A meld is {least} or more cards of one rank from four to ace, with at least {naturals} natural "
                    "cards and at most {wilds} wild cards. Runs are not melds, and wild cards alone are none either."
                )
            case "black-threes-melded":
                return self.tr(
                    "Black threes may be melded only in the turn in which you go out: {least} or four of them, without "
                    "wild cards."
                )
            case "canasta":
                return self.tr("A meld of {size} or more cards is a canasta. A meld may grow without limit.")
            case "canasta-kinds":
                return self.tr(
                    "A canasta without wild cards is natural, one with wild cards is mixed. A wild card added to a "
                    "natural canasta makes it mixed."
                )
            case "one-meld-of-a-rank":
                return self.tr("A side has only one meld of a rank; further cards of that rank are added to it.")
            case "own-melds-only":
                return self.tr(
                    "Cards are added only to melds of your own side. No card leaves a meld or moves to another one."
                )
        return ""

    def _opening(self, code: str, figures: dict[str, int]) -> str:
        match code:
            case "initial-meld":
                return self.tr(
                    "The first melds that a side lays down in a deal must together reach a minimum. It depends on the "
                    "side’s score when the deal began, and the card values are counted."
                )
            case "minimum-below":
                return self.tr("With a score below {score}: {points} points.")
            case "minimum-from":
                return self.tr("With a score of {score} or more: {points} points.")
            case "minimum-top-card":
                return self.tr(
                    "If the pile is taken with the initial meld, its top card counts towards the minimum, but none of "
                    "the other cards in it."
                )
            case "minimum-no-bonus":
                return self.tr("Bonuses for canastas and red threes do not count towards the minimum.")
            case "opens-for-partner":
                return self.tr("One player’s initial meld opens the side: the partner may then meld freely.")
            case "minimum-waived":
                return self.tr(
                    "No minimum is needed if you draw from the stock and then meld your whole hand in this turn, with "
                    "a canasta of your own in it."
                )
        return ""


__all__ = ["Heading", "Paragraph", "RuleWords", "Section", "heading_of"]
