"""The same deal with an expert in the person's seat: how it ends, and the turns in which the two part.

Two things are worked out. The expert plays the whole deal from its first card, the others as they are: what that brings
stands beside what the person made of it. From then on the two deals differ, and nothing more can be compared turn by
turn; so each turn of the person is begun anew as well, and the expert ends it from there. Where the turn leaves the
same table and the same hand behind, in whatever order things were done, the two have not parted.

Nobody is asked here. `duplicate` is a generator: it yields each question, with what the seat saw, and is sent the
`Decision`. So players may answer from another process, at leisure, and whoever asks can stop at any question.
"""

from collections.abc import Generator, Mapping, Sequence
from typing import Final, NamedTuple

from canasta_desktop.bots.policy import EVEN, LEVEL_NAMES, Decision, Temperament
from canasta_desktop.game.deal import Deal
from canasta_desktop.game.gamelog import Entry
from canasta_desktop.game.history import totals
from canasta_desktop.game.match import Match
from canasta_desktop.game.messages import Fault, SaveError
from canasta_desktop.game.replaying import ReplayedDeal, past_deal, replayed
from canasta_desktop.game.seats import SeatKind, SeatSetup, Setup, temperament_of
from canasta_desktop.rules.actions import Action
from canasta_desktop.rules.observation import Observation
from canasta_desktop.rules.scoring import ScoreSheet
from canasta_desktop.rules.seeds import choice_seed
from canasta_desktop.rules.state import DealStart

EXPERT: Final = LEVEL_NAMES[-1]
"""The level that plays in the person's place."""
MOST_ACTIONS: Final = 2000
"""Of a deal; more would be a player that never comes to an end."""

Place = tuple[object, ...]
"""What a turn leaves behind, so that two ends of a turn can be compared."""


class SeatQuestion(NamedTuple):
    """What a computer player is asked: the action of `view.seat`, at this level, with the seed of the choice.

    `done` is how much of the whole has been worked out, from 0 to 1.
    """

    view: Observation
    level: str
    seed: int
    temperament: Temperament
    done: float


class TakenTurn(NamedTuple):
    """What was done in a turn, as everybody knows it once the deal is scored; `ranks` of all melds by their number."""

    entries: tuple[Entry, ...]
    ranks: Mapping[int, int]


class Parting(NamedTuple):
    """A turn that the expert would have ended otherwise; `turn` is its number in the deal.

    `played` is what the person did, `preferred` what the expert would have done. `cost` is by how many points the
    person's first step that differs was expected to be worse, None where it was not among what was weighed.
    """

    turn: int
    played: TakenTurn
    preferred: TakenTurn
    cost: float | None


class Duplicate(NamedTuple):
    """A deal played twice: its sheets as the person (`played`) and as the expert (`expert`) have it, by account."""

    seat: int
    account: int
    played: tuple[ScoreSheet, ...]
    expert: tuple[ScoreSheet, ...]
    partings: tuple[Parting, ...]
    turns: int
    """How many turns the person had."""

    @property
    def difference(self) -> int:
        """How far the person's side is ahead of the expert in the same seat: own points less those of the best."""
        return _lead(self.played, self.account) - _lead(self.expert, self.account)


Asking = Generator[SeatQuestion, Decision, Duplicate]


def own_seat(setup: Setup) -> int | None:
    """The seat of the one person at the table; None where nobody or several play."""
    persons = setup.persons()
    return persons[0] if len(persons) == 1 else None


def duplicate(match: Match, index: int) -> Asking:
    """Work out the scored deal at this place of the history, for the one person at the table.

    Raises SaveError where its actions were not kept, or do not lead to its points.
    """
    seat = own_seat(match.setup)
    if seat is None:
        raise SaveError(Fault.BAD_VALUE, "not one person at the table")
    played = past_deal(match, index)
    table = _Table(match, index, seat, _turns_of(played, seat))
    expert = yield from table.whole_deal()
    partings = yield from table.partings(played)
    return Duplicate(
        seat,
        match.rules.seating.account(seat),
        tuple(played.sheets()),
        tuple(expert.sheets()),
        tuple(partings),
        len(table.turns),
    )


