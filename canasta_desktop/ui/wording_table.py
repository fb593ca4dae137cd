"""What the table says: status sentences, piles, melds, trays, meter, plates and score boxes."""

from collections.abc import Sequence

from canasta_desktop.rules.cards import Cards, is_wild, rank_of
from canasta_desktop.ui.display import Frost, Kind
from canasta_desktop.ui.wording_base import Phrases, number, sentence, signed
from canasta_desktop.ui.wording_cards import CardPhrases


class Status(Phrases):
    """The sentence that says whose turn it is and what to do now; one method a state."""

    def __init__(self, cards: CardPhrases) -> None:
        self.cards = cards

    def draw(self, count: int) -> str:
        """The person is to draw and cannot take the pile."""
        return self.tr("It is your turn: draw %Ln card(s).", "", count)

    def draw_or_take(self, count: int) -> str:
        """The person is to draw or may take the pile."""
        return self.tr("It is your turn: draw %Ln card(s), or take the pile.", "", count)

    def draw_or_take_with(self, count: int, cards: Cards) -> str:
        """The same, with the cards that are proposed for the pile."""
        text = self.tr("It is your turn: draw %Ln card(s), or take the pile with {cards}.", "", count)
        return text.format(cards=self.cards.with_group(cards))

    def take_or_end(self) -> str:
        """The stock is empty and the pile may be taken."""
        return self.tr("The stock is empty: take the pile, or end the deal.")

    def must_take(self) -> str:
        """The stock is empty and the pile must be taken."""
        return self.tr("The stock is empty: you must take the pile.")

    def end(self) -> str:
        """The stock is empty and the pile cannot be taken."""
        return self.tr("The stock is empty and you cannot take the pile: end the deal.")

    def play(self) -> str:
        """The person has drawn, nothing is staged."""
        return self.tr("It is your turn: meld, or discard a card.")

    def lay_out(self) -> str:
        """Something is staged that can be laid out."""
        return self.tr("It is your turn: lay out, or discard a card.")

    def short(self, missing: int) -> str:
        """An initial meld is staged that counts too little."""
        return self.tr("%Ln point(s) are missing for the initial meld.", "", missing)

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
        return self.tr("{name} considers whether you may go out.").format(name=name)

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

    # --- title and plates --------------------------------------------------------------------------

    def title(self, system: str, deal: int, players: str) -> str:
        """ "Classic Canasta · deal 3 · four players"."""
        text = self.tr("{system} · deal {deal} · {players}")
        return text.format(system=system, deal=number(deal), players=players)

    def plate_turn(self, own: bool) -> str:
        """The second line of the plate in turn."""
        return self.tr("your turn") if own else self.tr("to play")

    def plate_line(self, role: str, level: str) -> str:
        """ "Partner · Skilled"."""
        return self.tr("{role} · {level}").format(role=role, level=level) if role and level else role or level

    def plate_spoken(self, name: str, line: str, cards: int) -> str:
        """ "Murat, opponent, 12 cards"."""
        text = self.tr("{name}, {line}, %Ln card(s)", "", cards)
        return text.format(name=name, line=line)

    # --- piles -------------------------------------------------------------------------------------

    def stock(self, count: int) -> str:
        """ "Stock · 41"."""
        return self.tr("Stock · {count}").format(count=number(count)) if count else self.tr("Stock empty")

    def stock_spoken(self, count: int) -> str:
        """ "stock, 41 cards"."""
        return self.tr("stock, %Ln card(s)", "", count) if count else self.tr("stock, empty")

    def pile(self, count: int, frost: Frost, barred: bool) -> str:
        """ "Discard pile · 9", "Frozen · 12", "Cannot be taken · 3"."""
        if not count:
            return self.tr("Discard pile empty")
        if frost is Frost.ALL:
            text = self.tr("Frozen · {count}")
        elif barred:
            text = self.tr("Cannot be taken · {count}")
        elif frost is Frost.SIDE:
            text = self.tr("Frozen for you · {count}")
        else:
            text = self.tr("Discard pile · {count}")
        return text.format(count=number(count))

    def pile_spoken(self, count: int, top: int | None, frost: Frost, barred: bool) -> str:
        """ "discard pile, 12 cards, nine of hearts on top, frozen"."""
        if top is None:
            return self.tr("discard pile, empty")
        if barred and frost is Frost.ALL:
            text = self.tr("discard pile, %Ln card(s), {card} on top, frozen, cannot be taken", "", count)
        elif barred:
            text = self.tr("discard pile, %Ln card(s), {card} on top, cannot be taken", "", count)
        elif frost is Frost.ALL:
            text = self.tr("discard pile, %Ln card(s), {card} on top, frozen", "", count)
        elif frost is Frost.SIDE:
            text = self.tr("discard pile, %Ln card(s), {card} on top, frozen for you", "", count)
        else:
            text = self.tr("discard pile, %Ln card(s), {card} on top", "", count)
        return text.format(card=self.cards.name(top))

    # --- melds -------------------------------------------------------------------------------------

    def kind(self, kind: Kind) -> str:
        """The word below a canasta; empty for an open meld."""
        match kind:
            case Kind.NATURAL:
                return self.tr("NATURAL")
            case Kind.MIXED:
                return self.tr("MIXED")
            case Kind.WILD:
                return self.tr("WILD")
        return ""

    def meld_spoken(self, rank: int, cards: Sequence[int], points: int, kind: Kind, draft: bool) -> str:
        """ "queens, 5 cards, 1 of them wild, 60 points"; `rank` names it, `cards` are all in it."""
        wilds = sum(is_wild(card) for card in cards)
        blanks = {
            "ranks": self.cards.to_ranks(rank),
            "cards": self.tr("%Ln card(s)", "", len(cards)),
            "wilds": self.tr("%Ln of them wild", "", wilds),
            "points": self.cards.points(points),
        }
        if kind is Kind.NATURAL:
            text = self.tr("natural canasta of {ranks}, {cards}, {points}")
        elif kind is Kind.MIXED:
            text = self.tr("mixed canasta of {ranks}, {cards}, {wilds}, {points}")
        elif kind is Kind.WILD:
            text = self.tr("wild canasta, {cards}, {points}")
        elif draft:
            blanks["ranks"] = self.cards.ranks(rank)
            text = self.tr("draft, {ranks}, {cards}, {points}")
        else:
            blanks["ranks"] = self.cards.ranks(rank)
            text = self.tr("{ranks}, {cards}, {wilds}, {points}") if wilds else self.tr("{ranks}, {cards}, {points}")
        return text.format(**blanks)

    def slot(self) -> str:
        """The free slot of the own tray."""
        return self.tr("New meld")

    def summary(self, points: int, threes: int) -> str:
        """ "on the table: 1,195 points with 2 red threes"; empty for nothing."""
        if not points and not threes:
            return ""
        if threes:
            text = self.tr("on the table: {points} points with %Ln red three(s)", "", threes)
        else:
            text = self.tr("on the table: {points} points")
        return text.format(points=number(points))

    def threes(self, points: int) -> str:
        """ "+200" below the red threes."""
        return signed(points)

    # --- targets -----------------------------------------------------------------------------------

    def preview(self, rank: int, cards: Sequence[int], points: int) -> str:
        """ "Queens + two: +20": what dropping these cards onto a meld of this rank would bring."""
        text = self.tr("{ranks} + {cards}: {points}")
        cards_text = self.cards.signs(cards)
        return sentence(text.format(ranks=self.cards.ranks(rank), cards=cards_text, points=signed(points)))

    def preview_new(self, cards: Sequence[int], points: int) -> str:
        """ "New meld: 9♦ 9♣ 9♠, +30"."""
        text = self.tr("New meld: {cards}, {points}")
        return text.format(cards=self.cards.signs(cards), points=signed(points))

    def preview_take(self, count: int) -> str:
        """The pile as a target before drawing."""
        return self.tr("Take the pile, %Ln card(s)", "", count)

    def preview_discard(self, card: int) -> str:
        """The pile as a target after drawing."""
        return self.tr("Discard {card}").format(card=self.cards.sign(card))

    def preview_back(self) -> str:
        """The hand as a target for a card that is staged."""
        return self.tr("Back into the hand")

    def not_ours(self, names: str) -> str:
        """The meld of another side as a target."""
        return self.tr("This is a meld of {names}.").format(names=names)

    # --- meter -------------------------------------------------------------------------------------

    def meter_title(self, taking: bool) -> str:
        """Over the meter; `taking`: the pile's top card is counted in."""
        return self.tr("Initial meld with the pile, draft") if taking else self.tr("Initial meld, draft")

    def meter_figures(self, points: int, minimum: int) -> str:
        """ "70 / 90"."""
        return self.tr("{points} / {minimum}").format(points=number(points), minimum=number(minimum))

    def meter_parts(self, parts: Sequence[tuple[int, int]]) -> str:
        """ "Queens 40 + tens 30." of ranks and points."""
        sums = [self.tr("{ranks} {points}").format(ranks=self.cards.ranks(r), points=number(p)) for r, p in parts]
        return self.tr("{sum}.").format(sum=sentence(" + ".join(sums))) if sums else ""

    def meter_verdict(self, missing: int, complete: bool) -> str:
        """What the sum comes to."""
        if missing:
            return self.tr("%Ln point(s) missing.", "", missing)
        return self.tr("Minimum reached.") if complete else self.tr("A meld is unfinished.")

    # --- score boxes -------------------------------------------------------------------------------

    def side_state(self, is_open: bool, canastas: int) -> str:
        """ "not melded yet", "2 canastas"."""
        if canastas:
            return self.tr("%Ln canasta(s)", "", canastas)
        return self.tr("initial meld made") if is_open else self.tr("not melded yet")

    def minimum(self, points: int) -> str:
        """ "from 90": what the initial meld must count."""
        return self.tr("from {points}").format(points=number(points))

    def may_go_out(self) -> str:
        """The note of a side that has its canastas."""
        return self.tr("may go out")

    def target(self, points: int) -> str:
        """ "Target 5,000"."""
        return self.tr("Target {points}").format(points=number(points))

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


def rank_named(cards: Sequence[int]) -> int:
    """The rank that names these cards: that of the first natural one, or of the first."""
    naturals = [rank_of(card) for card in cards if not is_wild(card)]
    return naturals[0] if naturals else rank_of(cards[0])
