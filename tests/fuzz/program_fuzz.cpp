// Whatever a program on a seat answers, it is a legal action or is told to have failed, with the reason. Input is the
// number of the game and the answer.

#include "core/session.h"
#include "games.h"
#include "protocol/program_bot.h"
#include "protocol/program_problem.h"

#include <algorithm>
#include <cstdint>
#include <cstdlib>
#include <string>
#include <string_view>

namespace {

using namespace waystone;

constexpr int id = 3; ///< of the question

void require(bool condition)
{
    if (!condition)
        std::abort();
}

struct Table {
    std::shared_ptr<const Game> game;
    Seat seat = nobody; ///< it acts
    SeatView view;
    std::vector<Action> legal;
};

std::vector<Table> tables()
{
    std::vector<Table> made;
    for (const GameKind &kind : games().kinds()) {
        const std::shared_ptr<const Game> game = *games().make(kind, {}, {});
        Session session(game, *game->from(game->start(kind.minSeats, 0)), Rng(1));
        session.playChance();
        const Position &position = session.position();
        const Seat seat = game->actors(position).first();
        made.push_back({game, seat, game->view(position, seat), game->legal(position, seat)});
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
    const std::string answer(reinterpret_cast<const char *>(data) + 1, size - 1);
    const Result<Action> action = chosenAction(answer, *table.game, table.view, table.seat, id);
    if (action) {
        require(std::ranges::count(table.legal, *action) == 1);
        return 0;
    }
    const Problem &problem = action.problems().front();
    require(std::ranges::count(program_problem::codes, problem.code) == 1);
    require(!describe(problem).empty());
    return 0;
}
