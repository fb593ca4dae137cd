"""Compile rules and fast play with mypyc into a tree beside the checkout: `compile_core.py --into DIR`.

DIR then holds the whole package with these as extension modules *instead of* their sources, so that nothing
interpreted can be loaded by mistake; `PYTHONPATH=DIR python -P -m canasta_desktop` runs it. Needs mypy, setuptools and
a C compiler. All modules share one library at the top of DIR: mypyc takes a compiled package's place from it.
"""

import argparse
import os
import shutil
import sys
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
PACKAGE: Final = "canasta_desktop"
CORES: Final = (Path(PACKAGE, "rules"), Path(PACKAGE, "bots", "playout"))
"""What is compiled: the rules, and of the players what a search asks by the thousand."""
GROUP: Final = "canasta_desktop_core"
DIRECT: Final = ["-fno-semantic-interposition", "-fvisibility=hidden", "-fno-plt"]
"""Let the compiler call a function of the same library directly and inline it, instead of looking it up as one that
another library might replace: a tenth off the time of a deal. Nobody but its own modules calls the library."""


def copy_package(into: Path) -> None:
    """Copy the package into an empty tree, and put what `resources` looks for beside it."""
    shutil.rmtree(into / PACKAGE, ignore_errors=True)
    for stale in into.glob(f"{GROUP}__mypyc.*"):
        stale.unlink()
    shutil.copytree(ROOT / PACKAGE, into / PACKAGE, ignore=shutil.ignore_patterns("__pycache__", "*.so", "*.pyd"))
    for name in ("assets", "i18n"):
        if (ROOT / name).is_dir():
            link_or_copy(ROOT / name, into / name)


def link_or_copy(folder: Path, place: Path) -> None:
    """A link to a folder; where the system grants none, as Windows to most people, a fresh copy."""
    if place.is_symlink():
        return
    shutil.rmtree(place, ignore_errors=True)
    try:
        place.symlink_to(folder, target_is_directory=True)
    except OSError:
        shutil.copytree(folder, place)


def modules_in(tree: Path) -> list[Path]:
    """The sources that are compiled, sorted."""
    return sorted(path for core in CORES for path in (tree / core).rglob("*.py"))


def compile_in(tree: Path) -> None:
    """Compile what is to be compiled of a copied tree in place; leaves only extension modules there."""
    from mypyc.build import mypycify
    from setuptools import setup  # type: ignore[import-untyped]  # it ships no types

    os.chdir(tree)  # mypyc takes module names from relative paths
    sources = [str(path) for path in modules_in(Path())]
    scratch = tree / "scratch"
    options = ["--config-file", str(ROOT / "pyproject.toml"), "--cache-dir", str(scratch / "mypy"), *sources]
    modules = mypycify(options, opt_level="3", debug_level="0", group_name=GROUP, target_dir=str(scratch / "c"))
    for module in modules if os.name == "posix" else []:
        module.extra_compile_args += DIRECT
    setup(
        name=GROUP,
        packages=[],
        ext_modules=modules,
        script_args=["--quiet", "build_ext", "--inplace", "--build-temp", "scratch/o", "--build-lib", "scratch/lib"],
    )
    shutil.rmtree(scratch)
    for source in sources:
        Path(source).unlink()


def main() -> int:
    """Read the command line and compile; 0, or 1 if a module has no compiled counterpart."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--into", type=Path, required=True, metavar="DIR", help="folder for the compiled tree")
    into: Path = parser.parse_args().into.resolve()
    if into == ROOT:
        parser.error("the compiled tree must not be the checkout")
    into.mkdir(parents=True, exist_ok=True)
    copy_package(into)
    expected = len(modules_in(into))
    compile_in(into)
    compiled = [path for core in CORES for path in (into / core).rglob("*") if path.suffix in (".so", ".pyd")]
    print(f"{len(compiled)} of {expected} modules compiled into {into}")
    return 0 if len(compiled) == expected else 1


if __name__ == "__main__":
    sys.exit(main())
