"""A ground to put one part of the window on: as large as a window, in a theme, shown."""

from PySide6.QtWidgets import QApplication, QWidget

from canasta_desktop.ui.appearance import appearance
from canasta_desktop.ui.appearance.appearance import Appearance
from canasta_desktop.ui.base.theme import Mode, Theme

SIZES = [(960, 600), (1024, 640), (1280, 800), (1920, 1080), (3440, 1440)]


class Ground(QWidget):
    """Holds what is tested; `theme` is what it is to wear."""

    def __init__(self, qtbot, size=(1280, 800), mode=Mode.DARK):
        super().__init__()
        self.theme: Theme = appearance.apply(Appearance(mode), QApplication.instance())
        self.resize(*size)
        qtbot.addWidget(self)

    def appear(self):
        self.show()
        self.activateWindow()
        QApplication.processEvents()
