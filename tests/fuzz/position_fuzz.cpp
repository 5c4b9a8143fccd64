// The one-line text of a position: what can be read can be written and read again, and is the same. Input is the number
// of the game and the text.

#include "games.h"
#include "scenario/files/position_file.h"

#include <algorithm>
#include <cstdint>
#include <cstdlib>
#include <string>
#include <string_view>

namespace {

using namespace waystone;

void require(bool condition)
{
    if (!condition)
        std::abort();
}

void tryText(const Game &game, std::string_view text)
{
    const Result<AnySetup> setup = game.setupFrom(text);
    if (!setup) {
        require(setup.problems().front().argument("column") != nullptr);
        return;
    }
    const std::string written = game.positionText(*setup);
    const Result<AnySetup> again = game.setupFrom(written);
    require(again && game.same(*again, *setup) && game.positionText(*again) == written);

    const Result<Position> position = game.from(*setup);
    require(position || !position.problems().empty());
    // What is not possible at all need not be kept in a file.
    const bool isPossible = position || std::ranges::none_of(position.problems(), [](const Problem &problem) {
                                return problem.severity == Severity::impossible;
                            });
    const std::string file = writePosition(game, *setup, {});
    const Result<LoadedPosition> loaded = readPosition(file, games());
    require(loaded ? writePosition(*loaded->game, loaded->setup, {}) == file : !isPossible);
    if (position)
        require(static_cast<bool>(game.from(game.setup(*position))));
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    static const auto all = [] {
        std::vector<std::shared_ptr<const Game>> made;
        for (const GameKind &kind : games().kinds())
            made.push_back(*games().make(kind, {}, {}));
        return made;
    }();
    if (size == 0)
        return 0;
    const std::string_view text(reinterpret_cast<const char *>(data), size);
    tryText(*all[static_cast<unsigned char>(text.front()) % all.size()], text.substr(1));
    if (const Result<LoadedPosition> position = readPosition(text, games()))
        require(static_cast<bool>(
            readPosition(writePosition(*position->game, position->setup, position->players), games())));
    return 0;
}
