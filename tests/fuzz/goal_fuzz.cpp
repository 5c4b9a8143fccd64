// A goal that can be read can be written and read again, and is the same; held against a game as it is played it is the
// same wherever the watching begins anew. Input is the number of the game and the goal.

#include "core/json/json.h"
#include "core/json/json_document.h"
#include "core/json/json_reader.h"
#include "core/json/json_writer.h"
#include "core/session.h"
#include "games.h"
#include "scenario/goal/goal_json.h"
#include "scenario/goal/goal_watch.h"

#include <cstdint>
#include <cstdlib>
#include <string_view>

namespace {

using namespace waystone;

void require(bool condition)
{
    if (!condition)
        std::abort();
}

/// A beginning of a game that goals are held against.
struct Line {
    std::shared_ptr<const Game> game;
    int seats = 0;
    std::vector<Ply> plies;
};

std::vector<Line> lines()
{
    constexpr int actions = 60;
    std::vector<Line> made;
    for (const GameKind &kind : games().kinds()) {
        Line line{*games().make(kind, {}, {}), kind.minSeats, {}};
        Session session(line.game, *line.game->from(line.game->start(line.seats, 0)), Rng(1));
        Rng chooser(2);
        for (int action = 0; action < actions; ++action) {
            session.playChance();
            const Actors actors = line.game->actors(session.position());
            if (actors.isOver())
                break;
            const std::vector<Action> legal = line.game->legal(session.position(), actors.first());
            require(!session.play(actors.first(),
                                  legal[chooser.below(static_cast<std::uint32_t>(legal.size()))]));
        }
        for (const PlyId id : session.lineTo(session.current()))
            line.plies.push_back(session.ply(id));
        made.push_back(std::move(line));
    }
    return made;
}

/// Whether the goal holds after each ply.
std::vector<bool> watched(const Line &line, const Goal &goal, Seat watcher)
{
    const GoalWatch watch(*line.game, goal, watcher);
    std::vector<std::int32_t> memory(watch.memorySize());
    std::vector<bool> held{watch.begin(line.plies.front().position, memory)};
    for (std::size_t ply = 1; ply < line.plies.size(); ++ply) {
        const Ply &next = line.plies[ply];
        held.push_back(watch.advance(next.position, next.events, next.seat == 0, memory));
    }
    return held;
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    static const std::vector<Line> all = lines();
    if (size == 0)
        return 0;
    const Line &line = all[*data % all.size()];
    const Result<JsonDocument> document =
        JsonDocument::parse({reinterpret_cast<const char *>(data) + 1, size - 1});
    if (!document)
        return 0;
    Problems problems;
    JsonReader reader(*document, problems);
    const Goal goal = goalFrom(reader, *line.game, line.seats);
    if (!problems.empty()) {
        for (const Problem &problem : problems)
            require(problem.argument("line") != nullptr && problem.argument("column") != nullptr);
        return 0;
    }
    const std::string written = writeJson(goalToJson(*line.game, goal));
    const Result<JsonDocument> again = JsonDocument::parse(written);
    require(static_cast<bool>(again));
    JsonReader secondReader(*again, problems);
    const Goal same = goalFrom(secondReader, *line.game, line.seats);
    require(problems.empty() && writeJson(goalToJson(*line.game, same)) == written);
    for (const Seat watcher : {Seat{0}, nobody})
        require(watched(line, goal, watcher) == watched(line, same, watcher));
    return 0;
}
