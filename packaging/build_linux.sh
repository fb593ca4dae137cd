#!/usr/bin/env bash
# Builds dist/canasta-desktop/, a folder that runs on Linux without Python, and prints its size.
# Needs an environment with the extra `dev` ($PYTHON, else .venv's, else python3). CANASTA_COMPILE=1 compiles the rules.
# Build on the oldest system to be supported: the bundle needs that glibc or a later one. What it takes from the system
# is the graphics stack, which no bundle should bring: libGL, libEGL, libxcb, and on Wayland libwayland-*.
set -euo pipefail
cd "$(dirname "$0")/.."

python=${PYTHON:-.venv/bin/python}
[ -x "$python" ] || python=$(command -v python3)
work=build/linux
rm -rf "$work" dist/canasta-desktop
mkdir -p "$work"

"$python" -m pip wheel --quiet --no-deps --no-build-isolation --wheel-dir "$work" .
"$python" -m pip install --quiet --no-deps --target "$work/site" "$work"/*.whl
CANASTA_SITE=$PWD/$work/site "$python" -m PyInstaller --noconfirm --log-level WARN \
  --distpath dist --workpath "$work/pyinstaller" packaging/canasta_desktop.spec

# Python's own libraries often hold symbols for a debugger, 20 MB of them. Qt's hold none and must stay as they are.
find dist/canasta-desktop/_internal \( -name 'libpython*' -o -path '*/lib-dynload/*.so' \) -exec strip --strip-unneeded {} +

if command -v cc >/dev/null; then
  "$python" packaging/thin_icu.py dist/canasta-desktop
fi

cp LICENSE dist/canasta-desktop/
du -sh dist/canasta-desktop
