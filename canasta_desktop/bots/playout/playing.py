"""The fast policy: what a seat does, and whole deals played on."""

from typing import Final

from canasta_desktop.bots.playout.discarding import discard
from canasta_desktop.bots.playout.going_out import YES_TO_ALL, promised_way_out, way_out
from canasta_desktop.bots.playout.initial_meld import initial_meld
from canasta_desktop.bots.playout.laying import lay
from canasta_desktop.bots.playout.pressure import Pressure
from canasta_desktop.bots.playout.taking import before_drawing
from canasta_desktop.rules.actions import Action, Discard, Draw, End, Lay, LayMeld, Special, Take
from canasta_desktop.rules.cards import Hand
from canasta_desktop.rules.generator import legal
from canasta_desktop.rules.legality import is_bound, reason
from canasta_desktop.rules.refusals import OK
from canasta_desktop.rules.rng import Rng
from canasta_desktop.rules.state import State
from canasta_desktop.rules.table import ANSWERING, DRAWING, NOBODY, YES, Table

MOST_ACTIONS: Final = 3000
"""A deal that is not over by then is left as it is."""


def act(weights: list[int], table: Table, hand: Hand, rng: Rng, noise: int) -> Action:
    """A legal action for the seat in turn, whose hand this is; `noise` is added to discards by chance."""
    return _action(weights, Pressure(table), hand, rng, noise)


class Playing:
    """A deal that is played on, action by action; `tables` are by seat, for not all need play alike."""

    def __init__(self, tables: list[list[int]], state: State, rng: Rng, noise: int) -> None:
        self.tables: list[list[int]] = tables
        self.state: State = state
        self.rng: Rng = rng
        self.noise: int = noise
        self.pressure: Pressure = Pressure(state.table)
        rules = state.table.rules
        # Feet are taken up when a turn begins, and the sides of a cut-throat deal are formed in one.
        self.touches_others: bool = len(rules.extras) > 0 or rules.seating.forms_sides()

    def step(self) -> None:
        """One action; the deal must not be over."""
        state = self.state
        table = state.table
        seat = table.turn.seat
        side = table.sides[seat]
        action = _action(self.tables[seat], self.pressure, state.hand_to_act(), self.rng, self.noise)
        state.apply(action)
        if self.touches_others:
            self.pressure.forget()
        elif not isinstance(action, (Draw, Discard)):
            self.pressure.forget_side(side)


def _action(weights: list[int], pressure: Pressure, hand: Hand, rng: Rng, noise: int) -> Action:
    """A legal action for the seat in turn: `act`, where what a turn asks about all sides is worked out already."""
    table = pressure.table
    phase = table.turn.phase
    if phase == ANSWERING:
        return YES_TO_ALL
    if phase == DRAWING:
        action = before_drawing(weights, pressure, hand)
        if table.rules.is_plain or reason(table, hand, action) is OK:
            return action
        return last_resort(table, hand)
    found = _play(weights, pressure, hand)
    if found is None:
        found = discard(weights, pressure, hand, rng, noise)
    return last_resort(table, hand) if found is None else found


def _play(weights: list[int], pressure: Pressure, hand: Hand) -> Action | None:
    """A special hand, going out or melds; None to discard."""
    table = pressure.table
    rules = table.rules
    if rules.extras:
        special = _special(table, hand)
        if special is not None:
            return special
    if rules.threes.may_be_held and rules.threes.waits(hand):
        return last_resort(table, hand)
    out = way_out(weights, pressure, hand)
    if out is not None:
        return out
    if table.turn.answer == YES:
        out = promised_way_out(table, hand)
        if out is not None:
            return out
        if is_bound(table, hand):
            return last_resort(table, hand)
    if table.melds[table.sides[table.turn.seat]]:
        return lay(weights, pressure, hand)
    return initial_meld(weights, pressure, hand)


def _special(table: Table, hand: Hand) -> Special | None:
    """The dearest special hand that could be laid down now (MA-7)."""
    best: Special | None = None
    most = 0
    for extra in table.rules.extras:
        for key in extra.specials(table, hand):
            points = table.rules.scoring.special_points(key)
            if best is None or points > most:
                best, most = Special(key), points
    return best


def last_resort(table: Table, hand: Hand) -> Action:
    """Some legal action: threes laid out first, then a way on, then the end of the turn."""
    actions = legal(table, hand)
    for action in actions:
        if isinstance(action, Lay):
            return action
    for action in actions:
        if isinstance(action, (Discard, Take)):
            return action
    for action in actions:
        if isinstance(action, LayMeld):
            return action
    for action in actions:
        if isinstance(action, End):
            return action
    return actions[0]


def play_out(weights: list[int], state: State, rng: Rng, noise: int) -> int:
    """Play the deal to its end; the number of actions it took."""
    table = state.table
    playing = Playing([weights] * len(table.sides), state, rng, noise)
    actions = 0
    while not table.over and actions < MOST_ACTIONS:
        playing.step()
        actions += 1
    if not table.over:
        state.end(NOBODY, None)
    return actions
