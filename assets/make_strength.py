"""Writes how strong the computer players are into the README: `python assets/make_strength.py`.

The figures are those of `assets/run/levels.json`, which `simulate --ladder` makes, and of the tables of every game
beside it, which `simulate --series` does; the words are those of the program's own page. A test holds the README to
all of it.
"""

import re
import sys
import textwrap
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final

from PySide6.QtCore import QLocale

ROOT: Final = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from canasta_desktop.bots.series import ASSETS, SeriesTable, read_series  # noqa: E402
from canasta_desktop.bots.strength import StrengthTable, read_strength  # noqa: E402
from canasta_desktop.resources import asset  # noqa: E402
from canasta_desktop.ui.wording.base import sentence  # noqa: E402
from canasta_desktop.ui.wording.strength import StrengthWords  # noqa: E402

README: Final = ROOT / "README.md"
TABLE: Final = "levels.json"
PLACE: Final = re.compile(r"(?<=<!-- made by assets/make_strength.py -->\n).*?(?=<!-- end -->\n)", re.DOTALL)
WIDE: Final = 120
"""Signs of a line."""
NONE: Final = "–"
"""In a cell that has nothing to say."""


def section(table: StrengthTable, tables: Sequence[SeriesTable]) -> str:
    """The section as Markdown, in English; the `tables` of all games in the order of `ASSETS`."""
    words = StrengthWords()
    made = {TABLE: table.command} | {name: one.command for name, one in zip(ASSETS, tables, strict=True)}
    again = [f"python -m canasta_desktop {command} --out assets/run/{name}" for name, command in made.items()]
    blocks = [
        wrapped(words.about(table)),
        "\n".join(level_lines(table, words)),
        "\n".join(figure_lines(table, words)),
        *every_game(tables, words),
        wrapped(f"{words.longest(tables)} {words.honest()} {words.meaning()}"),
        words.again(),
        "\n".join(["```sh", *again, "python assets/make_strength.py", "```"]),
        wrapped(
            "With `--record FILE --seconds 3600` those that play do so for an hour, and go on the next time. "
            "`--series` plays the games that are missing in its table, or that the level plays otherwise by now."
        ),
    ]
    return "\n" + "\n\n".join(blocks) + "\n\n"


def wrapped(text: str, behind: str = "") -> str:
    """The text in lines as wide as those around it; `behind` stands before all but the first."""
    return textwrap.fill(text, WIDE, subsequent_indent=behind, break_long_words=False, break_on_hyphens=False)


def level_lines(table: StrengthTable, words: StrengthWords) -> Iterator[str]:
    """A line for each level, the strongest first: what it does, and how long it thinks."""
    for level in reversed(table.levels):
        line = f"- **{words.names.level(level.name)}.** {words.level_line(level.name)} {words.thinks(level)}"
        yield wrapped(line, behind="  ")


def figure_lines(table: StrengthTable, words: StrengthWords) -> Iterator[str]:
    """The ratings of everybody, and what each level won against the one below."""
    heads = [head for game in table.games for head in (words.form(game), "")]
    yield " | ".join(["|", *heads]).rstrip() + " |"
    yield "| --- |" + " ---: | --- |" * len(table.games)
    levels = [level.name for level in table.levels]
    others = [one.name for game in table.games for one in game.rated if one.name not in levels]
    for name in dict.fromkeys([*reversed(levels), *others]):
        shown = f"**{words.names.level(name)}**" if name in levels else f"`{name}`: {words.player(name)}"
        yield " | ".join([f"| {shown}", *figure_cells(table, words, name)]) + " |"


def figure_cells(table: StrengthTable, words: StrengthWords, name: str) -> Iterator[str]:
    """The cells of a player: its rating and what it won, for each game."""
    levels = [level.name for level in table.levels]
    for game in table.games:
        rated, won = game.rating(name), game.won_below(name)
        yield words.rating(rated) if rated is not None else NONE
        yield words.won(won, levels[levels.index(name) - 1]) if won is not None else ""


def every_game(tables: Sequence[SeriesTable], words: StrengthWords) -> Iterator[str]:
    """For each table what it says, and its lines."""
    for series in tables:
        yield wrapped(words.series(series) if series is tables[0] else words.series_too(series))
        yield "\n".join(series_lines(series, words))


def series_lines(series: SeriesTable, words: StrengthWords) -> Iterator[str]:
    """A line for each rule system, a column for each number of players."""
    numbers = sorted({game.players for game in series.games})
    yield " | ".join(["|", *[sentence(words.names.players(players)) for players in numbers]]) + " |"
    yield "| --- |" + " ---: |" * len(numbers)
    for system in series.systems:
        leads = {game.players: words.lead(game) for game in series.of_system(system)}
        cells = [leads.get(players, "") for players in numbers]
        yield " | ".join([f"| {words.names.system(system)}", *cells]).rstrip() + " |"


def with_section(readme: str, table: StrengthTable, tables: Sequence[SeriesTable]) -> str:
    """The README with the section in its place."""
    made, count = PLACE.subn(lambda _: section(table, tables), readme)
    assert count == 1, "the README has lost the place of the section"
    return made


def main() -> None:
    """Write the section."""
    QLocale.setDefault(QLocale("en_US"))
    table = read_strength(asset(TABLE).read_text(encoding="utf-8"))
    tables = [read_series(asset(name).read_text(encoding="utf-8")) for name in ASSETS]
    made = with_section(README.read_text(encoding="utf-8"), table, tables)
    README.write_text(made, encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main()
