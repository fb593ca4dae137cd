"""Follows what the system asks of all programs: less motion, larger text.

On Linux desktop portal and GNOME's keys are asked over D-Bus (`portal_wishes`); Windows and macOS answer at once, and
are asked again when the window becomes the active one, because settings are changed in other windows. What was known
last is remembered, so that the first picture is as it will stay.
"""

import contextlib
import sys
from typing import Any

from PySide6.QtCore import QObject, QSettings, Signal

from canasta_desktop.ui.appearance.wishes import LEAST_TEXT, Wishes, text_scale_of

GROUP = "system"


class SystemWishes(QObject):
    """What the system asks for: `now` is what is known; `changed`: it is another; `places` remembers it."""

    changed = Signal()

    def __init__(self, places: QSettings, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._places = places
        self.now = self._remembered()
        self._portal: QObject | None = None
        self.ask_again()

    def _remembered(self) -> Wishes:
        is_reduced = self._places.value(f"{GROUP}/reduced-motion", False, bool) is True
        text = self._places.value(f"{GROUP}/text-scale", LEAST_TEXT, int)
        return Wishes(is_reduced, text_scale_of(text / 100 if isinstance(text, int) else 1))

    def listen(self) -> None:
        """Begin to ask where answers take their time: once there is something to be seen."""
        if sys.platform.startswith("linux") and self._portal is None:
            # D-Bus is loaded after the first picture.
            from canasta_desktop.ui.appearance.portal_wishes import PortalWishes

            self._portal = portal = PortalWishes(self)
            portal.changed.connect(self._take)

    def ask_again(self) -> None:
        """Ask where the system answers at once."""
        if sys.platform == "win32":
            self._take(_of_windows())
        elif sys.platform == "darwin":
            self._take(_of_macos())

    def _take(self, wishes: Wishes) -> None:
        if wishes == self.now:
            return
        self.now = wishes
        self._places.setValue(f"{GROUP}/reduced-motion", wishes.is_motion_reduced)
        self._places.setValue(f"{GROUP}/text-scale", wishes.text_scale)
        self.changed.emit()


def _of_windows() -> Wishes:
    """SPI_GETCLIENTAREAANIMATION, and the text size of the settings for ease of access, which no call gives."""
    if sys.platform != "win32":
        return Wishes()
    import ctypes
    import winreg

    is_animated = ctypes.c_int(1)
    ctypes.windll.user32.SystemParametersInfoW(0x1042, 0, ctypes.byref(is_animated), 0)
    percent: object = LEAST_TEXT
    with (
        contextlib.suppress(OSError),
        winreg.OpenKey(winreg.HKEY_CURRENT_USER, r"Software\Microsoft\Accessibility") as key,
    ):
        percent, _ = winreg.QueryValueEx(key, "TextScaleFactor")
    return Wishes(not is_animated.value, text_scale_of(percent / 100 if isinstance(percent, int) else 1))


def _of_macos() -> Wishes:
    """`NSWorkspace.sharedWorkspace.accessibilityDisplayShouldReduceMotion`; there is no text size for all programs."""
    import ctypes
    import ctypes.util

    objc = ctypes.CDLL(ctypes.util.find_library("objc"))
    objc.objc_getClass.restype = objc.sel_registerName.restype = ctypes.c_void_p
    objc.objc_getClass.argtypes = objc.sel_registerName.argtypes = [ctypes.c_char_p]

    def send(answer: Any, receiver: Any, message: bytes) -> Any:
        function = ctypes.cast(objc.objc_msgSend, ctypes.CFUNCTYPE(answer, ctypes.c_void_p, ctypes.c_void_p))
        return function(receiver, objc.sel_registerName(message))

    workspace = send(ctypes.c_void_p, objc.objc_getClass(b"NSWorkspace"), b"sharedWorkspace")
    is_reduced = send(ctypes.c_bool, workspace, b"accessibilityDisplayShouldReduceMotion") if workspace else False
    return Wishes(bool(is_reduced))
