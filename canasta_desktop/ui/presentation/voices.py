"""Which character says something at a great moment, and which of its sentences: a function of what all have seen.

The choice rests on the public log, on who sits where, and on the numbers of the deal and of the action, never on a
hidden card or on chance; so after undo, in a replay and in a loaded match the same is said. In one deal nobody says the
same twice in a row.
"""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from enum import Enum
from typing import Final, NamedTuple

from canasta_desktop.game.gamelog import Entry
from canasta_desktop.game.match import Match
from canasta_desktop.game.seats import SeatKind
from canasta_desktop.rules.cards import Cards, is_red_three, is_wild, rank_of
from canasta_desktop.rules.events import Event, What
from canasta_desktop.rules.table import NOBODY
from canasta_desktop.ui.presentation.expressions import BIG_PILE
from canasta_desktop.ui.presentation.speeches import Frequency

CHARACTERS: Final = ("anna", "jonas", "mira", "emil", "lena", "murat", "aiko", "kwame")
"""Who has a voice: computer players for whom one of these was chosen, else those by these names."""
RED_THREES: Final = 4
CLEAR_SHARE: Final = 6
"""A deal is won clearly by a sixth of the target; where there is none, by so many points:"""
CLEAR_POINTS: Final = 1000
SELDOM: Final = 3
"""Rarely means that of the lesser moments every third one finds words."""


class Occasion(Enum):
    """What a character may say something about, the greatest first."""

    MATCH_WON = "match-won"
    MATCH_LOST = "match-lost"
    CONCEALED = "concealed"
    GOING_OUT = "going-out"
    RED_THREES = "red-threes"
    WILD_CANASTA = "wild-canasta"
    SEQUENCE_CANASTA = "sequence-canasta"
    NATURAL_CANASTA = "natural-canasta"
    BIG_PILE = "big-pile"
    DEAL_WON = "deal-won"
    DEAL_LOST = "deal-lost"
    PARTNER = "partner"  # did something great
    MIXED_CANASTA = "mixed-canasta"
    FREEZE = "freeze"


LESSER: Final = frozenset(
    {
        *(Occasion.BIG_PILE, Occasion.DEAL_WON, Occasion.DEAL_LOST, Occasion.PARTNER),
        *(Occasion.MIXED_CANASTA, Occasion.FREEZE),
    }
)
PRAISED: Final = frozenset(
    {
        *(Occasion.CONCEALED, Occasion.GOING_OUT, Occasion.RED_THREES, Occasion.BIG_PILE),
        *(Occasion.WILD_CANASTA, Occasion.SEQUENCE_CANASTA, Occasion.NATURAL_CANASTA),
    }
)
"""What partners praise who have seen it."""
ORDER: Final = list(Occasion)


class VoiceChoice(NamedTuple):
    """A character at a seat says something; `number` chooses the sentence."""

    seat: int
    character: str
    occasion: Occasion
    number: int


class PublicDeal(NamedTuple):
    """What everybody knows of a deal: its log, `sides` and `accounts` by seat, and who of them has a voice.

    `winner`: the account that has won the match with this deal, or NOBODY; `clear`: by so many points a deal is won
    clearly.
    """

    number: int
    log: Sequence[Entry]
    sides: Sequence[int]
    accounts: Sequence[int]
    characters: Mapping[int, str]
    winner: int = NOBODY
    clear: int = CLEAR_POINTS


def public_deal(match: Match) -> PublicDeal:
    """The deal on the table as everybody knows it."""
    seats, rules = match.setup.seats, match.rules
    computers = {seat: one for seat, one in enumerate(seats) if one.kind is SeatKind.COMPUTER}
    keys = {seat: one.portrait or one.name.casefold() for seat, one in computers.items()}
    target = 0 if rules.scoring.deals else rules.scoring.target
    return PublicDeal(
        number=match.deal_number,
        log=match.log(None),
        sides=match.view(None).table.sides,
        accounts=[rules.seating.account(seat) for seat in range(len(seats))],
        characters={seat: key for seat, key in keys.items() if key in CHARACTERS},
        winner=match.winner,
        clear=target // CLEAR_SHARE or CLEAR_POINTS,
    )


