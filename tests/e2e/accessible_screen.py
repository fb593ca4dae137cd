"""A display with what a desktop has for people who do not see it: a session's D-Bus, and on it the accessibility bus.

Both are of our own, as are the homes of what runs there. The accessibility bus is started by the session's as soon as
somebody asks for it, and ends with it. Whatever lives in such a session shares no Xvfb with others: the address of the
accessibility bus is written on the root window, where all programs find it.
"""

import shutil
import subprocess
import tempfile
from pathlib import Path
from typing import Final

from tests.e2e.xserver import NEEDED, MissingProgram, XServer
from tests.patience import patience

LAUNCHER: Final = Path("/usr/share/dbus-1/services/org.a11y.Bus.service")
"""By this file the session's D-Bus knows how the accessibility bus is started."""


class AccessibleScreen(XServer):
    """A display with both buses; use it as a context. Who is started in its `environment` finds them."""

    def __init__(self, width: int = 1440, height: int = 900) -> None:
        if shutil.which("dbus-daemon") is None or not LAUNCHER.exists():
            packages = " ".join((*NEEDED.values(), "dbus", "at-spi2-core"))
            raise MissingProgram(f"no D-Bus or no AT-SPI here: apt-get install -y --no-install-recommends {packages}")
        super().__init__(width, height)
        self._homes = tempfile.TemporaryDirectory(prefix="canasta-home-")
        self._bus: subprocess.Popen[str] | None = None
        self.address = ""
        """Of the session's D-Bus."""

    @property
    def home(self) -> Path:
        """The home folder of everything that runs in this session."""
        return Path(self._homes.name)

    def __enter__(self) -> "AccessibleScreen":
        super().__enter__()
        try:
            self._start_bus()
        except BaseException:
            self.close()
            raise
        return self

    def environment(self) -> dict[str, str]:
        """The environment for programs of this session."""
        runtime, data = self.home / "run", self.home / ".local" / "share"
        own = {"HOME": self.home, "XDG_RUNTIME_DIR": runtime, "XDG_DATA_HOME": data, "GSETTINGS_BACKEND": "memory"}
        bus = {"DBUS_SESSION_BUS_ADDRESS": self.address}
        inherited = super().environment()
        inherited.pop("AT_SPI_BUS_ADDRESS", None)
        return inherited | {name: str(value) for name, value in own.items()} | bus

    def close(self) -> None:
        """Stop all."""
        if self._bus is not None:
            self._bus.terminate()
            self._bus.wait(patience(5))
            self._bus = None
        super().close()
        self._homes.cleanup()

    def _start_bus(self) -> None:
        (self.home / "run").mkdir(mode=0o700)
        command = ["dbus-daemon", "--session", "--nofork", "--nopidfile", "--print-address=1"]
        self._bus = subprocess.Popen(
            command, env=self.environment(), stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
        )
        assert self._bus.stdout is not None
        self.address = self._bus.stdout.readline().strip()
        if not self.address:
            raise RuntimeError("the session's D-Bus did not start")
