"""The whole deal: the table plus what is hidden. It changes by actions alone."""

from collections.abc import Sequence
from dataclasses import dataclass

from canasta_desktop.rules.actions import (
    Action,
    Answer,
    Ask,
    Discard,
    Draw,
    End,
    Join,
    Lay,
    LayMeld,
    Play,
    Special,
    Take,
)
from canasta_desktop.rules.cards import Hand
from canasta_desktop.rules.dealing import deal_hands, turn_up
from canasta_desktop.rules.drawing import before_drawing, draw, lay_by_hand, lay_out_held, lift_beneath, take_up
from canasta_desktop.rules.events import Event, What
from canasta_desktop.rules.extras import Log
from canasta_desktop.rules.laying import form_sides, give_away, give_one, is_unformed, join, lay
from canasta_desktop.rules.observation import Observation
from canasta_desktop.rules.pile import class_of, with_top
from canasta_desktop.rules.rng import Rng
from canasta_desktop.rules.ruleset import RuleSet
from canasta_desktop.rules.scoring import ScoreSheet
from canasta_desktop.rules.table import ANSWERING, NO, NOBODY, PLAYING, YES, Table, Turn


@dataclass(frozen=True)
class DealStart:
    """How a deal begins: its number in the match from 1, the dealer's seat, the scores by account."""

    number: int
    dealer: int
    scores: tuple[int, ...]


