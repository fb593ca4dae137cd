"""A deal of a match as something one can stand in after any action, in both directions.

How it works. The deal is played through once, and copies are kept on the way: whatever point is wanted, the nearest
copy before it is at most a few actions away. What is shown stands in a match of its own (`PlaybackMatch`), which no
store follows, so that the match it is taken from never changes.

Hidden cards. Once a deal is scored everything of it may be seen. Of a running deal the match gives only what the one
who looks could see at that moment, and refuses every other seat: whoever draws up a display cannot come by more.
"""

from enum import Enum
from typing import Final, NamedTuple

from canasta_desktop.game.deal import Deal
from canasta_desktop.game.gamelog import Entry
from canasta_desktop.game.history import finished
from canasta_desktop.game.match import Match
from canasta_desktop.game.particulars import Branch, Kind, Particulars
from canasta_desktop.game.replaying import past_deal
from canasta_desktop.game.seat_arrangement import SeatArrangement
from canasta_desktop.game.seats import SeatKind
from canasta_desktop.rules.actions import Action
from canasta_desktop.rules.cards import Hand
from canasta_desktop.rules.events import What
from canasta_desktop.rules.observation import Observation
from canasta_desktop.rules.seat_draw import SeatDraw
from canasta_desktop.rules.seeds import derived_seed

STEP: Final = 16
"""A copy is kept after so many actions."""


class Feat(Enum):
    """What is worth a jump."""

    INITIAL_MELD = "initial-meld"
    PILE = "pile"
    CANASTA = "canasta"
    OUT = "out"


FEATS: Final = {What.TAKEN: Feat.PILE, What.CANASTA_COMPLETED: Feat.CANASTA, What.GONE_OUT: Feat.OUT}
"""The feats that are events of their own."""


class Landmark(NamedTuple):
    """What `seat` did with the action after which `at` actions are done."""

    at: int
    seat: int
    feats: tuple[Feat, ...]


