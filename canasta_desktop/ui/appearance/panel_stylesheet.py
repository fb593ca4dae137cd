"""The style sheet of panel, action strip, top bar and question, added to the one of `style`.

It addresses widgets by the dynamic property `part`, and by `side` (the words of `sides`) where a side's colour is due.
"""

from canasta_desktop.ui.base.theme import BOX_CORNER, Theme, TypeSizes, alpha, over, type_sizes
from canasta_desktop.ui.display.sides import WORDS


def panel_sheet(theme: Theme, text_scale: float = 1.0) -> str:
    """The rules for the widgets around the table; goes behind `style.style_sheet` of the same theme and scale."""
    sizes = type_sizes(text_scale)
    return "\n".join((_boxes(theme, sizes), _action_buttons(theme, sizes), _bar(theme, sizes), _question(theme, sizes)))


def ring_size(text_scale: float) -> int:
    """Width and height of the ring with a player's initial in the recap."""
    return round(26 * (1 + 0.7 * (text_scale - 1)))


def _weak(t: Theme) -> str:
    return over(alpha(t.muted, 0.75), t.panel_2)


def _boxes(t: Theme, s: TypeSizes) -> str:
    soft = "transparent" if t.outline < 2 else t.line
    sides = "\n".join(
        f"""
QFrame[part="side-bar"][side="{side}"] {{ background: {colour}; border: none; border-radius: 2px; }}
QProgressBar[side="{side}"]::chunk {{ background: {colour}; border-radius: 2px; }}
QLabel[part="ring"][side="{side}"] {{ border: 2px solid {colour}; }}"""
        for side, colour in ((word, t.side(number)) for number, word in enumerate(WORDS))
    )
    marks = "\n".join(
        f'QLabel[part="mark"][tone="{tone}"] {{ color: {t.panel}; background: {colour}; }}'
        for tone, colour in (("error", t.error), ("cold", t.cold), ("plain", t.accent))
    )
    return f"""
QFrame[part="score"] {{ background: {t.panel_2}; border: {t.outline:g}px solid {soft}; border-radius: {BOX_CORNER}px; }}
{sides}
QLabel[part="name"] {{ font-size: {s.button}px; font-weight: 600; }}
QLabel[part="ring"] {{ border-radius: 12px; font-size: {s.second}px; font-weight: 700; background: {t.panel}; }}
QLabel[part="note-line"] {{ font-weight: 600; }}
QLabel[part="mark"] {{ border-radius: 9px; font-size: 13px; font-weight: 700; }}
{marks}
QPushButton[part="link"] {{
    background: transparent; border: 2px solid transparent; border-radius: 6px; padding: 0; min-height: 24px;
    color: {t.accent}; font-size: {s.body}px; font-weight: 600; text-align: left; }}
QPushButton[part="link"]:hover {{ text-decoration: underline; background: transparent; }}
QPushButton[part="link"]:focus {{ border: 2px solid {t.focus}; }}
QPushButton[part="clause"] {{
    background: transparent; border: 2px solid transparent; border-radius: 6px; padding: 0 4px; min-height: 20px;
    color: {t.muted}; font-size: {s.second}px; font-weight: 400; text-align: right; }}
QPushButton[part="clause"]:hover {{ color: {t.accent}; text-decoration: underline; background: transparent; }}
QPushButton[part="clause"]:focus {{ border: 2px solid {t.focus}; }}
QLabel[part="wording"] {{
    color: {t.muted}; font-size: {s.second}px; border: 2px solid transparent; border-radius: 6px; }}
QLabel[part="wording"]:focus {{ border: 2px solid {t.focus}; }}
#panel QScrollBar:vertical {{ background: transparent; width: 10px; margin: 0; }}
#panel QScrollBar::handle:vertical {{ background: {t.muted}; border-radius: 3px; min-height: 24px; margin: 0 2px; }}
#panel QScrollBar::add-line, #panel QScrollBar::sub-line {{ height: 0; }}
#panel QScrollBar::add-page, #panel QScrollBar::sub-page {{ background: transparent; }}
"""


def _action_buttons(t: Theme, s: TypeSizes) -> str:
    return f"""
QPushButton[part="action"] {{ padding: 0; }}
QPushButton[part="action"]:focus, #question QPushButton:focus {{ outline: none; }}
QPushButton[part="action"]:disabled {{ border-style: solid; }}
QPushButton[part="action"] QLabel {{ font-size: {s.button}px; font-weight: 600; }}
QPushButton[part="action"] QLabel:disabled {{ color: {_weak(t)}; }}
QPushButton[part="action"] QLabel[part="cap"] {{
    font-size: {max(11, s.second - 1)}px; padding: 1px 6px; border: 1px solid {t.line}; border-radius: 6px;
    background: {t.panel}; color: {t.muted}; }}
QPushButton[part="action"] QLabel[part="cap"]:disabled {{ color: {_weak(t)}; }}
QPushButton[part="action"][look="primary"] QLabel:enabled {{ color: {t.on_accent}; }}
QPushButton[part="action"][look="primary"] QLabel[part="cap"]:enabled {{
    color: {t.on_accent}; background: transparent; border-color: {t.on_accent}; }}
QPushButton[part="action"][place="strip"] QLabel {{ font-size: {s.body}px; }}
QLabel[part="strip-note"] {{ font-size: {s.second}px; font-weight: 600; }}
QLabel[part="strip-note"][tone="error"] {{ color: {t.error}; }}
QLabel[part="strip-note"][tone="cold"] {{ color: {t.cold}; }}
#actions QPushButton {{ padding: 0 8px; min-height: 24px; }}
"""


def _bar(t: Theme, s: TypeSizes) -> str:
    return f"""
#notices {{ border-width: 0 0 2px 0; border-radius: 0; }}
#bar QLabel[part="app-name"] {{ font-size: {s.heading}px; font-weight: 700; }}
#bar QLabel[part="game-title"] {{ font-size: {s.body}px; font-weight: 500; color: {t.muted}; }}
#bar QLabel[part="unsaved"] {{
    font-size: {s.body}px; font-weight: 700; padding: 2px 8px; border-radius: 8px;
    color: {t.panel}; background: {t.error}; }}
#bar QPushButton {{ min-height: 24px; padding: 2px 8px; }}
#bar QPushButton::menu-indicator {{ image: none; width: 0; }}
"""


def _question(t: Theme, s: TypeSizes) -> str:
    return f"""
#question {{
    background: {t.panel}; border: {max(2.0, t.outline):g}px solid {t.accent}; border-radius: {BOX_CORNER}px; }}
#question QLabel {{ font-size: {s.button}px; font-weight: 600; }}
"""
