"""What house rules change of a sheet: every statement is there once, as it was, changed or left out."""

import pytest

from canasta_desktop.rules.codes import Rule
from canasta_desktop.rules.options import offered, rule_set
from canasta_desktop.rules.systems import SYSTEMS
from canasta_desktop.ui.rule_sheet.changes import ChangedLine, LineState, compared, count_of_changes
from canasta_desktop.ui.wording.options.groups import OptionGroup, OptionGroupWords, group_of, grouped
from canasta_desktop.ui.wording.wording import Wording


def sheet(system: str = "classic", players: int = 4, **options: object):
    return Wording().rules.sheet(rule_set(system, players, options))


def lines(chapters) -> list[ChangedLine]:
    return [line for chapter in chapters for line in chapter.lines]


def test_a_sheet_beside_itself_is_all_the_same(qapp):
    chapters = compared(sheet(), sheet())
    assert {line.state for line in lines(chapters)} == {LineState.SAME}
    assert count_of_changes(chapters) == 0
    assert [chapter.title for chapter in chapters] == [section.title for section in sheet()]


@pytest.mark.parametrize("system", SYSTEMS)
def test_what_is_played_stands_there_whole_and_in_order(qapp, system):
    players = SYSTEMS[system].players()[0]
    for option in offered(system, players):
        if option.values and not option.needs:
            played = sheet(system, players, **{option.name: option.values[1]})
            shown = lines(compared(played, sheet(system, players)))
            kept = [line.paragraph.text for line in shown if line.state is not LineState.LEFT_OUT]
            assert kept == [paragraph.text for section in played for paragraph in section.paragraphs]


def test_what_takes_anothers_place_is_changed_and_what_nothing_replaces_is_left_out(qapp):
    shown = lines(compared(sheet(target=7500, single_card_rule=False), sheet()))
    told = {(line.paragraph.code, line.state) for line in shown if line.state is not LineState.SAME}
    assert (Rule.TARGET, LineState.CHANGED) in told
    assert (Rule.TARGET, LineState.LEFT_OUT) not in told
    assert (Rule.PILE_SINGLE_CARD, LineState.LEFT_OUT) in told


def test_fresh_is_what_the_sheet_before_did_not_say(qapp):
    before, after = sheet(target=7500), sheet(target=7500, always_frozen=True)
    shown = lines(compared(after, sheet(), before))
    fresh = {line.paragraph.code for line in shown if line.fresh}
    assert Rule.ALWAYS_FROZEN in fresh
    assert Rule.FROZEN_BEFORE_INITIAL_MELD in fresh  # it has just gone
    assert Rule.TARGET not in fresh
    back = lines(compared(before, sheet(), after))
    assert Rule.FROZEN_BEFORE_INITIAL_MELD in {line.paragraph.code for line in back if line.fresh}
    assert not any(line.fresh for line in lines(compared(after, sheet())))


def test_every_house_rule_belongs_to_a_group(qapp):
    for system, found in SYSTEMS.items():
        for players in found.players():
            options = offered(system, players)
            listed = [option for _, some in grouped(options) for option in some]
            assert sorted(option.name for option in listed) == sorted(option.name for option in options)


def test_what_a_single_game_has_stands_apart(qapp):
    groups = {option.name: group_of(option) for option in offered("global-trade", 4)}
    assert groups["take_rest_optional"] is OptionGroup.OWN
    assert groups["always_frozen"] is OptionGroup.PILE
    titles = [OptionGroupWords().title(group) for group in OptionGroup]
    assert len(set(titles)) == len(titles)
