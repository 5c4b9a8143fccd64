#include "scoring/game_result.h"

#include <QCoreApplication>
#include <QLocale>

namespace waystone {

namespace {

struct GameResult {
    Q_DECLARE_TR_FUNCTIONS(waystone::GameResult)
};

} // namespace

QString gameResult(const GameController &controller)
{
    const Score &score = controller.shown().score;
    QStringList winners;
    int points = 0;
    for (std::size_t seat = 0; seat < score.ranks.size(); ++seat) {
        if (score.ranks[seat] != 1)
            continue;
        winners.append(controller.words().seatName(static_cast<Seat>(seat)));
        points = score.totals[seat];
    }
    if (winners.size() == 1)
        return GameResult::tr("The game is over. Winner with %n points: %1", nullptr, points)
            .arg(winners.constFirst());
    return GameResult::tr("The game is over. Shared victory with %n points: %1", nullptr, points)
        .arg(QLocale().createSeparatedList(winners));
}

} // namespace waystone
