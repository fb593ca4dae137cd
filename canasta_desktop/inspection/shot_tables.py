"""The tables of the pictures (`shots`): positions as text, and what happens until the moment of the picture."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from canasta_desktop.game.deal import Deal
from canasta_desktop.game.history import FinishedDeal
from canasta_desktop.game.match import Match
from canasta_desktop.game.seats import Setup
from canasta_desktop.game.settings import Settings
from canasta_desktop.rules.cards import Hand, cards_text, read_cards
from canasta_desktop.rules.positions import read_position
from canasta_desktop.rules.rng import Rng
from canasta_desktop.rules.ruleset import RuleSet
from canasta_desktop.rules.systems import classic, hand_and_foot, samba, verschaerft
from canasta_desktop.ui.new_game.game_choice import last_choice


@dataclass(frozen=True)
class ShotTable:
    """A position; sides are the person's first. All cards of the packs are on the table.

    `hands`: cards, or how many unknown ones; `coming`: the next cards of the stock; `before`: actions by whoever is in
    turn, until the person has sat down; `own`: the person's own from then on; `points`: those of the deals before, by
    account; `feet`: cards of a foot by seat, None where it has been taken up.
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
    system: str = classic.KEY
    feet: tuple[int | None, ...] = ()

    @property
    def players(self) -> int:
        """How many sit at it."""
        return len(self.hands)

    def setup(self, names: Sequence[str]) -> Setup:
        """Who plays, and what."""
        choice = last_choice(Settings())
        return replace(choice, system=self.system, players=self.players, options=()).setup(names)

    def match(self, names: Sequence[str]) -> Match:
        """A match that has come to this position."""
        setup = self.setup(names)
        history = [FinishedDeal(number, number % self.players, each) for number, each in enumerate(self.points)]
        return Match(setup, 1, history, Deal(read_position(setup.rules(), self._position(setup.rules())), []))

    def _position(self, rules: RuleSet) -> dict[str, object]:
        hands, feet, stock = self._hidden(rules)
        return {
            "dealer": (self.turn - 1) % self.players,
            "turn": self.turn,
            "phase": self.phase,
            "hands": hands,
            "melds": [list(melds) for melds in self.melds],
            "red_threes": list(self.threes),
            "stock": stock,
            "pile": self.pile,
            "scores": [sum(each[account] for each in self.points) for account in range(rules.seating.accounts())],
            "extra": {"deal": len(self.points) + 1} | ({"foot": feet} if feet else {}),
        }

    def _hidden(self, rules: RuleSet) -> tuple[list[str], list[str | None], str]:
        """All hands, feet and the stock; what is not named is mixed, and threes that are laid out are in no hand."""
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
            if isinstance(hand, str):
                hands.append(hand)
            else:
                hands.append(cards_text(cards[-hand:]))
                cards = cards[:-hand]
        feet: list[str | None] = []
        for foot in self.feet:
            feet.append(None if foot is None else cards_text(cards[-foot:]))
            cards = cards[: -(foot or 0)] if foot else cards
        rng.shuffle(cards)
        return hands, feet, cards_text([*read_cards(self.coming), *cards])


THEIRS: Final = ("9S 9S 9H 9H 9D 9C 9C", "JS JS JH JD JC JC 2S 2D", "5S 5H 5D 2C")
OURS: Final = ("TS TS TH TH TD TC TC", "KS KH KD KD KC 2S JO", "QS QH QD QC", "AS AH AD")

