#!/bin/sh
# Installs the program for this user, without root: ./install.sh, and ./install.sh --remove takes it away again.
# Games and settings lie elsewhere and stay.
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

# Folders that the installation needs, those further out first.
folders() {
  printf '%s\n' "$bin" "${place%/*}"
  (cd "$here/share" && find . -mindepth 1 -type d) | sed "s|^\.|$data|"
}

# Folders go only if they were not there before and nothing is left in them but catalogues of nothing.
remove_folders() {
  while IFS= read -r folder; do
    case "$folder" in
      "$data/applications") ls "$folder"/*.desktop >/dev/null 2>&1 || rm -f "$folder/mimeinfo.cache" ;;
      "$data/mime") [ -d "$folder/packages" ] || (cd "$folder" && rm -rf aliases application generic-icons globs \
        globs2 icons magic mime.cache subclasses treemagic types version XMLnamespaces) ;;
    esac
    rmdir "$folder" 2>/dev/null || true
  done
}

remove() {
  [ ! -f "$place/installed" ] || while IFS= read -r file; do rm -f "$data/$file"; done < "$place/installed"
  [ ! -L "$bin/$id" ] || rm -f "$bin/$id"
  made=$(cat "$place/folders" 2>/dev/null || true)
  rm -rf "$place"
  # Before the folders go: where mime/packages is gone, nobody can take a type out of the catalogue.
  refresh
  printf '%s\n' "$made" | sort -r | remove_folders
}

case "${1:-}" in
  --remove)
    remove
    echo "Removed. Games and settings stay in $data/$id."
    ;;
  "")
    [ "$here" != "$place" ] || { echo "It is installed already: $place"; exit 1; }
    [ ! -d "$place" ] || remove
    made=$(folders | while IFS= read -r folder; do [ -d "$folder" ] || printf '%s\n' "$folder"; done)
    mkdir -p "$place" "$bin" "$data"
    cp -R "$here/." "$place/"
    (cd "$here/share" && find . -type f) | sed 's|^\./||' > "$place/installed"
    printf '%s\n' "$made" > "$place/folders"
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
