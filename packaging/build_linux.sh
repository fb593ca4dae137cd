#!/usr/bin/env bash
# Builds for Linux, into dist/: a folder that runs without Python, and what people install made of it.
#
#   packaging/build_linux.sh [--runtime FILE] [folder] [tar] [deb] [appimage]
#
# Without names everything is built that can be. FILE is the runtime of AppImages (type 2, static) for this processor:
# no package registry has it, so it must be handed over. Needs an environment with the extra `dev` ($PYTHON, else
# .venv's, else python3), a C compiler, binutils, patchelf, xz, dpkg-deb and mksquashfs. Rules and fast play are
# compiled; with CANASTA_COMPILE=0 they are not.
#
# CANASTA_PICTURES is where assets/screenshots can be fetched from, for software centres; without it they show none.
#
# Build on the oldest system to be supported: the bundle needs that glibc or a later one. What it takes from the system
# is the graphics stack, which no bundle should bring; finish_linux.py knows it and fails on anything else.
#
# Two builds of one commit give the same bytes: times are those of the commit (SOURCE_DATE_EPOCH), orders are fixed.
set -euo pipefail
cd "$(dirname "$0")/.."

runtime=""
if [ "${1:-}" = --runtime ]; then runtime=$(realpath "$2"); shift 2; fi
wanted=("$@")
[ ${#wanted[@]} -gt 0 ] || wanted=(folder tar deb appimage)

python=${PYTHON:-.venv/bin/python}
[ -x "$python" ] || python=$(command -v python3)
export CANASTA_COMPILE=${CANASTA_COMPILE:-1} PYTHONHASHSEED=0 LC_ALL=C.UTF-8 TZ=UTC
export SOURCE_DATE_EPOCH=${SOURCE_DATE_EPOCH:-$(git log -1 --format=%ct 2>/dev/null || date +%s)}
day=$(date --date="@$SOURCE_DATE_EPOCH" +%F)
umask 022

about() { "$python" -c "from canasta_desktop import __about__; print(__about__.$1)"; }
version=$(about __version__) id=$(about APP_ID) name=$(about APP_NAME)
processor=$(uname -m)
folder=dist/$id
work=build/linux

step() { printf '== %s (%s s)\n' "$1" "$SECONDS"; }
stamp() { find "$1" -exec touch --no-dereference --date="@$SOURCE_DATE_EPOCH" {} +; }

build_folder() {
  rm -rf "$work" "$folder"
  mkdir -p "$work"
  step "wheel"
  "$python" -m pip wheel --quiet --no-deps --no-build-isolation --wheel-dir "$work" .
  "$python" -m pip install --quiet --no-deps --no-compile --target "$work/site" "$work"/*.whl
  step "folder"
  CANASTA_SITE=$PWD/$work/site CANASTA_ORIGINS=$PWD/$work/origins.txt "$python" -m PyInstaller --noconfirm \
    --log-level WARN --distpath dist --workpath "$work/pyinstaller" packaging/canasta_desktop.spec
  "$python" packaging/thin_icu.py "$folder"
  cp LICENSE "$folder/"
  "$python" packaging/third_parties.py "$folder" "$work/origins.txt" "$folder/_internal/canasta_desktop/data/THIRD-PARTY.txt"
  "$python" packaging/desktop_files.py "$folder/share" --date "$day" --pictures "${CANASTA_PICTURES:-}"
  install -m 755 packaging/linux/install.sh "$folder/install.sh"
  "$python" packaging/finish_linux.py "$folder" | tee "$work/finished.txt"
  stamp "$folder"
}

build_tar() {
  step "tar.xz"
  tar --create --directory dist --sort=name --owner=0 --group=0 --numeric-owner --mtime="@$SOURCE_DATE_EPOCH" "$id" |
    xz --threads=1 -9e > "dist/$id-$version-linux-$processor.tar.xz"
}

build_deb() {
  step "deb"
  local root=$work/deb
  rm -rf "$root"
  mkdir -p "$root/usr/lib" "$root/usr/games" "$root/usr/share/doc/$id" "$root/DEBIAN"
  cp --recursive --no-dereference --preserve=mode "$folder" "$root/usr/lib/$id"
  cp --recursive "$folder/share/." "$root/usr/share/"
  rm -r "$root/usr/lib/$id/share" "$root/usr/lib/$id/install.sh" "$root/usr/lib/$id/LICENSE"
  ln -s "../lib/$id/$id" "$root/usr/games/$id"
  "$python" packaging/linux/debian.py copyright > "$root/usr/share/doc/$id/copyright"
  "$python" packaging/linux/debian.py changelog "$SOURCE_DATE_EPOCH" | gzip -9n > "$root/usr/share/doc/$id/changelog.gz"
  mkdir -p "$root/usr/share/lintian/overrides"
  cp packaging/linux/lintian-overrides "$root/usr/share/lintian/overrides/$id"
  chmod -R u+w,go-w "$root"
  find "$root/usr" -type f -name '*.so*' -exec chmod 644 {} +
  "$python" packaging/linux/debian.py control "$(tail -n 1 "$work/finished.txt")" "$(du -sk "$root/usr" | cut -f 1)" \
    "$(dpkg --print-architecture)" > "$root/DEBIAN/control"
  (cd "$root" && find usr -type f -print0 | sort -z | xargs -0 md5sum) > "$root/DEBIAN/md5sums"
  stamp "$root"
  dpkg-deb --root-owner-group -Zxz -z9 --build "$root" "dist/${id}_${version}_$(dpkg --print-architecture).deb" >/dev/null
}

build_appimage() {
  step "AppImage"
  if [ -z "$runtime" ]; then
    echo "No AppImage: give the runtime of AppImages with --runtime FILE; the release workflow fetches it." >&2
    return
  fi
  local root=$work/appdir made="dist/$name-$version-$processor.AppImage"
  # The runtime is a program; anything else stands in for it, see linux/standin_runtime.sh.
  [ "$(head -c 4 "$runtime" | tail -c 3)" = ELF ] || made=${made%.AppImage}-trial.AppImage
  made=${made// /_}
  rm -rf "$root"
  mkdir -p "$root/usr/lib"
  cp --recursive --no-dereference --preserve=mode "$folder" "$root/usr/lib/$id"
  mv "$root/usr/lib/$id/share" "$root/usr/share"
  rm "$root/usr/lib/$id/install.sh"
  ln -s "usr/lib/$id/$id" "$root/AppRun"
  cp "$root/usr/share/applications/$id.desktop" "$root/"
  cp "$root/usr/share/icons/hicolor/256x256/apps/$id.png" "$root/"
  ln -s "$id.png" "$root/.DirIcon"
  stamp "$root"
  # Times come from SOURCE_DATE_EPOCH; one processor, because several finish in any order.
  mksquashfs "$root" "$work/image" -root-owned -noappend -no-progress -quiet -comp zstd -Xcompression-level 19 -processors 1
  cat "$runtime" "$work/image" > "$made"
  chmod 755 "$made"
}

for one in "${wanted[@]}"; do
  case $one in
    folder | tar | deb | appimage) "build_$one" ;;
    *) echo "There is no artefact called $one." >&2; exit 2 ;;
  esac
done
step "sizes"
du -sh --apparent-size dist/* | sort -k 2
