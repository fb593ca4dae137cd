"""Draws up the display: what the person sees of the match, the workbench and what is to be said, in words.

Pure: the same match, person and moment give the same display. Parts that need many words of their own
are drawn up next door: `presentation.seats` (plates, scores), `presentation.piles`, `presentation.trays` (melds),
`presentation.notes` (status, note box, questions, targets) and `presentation.buttons`.
"""

from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from typing import NamedTuple

from canasta_desktop.game.audience import Change
from canasta_desktop.game.gamelog import Entry
from canasta_desktop.game.match import Match
from canasta_desktop.game.particulars import Kind
from canasta_desktop.rules.events import Event, What
from canasta_desktop.rules.table import NOBODY, Table
from canasta_desktop.ui.display.display import (
    BACK,
    Announcement,
    Card,
    Display,
    Flight,
    HandCard,
    PilesView,
    Plate,
    RecapEntry,
    ScoreView,
    Speech,
    TrayView,
)
from canasta_desktop.ui.display.intents import Intent
from canasta_desktop.ui.display.places import Place, Spot
from canasta_desktop.ui.display.verbosity import Verbosity
from canasta_desktop.ui.presentation.buttons import ButtonBuilder
from canasta_desktop.ui.presentation.hand_order import groups
from canasta_desktop.ui.presentation.notes import NoteBuilder
from canasta_desktop.ui.presentation.person import Person
from canasta_desktop.ui.presentation.piles import PileBuilder
from canasta_desktop.ui.presentation.seats import SeatBuilder
from canasta_desktop.ui.presentation.spectator import Sight
from canasta_desktop.ui.presentation.speeches import Frequency, speeches
from canasta_desktop.ui.presentation.status import StatusLine
from canasta_desktop.ui.presentation.targets import TargetBuilder
from canasta_desktop.ui.presentation.tokens import Token, TokenStack
from canasta_desktop.ui.presentation.trays import TrayBuilder
from canasta_desktop.ui.presentation.turn_facts import TurnFacts
from canasta_desktop.ui.wording.events import EventContext
from canasta_desktop.ui.wording.spoken.events import Hearing
from canasta_desktop.ui.wording.spoken.scores import SideScore
from canasta_desktop.ui.wording.wording import Wording, meld_ranks


class Moment(NamedTuple):
    """What is shown of this change alone: its events, cards in flight, who is thinking for long, waiting to go on.

    `intent` is what the person has done for it, `change` what the match has told of.
    """

    events: tuple[Event, ...] = ()
    flights: tuple[Flight, ...] = ()
    thinking: int = NOBODY
    held: bool = False
    intent: Intent | None = None
    change: Change | None = None


