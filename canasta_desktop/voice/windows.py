"""Speech on Windows, by SAPI: every Windows has it, and it keeps the texts in order by itself.

Its object is called by the places of its functions in the interface `ISpVoice`, which Windows never changes; so nothing
is needed but Python's own `ctypes`. Tried against a table of functions of our own, not yet on Windows.
"""

import ctypes
import locale
from collections.abc import Callable
from contextlib import suppress
from html import escape
from typing import Any, Final

from canasta_desktop.voice.protocol import MuteReason, Utterance
from canasta_desktop.voice.synthesizer import NoVoiceError

CLASS: Final = "{96749377-3391-11D2-9EE3-00C04F797396}"  # SpVoice
INTERFACE: Final = "{6C44DF74-72B9-4992-A1EC-EF996E0422D4}"  # ISpVoice
RELEASE, SPEAK, SET_RATE = 2, 20, 28
"""Places in the interface, from those of IUnknown, ISpNotifySource and ISpEventSource on."""
LATER, PURGE, IS_XML, NO_XML = 1, 2, 8, 16
"""How a text is spoken: without waiting; instead of all before; with marks for the language, or without."""
IN_PROCESS: Final = 1
"""Where the object is to be made (CLSCTX_INPROC_SERVER)."""
APARTMENT: Final = 0
"""The object may be called from any thread (COINIT_MULTITHREADED)."""
TOKENS: Final = r"SOFTWARE\Microsoft\Speech\Voices\Tokens"
"""Where the registry has the voices."""
MOST_VOICES: Final = 200
PRIMARY: Final = 0x3FF
"""Of the number of a language what is not of its country."""
STEPS: Final = 10
"""SAPI's rates go from -10 to 10."""

Function = Callable[..., int]


class WindowsSynthesizer:
    """Calls the functions of a voice of SAPI, of which it is given the address, and which is released with it."""

    def __init__(self, voice: int) -> None:
        self._voice = ctypes.c_void_p(voice)
        self._release = self._function(RELEASE)
        self._speak = self._function(SPEAK, ctypes.c_wchar_p, ctypes.c_uint32, ctypes.c_void_p)
        self._set_rate = self._function(SET_RATE, ctypes.c_int32)
        self.has_voice = True
        self._name = ""

    def speak(self, utterance: Utterance) -> None:
        number = language_number(utterance.language)
        marked = f'<lang langid="{number:x}">{escape(utterance.text, quote=False)}</lang>'
        if self._name:
            marked = f'<voice required="Name={escape(self._name)}">{marked}</voice>'
        if number and self._speak(self._voice, marked, LATER | IS_XML, None) >= 0:
            return
        if self._speak(self._voice, utterance.text, LATER | NO_XML, None) < 0:
            raise NoVoiceError(MuteReason.NO_VOICE)

    def stop(self) -> None:
        if self._speak(self._voice, "", LATER | PURGE | NO_XML, None) < 0:
            raise NoVoiceError(MuteReason.ENDED)

    def set_rate(self, rate: int) -> None:
        if self._set_rate(self._voice, round(rate * STEPS / 100)) < 0:
            raise NoVoiceError(MuteReason.ENDED)

    def voices(self, language: str) -> list[str]:
        return [name for name, number in installed_voices() if number & PRIMARY == language_number(language) & PRIMARY]

    def set_voice(self, name: str) -> None:
        self._name = name

    def close(self) -> None:
        if self._voice:
            self._release(self._voice)
            self._voice = ctypes.c_void_p()

    def _function(self, place: int, *arguments: Any) -> Function:
        """The function at this place of the object's table; the object itself is its first argument."""
        table = ctypes.cast(self._voice, ctypes.POINTER(ctypes.POINTER(ctypes.c_void_p)))[0]
        kind: Any = getattr(ctypes, "WINFUNCTYPE", ctypes.CFUNCTYPE)
        made: Function = kind(ctypes.c_int32, ctypes.c_void_p, *arguments)(table[place])
        return made


def language_number(code: str) -> int:
    """What Windows calls a language in its usual country: 0x407 for `de`, 0x409 for `en`; 0 for an unknown one."""
    numbers = [number for number, name in locale.windows_locale.items() if name.partition("_")[0] == code]
    return min(numbers, default=0)


def installed_voices() -> list[tuple[str, int]]:
    """The voices in the registry, each with the number of its language; none where there is no registry."""
    try:
        import winreg as registry
    except ImportError:
        return []
    return _voices_in(registry)


def _voices_in(registry: Any) -> list[tuple[str, int]]:
    """Each has a key of its own, with its name and its languages, the first of several, below `Attributes`."""
    found: list[tuple[str, int]] = []
    with suppress(OSError), registry.OpenKey(registry.HKEY_LOCAL_MACHINE, TOKENS) as tokens:
        for place in range(MOST_VOICES):  # until there is none: OSError
            key = registry.EnumKey(tokens, place)
            with suppress(OSError, ValueError), registry.OpenKey(tokens, rf"{key}\Attributes") as about:
                name, _ = registry.QueryValueEx(about, "Name")
                languages, _ = registry.QueryValueEx(about, "Language")
                found.append((str(name), int(str(languages).partition(";")[0], 16)))
    return found


def system_voice() -> int:
    """The address of a new voice of SAPI. Raises NoVoiceError."""
    library: Any = getattr(ctypes, "oledll", None)
    assert library is not None, "only Windows has it"
    voice = ctypes.c_void_p()
    try:
        library.ole32.CoInitializeEx(None, APARTMENT)
        library.ole32.CoCreateInstance(
            _identifier(CLASS, library), None, IN_PROCESS, _identifier(INTERFACE, library), ctypes.byref(voice)
        )
    except OSError:
        raise NoVoiceError(MuteReason.NO_SERVICE) from None
    return voice.value or 0


def _identifier(text: str, library: Any) -> Any:
    """The sixteen bytes of an identifier that is written in braces."""
    made = ctypes.create_string_buffer(16)
    library.ole32.CLSIDFromString(ctypes.c_wchar_p(text), made)
    return made
