"""Colours reach their contrast, sizes grow with the text, and Qt understands the style sheet."""

import os
import re
from itertools import product

import pytest

from canasta_desktop.ui.base.theme import (
    BANDS,
    INK,
    RING,
    RING_WIDE,
    SHEET,
    Felt,
    Mode,
    Theme,
    alpha,
    contrast,
    mixed,
    over,
    ring_line,
    theme,
    type_sizes,
)

LOOKS = [*(theme(mode, felt) for mode, felt in product((Mode.DARK, Mode.LIGHT), Felt)), theme(Mode.CONTRAST)]
looks = pytest.mark.parametrize("look", LOOKS, ids=lambda t: f"{t.mode.value}-{t.felt.value}")
PANELS = ("panel", "panel_2", "bar")
TINTED = ("accent", "own", "other", "good", "warning", "error", "cold")


def trays(look: Theme) -> list[str]:
    return [over(look.tray_fill, look.felt_centre), over(look.tray_fill, look.felt_edge)]


def felts(look: Theme) -> list[str]:
    return [look.felt_centre, look.felt_edge]


def panels(look: Theme) -> list[str]:
    return [*(getattr(look, name) for name in PANELS), look.plate_ground, over(look.plate, look.felt_edge)]


def worst(colour: str, grounds: list[str]) -> float:
    return min(contrast(colour, ground) for ground in grounds)


def test_contrast_is_the_measure_of_wcag():
    assert contrast("#000000", "#FFFFFF") == pytest.approx(21)
    assert contrast("#777777", "#FFFFFF") == pytest.approx(4.48, abs=0.01)
    assert contrast("#F2C14E", "#F2C14E") == 1


@pytest.mark.parametrize(
    ("mode", "token", "ground", "named"),
    [
        (Mode.DARK, "text", "felt_centre", 7.1),
        (Mode.DARK, "muted", "felt_centre", 5.6),
        (Mode.DARK, "accent", "felt_centre", 4.9),
        (Mode.LIGHT, "text", "felt_edge", 9.3),
        (Mode.LIGHT, "muted", "felt_edge", 4.8),
        (Mode.LIGHT, "accent", "felt_edge", 3.7),
        (Mode.CONTRAST, "text", "felt_edge", 21.0),
        (Mode.CONTRAST, "accent", "plate", 16.0),
    ],
)
def test_the_design_names_the_same_ratios(mode, token, ground, named):
    look = theme(mode)
    assert contrast(getattr(look, token), getattr(look, ground)) == pytest.approx(named, abs=0.06)


@looks
def test_plain_text_is_readable_on_every_surface(look):
    assert worst(look.text, felts(look) + trays(look) + panels(look)) >= 4.5
    assert worst(look.muted, felts(look) + trays(look) + panels(look)) >= 4.5


@looks
@pytest.mark.parametrize("token", TINTED)
def test_coloured_text_is_readable_on_panels_and_trays(look, token):
    assert worst(getattr(look, token), trays(look) + panels(look)) >= 4.5


@looks
def test_words_on_wood_and_red_suits_in_sentences_are_readable(look):
    for token in ("on_wood", "wood_accent", "wood_cold", "wood_warning"):
        assert worst(getattr(look, token), [look.wood, look.wood_2]) >= 4.5
    assert worst(look.red, felts(look) + trays(look) + panels(look)) >= 4.5


def test_the_words_on_silk_and_the_ink_on_paper_are_readable():
    assert all(contrast(ink, silk) >= 4.5 for silk, ink in BANDS.values())
    assert contrast(INK, SHEET) >= 12


@looks
def test_text_is_readable_on_the_accent_and_in_note_boxes(look):
    assert contrast(look.on_accent, look.accent) >= 4.5
    for name in ("accent", "good", "warning", "error", "cold"):
        ground = getattr(look, f"{name}_fill")
        assert contrast(look.text, ground) >= 4.5
        assert contrast(getattr(look, name), ground) >= 4.5


@looks
def test_outlines_show_on_felt_and_trays(look):
    grounds = felts(look) + trays(look)
    for token in ("glow", "accent", "own", "other", "cold"):
        assert worst(getattr(look, token), grounds) >= 3


