// One whole game for every game of the registry and every number of players, kept as a record
// (tests/playthroughs) with what happened and how it ended beside it. Written anew, after a change of the
// rules that is meant, by
//     WAYSTONE_WRITE_EXPECTED=1 build/dev/tests/engine/engine_tests --gtest_filter='Playthroughs.*'

#include "games.h"
#include "milestones/random_game.h"
#include "milestones/rules.h"
#include "scenario/files/record.h"
#include "support/expected_file.h"
#include "test_paths.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <set>

namespace waystone::test {

namespace {

struct Playthrough {
    const GameKind *kind;
    int seats;

    [[nodiscard]] std::string name() const { return std::string(kind->id) + '-' + std::to_string(seats); }
    [[nodiscard]] std::string record() const { return "playthroughs/" + name() + ".json"; }
    [[nodiscard]] std::string log() const { return "playthroughs/" + name() + ".txt"; }
};

std::vector<Playthrough> playthroughs()
{
    std::vector<Playthrough> all;
    for (const GameKind &kind : games().kinds())
        for (int seats = kind.minSeats; seats <= kind.maxSeats; ++seats)
            all.push_back({&kind, seats});
    return all;
}

/// Plays for every seat. Random play of Milestones seldom comes to the target, so that it has a player of its own.
Action chooseAction(const Game &game, const Position &position, Seat seat, Rng &rng)
{
    if (game.id() == milestones::Milestones::id())
        return milestones::test::livelyAction(rulesOf<milestones::Milestones>(game),
                                              position.as<milestones::State>(), rng);
    const std::vector<Action> actions = game.legal(position, seat);
    return actions[rng.below(static_cast<std::uint32_t>(actions.size()))];
}

/// A game that comes to the end the book tells of; games that come to a standstill are passed over.
Session playWholeGame(const std::shared_ptr<const Game> &game, int seats, std::uint64_t seed)
{
    Session session(game, *game->from(game->start(seats, 0)), Rng(seed));
    Rng chooser(seed);
    while (!game->actors(session.position()).isOver()) {
        session.playChance();
        const Actors actors = game->actors(session.position());
        if (!actors.isOver())
            session.play(actors.first(), chooseAction(*game, session.position(), actors.first(), chooser));
    }
    return session;
}

bool isStalled(const Session &session)
{
    return std::ranges::any_of(session.ply(session.current()).events, [](const Event &event) {
        return event.kind == Event::Kind::endTriggered && event.cause == "stalled";
    });
}

void writeRecordOf(const Playthrough &playthrough)
{
    const std::shared_ptr<const Game> game = *games().make(*playthrough.kind, {}, {});
    const std::vector<RecordPlayer> players(static_cast<std::size_t>(playthrough.seats));
    for (std::uint64_t seed = 1;; ++seed)
        if (const Session session = playWholeGame(game, playthrough.seats, seed); !isStalled(session)) {
            writeTestFile(playthrough.record(), writeRecord(session, players, seed));
            return;
        }
}

std::string rowOf(std::string_view name, const std::vector<int> &values)
{
    std::string row(name);
    for (const int value : values)
        row += ' ' + std::to_string(value);
    return row + '\n';
}

/// Every ply with the points it brought, then the score sheet.
std::string logOf(const Session &session)
{
    const Game &game = session.game();
    std::string text;
    for (const PlyId id : session.lineTo(session.endOfLine(0))) {
        const Ply &ply = session.ply(id);
        if (id == 0)
            continue;
        text += (ply.seat == chanceSeat ? "chance" : "seat " + std::to_string(ply.seat)) + ": " +
                game.notation(ply.action);
        for (const Event &event : ply.events)
            if (event.kind == Event::Kind::points)
                text += "; +" + std::to_string(event.amount) + ' ' + std::string(event.cause) + " of " +
                        std::to_string(event.seat);
            else if (event.kind == Event::Kind::endTriggered)
                text += "; ends by " + std::string(event.cause);
        text += '\n';
    }
    const Score score = game.score(session.ply(session.endOfLine(0)).position);
    for (const ScoreItem &item : score.items)
        text += rowOf(item.source, item.points);
    text += rowOf("total", score.totals);
    for (const ScoreItem &item : score.tieBreaks)
        text += rowOf(item.source, item.points);
    return text + rowOf("ranks", score.ranks);
}

} // namespace

TEST(Playthroughs, EveryGameReplaysToTheSameEnd)
{
    for (const Playthrough &playthrough : playthroughs()) {
        SCOPED_TRACE(playthrough.name());
        if (isWritingExpected())
            writeRecordOf(playthrough);
        const Result<LoadedRecord> loaded = readRecord(readTestFile(playthrough.record()), games());
        if (!loaded) {
            ADD_FAILURE() << describe(loaded.problems().front());
            continue;
        }
        const Session &session = *loaded->session;
        const PlyId end = session.endOfLine(0);
        EXPECT_EQ(session.game().id(), playthrough.kind->id);
        EXPECT_EQ(session.game().seats(session.position()), playthrough.seats);
        EXPECT_TRUE(session.game().actors(session.ply(end).position).isOver()) << "a whole game";
        EXPECT_EQ(differenceFromExpected(playthrough.log(), logOf(session)), "");
        EXPECT_EQ(writeRecord(session, loaded->players, loaded->seed), readTestFile(playthrough.record()));
    }
}

TEST(Playthroughs, NoFileIsWithoutItsGame)
{
    std::set<std::string> expected;
    for (const Playthrough &playthrough : playthroughs()) {
        expected.insert(playthrough.record());
        expected.insert(playthrough.log());
    }
    std::set<std::string> found;
    for (const auto &entry :
         std::filesystem::directory_iterator(std::string(WAYSTONE_TESTS_DIR) + "/playthroughs"))
        found.insert("playthroughs/" + entry.path().filename().string());
    EXPECT_EQ(found, expected);
}

} // namespace waystone::test
