#include "bots/search/analysis.h"
#include "games.h"
#include "scenario/proof/solver.h"
#include "test_paths.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <fstream>
#include <sstream>

/// Positions of tests/positions/tactics.txt, in which the solver proves which actions win.
namespace waystone::test {
namespace {

struct Tactic {
    std::shared_ptr<const Game> game;
    Seat seat = 0;
    int actions = 0;
    Position position;
};

std::vector<Tactic> tactics()
{
    std::vector<Tactic> list;
    std::ifstream file(WAYSTONE_TESTS_DIR "/positions/tactics.txt");
    std::string line;
    while (std::getline(file, line)) {
        if (line.starts_with('#'))
            continue;
        std::istringstream words(line);
        std::string id;
        int seat = 0;
        Tactic tactic;
        words >> id >> seat >> tactic.actions >> std::ws;
        std::string text;
        std::getline(words, text);
        tactic.seat = static_cast<Seat>(seat);
        tactic.game = games().make(*games().find(id), {}, {}).value();
        const Result<AnySetup> setup = tactic.game->setupFrom(text);
        const Result<Position> position = setup ? tactic.game->from(*setup) : setup.problems();
        EXPECT_TRUE(position) << text;
        if (position) {
            tactic.position = *position;
            list.push_back(tactic);
        }
    }
    return list;
}

/// Whether the seat can win alone or with others, whatever comes, by so many actions of its own at most.
bool wins(const Tactic &tactic, const Position &position, int actions)
{
    SolverTask task;
    task.position = position;
    task.seat = tactic.seat;
    task.mostActions = actions;
    task.mostNodes = 100'000;
    task.goal.parts.resize(2);
    task.goal.parts[0].kind = Goal::Kind::over;
    task.goal.parts[1].kind = Goal::Kind::rank;
    task.goal.parts[1].seat = tactic.seat;
    task.goal.parts[1].atMost = 1;
    return solve(*tactic.game, task).verdict == SolverResult::Verdict::solved;
}

TEST(Tactics, SearchFindsTheSolversAnswer)
{
    constexpr int iterations = 300;
    const std::vector<Tactic> all = tactics();
    ASSERT_GE(all.size(), 12u);
    for (const Tactic &tactic : all) {
        const Game &game = *tactic.game;
        const std::string text = game.positionText(game.setup(tactic.position));
        ASSERT_TRUE(wins(tactic, tactic.position, tactic.actions)) << text;
        const std::vector<Action> legal = game.legal(tactic.position, tactic.seat);
        const bool isChoice = std::ranges::any_of(legal, [&](Action action) {
            return !wins(tactic, game.apply(tactic.position, tactic.seat, action, nullptr),
                         tactic.actions - 1);
        });
        EXPECT_TRUE(isChoice) << text;

        const auto analysis = Analysis::make(game, game.view(tactic.position, tactic.seat), tactic.seat, 1);
        analysis->run(iterations);
        const Action found = analysis->candidates().front().action;
        EXPECT_TRUE(wins(tactic, game.apply(tactic.position, tactic.seat, found, nullptr), tactic.actions))
            << game.notation(found) << '\n'
            << text;
    }
}

} // namespace
} // namespace waystone::test
