"""Colours and type sizes as plain values, no Qt.

A theme is a mode (dark or light) on a felt. Colours are "#RRGGBB", those that let the ground through "#AARRGGBB" as Qt
reads them. Coloured text stands on panel, pill or tray, never on the bare felt; `contrast` is the measure of WCAG 2,
and the tests hold every token to 4.5 (text) or 3 (outlines) on the surfaces it is used on.

The blue, burgundy and slate felts have panels of their own hue in dark mode; in light mode the same names are pale
cloths, as green is. Plain high contrast is white on black in dark mode and black on white in light mode, with doubled
outlines.
"""

from enum import Enum
from typing import NamedTuple


class Mode(Enum):
    """What the system, or the setting, asks for."""

    DARK = "dark"
    LIGHT = "light"


class Felt(Enum):
    """The cloth of the table."""

    GREEN = "green"
    BLUE = "blue"
    BURGUNDY = "burgundy"
    SLATE = "slate"
    CONTRAST = "contrast"


class Theme(NamedTuple):
    """All colours of one look; `outline` is the width of frames in logical pixels.

    `good_fill`, `warning_fill`, `error_fill` and `cold_fill` are the grounds of note boxes (over `panel`); `focus` is
    drawn 2 px wide on the inside, `focus_outer` 2 px around it, so that the ring shows on every ground. `more_sides`
    are the rings and bars of the third side and further ones.
    """

    mode: Mode
    felt: Felt
    felt_centre: str
    felt_edge: str
    tray_fill: str
    tray_line: str
    panel: str
    panel_2: str
    bar: str
    line: str
    text: str
    muted: str
    accent: str
    on_accent: str
    glow: str
    own: str
    other: str
    good: str
    warning: str
    error: str
    cold: str
    focus: str
    focus_outer: str
    outline: float = 1.0
    more_sides: tuple[str, ...] = ()

    def side(self, number: int) -> str:
        """The colour of a side: 0 is the own one, 1 the other, more where there are more than two."""
        return (self.own, self.other, *self.more_sides)[number % (2 + len(self.more_sides))]

    @property
    def tray(self) -> str:
        """The solid colour a tray shows on the middle of the felt."""
        return over(self.tray_fill, self.felt_centre)

    @property
    def accent_fill(self) -> str:
        return over(alpha(self.accent, 0.12), self.panel)

    @property
    def good_fill(self) -> str:
        return over(alpha(self.good, 0.10), self.panel)

    @property
    def warning_fill(self) -> str:
        return over(alpha(self.warning, 0.10), self.panel)

    @property
    def error_fill(self) -> str:
        return over(alpha(self.error, 0.10), self.panel)

    @property
    def cold_fill(self) -> str:
        return over(alpha(self.cold, 0.12), self.panel)


def alpha(colour: str, share: float) -> str:
    """An opaque colour at `share` (0 to 1) of opacity."""
    return f"#{round(255 * share):02X}{colour[1:]}"


def _channels(colour: str) -> tuple[float, float, float, float]:
    """Red, green, blue and opacity, each 0 to 1."""
    digits = colour[1:]
    opacity = int(digits[:2], 16) / 255 if len(digits) == 8 else 1.0
    red, green, blue = (int(digits[-6:][i : i + 2], 16) / 255 for i in (0, 2, 4))
    return red, green, blue, opacity


def over(colour: str, ground: str) -> str:
    """The opaque colour seen where `colour` lies over an opaque `ground`."""
    *top, share = _channels(colour)
    *below, _ = _channels(ground)
    mixed = (round(255 * (a * share + b * (1 - share))) for a, b in zip(top, below, strict=True))
    return "#" + "".join(f"{value:02X}" for value in mixed)


def luminance(colour: str) -> float:
    """Relative luminance of an opaque colour by WCAG 2, 0 (black) to 1 (white)."""
    linear = [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in _channels(colour)[:3]]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(one: str, two: str) -> float:
    """Contrast ratio of two opaque colours by WCAG 2, 1 to 21."""
    high, low = sorted((luminance(one), luminance(two)), reverse=True)
    return (high + 0.05) / (low + 0.05)


