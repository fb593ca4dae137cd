"""Examples and pictures as text: words and the signs of cards, for every format and for the window."""

from typing import Final, NamedTuple

from canasta_desktop.rules.cards import JOKER, rank_of, suit_of
from canasta_desktop.rules.ruleset import RuleSet
from canasta_desktop.ui.rule_sheet.examples import illustrated
from canasta_desktop.ui.wording.rules.examples import Example, ExampleLine
from canasta_desktop.ui.wording.rules.rule_words import Heading
from canasta_desktop.ui.wording.wording import Wording

RED_SUITS: Final = (1, 2)
"""Hearts and diamonds."""
BETWEEN_GROUPS: Final = " · "
"""Between cards that lie apart."""


class CardSign(NamedTuple):
    """A card as it stands on paper: "K♥"."""

    sign: str
    is_red: bool


class WrittenLine(NamedTuple):
    """A line of an example: words, and behind them cards in groups that lie together."""

    text: str
    cards: tuple[tuple[CardSign, ...], ...]

    def plain(self) -> str:
        """All of it as text: "You hold: K♠ K♥ · 2♦"."""
        groups = [" ".join([card.sign for card in group]) for group in self.cards]
        return " ".join([self.text, *([BETWEEN_GROUPS.join(groups)] if groups else [])])


class WrittenExample(NamedTuple):
    """An example or a picture on the sheet; `is_allowed` and `verdict` as in `Example`."""

    title: str
    lines: tuple[WrittenLine, ...]
    is_allowed: bool | None
    verdict: str

    def marked_verdict(self) -> str:
        """What comes of the move, behind a sign that says whether it is allowed."""
        mark = {True: "✓ ", False: "✗ ", None: ""}[self.is_allowed]
        return mark + self.verdict

    def plain(self) -> list[str]:
        """All of it as lines of text."""
        lines = [self.title, *[line.plain() for line in self.lines]]
        return [*lines, self.marked_verdict()] if self.verdict else lines


def written_examples(rules: RuleSet, words: Wording) -> dict[Heading, tuple[WrittenExample, ...]]:
    """What stands below the rules of each chapter: examples, and in words who sits where."""
    seats = words.rules.round_table.picture(rules)
    around = WrittenExample(seats.title, (WrittenLine(seats.words, ()),), None, "")
    found = illustrated(rules, words).items()
    return {
        Heading.PLAYERS: (around,),
        **{heading: tuple([example_in_text(one, words) for one in some]) for heading, some in found},
    }


def example_in_text(example: Example, words: Wording) -> WrittenExample:
    """The example with the signs of its cards."""
    lines = [WrittenLine(words.rules.examples.beginning(line), _signs(line, words)) for line in example.lines]
    return WrittenExample(example.title, tuple(lines), example.is_allowed, example.verdict)


def _signs(line: ExampleLine, words: Wording) -> tuple[tuple[CardSign, ...], ...]:
    cards = words.cards
    ranks = [CardSign(cards.rank_sign(rank), is_red=False) for rank in line.ranks]
    groups = [ranks, *[[CardSign(cards.sign(card), is_red(card)) for card in group] for group in line.cards]]
    return tuple([tuple(group) for group in groups if group])


def is_red(card: int) -> bool:
    """Whether the card is a heart or a diamond; a joker is neither red nor black."""
    return rank_of(card) != JOKER and suit_of(card) in RED_SUITS
