"""Compile once what `dataclasses` and `collections` write and compile at every start: `written_code.py OUT MODULE...`.

They make the methods of dataclasses and named tuples as texts, and to compile those took a tenth of the time until the
window could be seen. Here the modules are imported and the texts noted; OUT gets them with their code, for launch.py.
"""

import collections
import dataclasses
import importlib
import marshal
import sys
from pathlib import Path
from types import CodeType

WITHOUT_REFERENCES = 2
"""The version of marshal's format whose bytes depend on nothing but what is written."""


def main() -> int:
    """Import the modules, write what was compiled on the way."""
    out, *modules = sys.argv[1:]
    kinds: dict[str, str] = {}

    def noting_exec(text: str, *spaces: dict[str, object]) -> None:
        kinds[text] = "exec"
        exec(text, *spaces)

    def noting_eval(text: str, *spaces: dict[str, object]) -> object:
        kinds[text] = "eval"
        return eval(text, *spaces)

    # A name of the module goes before that of `builtins`; launch.py does the same.
    setattr(dataclasses, "exec", noting_exec)  # noqa: B010
    setattr(collections, "eval", noting_eval)  # noqa: B010
    for module in modules:
        importlib.import_module(module)
    codes: dict[str, CodeType] = {text: compile(text, "<string>", kinds[text]) for text in sorted(kinds)}
    Path(out).write_bytes(marshal.dumps(codes, WITHOUT_REFERENCES))
    print(f"written code: {len(codes)} texts")
    return 0 if codes else 1


if __name__ == "__main__":
    sys.exit(main())
