"""The worked examples of a rule sheet: conformance cases that come out under these rules as the rule book says.

`assets/run/examples.json` holds by system and chapter some places, each with the cases that would do there. Every case
is played under the rules of the sheet, house rules included; where it comes out otherwise than it says, the next one
is tried, and the place stays empty if none holds. A case for another number of players is set at the present table
(`seated_cases`).
"""

import json
import logging
from collections.abc import Mapping, Sequence
from functools import cache
from typing import Final

from canasta_desktop.resources import ResourceError, asset
from canasta_desktop.rules.cases import Case
from canasta_desktop.rules.fields import Field
from canasta_desktop.rules.ruleset import RuleSet
from canasta_desktop.ui.rule_sheet.demonstration import demonstrated
from canasta_desktop.ui.rule_sheet.seated_cases import seated, seated_match
from canasta_desktop.ui.wording.rules.examples import Example
from canasta_desktop.ui.wording.rules.rule_words import Heading
from canasta_desktop.ui.wording.wording import Wording

LOG = logging.getLogger(__name__)

FILE: Final = "examples.json"
"""Where the cases lie among the assets."""

Candidates = Sequence[Sequence[Case]]
"""The examples of a chapter, and for each the cases that would do, the best first."""


def illustrated(rules: RuleSet, words: Wording) -> dict[Heading, tuple[Example, ...]]:
    """The examples by chapter, and before those about the cards what each card counts."""
    found = examples(rules, words)
    values = words.rules.card_values.picture(rules)
    return {**found, Heading.CARDS: (values, *found.get(Heading.CARDS, ()))}


def examples(rules: RuleSet, words: Wording) -> dict[Heading, tuple[Example, ...]]:
    """The examples by chapter, in the present language; nothing where the file cannot be read."""
    try:
        chapters = library().get(rules.key, {})
    except (ResourceError, OSError, ValueError):
        LOG.exception("the examples of the rules cannot be read")
        return {}
    found = {
        Heading(chapter): tuple([one for place in places if (one := _first(place, Heading(chapter), rules, words))])
        for chapter, places in chapters.items()
    }
    return {heading: some for heading, some in found.items() if some}


def _first(place: Sequence[Case], heading: Heading, rules: RuleSet, words: Wording) -> Example | None:
    """The first case that comes out as it says."""
    for case in place:
        here = seated_match(case, rules) if heading is Heading.MATCH else seated(case, rules)
        if here is not None and (found := demonstrated(here, heading, rules, words)) is not None:
            return found
    return None


@cache
def library() -> Mapping[str, Mapping[str, Candidates]]:
    """All cases by system and chapter; read at first need. Raises ResourceError, OSError, ValueError."""
    root = Field(json.loads(asset(FILE).read_text(encoding="utf-8")), "examples")
    return {
        system: {
            chapter: [[Case(case.record()) for case in place.items()] for place in root.at(system).at(chapter).items()]
            for chapter in root.at(system).record()
        }
        for system in root.record()
    }
