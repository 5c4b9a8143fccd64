# Shared by app/run.sh and tests/run.sh (sourced): installs what is missing, configures, builds.

root="$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)"
jobs="$(nproc 2>/dev/null || echo 2)"

# Debian packages: what building the programs takes, what the tests take besides, and what the package takes.
packages=(
    g++ cmake ninja-build ccache nlohmann-json3-dev libcli11-dev
    qt6-base-dev qt6-svg-dev qt6-tools-dev qt6-tools-dev-tools qt6-l10n-tools linguist-qt6
    qt6-translations-l10n libgl1-mesa-dev libxkbcommon-dev fonts-dejavu-core
)
testing=(python3 dbus-daemon libgtest-dev libbenchmark-dev)
packaging=(dpkg-dev file gzip librsvg2-bin)

asRoot() {
    if [ "$(id -u)" -eq 0 ]; then "$@"; else sudo "$@"; fi
}

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
    if [ "$(id -u)" -ne 0 ] && ! command -v sudo >/dev/null; then
        echo "Packages are missing, and there is no sudo to install them. As root:" >&2
        echo "    apt-get install --no-install-recommends ${missing[*]}" >&2
        return 1
    fi
    echo "Installing: ${missing[*]}"
    asRoot apt-get update -q
    asRoot env DEBIAN_FRONTEND=noninteractive \
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

# configureProgram PRESET DIRECTORY: for those who want to use it, without the tests and whatever the compiler warns of,
# unless somebody has asked for the tests there before.
configureProgram() {
    local options=(-DBUILD_TESTING=OFF -DWAYSTONE_WERROR=OFF)
    if grep -qs '^BUILD_TESTING:[A-Z]*=ON$' "$2/CMakeCache.txt"; then
        options=()
    fi
    configure "$@" "${options[@]}"
}

# build DIRECTORY [TARGET...]: tells before how long it takes the first time, and meanwhile how far it is.
build() {
    local directory="$1" files
    shift
    if [ ! -e "$directory/app/waystone" ]; then
        files="$(ninja -C "$directory" -t commands "$@" | grep -c -- ' -c ' || true)"
        # A file takes about two seconds of a processor.
        echo "Building $files files: about $((files * 2 / jobs / 60 + 1)) minutes with $jobs processors, this first time." \
            "After that only what has changed is built."
    fi
    NINJA_STATUS='[%p, %f of %t, %es] ' cmake --build "$directory" --parallel "$jobs" ${1:+--target "$@"}
}

# buildPackage DIRECTORY: builds the Debian package there; its path is then in $package.
buildPackage() {
    configure package "$1"
    build "$1"
    rm -f "$1"/waystone_*.deb
    (cd "$1" && cpack --config CPackConfig.cmake)
    package="$(echo "$1"/waystone_*.deb)"
}
