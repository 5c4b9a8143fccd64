#include "games/milestones/milestones_words.h"

#include "milestones/rules/queries.h"
#include "milestones/words/terms.h"
#include "words/general_words.h"
#include "words/term_text.h"

#include <QStringList>

#include <algorithm>

// Terms with a count, and the letters that stand for terms.

namespace waystone::milestones {

QString MilestonesWords::countedTerm(std::string_view term, int count) const
{
    static constexpr TermText texts[] = {
        {term::stone, QT_TR_N_NOOP("%n stone")},
        {term::wood, QT_TR_N_NOOP("%n wood")},
        {term::sand, QT_TR_N_NOOP("%n sand")},
        {term::grain, QT_TR_N_NOOP("%n grain")},
        {term::coin, QT_TR_N_NOOP("%n coin(s)")},
        {term::quarryman, QT_TR_N_NOOP("%n quarrymen")},
        {term::lumberjack, QT_TR_N_NOOP("%n lumberjack(s)")},
        {term::sandWorker, QT_TR_N_NOOP("%n sand worker(s)")},
        {term::grainGrower, QT_TR_N_NOOP("%n grain grower(s)")},
        {term::coiner, QT_TR_N_NOOP("%n coiner(s)")},
        {term::worker, QT_TR_N_NOOP("%n worker(s)")},
        {term::workerTile, QT_TR_N_NOOP("%n worker tile(s)")},
        {term::coverTile, QT_TR_N_NOOP("%n cover tile(s)")},
        {term::bonusTile, QT_TR_N_NOOP("%n bonus tile(s)")},
        {term::pawn, QT_TR_N_NOOP("%n playing piece(s)")},
        {term::street, QT_TR_N_NOOP("%n street piece(s)")},
        {term::section, QT_TR_N_NOOP("%n street section(s)")},
        {term::milestone, QT_TR_N_NOOP("%n milestone(s)")},
        {term::market, QT_TR_N_NOOP("%n marketplace(s)")},
        {term::house, QT_TR_N_NOOP("%n house(s)")},
        {term::sack, QT_TR_N_NOOP("%n flour sack(s)")},
        {term::points, QT_TR_N_NOOP("%n victory point(s)")},
        {term::pile, QT_TR_N_NOOP("%n worker tile(s) in the draw pile")},
        {term::goods, QT_TR_N_NOOP("%n good(s)")},
    };
    if (const char *counted = textOf(texts, term))
        return tr(counted, nullptr, count);
    const QString name = termName(term);
    return name.isEmpty() ? QString()
                          : tr("%1: %n", "a term that has no plural, its number", count).arg(name);
}

QString MilestonesWords::termLetter(std::string_view term) const
{
    if (term == term::stone)
        return tr("S", "letter of stone; the five goods need five letters");
    if (term == term::wood)
        return tr("W", "letter of wood; the five goods need five letters");
    if (term == term::sand)
        return tr("A", "letter of sand; the five goods need five letters");
    if (term == term::grain)
        return tr("G", "letter of grain; the five goods need five letters");
    if (term == term::coin)
        return tr("C", "letter of coins; the five goods need five letters");
    // One letter for a good and for those who bring it: no letter means two things on the table.
    const auto worker = std::ranges::find(workerNames, term);
    if (worker != workerNames.end())
        return termLetter(goodNames[static_cast<std::size_t>(worker - workerNames.begin())]);
    return {};
}

QString MilestonesWords::goodsList(const Goods &goods) const
{
    QStringList parts;
    for (std::size_t kind = 0; kind < goodKinds; ++kind)
        if (goods[kind] != 0)
            parts += countedTerm(goodNames[kind], goods[kind]);
    return parts.join(general_words::listSeparator());
}

std::optional<Place> MilestonesWords::tallyPlace(const Tally &tally) const
{
    if (tally.what == term::points)
        return place(Area::score, 0, tally.owner);
    if (tally.what == term::pile)
        return place(Area::pile, 0);
    if (const auto good = std::ranges::find(goodNames, tally.what); good != goodNames.end())
        return place(Area::goods, static_cast<int>(good - goodNames.begin()), tally.owner);
    static constexpr std::pair<std::string_view, int> piles[] = {{term::section, supplyPile::section},
                                                                 {term::house, supplyPile::house},
                                                                 {term::market, supplyPile::market},
                                                                 {term::sack, supplyPile::sack}};
    for (const auto &[what, index] : piles)
        if (what == tally.what)
            return place(Area::supply, index);
    return std::nullopt;
}

} // namespace waystone::milestones
