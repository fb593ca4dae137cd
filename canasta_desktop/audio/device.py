"""The loudspeaker of the system, by way of miniaudio.

What is loaded is the library's C interface (`_miniaudio`), and not its Python module: that brings a client for radio
stations and with it half of Python's network modules, which this program has no use for, and takes ten times as long.
"""

import importlib
from array import array
from collections.abc import Callable
from typing import Any, Final

from canasta_desktop.__about__ import APP_NAME
from canasta_desktop.audio.protocol import Silence
from canasta_desktop.audio.sounds import RATE

PERIOD_MS: Final = 10
"""The system asks for so much at once, and keeps three of them in hand: a tap is heard when the card lies."""
SYSTEMS: Final = ("wasapi", "dsound", "winmm", "coreaudio", "pulseaudio", "alsa", "sndio", "audio4", "oss")
"""Ways to be heard, best first. JACK is not among them, for that would start a server; nor is one that is silent."""
CALLBACK: Final = "_internal_data_callback"
"""What the library calls for more samples; it can be given a Python function."""

Fill = Callable[[int], "array[float]"]
"""Gives the samples of so many frames, left and right in turns. Called in a thread of the library."""


class NoSoundError(Exception):
    """Nothing can be heard; `why` says what is missing."""

    def __init__(self, why: Silence) -> None:
        super().__init__(why.value)
        self.why = why


def loaded_library() -> tuple[Any, Any]:
    """What makes C's values, and the functions of the library. Raises NoSoundError."""
    try:
        module = importlib.import_module("_miniaudio")
        getattr(module.lib, CALLBACK)
    except (ImportError, AttributeError):  # not there, or of a version that is called otherwise
        raise NoSoundError(Silence.NO_LIBRARY) from None
    return module.ffi, module.lib


class Loudspeaker:
    """The system's usual way out, in stereo; it is silent until it is started."""

    def __init__(self, fill: Fill) -> None:
        """Raises NoSoundError."""
        self._ffi, self._lib = loaded_library()
        self._take_callback(fill)
        self._context = self._opened_context()
        self._device = self._opened_device()
        self.is_running = False

    def start(self) -> None:
        """Be heard from now on. Raises NoSoundError if the device is gone."""
        if self._lib.ma_device_start(self._device) != self._lib.MA_SUCCESS:
            raise NoSoundError(Silence.NO_DEVICE)
        self.is_running = True

    def stop(self) -> None:
        """Ask for no more samples; the system may put the device to sleep."""
        self._lib.ma_device_stop(self._device)
        self.is_running = False

    def close(self) -> None:
        """Give the device back; the object is of no use then."""
        self.is_running = False
        self._lib.ma_device_uninit(self._device)
        self._lib.ma_context_uninit(self._context)

    def _take_callback(self, fill: Fill) -> None:
        ffi = self._ffi

        def give(device: Any, output: Any, _: Any, frames: int) -> None:
            mixed = memoryview(fill(frames)).cast("B")
            ffi.memmove(output, mixed, len(mixed))

        ffi.def_extern(name=CALLBACK)(give)

    def _opened_context(self) -> Any:
        ffi, lib = self._ffi, self._lib
        names = [getattr(lib, f"ma_backend_{name}") for name in SYSTEMS]
        config = lib.ma_context_config_init()
        config.threadPriority = lib.ma_thread_priority_highest
        self._name = ffi.new("char[]", APP_NAME.encode())  # what the system's own volume control shows
        config.pulse.pApplicationName = self._name
        context = ffi.new("ma_context *")
        if lib.ma_context_init(names, len(names), ffi.addressof(config), context) != lib.MA_SUCCESS:
            raise NoSoundError(Silence.NO_DEVICE)
        return context

    def _opened_device(self) -> Any:
        ffi, lib = self._ffi, self._lib
        config = lib.ma_device_config_init(lib.ma_device_type_playback)
        config.sampleRate = RATE
        config.playback.format = lib.ma_format_f32
        config.playback.channels = 2
        config.periodSizeInMilliseconds = PERIOD_MS
        config.dataCallback = getattr(lib, CALLBACK)
        device = ffi.new("ma_device *")
        if lib.ma_device_init(self._context, ffi.addressof(config), device) != lib.MA_SUCCESS:
            lib.ma_context_uninit(self._context)
            raise NoSoundError(Silence.NO_DEVICE)
        return device