_DARK = Theme(
    mode=Mode.DARK,
    felt=Felt.GREEN,
    felt_centre="#1B5844",
    felt_edge="#10382D",
    tray_fill=alpha("#0A241D", 0.41),
    tray_line=alpha("#FFFFFF", 0.10),
    panel="#12241F",
    panel_2="#1A312A",
    bar="#0D1C18",
    line="#2E4A41",
    text="#F2F0E6",
    muted="#B4C6BC",
    accent="#F2C14E",
    on_accent="#221A05",
    glow="#F2C14E",
    own="#7BE0A8",
    other="#FFB08A",
    good="#7BE0A8",
    warning="#FFB86B",
    error="#FF8A80",
    cold="#9AD7FF",
    focus="#FFFFFF",
    focus_outer="#1D2230",
    more_sides=("#8EC9FF", "#D9A8FF", "#FF9EC4", "#E2DCC8"),
)
_LIGHT = Theme(
    mode=Mode.LIGHT,
    felt=Felt.GREEN,
    felt_centre="#E6EFE6",
    felt_edge="#C9DACE",
    tray_fill=alpha("#FFFFFF", 0.47),
    tray_line=alpha("#1E4D3D", 0.20),
    panel="#FBFAF5",
    panel_2="#EFF2EA",
    bar="#F6F5EE",
    line="#CDD6CB",
    text="#18261F",
    muted="#4A5C53",
    accent="#935300",
    on_accent="#FFFFFF",
    glow="#A15C00",
    own="#0B6B43",
    other="#A23B12",
    good="#0B6B43",
    warning="#8A4B00",
    error="#B3261E",
    cold="#0B5C92",
    focus="#1D2230",
    focus_outer="#FFFFFF",
    more_sides=("#0B5C92", "#7A2FA0", "#B0246A", "#5A5546"),
)


def _dark_felt(felt: Felt, cloth: tuple[str, str], tray: str, panels: tuple[str, str, str, str]) -> Theme:
    """The dark theme on another cloth, with panel, second panel, bar and line of its hue."""
    panel, panel_2, bar, line = panels
    return _DARK._replace(
        felt=felt,
        felt_centre=cloth[0],
        felt_edge=cloth[1],
        tray_fill=alpha(tray, 0.41),
        panel=panel,
        panel_2=panel_2,
        bar=bar,
        line=line,
    )


def _light_felt(felt: Felt, cloth: tuple[str, str], line: str) -> Theme:
    return _LIGHT._replace(felt=felt, felt_centre=cloth[0], felt_edge=cloth[1], tray_line=alpha(line, 0.20))


def _plain(theme: Theme, ground: str, ink: str, second: str) -> Theme:
    """High contrast: one ground, lines in the colour of the text, outlines doubled."""
    return theme._replace(
        felt=Felt.CONTRAST,
        felt_centre=ground,
        felt_edge=ground,
        tray_fill=ground,
        tray_line=ink,
        panel=ground,
        panel_2=second,
        bar=ground,
        line=ink,
        text=ink,
        muted=ink,
        outline=2.0,
    )


_THEMES = (
    _DARK,
    _LIGHT,
    _dark_felt(Felt.BLUE, ("#1F4668", "#122A40"), "#0A1A29", ("#111E2B", "#182938", "#0C1620", "#2C4459")),
    _dark_felt(Felt.BURGUNDY, ("#5B2230", "#35131C"), "#240C13", ("#24141A", "#321C23", "#1A0D12", "#54333D")),
    _dark_felt(Felt.SLATE, ("#3A4450", "#20262E"), "#12161B", ("#191D22", "#23282E", "#121519", "#3B434C")),
    _light_felt(Felt.BLUE, ("#E4ECF4", "#C8D7E5"), "#1F4668"),
    _light_felt(Felt.BURGUNDY, ("#F5E9EB", "#E6CFD4"), "#5B2230"),
    _light_felt(Felt.SLATE, ("#ECEEF0", "#D3D8DD"), "#3A4450"),
    _plain(_DARK, "#000000", "#FFFFFF", "#141414"),
    _plain(_LIGHT, "#FFFFFF", "#000000", "#F2F2F2"),
)


def theme(mode: Mode, felt: Felt = Felt.GREEN) -> Theme:
    """The look for a mode on a felt."""
    return next(one for one in _THEMES if one.mode is mode and one.felt is felt)


class TypeSizes(NamedTuple):
    """Font sizes in logical pixels; weights: title, number, heading and caps 700, button 600, the rest 400."""

    title: int
    number: int
    heading: int
    button: int
    body: int
    second: int
    caps: int


CAPS_SPACING = 0.8
"""Letter spacing of the caps label, px."""
GRID = 4
PILL_PADDING, BOX_PADDING, BOX_GAP, SECTION_GAP = 10, 12, 8, 18
BUTTON_CORNER, BOX_CORNER, TRAY_CORNER = 10, 12, 14
CARD_CORNER = 0.068
"""Corner radius of a card by its width."""
TARGET, TOUCH_TARGET = 38, 44
"""Least height of what is clicked, with the mouse and in touch mode, px."""


def type_sizes(text_scale: float = 1.0) -> TypeSizes:
    """The sizes at a text scale of 1 to 2."""
    base = (22, 22, 17, 14, 13, 12, 11)
    return TypeSizes(*(round(size * text_scale) for size in base))
