"""Who is playing: one of the people is chosen, gets another name or portrait, goes; others come."""

from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from typing import Final

from PySide6.QtCore import QSize, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QPixmap
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QPushButton, QWidget

from canasta_desktop.game.people import People, Profile
from canasta_desktop.game.presets import Naming
from canasta_desktop.game.settings import Settings
from canasta_desktop.ui.base.guard import guarded
from canasta_desktop.ui.dialogs.frame import Dialog
from canasta_desktop.ui.dialogs.name_field import NameField
from canasta_desktop.ui.dialogs.notice import Notice, Way
from canasta_desktop.ui.dialogs.parts import Fields, Scroll, box
from canasta_desktop.ui.dialogs.picture_choices import PictureChoices
from canasta_desktop.ui.dialogs.settings_parts import own_portraits
from canasta_desktop.ui.people.person_tiles import PersonTiles
from canasta_desktop.ui.portraits import portrait_picture
from canasta_desktop.ui.text.plain_text import tool_tip
from canasta_desktop.ui.wording.characters import CharacterWords
from canasta_desktop.ui.wording.names import Names
from canasta_desktop.ui.wording.people import PeopleWords
from canasta_desktop.ui.wording.wording import isolated, sentence

SIZE: Final = QSize(44, 44)
"""Of the portraits to choose from, px."""
MOST_LETTERS: Final = 12
"""Of a name on a tile."""
UNDO: Final = "undo"


def _portrait(key: object, ratio: float) -> QPixmap:
    return portrait_picture(str(key), SIZE.width(), ratio)


