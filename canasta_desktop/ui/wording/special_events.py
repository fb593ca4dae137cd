"""What happens only in some games, in lines like those of `wording.events`: sequences, feet, bonus cards and so on."""

from collections.abc import Sequence

from canasta_desktop.rules.cards import JOKER
from canasta_desktop.rules.events import Event, What
from canasta_desktop.ui.wording.base import Phrases
from canasta_desktop.ui.wording.cards import CardPhrases
from canasta_desktop.ui.wording.special_hands import SpecialHandWords


class SpecialEvents(Phrases):
    """Events to lines; `own`: the person is spoken to."""

    def __init__(self, cards: CardPhrases) -> None:
        self.cards = cards
        self.specials = SpecialHandWords()

    def line(self, event: Event, own: bool, rank: int | None, special: str) -> str:
        """One event; `rank` is that of its meld, `special` the key of the special hand. Empty for any other kind."""
        match event.what:
            case What.JOINED:
                return self._joined(event, own, rank)
            case What.FOOT_TAKEN:
                return self._foot(event, own)
            case What.BONUS_RESERVED | What.BONUS_TAKEN:
                return self._bonus(event, own)
            case What.TURN_CARD:
                return self.tr("draw the turn card", "you") if own else self.tr("draws the turn card")
            case What.FORGOTTEN:
                if own:
                    return self.tr("have forgotten to lay out %Ln red three(s)", "you", event.count)
                return self.tr("has forgotten to lay out %Ln red three(s)", "", event.count)
            case What.SIDES_FORMED:
                if own:
                    return self.tr("play alone from now on, against the others as partners", "you")
                return self.tr("plays alone from now on, against the others as partners")
            case What.SPECIAL_HAND:
                return self._special(event, own, special)
        return ""

    def _joined(self, event: Event, own: bool, rank: int | None) -> str:
        if rank is None or rank >= JOKER:
            if own:
                return self.tr("join two melds into one of %Ln card(s)", "you", event.count)
            return self.tr("joins two melds into one of %Ln card(s)", "", event.count)
        if own:
            text = self.tr("join two melds of {ranks} into one of %Ln card(s)", "you", event.count)
        else:
            text = self.tr("joins two melds of {ranks} into one of %Ln card(s)", "", event.count)
        return text.format(ranks=self.cards.to_ranks(rank))

    def _foot(self, event: Event, own: bool) -> str:
        if event.cards:
            text = self.tr("take up the foot: {cards}", "you") if own else self.tr("takes up the foot: {cards}")
            return text.format(cards=self.cards.signs(event.cards))
        if own:
            return self.tr("take up the foot of %Ln card(s)", "you", event.count)
        return self.tr("takes up the foot of %Ln card(s)", "", event.count)

    def _bonus(self, event: Event, own: bool) -> str:
        if event.what is What.BONUS_RESERVED:
            if own:
                return self.tr("earn %Ln bonus card(s) for the next turn", "you", event.count)
            return self.tr("earns %Ln bonus card(s) for the next turn", "", event.count)
        if event.cards:
            text = (
                self.tr("take up the bonus cards: {cards}", "you")
                if own
                else self.tr("takes up the bonus cards: {cards}")
            )
            return text.format(cards=self.cards.signs(event.cards))
        if own:
            return self.tr("take up %Ln bonus card(s)", "you", event.count)
        return self.tr("takes up %Ln bonus card(s)", "", event.count)

    def _special(self, event: Event, own: bool, special: str) -> str:
        text = (
            self.tr("lay down a special hand, {name}: {cards}", "you")
            if own
            else self.tr("lays down a special hand, {name}: {cards}")
        )
        return text.format(name=self.specials.name(special), cards=self.cards.signs(event.cards))

    # --- sequences, wild cards and a pile taken in part --------------------------------------------

    def melded(self, event: Event, own: bool, *, is_sequence: bool) -> str:
        """A sequence or a meld of wild cards laid, or added to."""
        if event.count == len(event.cards) and is_sequence:
            text = self.tr("meld the sequence {cards}", "you") if own else self.tr("melds the sequence {cards}")
        elif event.count == len(event.cards):
            text = self.tr("meld the wild cards {cards}", "you") if own else self.tr("melds the wild cards {cards}")
        elif is_sequence:
            text = self.tr("add {cards} to a sequence", "you") if own else self.tr("adds {cards} to a sequence")
        else:
            text = (
                self.tr("add {cards} to the meld of wild cards", "you")
                if own
                else self.tr("adds {cards} to the meld of wild cards")
            )
        return text.format(cards=self.cards.signs(event.cards))

    def samba(self, event: Event, own: bool) -> str:
        """A sequence is complete."""
        text = (
            self.tr("complete a sequence of seven cards, {low} to {high}", "you")
            if own
            else self.tr("completes a sequence of seven cards, {low} to {high}")
        )
        return text.format(low=self.cards.sign(event.cards[0]), high=self.cards.sign(event.cards[-1]))

    def taken_to_sequence(self, taken: Event, own: bool) -> str:
        """The whole pile, its top card added to a sequence."""
        if own:
            text = self.tr("take the pile of %Ln card(s) and add {card} to a sequence", "you", taken.count)
        else:
            text = self.tr("takes the pile of %Ln card(s) and adds {card} to a sequence", "", taken.count)
        return text.format(card=self.cards.sign(taken.other))

    def taken_part(self, taken: Event, own: bool) -> str:
        """The upper cards of the pile, or all of them."""
        if own:
            return self.tr("take %Ln card(s) from the pile", "you", taken.count)
        return self.tr("takes %Ln card(s) from the pile", "", taken.count)

    def taken_part_with(self, taken: Event, shown: Sequence[int], own: bool) -> str:
        """The upper cards of the pile, or all, with the cards from the hand that the top card was melded with."""
        if not shown:
            text = (
                self.tr("take %Ln card(s) from the pile and add {card} to a meld", "you", taken.count)
                if own
                else self.tr("takes %Ln card(s) from the pile and adds {card} to a meld", "", taken.count)
            )
            return text.format(card=self.cards.sign(taken.other))
        text = (
            self.tr("take %Ln card(s) from the pile with {cards}", "you", taken.count)
            if own
            else self.tr("takes %Ln card(s) from the pile with {cards}", "", taken.count)
        )
        return text.format(cards=self.cards.with_group(shown))
