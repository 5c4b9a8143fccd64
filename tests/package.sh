#!/usr/bin/env bash
# Builds the package for Debian and tries it: lintian, desktop file, AppStream data, file types, icons, manual pages,
# completion, and both programs started from where they were unpacked. Nothing is installed.
#   tests/package.sh [DIRECTORY]
# The build lies in DIRECTORY, such as build/package, and stays there; without it in a temporary one. It takes as long as
# a build does, so ctest does not run it.
set -euo pipefail
source "$(dirname "${BASH_SOURCE[0]}")/../app/setup.sh"

installMissing "${packages[@]}" "${packaging[@]}" python3 lintian desktop-file-utils appstream shared-mime-info \
    xdg-utils libglib2.0-bin man-db groff bash-completion zsh fish
useUtf8

work="$(mktemp -d)"
trap 'rm -rf "$work"' EXIT
directory="${1:-$work/build}"
mkdir -p "$directory"
directory="$(cd "$directory" && pwd)"
buildPackage "$directory"

status=0
# holds WHAT COMMAND...: tells whether the command did well.
holds() {
    local what="$1"
    shift
    if "$@"; then
        echo "good  $what"
    else
        echo "BAD   $what" >&2
        status=1
    fi
}

version="$(sed -n 's/^## \([0-9.]*\) .*/\1/p' "$root/CHANGELOG.md" | head -n 1)"
tree="$work/root"
share="$tree/usr/share"
dpkg-deb -x "$package" "$tree"

# Of a package's own root: no settings, no display, and the file types of the system besides.
export HOME="$work/home" XDG_DATA_HOME="$work/home/data" XDG_CONFIG_HOME="$work/home/config"
export XDG_DATA_DIRS="$share:/usr/share" XDG_CURRENT_DESKTOP=GNOME
export XDG_RUNTIME_DIR="$work/home"
export PATH="$tree/usr/bin:$PATH"
unset DISPLAY WAYLAND_DISPLAY QT_QPA_PLATFORM
mkdir -p -m 700 "$HOME"

# What lintian takes for misspelt are words of other languages and of a library.
holds "lintian" lintian --no-cfg --allow-root --display-info --pedantic --fail-on error,warning,info,pedantic \
    --suppress-tags spelling-error-in-binary "$package"

says() { [ "$("$1" --version)" = "$2" ]; }
holds "waystone starts" says "$tree/usr/bin/waystone" "Waystone $version"
holds "waystone-cli starts" says "$tree/usr/bin/waystone-cli" "waystone-cli $version"
checksLesson() { waystone-cli check --no-proof "$root/resources/lessons/province/bank.json" >/dev/null; }
holds "waystone-cli checks a lesson" checksLesson
noPaths() { ! grep -rqaF -e "$root" -e "$directory" "$tree"; }
holds "no paths of the build" noPaths

holds "desktop file" desktop-file-validate "$share/applications/waystone.desktop"
holds "AppStream data" appstreamcli validate --pedantic --no-net "$share/metainfo/waystone.metainfo.xml"
icons() {
    local size icon
    for size in 16 22 24 32 48 64 128 256; do
        for icon in apps/waystone mimetypes/application-x-waystone-{record,shared,position,lesson,set,result,edition}; do
            file "$share/icons/hicolor/${size}x$size/$icon.png" | grep -q "PNG image data, $size x $size," ||
                return 1
        done
    done
    [ -s "$share/icons/hicolor/scalable/apps/waystone.svg" ] &&
        [ -s "$share/icons/hicolor/symbolic/apps/waystone-symbolic.svg" ]
}
holds "icons" icons

page() { [ -z "$(man --warnings -E UTF-8 -l -Tutf8 -Z "$share/man/man1/$1.1.gz" 2>&1 >/dev/null)" ]; }
holds "manual page of waystone" page waystone
holds "manual page of waystone-cli" page waystone-cli
holds "completion in bash, zsh and fish" python3 "$root/tests/completion_test.py" \
    "$tree/usr/bin/waystone-cli" "$tree/usr/bin/waystone" "$share" bash zsh fish

update-mime-database "$share/mime"
update-desktop-database "$share/applications"
# isKnown TYPE FILE ENDING: by its ending, by what is in it where the name has none, and to be opened by us.
isKnown() {
    local type="application/x-waystone-$1" copy="$work/file"
    if [ -n "$3" ]; then
        copy="$work/file.$3"
        cp "$2" "$copy"
        [ "$(xdg-mime query filetype "$copy")" = "$type" ] || return 1
    fi
    cp "$2" "$work/file"
    [ "$(xdg-mime query filetype "$work/file")" = "$type" ] &&
        [ "$(xdg-mime query default "$type")" = waystone.desktop ]
}
holds "type of a game" isKnown record "$root/tests/corpus/record/game.json" waygame
waystone-cli simulate --game between-two-cities --max-turns 3 --out "$work/games" >/dev/null
waystone-cli share "$work"/games/*.json --seat 0 -o "$work/shared.json"
holds "type of a shared game" isKnown shared "$work/shared.json" wayshared
holds "type of a position" isKnown position "$root/tests/corpus/position/file.json" wayposition
holds "type of a lesson" isKnown lesson "$root/resources/lessons/province/bank.json" waylesson
holds "type of a set" isKnown set "$root/tests/corpus/set/two.json" wayset
holds "type of a result" isKnown result "$root/tests/corpus/result/class.json" wayresult
holds "type of an edition" isKnown edition "$root/resources/editions/province-balanced.json" wayedition
holds "type of a journal" isKnown journal "$root/tests/corpus/record/journal" ""

exit $status
