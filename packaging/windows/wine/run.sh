#!/usr/bin/env bash
# Runs a program of Windows under Wine, with nothing to read: run.sh PROGRAM [ARGUMENT...]. For building and trying on
# Linux. $WINEPREFIX says in which prefix; what the program prints comes out where it belongs, and its status is returned.
#
# Python does not start under Wine if a file or a terminal is one of its three channels: all of them are pipes here.
# Wine enters nothing into the menus of this system, and "Documents" and the like lie in the prefix, not in the home of
# whoever starts this.
set -euo pipefail
export HOME=${WINEPREFIX:?says in which prefix}/home
mkdir -p "$HOME"
export WINEARCH=win64 WINEDEBUG=${WINEDEBUG:--all} WINEDLLOVERRIDES="winemenubuilder.exe,mscoree,mshtml="
{ : | wine "$@" 2>&1 >&3 | cat >&2; } 3>&1 | cat
