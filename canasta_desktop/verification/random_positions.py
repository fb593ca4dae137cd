"""Deals that begin in the middle: melds on the table, few cards in hand, a short stock, drawn at random.

Random play from the first card seldom comes to the end of the stock with canastas on the table and a card or
two in hand, which is where most rules meet. Here every card of the packs is given a place in which it could
have come to lie, and the deal goes on from there.
"""

from typing import Final

from canasta_desktop.rules.actions import NEW
from canasta_desktop.rules.cards import ACE, FOUR, JOKER, THREE, TWO, Cards, Hand
from canasta_desktop.rules.drawing import TURN_CARD
from canasta_desktop.rules.laying import form_sides, lay
from canasta_desktop.rules.melds import MeldAddition
from canasta_desktop.rules.pile import class_of
from canasta_desktop.rules.refusals import OK
from canasta_desktop.rules.rng import Rng
from canasta_desktop.rules.ruleset import RuleSet
from canasta_desktop.rules.state import DealStart, State
from canasta_desktop.rules.table import NOBODY, Table, Turn

FEW: Final = 24
"""So many cards are left for hands, pile and stock."""
MOST_IN_PILE: Final = 40
"""More cards than that stay in the stock."""


def random_position(rules: RuleSet, start: DealStart, rng: Rng) -> State:
    """A deal in the middle: somebody is about to draw."""
    return _RandomPosition(rules, start, rng).state


