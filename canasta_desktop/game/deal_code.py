"""A deal as a short text: whoever types it has the same cards, the same rules and the same seats before them.

    807M-AXJ9-CCPV-J7A5-KM46-MAS3-SJ86-FWQ

It holds the game, the players, the dealer and the 128 bits of the deal's seed; where they are not as usual also the
house rules that are changed, the number of the deal in its match and the scores before it. `code_symbols` makes the
text of it, `code_slips` finds what was mistyped, `published_numbers` has the numbers of house rules and their values,
and `assets/run/formats/deal-codes.md` describes all of it for whoever writes a reader of their own.

A code is read like everything from outside: bounded, typed, and what comes out is a deal that exists, or a
`DealCodeError`.
"""

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from canasta_desktop.game.code_slips import is_whole, slip_error
from canasta_desktop.game.code_symbols import CHECKS, CodeFault, DealCodeError, text_of, typed_code, without_checks
from canasta_desktop.game.history import first_dealer_before
from canasta_desktop.game.house_rules import Given
from canasta_desktop.game.published_numbers import OPTIONS, number_of, value_of
from canasta_desktop.rules.option import OptionError
from canasta_desktop.rules.options import known, rule_set
from canasta_desktop.rules.ruleset import RuleSet
from canasta_desktop.rules.seeds import SEED_BITS
from canasta_desktop.rules.state import DealStart
from canasta_desktop.rules.systems import KEYS
from canasta_desktop.rules.table import NOBODY

VERSION: Final = 1
"""Of the format: two bits, so that there can be two others; with 0 a text of zeros would be a code."""

HEAD: Final = 28
"""Values that every code has: version, game, players, dealer and seed, 140 bits."""

SHORTEST: Final = HEAD + CHECKS
"""Characters of the shortest code."""

HIGHEST_NUMBER: Final = 1000
"""The number of a deal in its match at most; none that is played comes near it."""

HIGHEST_SCORE: Final = 2**31 - 1
"""A score before the deal at most, and as far below 0."""

_PARTS: Final = 8
"""Values of one number at most: 32 bits."""


class CodedDeal(NamedTuple):
    """A deal before a card of it is dealt: what a code says. `options` are those that are changed, as in `RuleSet`."""

    system: str
    players: int
    options: Given
    seed: int
    start: DealStart

    def rules(self) -> RuleSet:
        """The rule set. Raises OptionError for one that does not exist."""
        return rule_set(self.system, self.players, dict(self.options))


def coded_deal(rules: RuleSet, start: DealStart, seed: int) -> CodedDeal:
    """What a code says of this deal."""
    return CodedDeal(rules.key, rules.seating.players, rules.options, seed, start)


def deal_code(deal: CodedDeal) -> str:
    """The code of a deal, in groups of four characters. Raises ValueError beyond what a code can hold."""
    head = VERSION << 10 | KEYS.index(deal.system) << 6 | (deal.players - 2) << 3 | deal.start.dealer
    bits = head << SEED_BITS | deal.seed
    values = [bits >> 5 * place & 31 for place in reversed(range(HEAD))]
    is_usual = not deal.options and deal.start.number == 1
    return text_of(values if is_usual else values + _tail(deal))


def _tail(deal: CodedDeal) -> list[int]:
    """The house rules, the number of the deal, and from the second deal on the scores."""
    if not 1 <= deal.start.number <= HIGHEST_NUMBER or max(map(abs, deal.start.scores)) > HIGHEST_SCORE:
        raise ValueError(f"deal {deal.start.number}, scores {deal.start.scores}")
    values = _number(len(deal.options))
    for number, name, value in sorted([(OPTIONS.index(name), name, value) for name, value in deal.options]):
        values += _number(number) + _number(number_of(name, value))
    values += _number(deal.start.number - 1)
    if deal.start.number > 1:
        for score in deal.start.scores:
            values += _number(2 * score if score >= 0 else -2 * score - 1)
    return values


def _number(number: int) -> list[int]:
    """A number from 0 up: four bits a value, the highest first; 16 is added to all but the last."""
    values = [number & 15]
    while number := number >> 4:
        values.insert(0, 16 | number & 15)
    return values


# --- reading ---------------------------------------------------------------------------------------


