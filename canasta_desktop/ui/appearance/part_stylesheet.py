"""The style sheet of widgets that are one `part` of something: names, marks, links, notices; goes behind `stylesheet`.

`part` is a dynamic property of theirs. What stands over the table paints itself.
"""

from canasta_desktop.ui.base.theme import BOX_CORNER, Theme, TypeSizes, type_sizes


def part_sheet(theme: Theme, text_scale: float = 1.0) -> str:
    """The rules for these widgets; goes behind `style_sheet` of the same theme and scale."""
    sizes = type_sizes(text_scale)
    return "\n".join((_words(theme, sizes), _notices(theme, sizes)))


def _words(t: Theme, s: TypeSizes) -> str:
    marks = "\n".join(
        f'QLabel[part="mark"][tone="{tone}"] {{ color: {t.panel}; background: {colour}; }}'
        for tone, colour in (("error", t.error), ("cold", t.cold), ("plain", t.accent))
    )
    return f"""
QLabel[part="name"] {{ font-size: {s.button}px; font-weight: 600; }}
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
"""


def _notices(t: Theme, s: TypeSizes) -> str:
    return f"""
#notices {{ border-width: 2px; border-radius: {BOX_CORNER}px; }}
QLabel[part="unsaved"] {{
    font-size: {s.body}px; font-weight: 700; padding: 2px 8px; border-radius: 8px;
    color: {t.panel}; background: {t.error}; }}
"""
