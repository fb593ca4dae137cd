"""The whole deal: the table plus what is hidden. It changes by actions alone."""

from collections.abc import Sequence
from dataclasses import dataclass

from canasta_desktop.rules.actions import Action, Answer, Ask, Discard, Draw, End, Meld, Play, Take
from canasta_desktop.rules.cards import Hand
from canasta_desktop.rules.events import Event, What
from canasta_desktop.rules.laying import give_away, lay
from canasta_desktop.rules.observation import Observation
from canasta_desktop.rules.pile import class_of
from canasta_desktop.rules.rng import Rng, stream_seed
from canasta_desktop.rules.ruleset import RuleSet
from canasta_desktop.rules.scoring import ScoreSheet
from canasta_desktop.rules.table import ANSWERING, NO, NOBODY, PLAYING, YES, Table, Turn

Log = list[Event] | None


@dataclass(frozen=True)
class DealStart:
    """How a deal begins: its number in the match from 1, the dealer's seat, the scores by account."""

    number: int
    dealer: int
    scores: tuple[int, ...]


class State:
    """Table, hands by seat and stock (next card last). `apply` trusts that legality has been asked."""

    def __init__(self, table: Table, hands: list[Hand], stock: list[int]) -> None:
        self.table: Table = table
        self.hands: list[Hand] = hands
        self.stock: list[int] = stock

    @classmethod
    def deal(cls, rules: RuleSet, start: DealStart, seed: int, log: Log = None) -> "State":
        """Shuffle and deal; all red threes dealt are laid out and replaced (CL-2, CL-3.1).

        The shuffle depends on `seed` and the deal's number alone.
        """
        table = Table(rules, start.number, start.dealer, list(start.scores))
        cards = rules.pack.cards()
        Rng(stream_seed(seed, "deal", start.number)).shuffle(cards)
        state = State(table, [Hand() for _ in range(rules.seating.players)], cards)
        for _ in range(rules.deal.hand):
            for seat in table.order:
                state.hands[seat].add(state.stock.pop())
        for seat in table.order:
            table.sizes[seat] = rules.deal.hand
        table.stock = len(state.stock)
        state._turn_up(log)
        for seat in table.order:
            state._lay_out_dealt(seat, log)
        return state

    def copy(self) -> "State":
        """An independent state; only the rule set is shared."""
        return State(self.table.copy(), [hand.copy() for hand in self.hands], self.stock[:])

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
        return self.table.rules.scoring.sheets(self.table, self.hands)

    def apply(self, action: Action, log: Log = None) -> None:
        """Carry out an action that `legality.check` accepts; events go to `log`."""
        if isinstance(action, Discard):
            self._discard(action.card, log)
        elif isinstance(action, Draw):
            self._draw(log)
        elif isinstance(action, Meld):
            self.table.turn.laid = True
            self._lay(action.plays, log)
        elif isinstance(action, Take):
            self._take(action, log)
        elif isinstance(action, Ask):
            self._ask(log)
        elif isinstance(action, Answer):
            self._answer(action.yes, log)
        else:
            assert isinstance(action, End)
            self._end(NOBODY, log)

    def _turn_up(self, log: Log) -> None:
        """Turn the first up-card and cover it as the rules say (CL-2.2, CL-2.3)."""
        table = self.table
        while True:
            card = self.stock.pop()
            table.stock -= 1
            table.pile.append(card)
            if table.rules.pile.turned_freezes & class_of(card):
                table.frozen = True
            if not table.rules.deal.covers(card):
                break
        if log is not None:
            log.append(Event(What.DEALT, table.dealer, tuple(table.pile), table.rules.deal.hand))

    def _lay_out_dealt(self, seat: int, log: Log) -> None:
        """Lay out the threes dealt to this seat and replace them (CL-3.1)."""
        threes = self.table.rules.threes
        dealt = [card for card in self.hands[seat].cards() if threes.lays_out(card)]
        for card in dealt:
            self.hands[seat].remove(card)
            self.table.sizes[seat] -= 1
            self._lay_out(seat, [card], 1, log)
            self._draw_cards(seat, 1, log)

    def _lay_out(self, seat: int, cards: list[int], replaced: int, log: Log) -> None:
        """Lay threes face up; `replaced` says how many of them are."""
        self.table.threes[seat] += cards
        if log is not None:
            log.append(Event(What.RED_THREES_LAID, seat, tuple(cards), replaced))

    def _draw_cards(self, seat: int, count: int, log: Log) -> int:
        """Draw until `count` cards are drawn or the stock is empty; returns how many came to hand.

        A three is laid out; one that is not replaced counts as drawn (CL-3.2, CL-12.6).
        """
        table = self.table
        threes = table.rules.threes
        drawn: list[int] = []
        while count > 0 and table.stock > 0:
            card = self.stock.pop()
            replaced = threes.is_replaced(table.stock, table.rules.deal.draw)
            table.stock -= 1
            if threes.lays_out(card):
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
        return len(drawn)

    def _draw(self, log: Log) -> None:
        """Draw from the stock; where nothing but threes comes the deal ends (CL-9.4, CL-12.7)."""
        turn = self.table.turn
        if self._draw_cards(turn.seat, self.table.rules.deal.draw, log) == 0:
            self._end(NOBODY, log)
        else:
            turn.phase = PLAYING

    def _take(self, action: Take, log: Log) -> None:
        """Meld the top card, lay the other plays, then take up the rest (CL-6.1, CL-3.3)."""
        table = self.table
        seat = table.turn.seat
        table.turn.phase = PLAYING
        table.turn.took = True
        table.turn.laid = len(action.plays) > 0
        size = len(table.pile)
        top = table.pile.pop()
        if log is not None:
            kept = tuple([card for card in table.pile if not table.rules.threes.lays_out(card)])
            log.append(Event(What.TAKEN, seat, kept, size, other=top))
        # The top card passes through the hand, so that melds are laid in one way only.
        self.hands[seat].add(top)
        table.known[seat].add(top)
        table.sizes[seat] += 1
        rest = table.pile
        table.pile = []
        table.frozen = False
        for card in rest:
            if table.rules.threes.lays_out(card):
                self._lay_out(seat, [card], 0, log)
            else:
                self.hands[seat].add(card)
                table.sizes[seat] += 1
        self._lay((Play((*action.cards, top), action.onto), *action.plays), log)
        # What was laid came from the hand before: the pile's cards are known to be there still (CL-6.1).
        for card in rest:
            if not table.rules.threes.lays_out(card):
                table.known[seat].add(card)

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
            self._end(seat, log)

    def _ask(self, log: Log) -> None:
        """The partner is asked and acts next (CL-8.6)."""
        table = self.table
        turn = table.turn
        turn.phase = ANSWERING
        turn.adviser = table.rules.seating.adviser(table, turn.seat)
        if log is not None:
            log.append(Event(What.ASKED, turn.seat, other=turn.adviser))

    def _answer(self, yes: bool, log: Log) -> None:
        """The partner's answer binds for the turn (CL-8.7)."""
        turn = self.table.turn
        turn.phase = PLAYING
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
        if table.rules.pile.freezes & class_of(card) and not table.frozen:
            table.frozen = True
            if log is not None:
                log.append(Event(What.FROZE, seat, (card,)))
        if self.hands[seat].size == 0:
            self._end(seat, log)
        else:
            table.turn = Turn(table.next_seat(seat))
            table.turn.fresh = not table.melded[table.turn.seat]

    def _end(self, out: int, log: Log) -> None:
        """The deal is over: `out` has gone out, or NOBODY (CL-8.8, CL-9)."""
        table = self.table
        table.over = True
        table.out = out
        if out != NOBODY:
            table.concealed = table.rules.out.is_concealed(table, table.melds[table.sides[out]])
        if log is None:
            return
        if out != NOBODY:
            log.append(Event(What.GONE_OUT, out, count=1 if table.concealed else 0))
        log.append(Event(What.DEAL_ENDED, out))
        for sheet in self.score():
            log.append(Event(What.SCORED, sheet.account, count=sheet.total))
