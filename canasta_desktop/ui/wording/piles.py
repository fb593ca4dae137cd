"""Words for stock and discard pile."""

from collections.abc import Sequence

from canasta_desktop.ui.display.display import BACK, Frost
from canasta_desktop.ui.wording.base import ListPhrases, Phrases, number
from canasta_desktop.ui.wording.cards import CardPhrases


class PileWords(Phrases):
    """Labels, spoken names, and what only some games have beside stock and pile."""

    def __init__(self, cards: CardPhrases) -> None:
        self.cards = cards
        self.lists = ListPhrases()

    # --- stock -------------------------------------------------------------------------------------

    def stock(self, count: int) -> str:
        """ "Stock · 41"."""
        return self.tr("Stock · {count}").format(count=number(count)) if count else self.tr("Stock empty")

    def stock_spoken(self, count: int, notes: Sequence[str]) -> str:
        """ "stock, 41 cards; 4 reserved for Anna"."""
        stock = self.tr("stock, %Ln card(s)", "", count) if count else self.tr("stock, empty")
        return "; ".join((stock, *notes))

    def stock_title(self) -> str:
        """The word over its count."""
        return self.tr("Stock")

    def turn_card(self) -> str:
        """It still lies in the stock."""
        return self.tr("with the turn card")

    def reserved(self, count: int, name: str, own: bool) -> str:
        """So many cards on top of the stock wait for this player, or for the person."""
        if own:
            return self.tr("%Ln reserved for you", "", count)
        return self.tr("%Ln reserved for {name}", "", count).format(name=name)

    def packets(self, sizes: Sequence[int]) -> str:
        """Bonus cards set aside beside the stock."""
        text = self.tr("beside it %Ln packet(s) of bonus cards: {sizes}", "", len(sizes))
        return text.format(sizes=self.lists.all([number(size) for size in sizes]))

    # --- discard pile ------------------------------------------------------------------------------

    def pile(self, count: int, frost: Frost, barred: bool) -> str:
        """ "Discard pile · 9", "Frozen · 12", "Cannot be taken · 3"."""
        if not count:
            return self.tr("Discard pile empty")
        if frost is Frost.ALL and not barred:
            text = self.tr("Frozen · {count}")
        elif frost is Frost.ALL:
            text = self.tr("Frozen, cannot be taken · {count}")
        elif barred:
            text = self.tr("Cannot be taken · {count}")
        elif frost is Frost.SIDE:
            text = self.tr("Frozen for you · {count}")
        else:
            text = self.tr("Discard pile · {count}")
        return text.format(count=number(count))

    def pile_title(self) -> str:
        """The word over its count, nine letters at most."""
        return self.tr("Pile", "the discard pile, nine letters at most")

    def state(self, frost: Frost, barred: bool) -> str:
        """Who cannot take the pile how; nothing where all is as usual."""
        if barred:
            return self.tr("Cannot be taken")
        states = {Frost.ALL: self.tr("Frozen"), Frost.SIDE: self.tr("Frozen for you")}
        return states.get(frost, "")

    def why(self, frost: Frost, barred: bool) -> str:
        """A sentence that says who cannot take the pile, and how it could be taken."""
        if barred:
            return self.tr("Nobody on your side can take the pile now, whatever cards they hold.")
        reasons = {
            Frost.ALL: self.tr(
                "The pile is frozen: to take it, you need a natural pair from your hand that matches its top card."
            ),
            Frost.SIDE: self.tr(
                "The pile is frozen for your side until it has melded: to take it, you need a natural "
                "pair from your hand that matches its top card."
            ),
        }
        return reasons.get(frost, "")

    def pile_spoken(self, count: int, top: int | None, frost: Frost, barred: bool) -> str:
        """ "discard pile, 12 cards, nine of hearts on top, frozen"; `top` is None for an empty pile, or BACK."""
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
        return text.format(card=self.cards.face_down() if top == BACK else self.cards.name(top))

    def beneath(self, pile: str, count: int) -> str:
        """The words `pile`, with the cards that lie face down under it."""
        return self.tr("{pile}; %Ln card(s) face down beneath", "", count).format(pile=pile)
