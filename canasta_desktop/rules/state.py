"""The whole deal: the table plus what is hidden. It changes by actions alone."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from canasta_desktop.rules.actions import (
    NO_CARD,
    Action,
    Answer,
    Ask,
    Discard,
    Draw,
    End,
    Join,
    Lay,
    Meld,
    Play,
    Special,
    Take,
)
from canasta_desktop.rules.cards import JOKER_FACE, THREE, Cards, Hand
from canasta_desktop.rules.events import Event, What
from canasta_desktop.rules.laying import form_sides, give_away, is_unformed, join, lay
from canasta_desktop.rules.observation import Observation
from canasta_desktop.rules.pile import class_of, with_top
from canasta_desktop.rules.rng import Rng, stream_seed
from canasta_desktop.rules.ruleset import RuleSet
from canasta_desktop.rules.scoring import ScoreSheet
from canasta_desktop.rules.table import ANSWERING, NO, NOBODY, PLAYING, YES, Table, Turn
from canasta_desktop.rules.threes import Last

Log = list[Event] | None

TURN_CARD: Final = 9
"""The place of the turn card, counted from the bottom of the stock (MA-1.3)."""


@dataclass(frozen=True)
class DealStart:
    """How a deal begins: its number in the match from 1, the dealer's seat, the scores by account."""

    number: int
    dealer: int
    scores: tuple[int, ...]


