// Whatever an edition says, it is read or told what is wrong with it, with line and column; with one that can be read a
// game can be begun, played for a while and kept, and every rule holds.

#include "core/session.h"
#include "games.h"
#include "scenario/files/record.h"
#include "trials/game_check.h"

#include <cstdint>
#include <cstdlib>
#include <string_view>

namespace {

using namespace waystone;

constexpr int plies = 40; ///< of each game, so that a run stays short

void require(bool condition)
{
    if (!condition)
        std::abort();
}

void tryGame(const GameKind &kind, const std::shared_ptr<const Game> &game, int seats)
{
    const Result<Position> start = game->from(game->start(seats, 0));
    if (!start) {
        require(!start.problems().empty());
        return;
    }
    GameCheck check(*game, seats, kind.hasSecrets);
    check.beginGame(1);
    Session session(game, *start, Rng(1));
    Rng chooser(2);
    for (int ply = 0; ply < plies; ++ply) {
        session.playChance();
        require(!check.position(session.position()));
        const Actors actors = game->actors(session.position());
        if (actors.isOver())
            break;
        const std::vector<Action> legal = game->legal(session.position(), actors.first());
        require(
            !session.play(actors.first(), legal[chooser.below(static_cast<std::uint32_t>(legal.size()))]));
    }
    const std::vector<RecordPlayer> players(static_cast<std::size_t>(seats));
    const std::string record = writeRecord(session, players, 1);
    const Result<LoadedRecord> again = readRecord(record, games());
    require(again && game->same(again->session->position(), session.position()));
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    const std::string_view text(reinterpret_cast<const char *>(data), size);
    for (const GameKind &kind : games().kinds()) {
        const Result<std::shared_ptr<const Game>> game = kind.make(text, {});
        if (!game) {
            for (const Problem &problem : game.problems())
                require(problem.argument("line") != nullptr && problem.argument("column") != nullptr);
            continue;
        }
        require((*game)->editionInfo().text == text);
        require((*game)->editionInfo().hash == editionHash(text));
        for (int seats = kind.minSeats; seats <= kind.maxSeats; ++seats)
            tryGame(kind, *game, seats);
    }
    return 0;
}
