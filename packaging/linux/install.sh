#!/bin/sh
# Installs the program for this user, without root: ./install.sh, and ./install.sh --remove takes it away again.
# Games and settings lie elsewhere and stay. Beide Wege / both ways print what they do.
set -eu
id=canasta-desktop
here=$(cd "$(dirname "$0")" && pwd)
data=${XDG_DATA_HOME:-$HOME/.local/share}
bin=$HOME/.local/bin
# Not $data/$id: that is where the games lie.
place=$HOME/.local/lib/$id

refresh() {
  command -v update-desktop-database >/dev/null && update-desktop-database -q "$data/applications" || true
  command -v update-mime-database >/dev/null && update-mime-database "$data/mime" || true
  command -v gtk-update-icon-cache >/dev/null && gtk-update-icon-cache -qtf "$data/icons/hicolor" || true
}

remove() {
  [ ! -f "$place/installed" ] || while IFS= read -r file; do rm -f "$data/$file"; done < "$place/installed"
  [ ! -L "$bin/$id" ] || rm -f "$bin/$id"
  rm -rf "$place"
  find "$data/applications" "$data/metainfo" "$data/mime/packages" "$data/man" "$data/icons/hicolor" \
    -type d -empty -delete 2>/dev/null || true
}

case "${1:-}" in
  --remove)
    remove
    refresh
    echo "Removed. Games and settings stay in $data/$id."
    ;;
  "")
    [ "$here" != "$place" ] || { echo "It is installed already: $place"; exit 1; }
    remove
    mkdir -p "$place" "$bin" "$data"
    cp -R "$here/." "$place/"
    (cd "$here/share" && find . -type f) | sed 's|^\./||' > "$place/installed"
    cp -R "$here/share/." "$data/"
    sed -i "s|^Exec=$id |Exec=\"$place/$id\" |; s|^TryExec=.*|TryExec=$place/$id|" "$data/applications/$id.desktop"
    ln -sf "$place/$id" "$bin/$id"
    refresh
    echo "Installed into $place. It stands in the menu; in a terminal: $bin/$id"
    echo "To remove it again: $place/install.sh --remove"
    ;;
  *)
    echo "install.sh [--remove]" >&2
    exit 2
    ;;
esac
