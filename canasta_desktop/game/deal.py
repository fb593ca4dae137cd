"""One deal at the table: its state, what was done in it, and undo back to the last reveal.

How undo works. An action that shows its player something new, or hands the turn to somebody, is a
*reveal* and final: a draw, a take, an answer, a discard, a question, the end of the deal, and
whatever else brings a card to light. Undo plays the deal again from its beginning, all but the last
action: some milliseconds where somebody takes something back, while a copy of the state at each reveal
would be made for every turn of every computer player. There are no inverse moves.
"""

from dataclasses import dataclass, field, replace

from canasta_desktop.game.gamelog import DEALING, Entry, since_own_turn
from canasta_desktop.rules.actions import NO_CARD, Action, Draw, Take
from canasta_desktop.rules.cards import Hand
from canasta_desktop.rules.events import Event
from canasta_desktop.rules.generator import legal
from canasta_desktop.rules.legality import check
from canasta_desktop.rules.observation import Observation
from canasta_desktop.rules.refusals import Reason, Refusal
from canasta_desktop.rules.ruleset import RuleSet
from canasta_desktop.rules.scoring import ScoreSheet
from canasta_desktop.rules.state import DealStart, State
from canasta_desktop.rules.table import NOBODY


@dataclass
class Reveal:
    """The last point that is final: the action (None: the dealing), and what was undone since.

    `made` is how many actions of the deal had been made by then.
    """

    action: Action | None
    made: int
    undone: list[Action] = field(default_factory=list)


class Deal:
    """A deal in play. The state stays inside; what is handed out are observations and sheets."""

    def __init__(self, state: State, dealt: list[Event], origin: str = "", seed: int = 0) -> None:
        """A deal from `state` on; `dealt` are the events that led to it, `seed` is that of its cards.

        `origin` is the text of a position taken up from a save, empty where the deal began as all do.
        """
        self._state = state
        self._beginning = state.copy()
        self.origin = origin
        self.seed = seed
        self._reveal = Reveal(None, 0)
        self.actions: list[Action] = []
        self.entries: list[Entry] = [Entry(*DEALING, tuple(dealt))]
        self._turn = 1

    @classmethod
    def begin(cls, rules: RuleSet, start: DealStart, seed: int) -> "Deal":
        """Shuffle and deal, by the deal's own seed."""
        events: list[Event] = []
        return cls(State.deal(rules, start, seed, events), events, seed=seed)

    def copy(self) -> "Deal":
        """A copy of the deal; what is done in either leaves the other as it is."""
        twin = Deal.__new__(Deal)
        twin._state, twin._beginning = self._state.copy(), self._beginning
        twin.origin, twin.seed = self.origin, self.seed
        twin._reveal = replace(self._reveal, undone=list(self._reveal.undone))
        twin.actions, twin.entries, twin._turn = list(self.actions), list(self.entries), self._turn
        return twin

    def rewound(self) -> "Deal":
        """The deal before its first action."""
        return Deal(self._beginning.copy(), list(self.entries[0].events), self.origin, self.seed)

    @property
    def number(self) -> int:
        """Which deal of the match this is, from 1."""
        return self._state.table.number

    @property
    def dealer(self) -> int:
        """The dealer's seat."""
        return self._state.table.dealer

    @property
    def is_over(self) -> bool:
        """Whether the deal has ended and is scored."""
        return self._state.table.over

    def to_act(self) -> int:
        """The seat whose action is due, NOBODY once the deal is over."""
        return self._state.table.to_act()

    def view(self, seat: int | None) -> Observation:
        """What this seat may see; None: a spectator."""
        return self._state.observe(seat)

    def view_before(self, index: int) -> Observation:
        """What the seat that did the action with this index saw before it; the deal is played again up to there."""
        state = self._played(index)
        return state.observe(state.table.to_act())

    def _played(self, count: int) -> State:
        """The state after so many actions, played again from the beginning."""
        state = self._beginning.copy()
        for action in self.actions[:count]:
            state.apply(action)
        return state

    def sheets(self) -> list[ScoreSheet]:
        """A sheet an account; the deal must be over."""
        return self._state.score()

    def hands(self) -> list[Hand]:
        """What everybody holds at the end, by seat; the deal must be over."""
        assert self.is_over, "hands are shown when the deal is over"
        return [hand.copy() for hand in self._state.hands]

    def last_discard(self) -> int:
        """The card with which somebody has gone out face down (MA-8.1), or NO_CARD; the deal must be over."""
        assert self.is_over, "the last discard is shown when the deal is over"
        return next(iter(self._state.face_down), NO_CARD)

    def state(self) -> State:
        """A copy of everything, hidden cards included: for the save alone."""
        return self._state.copy()

    def refuses(self, seat: int, action: Action) -> Refusal | None:
        """Why `seat` may not do this now, None if it may."""
        table = self._state.table
        if not table.over and table.to_act() != seat:
            return Refusal(Reason.NOT_YOUR_TURN, table.rules.clause(Reason.NOT_YOUR_TURN))
        return check(table, self._state.hands[seat], action)

    def legal(self) -> list[Action]:
        """Single steps and a few plans for the seat whose action is due; none once the deal is over."""
        table = self._state.table
        return [] if table.over else legal(table, self._state.hand_to_act())

    def do(self, action: Action) -> tuple[Event, ...]:
        """Carry out a legal action and return all its events, also those for one seat alone."""
        events = self._carry_out(action)
        self._reveal.undone.clear()
        return events

    def _carry_out(self, action: Action) -> tuple[Event, ...]:
        seat, owner = self.to_act(), self._state.table.turn.seat
        events: list[Event] = []
        self._state.apply(action, events)
        self.actions.append(action)
        self.entries.append(Entry(seat, owner, self._turn, tuple(events)))
        if self._state.table.turn.seat != owner:
            self._turn += 1
        if isinstance(action, Draw | Take) or self.to_act() != seat or any([e.to is not None for e in events]):
            self._reveal = Reveal(action, len(self.actions))
        return tuple(events)

    def can_undo(self, seat: int) -> bool:
        """Whether this seat has something to take back."""
        return self.to_act() == seat and len(self.actions) > self._reveal.made

    def can_redo(self, seat: int) -> bool:
        """Whether this seat has taken something back that can be done again."""
        return self.to_act() == seat and bool(self._reveal.undone)

    def final(self) -> Action | None:
        """The action beyond which nothing can be taken back, None for the dealing."""
        return self._reveal.action

    def revealed(self) -> Entry:
        """What that action brought about."""
        return self.entries[self._reveal.made]

    def last_action_of(self, seat: int) -> int | None:
        """The index of the last action of this seat, None where there is none."""
        return next((at for at in range(len(self.actions) - 1, -1, -1) if self.entries[at + 1].seat == seat), None)

    def undo(self) -> None:
        """Take back the last action; `can_undo` must have said so."""
        reveal = self._reveal
        assert len(self.actions) > reveal.made
        reveal.undone.append(self.actions.pop())
        self.entries.pop()
        self._state = self._played(len(self.actions))

    def redo(self) -> tuple[Event, ...]:
        """Do again what was taken back last; returns its events."""
        return self._carry_out(self._reveal.undone.pop())

    def log(self, seat: int | None) -> list[Entry]:
        """All that happened, as this seat may know it."""
        return [entry.seen_by(seat) for entry in self.entries]

    def recap(self, seat: int) -> list[Entry]:
        """What happened since this seat's own last turn, as it may know it."""
        running = NOBODY if self.is_over else self._turn
        return [entry.seen_by(seat) for entry in since_own_turn(self.entries, seat, running)]
