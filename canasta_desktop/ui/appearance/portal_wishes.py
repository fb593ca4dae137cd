"""What the desktop portal says of the system's wishes, and of GNOME's and KDE's own keys.

Everything is asked without waiting; a desktop without a portal, or one that never answers, wishes for nothing. Portals
before 2023 know no `ReadOne`; their `Read` packs its answer once more.
"""

from typing import Any, Final

from PySide6.QtCore import SLOT, QObject, Signal, Slot
from PySide6.QtDBus import QDBusConnection, QDBusMessage, QDBusPendingCallWatcher, QDBusVariant

from canasta_desktop.ui.appearance.wishes import Wishes, text_scale_of

PORTAL: Final = ("org.freedesktop.portal.Desktop", "/org/freedesktop/portal/desktop", "org.freedesktop.portal.Settings")
GNOME: Final = "org.gnome.desktop.interface"
MOTION: Final = ("org.freedesktop.appearance", "reduced-motion")
ANIMATIONS: Final = (GNOME, "enable-animations")
DURATION: Final = ("org.kde.kdeglobals.KDE", "AnimationDurationFactor")
TEXT: Final = (GNOME, "text-scaling-factor")
KEYS: Final = (MOTION, ANIMATIONS, DURATION, TEXT)
"""Namespace and key of all that is asked."""

Key = tuple[str, str]


class PortalWishes(QObject):
    """`changed` carries the wishes as soon as something is known, and whenever it changes."""

    changed = Signal(object)

    def __init__(self, parent: QObject | None = None, bus: QDBusConnection | None = None) -> None:
        """`bus` is that of the session, unless another is named."""
        super().__init__(parent)
        self._bus = bus or QDBusConnection.sessionBus()
        self._known: dict[Key, object] = {}
        changed: Any = SLOT("_setting_changed(QDBusMessage)")  # a text, for which the stubs have bytes
        self._bus.connect("", PORTAL[1], PORTAL[2], "SettingChanged", self, changed)
        for key in KEYS:
            self._ask("ReadOne", key)

    def _ask(self, method: str, key: Key) -> None:
        question = QDBusMessage.createMethodCall(*PORTAL, method)
        question.setArguments(list(key))
        watcher = QDBusPendingCallWatcher(self._bus.asyncCall(question), self)
        watcher.setProperty("question", [method, *key])
        watcher.finished.connect(self._answered)

    def _answered(self, call: QDBusPendingCallWatcher) -> None:
        method, namespace, name = call.property("question")
        answer = call.reply()
        call.deleteLater()
        if answer.type() is QDBusMessage.MessageType.ReplyMessage:
            self._learn((namespace, name), *answer.arguments()[:1])
        elif method == "ReadOne" and answer.errorName().endswith("UnknownMethod"):
            self._ask("Read", (namespace, name))

    @Slot(QDBusMessage)
    def _setting_changed(self, message: QDBusMessage) -> None:
        """A key has another value."""
        if len(message.arguments()) == 3:
            namespace, name, value = message.arguments()
            if (namespace, name) in KEYS:
                self._learn((namespace, name), value)

    def _learn(self, key: Key, value: object = None) -> None:
        while isinstance(value, QDBusVariant):
            value = value.variant()
        self._known[key] = value
        self.changed.emit(self.wishes())

    def wishes(self) -> Wishes:
        """What follows from all that is known; a value of another type than it should have says nothing."""
        known = self._known
        factor = known.get(TEXT)
        is_reduced = (
            known.get(MOTION) == 1 or known.get(ANIMATIONS) is False or str(known.get(DURATION, "")) in ("0", "0.0")
        )
        return Wishes(is_reduced, text_scale_of(factor) if isinstance(factor, float) and 0 < factor < 10 else 100)
