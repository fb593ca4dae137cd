"""A font for machines that have none: bundled, and loaded only where it is needed.

A bare container or a minimal system may have no font at all, and then every text is a row of boxes or nothing. Where
the system has a usable font it stays as it is. The signs on the cards are paths and need none.
"""

import logging
from typing import Final

from PySide6.QtGui import QFont, QFontDatabase, QFontMetrics, QGuiApplication

from canasta_desktop.resources import ResourceError, asset

LOG = logging.getLogger(__name__)

FILES: Final = ("fonts/Inter-Regular.otf", "fonts/Inter-Bold.otf", "fonts/CanastaSuits.ttf")
"""Inter (SIL Open Font License 1.1), and the suit signs it lacks, cut from DejaVu Sans; licences lie beside them."""
NEEDED: Final = "AaäÄöüßéñ09–…×“„"
"""Signs that a usable font must have itself; the suits may come from any font of the system."""


def has_usable_font(font: QFont | None = None) -> bool:
    """Whether the system can show our texts in its usual font, suits included by way of its other fonts."""
    families = QFontDatabase.families()
    if not families:
        return False
    metrics = QFontMetrics(font or QGuiApplication.font())
    return all(metrics.inFontUcs4(ord(sign)) for sign in NEEDED)


def load_bundled() -> list[str]:
    """Make the bundled fonts known; their families, the one for texts first; empty where that fails."""
    families: list[str] = []
    for name in FILES:
        try:
            number = QFontDatabase.addApplicationFont(str(asset(name)))
        except ResourceError:
            LOG.exception("a bundled font is missing")
            continue
        families += QFontDatabase.applicationFontFamilies(number)
    return list(dict.fromkeys(families))


def ensure_font(app: QGuiApplication) -> bool:
    """Load the bundled font and use it everywhere if the system has no usable one; whether that was done."""
    if has_usable_font(app.font()):
        return False
    families = load_bundled()
    if not families:
        LOG.error("there is no usable font on this system, and the bundled one cannot be loaded")
        return False
    font = QFont(app.font())
    font.setFamilies(families)
    app.setFont(font)
    LOG.info("the system has no usable font; %s is used", families[0])
    return True
