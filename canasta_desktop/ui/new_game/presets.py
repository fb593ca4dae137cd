"""The page of presets: games under a name. Those of the program can be played; own ones kept, renamed, passed on."""

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QShowEvent
from PySide6.QtWidgets import (
    QFileDialog,
    QHBoxLayout,
    QListWidget,
    QListWidgetItem,
    QPushButton,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from canasta_desktop.__about__ import RULES_SUFFIX
from canasta_desktop.game import presets as preset_files
from canasta_desktop.game.files import read_at_most, write_whole
from canasta_desktop.game.messages import Fault, SaveError, why_unwritten
from canasta_desktop.game.names import LONGEST_TYPED, clean_name
from canasta_desktop.game.presets import Naming, Preset, Presets
from canasta_desktop.rules.options import PRESETS
from canasta_desktop.ui.base.guard import guarded
from canasta_desktop.ui.dialogs.name_field import NameField
from canasta_desktop.ui.dialogs.notice import Notice
from canasta_desktop.ui.dialogs.parts import Scroll
from canasta_desktop.ui.dialogs.rows import FlowRow
from canasta_desktop.ui.new_game.plan import Plan
from canasta_desktop.ui.text.plain_text import tool_tip
from canasta_desktop.ui.window.plain_widgets import label
from canasta_desktop.ui.wording.wording import Wording, isolated, sentence

PASSED_ON = f"(*{RULES_SUFFIX})"
READABLE = f"(*{RULES_SUFFIX} *.json)"
"""Patterns of the files that are written, and of those that are read."""


class PresetList(QListWidget):
    """Enter takes what is selected, and presses no button of the dialog."""

    @guarded
    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self.currentItem() is not None:
            self.itemActivated.emit(self.currentItem())
        else:
            super().keyPressEvent(event)


class OneLine(QStyledItemDelegate):
    """A name is as wide as the list, and shortened where that is too narrow for it."""

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        return QSize(0, super().sizeHint(option, index).height())


class PresetsPage(Scroll):
    """The page of presets; `used` is emitted when one has become the plan."""

    used = Signal()

    def __init__(self, plan: Plan, presets: Presets, words: Wording, parent: QWidget) -> None:
        super().__init__(parent)
        self._plan, self._presets, self._words = plan, presets, words
        self._asked = ""
        self._file: QFileDialog | None = None
        self.about = label(look="second")
        self.list = PresetList(self.inside)
        self.list.setObjectName("presets")
        self.list.setMinimumHeight(150)
        self.list.setItemDelegate(OneLine(self.list))
        self.list.setTextElideMode(Qt.TextElideMode.ElideMiddle)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.notice = Notice("preset-notice", self.inside)
        self.line = label(look="second")
        self.name = NameField("preset-name")
        self.buttons: dict[str, QPushButton] = {}
        self._lay_out()
        self._fill()
        self.list.currentRowChanged.connect(self._selected)
        self.list.itemActivated.connect(self._use)
        self.name.returnPressed.connect(self._save)
        self.notice.taken.connect(self._answered)

    def _lay_out(self) -> None:
        self.column.setContentsMargins(2, 12, 10, 6)
        self.column.setSpacing(8)
        upper, lower = FlowRow(self.inside), QHBoxLayout()
        for name, slot in (
            ("use", self._use),
            ("rename", self._rename),
            ("delete", self._ask_delete),
            ("export", self._ask_export),
            ("import", self._ask_import),
        ):
            self._button(name, slot)
            upper.add(self.buttons[name])
        lower.addWidget(self.name, 1)
        lower.addWidget(self._button("save", self._save))
        self._name_label = label(part="name")
        self._name_label.setBuddy(self.name)
        for widget in (self.about, self.list, self.line, upper, self.notice, self._name_label):
            self.column.addWidget(widget)
        self.column.addLayout(lower)
        self.column.addStretch(1)

    def _button(self, name: str, slot: Callable[[], None]) -> QPushButton:
        button = self.buttons[name] = QPushButton()
        button.setObjectName(f"preset:{name}")
        button.setAutoDefault(False)
        button.clicked.connect(slot)
        return button

    # --- the list ----------------------------------------------------------------------------------

    def _fill(self, chosen: str = "") -> None:
        """The program's presets, then the own ones; `chosen` is selected, where it is there."""
        self.list.blockSignals(True)
        self.list.clear()
        for key in PRESETS:
            item = QListWidgetItem(self.tr("{name} (built in)").format(name=self._words.names.preset(key)), self.list)
            item.setData(Qt.ItemDataRole.UserRole, key)
        for preset in self._presets.all():
            item = QListWidgetItem(preset.name, self.list)
            item.setData(Qt.ItemDataRole.UserRole + 1, preset.name)
            tool_tip(item, preset.name)
            if preset.name == chosen:
                self.list.setCurrentItem(item)
        if self.list.currentRow() < 0:
            self.list.setCurrentRow(0)
        self.list.blockSignals(False)
        self._selected()

    def _built_in(self) -> str:
        item = self.list.currentItem()
        return str(item.data(Qt.ItemDataRole.UserRole) or "") if item is not None else ""

    def _own(self) -> Preset | None:
        """The own preset that is selected."""
        item = self.list.currentItem()
        name = item.data(Qt.ItemDataRole.UserRole + 1) if item is not None else None
        return self._presets.find(name) if name else None

    def selected(self) -> Preset | None:
        """The preset that is selected."""
        if key := self._built_in():
            system, options = PRESETS[key]
            offer = next((offer for offer in self._plan.offers if offer.system == system), None)
            if offer is None:
                return None
            players = offer.fitting(self._plan.players)
            return Preset(self._words.names.preset(key), system, players, tuple(options.items()))
        return self._own()

    def _selected(self) -> None:
        own, preset = self._own(), self.selected()
        can_play = preset is not None and self._is_offered(preset)
        self.buttons["use"].setEnabled(can_play)
        for name in ("rename", "delete"):
            self.buttons[name].setEnabled(own is not None)
        self.buttons["export"].setEnabled(preset is not None)
        self.line.setText(self._about(preset))
        self.notice.clear()
        if own is not None:
            self.name.show_name(own.name)

    def _is_offered(self, preset: Preset) -> bool:
        return any([preset.system == offer.system and preset.players in offer.players for offer in self._plan.offers])

    def _about(self, preset: Preset | None) -> str:
        """Which game a preset is."""
        if preset is None:
            return ""
        names, options = self._words.names, self._words.options
        phrase = options.phrases(preset.rules())
        text = self.tr("{system}, {players}.").format(
            system=names.system(preset.system), players=names.players(preset.players)
        )
        changes = [phrase(name, value) for name, value in preset.options]
        return f"{text} {'; '.join(changes)}".strip()

    def _use(self) -> None:
        preset = self.selected()
        if preset is not None and self._is_offered(preset):
            self._plan.use(preset)
            self.used.emit()

    # --- keeping -----------------------------------------------------------------------------------

    def planned(self, name: str) -> Preset:
        """What is planned now, as a preset."""
        house = self._plan.house
        return Preset(name, house.system, house.players, house.given)

    def _save(self) -> None:
        """Keep what is planned under the name that was typed; a name that is taken is asked about."""
        name = self.name.meant
        if self._plan.house.clashes:
            self.notice.show_note(
                self.tr("The house rules contradict each other. Put that right, then you can save them.")
            )
            return
        naming = self._presets.add(self.planned(name))
        if naming is Naming.TAKEN:
            self._asked = name
            ways = (("replace", self.tr("Replace it")), ("keep", self.tr("Keep it")))
            self.notice.show_note(self._words.presets.naming(naming, name), "warning", ways)
        elif naming is not Naming.GOOD:
            self.notice.show_note(self._words.presets.naming(naming, name))
            self.name.setFocus()
        else:
            self._fill(name)
            self.notice.show_note(self.tr("Saved as “{name}”.").format(name=isolated(name)), "good")

    def _rename(self) -> None:
        own = self._own()
        if own is None:
            return
        name = self.name.meant
        naming = self._presets.rename(own.name, name)
        if naming is Naming.GOOD:
            self._fill(name)
            self.notice.show_note(self.tr("It is called “{name}” now.").format(name=isolated(name)), "good")
        else:
            self.notice.show_note(self._words.presets.naming(naming, name))
            self.name.setFocus()

    def _ask_delete(self) -> None:
        own = self._own()
        if own is not None:
            self._asked = own.name
            ways = (("delete", self.tr("Delete")), ("keep", self.tr("Keep it")))
            self.notice.show_note(self.tr("Delete “{name}” for good?").format(name=isolated(own.name)), "warning", ways)

    def _answered(self, way: str) -> None:
        """A question in the note was answered."""
        asked = self._asked
        self.notice.clear()
        self.list.setFocus()
        if way == "delete" and self._presets.find(asked) is not None:
            self._presets.remove(asked)
            self._fill()
        elif way == "replace" and (old := self._presets.find(asked)) is not None:
            self._presets.replace(self.planned(old.name))
            self._fill(old.name)
            self.notice.show_note(self.tr("Saved as “{name}”.").format(name=isolated(old.name)), "good")

    # --- passing on --------------------------------------------------------------------------------

    def _ask_export(self) -> None:
        preset = self.selected()
        if preset is not None:
            safe = "".join([sign if sign.isalnum() or sign in " -_()" else "_" for sign in preset.name])
            self._open_file_dialog(self.tr("Export preset"), f"{safe[:LONGEST_TYPED].strip()}{RULES_SUFFIX}")

    def _ask_import(self) -> None:
        self._open_file_dialog(self.tr("Import preset"), "")

    def _open_file_dialog(self, title: str, name: str) -> None:
        """Ask for a file, without a loop of its own; with a name it is one to be written."""
        dialog = QFileDialog(self, title)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.setNameFilters([f"{self.tr('Presets')} {PASSED_ON if name else READABLE}", self.tr("All files (*)")])
        if name:
            dialog.setDefaultSuffix(RULES_SUFFIX[1:])
            dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
            dialog.selectFile(name)
            dialog.fileSelected.connect(self.export_to)
        else:
            dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
            dialog.fileSelected.connect(self.import_from)
        self._file = dialog
        dialog.open()

    def export_to(self, path: str) -> None:
        """Write the selected preset to a file; a notice says what went wrong."""
        preset = self.selected()
        if preset is None:
            return
        try:
            write_whole(Path(path), preset_files.dumps(preset).encode("utf-8"))
        except OSError as error:
            why = self._words.system.unwritten(why_unwritten(error))
            self.notice.show_note(" ".join((self.tr("The file could not be written."), why)))
        else:
            self.notice.show_note(
                self.tr("Exported to {file}.").format(file=isolated(clean_name(Path(path).name))), "good"
            )

    def import_from(self, path: str) -> None:
        """Add the preset of a file; a notice says what is wrong with it."""
        try:
            data = read_at_most(Path(path), preset_files.LONGEST)
            if data is None:
                raise SaveError(Fault.UNREADABLE, "no such file")
            preset = self._presets.import_from(data)
        except SaveError as error:
            self.notice.show_note(" ".join(self._words.presets.import_failed(error.code.value)))
            return
        self._fill(preset.name)
        self.notice.show_note(self.tr("Imported as “{name}”.").format(name=isolated(preset.name)), "good")

    def take_over(self, preset: Preset) -> None:
        """Plan a preset that somebody passed on, and keep it, unless the same is kept already under any name."""
        same = [own for own in self._presets.all() if own._replace(name=preset.name) == preset]
        kept = same[0] if same else preset._replace(name=self._presets.free_name(preset.name))
        naming = Naming.GOOD if same else self._presets.add(kept)
        self._fill(kept.name)
        if naming is not Naming.GOOD:
            self.notice.show_note(self._words.presets.naming(naming, kept.name))
        elif not same:
            self.notice.show_note(self.tr("Imported as “{name}”.").format(name=isolated(kept.name)), "good")
        if self._is_offered(preset):
            self._plan.use(preset)
            self.used.emit()

    # --- following the plan ------------------------------------------------------------------------

    @guarded
    def showEvent(self, event: QShowEvent) -> None:
        """A page that was not in sight has not followed."""
        super().showEvent(event)
        self.follow()

    def follow(self) -> None:
        """Word everything in the present language."""
        own = self._own()
        row = self.list.currentRow()
        said = self.notice.text
        if [self.list.item(index).text() for index in range(len(PRESETS))] != [
            self.tr("{name} (built in)").format(name=self._words.names.preset(key)) for key in PRESETS
        ]:
            self._fill(own.name if own is not None else "")
            self.list.setCurrentRow(row)
        elif not said:
            self._selected()
        self.setAccessibleName(self.tr("Presets"))
        self.list.setAccessibleName(self.tr("Presets"))
        self.about.setText(self.tr("A preset is a game with its house rules, saved under a name."))
        texts = {
            "use": self.tr("Take this one"),
            "rename": self.tr("Rename"),
            "delete": self.tr("Delete"),
            "export": self.tr("Export …"),
            "import": self.tr("Import …"),
            "save": self.tr("Save"),
        }
        for name, text in texts.items():
            self.buttons[name].setText(text)
        planned = self._about(self.planned("")) if not self._plan.house.clashes else ""
        self._name_label.setText(self.tr("Save what is chosen now, as"))
        tool_tip(self._name_label, sentence(planned))
        self.name.setAccessibleName(self.tr("Name of the preset"))
        self.name.setPlaceholderText(self.tr("Name of the preset"))
