"""The special hands of the modern American game (MA-7): their names, what each is made of, and what is missing."""

from collections import Counter
from collections.abc import Sequence

from canasta_desktop.game.special_hands import Need
from canasta_desktop.ui.wording.base import ListPhrases, Phrases, number
from canasta_desktop.ui.wording.cards import CardPhrases


class SpecialHandWords(Phrases):
    """Keys to words. An unknown key is its own name, so that a newer save still shows something."""

    def name(self, key: str) -> str:
        """ "Straight"."""
        match key:
            case "straight":
                return self.tr("Straight")
            case "pairs_natural":
                return self.tr("Natural pairs")
            case "pairs_wild":
                return self.tr("Pairs with wild cards")
            case "garbage":
                return self.tr("Garbage")
            case "miami_pairs":
                return self.tr("Miami pairs")
            case "zip_code":
                return self.tr("Zip code")
            case "blast_off":
                return self.tr("Blast-off")
            case "triples":
                return self.tr("Triples")
            case "quads":
                return self.tr("Quads")
            case "dream_plus4":
                return self.tr("Dream hand with four wild cards")
            case "dream_plus5":
                return self.tr("Dream hand with five wild cards")
        return key

    def line(self, key: str) -> str:
        """Which cards it takes, fourteen in all; empty for an unknown key."""
        match key:
            case "straight":
                return self.tr("One card of each rank from two to ace, the three included, and a joker.")
            case "pairs_natural":
                return self.tr("Seven different pairs, without wild cards.")
            case "pairs_wild":
                return self.tr("Seven pairs, among them aces, sevens and a pair of equal wild cards.")
            case "garbage":
                return self.tr("Twice four of a kind and twice three of a kind, without wild cards.")
            case "miami_pairs":
                return self.tr("Seven pairs, among them aces, sevens, twos and jokers.")
            case "zip_code":
                return self.tr("Four of a kind, twice three of a kind and two pairs.")
            case "blast_off":
                return self.tr("Five of a kind, four of a kind, three of a kind and a pair.")
            case "triples":
                return self.tr("Four times three of a kind and a pair of twos or jokers.")
            case "quads":
                return self.tr("Three times four of a kind and a pair of twos or jokers.")
            case "dream_plus4":
                return self.tr("Twice five of a kind and four twos or four jokers. It wins the match.")
            case "dream_plus5":
                return self.tr("Five of a kind, four of a kind and five wild cards. It wins the match.")
        return ""


class NeedWords(Phrases):
    """What a hand lacks of a special hand."""

    def __init__(self, cards: CardPhrases) -> None:
        self.cards = cards
        self.lists = ListPhrases()

    def missing(self, needs: Sequence[Need]) -> str:
        """ "You still need one king and 2 cards each of 3 other ranks." """
        named = [self.cards.count(need.count, need.ranks[0]) for need in needs if len(need.ranks) == 1]
        others = Counter([need.count for need in needs if len(need.ranks) > 1])
        parts = named + [self._others(count, ranks) for count, ranks in others.items()]
        return self.tr("You still need {cards}.").format(cards=self.lists.all(parts))

    def _others(self, count: int, ranks: int) -> str:
        """So many cards each of so many ranks that the hand has none of."""
        if ranks == 1:
            return self.tr("%Ln card(s) of another rank", "", count)
        return self.tr("%Ln card(s) each of {ranks} other ranks", "", count).format(ranks=number(ranks))

    def spare(self, cards: Sequence[int]) -> str:
        """ "Not part of it: 9♦ 3♣." """
        return self.tr("Not part of it: {cards}.").format(cards=self.cards.signs(cards))

    def complete(self) -> str:
        """Nothing is missing."""
        return self.tr("Complete.")
