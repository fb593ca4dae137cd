"""The settings file: what older versions wrote is understood."""

import pytest

from canasta_desktop.game.settings import Settings, dumps, loads


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
