"""How a deal begins, system by system, said again from the clauses alone: a second opinion on the dealing.

Nothing here asks a rule set. Seats count in the direction of play.
"""

from collections.abc import Sequence

from canasta_desktop.rules.state import State
from tests.rules.second_opinion.statutes import BLACK, RED, Named, is_wild, named, packs, words

HANDS = {"classic-german": 11, "verschaerft": 13, "modern-american": 13, "hand-and-foot": 13, "manzana": 7}
"""CG-2.1, VS-2.2, MA-1.2, HF-1.2, MZ-1.4"""
HANDS_BY_PLAYERS = {
    "classic": {2: 15, 3: 13, 4: 11, 5: 11, 6: 13},  # CL-2.1, CL-12.1, CL-13.1, CL-13i.1, CL-14.2, CL-15.3
    "global-trade": {2: 15, 3: 13, 4: 11, 5: 11, 6: 11},  # GT-2.1
    "samba": {2: 15, 3: 15, 4: 15, 5: 15, 6: 13},  # SA-1.3
}


def hand_size(game: Named) -> int:
    """The cards that everybody is dealt."""
    if "hand_cards" in game.options:
        return int(str(game.options["hand_cards"]))  # VA-6.11
    if game.system in HANDS_BY_PLAYERS:
        return HANDS_BY_PLAYERS[game.system][game.players]
    if game.options.get("profile") == "bicycle":
        return 11  # HF-1.2
    return HANDS.get(game.system, 15)  # BO-1.1, JS-1.3


def sitting_out(game: Named, number: int) -> tuple[int, ...]:
    """The seats without a hand in this deal (CL-14.1 with A-17, GT-1.3)."""
    if game.players == 5 and game.system != "verschaerft":
        return ((0,), (2,), (4,))[(number - 1) % 3]
    if game.players == 6 and game.system == "global-trade" and game.options.get("six_player_form") == "2x3":
        return ((0, 1), (2, 3), (4, 5))[(number - 1) % 3]
    return ()


def order(game: Named, number: int) -> list[int]:
    """The seats that play, round the table (A-17 of classic.md)."""
    resting = sitting_out(game, number)
    return [0, 1, 4, 3] if resting == (2,) else [seat for seat in range(game.players) if seat not in resting]


def amiss(state: State, number: int, dealer: int) -> str:
    """What is wrong with a deal that has just been dealt, `dealer` being due to; nothing if all is well."""
    game = named(state)
    table = state.table
    playing = order(game, number)
    while dealer not in playing:  # A-23 of classic.md
        dealer = (dealer + 1) % game.players
    first = playing[(playing.index(dealer) + 1) % len(playing)]
    if table.to_act() != first:  # CL-1.7, VS-2.4, MZ-1.5
        return f"seat {table.to_act()} begins, not {first}"
    if any([table.melds[side] for side in table.sides]) or any(table.melded):
        return "somebody has melded"
    return _hands(state, game, playing, dealer) or _pile(words(table.pile), table.frozen, game) or _rest(state, game)


def _hands(state: State, game: Named, playing: Sequence[int], dealer: int) -> str:
    """Everybody who plays has as many cards as are dealt; red threes are replaced or, where that waits, still there."""
    wanted = [hand_size(game) if seat in playing else 0 for seat in range(game.players)]
    sizes = [hand.size for hand in state.hands]
    if game.system == "verschaerft" and not game.has("cut_joker_counts"):
        # VS-2.1: whoever cuts sits on the dealer's left, and play goes to the right.
        cutter = playing[(playing.index(dealer) - 1) % len(playing)]
        if sizes[cutter] == wanted[cutter] + 1:
            wanted[cutter] += 1
    if sizes != wanted:
        return f"hands of {sizes}, not {wanted}"
    waits = game.system in ("global-trade", "modern-american") or game.options.get("profile") == "dutch"
    held = [card for hand in state.hands for card in words(hand.cards()) if card in RED]
    waits |= game.is_without_red_threes()  # VA-6.26
    if held and not waits:  # CL-3.1
        return f"{held} are held"
    if waits and any(state.table.threes):  # GT-3.1, MA-2.1, SA-8.2
        return "red threes are laid out"
    return ""


def _pile(pile: Sequence[str], frozen: bool, game: Named) -> str:
    """The up-card, and what it covers."""
    if game.system in ("modern-american", "manzana"):
        return "there is an up-card" if pile else ""  # MA-1.2, MZ-1.4
    threes = game.options.get("upcard_cover", "threes" if game.system == "classic-german" else "wild_red") == "threes"
    covered = [is_wild(card) or card in RED or (threes and card in BLACK) for card in pile]  # CL-2.3, CG-2.2, VA-2.7
    if covered != [True] * (len(pile) - 1) + [False]:
        return f"the pile is {' '.join(pile)}"
    if game.system == "hand-and-foot":
        return "frozen, or more than one card" if frozen or len(pile) > 1 else ""  # HF-1.3
    if game.system == "verschaerft":  # VS-5.6, VA-3.5
        freezing = game.has("upcard_locks") and any([is_wild(card) for card in pile])
    elif game.options.get("profile") == "dutch":
        freezing = False  # SA-5.4
    else:
        freezing = any([is_wild(card) or card in RED for card in pile])
        # A black three turned up freezes only in classic-german, covered or not (CG-2.3, A-4, VA-2.7).
        freezing |= game.system == "classic-german" and bool(set(pile) & set(BLACK))
    return "" if frozen == freezing else f"{'not ' if freezing else ''}frozen: {' '.join(pile)}"


def _rest(state: State, game: Named) -> str:
    """Feet, packets and what lies under the up-card."""
    foot = game.count_at_home("foot_cards", 13, 11) if game.system == "hand-and-foot" else 0  # HF-1.2, VA-6.12
    feet = [foot if hand.size else 0 for hand in state.hands]
    packets = [4, 3] if game.options.get("talons") == "wings" else []  # VA-1.10
    beneath = 3 if game.has("surprise") else 0  # SA-1.4
    aside = [len(foot) for foot in state.feet], [len(packet) for packet in state.packets], len(state.beneath)
    if aside != (feet, packets, beneath):  # HF-1.2
        return f"set aside: {aside}"
    decks, jokers = packs(game)
    hands = sum([hand.size for hand in state.hands]) + sum(feet) + sum(packets) + beneath
    laid = sum([len(threes) for threes in state.table.threes])
    stock = 52 * decks + jokers - hands - laid - len(state.table.pile)
    return "" if len(state.stock) == stock else f"{len(state.stock)} cards in the stock, not {stock}"
