#include "games/twocities/twocities_words.h"

#include "twocities/rules/queries.h"
#include "twocities/words/terms.h"
#include "words/term_text.h"

#include <algorithm>

// Terms with a count, the letters that stand for terms, and where points come from.

namespace waystone::twocities {

QString TwoCitiesWords::countedTerm(std::string_view term, int count) const
{
    static constexpr TermText texts[] = {
        {term::shop, QT_TR_N_NOOP("%n shop(s)")},
        {term::factory, QT_TR_N_NOOP("%n factories")},
        {term::tavern, QT_TR_N_NOOP("%n tavern(s)")},
        {term::office, QT_TR_N_NOOP("%n office(s)")},
        {term::park, QT_TR_N_NOOP("%n park(s)")},
        {term::house, QT_TR_N_NOOP("%n house(s)")},
        {term::singleTile, QT_TR_N_NOOP("%n single tile(s)")},
        {term::duplexTile, QT_TR_N_NOOP("%n duplex tile(s)")},
        {term::points, QT_TR_N_NOOP("%n point(s)")},
        {term::hand, QT_TR_N_NOOP("%n tile(s) in hand")},
    };
    if (const char *counted = textOf(texts, term))
        return tr(counted, nullptr, count);
    const QString name = termName(term);
    return name.isEmpty() ? QString()
                          : tr("%1: %n", "a term that has no plural, its number", count).arg(name);
}

QString TwoCitiesWords::termLetter(std::string_view term) const
{
    if (term == term::shop)
        return tr("S", "letter of the shop");
    if (term == term::factory)
        return tr("F", "letter of the factory");
    if (term == term::tavern)
        return tr("T", "letter of the tavern");
    if (term == term::office)
        return tr("O", "letter of the office");
    if (term == term::park)
        return tr("P", "letter of the park");
    if (term == term::house)
        return tr("H", "letter of the house");
    if (term == term::drink)
        return tr("D", "letter of the drink tavern");
    if (term == term::food)
        return tr("F", "letter of the food tavern");
    if (term == term::music)
        return tr("M", "letter of the music tavern");
    if (term == term::bed)
        return tr("B", "letter of the bed tavern");
    return {};
}

QString TwoCitiesWords::partText(const ScorePart &part) const
{
    const std::string_view cause = part.cause;
    const int count = static_cast<int>(part.places.size());
    const QString points = QString::number(part.points);
    const QString each = QString::number(part.points / std::max(1, count));
    if (cause == term::shopLine)
        return count == 1 ? tr("Single shop: %1").arg(points)
                          : tr("Line of %n shop(s): %1", nullptr, count).arg(points);
    if (cause == term::mostFactories)
        return tr("Most factories, %1 each").arg(each);
    if (cause == term::secondMostFactories)
        return tr("Second most factories, %1 each").arg(each);
    if (cause == term::fewerFactories)
        return tr("Fewer factories, %1 each").arg(each);
    if (cause == term::tavernSet)
        return tr("Set of %n different tavern(s): %1", nullptr, count).arg(points);
    if (cause == term::officeSet)
        return tr("Set of %n office(s): %1", nullptr, count).arg(points);
    if (cause == term::besideTavern)
        return tr("Office next to a tavern: %1").arg(points);
    if (cause == term::parkGroup)
        return tr("Group of %n park(s): %1", nullptr, count).arg(points);
    if (cause == term::besideFactory)
        return tr("House next to a factory: %1").arg(points);
    if (cause == term::otherTypes)
        return tr("House, other building types in the city: %1").arg(points);
    return {};
}

QString TwoCitiesWords::sheetSign(const ScoreSheet &sheet) const
{
    // With two players each has two cities of their own, on their left and on their right.
    if (seats() != 2)
        return {};
    return sheet.subject.index == 0 ? QStringLiteral("←") : QStringLiteral("→");
}

QString TwoCitiesWords::sheetRemark(const ScoreSheet &sheet, const Score &score, Seat seat) const
{
    // With two players both cities count.
    const auto isLower = [](const ScoreItem &item) { return item.source == term::lowerCity; };
    const auto lower = std::ranges::find_if(score.items, isLower);
    if (lower == score.items.end() || score.items.size() > 1)
        return {};
    return sheet.total == lower->points[seat] ? tr("This city counts now.")
                                              : tr("This city does not count now.");
}

std::optional<Place> TwoCitiesWords::tallyPlace(const Tally &tally) const
{
    if (tally.what == term::singleTile)
        return place(Area::supply, supplyPile::singles);
    if (tally.what == term::duplexTile)
        return place(Area::supply, supplyPile::duplexes);
    return std::nullopt; // what is in a hand or put away lies there face down, and points belong to no place
}

} // namespace waystone::twocities