BOOKS: Final = (
    *("AS AS AH AH AD AC AC", "KS KS KH KH KD KC KC", "TS TS TH TH TD TC TC"),
    *("9S 9S 9H 9D 9C 2S 2D", "8S 8H 8D 8C 8S 8H JO", "JO 2S 2H 2D 2C 2S 2H"),
)

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
    "take-pile": ShotTable(
        hands=("JO 2D AC KS KH QC 7S 7H 5S 5D 4H", "QS QD 9C 9H 6H 4S JD JC JS 3S 8H", 9, 13),
        pile="5C 4D 6S JH 9S 9D KD QH",
        turn=1,
        melds=(
            ("TS TS TH TH TD TC TC", "AS AH AD", "8S 8H 8D 8C 2S", "6H 6D 6D"),
            ("7S 7H 7D 7D 7C 7C 2S 2C", "KD KC KC 2H", "5H 5H 5C 5S"),
        ),
        threes=("3D 3H", "3H"),
        points=((820, 1130), (820, 855)),
    ),
    "canasta": ShotTable(
        hands=("JO 2D AC KS KH 7S 7H 5S 5D 4H 8D 8C", 11, 9, 13),
        pile="5C 4D 6S JH 9S TD KC",
        phase="play",
        melds=(
            ("QS QH QC QC QD QD QH", "AS AH AD", "6H 6D 6D", "8S 8H 8D 8C 8S"),
            ("7S 7H 7D 7C 7C 2S 2C 2H", "KD KC KD 2H", "TH TS TC", "5H 5H 5C 5S"),
        ),
        threes=("3D 3H", "3H"),
        points=((820, 1130), (820, 855)),
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
    "sequences": ShotTable(
        system=samba.KEY,
        hands=("JO AC QC KC JC KH QH QD 8S 8D 7H 6H 5D 4C 3C", 14, 11, 17),
        pile="5C AD 7D 9H",
        coming="6C 8H 2C QS 4D 9D",
        turn=1,
        melds=(
            ("6H 7H 8H 9H TH JH QH", "KS KH KD", "TS TH TC TD", "4S 5S 6S 7S", "AS AH AD"),
            ("8C 9C TC JC QC KC AC", "9S 9S 9H 9D 9C 2H 2D", "4D 5D 6D 7D", "JS JD JH 2S"),
        ),
        threes=("3D 3H", "3D"),
        points=((1510, 920), (1405, 2230)),
        before=("draw", "discard 6C", "draw", "discard 2C", "draw", "discard 4D"),
        own=("draw",),
    ),
    "sequences-scored": ShotTable(
        system=samba.KEY,
        hands=("7H 7D", "AC QC 6C 8S", "QD QD 6H", "5S 4C 4C"),
        pile="5C AD 7D 9H",
        phase="play",
        melds=(
            ("7S 8S 9S TS JS QS KS", "4H 5H 6H", "KH KH KD KC KC KD KS", "7C 7C 7D"),
            ("8C 9C TC JC QC KC AC", "9S 9S 9H 9D 9C 2H 2D", "JD JD JH 2S"),
        ),
        threes=("3D 3H", "3D"),
        points=((1510, 920), (1405, 2230)),
        own=("meld 7H > 3", "discard 7D"),
    ),
    "books": ShotTable(
        system=hand_and_foot.KEY,
        hands=("JO AH KD QS QH QD JH JC 9C 7H 7C 6D 5S 5C", 11, 7, 13),
        feet=(13, 13, None, None),
        pile="5D 6H JD TC 4S",
        coming="4H 6S",
        melds=(
            (*BOOKS, "QS QH QC", "7S 7S 7D 7H", "5H 5H 5D", "4S 4H 4D 4C 2C"),
            (*BOOKS[:2], "JS JS JH JH JD JC JC", "6S 6H 6D 6C", "7S 7C 7D", "8S 8D 8C JO"),
        ),
        threes=("3D 3H 3H", "3D"),
        points=((4120, 3655),),
        own=("draw",),
    ),
    "six-players": ShotTable(
        system=verschaerft.KEY,
        hands=("JO AS AH KD QS QH QD TH TC 9D 7S 7H 4S", 12, 9, 14, 11, 13),
        pile="6H 8S JD 5C",
        coming="KH 4D",
        melds=(
            (),
            ("KS KH KD KC KS KH KD", "9S 9H 9D"),
            ("7S 7D 7C 7C",),
            ("QS QH QC QC 2S", "5S 5H 5D", "4H 4D 4C"),
            (),
            ("AS AH AD AC AS AH AC", "JS JH JC", "8S 8H 8D 8C"),
        ),
        threes=("3H", "", "3D 3D", "", "3H", ""),
        points=((310, 1205, -40, 655, 180, 920),),
        own=("draw",),
    ),
}
