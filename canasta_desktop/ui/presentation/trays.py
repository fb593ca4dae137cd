"""Draws up the meld areas: threes laid out, canastas, melds, drafts."""

from collections.abc import Callable, Sequence

from canasta_desktop.game.match import Match
from canasta_desktop.game.staging_places import StagedGroup, StagingSpot
from canasta_desktop.rules.actions import Join
from canasta_desktop.rules.cards import is_wild
from canasta_desktop.rules.scoring import Item
from canasta_desktop.rules.table import ALL_WILD, MIXED, NATURAL, PLAYING, RUN, SAMBA, Meld
from canasta_desktop.ui.display.display import Card, MeldKind, MeldView, TrayView
from canasta_desktop.ui.display.places import Place, Spot
from canasta_desktop.ui.display.verbosity import Verbosity
from canasta_desktop.ui.presentation.spectator import Sight
from canasta_desktop.ui.presentation.tokens import Token, TokenStack
from canasta_desktop.ui.presentation.workbench import shown_place
from canasta_desktop.ui.wording.base import signed
from canasta_desktop.ui.wording.melds import MeldInfo
from canasta_desktop.ui.wording.wording import Wording, rank_named

KINDS = {NATURAL: MeldKind.NATURAL, MIXED: MeldKind.MIXED, ALL_WILD: MeldKind.WILD, SAMBA: MeldKind.SAMBA}
THREES = (Item.RED_THREES, Item.BLACK_THREES)
LAID = (Item.MELDED, Item.NATURAL_CANASTAS, Item.MIXED_CANASTAS, Item.WILD_CANASTAS, Item.OTHER_CANASTAS)
"""The lines of the score sheet that count what lies on the table."""
MANY = 3
"""With more sides than these the summary of each is kept short."""


