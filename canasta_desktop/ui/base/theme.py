"""Colours and type sizes as plain values, no Qt.

A theme is a mode on a felt: dark, light, or contrast, which is white on black whatever the felt. Colours are "#RRGGBB",
those that let the ground through "#AARRGGBB" as Qt reads them. `contrast` is the measure of WCAG 2, and the tests hold
every token to 4.5 (text) or 3 (signs, outlines) on the surfaces it is used on: felt, tray, plate, panel, wood.

The blue, burgundy and slate felts have plates and panels of their own hue in dark mode; in light mode the same names
are pale cloths, as green is. The wood is the same on all of them. Paper (`SHEET`, `INK`, `RULE`) and the silk bands of
canastas (`BANDS`) look alike in every theme.
"""

from enum import Enum
from functools import cache
from typing import Final, NamedTuple


class Mode(Enum):
    """The three ways all colours are chosen; the system asks for one of the first two."""

    DARK = "dark"
    LIGHT = "light"
    CONTRAST = "contrast"


class Felt(Enum):
    """The cloth of the table in dark and in light mode."""

    GREEN = "green"
    BLUE = "blue"
    BURGUNDY = "burgundy"
    SLATE = "slate"


class Theme(NamedTuple):
    """All colours of one look; `outline` is the width of frames in logical pixels.

    `plate` is the ground of what stands on the felt, `tray_line` the stitches around a tray. `wood` and `wood_2` end
    the gradient of the rail and of the walnut tray; what stands on them is written in `on_wood`, `wood_accent`,
    `wood_cold` and `wood_warning`. `red` is the colour of hearts and diamonds inside a sentence. `good_fill`,
    `warning_fill`, `error_fill` and `cold_fill` are the grounds of note boxes (over `panel`); the focus is two
    lines of `focus` with `focus_gap` between them and around, so that the ring shows on every ground and looks like
    nothing else. `more_sides` are the
    colours of the third side and further ones.
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
    focus_gap: str
    plate: str
    wood: str
    wood_2: str
    on_wood: str
    wood_accent: str
    wood_cold: str
    wood_warning: str
    red: str
    outline: float = 1.0
    more_sides: tuple[str, ...] = ()

    def side(self, number: int) -> str:
        """The colour of a side: 0 is the own one, 1 the other, more where there are more than two."""
        return (self.own, self.other, *self.more_sides)[number % (2 + len(self.more_sides))]

    @property
    def border(self) -> str:
        """The outline of what can be pressed or typed into: 3 to 1 on panels (WCAG 1.4.11); `line` only divides."""
        return shown(self.line, self.text, (self.panel, self.panel_2), 3)

    @property
    def edge(self) -> str:
        """The outline of the buttons on wood and felt: gold, as far as that shows there."""
        if self.mode is Mode.CONTRAST:
            return self.line
        return shown(
            mixed(self.accent, self.panel, 0.35),
            self.on_wood,
            (self.wood, self.wood_2, self.felt_centre, self.felt_edge),
            3,
        )

    @property
    def disabled(self) -> str:
        """The text of what cannot be used now: weaker than muted text, yet readable (4.5 to 1 on panels)."""
        weak = over(alpha(self.muted, 0.75), self.panel_2)
        return shown(weak, self.muted, (self.panel, self.panel_2), 4.5)

    @property
    def tray(self) -> str:
        """The solid colour a tray shows on the middle of the felt."""
        return over(self.tray_fill, self.felt_centre)

    @property
    def plate_ground(self) -> str:
        """The solid colour a plate shows on the middle of the felt."""
        return over(self.plate, self.felt_centre)

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


class FocusLine(NamedTuple):
    """One line of the ring of the focus: the token of its colour, how wide, and how far its outer edge lies inside."""

    colour: str
    width: float
    inset: float


RING: Final = (FocusLine("focus_gap", 2.8, 0), FocusLine("focus", 1, 0.4), FocusLine("focus", 0.6, 2.2))
"""The ring in widths of its outer line: a rim, the line, a gap, a second line; the widest is drawn first.

