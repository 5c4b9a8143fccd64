#!/usr/bin/env bash
# Builds a release of Waystone and starts it. Arguments go to the program.
#   app/run.sh --install   builds the package for Debian instead, and installs it
set -euo pipefail
source "$(dirname "${BASH_SOURCE[0]}")/setup.sh"

if [ "${1:-}" = --install ]; then
    installMissing "${packages[@]}" "${packaging[@]}"
    useUtf8
    buildPackage "$root/build/package"
    echo "Installing $package"
    asRoot env DEBIAN_FRONTEND=noninteractive apt-get install -q -y --reinstall "$package"
    echo "Installed: waystone and waystone-cli, with their manual pages. \"sudo apt remove waystone\" takes them away."
    exit
fi

installMissing "${packages[@]}"
useUtf8
configureProgram release "$root/build/release"
build "$root/build/release" waystone waystone-cli

program="$root/build/release/app/waystone"
if [ -z "${DISPLAY:-}" ] && [ -z "${WAYLAND_DISPLAY:-}" ]; then
    echo "There is no display here (neither DISPLAY nor WAYLAND_DISPLAY is set):" \
        "Waystone plays a short game with itself, offscreen."
    QT_QPA_PLATFORM=offscreen exec "$program" --demo "$@"
fi
exec "$program" "$@"