def read_deal_code(text: str) -> CodedDeal:
    """The deal of a code, as it was typed or pasted: one that can be dealt. Raises DealCodeError."""
    typed = typed_code(text)
    count = len(typed.values)
    if count >= SHORTEST and is_whole(typed.values):
        return _deal(without_checks(typed.values))
    if count >= SHORTEST - 1:
        error = slip_error(typed, _is_of_a_deal)
        if error.code or count >= SHORTEST:
            raise error
    raise DealCodeError(CodeFault.TOO_SHORT, f"{count} characters, at least {SHORTEST}")


def _is_of_a_deal(values: Sequence[int]) -> bool:
    """Whether a code without a slip is that of a deal, be it one that only a newer version knows."""
    if len(values) < SHORTEST:
        return False
    try:
        return bool(_deal(without_checks(values)))
    except DealCodeError as error:
        return error.fault is CodeFault.NEWER


def _deal(values: Sequence[int]) -> CodedDeal:
    """The deal that these values say, without checks. Raises DealCodeError where there is none."""
    bits = 0
    for value in values[:HEAD]:
        bits = bits << 5 | value
    head = bits >> SEED_BITS
    if head >> 10 == 0:
        raise _unplayable("version 0")
    if head >> 10 != VERSION or (head >> 6 & 15) >= len(KEYS):
        raise DealCodeError(CodeFault.NEWER, f"version {head >> 10}, game {head >> 6 & 15}")
    system, players, dealer = KEYS[head >> 6 & 15], (head >> 3 & 7) + 2, head & 7
    numbers = _numbers(values[HEAD:])
    options = _options(system, players, numbers)
    seed = bits & (1 << SEED_BITS) - 1
    start = DealStart(next(numbers, 0) + 1, dealer, tuple(map(_score, numbers)))
    return _checked(CodedDeal(system, players, options, seed, start))


def _numbers(values: Sequence[int]) -> Iterator[int]:
    """The numbers behind the seed."""
    number, parts = 0, 0
    for value in values:
        number, parts = number << 4 | value & 15, parts + 1
        if parts > _PARTS:
            raise _unplayable("a number of more than 32 bits")
        if value < 16:
            yield number
            number, parts = 0, 0
    if parts:
        raise _unplayable("it ends within a number")


def _score(number: int) -> int:
    return -(number + 1) // 2 if number & 1 else number // 2


def _options(system: str, players: int, numbers: Iterator[int]) -> Given:
    """The house rules that are changed, in the order of their numbers."""
    try:
        choices = {option.name: option for option in known(system, players)}
    except OptionError as error:
        raise _unplayable(str(error)) from None
    options = []
    for _ in range(min(next(numbers, 0), len(OPTIONS))):
        number, chosen = next(numbers, -1), next(numbers, -1)
        if number >= len(OPTIONS):
            raise DealCodeError(CodeFault.NEWER, f"house rule {number}")
        option = choices.get(OPTIONS[number]) if number >= 0 else None
        if option is None or chosen < 0:
            raise _unplayable(f"house rule {number} is none of {system} for {players}")
        value = value_of(option, chosen)
        if value is None:
            raise DealCodeError(CodeFault.NEWER, f"{option.name}: value {chosen}")
        options.append((option.name, value))
    return tuple(options)


def _checked(deal: CodedDeal) -> CodedDeal:
    """The deal with its house rules as its rule set names them. Raises DealCodeError where there is no such deal."""
    try:
        rules = deal.rules()
    except OptionError as error:
        raise _unplayable(str(error)) from None
    number, dealer, scores = deal.start.number, deal.start.dealer, deal.start.scores
    accounts = rules.seating.accounts()
    if number == 1 and not scores:
        scores = (0,) * accounts
    elif number == 1 or number > HIGHEST_NUMBER or len(scores) != accounts or max(map(abs, scores)) > HIGHEST_SCORE:
        raise _unplayable(f"deal {number} with {len(scores)} scores")
    if first_dealer_before(rules, deal.start) == NOBODY:
        raise _unplayable(f"seat {dealer} cannot deal")
    if number > 1 and rules.scoring.winner(list(scores), number - 1) != NOBODY:
        raise _unplayable(f"deal {number} after the match was won")
    return deal._replace(options=rules.options, start=DealStart(number, dealer, scores))


def _unplayable(detail: str) -> DealCodeError:
    return DealCodeError(CodeFault.UNPLAYABLE, detail)
