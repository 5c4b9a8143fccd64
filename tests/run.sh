#!/usr/bin/env bash
# Installs what is missing, builds everything and runs all tests.
#   tests/run.sh [--preset release|dev|asan|tsan|fuzz] [--compiler g++|clang++]
# The fuzz preset runs every fuzzer for WAYSTONE_FUZZ_SECONDS (30) each, on the corpus and on from there.
set -euo pipefail
source "$(dirname "${BASH_SOURCE[0]}")/../app/setup.sh"

preset=release
compiler=
while [ $# -gt 0 ]; do
    case "$1" in
        --preset | --compiler)
            [ $# -ge 2 ] || { echo "$1 needs a value" >&2; exit 2; }
            if [ "$1" = --preset ]; then preset="$2"; else compiler="$2"; fi
            shift 2 ;;
        *)
            sed -n '2,4s/^# //p' "${BASH_SOURCE[0]}" >&2
            exit 2 ;;
    esac
done

packages+=("${testing[@]}" clang-format hunspell hunspell-en-us hunspell-fr-classical hunspell-hu)
if [ "$preset" = fuzz ] || [[ "$compiler" == clang* ]]; then
    packages+=(clang libclang-rt-14-dev)
fi
# Not in every release of Debian; without it the pages of lessons are not tried, and the tests say so.
if apt-cache show chromium-headless-shell >/dev/null 2>&1; then
    packages+=(chromium-headless-shell)
fi
installMissing "${packages[@]}"
useUtf8

# The style is checked first and reported last, so that a stray space does not hide the tests' results.
unformatted="$(cd "$root" && find engine widgets app tests \( -name '*.cpp' -o -name '*.h' \) -print0 |
    xargs -0 -r clang-format --dry-run --Werror 2>&1 | grep -E 'error:' | cut -d: -f1 | sort -u || true)"

directory="$root/build/$preset"
options=()
if [ "$preset" != fuzz ]; then
    options+=(-DBUILD_TESTING=ON) # app/run.sh builds in the same folder, without
fi
if [ -n "$compiler" ]; then
    directory+="-$compiler"
    options+=("-DCMAKE_CXX_COMPILER=$compiler")
fi
configure "$preset" "$directory" "${options[@]}"
NINJA_STATUS="[%p, %f of %t, %es] " cmake --build "$directory" --parallel "$jobs"

status=0
if [ "$preset" = fuzz ]; then
    for fuzzer in "$directory"/tests/fuzz/*_fuzz; do
        [ -x "$fuzzer" ] || { echo "no fuzzers were built" >&2; exit 1; }
        name="$(basename "$fuzzer")"
        seeds="$root/tests/corpus/${name%_fuzz}"
        found="$directory/corpus/$name"
        mkdir -p "$found"
        [ -d "$seeds" ] || seeds=
        echo "== $name"
        (cd "$found" && "$fuzzer" -max_total_time="${WAYSTONE_FUZZ_SECONDS:-30}" -print_final_stats=1 \
            "$found" $seeds) || status=1
    done
else
    export UBSAN_OPTIONS="print_stacktrace=1${UBSAN_OPTIONS:+:$UBSAN_OPTIONS}"
    export TSAN_OPTIONS="halt_on_error=1:second_deadlock_stack=1${TSAN_OPTIONS:+:$TSAN_OPTIONS}"
    # Some tests wait more than they work.
    ctest --test-dir "$directory" --output-on-failure --no-tests=error -j "$((jobs + 1))" || status=1
fi

if [ -n "$unformatted" ]; then
    echo "clang-format is not content with:" >&2
    echo "$unformatted" >&2
    status=1
fi
exit $status
