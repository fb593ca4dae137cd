#!/usr/bin/env bash
# Builds everything that can be built on Linux, into dist/, with its hashes: build_all.sh [--runtime FILE] [--twice]
#
# That is all of build_linux.sh and, under Wine, all of build_windows.sh; .dmg files need a Mac. FILE is the runtime of
# AppImages; without it one is made that is for trying only. With --twice everything is built again and compared byte by
# byte; what differs is named, and the status is 1. The heads of build_linux.sh and windows/under_wine.sh say what must
# be installed.
set -euo pipefail
cd "$(dirname "$0")/.."

runtime=packaging/linux/standin_runtime.sh again=""
while [ $# -gt 0 ]; do
  case $1 in
    --runtime) runtime=$2; shift 2 ;;
    --twice) again=yes; shift ;;
    *) echo "build_all.sh [--runtime FILE] [--twice]" >&2; exit 2 ;;
  esac
done

build() {
  rm -rf dist
  packaging/build_linux.sh --runtime "$runtime"
  packaging/windows/under_wine.sh
  hashes > build/SHA256SUMS
  mv build/SHA256SUMS dist/
}

hashes() { (cd dist && find . -maxdepth 1 -type f ! -name SHA256SUMS -printf '%P\0' | sort --zero-terminated | xargs -0 sha256sum); }

build
if [ -n "$again" ]; then
  rm -rf build/first
  mv dist build/first
  build
  echo "== two builds compared (${SECONDS} s)"
  diff --recursive --brief --no-dereference build/first dist && echo "the same, byte by byte"
fi
cat dist/SHA256SUMS
