"""The words of a worked example on the rule sheet: what lies there, what is done, and what comes of it.

The sentences take their cards and figures from a case that is played under the rules of the sheet (`ui.rule_sheet`), so
they are right by construction. `alone`: nobody has a partner, so the sheet speaks of players and not of sides.
"""

from typing import NamedTuple

from canasta_desktop.rules.table import ALL_WILD, MIXED, NATURAL
from canasta_desktop.ui.wording.base import Phrases, number
from canasta_desktop.ui.wording.cards import CardPhrases

CardGroups = tuple[tuple[int, ...], ...]


class ExampleLine(NamedTuple):
    """One line: a sentence by itself, or the beginning of one that the cards end, in groups that lie together.

    `ranks`: cards whose suit does not matter, before all others.
    """

    text: str
    cards: CardGroups = ()
    ranks: tuple[int, ...] = ()


class Example(NamedTuple):
    """A worked example: the `case` it was made from, its lines, and what comes of the move.

    `is_allowed`: whether the move is; None where nothing is to be allowed, as in a score or where cards are drawn.
    `verdict` is empty, and `case` no case, where cards are only shown. `title` stands above it all.
    """

    case: str
    lines: tuple[ExampleLine, ...]
    is_allowed: bool | None
    verdict: str
    title: str


class ExampleTableWords(Phrases):
    """What lies there before the move."""

    def on_the_table(self, alone: bool) -> str:
        """The melds of the side whose turn it is follow."""
        return self.tr("You have on the table") if alone else self.tr("Your side has on the table")

    def hand(self) -> str:
        """The cards in hand follow."""
        return self.tr("You hold")

    def pile(self) -> str:
        """The cards of the discard pile follow."""
        return self.tr("On the discard pile, the top card last")

    def turned_up(self) -> str:
        """The one card of the discard pile follows, with which the deal began."""
        return self.tr("Turned up at the start")

    def pile_since_turned_up(self) -> str:
        """The cards of the discard pile follow; the lowest was turned up at the start of the deal."""
        return self.tr("On the discard pile, from the card turned up at the start to the top card")

    def stock_left(self, count: int) -> str:
        """So many cards can be drawn, or none."""
        if count == 0:
            return self.tr("The stock is empty.")
        return self.tr("%Ln card(s) are left in the stock.", "", count)

    def minimum(self, points: int, score: int, alone: bool) -> str:
        """What the initial meld needs at this score."""
        text = (
            self.tr("At {score} points you need {points} for your initial meld.")
            if alone
            else self.tr("At {score} points your side needs {points} for its initial meld.")
        )
        return text.format(score=number(score), points=number(points))

    def minimum_of_deal(self, points: int, deal: int) -> str:
        """What the initial meld needs in this deal."""
        text = self.tr("In deal {deal} the initial meld needs {points} points.")
        return text.format(deal=number(deal), points=number(points))


class ExampleMoveWords(Phrases):
    """What is done."""

    def draws(self) -> str:
        """No cards follow: which ones come is no matter."""
        return self.tr("You draw.")

    def draws_again(self) -> str:
        """A second time in a turn."""
        return self.tr("You want to draw once more.")

    def draws_cards(self) -> str:
        """The cards drawn follow."""
        return self.tr("You draw")

    def takes_with(self) -> str:
        """The cards that take the pile follow."""
        return self.tr("You take the pile with")

    def takes_alone(self) -> str:
        """Only the top card is added."""
        return self.tr("You take the pile and add its top card to a meld.")

    def lays_down(self) -> str:
        """New melds follow."""
        return self.tr("You lay down")

    def adds(self) -> str:
        """Cards follow that are added to melds."""
        return self.tr("You add")

    def joins(self) -> str:
        """Two melds follow."""
        return self.tr("You join")

    def lays_out(self) -> str:
        """Threes follow."""
        return self.tr("You lay out")

    def discards(self) -> str:
        """One card follows."""
        return self.tr("You discard")

    def ends(self) -> str:
        """The deal is to be ended, the stock being empty."""
        return self.tr("You want to end the deal without taking the pile.")

    def asks(self) -> str:
        """The question to the partner."""
        return self.tr("You ask your partner: “May I go out?”")

    def answers(self, yes: bool) -> str:
        """The partner's answer."""
        return self.tr("Your partner says yes.") if yes else self.tr("Your partner says no.")


