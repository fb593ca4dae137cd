"""The rule sheet: every statement of a rule set as a plain sentence, under headings in order of play.

`RuleWords.sheet` gives sections of paragraphs; each paragraph keeps its clause, so that a refusal or a line of the
score sheet can be looked up. The sentences stand in the modules beside this one, by chapter. They are written for a
person who has never played: nothing is taken for granted, and figures come from the rule set alone.
"""

from collections.abc import Callable
from itertools import groupby
from typing import Final, NamedTuple

from canasta_desktop.rules.codes import Chapter as Heading
from canasta_desktop.rules.codes import Rule
from canasta_desktop.rules.ruleset import RuleSet
from canasta_desktop.rules.statements import Statement, statements
from canasta_desktop.ui.base.language import kept_words
from canasta_desktop.ui.wording.base import Phrases, number
from canasta_desktop.ui.wording.cards import CardPhrases
from canasta_desktop.ui.wording.rules.card_values import CardValueWords
from canasta_desktop.ui.wording.rules.context import StatementContext, context_for
from canasta_desktop.ui.wording.rules.deal_end import EndRules
from canasta_desktop.ui.wording.rules.examples import ExampleWords
from canasta_desktop.ui.wording.rules.initial_meld import InitialMeldRules
from canasta_desktop.ui.wording.rules.key_figures import KeyFigureWords
from canasta_desktop.ui.wording.rules.melds import MeldRules
from canasta_desktop.ui.wording.rules.pile import PileRules
from canasta_desktop.ui.wording.rules.round_table import RoundTableWords
from canasta_desktop.ui.wording.rules.scoring import ScoreRules
from canasta_desktop.ui.wording.rules.setup import StartRules
from canasta_desktop.ui.wording.rules.special import SpecialRules
from canasta_desktop.ui.wording.rules.turn import TurnRules

STAR: Final = "*"
"""Stands behind the clause of a ruling."""
MOST_TEXTS: Final = 2000
"""So many sentences are kept; a sheet has some hundred, most of them those of any other."""

_texts: Final[dict[tuple[object, ...], str]] = kept_words({})
"""By what each is made from: the letters of the cards, code and figures, and how its readers play."""
_titles: Final[dict[Heading, str]] = kept_words({})


class Paragraph(NamedTuple):
    """One rule in words, the clause it rests on, and the statement's code.

    `is_ruling`: no source says it; this program settles what they leave open.
    """

    text: str
    clause: str
    code: Rule
    is_ruling: bool = False

    @property
    def cited(self) -> str:
        """The clause as it stands beside the rule; a ruling has a star."""
        return self.clause + STAR if self.is_ruling else self.clause


class Section(NamedTuple):
    """What stands under one heading."""

    heading: Heading
    title: str
    paragraphs: tuple[Paragraph, ...]


class RuleWords(Phrases):
    """Statements to sentences."""

    def __init__(self, cards: CardPhrases) -> None:
        self._cards = cards
        start, turn, melds, initial_meld = StartRules(cards), TurnRules(), MeldRules(), InitialMeldRules()
        pile, special, end, score = PileRules(), SpecialRules(), EndRules(), ScoreRules(cards)
        self.figures = KeyFigureWords(cards, end)
        """The table at the head of a sheet."""
        self.card_values = CardValueWords(cards)
        """The picture of what each card counts."""
        self.round_table = RoundTableWords()
        """The picture of who sits where."""
        self.examples = ExampleWords(cards)
        """What the worked examples say."""
        self._chapters: dict[Heading, Callable[[StatementContext], str]] = {
            Heading.GAME: start.text,
            Heading.PLAYERS: start.text,
            Heading.CARDS: start.text,
            Heading.DEAL: start.text,
            Heading.THREES: turn.text,
            Heading.TURN: turn.text,
            Heading.MELDS: melds.text,
            Heading.INITIAL_MELD: initial_meld.text,
            Heading.BONUS: special.text,
            Heading.PILE: pile.text,
            Heading.FOOT: special.text,
            Heading.OUT: end.text,
            Heading.SPECIAL: special.text,
            Heading.STOCK_END: end.text,
            Heading.SCORE: score.text,
            Heading.MATCH: end.text,
        }

    def sheet(self, rules: RuleSet) -> tuple[Section, ...]:
        """The statements of `rules` in words, by heading."""
        sections: list[Section] = []
        for heading, some in groupby(statements(rules), lambda one: one.code.chapter):
            paragraphs = [Paragraph(self.text(one, rules), one.clause, one.code, one.ruling) for one in some]
            sections.append(Section(heading, self.title(heading), tuple(paragraphs)))
        return tuple(sections)

    def title(self, heading: Heading) -> str:
        """The heading in words."""
        if not _titles:
            _titles.update(self._all_titles())
        return _titles[heading]

    def _all_titles(self) -> dict[Heading, str]:
        return {
            Heading.GAME: self.tr("The game in short"),
            Heading.PLAYERS: self.tr("Players"),
            Heading.CARDS: self.tr("Cards"),
            Heading.DEAL: self.tr("Dealing"),
            Heading.THREES: self.tr("Threes"),
            Heading.TURN: self.tr("The turn"),
            Heading.MELDS: self.tr("Melds and canastas"),
            Heading.INITIAL_MELD: self.tr("The initial meld"),
            Heading.BONUS: self.tr("Bonus cards for the initial meld"),
            Heading.PILE: self.tr("The discard pile"),
            Heading.FOOT: self.tr("The foot"),
            Heading.OUT: self.tr("Going out"),
            Heading.SPECIAL: self.tr("Special hands"),
            Heading.STOCK_END: self.tr("When the stock is empty"),
            Heading.SCORE: self.tr("Scoring a deal"),
            Heading.MATCH: self.tr("The match"),
        }

    def text(self, statement: Statement, rules: RuleSet) -> str:
        """One statement as one or more full sentences. Raises LookupError for a code nobody words."""
        context = context_for(statement, rules)
        key = self._cards.letters, statement.code, statement.figures, context.alone, context.own_score
        text = _texts.get(key)
        if text is None:
            if len(_texts) >= MOST_TEXTS:
                _texts.clear()
            text = _texts[key] = self._worded(context)
        return text

    def _worded(self, context: StatementContext) -> str:
        worded = self._chapters[context.code.chapter](context)
        if not worded:
            raise LookupError(f"{context.code} has no words: add its sentence in ui/wording/rules")
        return worded.format(**{name: number(value) for name, value in context.figures.items()})

    def star(self) -> str:
        """What the star beside a clause means."""
        return self.tr("{star} ruling of this program").format(star=STAR)


__all__ = ["Heading", "Paragraph", "RuleWords", "Section"]
