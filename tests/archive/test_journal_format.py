"""The page on the format of saves says enough: its reader, which uses nothing of the program, finds what we do."""

import json
import re

import pytest

from canasta_desktop.game import journal
from canasta_desktop.game.particulars import Branch, Kind, Particulars, time_text
from canasta_desktop.game.store import Store
from canasta_desktop.resources import asset
from canasta_desktop.rules.actions import Action
from tests.archive.test_archive import START
from tests.game.matches import match, match_of, stroll, to_the_end_of_the_deal

PAGE = asset("formats/journal.md").read_text(encoding="utf-8")
GAMES = (("classic", 2, 700), ("classic", 3, 500), ("samba", 4, 400), ("bolivia", 6, 400), ("hand-and-foot", 4, 300))


@pytest.fixture(scope="module")
def page():
    """What the code of the page defines, and nothing else."""
    defined = {}
    exec(re.search(r"```python\n(.*?)```", PAGE, re.DOTALL)[1], defined)  # the page is ours
    return defined


def totals_of(game):
    """The totals after each deal that has its line, by the match itself."""
    points = [one.points for one in journal.scored(game)]
    return [[sum(column) for column in zip(*points[:number], strict=True)] for number in range(1, len(points) + 1)]


@pytest.mark.parametrize(("system", "players", "steps"), GAMES)
def test_the_reader_of_the_page_finds_every_figure(page, system, players, steps):
    game = stroll(match_of(system, players, {}, seed=9), steps)
    for _ in range(2):
        head, deals, totals = page["read_save"](journal.dumps(game).encode())
        assert totals == totals_of(game)
        assert [deal["actions"] for deal in deals] == [one.actions.splitlines() for one in journal.scored(game)]
        assert (head["result"]["deals"], head["result"]["totals"]) == (len(game.history), game.totals)
        seeds = [*[deal["seed"] for deal in deals], head["deal"]["seed"]]
        assert seeds == [page["deal_seed"](int(head["seed"], 16), n) for n in range(1, len(seeds) + 1)]
        to_the_end_of_the_deal(game)


def test_it_reads_the_running_match_whose_deals_lie_beside(page, tmp_path):
    game = stroll(match(2, target=20_000), 500)
    Store(tmp_path, print).follow(game)
    (beside,) = tmp_path.glob("current-*.deals")
    data = (tmp_path / "current.json").read_bytes()
    assert page["read_save"](data, beside.read_bytes() + b"more, of a head that never came")[2] == totals_of(game)
    with pytest.raises(ValueError, match="scored deals"):
        page["read_save"](data, beside.read_bytes()[:-1])


def test_it_refuses_what_was_changed(page):
    data = journal.dumps(stroll(match(2, target=20_000), 500)).encode()
    head, _, rest = data.partition(b"\n")
    record = json.loads(head)
    record["result"]["totals"][0] += 5
    for wrong in (
        data[:-2],
        head + b"\n" + rest.replace(b"draw", b"DRAW", 1),
        json.dumps(record).encode() + b"\n" + rest,
    ):
        with pytest.raises(ValueError, match="deals"):
            page["read_save"](wrong)


def keys_in(section):
    """The names in the first columns of the tables, and in running text, of a section of the page."""
    text = PAGE.partition(f"## {section}\n")[2].partition("\n## ")[0]
    return set(re.findall(r"`([a-z_]+)`", text))


def test_the_page_names_every_key_that_is_written(tmp_path):
    game = stroll(match(2, target=20_000), 500)
    game.particulars = Particulars(
        *("ab" * 16, Kind.PRACTICE, time_text(START), time_text(START), "Sunday", "2026-11-23", Branch("cd" * 16, 1, 2))
    )
    head, _, rest = journal.dumps(game).partition("\n")
    record = json.loads(head)
    assert set(record) | set(record["finished"]) | set(record["desks"][0]) <= keys_in("The head")
    for part in ("particulars", "result", "setup", "deal"):
        assert set(record[part]) <= keys_in("The head"), part
    assert set(record["particulars"]["branch"]) | set(record["setup"]["seats"][0]) <= keys_in("The head")
    assert set(json.loads(rest.splitlines()[0])) | {"wins"} <= keys_in("The line of a scored deal")
    assert set(json.loads(record["deal"]["position"])) <= keys_in("A position")


def test_the_page_names_every_action():
    kinds = {kind.__name__.lower() for kind in Action.__subclasses__()} - {"laymeld", "answer"}
    words = set(re.findall(r"^\| `([a-z-]+)", PAGE.partition("## Cards and actions")[2], re.MULTILINE))
    assert kinds | {"meld"} <= words
