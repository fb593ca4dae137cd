"""Draws up the meld areas: red threes, canastas, melds, drafts."""

from collections.abc import Callable

from canasta_desktop.game.match import Match
from canasta_desktop.game.places import Group
from canasta_desktop.game.places import Spot as Staging
from canasta_desktop.rules.cards import is_wild
from canasta_desktop.rules.table import NATURAL, PLAYING, Meld
from canasta_desktop.ui.display import Card, Kind, MeldView, Place, Spot, TrayView
from canasta_desktop.ui.person import Person
from canasta_desktop.ui.tokens import Stack, Token
from canasta_desktop.ui.wording import Wording, rank_named
from canasta_desktop.ui.workbench import shown_place


class Trays:
    """The trays of all sides, the person's own first."""

    def __init__(
        self,
        match: Match,
        person: Person,
        words: Wording,
        side_name: Callable[[int], str],
        card: Callable[[Token], Card],
    ) -> None:
        self.rules = match.rules
        self.person = person
        self.table = person.table
        self.words = words
        self.side_name = side_name
        self.card = card
        self.drafts = {shown_place(group.place): group for group in person.bench.draft.groups()}

    def all(self) -> tuple[TrayView, ...]:
        """The own tray, then the others in the order of play."""
        own = self.table.sides[self.person.seat]
        count = len(self.table.melds)
        return tuple([self._tray((own + step) % count, step == 0) for step in range(count)])

    def _tray(self, side: int, own: bool) -> TrayView:
        threes = self._tokens(Stack(Place(Spot.THREES, side)))
        melds = [self._meld(meld) for meld in self._in_order(self.table.melds[side])]
        if own:
            melds += [self._draft(group) for place, group in self.drafts.items() if place.spot is Spot.DRAFT]
        scoring = self.rules.scoring
        points = sum([self._worth(meld) for meld in self.table.melds[side]])
        # Melds pay for the threes only once something is melded (CL-10.4); on the table they show what they may bring.
        three_points = scoring.three_points(len(threes)) if threes else 0
        return TrayView(
            side=side,
            own=own,
            caption=self.side_name(side),
            summary=self.words.table.summary(points + three_points, len(threes)),
            threes=threes,
            threes_text=self.words.table.threes(three_points) if threes else "",
            melds=tuple(melds),
            slot=self.words.table.slot() if own and self._is_melding() else "",
        )

    def _is_melding(self) -> bool:
        """Whether cards may be staged now: in the own turn, before drawing too."""
        table = self.table
        return not table.over and table.turn.seat == self.person.seat and table.turn.phase <= PLAYING

    def _in_order(self, melds: list[Meld]) -> list[Meld]:
        """Canastas first, the newest left; then by rank, ace to four, black threes last."""
        full = self.rules.melds.canasta
        canastas = [meld for meld in melds if len(meld.cards) >= full]
        others = [meld for meld in melds if len(meld.cards) < full]
        return sorted(canastas, key=lambda m: -m.number) + sorted(others, key=lambda m: -m.rank)

    def _meld(self, meld: Meld) -> MeldView:
        place = Place(Spot.MELD, meld.number)
        group = self.drafts.get(place)
        points = self._worth(meld)
        kind = Kind.OPEN
        if self.rules.melds.is_complete(meld):
            kind = Kind.NATURAL if self.rules.melds.kind(meld) == NATURAL else Kind.MIXED
        words = self.words.table
        return MeldView(
            place=place,
            kind=kind,
            cards=self._sorted(self._tokens(Stack(place))),
            staged=self._tokens(Stack(place, staged=True)) if group is not None else (),
            label=words.kind(kind),
            name=words.meld_spoken(meld.rank, meld.cards, points, kind, draft=False),
        )

    def _worth(self, meld: Meld) -> int:
        """What a meld counts: its cards, and its price if it is a canasta (CL-10.1)."""
        price = self.rules.scoring.price(self.table, meld)[1] if self.rules.melds.is_complete(meld) else 0
        return self.rules.pack.points(meld.cards) + price

    def _draft(self, group: Group) -> MeldView:
        place = shown_place(group.place)
        words = self.words.table
        rank = group.rank if group.rank >= 0 else rank_named(group.cards)
        unfinished = group.lacks is not None and group.place.spot is not Staging.PILE
        return MeldView(
            place=place,
            kind=Kind.OPEN,
            cards=(),
            staged=self._tokens(Stack(place, staged=True)),
            name=words.meld_spoken(rank, group.cards, group.points, Kind.OPEN, draft=True),
            unfinished=unfinished,
        )

    def _tokens(self, stack: Stack) -> tuple[Card, ...]:
        return tuple([self.card(token) for token in self.person.bench.book.cards(stack)])

    def _sorted(self, cards: tuple[Card, ...]) -> tuple[Card, ...]:
        """Wild cards last, so that they lie lowest and in full sight."""
        return tuple(sorted(cards, key=lambda card: is_wild(card.face)))
