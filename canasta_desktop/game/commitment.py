"""The seal of a deal: a hash that fixes its cards before anybody plays, and tells nothing of them.

What is sealed is plain text: the game, its house rules, the figures of dealing, and the deal's own seed. The seed alone
has 128 bits that nobody can guess, so the hash hides the cards; and no other text with the same hash can be found, so
it fixes them. Once the deal is scored the text is shown, and whoever noted the seal can check that it fits: here, or
with the scripts of `assets/run/formats/fairness.md`, which need nothing of this program. The seed of one deal tells
nothing of the next (`rules.seeds`).

A deal of a code and the deal of the day have no seal: their seeds are known to whoever wants to know them.
"""

import hashlib
from typing import Final

from canasta_desktop.game.history import next_start
from canasta_desktop.game.match import Match
from canasta_desktop.game.particulars import Kind
from canasta_desktop.rules.dealing import cutter
from canasta_desktop.rules.ruleset import RuleSet
from canasta_desktop.rules.seeds import SEED_BITS, deal_seed
from canasta_desktop.rules.state import DealStart, State

FIRST_LINE: Final = "canasta-desktop deal 1"
"""The name of the format, and its version."""


def sealed_text(rules: RuleSet, start: DealStart, seed: int) -> str:
    """What is sealed of a deal, in lines of ASCII; `seed` stands in the last one."""
    state = State.deal(rules, start, seed)
    order = state.table.order
    lines = [FIRST_LINE, f"game {rules.key}", f"players {rules.seating.players}"]
    lines += [f"rule {name}={_value(value)}" for name, value in rules.options]
    lines += [
        f"deal {start.number}",
        f"dealer {state.table.dealer}",
        f"scores {_numbers(start.scores)}",
        f"packs {rules.pack.decks}",
        f"jokers {rules.pack.jokers}",
        f"hand {rules.dealing.hand}",
        f"order {_numbers(order)}",
        f"cut {_cut(state)}",
        f"foot {len(state.feet[order[0]])}",
        f"aside {_numbers([len(packet) for packet in state.packets]) or 'none'}",
        f"seed {seed:0{SEED_BITS // 4}x}",
    ]
    return "".join([f"{line}\n" for line in lines])


def seal_of(text: str) -> str:
    """The seal of this text: its SHA-256, 64 hexadecimal digits."""
    return hashlib.sha256(text.encode("ascii")).hexdigest()


def is_sealed(match: Match) -> bool:
    """Whether the deals of this match have seals: nobody can know their seeds beforehand."""
    return match.particulars.kind is Kind.MATCH


def seal_of_deal(match: Match, number: int) -> str:
    """The seal of the deal with this number, from 1, be it played or scored."""
    return seal_of(_text(match, number))


def seal_of_next_deal(match: Match) -> str:
    """The seal of the deal that will be dealt next, which is as certain already; a deal must lie scored."""
    assert match.is_scored, "a deal is being played"
    start = next_start(match.rules, match.first_dealer, match.history)
    return seal_of(sealed_text(match.rules, start, deal_seed(match.seed, start.number)))


def text_of_deal(match: Match, number: int) -> str:
    """What was sealed of a scored deal; whoever reads it knows all its cards."""
    assert number <= len(match.history), "a deal is being played"
    return _text(match, number)


def _text(match: Match, number: int) -> str:
    deal = match.running_deal()
    dealer, seed = deal.dealer, deal.seed
    if number <= len(match.history):
        dealer, seed = match.history[number - 1].dealer, match.history[number - 1].seed
    return sealed_text(match.rules, DealStart(number, dealer, match.totals_before(number)), seed)


def _value(value: bool | int | str) -> str:
    return ("off", "on")[value] if isinstance(value, bool) else str(value)


def _numbers(numbers: tuple[int, ...] | list[int]) -> str:
    return " ".join([str(number) for number in numbers])


def _cut(state: State) -> str:
    """Who gets a joker that is found at the cut, and whether it counts in the hand; `none` where nobody does."""
    dealing = state.table.rules.dealing
    if not dealing.cut_joker:
        return "none"
    return f"{cutter(state.table)} {'counted' if dealing.cut_counts else 'extra'}"
