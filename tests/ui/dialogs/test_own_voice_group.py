"""What is set about the own voice."""

from canasta_desktop.game.settings import Settings
from canasta_desktop.ui.dialogs.own_voice_group import OwnVoiceGroup


def test_a_voice_is_chosen_once_the_system_has_named_some(qtbot):
    group = OwnVoiceGroup(Settings(own_voice=True, speech_voice="Anke"))
    qtbot.addWidget(group)
    group.retranslate()
    group.show()
    assert not group.voice.isVisible()
    group.show_voices(("Klaus", "Anke"))
    assert (group.voice.isVisible(), group.voice.currentText()) == (True, "Anke")
    with qtbot.waitSignal(group.changed) as changed:
        group.voice.setFocus()
        qtbot.keyClicks(group.voice, "K")
    assert changed.args == ["speech_voice", "Klaus"]
    group.show_voices(("Joe",))  # another language has none of this name
    assert group.voice.currentText() == "The usual one"
