#include "games/milestones/milestones_words.h"

#include "milestones/words/terms.h"
#include "words/general_words.h"
#include "words/term_text.h"

#include <QLocale>
#include <QStringList>

#include <algorithm>

// The majorities as they are told at the end.

namespace waystone::milestones {

QString MilestonesWords::categoryName(std::string_view what) const
{
    static constexpr TermText texts[] = {
        {term::quarryman, QT_TR_NOOP("Quarrymen")},     {term::lumberjack, QT_TR_NOOP("Lumberjacks")},
        {term::sandWorker, QT_TR_NOOP("Sand workers")}, {term::grainGrower, QT_TR_NOOP("Grain growers")},
        {term::coiner, QT_TR_NOOP("Coiners")},
    };
    const char *text = textOf(texts, what);
    return text == nullptr ? GameWords::categoryName(what) : tr(text);
}

QString MilestonesWords::categoryReason(const ToldCategory &category) const
{
    if (category.what.empty())
        return tr(
            "Streets, houses and marketplaces were scored during the game; now the majorities of workers "
            "count.");
    QStringList counts;
    QStringList winners;
    int each = 0;
    for (const ToldShare &share : category.shares) {
        const QString name = seatName(share.seats.front());
        counts += general_words::seatAmount(name, share.count);
        if (share.points == 0)
            continue;
        winners += name;
        each = share.points;
    }
    if (std::ranges::all_of(category.shares, [](const ToldShare &share) { return share.count == 0; }))
        return tr("Nobody has any, so nobody scores.");
    const QString compared = counts.join(general_words::listSeparator());
    if (winners.isEmpty())
        return tr("%1. All are equal, so nobody scores.", "how many workers each player has").arg(compared);
    if (winners.size() == 1)
        return tr("%1. %2 has the majority: %n point(s).",
                  "how many workers each player has, the one with most", each)
            .arg(compared, winners.front());
    return tr("%1. %2 tie for the majority: %n point(s) each.",
              "how many workers each player has, those with most", each)
        .arg(compared, QLocale().createSeparatedList(winners));
}

QString MilestonesWords::tieBreakText(std::string_view source, Seat seat, int value) const
{
    return source == term::goods ? tr("%1 has %n good(s)", "player", value).arg(seatName(seat))
                                 : GameWords::tieBreakText(source, seat, value);
}

} // namespace waystone::milestones
