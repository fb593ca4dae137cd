"""The tables of the pictures (`shots`): positions as text, and what happens until the moment of the picture."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from canasta_desktop.game.deal import Deal
from canasta_desktop.game.match import FinishedDeal, Match
from canasta_desktop.game.seats import Setup
from canasta_desktop.game.settings import Settings
from canasta_desktop.rules.cards import Hand, cards_text, read_cards
from canasta_desktop.rules.positions import read_position
from canasta_desktop.rules.rng import Rng
from canasta_desktop.rules.ruleset import RuleSet
from canasta_desktop.ui.dialogs.game_choice import last_choice


@dataclass(frozen=True)
class ShotTable:
    """A position; sides are the person's first. All cards of the packs are on the table.

    `hands`: cards, or how many unknown ones; `coming`: the next cards of the stock; `before`: actions by whoever is in
    turn, until the person has sat down; `own`: the person's own from then on; `points`: those of the deals before, by
    account.
    """

    hands: tuple[str | int, ...]
    pile: str
    coming: str = ""
    turn: int = 0
    phase: str = "draw"
    melds: tuple[tuple[str, ...], ...] = ((), ())
    threes: tuple[str, ...] = ("", "")
    points: tuple[tuple[int, ...], ...] = ()
    before: tuple[str, ...] = ()
    own: tuple[str, ...] = ()

    @property
    def players(self) -> int:
        """How many sit at it."""
        return len(self.hands)

    def setup(self, names: Sequence[str]) -> Setup:
        """Who plays, and what is played where nothing was chosen."""
        return replace(last_choice(Settings()), players=self.players).setup(names)

    def match(self, names: Sequence[str]) -> Match:
        """A match that has come to this position."""
        setup = self.setup(names)
        history = [FinishedDeal(number, number % self.players, each) for number, each in enumerate(self.points)]
        return Match(setup, 1, history, Deal(read_position(setup.rules(), self._position(setup.rules())), []))

    def _position(self, rules: RuleSet) -> dict[str, object]:
        hands, stock = self._hidden(rules)
        return {
            "dealer": (self.turn - 1) % self.players,
            "turn": self.turn,
            "phase": self.phase,
            "hands": hands,
            "melds": [list(melds) for melds in self.melds],
            "red_threes": list(self.threes),
            "stock": stock,
            "pile": self.pile,
            "scores": [sum(each[account] for each in self.points) for account in range(2)],
            "extra": {"deal": len(self.points) + 1},
        }

    def _hidden(self, rules: RuleSet) -> tuple[list[str], str]:
        """All hands and the stock; what is not named is mixed, and threes that are laid out are in no hand."""
        left = Hand(rules.pack.cards())
        named = [hand for hand in self.hands if isinstance(hand, str)]
        for text in (*named, self.pile, self.coming, *self.threes, *[meld for side in self.melds for meld in side]):
            left.take_out(read_cards(text))
        cards = left.cards()
        rng = Rng(len(cards))
        rng.shuffle(cards)
        cards.sort(key=rules.threes.lays_out, reverse=True)
        hands: list[str] = []
        for hand in self.hands:
            if isinstance(hand, int):
                hand, cards = cards_text(cards[-hand:]), cards[:-hand]
            hands.append(hand)
        rng.shuffle(cards)
        return hands, cards_text([*read_cards(self.coming), *cards])


THEIRS: Final = ("9S 9S 9H 9H 9D 9C 9C", "JS JS JH JD JC JC 2S 2D", "5S 5H 5D 2C")
OURS: Final = ("TS TS TH TH TD TC TC", "KS KH KD KD KC 2S JO", "QS QH QD QC", "AS AH AD")

TABLES: Final[dict[str, ShotTable]] = {
    "mid-game": ShotTable(
        hands=(
            "JO AC AC KC QH 8S 7S 7H 7C 6D 5C 3S",
            "6H KS AH QD JD 5H 9D",
            "4D 7D 5S TD AS 5C 8C 8S 4C",
            "8H 8H 8D 8D 8C 7S QS 3C KH 6S JH",
        ),
        pile="5D AD 7D 3S",
        coming="6C 3H QC JO 2D",
        turn=1,
        melds=(OURS, THEIRS),
        threes=("3D", "3D"),
        points=((1120, 870), (720, 1440)),
        before=("draw", "discard 6C", "draw", "discard 4D", "draw", "meld 8H 8D 8D", "discard 8C"),
        own=("draw",),
    ),
    "initial-meld": ShotTable(
        hands=("JO AS AH KD QS QH QD QC JH TH TD TC 9D 9C 7H 7S 6D 5S 4S 3S", 6, 9, 12),
        pile="4C 5H 7D 6S JC TS",
        coming="6H 3C 8C 2D",
        turn=1,
        melds=((), ("KS KS KH KH KD KC KC", "9S 9S 9H 9H 9D 9C 2S 2H", "5S 5H 5D 2C", "8H 8H 8D", "JS JS JH JD 2C")),
        threes=("3H 3D", "3D"),
        points=((1120, 870), (720, 1440)),
        before=("draw", "discard 6H", "draw", "discard 3C", "draw", "discard 8C"),
        own=("draw",),
    ),
    "frozen": ShotTable(
        hands=("9S QH 2D 7C 7D KS KH AC 5S 5D 4H", 11, 9, 13),
        pile="5C TH 6D QC 2S",
        coming="JC 4D 9H",
        turn=1,
        melds=(("AS AH AD", "8S 8H 8D 8C"), ("TS TD TC", "KD KC KC 2H")),
        threes=("", "3H"),
        points=((640, 985),),
        before=("draw", "discard JC", "draw", "discard 4D", "draw", "discard 9H"),
    ),
    "two-players": ShotTable(
        hands=("AS AD QS QD TH TC 9H 9S 7D 6C 6H 4S 3C 2C", 14),
        pile="KD 5C 9D 4C",
        coming="5D 8C JS 4H",
        turn=1,
        melds=(("KS KH KD KC 2H", "AH AC AC"), ("8S 8H 8D 8C 8S 2S JO", "5S 5H 5D")),
        threes=("3D", "3H 3H"),
        points=((410, 655), (1205, 380)),
        before=("draw", "discard 8C"),
        own=("draw",),
    ),
    "big-hand": ShotTable(
        hands=("AS AC KS KC QD JS TD 8S 8D 7S 6C 5H 4S 4D 2S", 11, 8, 10),
        pile="4C 5C 5S JC 6S KH QC 9C 2H 7D TC 3C 6H JD KD QS 3S 9D 4H 5D AD QH 8C",
        melds=(("9S 9H 9H", "JH JH JS"), ("7S 7H 7H 7C",)),
        threes=("3H", "3D 3D"),
        points=((880, 945),),
        own=("take 8S 8D",),
    ),
    "question": ShotTable(
        hands=("7S 7H 2D JO KS KH AC 5S 5D 4H QH", 11, 9, 13),
        pile="5C TH 6D QC",
        coming="JC 4D 7C",
        turn=1,
        melds=(("AS AH AD", "8S 8H 8D 8C"), ("TS TD TC", "KD KC KC 2H")),
        threes=("", "3H"),
        points=((640, 985),),
        before=("draw", "discard JC", "draw", "discard 4D", "draw", "discard 7C"),
    ),
    "score-sheet": ShotTable(
        hands=("KH 4S", "6H AH QD JD JO", "4D 7D 5S 8S 3C", "8H 8D 8D 7S QS 3S"),
        pile="5D AD 7D 3S",
        phase="play",
        melds=(OURS, THEIRS),
        threes=("3D 3H", "3D"),
        points=((1120, 870), (720, 1440)),
        own=("meld KH > 1", "discard 4S"),
    ),
    "match-end": ShotTable(
        hands=("KH 4S", "6H AH QD JD JO", "4D 7D 5S 8S 3C", "8H 8D 8D 7S QS 3S"),
        pile="5D AD 7D 3S",
        phase="play",
        melds=(OURS, THEIRS),
        threes=("3D 3H", "3D"),
        points=((1120, 870), (720, 1440), (1805, 1010)),
        own=("meld KH > 1", "discard 4S"),
    ),
}