class State:
    """Table, hands by seat and stock (next card last). `apply` trusts that legality has been asked.

    `feet` by seat (HF-6), `packets` set aside (VA-1.10) and the cards `beneath` the pile (SA-1.4) are
    empty in most systems. Cards reserved on the stock (MA-6.1) are its last ones.
    """

    def __init__(self, table: Table, hands: list[Hand], stock: list[int]) -> None:
        self.table: Table = table
        self.hands: list[Hand] = hands
        self.stock: list[int] = stock
        self.feet: list[list[int]] = [[] for _ in hands]
        self.packets: list[list[int]] = []
        self.beneath: list[int] = []

    @classmethod
    def deal(cls, rules: RuleSet, start: DealStart, seed: int, log: Log = None) -> "State":
        """Shuffle and deal; all red threes dealt are laid out and replaced, unless that waits (CL-2, CL-3.1).

        The shuffle depends on `seed` and the deal's number alone.
        """
        table = Table(rules, start.number, start.dealer, list(start.scores))
        cards = rules.pack.cards()
        rng = Rng(stream_seed(seed, "deal", start.number))
        rng.shuffle(cards)
        state = State(table, [Hand() for _ in range(rules.seating.players)], cards)
        if rules.deal.cut_joker:
            state._cut(rng)
        for _ in range(rules.deal.hand):
            for seat in table.order:
                if state.hands[seat].size < rules.deal.hand or not rules.deal.cut_counts:
                    state.hands[seat].add(state.stock.pop())
        for seat in table.order:
            table.sizes[seat] = state.hands[seat].size
        for extra in rules.extras:
            extra.deals(state)
        table.stock = len(state.stock)
        state._turn_up(log)
        if not rules.threes.at_first_turn and not rules.threes.by_hand:
            for seat in table.order:
                state.lay_out_held(seat, log)
        state.begin_turn(log)
        return state

    def copy(self) -> "State":
        """An independent state; only the rule set is shared."""
        state = State(self.table.copy(), [hand.copy() for hand in self.hands], self.stock[:])
        state.feet = [foot[:] for foot in self.feet]
        state.packets = [packet[:] for packet in self.packets]
        state.beneath = self.beneath[:]
        return state

    def hand_to_act(self) -> Hand:
        """The hand of the seat whose action is due; the deal must not be over."""
        return self.hands[self.table.to_act()]

    def observe(self, seat: int | None) -> Observation:
        """What this seat may see, built up from what is public; None: who only watches."""
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
            self._draw(action.keep, log)
        elif isinstance(action, Meld):
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
            self._lay_by_hand(action.cards, log)
        elif isinstance(action, Special):
            self._special(action.hand, log)
        else:
            assert isinstance(action, End)
            self._end(NOBODY, log)

    def _cut(self, rng: Rng) -> None:
        """The player on the dealer's left cuts and gets a joker at the bottom of the packet lifted (VS-2.1)."""
        order = self.table.order
        # Play goes to the dealer's right here, so the seat on the left is the one before the dealer.
        cutter = order[len(order) - 2] if not self.table.rules.seating.clockwise else order[0]
        place = rng.below(len(self.stock) - 1)
        if self.stock[place] == JOKER_FACE:
            self.hands[cutter].add(self.stock.pop(place))

    def _turn_up(self, log: Log) -> None:
        """Turn the first up-card and cover it as the rules say (CL-2.2, CL-2.3)."""
        table = self.table
        rules = table.rules
        if rules.deal.beneath:
            for _ in range(rules.deal.beneath):
                self.beneath.append(self.stock.pop())
            table.beneath = rules.deal.beneath
            table.stock -= rules.deal.beneath
        while rules.deal.upcard:
            card = self.stock.pop()
            if rules.deal.buries and rules.deal.covers(card):
                self.stock.insert(len(self.stock) // 2, card)
                continue
            table.stock -= 1
            table.pile.append(card)
            if rules.pile.turned_freezes & class_of(card):
                table.frozen = True
            if not rules.deal.covers(card):
                break
        if log is not None:
            log.append(Event(What.DEALT, table.dealer, tuple(table.pile), rules.deal.hand))

    def lay_out_held(self, seat: int, log: Log) -> None:
        """Lay out the threes in this hand and replace them (CL-3.1)."""
        for card in self.table.rules.threes.held(self.hands[seat]):
            if not self.table.over:
                self._lay_held(seat, card, log)

    def _lay_by_hand(self, cards: Cards, log: Log) -> None:
        """Lay out these threes; who has then no card left and gets none cannot go on, so the deal ends."""
        table = self.table
        seat = table.turn.seat
        for card in cards:
            if not table.over:
                self._lay_held(seat, card, log)
        if self.hands[seat].size == 0 and not table.over:
            self._end(NOBODY, log)

    def _lay_held(self, seat: int, card: int, log: Log) -> None:
        """Lay out one three held in hand and replace it (MA-2.6, GT-3.1)."""
        table = self.table
        self.hands[seat].remove(card)
        table.sizes[seat] -= 1
        if table.known[seat].faces[card]:
            table.known[seat].remove(card)
        self._lay_out(seat, [card], 1 if table.drawable() > 0 else 0, log)
        self.draw_cards(seat, 1, log)

    def _lay_out(self, seat: int, cards: list[int], replaced: int, log: Log) -> None:
        """Lay threes face up; `replaced` says how many of them are."""
        self.table.threes[seat] += cards
        if log is not None:
            log.append(Event(What.RED_THREES_LAID, seat, tuple(cards), replaced))

    def draw_cards(self, seat: int, count: int, log: Log, keep: int = NO_CARD) -> int:
        """Draw until `count` cards are drawn or the stock is empty; returns how many came to hand.

        A three is laid out; one that is not replaced counts as drawn (CL-3.2, CL-12.6). `keep` names a
        three to hold back (MA-2.3).
        """
        table = self.table
        threes = table.rules.threes
        # Reserved cards stay on top: others draw below them (VA-5.7).
        reserved = sum(table.bonus) if table.rules.extras else 0
        drawn: list[int] = []
        card = NO_CARD
        while count > 0 and table.stock > reserved:
            card = self.stock.pop() if reserved == 0 else self.stock.pop(len(self.stock) - 1 - reserved)
            left = table.stock - reserved
            table.stock -= 1
            if card >> 2 == THREE and threes.lays_out(card) and not self._stays(seat, card, left, keep):
                replaced = threes.is_replaced(left, table.rules.deal.draw)
                self._lay_out(seat, [card], 1 if replaced else 0, log)
                count -= 0 if replaced else 1
            else:
                self.hands[seat].add(card)
                table.sizes[seat] += 1
                drawn.append(card)
                count -= 1
        if log is not None and drawn:
            log.append(Event(What.DRAWN, seat, (), len(drawn)))
            log.append(Event(What.DRAWN, seat, tuple(drawn), len(drawn), to=seat))
        if table.stock == reserved and card >> 2 == THREE and threes.lays_out(card):
            self._last_was_three(log)
        return len(drawn)

    def _last_was_three(self, log: Log) -> None:
        """The last card to be drawn was a three: the deal ends, or the turn without a discard (MA-8.5, GT-9.2)."""
        last = self.table.rules.threes.last
        if last is Last.IN_HAND and not self.table.over:
            self._end(NOBODY, log)
        elif last is Last.BARE:
            self.table.turn.bare = True

    def _stays(self, seat: int, card: int, left: int, keep: int) -> bool:
        """Whether a three just drawn, one of `left` cards, stays in the hand (MA-2.3, MA-8.5)."""
        threes = self.table.rules.threes
        if left == 1 and threes.last is Last.IN_HAND:
            return True
        return threes.holds_back(self.table, seat, self.hands[seat], card, keep)

    def _before_drawing(self, keep: int, log: Log) -> None:
        """Threes in hand that go are laid out and replaced; forgotten ones are noted (MA-2.1, GT-3.2)."""
        table = self.table
        seat = table.turn.seat
        threes = table.rules.threes
        if threes.by_hand:
            forgotten = len(threes.held(self.hands[seat]))
            table.forgotten[seat] += forgotten
            if log is not None and forgotten:
                log.append(Event(What.FORGOTTEN, seat, count=forgotten))
        goes = threes.goes(table, seat, self.hands[seat], keep)
        while goes and not table.over:
            self._lay_held(seat, goes[0], log)
            goes = threes.goes(table, seat, self.hands[seat], keep)

    def _draw(self, keep: int, log: Log) -> None:
        """Draw from the stock; where nothing but threes comes the deal ends (CL-9.4, CL-12.7)."""
        table = self.table
        turn = table.turn
        if self.hands[turn.seat].ranks[THREE]:
            self._before_drawing(keep, log)
        if table.over:
            return
        came = self.draw_cards(turn.seat, table.rules.deal.draw, log, keep)
        if table.turn_card:
            self._watch_turn_card(log)
        turn.phase = PLAYING
        if came == 0 and not table.over:
            last = table.rules.threes.last
            if last is Last.BARE:
                turn.bare = True
            elif last is not Last.PLAYS_ON:
                self._end(NOBODY, log)

    def _take(self, action: Take, log: Log) -> None:
        """Meld the top card, lay the other plays, then take up the rest (CL-6.1, CL-3.3)."""
        table = self.table
        rules = table.rules
        seat = table.turn.seat
        if self.hands[seat].ranks[THREE]:
            self._before_drawing(NO_CARD, log)
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
        top = table.pile.pop()
        rest = table.pile[len(table.pile) - count + 1 :]
        table.pile = table.pile[: len(table.pile) - count + 1]
        table.frozen = table.frozen and any([rules.pile.is_freezing(card) for card in table.pile])
        if log is not None:
            kept = tuple([card for card in rest if not rules.threes.lays_out(card)])
            log.append(Event(What.TAKEN, seat, kept, count, other=top))
        # The top card passes through the hand, so that melds are laid in one way only.
        self.hands[seat].add(top)
        table.known[seat].add(top)
        table.sizes[seat] += 1
        for card in rest:
            self._take_up(seat, card, log)
        self._lift_beneath(seat, log)
        self._lay(with_top(action, top, not rules.pile.top_counts), log)
        # What was laid came from the hand before: the pile's cards are known to be there still (CL-6.1).
        for card in rest:
            if not rules.threes.lays_out(card) and self.hands[seat].faces[card] > table.known[seat].faces[card]:
                table.known[seat].add(card)

    def _take_up(self, seat: int, card: int, log: Log) -> None:
        """A card from the pile comes to hand, a red three is laid out without replacement (CL-3.3)."""
        if self.table.rules.threes.lays_out(card):
            self._lay_out(seat, [card], 0, log)
        else:
            self.hands[seat].add(card)
            self.table.sizes[seat] += 1

    def _lift_beneath(self, seat: int, log: Log) -> None:
        """The cards face down under the pile go to its first taker (SA-1.4)."""
        if self.table.beneath == 0 or self.table.pile:
            return
        lifted = [card for card in self.beneath if not self.table.rules.threes.lays_out(card)]
        for card in self.beneath:
            self._take_up(seat, card, log)
        self.beneath = []
        self.table.beneath = 0
        if log is not None and lifted:
            log.append(Event(What.DRAWN, seat, (), len(lifted)))
            log.append(Event(What.DRAWN, seat, tuple(lifted), len(lifted), to=seat))

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
            self._end(self.table.turn.seat, log)

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
        self._end(seat, log)

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
        seat = table.turn.seat
        give_away(table, self.hands[seat], (card,))
        table.pile.append(card)
        if log is not None:
            log.append(Event(What.DISCARDED, seat, (card,)))
        if not table.frozen and table.rules.pile.freezes & class_of(card):
            table.frozen = True
            if log is not None:
                log.append(Event(What.FROZE, seat, (card,)))
        rules = table.rules
        if self.hands[seat].size == 0 and not (rules.extras and rules.supplies(table, 1)):
            self._end(seat, log)
            return
        if rules.extras:
            for extra in rules.extras:
                extra.turn_ends(self, log)
            if table.over:
                return
        table.turn = Turn(table.next_seat(seat))
        table.turn.fresh = not table.melded[table.turn.seat]
        if rules.extras:
            self.begin_turn(log)

    def begin_turn(self, log: Log = None) -> None:
        """What happens before the player in turn draws: a foot or bonus cards are taken up (HF-6.2, MA-6.2)."""
        for extra in self.table.rules.extras:
            extra.turn_begins(self, log)

    def _watch_turn_card(self, log: Log) -> None:
        """The turn card is the ninth from the bottom: drawn once eight are left (MA-1.3)."""
        table = self.table
        if table.turn_card and table.stock < TURN_CARD:
            table.turn_card = False
            if log is not None:
                log.append(Event(What.TURN_CARD, table.turn.seat))

    def _end(self, out: int, log: Log) -> None:
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
