#!/usr/bin/env bash
# Builds for macOS, into dist/: an .app that runs without Python, and a disk image of it. Runs on macOS alone, for the
# processor it runs on. Built by the release workflow, not yet tried.
#
#   packaging/build_macos.sh [app] [dmg]
#
# Without names both are built. Needs an environment with the extra `dev` ($PYTHON, else .venv's, else python3) and the
# command line tools of Xcode. Rules and fast play are compiled; with CANASTA_COMPILE=0 they are not.
#
# CANASTA_SIGN_IDENTITY is the name of a "Developer ID Application" certificate in the keychain. Without it the .app is
# signed ad hoc: it runs here, but Gatekeeper stops it on machines that downloaded it until somebody allows it by hand.
# A signed image is notarised if CANASTA_NOTARY_KEY (an App Store Connect key file), CANASTA_NOTARY_KEY_ID and
# CANASTA_NOTARY_ISSUER are all set.
#
# Signatures and disk images hold the time they were made at: two builds of one commit differ in these.
set -euo pipefail
cd "$(dirname "$0")/.."
[ "$(uname -s)" = Darwin ] || { echo "build_macos.sh runs on macOS alone." >&2; exit 2; }

wanted=("$@")
[ ${#wanted[@]} -gt 0 ] || wanted=(app dmg)

python=${PYTHON:-.venv/bin/python}
[ -x "$python" ] || python=$(command -v python3)
processor=$(uname -m) # arm64 or x86_64
export CANASTA_COMPILE=${CANASTA_COMPILE:-1} PYTHONHASHSEED=0 LC_ALL=en_US.UTF-8 TZ=UTC
export SOURCE_DATE_EPOCH=${SOURCE_DATE_EPOCH:-$(git log -1 --format=%ct 2>/dev/null || date +%s)}
# A Python for both processors would compile for both; the oldest system is that of Info.plist and of Qt.
export ARCHFLAGS="-arch $processor" MACOSX_DEPLOYMENT_TARGET=13.0
umask 022

about() { "$python" -c "from canasta_desktop import __about__; print(__about__.$1)"; }
version=$(about __version__) id=$(about APP_ID) name=$(about APP_NAME)
work=build/macos
app="dist/$name.app"
image="dist/$id-$version-macos-$processor.dmg"
identity=${CANASTA_SIGN_IDENTITY:-}

step() { printf '== %s (%s s)\n' "$1" "$SECONDS"; }

build_app() {
  rm -rf "$work" "dist/$id" "$app"
  mkdir -p "$work"
  step "wheel"
  "$python" -m pip wheel --quiet --no-deps --no-build-isolation --wheel-dir "$work" .
  "$python" -m pip install --quiet --no-deps --no-compile --target "$work/site" "$work"/*.whl
  step "app"
  CANASTA_SITE=$work/site CANASTA_ORIGINS=$PWD/$work/origins.txt "$python" -m PyInstaller --noconfirm \
    --log-level WARN --distpath dist --workpath "$work/pyinstaller" packaging/canasta_desktop.spec
  # The folder that PyInstaller makes the .app of holds the same files in plainer places.
  "$python" packaging/third_parties.py "dist/$id" "$work/origins.txt" "$work/THIRD-PARTY.txt"
  rm -rf "dist/$id"
  cp LICENSE "$app/Contents/Resources/"
  # Data lies in Resources; a link to it stands where the program looks.
  cp "$work/THIRD-PARTY.txt" "$app/Contents/Resources/canasta_desktop/data/"
  "$python" packaging/macos/type_names.py "$app/Contents/Resources"
  "$python" packaging/check_folder.py macos "$app"
  sign_app
}

# A signature covers the signatures inside, so the innermost come first. `--deep` would sign in any order and give all of
# them the rights of the program. These are few: Qt compiles regular expressions and Python's ctypes makes callbacks, both
# in memory. (Apple's reader of entitlements stumbles over comments, so it is said here.)
sign_app() {
  step "signatures"
  if [ -z "$identity" ]; then
    echo "CANASTA_SIGN_IDENTITY is not set: the .app is signed ad hoc, and other machines will warn of it." >&2
  fi
  local file
  while IFS= read -r -d '' file; do
    sign "$file"
  done < <(find "$app/Contents/Frameworks" -type f \( -name '*.so' -o -name '*.dylib' \) -print0)
  while IFS= read -r -d '' file; do
    sign "$file"
  done < <(find "$app/Contents/Frameworks" -type d -name '*.framework' -print0)
  sign "$app" --entitlements packaging/macos/entitlements.plist
  codesign --verify --strict --deep --verbose=1 "$app"
}

sign() { # $1: what is signed, further: options
  local what=$1; shift
  if [ -n "$identity" ]; then
    codesign --force --sign "$identity" --options runtime --timestamp "$@" "$what"
  else
    codesign --force --sign - "$@" "$what"
  fi
}

build_dmg() {
  step "disk image"
  [ -d "$app" ] || { echo "There is no $app; build app first." >&2; exit 1; }
  local stage=$work/image attempt
  if may_notarise; then
    # The .app by itself as well: the ticket in it lasts when it was dragged out of the image.
    ditto -c -k --keepParent "$app" "$work/app.zip"
    notarise "$work/app.zip"
    xcrun stapler staple "$app"
  fi
  rm -rf "$stage" "$image"
  mkdir -p "$stage"
  ditto "$app" "$stage/$name.app"
  ln -s /Applications "$stage/Applications"
  for attempt in 1 2 3; do
    # Spotlight sometimes still looks at the files; then the image is "busy".
    hdiutil create -quiet -volname "$name" -srcfolder "$stage" -fs HFS+ -format ULMO -ov "$image" && break
    [ "$attempt" -lt 3 ] || { echo "hdiutil did not make the disk image." >&2; exit 1; }
    sleep 10
  done
  if [ -n "$identity" ]; then
    codesign --force --sign "$identity" --timestamp "$image"
  fi
  if may_notarise; then
    notarise "$image"
    xcrun stapler staple "$image"
  fi
  (cd dist && shasum -a 256 "$(basename "$image")" | tee "$(basename "$image").sha256")
}

may_notarise() {
  [ -n "$identity" ] && [ -n "${CANASTA_NOTARY_KEY:-}" ] && [ -n "${CANASTA_NOTARY_KEY_ID:-}" ] &&
    [ -n "${CANASTA_NOTARY_ISSUER:-}" ]
}

notarise() { # waits for the answer; anything but "Accepted" ends this, with what was found fault with
  step "notarisation of $(basename "$1")"
  local answer
  answer=$(xcrun notarytool submit "$1" --key "$CANASTA_NOTARY_KEY" --key-id "$CANASTA_NOTARY_KEY_ID" \
    --issuer "$CANASTA_NOTARY_ISSUER" --wait --timeout 30m --output-format json)
  echo "$answer"
  if [ "$("$python" -c 'import json, sys; print(json.loads(sys.argv[1])["status"])' "$answer")" != Accepted ]; then
    xcrun notarytool log "$("$python" -c 'import json, sys; print(json.loads(sys.argv[1])["id"])' "$answer")" \
      --key "$CANASTA_NOTARY_KEY" --key-id "$CANASTA_NOTARY_KEY_ID" --issuer "$CANASTA_NOTARY_ISSUER" >&2
    exit 1
  fi
}

for one in "${wanted[@]}"; do
  case $one in
    app | dmg) "build_$one" ;;
    *) echo "There is no artefact called $one." >&2; exit 2 ;;
  esac
done
step "sizes"
du -sh dist/* | sort -k 2