class DisplayBuilder:
    """Displays of one match for the person at `seat`, or for NOBODY, a spectator.

    `bottom` is the seat whose plate stands at the bottom and whose side lies below: the person's own.
    """

    def __init__(self, match: Match, seat: int, bottom: int | None = None) -> None:
        self.match = match
        self.seat = seat
        self.bottom = seat if bottom is None else bottom
        self.words = Wording()
        """In the present language; another one where the signs on the cards are chosen apart from it."""
        self.frequency = Frequency.RARELY
        """How often characters speak."""
        self.verbosity = Verbosity.NORMAL
        """How much is said to listeners."""
        self.speaks_own_moves = True
        """Whether who listens is also told what they have done themselves."""

    def display(self, person: Person, moment: Moment) -> Display:
        """Everything on the screen now."""
        words, table = self.words, person.table
        event_context = self._event_context(table)
        facts = TurnFacts(self.match, person, words, self.names())
        status = StatusLine(facts).text(moment.held)
        notes = NoteBuilder(facts, status)
        voices = self.voices(moment.events)
        return Display(
            title=self.title(),
            status=status,
            seat=self.seat,
            hand=self._hand(person),
            trays=self.trays(person),
            piles=self.piles(person),
            plates=self.plates(person, moment.thinking),
            buttons=ButtonBuilder(facts).all(moment.held),
            scores=self.scores(table),
            target_text=self.target_text(),
            ranking=self.ranking(table),
            recap=self.entries(self._recap_entries(table), table, event_context),
            note=notes.note(),
            sort_word=words.table.sort_word(person.bench.sorting.value),
            sort_text=words.table.sorted_by(words.table.sorting(person.bench.sorting.value), "S"),
            meter=notes.meter(),
            question=notes.question(),
            targets=TargetBuilder(facts).all(),
            flights=moment.flights,
            speech=tuple(speeches(moment.events, words.events, event_context, voices)),
            announcement=self.announcement(moment, table, voices),
            spoken_score=self.spoken_score(table),
            verbosity=self.verbosity,
            guidance=person.hinting.guidance(),
            is_mirrored=not self.match.rules.seating.clockwise,
        )

    # --- names and titles --------------------------------------------------------------------------

    @property
    def _seats(self) -> SeatBuilder:
        return SeatBuilder(self.match, self.words, self.seat, self.bottom)

    def title(self) -> str:
        """The rule system, the deal, the number of players; where deals are the target, that names the deal.

        Practice says that it is, and so does the deal of the day.
        """
        title, kind = self._title(), self.match.particulars.kind
        if kind is Kind.DAILY:
            return self.words.table.daily(title)
        return self.words.table.practice(title) if kind is Kind.PRACTICE else title

    def _title(self) -> str:
        names, rules = self.words.names, self.match.rules
        system, players = names.system(rules.key), names.players(len(self.match.setup.seats))
        if rules.scoring.deals:
            return self.words.table.title_without_deal(system, players)
        return self.words.table.title(system, self.match.deal_number, players)

    def target_text(self) -> str:
        """Where the match ends: at a score, or after so many deals (HF-8.2)."""
        scoring = self.match.rules.scoring
        if scoring.deals:
            return self.words.plates.target_deals(self.match.deal_number, scoring.deals)
        return self.words.plates.target(scoring.target)

    def names(self) -> list[str]:
        """The names by seat as sentences have them: "you" for the person, long names shortened."""
        return self._seats.names_in_sentences()

    def fellows(self) -> list[str]:
        """The names by seat as they stand after "with", in German in the dative."""
        you = self.words.seat_draw.you()
        return [you if seat == self.seat else name for seat, name in enumerate(self.names())]

    def event_context(self) -> EventContext:
        """For whom events are worded: the names of now, and what lies on the table."""
        return self._event_context(self.match.view(None).table)

    def _event_context(self, table: Table) -> EventContext:
        seats = self._seats
        accounts = [seats.account_name(account) for account in range(self.match.rules.seating.accounts())]
        pile = table.rules.pile
        takes_part = pile.most > 0 or pile.run_takes_one or pile.top_only
        return EventContext(self.names(), self.seat, accounts, meld_ranks(table), takes_part, table.special)

    # --- the table ---------------------------------------------------------------------------------

    def _card(self, token: Token) -> Card:
        if token.face == BACK:
            return Card(token.number, BACK, token.origin, self.words.cards.face_down())
        rules = self.match.rules
        points, is_laid_out = rules.pack.points([token.face]), rules.threes.lays_out(token.face)
        name = self.words.cards.spoken(token.face, points, is_laid_out, self.verbosity)
        return Card(token.number, token.face, token.origin, name)

    def _hand(self, person: Person) -> tuple[HandCard, ...]:
        bench = person.bench
        tokens = bench.hand()
        stands = groups([token.face for token in tokens], bench.sorting)
        return tuple(
            HandCard(
                self._card(token),
                group,
                selected=token.number in bench.selected,
                fresh=token.number in bench.fresh,
            )
            for token, group in zip(tokens, stands, strict=True)
        )

    def trays(self, sight: Sight) -> tuple[TrayView, ...]:
        """The meld areas of all sides, the one at the bottom first."""
        seats, table = self._seats, sight.table
        side_name, sides = partial(seats.side_name, table), seats.sides(table)
        return TrayBuilder(self.match, sight, self.words, sides, side_name, self._card, self.verbosity).all()

    def piles(self, sight: Sight) -> PilesView:
        """Stock and discard pile."""
        return PileBuilder(self.match, sight, self.seat, self.words, self.names(), self._card).view()

    def plates(self, sight: Sight, thinking: int) -> tuple[Plate, ...]:
        """All seats in the order of play, the one at the bottom first."""
        cards = sight.bench.book.cards
        opened = {
            seat: tuple([self._card(token) for token in cards(TokenStack(Place(Spot.SEAT, seat)))])
            for seat in sight.bench.opened
        }
        return self._seats.plates(sight.table, thinking, opened)

    # --- scores and stories ------------------------------------------------------------------------

    def scores(self, table: Table) -> tuple[ScoreView, ...]:
        """A box an account, that of the seat at the bottom first."""
        return self._seats.scores(table)

    def ranking(self, table: Table) -> str:
        """How the person stands among many accounts."""
        return self._seats.ranking(table)

    def _recap_entries(self, table: Table) -> list[Entry]:
        """What happened since the person's last turn; in everybody's last turns, where the person has none."""
        happened = self.match.recap(self.seat)
        if self.seat in table.order or not happened:
            return happened
        return [entry for entry in happened if entry.turn > happened[-1].turn - len(table.order)]

    def announcement(self, moment: Moment, table: Table, voices: Sequence[Speech]) -> Announcement:
        """What has happened, for listeners, and after it what characters say to it; it has no number yet.

        How the deal counts is left to the score sheet, which says it when it opens.
        """
        events = [event for event in moment.events if event.what is not What.SCORED]
        events = [event for event in events if self.speaks_own_moves or not self._is_own_move(event)]
        heard, names = self.sentences(events, table), self.names()
        if self.verbosity is not Verbosity.SHORT:
            heard += [self.words.spoken.events.quote(names[voice.seat], voice.quote) for voice in voices]
        return Announcement(0, " ".join(heard))

    def _is_own_move(self, event: Event) -> bool:
        """Whether the person has done this and knows all of it; of a draw and what follows from a move they do not."""
        return event.seat == self.seat and event.what in (What.MELDED, What.DISCARDED)

    def sentences(self, events: Sequence[Event], table: Table) -> list[str]:
        """These events of the running deal, to be heard."""
        if not events:
            return []
        pile = table.rules.pile
        takes_part = pile.most > 0 or pile.run_takes_one or pile.top_only
        scores = self._side_scores(table)
        hearing = Hearing(
            names=self.names(),
            person=self.seat,
            ranks=meld_ranks(table),
            takes_part=takes_part,
            special=table.special,
            sides=[score.name for score in scores],
            totals=[score.total for score in scores],
            hands=table.sizes,
            verbosity=self.verbosity,
        )
        return list(self.words.spoken.events.sentences(events, hearing))

    def spoken_score(self, table: Table) -> str:
        """How the match stands, the own side first, where it ends, and what every side may do."""
        own = max(0, self.match.rules.seating.account(self.bottom))
        scores = self._side_scores(table)
        words = self.words.spoken.scores
        told = [f"{words.totals([*scores[own:], *scores[:own]])} {self.target_text()}."]
        in_words = self.words.spoken.cards.in_words
        for box in self.scores(table):
            states = ", ".join([text for text in (box.name, box.state, box.note) if text])
            told.append(f"{in_words(states)}.")
        return " ".join(told)

    def _side_scores(self, table: Table) -> list[SideScore]:
        """All accounts as they are called to listeners, with their totals."""
        seating, names = self.match.rules.seating, self.names()
        totals = self.match.totals if self.match.is_scored else table.scores
        scores: list[SideScore] = []
        for account in range(seating.accounts()):
            seats = [seat for seat in range(len(names)) if seating.account(seat) == account]
            is_own = self.seat in seats
            name = self.words.spoken.scores.side([names[seat] for seat in seats], is_own=is_own)
            scores.append(SideScore(name, 0, totals[account]))
        return scores

    def last_quotes(self) -> dict[int, str]:
        """What characters say of the last action, in quotes, by seat."""
        log = self.match.log(None if self.seat == NOBODY else self.seat)
        return {voice.seat: self.words.events.quoted(voice.quote) for voice in self.voices(log[-1].events)}

    def voices(self, events: tuple[Event, ...]) -> list[Speech]:
        """What characters say of these events, which may be those of an earlier action: in a replay."""
        if not events or events[0].what is What.DEALT or self.frequency is Frequency.NEVER:
            return []
        # Nobody speaks of the deal, so the start of the program need not wait for this.
        from canasta_desktop.ui.presentation.voices import chosen_voices, public_deal

        log = self.match.log(None if self.seat == NOBODY else self.seat)
        action = next((number for number in reversed(range(len(log))) if log[number].events == events), NOBODY)
        if action == NOBODY:
            return []
        words = self.words.voices
        return [
            Speech(voice.seat, "", words.sentence(voice.character, voice.occasion.value, voice.number))
            for voice in chosen_voices(public_deal(self.match), action, self.frequency)
        ]

    def entries(self, happened: Sequence[Entry], table: Table, event_context: EventContext) -> tuple[RecapEntry, ...]:
        """An entry a player and turn; what the person did is left out."""
        names, brief = self._seats.names(), replace(event_context, is_brief=True)
        entries: list[RecapEntry] = []
        turns: list[int] = []
        for entry in happened:
            lines = self.words.events.lines(entry.events, brief)
            spoken = " ".join(self.sentences(entry.events, table))
            if entry.seat == NOBODY or entry.seat == self.seat or not lines:
                continue
            if entries and entries[-1].seat == entry.seat and turns[-1] == entry.turn:
                before = entries[-1]
                heard = f"{before.spoken} {spoken}".strip()
                entries[-1] = before._replace(lines=before.lines + lines, spoken=heard)
                continue
            own = table.sides[entry.seat] == table.sides[self.bottom]
            entries.append(RecapEntry(entry.seat, own, names[entry.seat], lines, spoken))
            turns.append(entry.turn)
        return tuple(entries)
