#include "games/province/province_words.h"

#include "province/words/terms.h"
#include "words/general_words.h"

#include <QStringList>

#include <algorithm>

// The end of a game as it is told.

namespace waystone::province {

QString ProvinceWords::categoryReason(const ToldCategory &category) const
{
    QStringList parts;
    for (const ToldShare &share : category.shares)
        parts += general_words::seatAmount(seatName(share.seats.front()), share.points);
    const QString points = parts.join(general_words::listSeparator());
    if (category.what.empty())
        return tr("Structures and goals are scored already; coins and loans are left.");
    if (rules_ == nullptr)
        return points;
    const Edition &edition = rules_->edition();
    if (category.what == term::structures)
        return tr("Already scored: whoever built a structure first has its points. %1.",
                  "the points of each player")
            .arg(points);
    if (category.what == term::goals)
        return tr("Already scored: each goal taken is worth %n point(s). %1.", "the points of each player",
                  edition.goalPoints)
            .arg(points);
    if (category.what == term::coins) {
        QStringList held;
        for (const ToldShare &share : category.shares)
            held += tr("%1: %2, %n point(s)", "player, coins", share.points)
                        .arg(seatName(share.seats.front()), countedTerm(term::coin, share.count));
        return tr("Every %n coin(s) are worth a point. %1.", "the coins and points of each player",
                  edition.coinsForAPoint)
            .arg(held.join(general_words::clauseSeparator()));
    }
    const bool hasLoan =
        std::ranges::any_of(category.shares, [](const ToldShare &share) { return share.points != 0; });
    if (!hasLoan)
        return tr("A loan that was not repaid costs points. Nobody has one.");
    return tr("A loan that was not repaid costs points. %1.", "the points of each player").arg(points);
}

QString ProvinceWords::tieBreakText(std::string_view source, Seat seat, int value) const
{
    return source == term::structuresBuilt ? tr("%1 has %n structure(s)", "player", value).arg(seatName(seat))
                                           : GameWords::tieBreakText(source, seat, value);
}

} // namespace waystone::province
