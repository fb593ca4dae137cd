"""What happens only in some games, in sentences to be heard: sequences, feet, bonus cards and so on."""

from canasta_desktop.rules.cards import JOKER, Cards, is_wild, rank_of, suit_of
from canasta_desktop.rules.events import Event, What
from canasta_desktop.ui.wording.base import Phrases
from canasta_desktop.ui.wording.cards import CardPhrases
from canasta_desktop.ui.wording.special_hands import SpecialHandWords
from canasta_desktop.ui.wording.spoken.cards import SpokenCards


class SpokenSpecialEvents(Phrases):
    """Events to sentences; `who` has done it, in German with the verb."""

    def __init__(self, cards: CardPhrases, names: SpokenCards) -> None:
        self.cards = cards
        self.names = names
        self.specials = SpecialHandWords()

    def sentence(self, event: Event, who: str, rank: int | None, special: str, *, is_own: bool) -> str:
        """One event; `rank` is that of its meld, `special` the key of the special hand. Empty for any other kind."""
        match event.what:
            case What.JOINED:
                return self._joined(event, who, rank)
            case What.FOOT_TAKEN:
                return self._foot(event, who)
            case What.BONUS_RESERVED:
                return self.tr("{who} earned %Ln bonus card(s) for the next turn.", "", event.count).format(who=who)
            case What.BONUS_TAKEN:
                return self._bonus(event, who)
            case What.TURN_CARD:
                return self.tr("{who} drew the turn card.").format(who=who)
            case What.FORGOTTEN:
                return self.tr("{who} forgot to lay out %Ln red three(s).", "", event.count).format(who=who)
            case What.SIDES_FORMED if is_own:
                return self.tr("From now on you play alone, against the others as partners.")
            case What.SIDES_FORMED:
                text = self.tr("{who} took on the others alone: they are partners from now on.")
                return text.format(who=who)
            case What.SPECIAL_HAND:
                text = self.tr("{who} laid down a special hand, {name}: {cards}.")
                name, cards = self.specials.name(special), self.cards.group(event.cards)
                return text.format(who=who, name=name, cards=cards)
        return ""

    def _joined(self, event: Event, who: str, rank: int | None) -> str:
        if rank is None or rank >= JOKER:
            return self.tr("{who} put two melds together: now %Ln card(s).", "", event.count).format(who=who)
        text = self.tr("{who} put two melds of {ranks} together: now %Ln card(s).", "", event.count)
        return text.format(who=who, ranks=self.cards.to_ranks(rank))

    def _foot(self, event: Event, who: str) -> str:
        if not event.cards:
            return self.tr("{who} took up the foot of %Ln card(s).", "", event.count).format(who=who)
        return self.tr("{who} took up the foot: {cards}.").format(who=who, cards=self.cards.group(event.cards))

    def _bonus(self, event: Event, who: str) -> str:
        if not event.cards:
            return self.tr("{who} took up %Ln bonus card(s).", "", event.count).format(who=who)
        return self.tr("{who} took up the bonus cards: {cards}.").format(who=who, cards=self.names.all(event.cards))

    # --- sequences and wild cards ------------------------------------------------------------------

    def melded(self, event: Event, who: str, *, is_run: bool, has_size: bool) -> str:
        """A sequence or a meld of wild cards laid, or added to; `has_size`: how large it is now."""
        if event.count == len(event.cards) and is_run:
            text = self.tr("{who} laid out a sequence of {suit}, {low} to {high}.")
            return text.format(who=who, **self._ends(event.cards))
        if event.count == len(event.cards):
            text = self.tr("{who} laid out wild cards: {cards}.")
        elif is_run and has_size:
            text = self.tr("{who} added {cards} to a sequence: now %Ln card(s).", "", event.count)
        elif is_run:
            text = self.tr("{who} added {cards} to a sequence.")
        elif has_size:
            text = self.tr("{who} added {cards} to the wild cards: now %Ln card(s).", "", event.count)
        else:
            text = self.tr("{who} added {cards} to the wild cards.")
        cards = self.names.all(event.cards) if is_run else self.cards.group(event.cards)
        return text.format(who=who, cards=cards)

    def samba(self, event: Event, who: str) -> str:
        """A sequence is complete."""
        text = self.tr("{who} completed a samba of {suit}, {low} to {high}.")
        return text.format(who=who, **self._ends(event.cards))

    def _ends(self, cards: Cards) -> dict[str, str]:
        """The suit of a sequence, and its lowest and highest rank."""
        naturals = [card for card in cards if not is_wild(card)]
        ranks = sorted(map(rank_of, naturals))
        return {
            "suit": self.cards.suit(suit_of(naturals[0])),
            "low": self.cards.rank(ranks[0]),
            "high": self.cards.rank(ranks[-1]),
        }


def is_sequence(cards: Cards) -> bool:
    """Whether natural cards of several ranks lie together."""
    return len({rank_of(card) for card in cards if not is_wild(card)}) > 1
