#include "games/province/province_words.h"

#include "province/words/codes.h"
#include "province/words/terms.h"

// Why an action is better or worse than another.

namespace waystone::province {

QString ProvinceWords::reasonText(const Reason &reason, Seat) const
{
    const int with = reason.with.front().amount;
    const int without = reason.without.front().amount;
    const QString name = seatName(reason.seat);
    if (reason.code == advantage_code::workersToMove) {
        const auto workers = [](int count) { return tr("%n worker(s)", "in a sentence", count); };
        return tr("In the turns to come, %1 can then be moved; after the other move, %2.",
                  "workers, other workers")
            .arg(workers(with), workers(without));
    }
    if (reason.code == advantage_code::laborAtStart)
        return tr("Each turn then begins with %1; after the other move, with %2.", "labor, other labor")
            .arg(countedTerm(term::labor, with), countedTerm(term::labor, without));
    if (reason.code == advantage_code::nextLabor || reason.code == advantage_code::nextCoins) {
        const std::string_view what = reason.code == advantage_code::nextLabor ? term::labor : term::coin;
        return tr("In the next turn, %1 can then get %2 from the workers; after the other move, %3.",
                  "player, goods, other goods")
            .arg(name, countedTerm(what, with), countedTerm(what, without));
    }
    if (reason.code == advantage_code::firstToBuild) {
        const QString structure = termName(reason.with.front().what);
        return with == 0 ? tr("%1 can then no longer be the first builder: %2.", "player, structure")
                               .arg(name, structure)
                         : tr("After the other move, %1 could no longer be the first builder: %2.",
                              "player, structure")
                               .arg(name, structure);
    }
    if (reason.code == advantage_code::debt)
        return with > 0 ? tr("It leaves a debt with the lender coin; the other move leaves none.")
                        : tr("It leaves no debt; the other move leaves one with the lender coin.");
    return {};
}

} // namespace waystone::province
