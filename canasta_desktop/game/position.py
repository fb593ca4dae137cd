"""A position taken up as it stands: only where a replay is refused, and only if the game can go on from it."""

from canasta_desktop.game.untrusted import Reader
from canasta_desktop.rules.actions import Ask
from canasta_desktop.rules.generator import legal
from canasta_desktop.rules.notation import NotationError, read_state
from canasta_desktop.rules.ruleset import RuleSet
from canasta_desktop.rules.state import DealStart, State
from canasta_desktop.rules.table import ANSWERING, NO, NOBODY, PLAYING, Table


def read_position(reader: Reader, text: str, rules: RuleSet, start: DealStart) -> State:
    """The state this text describes, as part of a deal that began so. Raises SaveError."""
    try:
        state = read_state(text)
    except NotationError as error:
        raise reader.wrong(str(error)) from None
    table = state.table
    if table.rules != rules:
        raise reader.wrong("another rule set")
    if (table.number, table.dealer, tuple(table.scores)) != (start.number, start.dealer, start.scores):
        raise reader.wrong("not the deal that is due")
    if not _sound(state):
        raise reader.wrong("no position of this game")
    return state


def _sound(state: State) -> bool:
    """Whether melds, hands and turn fit each other, and the game can go on or be scored."""
    table = state.table
    if not _melds_sound(table) or table.turn.seat not in table.order:
        return False
    lies_out = table.rules.threes.lays_out
    if not all([lies_out(card) for threes in table.threes for card in threes]):
        return False
    for seat, hand in enumerate(state.hands):
        if any([lies_out(card) for card in hand.cards()]) or not hand.holds(table.known[seat].cards()):
            return False
        # Who is out of cards has gone out, and who sits out holds none.
        if (hand.size == 0) == (seat in table.order) and seat != table.out:
            return False
    if table.over:
        return table.out == NOBODY or (table.out == table.turn.seat and state.hands[table.out].size == 0)
    adviser = table.rules.seating.adviser(table, table.turn.seat)
    if table.out != NOBODY or (table.turn.phase == ANSWERING and table.turn.adviser != adviser):
        return False
    return _goes_on(state)


def _goes_on(state: State) -> bool:
    """Whether there is something to do but to ask, also after a "no"."""
    table = state.table.copy()
    if table.turn.phase == ANSWERING:
        table.turn.phase = PLAYING
        table.turn.answer = NO
    return any([not isinstance(action, Ask) for action in legal(table, state.hands[table.turn.seat])])


def _melds_sound(table: Table) -> bool:
    """Whether each meld has a number of its own and lies with the side of its seat; `melded` says who laid any."""
    melds = [(side, meld) for side, some in enumerate(table.melds) for meld in some]
    numbers = {meld.number for _, meld in melds}
    owners = all([table.sides[meld.seat] == side and table.melded[meld.seat] for side, meld in melds])
    return owners and len(numbers) == len(melds)
