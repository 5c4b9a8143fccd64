// Looking back at a whole game: until the first curve is whole, until all is done, and the processor time of it, with the
// usual time for the whole and, as it once was, with the usual time for each decision (argument "each"). Printed, not
// asserted.
#include "bots/bots.h"
#include "faces/game_faces.h"
#include "games.h"
#include "session/game_controller.h"
#include "thinking/analysis_review.h"

#include <QApplication>
#include <QElapsedTimer>

#include <cstdio>
#include <ctime>
#include <string_view>

using namespace waystone;

namespace {

void start(GameController &controller, std::string_view id, int seats)
{
    const std::shared_ptr<const Game> game = *games().make(*games().find(id), {}, {});
    Table table{game, gameFace(id)->words(game), {}};
    for (int seat = 0; seat < seats; ++seat)
        table.players.push_back({QString(), seat});
    const Position position = *game->from(game->start(seats, 0));
    controller.start(std::move(table), position, 7);
}

/// As the weakest players would.
void playToTheEnd(GameController &controller)
{
    controller.setFollowing(false);
    Rng rng(5);
    const std::unique_ptr<Bot> bot = makeBot("beginner");
    while (!controller.isOver()) {
        const Seat seat = controller.shown().actors.first();
        const Action action = bot->choose(controller.game(), controller.viewOf(seat), seat, rng, {});
        controller.propose(seat, action, GameController::Proposer::program);
    }
}

double processorSeconds()
{
    return static_cast<double>(std::clock()) / CLOCKS_PER_SEC;
}

void measure(std::string_view id, int seats, bool isEach)
{
    GameController controller;
    start(controller, id, seats);
    playToTheEnd(controller);
    AnalysisReview review(controller);
    if (isEach)
        review.setBudget(20'000, 250);
    const double before = processorSeconds();
    QElapsedTimer clock;
    clock.start();
    double curve = 0;
    QObject::connect(&review, &AnalysisReview::changed, [&] {
        if (curve == 0 && static_cast<int>(review.moments().size()) == review.total())
            curve = static_cast<double>(clock.elapsed()) / 1e3;
        if (!review.isRunning())
            QCoreApplication::quit();
    });
    review.start();
    QCoreApplication::exec();
    std::printf(
        "%-18s %d players, %4d decisions: curve %5.2f s, all %6.2f s, processor %6.2f s, not compared %d\n",
        std::string(id).c_str(), seats, review.total(), curve, static_cast<double>(clock.elapsed()) / 1e3,
        processorSeconds() - before, review.notCompared());
    std::fflush(stdout);
}

} // namespace

int main(int argc, char **argv)
{
    QApplication application(argc, argv);
    const bool isEach = argc > 1 && std::string_view(argv[1]) == "each";
    measure("between-two-cities", 7, isEach);
    if (isEach)
        return 0;
    measure("milestones", 4, isEach);
    measure("province", 2, isEach);
    return 0;
}
