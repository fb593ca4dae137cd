"""How large dialogs are beside a large window."""

import pytest

from canasta_desktop.ui.appearance.appearance import sheet_scale
from canasta_desktop.ui.base.units import Unit


@pytest.mark.parametrize(
    ("window", "text", "expected"),
    [
        ((960, 600), 1.0, 1.0),
        ((1280, 800), 1.0, 1.0),
        ((1920, 1200), 1.0, 1.0),
        ((2560, 1440), 1.0, 1.2),
        ((3840, 2160), 1.0, 1.8),
        ((3840, 600), 1.0, 1.0),
        ((7680, 4320), 1.0, 2.0),
        ((1280, 800), 1.5, 1.5),
        ((2560, 1440), 1.5, 1.8),
        ((3840, 2160), 1.5, 2.0),
        ((3840, 2160), 2.0, 2.0),
    ],
)
def test_dialogs_grow_with_the_table_in_windows_that_are_larger_than_usual(window, text, expected):
    assert sheet_scale(text, Unit.of_window(*window).px) == pytest.approx(expected)
