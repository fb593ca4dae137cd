"""The score sheet and the end of a match in words; also as plain text to copy."""

from collections.abc import Sequence

from canasta_desktop.rules.scoring import Item, ScoreLine
from canasta_desktop.ui.wording.base import Phrases, number, signed
from canasta_desktop.ui.wording.cards import CardPhrases


class Scores(Phrases):
    """Lines of the sheet, sums, and all deals of the match; `ending` says who has won."""

    def __init__(self, cards: CardPhrases) -> None:
        self.ending = EndingWords(cards)

    def item(self, item: Item) -> str:
        """What a line counts."""
        names = {
            Item.MELDED: self.tr("Melded cards"),
            Item.NATURAL_CANASTAS: self.tr("Natural canastas"),
            Item.MIXED_CANASTAS: self.tr("Mixed canastas"),
            Item.WILD_CANASTAS: self.tr("Canastas of wild cards"),
            Item.OTHER_CANASTAS: self.tr("Other canastas"),
            Item.RED_THREES: self.tr("Red threes"),
            Item.BLACK_THREES: self.tr("Black threes"),
            Item.GOING_OUT: self.tr("Going out"),
            Item.CONCEALED: self.tr("Concealed"),
            Item.SPECIAL_HAND: self.tr("Special hand"),
            Item.PENALTIES: self.tr("Penalties"),
            Item.IN_HAND: self.tr("Left in hand"),
        }
        return names[item]

    def sambas(self) -> str:
        """What a line of other canastas counts where all of them are sequences."""
        return self.tr("Sambas")

    def item_again(self, item: Item) -> str:
        """What a second row of the item is called, which rests on another rule."""
        if item is Item.RED_THREES:
            return self.tr("Red threes not laid out")
        if item is Item.PENALTIES:
            return self.tr("Further penalties")
        return self.item(item)

    def times(self, line: ScoreLine) -> str:
        """How the points came about: "2 × 500", "14 cards"; empty where that is plain."""
        if line.item in (Item.MELDED, Item.IN_HAND):
            return self.tr("%Ln card(s)", "", line.count)
        if line.item in (Item.GOING_OUT, Item.CONCEALED, Item.SPECIAL_HAND) or not line.count:
            return ""
        if line.item in (Item.WILD_CANASTAS, Item.OTHER_CANASTAS) and line.count > 1:
            # Those of one line may differ in price (JS-5.2, MA-9.1).
            return self.tr("%Ln canasta(s)", "", line.count)
        if line.points % line.count:
            return self.tr("%Ln card(s)", "", line.count)
        text = self.tr("{count} × {points}", "count times value")
        return text.format(count=number(line.count), points=number(abs(line.points) // line.count))

    def points(self, points: int) -> str:
        """A line's points with their sign."""
        return signed(points)

    def deal_code(self, code: str) -> str:
        """ "Deal code: 807M-AXJ9-...": by which anybody can deal the same cards again."""
        return self.tr("Deal code: {code}").format(code=code)

    # --- labels ------------------------------------------------------------------------------------

    def title(self, deal: int) -> str:
        """ "Score of deal 3"."""
        return self.tr("Score of deal {deal}").format(deal=number(deal))

    def game(self, system: str, target: int, deals: int) -> str:
        """ "Classic Canasta, to 5,000"; or of so many deals."""
        if deals:
            return self.tr("{system}, %Ln deal(s)", "", deals).format(system=system)
        return self.tr("{system}, to {target}").format(system=system, target=number(target))

    def this_deal(self) -> str:
        """The sum of the lines."""
        return self.tr("This deal")

    def before(self) -> str:
        """The total before the deal."""
        return self.tr("Before")

    def total(self) -> str:
        """The total after the deal."""
        return self.tr("Total")

    def next_minimum(self) -> str:
        """What the next initial meld must count."""
        return self.tr("Next minimum")

    def clause(self, clause: str) -> str:
        """The link below an open line: "Rule CL-10.3"."""
        return self.tr("Rule {clause}").format(clause=clause)

    # --- all deals ---------------------------------------------------------------------------------

    def match_so_far(self) -> str:
        """The heading of the graph of all deals."""
        return self.tr("The whole match")

    def target(self) -> str:
        """The line that is to be reached."""
        return self.tr("Target")

    def start(self) -> str:
        """Where the lines of the graph begin."""
        return self.tr("Start")

    def deal_mark(self, deal: int) -> str:
        """ "3." below the graph."""
        return self.tr("{deal}.", "the number of a deal").format(deal=number(deal))

    def course(self, name: str, scores: Sequence[int]) -> str:
        """The course of a side for a screen reader: "Anna: 0, 720, 2,160"."""
        return self.tr("{name}: {scores}").format(name=name, scores=", ".join(map(number, scores)))

    def best_moment(self) -> str:
        """The heading of the largest line of the deal."""
        return self.tr("Best moment")

    def moment(self, what: str, name: str, points: int) -> str:
        """Whose it was, what, and what it brought."""
        text = self.tr("{name}: {what}, {points}")
        return text.format(what=what, name=name, points=signed(points))

    def against(self, scores: Sequence[tuple[str, int]], deals: int) -> str:
        """Below the winners' score: "Anna & Mira: 4,105 · after 6 deals"."""
        others = [self.course(name, [score]) for name, score in scores]
        return " · ".join((*others, self.tr("after %Ln deal(s)", "", deals)))


class EndingWords(Phrases):
    """How a deal ended, and who has won the match; `own`: it is the person, or the person's side."""

    def __init__(self, cards: CardPhrases) -> None:
        self.cards = cards

    def ended(self, name: str, own: bool, concealed: bool) -> str:
        """How the deal ended: who went out (`name`, or the person), or that nobody did (empty name)."""
        if own:
            return self.tr("You went out concealed.") if concealed else self.tr("You went out.")
        if not name:
            return self.tr("The stock is used up; nobody went out.")
        text = self.tr("{name} went out concealed.") if concealed else self.tr("{name} went out.")
        return text.format(name=name)

    def ended_special(self, name: str, own: bool, hand: str) -> str:
        """The deal was ended by a special hand (MA-7)."""
        if own:
            return self.tr("You laid down a special hand: {hand}.").format(hand=hand)
        return self.tr("{name} laid down a special hand: {hand}.").format(name=name, hand=hand)

    def last_card(self, card: int) -> str:
        """With which card somebody went out face down (MA-8.1)."""
        return self.tr("The last card, discarded face down: {card}.").format(card=self.cards.name(card))

    def won(self, name: str, own: bool) -> str:
        """Who won the match, where a special hand did it and not the score."""
        return self.tr("You win the match!") if own else self.tr("The match goes to {name}.").format(name=name)

    def result(self, name: str, own: bool, margin: int) -> str:
        """Who won the match and by how much; `own`: the person's side."""
        if own:
            return self.tr("You win the match by %Ln point(s)!", "", margin)
        return self.tr("The match goes to {name}, by %Ln point(s).", "", margin).format(name=name)

    def tie(self) -> str:
        """Both are over the target with equal scores."""
        return self.tr("The best scores are equal: another deal decides.")

    def victory(self, name: str, own: bool) -> str:
        """The great words at the end of a match."""
        return self.tr("You have won!") if own else self.won(name, own)