class PeopleDialog(Dialog):
    """`chosen` carries the key of who plays here from now on; `show_playing` answers it.

    `people` is changed here. Who comes begins with the look of the table that the one has who plays here.
    """

    chosen = Signal(str)

    def __init__(self, people: People, playing: str, parent: QWidget | None = None) -> None:
        super().__init__(parent, QSize(700, 590))
        self._people, self._playing = people, playing
        self._gone: tuple[Profile, int] | None = None
        """Who was deleted last, and where they stood."""
        self._words, self._characters, self._names = PeopleWords(), CharacterWords(), Names()
        self.tiles = PersonTiles("people")
        self.name = NameField("person-name")
        self.portrait = PictureChoices(own_portraits(), "", "person-portrait", _portrait, SIZE)
        self.notice = Notice("people-notice", in_line=True)
        self.new_name = NameField("new-person")
        self.add_person = QPushButton()
        self._lay_out()
        self._connect()
        self.retranslate()
        self.tiles.take_focus()

    def _lay_out(self) -> None:
        scroll = self._scroll = Scroll()
        scroll.column.setContentsMargins(2, 4, 10, 4)
        scroll.column.setSpacing(12)
        frame, column = box()
        self._fields = Fields()
        self._fields.add(self.name)
        self._fields.add(self.portrait)
        column.addWidget(self._fields)
        self._coming = Fields()
        newcomer = QWidget()
        line = QHBoxLayout(newcomer)
        line.setContentsMargins(0, 0, 0, 0)
        line.addWidget(self.new_name, 1)
        line.addWidget(self.add_person)
        newcomer.setFocusProxy(self.new_name)
        self._newcomer = self._coming.add(newcomer)
        for widget in (self.tiles, self._coming, self.notice, frame):
            scroll.column.addWidget(widget)
        scroll.column.addStretch(1)
        self.body.addWidget(scroll)
        self.add_person.setObjectName("add-person")
        self.add_person.setAutoDefault(False)
        self.delete_button = self.add_button("delete-person", left=True)
        self.delete_button.setAutoDefault(False)
        self.close_button = self.add_button("close", primary=True)

    def _connect(self) -> None:
        self.tiles.chosen.connect(self._choose)
        self.name.editingFinished.connect(self._rename)
        self.portrait.chosen.connect(self._set_portrait)
        self.delete_button.clicked.connect(self._delete)
        self.notice.taken.connect(self._take_back)
        self.new_name.returnPressed.connect(self._add)
        self.add_person.clicked.connect(self._add)
        self.close_button.clicked.connect(self.accept)

    @guarded
    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter closes, but not while a name is being typed: there it ends the typing."""
        is_enter = event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter)
        if not (is_enter and isinstance(self.focusWidget(), QLineEdit)):
            super().keyPressEvent(event)

    # --- following ---------------------------------------------------------------------------------

    def show_playing(self, key: str) -> None:
        """This person plays here, and perhaps somebody has changed."""
        self._playing = key
        self._follow()

    def _profile(self) -> Profile:
        found = self._people.find(self._playing)
        assert found is not None, "who plays here is one of the people"
        return found

    def _follow(self) -> None:
        """Show everybody, and the one who plays here, in the present language."""
        people, own = self._people.all(), self._profile()
        self.tiles.show_people([one.key for one in people], [one.portrait for one in people], own.key)
        self.tiles.set_texts(self.tr("Who is playing?"), [self._called(one) for one in people], MOST_LETTERS)
        self.name.show_name(own.name)
        self.name.setPlaceholderText(self._called(own))
        self.portrait.set_value(own.portrait)
        self.delete_button.setEnabled(len(people) > 1)
        self.delete_button.setText(self.tr("Delete"))
        self.delete_button.setAccessibleName(self.tr("Delete {name}").format(name=isolated(self._called(own))))
        tool_tip(self.delete_button, self.delete_button.accessibleName())

    def _called(self, profile: Profile) -> str:
        return profile.name or self._names.you()

    def _note(self, text: str, tone: str = "error", ways: Sequence[Way] = ()) -> None:
        """Say this where it is seen."""
        self.notice.show_note(text, tone, ways)
        # Later: what has just come into sight has its place once it has been laid out.
        QTimer.singleShot(0, self.notice, partial(self._scroll.ensureWidgetVisible, self.notice))

    # --- changing ----------------------------------------------------------------------------------

    def _choose(self, key: object) -> None:
        self.notice.clear()
        self.chosen.emit(str(key))

    def _rename(self) -> None:
        """Take the name over, if nobody else has it; an empty field leaves it as it is."""
        own, name = self._profile(), self.name.meant
        if name in ("", own.name):
            self.name.show_name(own.name)
            return
        naming = self._people.naming(name, besides=own.key)
        if naming is Naming.GOOD:
            self.notice.clear()
            self._put(replace(own.wishes, name=name))
        else:
            self._note(self._words.naming(naming, name))
            self.name.show_name(own.name)

    def _set_portrait(self, key: object) -> None:
        self._put(replace(self._profile().wishes, portrait=str(key)))

    def _put(self, wishes: Settings) -> None:
        self._people.put(self._profile()._replace(wishes=wishes))
        self._follow()

    def _add(self) -> None:
        """Somebody comes, and can be chosen from now on."""
        name = self.new_name.meant
        naming = self._people.naming(name)
        if naming is not Naming.GOOD:
            self._note(self._words.naming(naming, name))
            self.new_name.setFocus()
            return
        self._people.add(self._people.newcomer(name, self._profile().wishes))
        self.new_name.clear()
        self._follow()
        self._note(self._words.has_come(name), "good")

    def _delete(self) -> None:
        """Who plays here goes, at once, for it can be undone; the next one plays."""
        own = self._profile()
        keys = [one.key for one in self._people.all()]
        place = keys.index(own.key)
        self.chosen.emit(keys[place + 1] if place + 1 < len(keys) else keys[place - 1])
        own = self._people.find(own.key) or own
        self._gone = own, self._people.remove(own.key)
        self._follow()
        self._note(self._words.has_gone(self._called(own)), "warning", ((UNDO, self.tr("Undo")),))
        self.tiles.take_focus()

    def _take_back(self) -> None:
        """Who was deleted last is there again, and plays."""
        self.notice.clear()
        if self._gone is not None and not self._people.is_full:
            profile, place = self._gone
            self._gone = None
            self._people.add(profile, place)
            self.chosen.emit(profile.key)
            self._follow()

    # --- words -------------------------------------------------------------------------------------

    def retranslate(self) -> None:
        """Word everything in the present language."""
        own = self.tr("Everybody has their own language, cards and sizes; they change as soon as somebody else plays.")
        self.set_title(self.tr("Who is playing?"), own)
        self._fields.set_words(self.name, self.tr("Name"))
        self._fields.set_words(self.portrait, self.tr("Portrait"))
        portraits = [sentence(self._characters.portrait(key)) for key in own_portraits()]
        self.portrait.set_texts(self.tr("Portrait"), portraits)
        self._coming.set_words(self._newcomer, self.tr("Somebody else"))
        self.new_name.setAccessibleName(self.tr("Name of somebody else who plays here"))
        self.new_name.setPlaceholderText(self.tr("Name"))
        self.add_person.setText(self.tr("Add"))
        self.close_button.setText(self.tr("Close"))
        self.notice.clear()
        self._follow()
