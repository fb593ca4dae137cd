#!/usr/bin/env bash
# Installs, tests and removes everything that build_all.sh made, and keeps the budgets: try_all.sh, as root.
#
# The tables are those of try_linux.py (bare systems by debootstrap) and windows/try_under_wine.py, the last figures those
# of budgets.py; pictures of every window lie in build/tried/. On Debian 12:
#
#   apt-get install --no-install-recommends debootstrap xvfb openbox xdotool x11-utils imagemagick kpat wine wine64 \
#     gcc-mingw-w64-x86-64 nsis
#
# Python: $PYTHON, else .venv's, else python3, with the extra `dev`. The status is 1 if anything is wrong anywhere.
set -uo pipefail
cd "$(dirname "$0")/.." || exit

python=${PYTHON:-.venv/bin/python}
[ -x "$python" ] || python=$(command -v python3)
status=0
"$python" packaging/try_linux.py --pictures build/tried || status=1
"$python" packaging/windows/try_under_wine.py --pictures build/tried || status=1
"$python" packaging/budgets.py || status=1
exit "$status"