@looks
def test_the_focus_ring_shows_on_every_ground(look):
    grounds = felts(look) + trays(look) + panels(look) + [look.accent, "#FFFDF8", "#E9ECF1", "#FFF4DF", "#23407A"]
    assert contrast(look.focus, look.focus_gap) >= 3
    for ground in grounds:
        assert max(contrast(look.focus, ground), contrast(look.focus_gap, ground)) >= 3


@looks
def test_every_colour_is_well_formed(look):
    for name, value in look._asdict().items():
        if name not in ("mode", "felt", "outline"):
            for colour in value if isinstance(value, tuple) else (value,):
                assert re.fullmatch("#([0-9A-F]{2})?[0-9A-F]{6}", colour), name


@looks
def test_six_sides_have_six_colours_that_show_on_panels_and_trays(look):
    colours = [look.side(number) for number in range(6)]
    assert len(set(colours)) == 6
    assert (colours[0], colours[1]) == (look.own, look.other)
    assert all(worst(colour, trays(look) + panels(look)) >= 3 for colour in colours)


def test_contrast_is_white_on_black_with_doubled_outlines_whatever_the_felt():
    look = theme(Mode.CONTRAST)
    assert (look.felt_centre, look.tray_line, look.outline) == ("#000000", "#FFFFFF", 2 * theme(Mode.DARK).outline)
    assert all(theme(Mode.CONTRAST, felt) is look for felt in Felt)


def test_opacity_is_mixed_over_the_ground():
    assert alpha("#0A241D", 0.41) == "#690A241D"
    assert over("#80FFFFFF", "#000000") == "#808080"
    assert mixed("#000000", "#FFFFFF", 0.5) == "#808080"


def test_type_sizes_are_those_of_the_design_and_grow_with_the_text():
    one, two = type_sizes(), type_sizes(2)
    assert (one.title, one.heading, one.button, one.body, one.second, one.caps) == (22, 17, 14, 13, 12, 11)
    assert two == tuple(2 * size for size in one)
    assert min(min(type_sizes(scale)) for scale in (1, 1.25, 1.7)) >= 11


# --- Qt


@pytest.fixture(scope="module")
def app():
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    widgets = pytest.importorskip("PySide6.QtWidgets")
    return widgets.QApplication.instance() or widgets.QApplication([])


@looks
def test_qt_accepts_the_style_sheet_and_buttons_are_high_enough(app, look, capfd):
    from PySide6.QtWidgets import QCheckBox, QComboBox, QLineEdit, QPushButton, QToolButton, QVBoxLayout, QWidget

    from canasta_desktop.ui.appearance.stylesheet import palette, style_sheet

    for scale, touch, least in ((1, False, 38), (2, False, 38), (1, True, 44)):
        window = QWidget()
        window.setPalette(palette(look))
        window.setStyleSheet(style_sheet(look, scale, touch=touch))
        column = QVBoxLayout(window)
        made = [kind(window) for kind in (QPushButton, QToolButton, QCheckBox, QLineEdit, QComboBox)]
        for widget in made:
            column.addWidget(widget)
        window.grab()
        assert [w.height() >= least for w in made] == [True] * 5
        window.close()
    assert "parse" not in capfd.readouterr().err


@looks
def test_disabled_text_can_still_be_read(app, look):
    assert worst(look.disabled, [look.panel, look.panel_2]) >= 4.5


@looks
def test_what_can_be_pressed_has_an_outline_that_shows(look):
    assert worst(look.border, [look.panel, look.panel_2]) >= 3
    assert worst(look.edge, [look.wood, look.wood_2, *felts(look), look.panel]) >= 3
    assert worst(look.accent, [look.panel, look.panel_2]) >= 3


def test_the_palette_has_the_theme_colours(app):
    from PySide6.QtGui import QPalette

    from canasta_desktop.ui.appearance.stylesheet import palette

    look = theme(Mode.LIGHT)
    made = palette(look)
    assert made.color(QPalette.ColorRole.Window).name().upper() == look.panel
    assert made.color(QPalette.ColorRole.Highlight).name().upper() == look.accent


def test_the_ring_of_the_focus_is_three_pixels_wide_and_has_a_gap():
    rim, outer, inner = RING
    assert ring_line(8) * outer.width >= 3  # a unit is 8 px at 1280x800
    assert outer.inset + outer.width < inner.inset
    assert rim.width == RING_WIDE == pytest.approx(inner.inset + inner.width)
