"""A few damaged inputs for everything that reads them, and proof that the hunt finds what it is for."""

import json
import subprocess
import sys
import time
from pathlib import Path
from random import Random

import pytest

from canasta_desktop.game.messages import Fault, SaveError
from tests.fuzz.formats import FORMATS, Format
from tests.fuzz.hunt import Found, Hunt

FEW = 80
LIMITED = """
from tests.fuzz.hunt import limit_memory
limit_memory(2**28)
kept = bytearray(2**27)
try:
    more = bytearray(2**28)
except MemoryError:
    print("limited")
"""


@pytest.mark.parametrize("form", FORMATS, ids=[form.name for form in FORMATS])
def test_what_is_damaged_is_refused_or_taken_whole(form: Format) -> None:
    hunt = Hunt(form, seed=2)
    hunt.examples = hunt.examples[:: 1 + len(hunt.examples) // 25]
    hunt.check_examples()
    for number in range(FEW):
        hunt.try_out(number)
    assert hunt.found.faults == []
    assert 0 < hunt.found.taken < FEW


def test_the_same_number_is_the_same_input() -> None:
    hunts = [Hunt(FORMATS[1], seed) for seed in (1, 1, 2)]
    inputs = [[hunt.input(number) for number in range(20)] for hunt in hunts]
    assert inputs[0] == inputs[1] != inputs[2]
    assert len(set(inputs[0])) > 15


# --- what the hunt is for


def read(data: bytes) -> object:
    """A reader as it should be."""
    try:
        value = json.loads(data)
    except (ValueError, RecursionError):
        raise SaveError(Fault.NOT_JSON, "") from None
    if not isinstance(value, dict) or not isinstance(value.get("cards"), int):
        raise SaveError(Fault.BAD_VALUE, "")
    return value


def forgets_to_check(data: bytes) -> object:
    return json.loads(data)["cards"] + 1


def never_ends(data: bytes) -> object:
    try:
        return read(data)
    except SaveError:
        end = time.process_time() + 30
        while time.process_time() < end:
            pass
        raise


def takes_anything(value: object, rng: Random) -> None:
    pass


def refuses_later(value: object, rng: Random) -> None:
    raise SaveError(Fault.BAD_VALUE, "")


def loses_something(value: object, rng: Random) -> None:
    assert value == {"cards": 52}


def hunted(reads, use, cases: int = 60, **limits: float) -> Found:
    form = Format("planted", lambda rng: [b'{"cards":52}'], reads, (SaveError,), use)
    hunt = Hunt(form, 1, **limits)
    hunt.check_examples()
    for number in range(cases):
        hunt.try_out(number)
        if hunt.found.faults and limits:
            break
    return hunt.found


def test_a_good_reader_has_no_faults() -> None:
    found = hunted(read, takes_anything)
    assert found.faults == []
    assert found.inputs == 60


def test_an_exception_that_is_no_refusal_is_found() -> None:
    faults = "".join(hunted(forgets_to_check, takes_anything).faults)
    assert "JSONDecodeError" in faults
    assert "TypeError" in faults or "KeyError" in faults


def test_what_does_not_come_back_is_found() -> None:
    assert any("AssertionError" in fault for fault in hunted(read, loses_something).faults)


def test_examples_that_are_refused_are_found() -> None:
    with pytest.raises(SaveError):
        hunted(read, refuses_later)


def test_what_never_ends_is_found() -> None:
    assert "TooLong" in hunted(never_ends, takes_anything, cpu_s=0.1).faults[0]


def test_memory_is_limited() -> None:
    done = subprocess.run([sys.executable, "-c", LIMITED], capture_output=True, text=True, cwd=Path.cwd())
    assert done.stdout == ("limited\n" if sys.platform == "linux" else ""), done.stderr
