"""The settings file: what older versions wrote is understood."""

import pytest

from canasta_desktop.game.settings import (
    TIPS_MATCHES,
    Settings,
    dumps,
    first_settings,
    loads,
    with_match_begun,
    with_tips_of,
)


@pytest.mark.parametrize(
    ("written", "read"), [("lattice", "evening"), ("fans", "fans"), ("scales", "garden"), ("plain", "sun")]
)
def test_a_card_back_of_an_older_version_is_the_one_that_took_its_place(written, read):
    assert loads(f'{{"back": "{written}"}}'.encode()).back == read


@pytest.mark.parametrize("back", ["evening", "fans", "garden", "sun"])
def test_a_card_back_is_kept(back):
    assert loads(dumps(Settings(back=back)).encode()).back == back


def test_a_card_back_that_never_was_is_left_out():
    assert loads(b'{"back": "tartan", "theme": "dark"}') == Settings(theme="dark")


def test_the_table_colour_contrast_of_older_versions_is_the_theme_of_that_name():
    assert loads(b'{"theme": "light", "felt": "contrast"}') == Settings(theme="contrast")
    assert loads(b'{"felt": "contrast", "theme": "dark", "card_size": 120}') == Settings(
        theme="contrast", card_size=120
    )
    assert loads(b'{"theme": "light", "felt": "slate"}') == Settings(theme="light", felt="slate")


def test_tips_are_for_those_who_have_set_nothing_yet():
    assert first_settings().tips
    assert not loads(b'{"theme": "dark"}').tips


def test_what_was_told_is_kept():
    told = Settings(tips=True, tips_told=("frozen", "canasta"), tips_matches=1)
    assert loads(dumps(told).encode()) == told


@pytest.mark.parametrize(
    "wrong",
    [
        b'{"tips_matches": 3}',
        b'{"tips_matches": -1}',
        b'{"tips_matches": true}',
        b'{"tips_told": "frozen"}',
        b'{"tips_told": [1]}',
        b'{"tips_told": [%s]}' % b", ".join([b'"x"'] * 41),
        b'{"tips": "yes"}',
        b'{"letters_on": 1}',
        b'{"letters": ["Z"]}',
        b'{"letters": {"draw": "z"}}',
        b'{"letters": {"draw": "ZZ"}}',
        b'{"letters": {"draw": "7"}}',
        b'{"letters": {"draw": 7}}',
        b'{"letters": {"draw": "Z", "take": "Z"}}',
        b'{"letters": {"%s": "Z"}}' % (b"d" * 21),
        b'{"letters": {%s}}' % b", ".join([b'"x%d": ""' % number for number in range(41)]),
    ],
)
def test_what_is_out_of_bounds_is_left_out(wrong):
    assert loads(wrong) == Settings()


def test_chosen_letters_are_kept():
    chosen = Settings(letters_on=False, letters=(("draw", "Ä"), ("hint", "")))
    assert loads(dumps(chosen).encode()) == chosen


def test_after_so_many_matches_nothing_more_is_explained():
    settings = first_settings()
    for _ in range(TIPS_MATCHES - 1):
        settings = with_match_begun(settings)
        assert settings.tips
    settings = with_match_begun(settings)
    assert not settings.tips
    assert with_match_begun(settings) == settings


def test_who_wants_tips_again_gets_all_of_them():
    before = Settings(tips_told=("frozen",), tips_matches=2)
    wanted = with_tips_of(Settings(tips=True, tips_told=("frozen",), tips_matches=2), before)
    assert (wanted.tips_told, wanted.tips_matches) == ((), 0)
    told = Settings(tips=True, tips_told=("frozen",), tips_matches=1)
    assert with_tips_of(Settings(tips=True, theme="dark"), told) == Settings(
        tips=True, theme="dark", tips_told=("frozen",), tips_matches=1
    )
