"""Draws up the display: what the person sees of the match, the workbench and what is to be said, in words.

Pure: the same match, person and moment give the same display. Parts that need many words of their own
are drawn up next door: `showing_trays` (melds) and `showing_notes` (note box, questions, buttons).
"""

from dataclasses import dataclass
from functools import partial

from canasta_desktop.game.match import Match
from canasta_desktop.game.seats import Kind
from canasta_desktop.rules.events import Event
from canasta_desktop.rules.generator import takes
from canasta_desktop.rules.pile import class_of
from canasta_desktop.rules.table import NOBODY, Table
from canasta_desktop.ui.display import (
    PILE,
    Card,
    Display,
    Flight,
    Frost,
    HandCard,
    PilesView,
    Plate,
    RecapEntry,
    ScoreView,
)
from canasta_desktop.ui.hand_order import groups
from canasta_desktop.ui.person import Person
from canasta_desktop.ui.showing_notes import Notes
from canasta_desktop.ui.showing_trays import Trays
from canasta_desktop.ui.tokens import Stack, Token
from canasta_desktop.ui.wording import Telling, Wording, meld_ranks, number

LOW_STOCK = 10
"""From here on the stock's count is a warning."""
BELOW = 6
"""So many cards under the pile's top card are in sight as edges."""


@dataclass(frozen=True)
class Moment:
    """What is shown of this change alone: its events, cards in flight, who is thinking for long, waiting to go on."""

    events: tuple[Event, ...] = ()
    flights: tuple[Flight, ...] = ()
    thinking: int = NOBODY
    held: bool = False


