"""What can be counted has a name of its own in every system, in both languages."""

import pytest

from canasta_desktop.pad.countables import CountKind, countables
from canasta_desktop.rules.options import rule_set
from canasta_desktop.rules.systems import SYSTEMS
from canasta_desktop.ui.base.language import set_language
from canasta_desktop.ui.score_pad.pad_words import PadWords
from canasta_desktop.ui.wording.wording import Wording

BY_VALUE = (CountKind.MELDED_VALUE, CountKind.LEFT_VALUE)


@pytest.mark.parametrize("language", ["en", "de"])
def test_no_two_things_are_called_the_same(qapp, language):
    set_language(qapp, language)
    words = PadWords(Wording())
    for system, known in SYSTEMS.items():
        rules = rule_set(system, known.players()[0])
        names = [words.thing(one, rules) for one in countables(rules) if one.kind not in BY_VALUE]
        alike = [name for name in names if names.count(name) > 1]
        assert alike in ([], ["Unfinished melds of wild cards"] * 2), system


def test_the_modern_game_as_its_players_would_say_it(qapp):
    rules, words = rule_set("modern-american", 4), PadWords(Wording())
    names = {one.key: words.thing(one, rules) for one in countables(rules)}
    assert names["canasta:natural:5:12"] == "Natural canastas of sevens and aces"
    assert names["canasta:wild:4"] == "Canastas of wild cards with 4 jokers"
    assert names["unfinished:set:12"] == "Unfinished natural melds of aces"
    assert names["many:5:12"] == "Three or more sevens or aces in one hand"
    assert names["melded-cards:10"] == "Kings to eights"
