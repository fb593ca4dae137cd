"""What `assets/run/formats/deal-codes.md` says, and a reader of codes made of that page alone."""

import json
import math
import re
from pathlib import Path

PAGE = (Path(__file__).resolve().parents[2] / "assets" / "run" / "formats" / "deal-codes.md").read_text("utf-8")
VECTORS = [json.loads(line) for line in PAGE.split("```json\n")[1].split("```")[0].splitlines()]


def table(heading: str) -> list[list[str]]:
    """The rows of the first table below a heading, without the names of the columns."""
    lines = [line for line in PAGE.split(f"## {heading}\n")[1].split("\n## ")[0].splitlines() if line.startswith("|")]
    return [[cell.strip(" `") for cell in line.strip("|").split("|")] for line in lines[2:]]


GAMES = [name for _, name in table("Games")]
RULES = [name for _, name, _ in table("House rules")]
WORDS = {
    name: [re.sub(r"^\d+ ", "", word) for word in words.split(", ")]
    for _, name, words in table("House rules")
    if words != "as it is"
}
SIGNS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"


def times(a: int, b: int) -> int:
    total = 0
    while b:
        total ^= a if b & 1 else 0
        a, b = (a << 1) ^ (37 if a & 16 else 0), b >> 1
    return total


def at(block: list[int], x: int) -> int:
    total = 0
    for value in block:
        total = times(total, x) ^ value
    return total


def without_checks(text: str) -> list[int]:
    read = [SIGNS.index(sign.translate(str.maketrans("OILU", "011V"))) for sign in re.sub(r"[\s._-]", "", text.upper())]
    count = math.ceil(len(read) / 31)
    values, start = [], 0
    for block in range(count):
        size = len(read) // count + (block < len(read) % count)
        part = read[start : start + size]
        assert [at(part, x) for x in (1, 2, 4)] == [0, 0, 0]
        values += part[:-3]
        start += size
    return values


def one_more_character(text: str) -> set[str]:
    """Every code of one block that is this text with one character more, wherever it stands."""
    values = [SIGNS.index(sign) for sign in text]
    found = set()
    for index in range(len(values) + 1):
        for value in range(32):
            block = [*values[:index], value, *values[index:]]
            if [at(block, x) for x in (1, 2, 4)] == [0, 0, 0]:
                found.add("".join([SIGNS[one] for one in block]))
    return found


def decoded(text: str) -> dict:
    """What a code says, as the vectors have it."""
    values = without_checks(text)
    bits = int("".join(f"{value:05b}" for value in values[:28]), 2)
    assert bits >> 138 == 1
    numbers, number = [], 0
    for value in values[28:]:
        number = number * 16 + value % 16
        if value < 16:
            numbers.append(number)
            number = 0
    numbers = numbers or [0, 0]
    count, rest = numbers[0], numbers[1:]
    changed = {RULES[rest[2 * at]]: rest[2 * at + 1] for at in range(count)}
    deal, *scores = rest[2 * count :]
    return {
        "game": GAMES[bits >> 134 & 15],
        "players": (bits >> 131 & 7) + 2,
        "dealer": bits >> 128 & 7,
        "seed": f"{bits % 2**128:032x}",
        "rules": {name: WORDS[name][value] if name in WORDS else str(value) for name, value in changed.items()},
        "deal": deal + 1,
        "scores": [-(score + 1) // 2 if score % 2 else score // 2 for score in scores],
    }
