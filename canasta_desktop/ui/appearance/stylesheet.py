"""A theme in Qt's words: the palette and the style sheet of notices, dialogs, menus and tooltips.

The style sheet addresses widgets by class and by the dynamic property `look`: "primary" (the one main button), "flat",
"box" (a frame on the second panel colour), "note" with `tone` "plain", "cold", "warning", "error" or "good",
and labels "title", "heading", "number", "second", "caps".
Keyboard focus is a 2 px border in the focus colour, over which dialogs lay their ring (`dialogs.focus_frame`); on the
table the scene draws it.
"""

from PySide6.QtGui import QColor, QPalette

from canasta_desktop.ui.base.theme import (
    BOX_CORNER,
    BOX_PADDING,
    BUTTON_CORNER,
    CAPS_SPACING,
    TARGET,
    TOUCH_TARGET,
    Theme,
    TypeSizes,
    alpha,
    over,
    type_sizes,
)


def palette(theme: Theme) -> QPalette:
    """The application's palette: what no style sheet rule covers still fits the theme."""
    role = QPalette.ColorRole
    colours = {
        role.Window: theme.panel,
        role.WindowText: theme.text,
        role.Base: theme.panel_2,
        role.AlternateBase: theme.panel,
        role.Text: theme.text,
        role.Button: theme.panel_2,
        role.ButtonText: theme.text,
        role.BrightText: theme.error,
        role.PlaceholderText: theme.muted,
        role.Highlight: theme.accent,
        role.HighlightedText: theme.on_accent,
        role.Link: theme.accent,
        role.LinkVisited: theme.accent,
        role.ToolTipBase: theme.panel_2,
        role.ToolTipText: theme.text,
        role.Accent: theme.accent,
    }
    made = QPalette()
    for one, colour in colours.items():
        made.setColor(one, QColor(colour))
    for one in (role.WindowText, role.Text, role.ButtonText):
        made.setColor(QPalette.ColorGroup.Disabled, one, QColor(theme.disabled))
    return made


def style_sheet(theme: Theme, text_scale: float = 1.0, *, touch: bool = False) -> str:
    """The application's style sheet; `touch` raises what is clicked from 38 to 44 px."""
    sizes, least = type_sizes(text_scale), TOUCH_TARGET if touch else TARGET
    return "\n".join(
        (_grounds(theme, sizes), _labels(theme, sizes), _buttons(theme, sizes, least), _fields(theme, sizes, least))
    )


def _grounds(t: Theme, s: TypeSizes) -> str:
    tones = {"plain": "accent", "cold": "cold", "warning": "warning", "error": "error", "good": "good"}
    notes = "\n".join(
        f'QFrame[look="note"][tone="{tone}"] {{ background: {getattr(t, name + "_fill")};'
        f" border-color: {getattr(t, name)}; }}"
        for tone, name in tones.items()
    )
    return f"""
QWidget {{ color: {t.text}; font-size: {s.body}px; }}
QMainWindow, QDialog, QMessageBox {{ background: {t.panel}; }}
QFrame[look="box"], QFrame[look="note"] {{
    background: {t.panel_2}; border: {t.outline:g}px solid {t.line}; border-radius: {BOX_CORNER}px; }}
{notes}
QToolTip {{ background: {t.panel_2}; color: {t.text}; border: 1px solid {t.muted}; padding: 6px;
    font-size: {s.body}px; }}
"""


def _labels(t: Theme, s: TypeSizes) -> str:
    return f"""
QLabel {{ background: transparent; }}
QLabel[look="title"] {{ font-size: {s.title}px; font-weight: 700; }}
QLabel[look="number"] {{ font-size: {s.number}px; font-weight: 700; }}
QLabel[look="heading"] {{ font-size: {s.heading}px; font-weight: 700; }}
QLabel[look="second"] {{ font-size: {s.second}px; color: {t.muted}; }}
QLabel[look="caps"] {{ font-size: {s.caps}px; font-weight: 700; letter-spacing: {CAPS_SPACING}px; color: {t.muted}; }}
QLabel[tone="good"] {{ color: {t.good}; }}
QLabel[tone="warning"] {{ color: {t.warning}; }}
QLabel[tone="error"] {{ color: {t.error}; }}
"""