class TrayBuilder:
    """The trays of these sides, the own one first."""

    def __init__(
        self,
        match: Match,
        sight: Sight,
        words: Wording,
        sides: Sequence[int],
        side_name: Callable[[int], str],
        card: Callable[[Token], Card],
        verbosity: Verbosity = Verbosity.NORMAL,
    ) -> None:
        self.rules = match.rules
        self.sight = sight
        self.table = sight.table
        self.words = words.melds
        self.in_words = words.spoken.cards.in_words
        self.sides = sides
        self.side_name = side_name
        self.card = card
        self.verbosity = verbosity
        self.drafts = {shown_place(group.place): group for group in sight.bench.draft.groups()}
        self.joining = _pairs(sight.bench.draft.special_actions.joins())

    def all(self) -> tuple[TrayView, ...]:
        """The own tray, then the others in the order of play."""
        return tuple([self._tray(side, side == self.sides[0]) for side in self.sides])

    def _tray(self, side: int, own: bool) -> TrayView:
        threes = self._tokens(TokenStack(Place(Spot.THREES, side)))
        melds = [self._meld(meld) for meld in self._in_order(self.table.melds[side])]
        if own:
            melds += [self._draft(group) for place, group in self.drafts.items() if place.spot is Spot.DRAFT]
        laid, three_points = self._points(side)
        return TrayView(
            side=side,
            own=own,
            caption=(caption := self.side_name(side)),
            spoken=self.in_words(caption),
            summary=self.words.summary(laid + three_points, is_short=len(self.sides) > MANY and not own),
            threes=threes,
            threes_text=self.words.threes(three_points) if threes else "",
            spoken_threes=self.in_words(self.words.threes(three_points)) if threes else "",
            melds=tuple(melds),
            slot=self.words.slot() if own and self._is_melding() else "",
        )

    def _points(self, side: int) -> tuple[int, int]:
        """What melds and threes of this side would count if the deal ended now, as its accounts score them."""
        seating = self.rules.seating
        left: list[tuple[int, ...]] = [()] * seating.players
        accounts = dict.fromkeys(
            [
                seating.account(seat)
                for seat, own in enumerate(self.table.sides)
                if own == side and seat in self.table.order
            ]
        )
        laid = three_points = 0
        for place, account in enumerate(accounts):
            sheet = self.rules.scoring.sheet(self.table, left, account)
            three_points += sum([line.points for line in sheet.lines if line.item in THREES])
            if place == 0:
                laid = sum([line.points for line in sheet.lines if line.item in LAID])
        return laid, three_points

    def _is_melding(self) -> bool:
        """Whether cards may be staged now: in the own turn, before drawing too."""
        table = self.table
        # Who only watches has no hand, whoever's turn it is.
        is_own = table.turn.seat == self.sight.bench.view.seat
        return not table.over and is_own and table.turn.phase <= PLAYING

    def _in_order(self, melds: list[Meld]) -> list[Meld]:
        """Canastas first, the newest left; then by rank, ace to four, black threes last, sequences before all."""
        full = self.rules.melds.canasta
        canastas = [meld for meld in melds if len(meld.cards) >= full]
        others = [meld for meld in melds if len(meld.cards) < full]
        return sorted(canastas, key=lambda m: -m.number) + sorted(others, key=_open_order)

    def _meld(self, meld: Meld) -> MeldView:
        place = Place(Spot.MELD, meld.number)
        melds = self.rules.melds
        kind = KINDS[melds.kind(meld)] if melds.is_complete(meld) else MeldKind.OPEN
        info = MeldInfo(
            meld.rank, meld.cards, self._worth(meld), kind, kind is not MeldKind.SAMBA and melds.is_closed(meld)
        )
        return MeldView(
            place=place,
            kind=kind,
            cards=self._sorted(self._tokens(TokenStack(place))),
            staged=self._tokens(TokenStack(place, staged=True)) if place in self.drafts else (),
            label=self.words.kind(kind),
            title=self.words.closing(kind),
            price=signed(self._price(meld)) if kind is not MeldKind.OPEN else "",
            name=self.words.spoken(info, self.verbosity),
            sequence=meld.rank == RUN,
            joins=meld.number in self.joining,
            joins_with=tuple([Place(Spot.MELD, number) for number in self.joining.get(meld.number, ())]),
        )

    def _worth(self, meld: Meld) -> int:
        """What a meld counts: its cards, and its price if it is a canasta (CL-10.1)."""
        return self.rules.pack.points(meld.cards) + self._price(meld)

    def _price(self, meld: Meld) -> int:
        """What it counts for being a canasta, 0 for an open meld (CL-10.1)."""
        return self.rules.scoring.price(self.table, meld)[1] if self.rules.melds.is_complete(meld) else 0

    def _draft(self, group: StagedGroup) -> MeldView:
        place = shown_place(group.place)
        rank = group.rank if group.rank >= 0 else rank_named(group.cards)
        return MeldView(
            place=place,
            kind=MeldKind.OPEN,
            cards=(),
            staged=self._tokens(TokenStack(place, staged=True)),
            name=self.words.draft(MeldInfo(rank, group.cards, group.points)),
            unfinished=group.lacks is not None and group.place.spot is not StagingSpot.PILE,
            sequence=rank == RUN,
        )

    def _tokens(self, stack: TokenStack) -> tuple[Card, ...]:
        return tuple([self.card(token) for token in self.sight.bench.book.cards(stack)])

    def _sorted(self, cards: tuple[Card, ...]) -> tuple[Card, ...]:
        """Wild cards last, so that they lie lowest and in full sight."""
        return tuple(sorted(cards, key=lambda card: is_wild(card.face)))


def _pairs(joins: Sequence[Join]) -> dict[int, list[int]]:
    """By meld: those it can be put together with."""
    found: dict[int, list[int]] = {}
    for join in joins:
        found.setdefault(join.first, []).append(join.second)
        found.setdefault(join.second, []).append(join.first)
    return found


def _open_order(meld: Meld) -> tuple[bool, int, int, int]:
    """Sequences by suit and upwards, then sets from ace to four, then wild cards; of one rank the larger first."""
    if meld.rank == RUN:
        return False, meld.cards[0] & 3, meld.cards[0] >> 2, meld.number
    return True, is_wild(meld.cards[0]) and meld.wilds == len(meld.cards), -meld.rank, -len(meld.cards)
