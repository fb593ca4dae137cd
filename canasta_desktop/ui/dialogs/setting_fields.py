"""The fields of the settings dialog: each knows which setting it shows, and they tell in one voice what was changed."""

from collections.abc import Callable

from PySide6.QtCore import QObject, QSize, Signal
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QVBoxLayout, QWidget

from canasta_desktop.game.settings import Settings
from canasta_desktop.ui.dialogs.controls import Fact
from canasta_desktop.ui.dialogs.parts import Choices, Fields
from canasta_desktop.ui.dialogs.picture_choices import PictureChoices
from canasta_desktop.ui.dialogs.settings_parts import Percent


class SettingFields(QObject):
    """Makes them; `changed` carries the name of a setting and its new value. Object names are those of settings."""

    changed = Signal(str, object)

    def __init__(self, settings: Settings, parent: QObject) -> None:
        super().__init__(parent)
        self._settings = settings
        self.facts: dict[str, Fact] = {}
        """Those with a tick, by the name of the setting."""

    def choices(self, fields: Fields, name: str, values: tuple[str, ...], value: str) -> Choices:
        """One of a few values, in a row of `fields`."""
        return self._added(fields, Choices(values, value, name, fields))

    def pictures(
        self,
        fields: Fields,
        name: str,
        values: tuple[str, ...],
        value: str,
        picture: Callable[[object, float], QPixmap],
        size: QSize,
    ) -> Choices:
        """One of a few values, each with its picture, in a row of `fields`."""
        return self._added(fields, PictureChoices(values, value, name, picture, size, fields))

    def _added(self, fields: Fields, made: Choices) -> Choices:
        made.chosen.connect(self._emit)
        return fields.add(made)

    def percent(self, fields: Fields, name: str, bounds: tuple[int, int, int], value: int) -> Percent:
        """A slider, in a row of `fields`; `bounds`: least, most and step."""
        made = Percent(*bounds, value, name, fields)
        made.changed.connect(self._emit)
        fields.add(made)
        return made

    def boxes(self, page: QWidget, *names: str) -> QWidget:
        """A tick for each of these settings, one below the other."""
        boxes = QWidget(page)
        column = QVBoxLayout(boxes)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(4)
        for name in names:
            made = self.facts[name] = Fact(name, boxes)
            made.setChecked(getattr(self._settings, name))
            made.toggled.connect(self._emit)
            column.addWidget(made)
        return boxes

    def _emit(self, value: object) -> None:
        self.changed.emit(self.sender().objectName(), value)