def _buttons(t: Theme, s: TypeSizes, least: int) -> str:
    inside = least - 4  # the borders of 2 px are not part of min-height
    strong = over(alpha(t.text, 0.12), t.accent)
    hover = over(alpha(t.text, 0.08), t.panel_2)
    return f"""
QPushButton, QToolButton {{
    background: {t.panel_2}; color: {t.text}; border: 2px solid {t.border}; border-radius: {BUTTON_CORNER}px;
    min-height: {inside}px; padding: 0 {BOX_PADDING}px; font-size: {s.button}px; font-weight: 600; }}
QPushButton:hover, QToolButton:hover {{ background: {hover}; border-color: {t.muted}; }}
QPushButton:pressed, QToolButton:pressed, QPushButton:checked {{ border-color: {t.accent}; }}
QPushButton:disabled, QToolButton:disabled {{ color: {t.disabled}; border-style: dashed; }}
QPushButton[look="primary"] {{ background: {t.accent}; color: {t.on_accent}; border-color: {t.accent}; }}
QPushButton[look="primary"]:hover {{ background: {strong}; }}
QPushButton[look="primary"]:disabled {{
    background: {t.panel_2}; color: {t.disabled}; border-color: {t.border}; }}
QPushButton[look="flat"], QToolButton[look="flat"] {{ background: transparent; border-color: transparent; }}
QPushButton[look="flat"]:hover, QToolButton[look="flat"]:hover {{ background: {hover}; }}
QPushButton:focus, QToolButton:focus, QPushButton[look="flat"]:focus, QToolButton[look="flat"]:focus {{
    border: 2px solid {t.focus}; }}
QPushButton[look="primary"]:focus {{ border: 2px solid {t.focus}; outline: none; }}
"""


def _fields(t: Theme, s: TypeSizes, least: int) -> str:
    inside = least - 4
    return f"""
QLineEdit, QComboBox, QSpinBox, QTextEdit, QPlainTextEdit, QListView, QTreeView, QTableView {{
    background: {t.panel_2}; color: {t.text}; border: 2px solid {t.border}; border-radius: {BUTTON_CORNER}px;
    selection-background-color: {t.accent}; selection-color: {t.on_accent}; }}
QLineEdit, QComboBox, QSpinBox {{ min-height: {inside}px; padding: 0 8px; border-color: {t.muted}; }}
QSpinBox::up-button, QSpinBox::down-button {{ subcontrol-origin: border; width: 0px; border: none; }}
QLineEdit:focus, QComboBox:focus, QSpinBox:focus, QTextEdit:focus, QPlainTextEdit:focus, QListView:focus,
QTreeView:focus, QTableView:focus {{ border: 2px solid {t.focus}; }}
QCheckBox, QRadioButton {{ min-height: {least}px; spacing: 8px; border: 2px solid transparent; border-radius: 6px; }}
QCheckBox:focus, QRadioButton:focus, QSlider:focus {{ border: 2px solid {t.focus}; border-radius: 6px; }}
QSlider {{ min-height: {least}px; }}
QMenu {{ background: {t.panel}; border: {t.outline:g}px solid {t.muted}; padding: 4px; }}
QMenu::item {{ padding: {(least - round(1.3 * s.body)) // 2 if least > 1.3 * s.body + 8 else 4}px 16px; }}
QMenu::item:selected {{ background: {t.accent}; color: {t.on_accent}; }}
QMenu::item:disabled {{ color: {t.disabled}; }}
QHeaderView::section {{
    background: {t.panel}; color: {t.muted}; border: none; border-bottom: 1px solid {t.line}; padding: 6px; }}
QTabBar::tab {{
    min-height: {inside}px; padding: 0 14px; font-size: {s.button}px; font-weight: 600; color: {t.muted};
    background: {t.panel}; border: 2px solid transparent; border-bottom: 3px solid transparent; }}
QTabBar::tab:selected {{ color: {t.text}; border-bottom-color: {t.accent}; }}
QScrollArea, QScrollArea > QWidget > QWidget {{ background: transparent; border: none; }}
QProgressBar {{ background: {t.line}; border: none; border-radius: 2px; max-height: 4px; }}
QProgressBar::chunk {{ background: {t.accent}; border-radius: 2px; }}
"""
