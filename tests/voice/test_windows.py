"""Speech on Windows, called at a table of functions of the test's own, which lies in memory as SAPI's does."""

import ctypes

import pytest

from canasta_desktop.voice.protocol import MuteReason, Utterance
from canasta_desktop.voice.synthesizer import NoVoiceError
from canasta_desktop.voice.windows import WindowsSynthesizer, language_number

FUNCTION = getattr(ctypes, "WINFUNCTYPE", ctypes.CFUNCTYPE)
FAILED = -2147467259  # E_FAIL


class Sapi:
    """A voice of SAPI: an object that begins with the address of its table; it keeps what is called."""

    def __init__(self) -> None:
        self.calls: list[tuple[object, ...]] = []
        self.refuses_marks = self.refuses_all = False
        self._functions = {
            2: FUNCTION(ctypes.c_int32, ctypes.c_void_p)(self._release),
            20: FUNCTION(ctypes.c_int32, ctypes.c_void_p, ctypes.c_wchar_p, ctypes.c_uint32, ctypes.c_void_p)(
                self._speak
            ),
            28: FUNCTION(ctypes.c_int32, ctypes.c_void_p, ctypes.c_int32)(self._set_rate),
        }
        table = [
            ctypes.cast(self._functions[place], ctypes.c_void_p) if place in self._functions else None
            for place in range(38)
        ]
        self._table = (ctypes.c_void_p * 38)(*table)
        self._object = ctypes.pointer(self._table)
        self.address = ctypes.addressof(self._object)

    def _release(self, this: int) -> int:
        self.calls.append(("release", this == self.address))
        return 0

    def _speak(self, this: int, text: str, flags: int, number: int | None) -> int:
        self.calls.append((text, flags))
        return FAILED if self.refuses_all or (self.refuses_marks and flags & 8) else 0

    def _set_rate(self, this: int, rate: int) -> int:
        self.calls.append(("rate", rate))
        return 0


def test_texts_are_spoken_later_in_their_language_and_purged_at_a_stop():
    sapi = Sapi()
    voice = WindowsSynthesizer(sapi.address)
    voice.speak(Utterance("Anna & Mira: 5 < 6", "de"))
    voice.set_rate(-34)
    voice.stop()
    voice.close()
    voice.close()
    assert sapi.calls == [
        ('<lang langid="407">Anna &amp; Mira: 5 &lt; 6</lang>', 1 | 8),
        ("rate", -3),
        ("", 1 | 2 | 16),
        ("release", True),
    ]


def test_a_language_without_a_voice_is_spoken_by_the_usual_one():
    sapi = Sapi()
    sapi.refuses_marks = True
    WindowsSynthesizer(sapi.address).speak(Utterance("<Hallo>", "de"))
    assert sapi.calls[-1] == ("<Hallo>", 1 | 16)


def test_no_voice_at_all_is_told():
    sapi = Sapi()
    sapi.refuses_all = True
    with pytest.raises(NoVoiceError) as caught:
        WindowsSynthesizer(sapi.address).speak(Utterance("Hallo", "de"))
    assert caught.value.why is MuteReason.NO_VOICE


def test_languages_have_their_numbers_by_their_usual_countries():
    assert [language_number(code) for code in ("de", "en", "fr", "xx")] == [0x407, 0x409, 0x40C, 0]
