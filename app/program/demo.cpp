#include "program/demo.h"

#include "board/board_export.h"
#include "bots/bots.h"
#include "core/rng.h"
#include "games.h"
#include "saving/table_setup.h"
#include "scoring/game_result.h"
#include "scoring/picture_words.h"
#include "table/table_page.h"

#include <QCoreApplication>
#include <QDir>

namespace waystone {

namespace {

/// A game this long is given up.
constexpr int longestGame = 4000;
constexpr int mostGames = 50;
constexpr QSize pageSize(1280, 720);

struct Demo {
    Q_DECLARE_TR_FUNCTIONS(waystone::Demo)
};

/// Whether the game came to its end. Every seat is played by the same computer player.
bool playOut(GameController &controller, std::uint64_t seed)
{
    const std::unique_ptr<Bot> bot = makeBot("greedy");
    Rng rng(seed);
    for (int action = 0; action < longestGame && !controller.isOver(); ++action) {
        if (controller.actingSeat() == nobody)
            controller.setWatchingSeat(controller.shown().actors.first());
        const Seat seat = controller.actingSeat();
        const Action chosen = bot->choose(controller.game(), controller.viewOf(seat), seat, rng, {});
        if (!controller.propose(chosen, GameController::Proposer::program))
            return false;
    }
    return controller.isOver();
}

QString scores(const GameController &controller)
{
    QStringList lines;
    for (int seat = 0; seat < controller.seats(); ++seat) {
        const auto player = static_cast<Seat>(seat);
        const int points = controller.shown().score.totals[static_cast<std::size_t>(seat)];
        lines.append(Demo::tr("%1: %n points", nullptr, points).arg(controller.words().seatName(player)));
    }
    lines.append(gameResult(controller));
    return lines.join(QLatin1Char('\n'));
}

} // namespace

DemoReport playDemo(const QString &id, std::uint64_t seed, const QString &picture)
{
    const GameKind *asked = games().find(id.toStdString());
    const GameKind &kind = asked == nullptr ? games().kinds().front() : *asked;
    NewGame game;
    game.kind = &kind;
    for (int seat = 0; seat < kind.minSeats; ++seat)
        game.players.push_back({QString(), seat});

    for (int attempt = 0; attempt < mostGames; ++attempt, ++seed) {
        Result<LaidTable> table = layTable(game, games(), seed);
        if (!table)
            return {QString::fromStdString(describe(table.problems().front())), false};
        GameController controller;
        controller.start(table->table, table->position, table->seed);
        if (!playOut(controller, table->seed))
            continue;

        // The page takes up the game as it stands: a board need not follow every action to show the last one.
        TablePage page(controller);
        page.resize(pageSize);
        page.scene().setAspect(static_cast<qreal>(pageSize.width()) / pageSize.height());
        const QString file =
            picture.isEmpty() ? QDir::temp().filePath(QStringLiteral("waystone-demo.png")) : picture;
        if (const QString error =
                exportBoard(page.scene(), file, pictureBand(controller, QDate::currentDate()));
            !error.isEmpty())
            return {Demo::tr("The picture cannot be written: %1: %2", "file, reason").arg(file, error),
                    false};
        return {scores(controller) + QLatin1Char('\n') + Demo::tr("The final board: %1").arg(file), true};
    }
    return {Demo::tr("No game reached its end."), false};
}

} // namespace waystone
