"""What a report of a problem says of the game, and how it is kept free of what is nobody's business.

A report is passed on: no name, no place in somebody's home, and nothing of the deal that is being played. The rules are
told in full, for most problems are those of one house rule; finished deals by their seeds, for they can be dealt again.
"""

import re
from collections.abc import Iterable, Sequence
from typing import Final

from canasta_desktop.game import format1
from canasta_desktop.game.journal import seed_text
from canasta_desktop.game.match import Match
from canasta_desktop.game.seats import SeatKind

LONGEST: Final = 400
"""Letters of one line of a report at most."""
_NUMBER: Final = re.compile(r"\b[0-9a-f]{16,}\b|\b0x[0-9a-f]{6,}|\d{9,}", re.IGNORECASE)
"""So long is no date and no count; a seed is."""


def finished_seeds(match: Match) -> list[str]:
    """The seeds from which the finished deals of the match can be dealt again, in their order.

    Those of 0.1.0 lead back to the match and so to the cards of the running deal (`format1`): they are left out.
    """
    return [seed_text(past.seed) for past in match.history if past.seed > format1.HIGHEST_SEED]


def game_lines(match: Match) -> list[str]:
    """Rules, seats without their names, and how far the match has come: a fact a line."""
    setup = match.setup
    options = [f"{name}={value}" for name, value in setup.options]
    seats = ["person" if seat.kind is SeatKind.PERSON else f"computer ({seat.level})" for seat in setup.seats]
    return [
        f"game: {setup.system}, {setup.players} players",
        f"house rules: {', '.join(options) or 'none'}",
        f"seats: {', '.join(seats)}",
        f"deal: {match.deal_number}, {'scored' if match.is_scored else 'being played'}",
        f"seeds of the finished deals: {', '.join(finished_seeds(match)) or 'none'}",
    ]


def cleaned(lines: Iterable[str], names: Sequence[str], places: Sequence[tuple[str, str]]) -> list[str]:
    """The lines without what must not be passed on.

    `names` are those of players; `places` are paths and what stands for each, the longest first. What could be a seed
    goes, too.
    """
    known = sorted({name.strip() for name in names if name.strip()}, key=len, reverse=True)
    named = re.compile("|".join([rf"(?<!\w){re.escape(name)}(?!\w)" for name in known]) or "(?!)", re.IGNORECASE)
    clean: list[str] = []
    for line in lines:
        for path, sign in places:
            line = line.replace(path, sign)
        line = named.sub("(name)", _NUMBER.sub("(number)", line))
        clean.append(line if len(line) <= LONGEST else line[:LONGEST] + " …")
    return clean
