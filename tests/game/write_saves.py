"""Write the golden saves of today's format: `python -m tests.game.write_saves FOLDER`.

Every form of every rule system, in the middle of a deal with drafts on the table, between two deals,
and finished; some with house rules. Beside them `expected.json` says what each one holds, so that a later
program can prove that it opens them and finds the same. Run it once, with the last program that writes a
format, and never again for that format: what it wrote is the promise.
"""

import hashlib
import json
import sys
from pathlib import Path

from canasta_desktop.bots.levels import policy
from canasta_desktop.game import journal
from canasta_desktop.game.draft import Draft
from canasta_desktop.game.match import Match
from canasta_desktop.game.messages import SaveError
from canasta_desktop.game.replaying import past_deal
from canasta_desktop.game.seat_arrangement import SeatArrangement
from canasta_desktop.game.seats import SeatKind, SeatSetup, Setup
from canasta_desktop.game.staging_places import NEW_MELD
from canasta_desktop.rules.cards import cards_text
from canasta_desktop.rules.options import offered, rule_set
from canasta_desktop.rules.records import state_text
from canasta_desktop.rules.rng import Rng
from canasta_desktop.rules.scoring import ScoreSheet
from canasta_desktop.rules.table import NOBODY
from tests.game.everywhere import some_cards
from tests.rules.every_rule_set import FORMS

NAMES = ("Anna", "Murat", "Jörg", "Wen", "Ines", "Ove")
MOST_DEALS = 6
"""A match that is not won by then is no finished one; another seed is tried."""

HOUSE_RULES = {
    "classic": {"always_frozen": True, "wild_canasta": 2000},
    "samba": {"profile": "dutch"},
    "modern-american": {"talons": "wings"},
}
"""Some saves are played by house rules as well."""


def setup_of(system: str, players: int, options: dict, persons: int) -> Setup:
    seats = [
        SeatSetup(NAMES[seat], SeatKind.PERSON)
        if seat < persons
        else SeatSetup(NAMES[seat], SeatKind.COMPUTER, ("beginner", "skilled")[seat % 2])
        for seat in range(players)
    ]
    return Setup(system, players, tuple(options.items()), tuple(seats))


def low_target(system: str, players: int, options: dict) -> dict:
    """The same rules, played to the lowest target there is, so that a whole match is a short file."""
    for option in offered(system, players):
        if option.name == "target":
            with_target = {**options, "target": option.low}
            rule_set(system, players, with_target)
            return with_target
    return options


def play(game: Match, actions: int | None) -> None:
    """So many actions by the skilled player, or to the end of the deal."""
    player = policy("skilled")
    while game.to_act() != NOBODY and actions != 0:
        seat = game.to_act()
        choice = player.choose(game.view(seat), Rng(len(game.running_deal().actions)))
        assert game.play(seat, choice.action) is None
        actions = None if actions is None else actions - 1


def lay_drafts(game: Match, rng: Rng) -> None:
    """Every person has arranged the hand by hand; the one whose turn it is has something staged, where it can be."""
    for seat in game.setup.persons():
        order = game.view(seat).hand.cards()
        rng.shuffle(order)
        game.set_arrangement(seat, SeatArrangement(tuple(order), "by-hand"))
    seat = game.to_act()
    if seat not in game.setup.persons():
        return
    draft = Draft(game.view(seat))
    for _ in range(12):
        cards = some_cards(draft, rng)
        if cards:
            draft.place(cards, NEW_MELD)
    game.set_arrangement(seat, SeatArrangement(game.arrangement(seat).order, "by-hand", draft.steps))


def midway(setup: Setup, seed: int) -> Match:
    """Some deals old, in the middle of one, drafts on the table."""
    game = Match.start(setup, seed)
    play(game, None)
    if not game.is_over:
        game.next_deal()
        play(game, 23 + seed % 5)
        while not game.is_scored and game.to_act() not in game.setup.persons():
            play(game, 1)
    lay_drafts(game, Rng(seed))
    return game


def between(setup: Setup, seed: int) -> Match:
    """A deal lies scored on the table."""
    game = Match.start(setup, seed)
    play(game, None)
    return game


def finished(setup: Setup, seed: int) -> Match:
    """A match that has been won."""
    for attempt in range(seed, seed + 50):
        game = Match.start(setup, attempt)
        for _ in range(MOST_DEALS):
            play(game, None)
            if game.is_over:
                return game
            game.next_deal()
    raise AssertionError(f"{setup.system} {setup.players}: no match ends within {MOST_DEALS} deals")


def sheet_text(sheet: ScoreSheet) -> str:
    """All of a sheet on a line, in codes that stand in the case format too."""
    lines = [f"{x.item.value} {x.points} {x.count} {cards_text(x.cards)} {x.clause}" for x in sheet.lines]
    return f"{sheet.account} {sheet.wins}: " + "; ".join(lines)


def expected(game: Match) -> dict:
    """What a save of this match holds; long texts as the start of their SHA-256."""
    return {
        "setup": [game.setup.system, game.setup.players, dict(game.setup.options)],
        "names": [seat.name for seat in game.setup.seats],
        "totals": game.totals,
        "deal": game.deal_number,
        "dealer": game.running_deal().dealer,
        "winner": game.winner,
        "position": digest(state_text(game.running_deal().state())),
        "points": [list(past.points) for past in game.history],
        "sheets": [digest("\n".join(map(sheet_text, sheets_of(game, index)))) for index in range(len(game.history))],
        "desks": [
            [cards_text(desk.order), desk.sorting, [[kind, at, cards_text(cards)] for kind, at, cards in desk.draft]]
            for desk in map(game.arrangement, range(game.setup.players))
        ],
    }


def sheets_of(game: Match, index: int) -> list[ScoreSheet]:
    """The sheets of a scored deal; none where a corrected rule refuses to replay it."""
    if game.is_scored and index == len(game.history) - 1:
        return game.sheets()
    try:
        return past_deal(game, index).sheets()
    except SaveError:
        return []


def digest(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()[:32]


def main(folder: Path) -> None:
    """Write them all."""
    folder.mkdir(parents=True, exist_ok=True)
    told: dict[str, dict] = {}
    for number, (system, players) in enumerate(FORMS):
        rows = [("", {})]
        if players == 4 and HOUSE_RULES.get(system):
            rows.append(("-house", HOUSE_RULES[system]))
        for ending, options in rows:
            persons = 1 + number % players
            plain = setup_of(system, players, options, persons)
            short = setup_of(system, players, low_target(system, players, options), 1)
            for moment, game in (
                ("midway", midway(plain, 1000 + number)),
                ("between", between(plain, 2000 + number)),
                ("finished", finished(short, 3000 + number)),
            ):
                name = f"{system}-{players}{ending}-{moment}.json"
                (folder / name).write_text(journal.dumps(game), encoding="utf-8")
                told[name] = expected(game)
    (folder / "expected.json").write_text(json.dumps(told, ensure_ascii=False, indent=0) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
