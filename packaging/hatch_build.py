"""Build hook of the wheel: what runs goes into `canasta_desktop/data/`, translations compiled.

`assets/run/**` becomes `data/assets/**`, `i18n/*.ts` become `data/i18n/*.qm`, the list of languages lies beside them.
With `CANASTA_COMPILE=1` in the environment rules and fast play are compiled as well, and the wheel is one for this
platform and Python. An editable install needs none of it.
"""

import os
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.config import BuilderConfig
from hatchling.builders.hooks.plugin.interface import BuildHookInterface

WANTS_COMPILED = os.environ.get("CANASTA_COMPILE") == "1"
QT = "PySide6-Essentials>=6.8,<6.12"  # for lrelease; the range and its reason stand in pyproject.toml
COMPILER = ["mypy>=1.18", "setuptools>=70"]


class DataHook(BuildHookInterface[BuilderConfig]):
    """Adds made files to a wheel."""

    def dependencies(self) -> list[str]:
        """What must be in the build environment besides hatchling."""
        return [QT, *COMPILER] if WANTS_COMPILED else [QT]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Make the files in a scratch folder and name each with its place in the wheel."""
        if version == "editable":
            return
        root = Path(self.root)
        self._scratch = tempfile.TemporaryDirectory()
        scratch = Path(self._scratch.name)
        included: dict[str, str] = build_data["force_include"]
        included.update(_assets(root / "assets" / "run"))
        included.update(_translations(root, scratch))
        if WANTS_COMPILED:
            included.update(_compiled(root, scratch))
            build_data["pure_python"] = False
            build_data["infer_tag"] = True

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        """Remove the scratch folder; the wheel is written."""
        if version != "editable":
            self._scratch.cleanup()


def _assets(folder: Path) -> dict[str, str]:
    files = sorted(path for path in folder.rglob("*") if path.is_file())
    return {str(path): f"canasta_desktop/data/assets/{path.relative_to(folder).as_posix()}" for path in files}


def _translations(root: Path, scratch: Path) -> dict[str, str]:
    sys.path.insert(0, str(root))
    from canasta_desktop.resources import LANGUAGES, make_translation

    included = {str(root / "i18n" / LANGUAGES): f"canasta_desktop/data/i18n/{LANGUAGES}"}
    for source in sorted((root / "i18n").glob("*.ts")):
        made = scratch / f"{source.stem}.qm"
        make_translation(source, made)
        included[str(made)] = f"canasta_desktop/data/i18n/{made.name}"
    return included


def _compiled(root: Path, scratch: Path) -> dict[str, str]:
    """The extension modules; the sources stay in the wheel beside them and are passed over by the import."""
    tree = scratch / "compiled"
    subprocess.run([sys.executable, str(root / "packaging" / "compile_core.py"), "--into", str(tree)], check=True)
    # Not through the links to assets and i18n: rglob does not follow them.
    made = [path for path in tree.rglob("*") if path.suffix in (".so", ".pyd")]
    return {str(path): path.relative_to(tree).as_posix() for path in sorted(made)}