class State:
    """Table, hands by seat and stock (next card last). `apply` trusts that legality has been asked.

    `feet` by seat (HF-6), `packets` set aside (VA-1.10), the cards `beneath` the pile (SA-1.4) and the one
    `face_down` on it (MA-8.1) are empty in most systems. Cards reserved on the stock (MA-6.1) are its last ones.
    """

    def __init__(self, table: Table, hands: list[Hand], stock: list[int]) -> None:
        self.table: Table = table
        self.hands: list[Hand] = hands
        self.stock: list[int] = stock
        self.feet: list[list[int]] = [[] for _ in hands]
        self.packets: list[list[int]] = []
        self.beneath: list[int] = []
        self.face_down: list[int] = []

    @classmethod
    def deal(cls, rules: RuleSet, start: DealStart, seed: int, log: Log = None) -> "State":
        """Shuffle and deal; all red threes dealt are laid out and replaced, unless that waits (CL-2, CL-3.1).

        The shuffle depends on the deal's own `seed` alone (`seeds`).
        """
        table = Table(rules, start.number, start.dealer, list(start.scores))
        stock = rules.pack.cards()
        rng = Rng(seed)
        rng.shuffle(stock)
        state = State(table, deal_hands(table, stock, rng), stock)
        for extra in rules.extras:
            extra.deals(state)
        table.stock = len(state.stock)
        turn_up(state, log)
        if not rules.threes.may_be_held:
            for seat in table.order:
                lay_out_held(state, seat, log)
        state.begin_turn(log)
        return state

    def copy(self) -> "State":
        """An independent state; only the rule set is shared."""
        state = State(self.table.copy(), [hand.copy() for hand in self.hands], self.stock[:])
        state.feet = [foot[:] for foot in self.feet]
        state.packets = [packet[:] for packet in self.packets]
        state.beneath = self.beneath[:]
        state.face_down = self.face_down[:]
        return state

    def hand_to_act(self) -> Hand:
        """The hand of the seat whose action is due; the deal must not be over."""
        return self.hands[self.table.to_act()]

    def observe(self, seat: int | None) -> Observation:
        """What this seat may see, built up from what is public; None: a spectator."""
        if seat is None:
            return Observation(NOBODY, self.table.copy(), Hand())
        return Observation(seat, self.table.copy(), self.hands[seat].copy())

    def score(self) -> list[ScoreSheet]:
        """A sheet an account; the deal must be over."""
        assert self.table.over
        return self.table.rules.scoring.sheets(self.table, self.hands, self.feet)

    def apply(self, action: Action, log: Log = None) -> None:
        """Carry out an action that `legality.check` accepts; events go to `log`."""
        if isinstance(action, Discard):
            self._discard(action.card, log)
        elif isinstance(action, Draw):
            draw(self, action.keep, log)
        elif isinstance(action, LayMeld):
            self.table.turn.laid = True
            self._lay(action.plays, log)
        elif isinstance(action, Take):
            self._take(action, log)
        elif isinstance(action, Ask):
            self._ask(log)
        elif isinstance(action, Answer):
            self._answer(action.yes, log)
        elif isinstance(action, Join):
            self._join(action, log)
        elif isinstance(action, Lay):
            lay_by_hand(self, action.cards, log)
        elif isinstance(action, Special):
            self._special(action.hand, log)
        else:
            assert isinstance(action, End)
            self.end(NOBODY, log)

    def _take(self, action: Take, log: Log) -> None:
        """Meld the top card, lay the other plays, then take up the rest (CL-6.1, CL-3.3)."""
        table = self.table
        rules = table.rules
        seat = table.turn.seat
        if rules.threes.is_held(self.hands[seat]):
            before_drawing(self, action.keep, log)
        if table.over:
            return
        if is_unformed(table):
            form_sides(table, seat)
            if log is not None:
                log.append(Event(What.SIDES_FORMED, seat))
        table.turn.phase = PLAYING
        table.turn.took = True
        table.turn.laid = len(action.plays) > 0
        count = rules.pile.count(table, action, table.meld_numbered(action.onto))
        freezing = rules.freezing_now(table)
        top = table.pile.pop()
        rest = table.pile[len(table.pile) - count + 1 :]
        table.pile = table.pile[: len(table.pile) - count + 1]
        # Asked of the whole pile: what was turned up at the start cannot be told from the cards that are left.
        table.frozen = False
        for place in freezing:
            if place < len(table.pile):
                table.frozen = True
        if log is not None:
            kept = tuple([card for card in rest if not rules.threes.lays_out(card)])
            log.append(Event(What.TAKEN, seat, kept, count, other=top))
        # The top card passes through the hand, so that melds are laid in one way only.
        hand, known = self.hands[seat], table.known[seat]
        hand.add(top)
        known.add(top)
        table.sizes[seat] = table.sizes[seat] + 1
        take_up(self, seat, rest, log)
        lift_beneath(self, seat, log)
        self._lay(with_top(action, top, not rules.pile.top_counts), log)
        # What was laid came from the hand before: the pile's cards are known to be there still (CL-6.1).
        for card in rest:
            if hand.faces[card] > known.faces[card] and not rules.threes.lays_out(card):
                known.add(card)

    def _lay(self, plays: Sequence[Play], log: Log) -> None:
        """Lay the plays down; who has no card left has gone out (CL-8.2)."""
        table = self.table
        seat = table.turn.seat
        for play in plays:
            give_away(table, self.hands[seat], play.cards)
            meld = lay(table, play.cards, play.onto)
            if log is not None:
                size = len(meld.cards)
                log.append(Event(What.MELDED, seat, play.cards, size, meld.number))
                if size >= table.rules.melds.canasta > size - len(play.cards):
                    log.append(Event(What.CANASTA_COMPLETED, seat, tuple(meld.cards), size, meld.number))
        if self.hands[seat].size == 0:
            self._emptied(log)

    def _emptied(self, log: Log) -> None:
        """The player in turn has melded its last card: it is out, unless more cards come (CL-8.2, HF-6.1)."""
        rules = self.table.rules
        if rules.extras and rules.supplies(self.table, 0):
            for extra in rules.extras:
                extra.hand_emptied(self, log)
        else:
            self.end(self.table.turn.seat, log)

    def _join(self, action: Join, log: Log) -> None:
        """Make one meld of two (SA-3.4, GT-5.6)."""
        table = self.table
        table.turn.laid = True
        gone = table.meld_numbered(max(action.first, action.second))
        size = 0 if gone is None else len(gone.cards)
        meld = join(table, action.first, action.second)
        if log is not None:
            log.append(
                Event(What.JOINED, table.turn.seat, (), len(meld.cards), meld.number, max(action.first, action.second))
            )
            if len(meld.cards) >= table.rules.melds.canasta > max(size, len(meld.cards) - size):
                log.append(
                    Event(What.CANASTA_COMPLETED, table.turn.seat, tuple(meld.cards), len(meld.cards), meld.number)
                )

    def _special(self, key: str, log: Log) -> None:
        """Lay down a special hand: the deal is over (MA-7)."""
        table = self.table
        seat = table.turn.seat
        table.special = key
        if log is not None:
            log.append(Event(What.SPECIAL_HAND, seat, tuple(self.hands[seat].cards())))
        self.end(seat, log)

    def _ask(self, log: Log) -> None:
        """The partner is asked and acts next (CL-8.6)."""
        table = self.table
        turn = table.turn
        turn.asked_in = turn.phase
        turn.phase = ANSWERING
        table.asked[turn.seat] = True
        turn.adviser = table.rules.seating.adviser(table, turn.seat)
        if log is not None:
            log.append(Event(What.ASKED, turn.seat, other=turn.adviser))

    def _answer(self, yes: bool, log: Log) -> None:
        """The partner's answer binds for the turn (CL-8.7)."""
        turn = self.table.turn
        turn.phase = turn.asked_in
        turn.answer = YES if yes else NO
        if log is not None:
            log.append(Event(What.ANSWERED, turn.adviser, count=1 if yes else 0))

    def _discard(self, card: int, log: Log) -> None:
        """Discard and pass the turn, or go out with the last card (CL-4.4, CL-6.2, CL-8.2)."""
        table = self.table
        rules = table.rules
        seat = table.turn.seat
        hand = self.hands[seat]
        give_one(table, hand, card)
        if hand.size == 0 and not (rules.extras and rules.supplies(table, 1)):
            if rules.out.face_down:
                self._put_face_down(card, log)
            else:
                self._put_on_pile(card, log)
            self.end(seat, log)
            return
        self._put_on_pile(card, log)
        if rules.extras:
            for extra in rules.extras:
                extra.turn_ends(self, log)
            if table.over:
                return
        turn = Turn(table.next_seat(seat))
        turn.fresh = not table.melded[turn.seat]
        table.turn = turn
        if rules.extras:
            self.begin_turn(log)

    def _put_on_pile(self, card: int, log: Log) -> None:
        """A discarded card comes to lie on top of the pile; it may freeze it (CL-6.2)."""
        table = self.table
        seat = table.turn.seat
        table.pile.append(card)
        if log is not None:
            log.append(Event(What.DISCARDED, seat, (card,)))
        if not table.frozen and table.rules.pile.freezes & class_of(card):
            table.frozen = True
            if log is not None:
                log.append(Event(What.FROZE, seat, (card,)))

    def _put_face_down(self, card: int, log: Log) -> None:
        """The card with which its player goes out is hidden from all, the events included (MA-8.1, A-21)."""
        self.face_down.append(card)
        self.table.face_down += 1
        if log is not None:
            log.append(Event(What.DISCARDED, self.table.turn.seat, count=1))

    def begin_turn(self, log: Log = None) -> None:
        """What happens before the player in turn draws: a foot or bonus cards are taken up (HF-6.2, MA-6.2)."""
        for extra in self.table.rules.extras:
            extra.turn_begins(self, log)

    def end(self, out: int, log: Log) -> None:
        """The deal is over: `out` has gone out, or NOBODY (CL-8.8, CL-9)."""
        table = self.table
        table.over = True
        table.out = out
        if out != NOBODY and is_unformed(table):
            form_sides(table, out)
        if out != NOBODY and not table.special:
            table.concealed = table.rules.out.is_concealed(table, table.melds[table.sides[out]])
        if log is None:
            return
        if out != NOBODY:
            log.append(Event(What.GONE_OUT, out, count=1 if table.concealed else 0))
        log.append(Event(What.DEAL_ENDED, out))
        for sheet in self.score():
            log.append(Event(What.SCORED, sheet.account, count=sheet.total))