class DealPlayback:
    """One deal of a match: that at this place of the history or, behind the last one, the running deal up to now.

    Raises SaveError where the actions of a scored deal were not kept, or corrected rules refuse one of them.
    """

    def __init__(self, match: Match, index: int) -> None:
        self.match, self.index = match, index
        self.is_scored = index < len(match.history)
        deal = past_deal(match, index) if self.is_scored else match.running_deal()
        self.actions: tuple[Action, ...] = tuple(deal.actions)
        self.landmarks: tuple[Landmark, ...] = ()
        self._entries: tuple[Entry, ...] = tuple(deal.entries)
        self._last_actor = deal.to_act()
        self._copies: list[Deal] = []
        self._play_through(deal.rewound())

    def _play_through(self, deal: Deal) -> None:
        """Keep copies on the way, and find what is worth a jump."""
        found: list[Landmark] = []
        self._copies.append(deal.copy())
        for at, action in enumerate(self.actions, 1):
            table = deal.view(None).table
            seat = table.turn.seat
            has_melded = bool(table.melds[table.sides[seat]])
            kinds = [event.what for event in deal.do(action)]
            feats = [Feat.INITIAL_MELD] if What.MELDED in kinds and not has_melded else []
            feats += [feat for what, feat in FEATS.items() if what in kinds]
            if feats:
                found.append(Landmark(at, seat, tuple(feats)))
            if at % STEP == 0:
                self._copies.append(deal.copy())
        self.landmarks = tuple(found)

    @property
    def length(self) -> int:
        """How many actions there are."""
        return len(self.actions)

    @property
    def number(self) -> int:
        """Which deal of the match this is, from 1."""
        return self.index + 1

    @property
    def stops(self) -> tuple[int, ...]:
        """After how many actions a turn ends: the dealing, every turn, and where the deal stands last."""
        turns = [entry.turn for entry in self._entries]
        ends = [at for at in range(self.length) if turns[at] != turns[at + 1]]
        return (*ends, self.length) if self.length else (0,)

    def turn(self, at: int) -> int:
        """The number of the turn that is being played after so many actions, from 1; 0 for the dealing."""
        return self._entries[at].turn

    @property
    def turns(self) -> int:
        """How many turns there are."""
        return self._entries[-1].turn

    def actor(self, at: int) -> int:
        """The seat that was to act after so many actions; of a deal that is over nobody."""
        return self._entries[at + 1].seat if at < self.length else self._last_actor

    def deal(self, at: int) -> Deal:
        """The deal as it was after so many actions, as if it had just been played up to there."""
        deal = self._copies[at // STEP].copy()
        for action in self.actions[at - at % STEP : at]:
            deal.do(action)
        return deal

    def practice(self, at: int) -> Match:
        """A practice match that goes on after so many actions; the deals before it are those of the match.

        Its later deals are not those of the match, which somebody may yet play.
        """
        match = self.match
        practice = Match(match.setup, derived_seed(match.seed, "practice"), match.history[: self.index], self.deal(at))
        known = match.particulars.id
        branch = Branch(known, self.number, at) if known else None
        practice.particulars = Particulars(kind=Kind.PRACTICE, branch=branch)
        _sort_alike(match, practice)
        return practice


class PlaybackMatch(Match):
    """A match that stands somewhere in a playback; whoever sits down to it changes nothing anywhere.

    `viewer` is the seat that looks, NOBODY for a spectator: of a running deal nobody else's hand is seen.
    """

    def __init__(self, playback: DealPlayback, viewer: int) -> None:
        match = playback.match
        super().__init__(match.setup, match.seed, match.history[: playback.index], playback.deal(0))
        self.particulars = match.particulars
        self.playback, self.viewer = playback, viewer
        self.has_open_hands = False
        """Whether all hands are to be seen, where they may be."""
        _sort_alike(match, self)

    @property
    def at(self) -> int:
        """How many actions are done."""
        return len(self._deal.actions)

    @property
    def next_action(self) -> Action | None:
        """What was done next; None at the end."""
        return self.playback.actions[self.at] if self.at < self.playback.length else None

    def stand(self, at: int) -> None:
        """Go to the state after so many actions, without a word to listeners."""
        playback = self.playback
        self._deal = playback.deal(at)
        self.history = playback.match.history[: playback.index]
        if self._deal.is_over:
            self.history.append(finished(self._deal))

    def at_its_end(self) -> "PlaybackMatch":
        """A copy that stands at the end of the deal, for questions about what was done in it."""
        other = PlaybackMatch(self.playback, self.viewer)
        other.stand(self.playback.length)
        return other

    @property
    def can_go_on(self) -> bool:
        """Whether a person is to act here who may play on."""
        return self._is_own_turn(self.at)

    @property
    def last_chosen(self) -> int | None:
        """The index of what a computer player did last before this point; None where none has done anything."""
        seats = self.setup.seats
        own = (at for at in reversed(range(self.at)) if seats[self.playback.actor(at)].kind is SeatKind.COMPUTER)
        return next(own, None)

    @property
    def own_turn(self) -> int | None:
        """The point nearest to this one at which a person may play on, the next before it first; None for none."""
        before = (at for at in range(self.at, -1, -1) if self._is_own_turn(at))
        after = (at for at in range(self.at, self.playback.length + 1) if self._is_own_turn(at))
        return next(before, next(after, None))

    def _is_own_turn(self, at: int) -> bool:
        """Whether a person was to act who may play on: of a running deal the one who looks alone."""
        seat = self.playback.actor(at)
        return seat in self.setup.persons() and (self.playback.is_scored or seat == self.viewer)

    @property
    def may_open_hands(self) -> bool:
        """Whether nobody has secrets from who looks: the deal is scored, or nobody but computer players plays."""
        return self.playback.is_scored or not self.setup.persons()

    # --- what can be seen --------------------------------------------------------------------------

    def view(self, seat: int | None) -> Observation:
        self._check(seat)
        return super().view(seat)

    def log(self, seat: int | None) -> list[Entry]:
        self._check(seat)
        return super().log(seat)

    def recap(self, seat: int) -> list[Entry]:
        self._check(seat)
        return super().recap(seat)

    def hands(self) -> list[Hand]:
        """What lies open: all hands where that is wanted and may be; at the end of a deal those that are left."""
        if self.has_open_hands and self.may_open_hands and not self._deal.is_over:
            return [self._deal.view(seat).hand for seat in range(self.setup.players)]
        return super().hands()

    @property
    def lying_draw(self) -> SeatDraw | None:
        """None: seats were drawn long ago."""
        return None

    def _check(self, seat: int | None) -> None:
        """This seat may be asked for what it knew."""
        assert seat in (None, self.viewer) or self.may_open_hands, "of a running deal only the own cards are seen"


def _sort_alike(match: Match, other: Match) -> None:
    """Have everybody's hand sorted as in the match."""
    for seat in range(match.setup.players):
        other.restore_arrangement(seat, SeatArrangement(sorting=match.arrangement(seat).sorting))
