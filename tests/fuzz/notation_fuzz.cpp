// The notation of an action: what can be read can be written and read again, and is the same action; no action that is
// read makes a game stumble, legal or not. Input is the number of the game and the notation.

#include "core/session.h"
#include "games.h"

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

struct Table {
    std::shared_ptr<const Game> game;
    int seats = 0;
    Position position; ///< a seat acts
};

std::vector<Table> tables()
{
    std::vector<Table> made;
    for (const GameKind &kind : games().kinds()) {
        const std::shared_ptr<const Game> game = *games().make(kind, {}, {});
        Session session(game, *game->from(game->start(kind.minSeats, 0)), Rng(1));
        session.playChance();
        made.push_back({game, kind.minSeats, session.position()});
    }
    return made;
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    static const std::vector<Table> all = tables();
    if (size == 0)
        return 0;
    const Table &table = all[*data % all.size()];
    const Game &game = *table.game;
    const Result<Action> action = game.actionFrom({reinterpret_cast<const char *>(data) + 1, size - 1});
    if (!action) {
        require(!action.problems().empty());
        return 0;
    }
    const std::string written = game.notation(*action);
    const Result<Action> again = game.actionFrom(written);
    require(again && *again == *action && game.notation(*again) == written);
    for (Seat seat = 0; seat < table.seats; ++seat) {
        const std::vector<Action> legal = game.legal(table.position, seat);
        require(std::ranges::binary_search(legal, *action) == !game.refuse(table.position, seat, *action));
        static_cast<void>(game.routes(table.position, seat, *action));
    }
    return 0;
}
