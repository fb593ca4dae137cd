"""Style sheets of what Qt paints itself on paper: fields to type in, and a list that scrolls."""

from typing import Final

from canasta_desktop.ui.base.theme import INK, RULE
from canasta_desktop.ui.items.look import Look
from canasta_desktop.ui.score_sheet.paper import LIT, MUTED, ON_PAPER

SCROLLED: Final = f"""
QListView, QScrollArea, QScrollArea > QWidget > QWidget {{
    background: transparent; border: none; padding: 0; outline: none; }}
QListView:focus, QScrollArea:focus {{ border: none; }}
QScrollBar:vertical {{ background: transparent; width: 12px; margin: 0; }}
QScrollBar::handle:vertical {{ background: {MUTED}; border-radius: 4px; min-height: 28px; margin: 0 2px; }}
QScrollBar::add-line, QScrollBar::sub-line {{ height: 0; width: 0; }}
QScrollBar::add-page, QScrollBar::sub-page {{ background: transparent; }}
"""


def field_style(look: Look, size: float) -> str:
    """A field with text of this size, units."""
    px = round(look.type_px(size))
    return f"""
QLineEdit {{
    background: #FFFFFF; color: {INK}; border: 2px solid {RULE}; border-radius: {round(0.9 * look.u)}px;
    padding: 0 {round(0.8 * look.u)}px; min-height: 0; font-size: {px}px;
    selection-background-color: {LIT[1]}; selection-color: #FFFFFF; placeholder-text-color: {MUTED}; }}
QLineEdit:focus {{ border: 2px solid {ON_PAPER.focus}; }}
QLineEdit QToolButton {{ min-height: 0; border: none; padding: 0; background: transparent; }}
"""
