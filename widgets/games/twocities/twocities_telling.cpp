#include "games/twocities/twocities_words.h"

#include "twocities/rules/queries.h"
#include "twocities/words/terms.h"
#include "words/general_words.h"

#include <QStringList>

#include <algorithm>
#include <span>

// How buildings score, and the end of a game as it is told.

namespace waystone::twocities {

namespace {

QString listed(std::span<const int> values)
{
    QStringList texts;
    for (const int value : values)
        texts += QString::number(value);
    return texts.join(general_words::listSeparator());
}

} // namespace

QString TwoCitiesWords::typeRule(std::string_view type) const
{
    if (rules_ == nullptr)
        return {};
    const Values &values = rules_->edition().values;
    if (type == term::shop)
        return tr("A straight line of 1 to 4 shops is worth %1 points.").arg(listed(values.shops));
    if (type == term::factory)
        return tr("A factory is worth %1 points in the city with the most factories, %2 in the second and %3 "
                  "in the others.")
            .arg(QString::number(values.factories[0]), QString::number(values.factories[1]),
                 QString::number(values.factories[2]));
    if (type == term::tavern)
        return tr("A set of 1 to 4 different taverns is worth %1 points.").arg(listed(values.taverns));
    if (type == term::office)
        return tr("A set of 1 to 6 offices is worth %1 points; each next to a tavern brings %2 more.")
            .arg(listed(values.offices), QString::number(values.officeBesideTavern));
    if (type == term::park)
        return tr("A group of 1 to 3 parks is worth %1 points, each further park %2 more.")
            .arg(listed(values.parks), QString::number(values.furtherPark));
    if (type == term::house)
        return tr("A house is worth %1 for each other type of building in its city; next to a factory, only "
                  "%2.")
            .arg(QString::number(values.houseOtherType), QString::number(values.houseBesideFactory));
    return {};
}

QString TwoCitiesWords::categoryReason(const ToldCategory &category) const
{
    if (category.what.empty())
        return seats() == 2
                   ? tr("The points of both of your cities count.")
                   : tr("Of your two cities only the one with fewer points at the end counts, so it alone is "
                        "added up here for each player.");
    const QString rule = typeRule(category.what);
    int most = 0;
    QStringList best;
    for (const ToldShare &share : category.shares) {
        if (share.points > most)
            best.clear();
        most = std::max(most, share.points);
        if (share.points == most)
            best += placeName(share.subject);
    }
    if (most == 0)
        return rule;
    const QString cities = best.join(general_words::listSeparator());
    return best.size() == 1
               ? tr("%1 Most: %2, %n point(s).", "a sentence, a city, its points", most).arg(rule, cities)
               : tr("%1 Most: %2, %n point(s) each.", "a sentence, several cities, their points", most)
                     .arg(rule, cities);
}

QString TwoCitiesWords::tieBreakText(std::string_view source, Seat seat, int value) const
{
    if (source == term::higherCity)
        return tr("%1’s other city has %n point(s)", "player", value).arg(seatName(seat));
    return tr("%1 has %2", "player, how many buildings").arg(seatName(seat), countedTerm(source, value));
}

} // namespace waystone::twocities
