"""The draw for partners and seats before a match (CL-1.6, CG-1.3, GT-1.5): who draws what, and who sits where by it.

Which seats a card is worth, and who deals, is asked of the `Seating`; nothing of a deal is known here.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from canasta_desktop.rules.actions import NO_CARD
from canasta_desktop.rules.cards import Cards, rank_of, suit_of
from canasta_desktop.rules.rng import Rng
from canasta_desktop.rules.ruleset import RuleSet
from canasta_desktop.rules.seating import Seating


@dataclass(frozen=True)
class SeatDraw:
    """A draw. `rounds`: the card each player drew, NO_CARD for who did not draw again; players as they sat before it.

    `players`: by seat, which of them sits there from now on.
    """

    rounds: tuple[Cards, ...]
    players: tuple[int, ...]

    def cards_at(self, seat: int) -> Cards:
        """What the player who sits there now has drawn, the card that counts last."""
        player = self.players[seat]
        return tuple([cards[player] for cards in self.rounds if cards[player] != NO_CARD])

    def by_card(self) -> list[int]:
        """The seats of now, the one with the highest card first (VA-6.4)."""
        return sorted(range(len(self.players)), key=lambda seat: draw_rank(self.cards_at(seat)[-1]), reverse=True)


def draw_rank(card: int) -> tuple[int, int]:
    """What a card is worth in the draw: by rank, and of one rank spades, hearts, diamonds, clubs (CL-1.6)."""
    return rank_of(card), -suit_of(card)


def draw_seats(rules: RuleSet, rng: Rng) -> SeatDraw:
    """Have every player draw until all cards count and no two are the same (VA-6.3), and give them their seats."""
    seating, pack = rules.seating, rules.pack.cards()
    lying = [NO_CARD] * seating.players
    rounds: list[Cards] = []
    again = list(range(seating.players))
    while again:
        drawn = [NO_CARD] * seating.players
        for player in again:
            drawn[player] = pack.pop(rng.below(len(pack)))
        for player in again:
            if lying[player] != NO_CARD:
                pack.append(lying[player])
            lying[player] = drawn[player]
        rounds.append(tuple(drawn))
        again = [
            player for player, card in enumerate(lying) if not seating.counts_in_draw(card) or lying.count(card) > 1
        ]
    return SeatDraw(tuple(rounds), seated(seating, lying))


def seated(seating: Seating, cards: Sequence[int]) -> tuple[int, ...]:
    """By seat, which player sits there if each has the card that `cards` gives by player (VA-6.4, VA-6.5)."""
    players = [0] * seating.players
    by_card = sorted(range(seating.players), key=lambda player: draw_rank(cards[player]), reverse=True)
    for player, seat in zip(by_card, seating.drawn_places(), strict=True):
        players[seat] = player
    return tuple(players)
