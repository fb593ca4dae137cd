"""What the table says: status sentences, title, previews, meter and sort orders."""

from collections.abc import Sequence

from canasta_desktop.rules.cards import Cards, is_wild, rank_of
from canasta_desktop.rules.table import RUN
from canasta_desktop.ui.wording.base import Phrases, number, sentence
from canasta_desktop.ui.wording.cards import CardPhrases


class Status(Phrases):
    """The sentence that says whose turn it is and what to do now; one method a state."""

    def __init__(self, cards: CardPhrases) -> None:
        self.cards = cards

    def play(self) -> str:
        """The person has drawn, nothing is staged."""
        return self.tr("It is your turn: meld, or discard a card.")

    def foot(self) -> str:
        """All cards are staged, and laid out they make room for the foot (HF-6.1)."""
        return self.tr("It is your turn: lay out, and you take up your foot.")

    def three_due(self, cards: Cards) -> str:
        """Threes that are still held must be laid out before the turn ends (MA-2.5, GT-3.2)."""
        text = self.tr("Lay out {cards} before you end your turn.")
        return text.format(cards=self.cards.signs(cards))

    def bare(self) -> str:
        """The turn ends without a discard, and the deal with it (GT-9.2)."""
        return self.tr("The stock is used up: meld what you can, then end the deal without a discard.")

    def no_discard(self) -> str:
        """There is no card that could be discarded (A-5 of modern-american.md)."""
        return self.tr("You have no card that you may discard: end the deal.")

    def special(self, name: str) -> str:
        """The hand is one of the special hands."""
        return self.tr("You hold a special hand, {name}: you can lay it down and end the deal.").format(name=name)

    def resting(self, name: str) -> str:
        """The person sits out in this deal; somebody else is to play."""
        return self.tr("You sit out this deal. {name} is playing.").format(name=name)

    def lay_out(self) -> str:
        """Something is staged that can be laid out."""
        return self.tr("It is your turn: lay out, or discard a card.")

    def short(self, missing: int) -> str:
        """An initial meld is staged that counts too little."""
        return self.tr("You still need %Ln point(s) for the initial meld.", "", missing)

    def may_go_out(self) -> str:
        """The person can go out."""
        return self.tr("You can go out now, or play on and discard a card.")

    def may_ask(self) -> str:
        """The person could go out, but must ask before."""
        return self.tr("You could go out: ask your partner, or play on and discard a card.")

    def must_go_out(self) -> str:
        """The partner has said yes."""
        return self.tr("Your partner said yes: you must go out now.")

    def must_not_go_out(self) -> str:
        """The partner has said no."""
        return self.tr("Your partner said no: you may not go out in this turn. Meld, or discard a card.")

    def other(self, name: str) -> str:
        """Somebody else is to play."""
        return self.tr("{name} is playing.").format(name=name)

    def thinking(self, name: str) -> str:
        """Somebody else takes a while."""
        return self.tr("{name} is thinking …").format(name=name)

    def asked_by(self, name: str) -> str:
        """The partner asks the person."""
        return self.tr("{name} asks you: “May I go out?”").format(name=name)

    def waiting(self, name: str) -> str:
        """The person has asked and waits."""
        return self.tr("{name} is deciding whether you may go out.").format(name=name)

    def held(self) -> str:
        """ "Wait for me" is set and another player's turn has ended."""
        return self.tr("Click or press Space to go on.")

    def deal_over(self) -> str:
        """The deal is over, the score sheet comes."""
        return self.tr("The deal is over.")


class TableWords(Phrases):
    """Labels and spoken names of what lies on the table."""

    def __init__(self, cards: CardPhrases) -> None:
        self.cards = cards

    def title(self, system: str, deal: int, players: str) -> str:
        """ "Classic Canasta · deal 3 · four players"."""
        text = self.tr("{system} · deal {deal} · {players}")
        return text.format(system=system, deal=number(deal), players=players)

    def title_without_deal(self, system: str, players: str) -> str:
        """ "Hand and Foot · four players"."""
        return self.tr("{system} · {players}").format(system=system, players=players)

    def practice(self, title: str) -> str:
        """ "Practice · Classic Canasta · deal 3 · four players": a match that counts nowhere."""
        return self.tr("Practice · {title}").format(title=title)

    def daily(self, title: str) -> str:
        """ "Deal of the day · Classic Canasta · four players"."""
        return self.tr("Deal of the day · {title}").format(title=title)

    # --- targets -----------------------------------------------------------------------------------

    def preview_take(self, count: int, is_part: bool) -> str:
        """The pile as a target before drawing; `is_part`: only so many of its cards are taken."""
        if is_part:
            return self.tr("Take %Ln card(s) from the pile", "", count)
        return self.tr("Take the pile, %Ln card(s)", "", count)

    def preview_discard(self, card: int) -> str:
        """The pile as a target after drawing."""
        return self.tr("Discard {card}").format(card=self.cards.sign(card))

    def preview_back(self) -> str:
        """The hand as a target for a card that is staged."""
        return self.tr("Back into the hand")

    # --- meter -------------------------------------------------------------------------------------

    def meter_title(self, taking: bool, top_counts: bool) -> str:
        """Over the meter; `taking`: the pile is to be taken, and its top card is counted in, or is not (MA-4.5)."""
        if not taking:
            return self.tr("Initial meld")
        if top_counts:
            return self.tr("Initial meld with pile")
        return self.tr("From the hand alone")

    def meter_figures(self, points: int, minimum: int) -> str:
        """ "70 / 90"."""
        return self.tr("{points} / {minimum}").format(points=number(points), minimum=number(minimum))

    def meter_parts(self, parts: Sequence[tuple[int, int]]) -> str:
        """ "Queens 40 + tens 30." of ranks and points."""
        sums = [self.tr("{ranks} {points}").format(ranks=self._part(r), points=number(p)) for r, p in parts]
        return self.tr("{sum}.").format(sum=sentence(" + ".join(sums))) if sums else ""

    def _part(self, rank: int) -> str:
        """What one meld of the sum is called."""
        if rank == RUN:
            return self.tr("sequence")
        return self.cards.ranks(rank)

    def meter_verdict(self, missing: int, complete: bool) -> str:
        """What the sum comes to."""
        if missing:
            return self.tr("%Ln point(s) missing.", "", missing)
        return self.tr("Minimum reached.") if complete else self.tr("A meld is unfinished.")

    def sorted_by(self, order: str, key: str) -> str:
        """ "Sorted: rank (S)"; `order` as `sorting` names it."""
        return self.tr("Sorted: {order} ({key})").format(order=order, key=key)

    def sorting(self, key: str) -> str:
        """The name of a sort order by its value."""
        match key:
            case "rank":
                return self.tr("rank")
            case "rank-up":
                return self.tr("rank, upwards")
            case "value":
                return self.tr("value")
            case "meldable":
                return self.tr("what can be melded")
            case "suit":
                return self.tr("suit")
        return self.tr("by hand")

    def sort_word(self, key: str) -> str:
        """A sort order on the button that changes it."""
        match key:
            case "rank":
                return self.tr("By rank")
            case "rank-up":
                return self.tr("By rank, upwards")
            case "value":
                return self.tr("By value")
            case "meldable":
                return self.tr("By melds")
            case "suit":
                return self.tr("By suit")
        return self.tr("By hand")


def rank_named(cards: Sequence[int]) -> int:
    """The rank that names these cards: that of the first natural one, or of the first."""
    naturals = [rank_of(card) for card in cards if not is_wild(card)]
    return naturals[0] if naturals else rank_of(cards[0])
