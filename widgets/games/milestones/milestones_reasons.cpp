#include "games/milestones/milestones_words.h"

#include "milestones/words/codes.h"
#include "words/general_words.h"

// Why an action is better or worse than another.

namespace waystone::milestones {

namespace {

QString pointsPhrase(int points)
{
    return general_words::points(points, points);
}

} // namespace

QString MilestonesWords::workersReason(std::string_view code, int with, int without)
{
    const auto workers = [](int count) { return tr("%n worker(s)", "in a sentence", count); };
    if (code == advantage_code::workers)
        return tr("The player board then shows %1; after the other move it shows %2.",
                  "workers, other workers")
            .arg(workers(with), workers(without));
    if (code == advantage_code::aheadInLap)
        return tr("The playing piece then still has %1 before it in this lap; after the other move, %2.",
                  "workers, other workers")
            .arg(workers(with), workers(without));
    if (code == advantage_code::kindsOfGoods) {
        const auto kinds = [](int count) { return tr("%n kind(s) of goods", nullptr, count); };
        return tr("The workers then bring %1; after the other move they bring %2.", "kinds, other kinds")
            .arg(kinds(with), kinds(without));
    }
    if (code == advantage_code::income)
        return with > 0 ? tr("The trading house then pays an income; after the other move it pays none.")
                        : tr("The trading house then pays no income; after the other move it does.");
    return {};
}

QString MilestonesWords::reasonText(const Reason &reason, Seat seat) const
{
    const int with = reason.with.front().amount;
    const int without = reason.without.front().amount;
    const bool isOwn = reason.seat == seat;
    const QString points = pointsPhrase(with);
    const QString otherPoints = pointsPhrase(without);
    const QString name = seatName(reason.seat);
    if (reason.code == advantage_code::majorities)
        return isOwn ? tr("As things stand, majorities then bring %1 at the end; after the other move, %2.",
                          "points, other points")
                           .arg(points, otherPoints)
                     : tr("As things stand, %1 then gets %2 for majorities at the end; after the other move, "
                          "%3.",
                          "player, points, other points")
                           .arg(name, points, otherPoints);
    if (reason.code == advantage_code::bestBuilding)
        return isOwn ? tr("With the goods that are left, one construction can then bring %1; after the other "
                          "move, %2.",
                          "points, other points")
                           .arg(points, otherPoints)
                     : tr("With their goods, %1 can then score %2 by one construction; after the other move, "
                          "%3.",
                          "player, points, other points")
                           .arg(name, points, otherPoints);
    if (reason.code == advantage_code::bestSack)
        return isOwn
                   ? tr("With the grain that is left, one flour sack can then bring %1; after the other "
                        "move, %2.",
                        "points, other points")
                         .arg(points, otherPoints)
                   : tr("With their grain, %1 can then score %2 by one flour sack; after the other move, %3.",
                        "player, points, other points")
                         .arg(name, points, otherPoints);
    if (reason.code == advantage_code::toHandOver) {
        const auto goods = [](int count) { return tr("%n good(s)", "to be handed over", count); };
        return tr("The castle would then take %1; after the other move, %2.", "goods, other goods")
            .arg(goods(with), goods(without));
    }
    return workersReason(reason.code, with, without);
}

} // namespace waystone::milestones
