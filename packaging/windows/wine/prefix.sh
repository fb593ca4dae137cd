#!/usr/bin/env bash
# Makes a fresh prefix for Wine in which Qt's platform plugin for Windows works: prefix.sh FOLDER.
#
# Wine 8 lacks two libraries that the plugin and QtCore need. Stand-ins for them are built with mingw and put into the
# prefix; they are never shipped (check_folder.py knows their names).
set -euo pipefail
here=$(cd "$(dirname "$0")" && pwd)
mkdir -p "$1"
WINEPREFIX=$(realpath "$1")
export WINEPREFIX
[ ! -e "$WINEPREFIX/system.reg" ] || { echo "$1 is a prefix already." >&2; exit 2; }
"$here/run.sh" wineboot --init 2>&1 | sed '/^wine: /d' # it misses what programs of 32 bits would need
"$here/run.sh" winecfg /v win10
for source in "$here"/*.c; do
  x86_64-w64-mingw32-gcc -std=c11 -Wall -Wextra -Werror -O1 -shared -s \
    -o "$WINEPREFIX/drive_c/windows/system32/$(basename "$source" .c).dll" "$source" -lruntimeobject
done