class _Table:
    """The deal as it began, with the expert in the person's seat."""

    def __init__(self, match: Match, index: int, seat: int, turns: Sequence[range]) -> None:
        past = match.history[index]
        start = DealStart(past.number, past.dealer, tuple(totals(match.rules, match.history[:index])))
        seats = list(match.setup.seats)
        # Without leanings, though the person be called as one of the characters is.
        seats[seat] = SeatSetup(seats[seat].name, SeatKind.COMPUTER, EXPERT, temperament=EVEN)
        self.turns = turns
        self._seats, self._seat, self._seed, self._number = seats, seat, match.seed, past.number
        self._beginning = replayed(match.rules, start, ReplayedDeal(past.seed, past.origin, ()), "deal")
        self._done = 0.0

    def whole_deal(self) -> Generator[SeatQuestion, Decision, Deal]:
        """The expert plays from the first card on: half of the work, as long as the person's deal was."""
        deal = self._begun()
        while not deal.is_over and len(deal.actions) < MOST_ACTIONS:
            self._done = 0.5 * min(1.0, len(deal.actions) / max(1, 4 * len(self.turns)))
            yield from self._step(deal, len(deal.actions))
        if not deal.is_over:
            raise SaveError(Fault.BAD_VALUE, "the deal came to no end")
        return deal

    def partings(self, played: Deal) -> Generator[SeatQuestion, Decision, list[Parting]]:
        """The turns of the person that the expert would have ended otherwise."""
        found: list[Parting] = []
        deal = self._begun()
        for number, turn in enumerate(self.turns):
            self._done = 0.5 + 0.5 * number / len(self.turns)
            _go_on(deal, played.actions[len(deal.actions) : turn.start])
            preferred, decisions = yield from self._turn(deal)
            actions, before = played.actions[turn.start : turn.stop], len(deal.entries)
            _go_on(deal, actions)
            if self._left(deal) != self._left(preferred):
                entry = played.entries[turn.start + 1]
                taken = self._taken(deal, before), self._taken(preferred, 1)
                found.append(Parting(entry.turn, *taken, _cost(actions, decisions)))
        return found

    def _turn(self, deal: Deal) -> Generator[SeatQuestion, Decision, tuple[Deal, list[Decision]]]:
        """The expert ends the turn that begins here in a deal of its own; `deal` stays where it is."""
        turn, made = Deal(deal.state(), []), len(deal.actions)
        decisions: list[Decision] = []
        while not turn.is_over and turn.view(None).table.turn.seat == self._seat:
            if len(turn.actions) > MOST_ACTIONS:
                raise SaveError(Fault.BAD_VALUE, "a turn came to no end")
            decisions.append((yield from self._step(turn, made + len(turn.actions))))
        return turn, decisions

    def _taken(self, deal: Deal, first: int) -> TakenTurn:
        """What was done from this entry of the deal on."""
        melds = [meld for melds in deal.view(None).table.melds for meld in melds]
        entries = tuple([entry.seen_by(self._seat) for entry in deal.entries[first:]])
        return TakenTurn(entries, {meld.number: meld.rank for meld in melds})

    def _step(self, deal: Deal, made: int) -> Generator[SeatQuestion, Decision, Decision]:
        """Whoever is to act does it; a choice that the rules refuse would be a fault of the player."""
        actor = deal.to_act()
        seat = self._seats[actor]
        level = EXPERT if seat.kind is SeatKind.PERSON else seat.level
        seed = choice_seed(self._seed, self._number, actor, made)
        decision = yield SeatQuestion(deal.view(actor), level, seed, temperament_of(seat), self._done)
        refusal = deal.refuses(actor, decision.action)
        if refusal is not None:
            raise SaveError(Fault.ILLEGAL_ACTION, f"{refusal.reason.value} ({refusal.clause})")
        deal.do(decision.action)
        return decision

    def _begun(self) -> Deal:
        return Deal(self._beginning.state(), [], seed=self._beginning.seed)

    def _left(self, deal: Deal) -> Place:
        """What a turn of the expert's seat leaves behind, whatever the order in which it was done."""
        view = deal.view(self._seat)
        melds = [sorted([tuple(sorted(meld.cards)) for meld in melds]) for melds in view.table.melds]
        return tuple(sorted(view.hand.cards())), tuple(view.table.pile), tuple(map(tuple, melds)), deal.is_over


def _turns_of(deal: Deal, seat: int) -> list[range]:
    """The actions of each turn of this seat, answers of a partner in it included."""
    turns: list[range] = []
    last = -1
    for index, entry in enumerate(deal.entries[1:]):
        if entry.owner != seat:
            continue
        if entry.turn != last:
            turns.append(range(index, index + 1))
            last = entry.turn
        else:
            turns[-1] = range(turns[-1].start, index + 1)
    return turns


def _go_on(deal: Deal, actions: Sequence[Action]) -> None:
    for action in actions:
        deal.do(action)


def _cost(actions: Sequence[Action], decisions: Sequence[Decision]) -> float | None:
    """What the first step that differs was expected to cost."""
    for action, decision in zip(actions, decisions, strict=False):
        if action != decision.action:
            return next((max(0.0, -other.points) for other in decision.others if other.action == action), None)
    return None


def _lead(sheets: Sequence[ScoreSheet], account: int) -> int:
    """By how much an account is ahead of the best of the others."""
    others = [sheet.total for sheet in sheets if sheet.account != account]
    return next(sheet.total for sheet in sheets if sheet.account == account) - max(others)
