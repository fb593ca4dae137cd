"""What older versions of the settings said is still understood."""

from canasta_desktop.game.settings import Settings, loads


def test_the_table_colour_contrast_of_older_versions_is_the_theme_of_that_name():
    assert loads(b'{"theme": "light", "felt": "contrast"}') == Settings(theme="contrast")
    assert loads(b'{"felt": "contrast", "theme": "dark", "card_size": 120}') == Settings(
        theme="contrast", card_size=120
    )
    assert loads(b'{"theme": "light", "felt": "slate"}') == Settings(theme="light", felt="slate")