class Showing:
    """Displays of one match for the person at `seat`."""

    def __init__(self, match: Match, seat: int) -> None:
        self.match = match
        self.seat = seat
        self.words = Wording()
        """In the present language; another one where the signs on the cards are chosen apart from it."""

    def display(self, person: Person, moment: Moment) -> Display:
        """Everything on the screen now."""
        words, table = self.words, person.table
        telling = self._telling(table)
        notes = Notes(self.match, person, words, self.names())
        return Display(
            title=self._title(),
            status=notes.status(moment.held),
            seat=self.seat,
            hand=self._hand(person),
            trays=Trays(self.match, person, words, partial(self._side_name, table), self._card).all(),
            piles=self._piles(person),
            plates=self._plates(table, moment.thinking),
            buttons=notes.buttons(moment.held),
            scores=self._scores(table),
            target_text=words.table.target(self.match.rules.scoring.target),
            recap=self._recap(table, telling),
            note=notes.note(moment.held),
            sort_text=words.table.sorted_by(words.table.sorting(person.bench.sorting.value), "S"),
            meter=notes.meter(),
            question=notes.question(),
            targets=notes.targets(),
            flights=moment.flights,
            announcement=words.events.announcement(moment.events, telling),
        )

    def _title(self) -> str:
        names = self.words.names
        players = names.players(len(self.match.setup.seats))
        return self.words.table.title(names.system(self.match.rules.key), self.match.deal_number, players)

    # --- names -------------------------------------------------------------------------------------

    def names(self) -> list[str]:
        """By seat; the person is spoken to."""
        return [
            self.words.names.you() if seat == self.seat else setup.name
            for seat, setup in enumerate(self.match.setup.seats)
        ]

    def _side_name(self, table: Table, side: int) -> str:
        """ "You & Jonas"."""
        names = self.names()
        return self.words.names.side([names[seat] for seat in self._around() if table.sides[seat] == side])

    def _around(self) -> list[int]:
        """The seats in playing order, the person's first."""
        count = len(self.match.setup.seats)
        return [(self.seat + step) % count for step in range(count)]

    def telling(self) -> Telling:
        """For whom events are worded: the names of now, and what lies on the table."""
        return self._telling(self.match.view(None).table)

    def _telling(self, table: Table) -> Telling:
        accounts = range(self.match.rules.seating.accounts())
        sides = [self._side_name(table, account) for account in accounts]
        pile = table.rules.pile
        takes_part = pile.most > 0 or pile.run_takes_one or pile.top_only
        return Telling(self.names(), self.seat, sides, meld_ranks(table), takes_part, table.special)

    # --- the table ---------------------------------------------------------------------------------

    def _card(self, token: Token) -> Card:
        points = self.match.rules.pack.points([token.face])
        return Card(token.number, token.face, token.origin, self.words.cards.spoken(token.face, points))

    def _hand(self, person: Person) -> tuple[HandCard, ...]:
        bench = person.bench
        tokens = bench.hand()
        stands = groups([token.face for token in tokens], bench.sorting)
        hinted = person.hinted()
        return tuple(
            HandCard(
                self._card(token),
                group,
                selected=token.number in bench.selected,
                fresh=token.number in bench.fresh,
                hinted=token.number in hinted,
            )
            for token, group in zip(tokens, stands, strict=True)
        )

    def _piles(self, person: Person) -> PilesView:
        table, words = person.table, self.words.table
        pile = person.bench.book.cards(Stack(PILE))
        freezing = [token for token in pile[:-1] if table.rules.pile.is_freezing(token.face)]
        below = [token for token in pile[:-1] if token not in freezing][-BELOW:]
        frost = self._frost(table)
        barred = bool(table.pile) and self._is_barred(table)
        can_take = person.is_drawing and next(takes(table, person.bench.view.hand), None) is not None
        return PilesView(
            stock=table.stock,
            stock_text=words.stock(table.stock),
            stock_low=table.stock <= LOW_STOCK,
            can_draw=person.is_drawing and table.stock > 0,
            top=self._card(pile[-1]) if pile else None,
            below=tuple([self._card(token) for token in below]),
            across=tuple([self._card(token) for token in freezing]),
            count=len(pile),
            pile_text=words.pile(len(pile), frost, barred),
            frost=frost,
            can_take=can_take,
            stock_name=words.stock_spoken(table.stock),
            pile_name=words.pile_spoken(len(pile), table.pile[-1] if pile else None, frost, barred),
        )

    def _is_barred(self, table: Table) -> bool:
        """Whether the person's side cannot take the pile, whatever it holds (CL-6.7, CL-6.8, CG-6.3)."""
        pile = table.rules.pile
        is_open = table.is_open(table.sides[self.seat])
        return pile.bars & class_of(table.pile[-1]) != 0 or (pile.unopened == 0 and not is_open)

    def _frost(self, table: Table) -> Frost:
        """For whom the pile is frozen (CL-6.2, CL-6.3)."""
        pile = table.rules.pile
        if table.frozen or pile.always_frozen:
            return Frost.ALL
        is_ours = table.pile and pile.unopened_is_frozen and not table.is_open(table.sides[self.seat])
        return Frost.SIDE if is_ours else Frost.NONE

    def _plates(self, table: Table, thinking: int) -> tuple[Plate, ...]:
        names = self.names()
        plates: list[Plate] = []
        for seat in self._around():
            own = table.sides[seat] == table.sides[self.seat]
            on_turn = table.to_act() == seat
            line = self._line(seat, own, on_turn, seat == thinking)
            plate = Plate(
                seat=seat,
                name=names[seat],
                line=line,
                cards=table.sizes[seat],
                own=own,
                person=seat == self.seat,
                on_turn=on_turn,
                thinking=seat == thinking,
                spoken=self.words.table.plate_spoken(names[seat], line, table.sizes[seat]),
            )
            plates.append(plate)
        return tuple(plates)

    def _line(self, seat: int, own: bool, on_turn: bool, thinking: bool) -> str:
        """The second line of a plate."""
        words = self.words
        setup = self.match.setup.seats[seat]
        if thinking:
            return words.status.thinking(setup.name)
        if on_turn:
            return words.table.plate_turn(seat == self.seat)
        if seat == self.seat:
            return ""
        role = words.names.partner() if own else words.names.opponent()
        level = words.names.level(setup.level) if setup.kind is Kind.COMPUTER else ""
        return words.table.plate_line(role, level)

    # --- the panel ---------------------------------------------------------------------------------

    def _scores(self, table: Table) -> tuple[ScoreView, ...]:
        """A box a side, the own one first."""
        own = table.sides[self.seat]
        sides = [own, *[side for side in range(len(table.melds)) if side != own]]
        return tuple([self._score(table, side, side == own) for side in sides])

    def _score(self, table: Table, side: int, own: bool) -> ScoreView:
        rules, words = self.match.rules, self.words.table
        counts = rules.melds.canastas(table.melds[side])
        score = self.match.totals[side] if self.match.is_scored else table.scores[side]
        is_open = table.is_open(side)
        seat = self.seat if own else table.sides.index(side)
        note = "" if is_open else words.minimum(rules.opening.minimum(table, seat))
        if is_open and rules.out.missing(counts) == 0 and not table.over:
            note = words.may_go_out()
        return ScoreView(
            side=side,
            own=own,
            name=self._side_name(table, side),
            state=words.side_state(is_open, sum(counts)),
            points=number(score),
            note=note,
            progress=min(1.0, max(0.0, score / rules.scoring.target)),
        )

    def _recap(self, table: Table, telling: Telling) -> tuple[RecapEntry, ...]:
        """What the others did since the person's last turn, an entry a player and turn."""
        names = self.names()
        entries: list[RecapEntry] = []
        turns: list[int] = []
        for entry in self.match.recap(self.seat):
            lines = self.words.events.lines(entry.events, telling)
            if entry.seat == NOBODY or entry.seat == self.seat or not lines:
                continue
            if entries and entries[-1].seat == entry.seat and turns[-1] == entry.turn:
                entries[-1] = RecapEntry(entry.seat, entries[-1].own, entries[-1].name, entries[-1].lines + lines)
                continue
            own = table.sides[entry.seat] == table.sides[self.seat]
            entries.append(RecapEntry(entry.seat, own, names[entry.seat], lines))
            turns.append(entry.turn)
        return tuple(entries)