In no accent: that is the colour of what is selected, of where cards may lie, and of what is chosen in dialogs.
"""
RING_WIDE: Final = 2.8
"""All of it, in widths of its outer line."""
RING_THIN: Final = 2.0
"""How wide that is in dialogs, px: they have less room than the table."""


def ring_line(unit: float) -> float:
    """How wide the outer line of the ring is at a unit of the table, px: 3 at the least."""
    return max(3.0, 0.36 * unit)


def alpha(colour: str, share: float) -> str:
    """An opaque colour at `share` (0 to 1) of opacity."""
    return f"#{round(255 * share):02X}{colour[1:]}"


def mixed(one: str, two: str, share: float) -> str:
    """The opaque colour a `share` (0 to 1) of the way from one opaque colour to another."""
    return over(alpha(two, share), one)


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


@cache
def luminance(colour: str) -> float:
    """Relative luminance of an opaque colour by WCAG 2, 0 (black) to 1 (white)."""
    linear = [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in _channels(colour)[:3]]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(one: str, two: str) -> float:
    """Contrast ratio of two opaque colours by WCAG 2, 1 to 21."""
    high, low = sorted((luminance(one), luminance(two)), reverse=True)
    return (high + 0.05) / (low + 0.05)


@cache
def shown(colour: str, towards: str, grounds: tuple[str, ...], least: float) -> str:
    """The colour, moved towards another one as far as it takes to show on all these grounds with that contrast."""
    mixes = (mixed(colour, towards, share / 20) for share in range(20))
    return next((mix for mix in mixes if min(contrast(mix, ground) for ground in grounds) >= least), towards)


SHEET: Final = "#FFFBF0"
INK: Final = "#251D12"
RULE: Final = "#DCCBA8"
"""Paper, its ink and its rules, in every theme."""
GOLD: Final = "#D9A441"
"""The lines of brass on wood and the hems of silk bands."""
VEIL: Final = 0.5
"""How dark the veil is over all that a lesson does not point at, as a share of black."""
BANDS: Final = {
    "natural": ("#B81B2B", "#FFFFFF"),
    "mixed": ("#20263A", "#FFFFFF"),
    "wild": ("#E2B04A", "#2A1C02"),
    "sequence": ("#0C5A93", "#FFFFFF"),
}
"""The silk of a canasta and the ink on it, by the words of `display.MeldKind`; never without the word."""

_DARK = Theme(
    mode=Mode.DARK,
    felt=Felt.GREEN,
    felt_centre="#1B5B45",
    felt_edge="#0B2C22",
    tray_fill=alpha("#000000", 0.20),
    tray_line="#7FB79F",
    panel="#0C2A21",
    panel_2="#123A2D",
    bar="#0A231B",
    line="#3F7A63",
    text="#F6F1E2",
    muted="#CBDDD2",
    accent="#F4C453",
    on_accent="#241A04",
    glow="#F4C453",
    own="#8BE8B4",
    other="#FFB893",
    good="#8BE8B4",
    warning="#FFC078",
    error="#FFB0A6",
    cold="#9AD7FF",
    focus="#FFFFFF",
    focus_gap="#1D2230",
    plate=alpha("#0C2A21", 0.88),
    wood="#5A3520",
    wood_2="#2E190E",
    on_wood="#F8EEDC",
    wood_accent="#F4C453",
    wood_cold="#9AD7FF",
    wood_warning="#FFC078",
    red="#FFB6B0",
    more_sides=("#F28FB0", "#C9A4FF", "#8EC5FF", "#FFD166"),
)
_LIGHT = Theme(
    mode=Mode.LIGHT,
    felt=Felt.GREEN,
    felt_centre="#DDEBDD",
    felt_edge="#AFCBB6",
    tray_fill=alpha("#FFFFFF", 0.34),
    tray_line="#6E9A80",
    panel="#FFFDF6",
    panel_2="#F1F4EA",
    bar="#F8F6EC",
    line="#A9BFAF",
    text="#14241C",
    muted="#3C5247",
    accent="#8F4E00",
    on_accent="#FFFFFF",
    glow="#8F4E00",
    own="#0A6440",
    other="#9A3410",
    good="#0A6440",
    warning="#7F4300",
    error="#A61B12",
    cold="#0B5486",
    focus="#1D2230",
    focus_gap="#FFFFFF",
    plate=alpha("#FFFDF6", 0.88),
    wood="#D9B88C",
    wood_2="#B58A57",
    on_wood="#2B1A09",
    wood_accent="#2B1A09",
    wood_cold="#05294A",
    wood_warning="#4A0D05",
    red="#9A1022",
    more_sides=("#9C2458", "#6B35A8", "#0E5690", "#6E4C00"),
)
_CONTRAST = Theme(
    mode=Mode.CONTRAST,
    felt=Felt.GREEN,
    felt_centre="#000000",
    felt_edge="#000000",
    tray_fill="#000000",
    tray_line="#FFFFFF",
    panel="#000000",
    panel_2="#141414",
    bar="#000000",
    line="#FFFFFF",
    text="#FFFFFF",
    muted="#E6E6E6",
    accent="#FFE04A",
    on_accent="#000000",
    glow="#FFE04A",
    own="#7CFFB2",
    other="#FFB37A",
    good="#7CFFB2",
    warning="#FFCF8F",
    error="#FFB3AA",
    cold="#9AE0FF",
    focus="#FFFFFF",
    focus_gap="#000000",
    plate="#000000",
    wood="#000000",
    wood_2="#000000",
    on_wood="#FFFFFF",
    wood_accent="#FFE04A",
    wood_cold="#9AE0FF",
    wood_warning="#FFCF8F",
    red="#FFB6B0",
    outline=2.0,
    more_sides=("#FFA3C2", "#D6B8FF", "#A6D2FF", "#FFE9A8"),
)


def _dark_felt(felt: Felt, cloth: tuple[str, str], stitch: str, panels: tuple[str, str, str, str]) -> Theme:
    """The dark theme on another cloth, with panel, second panel, bar and line of its hue."""
    panel, panel_2, bar, line = panels
    return _DARK._replace(
        felt=felt,
        felt_centre=cloth[0],
        felt_edge=cloth[1],
        tray_line=stitch,
        plate=alpha(panel, 0.88),
        panel=panel,
        panel_2=panel_2,
        bar=bar,
        line=line,
    )


def _light_felt(felt: Felt, cloth: tuple[str, str], stitch: str) -> Theme:
    return _LIGHT._replace(felt=felt, felt_centre=cloth[0], felt_edge=cloth[1], tray_line=stitch)


_THEMES = (
    _DARK,
    _LIGHT,
    _dark_felt(Felt.BLUE, ("#1F4A70", "#0D2237"), "#86A9C9", ("#0F2234", "#182F45", "#0C1B29", "#46698A")),
    _dark_felt(Felt.BURGUNDY, ("#642335", "#2B0F17"), "#C48C9A", ("#2A1219", "#3A1C25", "#210E14", "#85505F")),
    _dark_felt(Felt.SLATE, ("#3D4855", "#1A2027"), "#99A6B4", ("#171C22", "#232A32", "#12161B", "#5B6875")),
    _light_felt(Felt.BLUE, ("#DCE8F3", "#B3C9DE"), "#6F8FAE"),
    _light_felt(Felt.BURGUNDY, ("#F3E1E5", "#DDBDC5"), "#A97885"),
    _light_felt(Felt.SLATE, ("#E6EAED", "#C3CBD3"), "#7F8C99"),
)


def theme(mode: Mode, felt: Felt = Felt.GREEN) -> Theme:
    """The look for a mode on a felt; contrast has none but its own."""
    if mode is Mode.CONTRAST:
        return _CONTRAST
    return next(one for one in _THEMES if one.mode is mode and one.felt is felt)


def theme_on(panel: str) -> Theme:
    """The look whose panels have this colour, "#rrggbb": what a widget that knows its palette alone is painted in."""
    return next((one for one in (*_THEMES, _CONTRAST) if one.panel == panel.upper()), _DARK)


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
