#!/usr/bin/env bash
# Installs what is missing, builds a release and starts Waystone. Arguments go to the program.
set -euo pipefail
source "$(dirname "${BASH_SOURCE[0]}")/setup.sh"

installMissing "${packages[@]}"
useUtf8
configure release "$root/build/release"
cmake --build "$root/build/release" --target waystone --parallel "$jobs"

program="$root/build/release/app/waystone"
if [ -z "${DISPLAY:-}" ] && [ -z "${WAYLAND_DISPLAY:-}" ]; then
    echo "There is no display here (neither DISPLAY nor WAYLAND_DISPLAY is set):" \
        "Waystone plays a short game with itself, offscreen."
    QT_QPA_PLATFORM=offscreen exec "$program" --demo "$@"
fi
exec "$program" "$@"
