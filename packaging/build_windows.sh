#!/usr/bin/env bash
# Builds for Windows, into dist/: a folder that runs without Python, a zip of it, and a setup program. Runs natively,
# under Git Bash (so the release workflow does, not yet tried), and on Linux with a Python under Wine:
# windows/under_wine.sh. A pass under Wine shows that the recipe works and the bundle is complete, not that Windows likes
# it.
#
#   packaging/build_windows.sh [folder] [zip] [setup]
#
# Without names all are built. Needs an environment with the extra `dev` and NSIS. $PYTHON is the command that runs it
# (words are split at spaces, so that it may have a runner before it), else .venv's, else python. Rules and fast
# play are compiled, for which Visual C++ must be there; with CANASTA_COMPILE=0 they are not.
#
# CANASTA_SIGN_COMMAND is a command that signs the file named behind it; it is called for our two programs, the setup
# program and its uninstaller. Without it nothing is signed, and SmartScreen warns whoever downloads it.
#
# Two builds of one commit give the same bytes: times are those of the commit (SOURCE_DATE_EPOCH), orders are fixed. A
# signature has its own time.
set -euo pipefail
cd "$(dirname "$0")/.."

wanted=("$@")
[ ${#wanted[@]} -gt 0 ] || wanted=(folder zip setup)

if [ -n "${PYTHON:-}" ]; then
  read -ra python <<<"$PYTHON"
elif [ -x .venv/Scripts/python.exe ]; then
  python=(.venv/Scripts/python.exe)
else
  python=(python)
fi
export CANASTA_COMPILE=${CANASTA_COMPILE:-1} PYTHONHASHSEED=0 PYTHONUTF8=1 PYTHONDONTWRITEBYTECODE=1 TZ=UTC
export SOURCE_DATE_EPOCH=${SOURCE_DATE_EPOCH:-$(git log -1 --format=%ct 2>/dev/null || date +%s)}

# All at once: under Wine every start takes seconds.
said=$("${python[@]}" -c 'import sys
from canasta_desktop import __about__
print(*(getattr(__about__, name) for name in sys.argv[1:]), sep="\n")' \
  __version__ APP_ID APP_NAME PUBLISHER GAME_SUFFIX GAME_TYPE RULES_SUFFIX RULES_TYPE TASKBAR_ID | tr -d '\r')
{ read -r version && read -r id && read -r name && read -r publisher && read -r game_suffix && read -r game_type &&
  read -r rules_suffix && read -r rules_type && read -r taskbar; } <<<"$said"
folder=dist/windows/$id # not where the folder for Linux lies
work=build/windows       # relative, so that Python on Windows and this shell mean the same

step() { printf '== %s (%s s)\n' "$1" "$SECONDS"; }

sign() {
  [ -n "${CANASTA_SIGN_COMMAND:-}" ] || return 0
  local command
  read -ra command <<<"$CANASTA_SIGN_COMMAND"
  "${command[@]}" "$1"
}

build_folder() {
  rm -rf "$work" "$folder"
  mkdir -p "$work"
  step "wheel"
  "${python[@]}" -m pip wheel --quiet --no-deps --no-build-isolation --wheel-dir "$work" .
  "${python[@]}" -m pip install --quiet --no-deps --no-compile --target "$work/site" "$work"/*.whl
  step "folder"
  CANASTA_SITE=$work/site CANASTA_ORIGINS=$work/origins.txt "${python[@]}" -m PyInstaller --noconfirm \
    --log-level WARN --distpath dist/windows --workpath "$work/pyinstaller" packaging/canasta_desktop.spec
  # With an ending that Windows knows, a double click opens it.
  cp LICENSE "$folder/LICENSE.txt"
  "${python[@]}" packaging/third_parties.py "$folder" "$work/origins.txt" \
    "$folder/_internal/canasta_desktop/data/THIRD-PARTY.txt"
  "${python[@]}" packaging/check_folder.py windows "$folder"
  if [ -z "${CANASTA_SIGN_COMMAND:-}" ]; then
    echo "CANASTA_SIGN_COMMAND is not set: nothing is signed, and SmartScreen will warn of it." >&2
  fi
  sign "$folder/$id.exe"
  sign "$folder/$id-cli.exe"
  find "$folder" -exec touch --date="@$SOURCE_DATE_EPOCH" {} + # the setup program hands the times on
}

build_zip() {
  step "zip"
  "${python[@]}" packaging/windows/portable.py "$folder" "dist/$id-$version-windows-x64-portable.zip"
}

build_setup() {
  step "setup program"
  local makensis target=x86-unicode made=dist/$id-$version-windows-x64-setup.exe
  makensis=$(command -v makensis || command -v "/c/Program Files (x86)/NSIS/makensis") ||
    { echo "makensis was not found. Install NSIS." >&2; exit 1; }
  mkdir -p "$work"
  list_files > "$work/files.nsh"
  "${python[@]}" packaging/windows/installer_texts.py > "$work/texts.nsh"
  "${python[@]}" packaging/windows/side_picture.py "assets/icons/$id.svg" "$work/side.bmp"
  touch --date="@$SOURCE_DATE_EPOCH" "$work/side.bmp" # it is packed with its time
  # NSIS as its makers publish it makes setup programs of 32 bits, which Windows runs as well; some bring the other kind.
  if ls /usr/share/nsis/Stubs/*amd64-unicode >/dev/null 2>&1; then target=amd64-unicode; fi
  "$makensis" -V2 -INPUTCHARSET UTF8 -WX "-DTARGET=$target" "-DNAME=$name" "-DID=$id" "-DVERSION=$version" \
    "-DPUBLISHER=$publisher" "-DGAME_SUFFIX=$game_suffix" "-DGAME_TYPE=$game_type" "-DRULES_SUFFIX=$rules_suffix" \
    "-DRULES_TYPE=$rules_type" "-DFOLDER=$(beside "$folder")" \
    "-DFILES=$(beside "$work/files.nsh")" "-DTEXTS=$(beside "$work/texts.nsh")" \
    "-DSIDE_PICTURE=$(beside "$work/side.bmp")" \
    "-DTASKBAR_ID=$taskbar" "-DICON=$(beside assets/icons)/$id.ico" \
    "-DOUT=$(beside dist)/${made#dist/}" ${CANASTA_SIGN_COMMAND:+"-DSIGN=$CANASTA_SIGN_COMMAND"} \
    packaging/windows/installer.nsi
  sign "$made"
}

# What makensis is to pack, a file a line: the order in which it finds files by itself is another on every disk.
list_files() {
  (cd "$folder" && find . -type f) | LC_ALL=C sort | tr / '\134' |
    sed -E 's/^\.(.*)(\\[^\\]+)$/!insertmacro PACK "\1" "\2"/'
}

# A place as makensis wants it, who reads relative ones from the folder of its script.
beside() { if command -v cygpath >/dev/null; then cygpath --windows --absolute "$1"; else realpath "$1"; fi; }

for one in "${wanted[@]}"; do
  case $one in
    folder | zip | setup) "build_$one" ;;
    *) echo "There is no artefact called $one." >&2; exit 2 ;;
  esac
done
step "sizes"
du -sh --apparent-size dist/* | sort -k 2
