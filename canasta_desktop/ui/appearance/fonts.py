"""The fonts of the program: Inter for every text, Fraunces for names and figures on the table; both are bundled.

Everybody sees the same table, whatever fonts his system has; a setting puts the system's own font in place of Inter.
A bare container or a minimal system may have no font at all: there the bundled one stays. The signs on the cards are
paths and need none.
"""

import logging
from functools import cache
from typing import Final

from PySide6.QtGui import QFont, QFontDatabase, QFontMetrics, QGuiApplication

from canasta_desktop.resources import ResourceError, asset

LOG = logging.getLogger(__name__)

FILES: Final = ("fonts/Inter-Regular.otf", "fonts/Inter-Bold.otf", "fonts/CanastaSuits.ttf")
"""Inter, and the suit signs it lacks, cut from DejaVu Sans; licences lie beside them."""
SERIF: Final = "fonts/Fraunces-SemiBold.ttf"
"""Fraunces, for `items.look`. Inter and Fraunces stand under the SIL Open Font License 1.1."""
NEEDED: Final = "AaäÄöüßéñ09–…×“„"
"""Signs that a usable font must have itself; the suits may come from any font of the system."""


def has_usable_font(font: QFont | None = None) -> bool:
    """Whether the system can show our texts in its usual font, suits included by way of its other fonts."""
    families = QFontDatabase.families()
    if not families:
        return False
    metrics = QFontMetrics(font or QGuiApplication.font())
    return all(metrics.inFontUcs4(ord(sign)) for sign in NEEDED)


@cache
def _is_system_usable() -> bool:
    """Whether the system's own font would do: asked before the bundled ones are known, which Qt falls back to."""
    return has_usable_font(QFontDatabase.systemFont(QFontDatabase.SystemFont.GeneralFont))


@cache
def load_bundled() -> tuple[str, ...]:
    """Make the bundled fonts known; the families of those for texts, Inter first; empty where that fails."""
    texts = [family for name in FILES for family in _families(name)]
    _families(SERIF)
    return tuple(dict.fromkeys(texts))


def _families(name: str) -> list[str]:
    """The families of one bundled file."""
    try:
        return QFontDatabase.applicationFontFamilies(QFontDatabase.addApplicationFont(str(asset(name))))
    except ResourceError:
        LOG.exception("a bundled font is missing")
        return []


def wear_font(app: QGuiApplication, *, is_bundled: bool = True) -> bool:
    """Show every text in the bundled font, or in the system's if that is usable; whether it is the bundled one."""
    is_usable = _is_system_usable()
    families = list(load_bundled())
    font = QFontDatabase.systemFont(QFontDatabase.SystemFont.GeneralFont)
    wears_bundled = bool(families) and (is_bundled or not is_usable)
    if wears_bundled:
        font.setFamilies(families)
    elif not is_usable:
        LOG.error("there is no usable font on this system, and the bundled one cannot be loaded")
    if app.font().families() != font.families():
        app.setFont(font)
        LOG.info("texts are in %s", ", ".join(font.families()))
    return wears_bundled
