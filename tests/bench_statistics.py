"""How long the pages of statistics take to answer over ten thousand matches, and one match to be worked out.

    python tests/bench_statistics.py [matches]

The matches are a hundred that were played, many times over. Prints processor time, of the slowest of five answers;
status 1 where it takes longer than a person should wait at the window.
"""

import sqlite3
import sys
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from canasta_desktop.archive import tables
from canasta_desktop.archive.statistics import Statistics
from canasta_desktop.archive.statistics_answer import WhichMatches
from canasta_desktop.bots.strength import read_strength
from canasta_desktop.resources import asset
from tests.archive.recorded import recorded

PLAYED = 100
MOST_SECONDS = 0.5


def main(matches: int) -> int:
    """Fill a database in memory, ask it, and say how long it took."""
    played = [recorded(number, deals=8) for number in range(PLAYED)]
    begun = time.process_time()
    rows = [tables.derive(match, "x") for match in played]
    deals = sum([len(match.history) for match in played])
    each = (time.process_time() - begun) / PLAYED
    print(f"worked out: {1000 * each:.0f} ms a match of {deals / PLAYED:.1f} deals")
    database = sqlite3.connect(":memory:")
    tables.create(database)
    for number in range(matches):
        place = str(number)
        own = [[(place, *row[1:]) for row in some] for some in rows[number % PLAYED]]
        tables.put(database, place, tables.StatisticsRows(*own))
    database.execute("UPDATE person_match SET person = 'klara', name = 'Klara'")
    statistics = Statistics(database, read_strength(asset("levels.json").read_text(encoding="utf-8")))
    for which in (WhichMatches("klara"), WhichMatches("klara", "samba", 4)):
        deals = statistics.figures(which).deals
        print(f"answered: {slowest(statistics, which):.3f} s for {deals} deals, the slowest of 5")
    begun = time.process_time()
    lines = sum([1 for _ in statistics.lines(WhichMatches("klara"))])
    print(f"table: {time.process_time() - begun:.3f} s for {lines} lines")
    return int(slowest(statistics, WhichMatches("klara")) > MOST_SECONDS)


def slowest(statistics: Statistics, which: WhichMatches) -> float:
    """Seconds of processor time of the slowest of five answers."""
    spent = []
    for _ in range(5):
        begun = time.process_time()
        statistics.answer(which)
        statistics.choices(which.person)
        spent.append(time.process_time() - begun)
    return max(spent)


if __name__ == "__main__":
    sys.exit(main(int(sys.argv[1]) if len(sys.argv) > 1 else 10_000))
