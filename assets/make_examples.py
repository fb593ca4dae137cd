"""Collect the worked examples of the rule sheets from the conformance cases.

`python assets/make_examples.py` writes `assets/run/examples.json`; `--check` only says whether it is as it should be.
Which cases they are stands here: by rule system and chapter of the sheet some places, and for each place the cases that
would do there, the best first. The program takes the first that comes out under the rules played as its case says.
"""

import json
import sys
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
CASES: Final = ROOT / "tests" / "cases"
FILE: Final = ROOT / "assets" / "run" / "examples.json"

Chapters = dict[str, list[list[str]]]

CHOSEN: Final[dict[str, Chapters]] = {
    "classic": {
        "game": [["own-a-whole-turn"]],
        "cards": [["own-wild-card-stands-for-a-king"]],
        "deal": [["black-three-upcard-bars-first-player"]],
        "threes": [["red3-two-drawn-in-a-row", "two-red-three-replaced"]],
        "turn": [["turn-discard-before-draw"]],
        "melds": [
            ["meld-wild-joins-natural-canasta", "meld-second-set-of-rank-joins-first"],
            ["meld-four-kings-four-wilds", "meld-one-natural-two-wilds"],
        ],
        "initial-meld": [
            ["initial-two-melds-exactly-90", "meld-two-naturals-three-wilds"],
            ["initial-canasta-of-fours-at-3000", "initial-three-melds-five-short"],
        ],
        "pile": [
            ["pile-natural-and-two", "pile-initial-meld-exactly-fifty", "pile-frozen-pair-completes-canasta"],
            ["pile-frozen-by-buried-two", "pile-top-wild-with-natural-pair"],
        ],
        "going-out": [
            ["out-canasta-completed-same-turn", "gap-two-players-second-canasta-in-one-step"],
            ["out-no-canasta-down-to-one"],
        ],
        "end-of-stock": [["stock-end-own-rank-must-be-taken", "stock-last-card-red-three"]],
        "scoring": [["score-01"]],
        "match": [["match-tie-above-target", "two-match-5000", "cut-match-target-7500"]],
    },
    "classic-german": {
        "game": [["own-a-whole-turn"]],
        "cards": [["own-wild-card-stands-for-a-king"]],
        "deal": [["upcard-black-three-freezes"]],
        "threes": [["drawn-red-three-replaced"]],
        "turn": [["own-no-drawing-after-the-pile"]],
        "melds": [["two-wilds-need-four-naturals", "canasta-of-four-and-three-wilds"]],
        "initial-meld": [["four-naturals-two-wilds"], ["canasta-of-fives-too-cheap"]],
        "pile": [
            ["top-card-added-alone"],
            ["pile-barred-before-initial-meld", "top-black-three"],
        ],
        "going-out": [["black-threes-and-last-discard"], ["no-canasta-adding-down-to-one"]],
        "end-of-stock": [["stock-empty-own-meld-matches", "last-card-red-three"]],
        "scoring": [["score-02"]],
        "match": [["both-sides-pass-5000"]],
    },
    "verschaerft": {
        "game": [["own-a-whole-turn"]],
        "cards": [["own-wild-card-stands-for-a-king"]],
        "deal": [["turned-up-joker-does-not-lock"]],
        "threes": [["red-three-drawn-is-replaced", "red-three-comes-with-the-pile"]],
        "turn": [["draws-two-only-once"]],
        "melds": [["black-threes-in-mid-deal"], ["canasta-four-naturals-four-wilds", "three-wilds-alone"]],
        "initial-meld": [["first-layout-50-with-four-eights"], ["first-layout-45-with-eights"]],
        "pile": [
            ["take-with-own-meld-unlocked", "take-as-first-layout-exactly-90"],
            ["take-natural-and-wild", "take-with-own-meld-locked"],
        ],
        "going-out": [["two-canastas-last-card-discarded"], ["one-canasta-no-melding-down-to-one"]],
        "end-of-stock": [["red-three-as-last-card-ends", "empty-stock-no-take-ends"]],
        "scoring": [["score-04", "score-06"]],
        "match": [["own-match-six-alone"]],
    },
    "global-trade": {
        "game": [["own-a-whole-turn"]],
        "cards": [["own-wild-card-stands-for-a-king"]],
        "deal": [["gap-red-three-at-the-bottom-blocks"]],
        "threes": [["own-drawn-red-three-replaced"]],
        "turn": [["own-no-melding-before-drawing"]],
        "melds": [["join-two-melds"], ["two-sevens-four-wilds"]],
        "initial-meld": [["two-sevens-three-twos"], ["initial-meld-from-the-pile-at-1500"]],
        "pile": [
            ["joker-on-top-pair-of-fives", "natural-and-wild-unblocked"],
            ["wild-in-the-pile-own-tens", "top-black-three"],
        ],
        "going-out": [["black-threes-and-last-discard"], ["seven-eights-in-two-melds"]],
        "end-of-stock": [["talon-empty-pair-compels", "last-card-red-three-then-melding"]],
        "scoring": [["score-02"]],
        "match": [["own-match-highest-total-wins", "three-players-pass-5000"]],
    },
    "modern-american": {
        "game": [["own-a-whole-turn"]],
        "cards": [["own-wild-card-stands-for-a-king"]],
        "deal": [["own-nothing-to-take-at-first"]],
        "threes": [["drawn-three-replaced-twice", "second-three-drawn-one-goes-out"]],
        "turn": [["discard-wild-refused"]],
        "melds": [["five-new-eights-closed"], ["five-new-eights-with-two", "initial-sevens-with-two"]],
        "initial-meld": [["initial-pure-kings", "initial-wild-and-aces-150"], ["initial-two-mixed-melds"]],
        "bonus-cards": [["bonus-four-for-first-side"]],
        "pile": [["take-to-seven-jacks"], ["take-natural-and-wild", "take-with-five-on-table"]],
        "going-out": [["out-with-two-canastas"], ["melding-to-one-card"]],
        "special-hands": [["special-straight", "special-garbage"]],
        "end-of-stock": [["last-card-three", "last-card-played-on"]],
        "scoring": [["score-02", "score-06"]],
        "match": [["match-exactly-8500"]],
    },
    "samba": {
        "game": [["own-a-whole-turn"]],
        "cards": [["own-wild-card-stands-for-a-king"]],
        "deal": [["own-joker-turned-up-freezes"]],
        "threes": [["draw-two-red-three-replaced"]],
        "turn": [["take-replaces-both-draws"]],
        "melds": [["queen-king-ace"], ["no-wild-in-a-sequence", "third-wild-refused"]],
        "initial-meld": [["two-sequences-open-at-50"], ["minimum-150-missed-with-145"]],
        "pile": [["top-card-extends-sequence"], ["natural-and-wild-onto-own-set", "no-new-sequence-from-the-pile"]],
        "going-out": [["out-with-samba-and-mixed-canasta"], ["one-samba-is-not-enough"]],
        "end-of-stock": [["stock-empty-must-take", "last-card-red-three-ends-deal"]],
        "scoring": [["score-01"]],
        "match": [["score-9995-goes-on", "own-match-three-alone"]],
    },
    "bolivia": {
        "game": [["own-a-whole-turn"]],
        "cards": [["own-wild-card-stands-for-a-king"]],
        "deal": [["own-covered-black-upcard-does-not-bar"]],
        "threes": [["own-two-red-threes-drawn"]],
        "turn": [["own-draw-two-discard-one"]],
        "melds": [["wild-meld"], ["three-wilds-in-a-set"]],
        "initial-meld": [["three-jokers-open-at-7000"], ["wild-opening-140-at-7000"]],
        "pile": [["top-two-not-takeable"]],
        "going-out": [["bolivia-and-escalera-go-out"], ["no-escalera-no-going-out"]],
        "end-of-stock": [["gap-last-three-cards-two-red"]],
        "scoring": [["score-02"]],
        "match": [["score-partner-went-out-black-threes", "own-match-three-alone"]],
    },
    "joker-samba": {
        "game": [["own-a-whole-turn"]],
        "cards": [["own-wild-card-stands-for-a-king"]],
        "deal": [["own-red-upcard-freezes"]],
        "threes": [["own-red-three-comes-with-the-pile"]],
        "turn": [["own-discarded-two-freezes"]],
        "melds": [["joker-meld"], ["two-kings-and-a-two", "two-kings-and-two-twos"]],
        "initial-meld": [["negative-score-45-refused"]],
        "pile": [["top-card-extends-sequence"]],
        "going-out": [["canasta-and-samba-go-out"], ["joker-canasta-alone"]],
        "end-of-stock": [["own-red-three-among-the-last-two"]],
        "scoring": [["score-six-jokers-and-a-two"]],
        "match": [["score-five-red-threes-and-short-sequence", "own-match-three-alone"]],
    },
    "hand-and-foot": {
        "game": [["own-a-whole-turn"]],
        "cards": [["own-wild-card-stands-for-a-king"]],
        "deal": [["own-black-upcard-bars-first-player"]],
        "threes": [["draw-a-red-three"]],
        "turn": [["own-draw-two-meld-discard-one"]],
        "melds": [["four-kings-two-twos"], ["three-kings-two-twos", "eighth-king-to-closed-book"]],
        "initial-meld": [["fourth-deal-exact-150"], ["clean-book-too-cheap"]],
        "pile": [["top-two-with-two-twos", "take-new-meld-beside-closed-book"], ["take-natural-and-wild"]],
        "foot": [["foot-at-once-then-discard"]],
        "going-out": [["go-out-with-leave"], ["foot-meld-down-to-one"]],
        "end-of-stock": [["empty-stock-pile-taken"]],
        "scoring": [["score-02"]],
        "match": [["scored-fourth-deal-tie", "own-match-three-alone"]],
    },
    "manzana": {
        "game": [["own-a-whole-turn"]],
        "cards": [["own-wild-card-stands-for-a-king"]],
        "deal": [["nothing-to-take-at-first"]],
        "threes": [["draw-one-red-three"]],
        "turn": [["own-discard-before-drawing"]],
        "melds": [["two-kings-two-wilds-is-a-canasta"]],
        "initial-meld": [["fives-too-cheap"]],
        "pile": [["queens-take-the-pile"], ["queen-and-two-not-open"]],
        "going-out": [["three-sixes-without-canasta"]],
        "end-of-stock": [["last-card-red-three"]],
        "scoring": [["score-01"]],
        "match": [["scored-target-reached"]],
    },
}
"""By system and chapter, each place with the names of its cases without that of the system."""