def chosen_voices(deal: PublicDeal, action: int, frequency: Frequency) -> tuple[VoiceChoice, ...]:
    """What is said of the action with this number in the log, two sentences at most."""
    if frequency is Frequency.NEVER or not deal.characters:
        return ()
    before: Counter[tuple[int, Occasion]] = Counter()
    threes: Counter[int] = Counter()
    for number, entry in enumerate(deal.log[: action + 1]):
        spoken = _spoken(deal, entry, threes)
        if frequency is Frequency.RARELY and (deal.number + number) % SELDOM:
            spoken = {seat: occasion for seat, occasion in spoken.items() if occasion not in LESSER}
        if number == action:
            return tuple(
                [
                    VoiceChoice(seat, deal.characters[seat], occasion, 2 * deal.number + before[seat, occasion])
                    for seat, occasion in spoken.items()
                ]
            )
        before.update(spoken.items())
    return ()


def _spoken(deal: PublicDeal, entry: Entry, threes: Counter[int]) -> dict[int, Occasion]:
    """Who could say something of this entry; `threes` are the red threes laid so far, by side."""
    found = sorted(_occasions(deal, entry.events, threes), key=lambda one: ORDER.index(one[1]))
    spoken: dict[int, Occasion] = {}
    if found:
        seat, occasion = found[0]
        if seat in deal.characters:
            spoken[seat] = occasion
        elif occasion in PRAISED and (partner := _partner(deal, seat)) != NOBODY:
            spoken[partner] = Occasion.PARTNER
    return _at_the_end(deal, entry.events, spoken)


def _occasions(deal: PublicDeal, events: Sequence[Event], threes: Counter[int]) -> Iterator[tuple[int, Occasion]]:
    """What players have done themselves."""
    for event in events:
        match event.what:
            case What.GONE_OUT:
                yield event.seat, Occasion.CONCEALED if event.count else Occasion.GOING_OUT
            case What.TAKEN if event.count >= BIG_PILE:
                yield event.seat, Occasion.BIG_PILE
            case What.FROZE if event.seat != NOBODY:
                yield event.seat, Occasion.FREEZE
            case What.CANASTA_COMPLETED:
                yield event.seat, _canasta(event.cards)
            case What.RED_THREES_LAID:
                side = deal.sides[event.seat]
                had = threes[side]
                threes[side] += sum([is_red_three(card) for card in event.cards])
                if had < RED_THREES <= threes[side]:
                    yield event.seat, Occasion.RED_THREES


def _canasta(cards: Cards) -> Occasion:
    """Of wild cards alone, of several ranks in a row, else of one rank, with wild cards or without."""
    ranks = {rank_of(card) for card in cards if not is_wild(card)}
    if len(ranks) != 1:
        return Occasion.SEQUENCE_CANASTA if ranks else Occasion.WILD_CANASTA
    return Occasion.MIXED_CANASTA if any([is_wild(card) for card in cards]) else Occasion.NATURAL_CANASTA


def _at_the_end(deal: PublicDeal, events: Sequence[Event], spoken: dict[int, Occasion]) -> dict[int, Occasion]:
    """With those of winner and loser where the deal has ended: one each, and in the place of lesser words."""
    points = {event.seat: event.count for event in events if event.what is What.SCORED}
    if len(points) < 2:
        return spoken
    best, second = sorted(points, key=points.__getitem__, reverse=True)[:2]
    if deal.winner != NOBODY:
        found = {_speaker(deal, deal.winner): Occasion.MATCH_WON, _rival(deal, deal.winner): Occasion.MATCH_LOST}
    elif points[best] - points[second] >= deal.clear:
        winner = next((seat for seat in spoken if deal.accounts[seat] == best), _speaker(deal, best))
        found = {winner: Occasion.DEAL_WON, _rival(deal, best): Occasion.DEAL_LOST} | spoken
    else:
        return spoken
    found.pop(NOBODY, None)
    return dict(list(found.items())[:2])


def _speaker(deal: PublicDeal, account: int) -> int:
    """Who speaks for this account: another one in every deal, NOBODY where nobody has a voice."""
    return _first(deal, [seat for seat in deal.characters if deal.accounts[seat] == account])


def _rival(deal: PublicDeal, account: int) -> int:
    """Who speaks for the others."""
    return _first(deal, [seat for seat in deal.characters if deal.accounts[seat] != account])


def _partner(deal: PublicDeal, seat: int) -> int:
    """Who of the same side has a voice."""
    return _first(deal, [other for other in deal.characters if other != seat and deal.sides[other] == deal.sides[seat]])


def _first(deal: PublicDeal, seats: Sequence[int]) -> int:
    return seats[deal.number % len(seats)] if seats else NOBODY
