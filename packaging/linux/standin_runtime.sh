#!/bin/sh
# Stands in for the runtime of AppImages where there is none, for trying only: what build_linux.sh makes with it is
# called "trial" and is nothing to hand out. Unpacks the image behind it with unsquashfs, and starts what is inside.
set -eu
place=$(mktemp -d)
trap 'rm -rf "$place"' EXIT
tail -c "+$(($(sed '/^# The image follows\.$/q' "$0" | wc -c) + 1))" "$0" > "$place/image"
unsquashfs -quiet -no-progress -dest "$place/root" "$place/image"
rm "$place/image"
APPIMAGE=$(realpath "$0") APPDIR=$place/root "$place/root/AppRun" "$@"
exit
# The image follows.
