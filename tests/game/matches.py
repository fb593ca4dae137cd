"""What the tests of the game share: matches, random play in them, and drafts over positions as text."""

from collections.abc import Mapping

from canasta_desktop.game.deal import Deal
from canasta_desktop.game.draft import Draft
from canasta_desktop.game.match import Match
from canasta_desktop.game.seats import SeatKind, SeatSetup, Setup
from canasta_desktop.game.staging_places import StagingPlace, StagingSpot
from canasta_desktop.rules.actions import Action
from canasta_desktop.rules.cards import cards_text, read_cards
from canasta_desktop.rules.records import observation_text
from canasta_desktop.rules.refusals import Refusal
from canasta_desktop.rules.rng import Rng
from canasta_desktop.rules.ruleset import Value
from canasta_desktop.rules.table import NOBODY
from tests.rules.playing import table

NAMES = ("Anna", "Murat", "Jörg", "Wen", "Ines", "Ove")
FAR = 4000
"""More actions than any deal takes."""


def setup(players: int = 4, target: int = 5000) -> Setup:
    seats = [
        SeatSetup(NAMES[0], SeatKind.PERSON),
        *[SeatSetup(name, SeatKind.COMPUTER, "beginner") for name in NAMES[1:]],
    ]
    return Setup("classic", players, (("target", target),) if target != 5000 else (), tuple(seats[:players]))


def match(players: int = 4, seed: int = 1, target: int = 5000) -> Match:
    return Match.start(setup(players, target), seed)


def match_of(system: str, players: int, options: Mapping[str, Value], seed: int = 1) -> Match:
    """A match of any game, with these house rules."""
    plain = setup(players)
    return Match.start(plain._replace(system=system, options=tuple(options.items())), seed)


def step(game: Match, rng: Rng) -> Action:
    """One random legal action by whoever is to act."""
    seat = game.to_act()
    actions = game.legal(seat)
    action = actions[rng.below(len(actions))]
    assert game.play(seat, action) is None
    return action


def stroll(game: Match, steps: int, seed: int = 1) -> Match:
    """Random play, into the next deals too, until so many actions are made or the match is won."""
    rng = Rng(seed)
    for _ in range(steps):
        if game.is_scored:
            if game.is_over:
                break
            game.next_deal()
        step(game, rng)
    return game


def to_the_end_of_the_deal(game: Match, seed: int = 1) -> Match:
    rng = Rng(seed)
    while game.to_act() != NOBODY:
        step(game, rng)
    return game


def sights(game: Match) -> list[str]:
    """What every seat, and who only watches, sees."""
    return [observation_text(game.view(seat)) for seat in [None, *range(game.setup.players)]]


def draft(text: str) -> Draft:
    """An empty draft of the seat in turn in this position."""
    state = table(text)
    return Draft(state.observe(state.table.turn.seat))


def cards(text: str) -> tuple[int, ...]:
    return tuple(read_cards(text))


def staged(draft: Draft) -> list[str]:
    """The groups as text."""
    return [f"{group.place.spot.value}:{group.place.number} {cards_text(group.cards)}" for group in draft.groups()]


def code(refusal: object) -> str:
    """The reason's code, `legal` for anything that is no refusal."""
    return refusal.reason.value if isinstance(refusal, Refusal) else "legal"


def meld(number: int) -> StagingPlace:
    return StagingPlace(StagingSpot.MELD, number)


def new(number: int) -> StagingPlace:
    return StagingPlace(StagingSpot.DRAFT, number)


def swapped(game: Match) -> Match | None:
    """The same match with a card that seat 1 still holds and one that seat 2 holds changed for each other.

    None where there are no two such cards that nothing was done with.
    """
    deal = game.running_deal()
    beginning, end = deal.rewound().state(), deal.state()

    def idle(seat: int) -> list[int]:
        held = set(beginning.hands[seat].cards()) & set(end.hands[seat].cards())
        return [card for card in sorted(held) if not end.table.known[seat].faces[card]]

    for one in idle(1):
        for other in idle(2):
            if one >> 2 == other >> 2:
                continue
            state = deal.rewound().state()
            for seat, gone, came in ((1, one, other), (2, other, one)):
                state.hands[seat].remove(gone)
                state.hands[seat].add(came)
            twin = Deal(state, [event for event in deal.entries[0].events if event.to in (None, 0)])
            try:
                for action in deal.actions:
                    assert twin.refuses(twin.to_act(), action) is None
                    twin.do(action)
            except AssertionError:
                continue
            return Match(game.setup, game.seed, [], twin)
    return None
