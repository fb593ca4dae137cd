"""A position taken up as it stands: only where a replay is refused, and only if the game can go on from it."""

from canasta_desktop.game.untrusted import Reader
from canasta_desktop.rules.actions import Ask
from canasta_desktop.rules.generator import legal
from canasta_desktop.rules.notation import NotationError
from canasta_desktop.rules.records import read_state
from canasta_desktop.rules.ruleset import RuleSet
from canasta_desktop.rules.state import DealStart, State
from canasta_desktop.rules.table import ANSWERING, NO, NOBODY, Table


def read_position(reader: Reader, text: str, rules: RuleSet, start: DealStart) -> State:
    """The state this text describes, as part of a deal that began so. Raises SaveError."""
    try:
        state = read_state(text)
    except NotationError as error:
        raise reader.wrong(str(error)) from None
    table = state.table
    if table.rules != rules:
        raise reader.wrong("another rule set")
    due = (start.number, rules.seating.dealing(start.number, start.dealer), start.scores)
    if (table.number, table.dealer, tuple(table.scores)) != due:
        raise reader.wrong("not the deal that is due")
    if not _sound(state):
        raise reader.wrong("no position of this game")
    return state


def _sound(state: State) -> bool:
    """Whether melds, hands and turn fit each other, and the game can go on or be scored."""
    table = state.table
    if not _melds_sound(table) or table.turn.seat not in table.order:
        return False
    threes = table.rules.threes
    if not all([threes.lays_out(card) for own in table.threes for card in own]):
        return False
    for seat, hand in enumerate(state.hands):
        if any([threes.lays_out(card) for card in hand.cards()]) and not threes.may_be_held:
            return False
        if not hand.holds(table.known[seat].cards()) or not _has_cards(state, seat):
            return False
    if table.over:
        return table.out in (NOBODY, table.turn.seat)
    adviser = table.rules.seating.adviser(table, table.turn.seat)
    if table.out != NOBODY or (table.turn.phase == ANSWERING and table.turn.adviser != adviser):
        return False
    return _goes_on(state)


def _has_cards(state: State, seat: int) -> bool:
    """Whether this seat holds cards as it should.

    Who sits out holds none; who is out of cards has gone out, or gets more with the next turn (HF-6.2, MA-6.2).
    """
    table = state.table
    if seat not in table.order:
        return state.hands[seat].size == 0
    if seat == table.out:
        return (state.hands[seat].size == 0) == (table.special == "")
    return state.hands[seat].size + table.feet[seat] + table.bonus[seat] > 0


def _goes_on(state: State) -> bool:
    """Whether there is something to do but to ask, also after a "no"."""
    table = state.table.copy()
    if table.turn.phase == ANSWERING:
        table.turn.phase = table.turn.asked_in
        table.turn.answer = NO
    return any([not isinstance(action, Ask) for action in legal(table, state.hands[table.turn.seat])])


def _melds_sound(table: Table) -> bool:
    """Whether each meld has a number of its own and lies with the side of its seat; `melded` says who laid any."""
    melds = [(side, meld) for side, some in enumerate(table.melds) for meld in some]
    numbers = {meld.number for _, meld in melds}
    owners = all([table.sides[meld.seat] == side and table.melded[meld.seat] for side, meld in melds])
    return owners and len(numbers) == len(melds)
