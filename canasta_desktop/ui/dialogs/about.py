"""About the program: name, version, licences of what it is made of."""

from PySide6.QtCore import QSize, qVersion
from PySide6.QtWidgets import QPlainTextEdit, QWidget

from canasta_desktop.__about__ import APP_NAME, LICENCE
from canasta_desktop.resources import ResourceError, asset, third_parties, version
from canasta_desktop.ui.base.touch import scroll_by_touch
from canasta_desktop.ui.dialogs.frame import Dialog
from canasta_desktop.ui.window.plain_widgets import label

LICENCE_FILES = ("fonts/Inter-LICENSE.txt", "fonts/Fraunces-LICENSE.txt", "fonts/CanastaSuits-LICENSE.txt")


class AboutDialog(Dialog):
    """Name, version and licences; the version line can be copied."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent, QSize(620, 520))
        self._what, self._free = label(), label()
        self._licences = QPlainTextEdit()
        scroll_by_touch(self._licences)
        self._licences.setObjectName("licences")
        self._licences.setReadOnly(True)
        self._licences.setTabChangesFocus(True)
        for widget in (self._what, self._free, self._licences):
            self.body.addWidget(widget)
        self.body.setSpacing(10)
        self.close_button = self.add_button("close", primary=True)
        self.close_button.clicked.connect(self.accept)
        self.retranslate()
        self.close_button.setFocus()

    def retranslate(self) -> None:
        """Word everything in the present language."""
        self.set_title(APP_NAME, version())
        self.setWindowTitle(self.tr("About {name}").format(name=APP_NAME))
        self._what.setText(
            self.tr("Ten games of the Canasta family, against the computer or with others at one screen.")
        )
        free = self.tr(
            "This is free software: you may use, study, share and change it under the terms of the licence {licence}. "
            "It comes without any warranty."
        )
        self._free.setText(free.format(licence=LICENCE))
        self._licences.setAccessibleName(self.tr("Licences of its parts"))
        self._licences.setPlainText(self._parts())
        self.close_button.setText(self.tr("Close"))

    def _parts(self) -> str:
        """What the program is made of, and the licence texts of the fonts."""
        qt = self.tr("Qt {version} and PySide6 by The Qt Company, licence LGPL-3.0").format(version=qVersion())
        cards = self.tr("Cards, rules and words: the project’s own, licence {licence}").format(licence=LICENCE)
        fonts = self.tr("Font for systems without one: Inter, and suit signs from DejaVu Sans")
        # A bundle brings libraries that an installation from source takes from the system, and a list of them all.
        texts = [third_parties()] if third_parties() else [self._file(name) for name in LICENCE_FILES]
        return "\n\n".join([self.tr("Made with:"), "\n".join((qt, cards, fonts)), *filter(None, texts)])

    def _file(self, name: str) -> str:
        try:
            return asset(name).read_text(encoding="utf-8").strip()
        except (ResourceError, OSError):
            return ""
