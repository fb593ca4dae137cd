"""The field in which a name is typed, of a player or of a preset."""

from PySide6.QtWidgets import QLineEdit, QWidget

from canasta_desktop.game.names import LONGEST_TYPED, clean_name


class NameField(QLineEdit):
    """It takes 40 characters; a longer name, of an older file, is held whole until it is shortened."""

    def __init__(self, name: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName(name)
        self.setMaxLength(LONGEST_TYPED)

    @property
    def meant(self) -> str:
        """The name that has been typed, clean."""
        return clean_name(self.text())

    def show_name(self, name: str) -> None:
        """Hold this name; what is being typed stays as it is while it means the same, a space at its end as well."""
        if self.meant != name:
            self.setMaxLength(max(LONGEST_TYPED, len(name.encode("utf-16-le")) // 2))
            self.setText(name)