class _RandomPosition:
    """Gives every card its place; `left` are those that have none yet, threes that are laid out not among them.

    `lucky` gets most of these threes, if it is somebody: what they pay depends on how many one has.
    """

    def __init__(self, rules: RuleSet, start: DealStart, rng: Rng) -> None:
        self.rng: Final = rng
        self.table: Final = Table(rules, start.number, start.dealer, list(start.scores))
        self.state: Final = State(self.table, [Hand() for _ in range(rules.seating.players)], rules.pack.cards())
        rng.shuffle(self.state.stock)
        for extra in rules.extras:
            extra.deals(self.state)
        self.left: Final = Hand(self.state.stock)
        self.threes: Final = rules.threes.held(self.left)
        self.lucky: Final = self.seat() if rng.below(4) == 0 else NOBODY
        self.left.take_out(self.threes)
        self.lay_melds()
        self.open_what_is_aside()
        self.deal()
        self.begin()

    def seat(self) -> int:
        """Somebody who plays."""
        return self.table.order[self.rng.below(len(self.table.order))]

    def some(self, count: int) -> list[int]:
        """So many of the cards that are left."""
        cards = self.left.cards()
        self.rng.shuffle(cards)
        self.left.take_out(cards[:count])
        return cards[:count]

    # --- melds -------------------------------------------------------------------------------------

    def lay_melds(self) -> None:
        """Melds of everybody; in a cut-throat deal the sides may have been formed since."""
        for _ in range(self.rng.below(self.left.size)):
            if self.left.size > FEW:
                self.table.turn = Turn(self.seat())
                self.lay_meld()
        if self.table.rules.seating.forms_sides() and self.rng.below(2):
            form_sides(self.table, self.seat())

    def lay_meld(self) -> None:
        """One more meld of the player in turn, if it is one."""
        table = self.table
        side = table.sides[table.turn.seat]
        melds = table.rules.melds
        cards = self.cards()
        form = melds.form(melds.rank(cards)) if cards else None
        if form is None or form.only_out() or melds.refuses(None, cards) is not OK:
            return
        if melds.refuses_another(table, side, melds.rank(cards)) is not OK:
            return
        if melds.forbids(table, [MeldAddition(None, cards)], True) is OK:
            self.left.take_out(cards)
            lay(table, cards, NEW)

    def cards(self) -> Cards:
        """Cards for a meld of some kind."""
        rng = self.rng
        melds = self.table.rules.melds
        wilds = self.left.of_rank(TWO) + self.left.of_rank(JOKER)
        if rng.below(3):
            rng.shuffle(wilds)
        elif rng.below(2):  # jokers first, or twos alone: some pay by what they are made of
            wilds.reverse()
        if melds.has_runs and rng.below(2):
            low = 4 * (FOUR + rng.below(ACE - FOUR - 1)) + rng.below(4)
            run = range(low, min(low + 4 * (3 + rng.below(5)), 4 * (ACE + 1)), 4)
            return tuple([card for card in run if self.left.faces[card]])
        if melds.form(JOKER) is not None and rng.below(8) == 0:
            return tuple(wilds[: 3 + rng.below(5)])
        own = self.left.of_rank(THREE + rng.below(ACE - THREE + 1))
        rng.shuffle(own)
        # More of them where melds of one rank come together that wild cards may keep apart (CL-13.5).
        few = rng.below(4) if self.table.rules.seating.forms_sides() else max(0, rng.below(6) - 2)
        return (*own[: 2 + rng.below(8)], *wilds[:few])

    # --- what is hidden ----------------------------------------------------------------------------

    def open_what_is_aside(self) -> None:
        """Some have taken up their foot; a packet is gone for each side that has melded."""
        state, table = self.state, self.table
        for seat in table.order:
            if state.feet[seat] and self.rng.below(2):
                self.put_back(state.feet[seat])
                state.feet[seat], table.feet[seat] = [], 0
                table.from_foot[seat] = self.rng.below(3) > 0
        for melds in table.melds:
            if melds and table.packets:
                self.put_back(state.packets.pop(0))
                table.packets.pop(0)

    def put_back(self, cards: list[int]) -> None:
        """These cards have no place yet."""
        for card in cards:
            if self.table.rules.threes.lays_out(card):
                self.threes.append(card)
            else:
                self.left.add(card)

    def deal(self) -> None:
        """Hands, mostly small, the threes, a pile and the stock."""
        state, table, rng = self.state, self.table, self.rng
        for place, seat in enumerate(table.order):
            size = 1 + (rng.below(5) if rng.below(3) else rng.below(14))
            # Without melds nobody has come down to few cards.
            least = 1 if table.melds[table.sides[seat]] else 8
            enough = (self.left.size - len(table.order) + place) // 2
            state.hands[seat] = Hand(self.some(max(1, min(max(size, least), enough))))
        table.pile = self.some(rng.below(12))
        state.stock = [three for three in self.threes if not self.find_place(three)]
        if self.left.size <= MOST_IN_PILE and rng.below(2):
            table.pile = self.some(max(0, self.left.size - rng.below(6))) + table.pile
        if table.rules.dealing.beneath and self.left.size > table.rules.dealing.beneath and rng.below(2):
            state.beneath = self.some(table.rules.dealing.beneath)
        state.stock += self.some(self.left.size)
        rng.shuffle(state.stock)

    def find_place(self, three: int) -> bool:
        """Lay this three out before somebody, or let it be held where that may be; False: it is in the stock."""
        table = self.table
        threes = table.rules.threes
        seat = self.seat() if self.lucky == NOBODY or self.rng.below(6) == 0 else self.lucky
        kind = self.rng.below(6)
        if kind == 0:
            return False
        limit = max(threes.may_keep(table, seat), 1 if threes.at_first_turn and not table.melded[seat] else 0)
        if kind < 3 and len(threes.held(self.state.hands[seat])) < limit:
            self.state.hands[seat].add(three)
        else:
            table.threes[seat].append(three)
        return True

    def begin(self) -> None:
        """The counts, and whose turn it is."""
        state, table = self.state, self.table
        table.sizes = [hand.size for hand in state.hands]
        table.stock = len(state.stock)
        table.beneath = len(state.beneath)
        table.turn_card = table.turn_card and table.stock >= TURN_CARD
        # As if every card of the pile had been discarded, none turned up.
        table.frozen = any([table.rules.pile.freezes & class_of(card) != 0 for card in table.pile])
        table.turn = Turn(self.seat())
        table.turn.fresh = not table.melded[table.turn.seat]
        state.begin_turn()