KEPT: Final = ("id", "rules", "players", "options", "clauses", "position", "do", "expect")
"""What of a case is needed to play it."""


def collected() -> str:
    """The text of the file."""
    systems = {
        system: {
            chapter: [[read(system, name) for name in place] for place in places] for chapter, places in chosen.items()
        }
        for system, chosen in CHOSEN.items()
    }
    lines = [
        f'  "{system}": {{\n'
        + ",\n".join(
            [
                f"    {json.dumps(chapter)}: {json.dumps(places, ensure_ascii=False)}"
                for chapter, places in chapters.items()
            ]
        )
        + "\n  }"
        for system, chapters in systems.items()
    ]
    return "{\n" + ",\n".join(lines) + "\n}\n"


def read(system: str, name: str) -> dict[str, object]:
    """A case without what only people read."""
    places = [folder / system / f"{system}-{name}.json" for folder in (CASES, CASES / "own")]
    case = json.loads(next(place for place in places if place.is_file()).read_text(encoding="utf-8"))
    return {key: case[key] for key in KEPT}


def main() -> int:
    """Write the file, or compare it."""
    text = collected()
    if "--check" in sys.argv[1:]:
        is_right = FILE.is_file() and FILE.read_text(encoding="utf-8") == text
        print("the examples are as chosen" if is_right else "run assets/make_examples.py: the examples differ")
        return 0 if is_right else 1
    FILE.write_text(text, encoding="utf-8", newline="\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
