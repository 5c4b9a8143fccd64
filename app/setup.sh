# Shared by app/run.sh and tests/run.sh (sourced): installs what is missing, configures, builds.

root="$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)"
jobs="$(nproc 2>/dev/null || echo 2)"

# Debian packages. The tests' libraries are in it too: one set-up serves both commands.
packages=(
    g++ cmake ninja-build ccache python3
    nlohmann-json3-dev libgtest-dev libbenchmark-dev
    qt6-base-dev qt6-svg-dev qt6-tools-dev qt6-tools-dev-tools qt6-l10n-tools linguist-qt6
    qt6-translations-l10n libgl1-mesa-dev libxkbcommon-dev fonts-dejavu-core
)

# installMissing PACKAGE...: calls apt only if one of them is not there.
installMissing() {
    if ! command -v dpkg-query >/dev/null || ! command -v apt-get >/dev/null; then
        echo "No apt on this system: make sure that these (or your system's names for them) are installed:" \
            "$*" >&2
        return 0
    fi
    local missing=() package
    for package in "$@"; do
        if [ "$(dpkg-query -W -f='${db:Status-Status}' "$package" 2>/dev/null)" != installed ]; then
            missing+=("$package")
        fi
    done
    if [ ${#missing[@]} -eq 0 ]; then
        return 0
    fi
    local as_root=()
    if [ "$(id -u)" -ne 0 ]; then
        if ! command -v sudo >/dev/null; then
            echo "Packages are missing, and there is no sudo to install them. As root:" >&2
            echo "    apt-get install --no-install-recommends ${missing[*]}" >&2
            return 1
        fi
        as_root=(sudo)
    fi
    echo "Installing: ${missing[*]}"
    "${as_root[@]}" apt-get update -q
    "${as_root[@]}" env DEBIAN_FRONTEND=noninteractive \
        apt-get install -q -y --no-install-recommends "${missing[@]}"
}

# useUtf8: Qt wants a UTF-8 locale; a bare machine has none set.
useUtf8() {
    if [ "$(locale charmap 2>/dev/null)" != UTF-8 ]; then
        export LC_ALL=C.UTF-8
    fi
}

# configure PRESET DIRECTORY [CMAKE OPTION...]
configure() {
    local preset="$1" directory="$2"
    shift 2
    (cd "$root" && cmake --preset "$preset" -B "$directory" "$@")
}
