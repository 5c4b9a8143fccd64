// A shared game that can be read is sound as far as it is shown: the position is one of the game's, the players are as
// many as it seats, and every action that is told can be written. The rest is told with line and column.

#include "games.h"
#include "scenario/files/shared_game.h"

#include <cstdint>
#include <cstdlib>
#include <string_view>

namespace {

void require(bool condition)
{
    if (!condition)
        std::abort();
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    using namespace waystone;
    const Result<SharedGame> shared = readShared({reinterpret_cast<const char *>(data), size}, games());
    if (!shared) {
        for (const Problem &problem : shared.problems())
            require(problem.argument("line") != nullptr && problem.argument("column") != nullptr);
        return 0;
    }
    const Game &game = *shared->game;
    require(static_cast<std::size_t>(game.seats(shared->position)) == shared->players.size());
    require(static_cast<bool>(game.from(game.setup(shared->position))));
    const SeatView view = shared->view();
    Rng rng(1);
    require(game.seats(game.guess(view, rng)) == game.seats(shared->position));
    for (const SharedGame::SharedPly &ply : shared->plies)
        if (ply.action)
            require(game.actionFrom(game.notation(*ply.action)).value() == *ply.action);
    return 0;
}