class ExampleOutcomeWords(Phrases):
    """What comes of it."""

    def refused(self, cause: str) -> str:
        """Why not; `cause` is a sentence."""
        return self.tr("Not allowed: {cause}").format(cause=cause)

    def allowed(self, reasons: str) -> str:
        """What comes of it, as sentences; may be empty."""
        return self.tr("Allowed. {reasons}").format(reasons=reasons) if reasons else self.tr("Allowed.")

    def counted(self, points: int) -> str:
        """What an initial meld counts."""
        return self.tr("These cards count {points}.").format(points=number(points))

    def natural_and_wild(self, naturals: int, wilds: int) -> str:
        """How a meld that was laid down is made up."""
        text = (
            self.tr("The meld has {naturals} natural cards and {wilds} wild.")
            if wilds
            else self.tr("The meld has {naturals} natural cards and no wild ones.")
        )
        return text.format(naturals=number(naturals), wilds=number(wilds))

    def canasta(self, kind: int, is_escalera: bool) -> str:
        """What a meld has become, by the kinds of `rules.table`."""
        if kind == NATURAL:
            return self.tr("That makes a natural canasta.")
        if kind == MIXED:
            return self.tr("That makes a mixed canasta.")
        if kind == ALL_WILD:
            return self.tr("That makes a canasta of wild cards.")
        return self.tr("That makes an escalera.") if is_escalera else self.tr("That makes a samba.")

    def pair(self) -> str:
        """Natural cards of the rank of the top card take the pile."""
        return self.tr("The cards match the top card.")

    def not_frozen(self) -> str:
        """A wild card has helped to take the pile, or its top card was added alone."""
        return self.tr("The pile is not frozen, so that is enough.")

    def takes_home(self, count: int) -> str:
        """So many cards of the pile came to the hand."""
        return self.tr("%Ln card(s) of the pile go into your hand.", "", count)

    def three_out(self, count: int) -> str:
        """So many threes were laid out."""
        return self.tr("%Ln three(s) go on the table.", "", count)

    def drawn_again(self) -> str:
        """What was laid out has been replaced."""
        return self.tr("You have drawn again to replace what you laid out.")

    def freezes(self) -> str:
        """The pile is frozen now."""
        return self.tr("The pile is frozen now.")

    def bonus(self, count: int) -> str:
        """So many bonus cards are reserved."""
        return self.tr("%Ln bonus card(s) wait for you on the stock.", "", count)

    def foot(self) -> str:
        """The foot was taken up in the turn."""
        return self.tr("You take up your foot and go on.")

    def special(self, name: str, points: int) -> str:
        """A special hand."""
        return self.tr("{name}: {points} points.").format(name=name, points=number(points))

    def gone_out(self) -> str:
        """The player has gone out."""
        return self.tr("You have gone out.")

    def deal_over(self) -> str:
        """The deal ended otherwise."""
        return self.tr("The deal is over.")


class ExampleScoreWords(Phrases):
    """What a deal brings, and how the match stands after it."""

    def out_with(self, alone: bool) -> str:
        """The side, or who plays alone, has gone out before the score."""
        return self.tr("You have gone out.") if alone else self.tr("Your side has gone out.")

    def sum(self, parts: str, total: str) -> str:
        """The lines of a score sheet, and what they come to."""
        return self.tr("{parts}. Together: {total}.").format(parts=parts, total=total)

    def item(self, name: str, points: str) -> str:
        """One line of a score sheet within the sum."""
        return self.tr("{item} {points}", "of a score sheet").format(item=name, points=points)

    def deal_of_match(self, deal: int) -> str:
        """Which deal is scored, where a match has a number of them."""
        return self.tr("This is deal {deal}.").format(deal=number(deal))

    def scores_before(self, scores: str) -> str:
        """How the match stood before the deal; `scores` are listed, one's own first."""
        return self.tr("Before the deal the scores are {scores}.").format(scores=scores)

    def scores_after(self, scores: str) -> str:
        """How the match stands."""
        return self.tr("After the deal they are {scores}.").format(scores=scores)

    def match_over(self, is_won: bool, alone: bool) -> str:
        """Somebody has won."""
        if alone:
            won, lost = self.tr("The match is over; you win."), self.tr("The match is over; another player wins.")
        else:
            won, lost = self.tr("The match is over; your side wins."), self.tr("The match is over; another side wins.")
        return won if is_won else lost

    def match_goes_on(self) -> str:
        """Nobody has won yet."""
        return self.tr("Another deal is played.")


class ExampleWords(Phrases):
    """How an example is read, and the words of its parts."""

    def __init__(self, cards: CardPhrases) -> None:
        self.cards = cards
        self.table, self.move = ExampleTableWords(), ExampleMoveWords()
        self.outcome, self.score = ExampleOutcomeWords(), ExampleScoreWords()

    def title(self) -> str:
        """What stands above an example that was played."""
        return self.tr("For example")

    def beginning(self, line: ExampleLine) -> str:
        """What stands before the cards, or the whole line where none follow."""
        return self.tr("{beginning}:").format(beginning=line.text) if line.cards or line.ranks else line.text

    def spoken(self, line: ExampleLine) -> str:
        """The line with the names of its cards: "You hold: king of spades, two of diamonds."."""
        ranks = [self.cards.rank(rank) for rank in line.ranks]
        groups = [ranks, *[[self.cards.name(card) for card in group] for group in line.cards]]
        names = "; ".join([self.cards.lists.row(group) for group in groups if group])
        if not names:
            return line.text
        return self.tr("{beginning}: {cards}.").format(beginning=line.text, cards=names)

    def aloud(self, example: Example) -> str:
        """All of it as one text, for a screen reader."""
        title = self.tr("{title}.").format(title=example.title)
        lines = [self.spoken(line) for line in example.lines]
        return " ".join(filter(None, [title, *lines, example.verdict]))
