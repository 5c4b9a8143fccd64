#!/usr/bin/env bash
# Prints what the screen reader Orca says while keys are pressed: to listen to a change without being used to Orca. Nothing
# is heard or seen; it runs at a display, a desktop session and with settings of its own.
#   tests/hear.sh PROGRAM [ARGUMENTS] < KEYS
# KEYS has a key of `xdotool key` a line, such as Tab or ctrl+t, or "type" and a text.
set -euo pipefail
source "$(dirname "${BASH_SOURCE[0]}")/../app/setup.sh"

if [ "${1:-}" != --inside ]; then
    installMissing orca speech-dispatcher at-spi2-core dbus libglib2.0-bin xvfb openbox xdotool
    useUtf8
    folder="$(mktemp -d)"
    trap 'rm -rf "$folder"' EXIT
    export HOME="$folder" XDG_CONFIG_HOME="$folder/config" XDG_DATA_HOME="$folder/data" XDG_RUNTIME_DIR="$folder/run"
    mkdir -p -m 700 "$XDG_RUNTIME_DIR" "$XDG_CONFIG_HOME/speech-dispatcher"
    printf '%s\n' 'AddModule "dummy" "sd_dummy" ""' 'DefaultModule dummy' \
        > "$XDG_CONFIG_HOME/speech-dispatcher/speechd.conf"
    unset WAYLAND_DISPLAY
    xvfb-run --auto-servernum --server-args "-screen 0 1280x720x24" \
        dbus-run-session -- bash "${BASH_SOURCE[0]}" --inside "$folder" "$@" 2> "$folder/errors" ||
        { cat "$folder/errors" >&2; exit 1; }
    exit
fi

folder="$2"
shift 2
gdbus call --session --dest org.a11y.Bus --object-path /org/a11y/bus --method org.freedesktop.DBus.Properties.Set \
    org.a11y.Status ScreenReaderEnabled '<true>' > "$folder/bus"
openbox > "$folder/windows" 2>&1 &
orca --replace --debug-file "$folder/orca" > "$folder/registry" 2>&1 &
reader=$!
until grep -qs 'SPEECH OUTPUT' "$folder/orca"; do sleep 0.5; done
"$@" 2> "$folder/program" &
program=$!
trap 'kill $program $reader 2> "$folder/bus" || true' EXIT

said=0
# Once it has nothing more to say.
listen() {
    local before=-1 now=0
    while [ "$before" -ne "$now" ]; do
        before=$now
        sleep "${PAUSE:-1}"
        now="$(wc -c < "$folder/orca")"
    done
    sed -n "s/.* - SPEECH OUTPUT: '//p" "$folder/orca" | sed "s/' *{'established.*//" > "$folder/speech"
    tail -n "+$((said + 1))" "$folder/speech"
    said="$(wc -l < "$folder/speech")"
}

until xdotool search --onlyvisible --pid "$program" > "$folder/windows"; do sleep 0.5; done
listen
while IFS= read -r key; do
    echo "> $key"
    case "$key" in
        type\ *) xdotool type --delay 60 "${key#type }" ;;
        *) xdotool key "$key" ;;
    esac
    listen
done
