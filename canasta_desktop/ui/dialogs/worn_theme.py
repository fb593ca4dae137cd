"""The look that the application wears, for widgets that paint more than their palette has colours for."""

from PySide6.QtGui import QGuiApplication, QPalette

from canasta_desktop.ui.base.theme import Theme, theme_on


def worn_theme() -> Theme:
    """The theme; a style sheet changes the palettes of single widgets, so the application is asked."""
    return theme_on(QGuiApplication.palette().color(QPalette.ColorRole.Window).name())
