"""The score in the corner: what stands in its last line."""

from canasta_desktop.ui.appearance.fonts import wear_font
from canasta_desktop.ui.base.theme import Mode, theme
from canasta_desktop.ui.base.units import Unit
from canasta_desktop.ui.faces import CardPictures, FaceStyle
from canasta_desktop.ui.items.look import Look, width_of
from canasta_desktop.ui.items.score_plate import footer_words


def test_the_target_can_be_read_however_long_the_name_of_the_game_is(qapp):
    wear_font(qapp)
    look = Look(theme(Mode.DARK), Unit(8.0), 1.0, CardPictures(FaceStyle()))
    footer = "Modernes amerikanisches Canasta · Runde 1 · vier Spieler · Ziel 8.500"
    font, words = footer_words(look, footer, 318)
    assert words != footer
    assert words.endswith("Runde 1 · vier Spieler · Ziel 8.500")
    assert width_of(font, words) <= 318
    assert footer_words(look, footer, 600)[1] == footer
