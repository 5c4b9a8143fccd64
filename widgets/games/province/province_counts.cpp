#include "games/province/province_words.h"

#include "province/rules/queries.h"
#include "province/words/terms.h"
#include "words/term_text.h"

// Terms with a count, and the letters that stand for terms.

namespace waystone::province {

QString ProvinceWords::countedTerm(std::string_view term, int count) const
{
    static constexpr TermText texts[] = {
        {term::labor, QT_TR_N_NOOP("%n labor")},
        {term::coin, QT_TR_N_NOOP("%n coin(s)")},
        {term::coins, QT_TR_N_NOOP("%n coin(s)")},
        {term::worker, QT_TR_N_NOOP("%n worker(s)")},
        {term::green, QT_TR_N_NOOP("%n green worker(s)")},
        {term::yellow, QT_TR_N_NOOP("%n yellow worker(s)")},
        {term::orange, QT_TR_N_NOOP("%n orange worker(s)")},
        {term::sailor, QT_TR_N_NOOP("%n sailor(s)")},
        {term::structures, QT_TR_N_NOOP("%n structure(s)")},
        {term::structuresBuilt, QT_TR_N_NOOP("%n structure(s)")},
        {term::goals, QT_TR_N_NOOP("%n goal(s)")},
        {term::goalToken, QT_TR_N_NOOP("%n goal token(s)")},
        {term::structureToken, QT_TR_N_NOOP("%n structure token(s)")},
        {term::lenderCoin, QT_TR_N_NOOP("%n lender coin(s)")},
        {term::movedWorker, QT_TR_N_NOOP("%n worker(s) that have moved")},
        {term::ship, QT_TR_N_NOOP("%n ship(s)")},
        {term::points, QT_TR_N_NOOP("%n victory point(s)")},
        {term::silver, QT_TR_N_NOOP("%n silver coin(s)")},
        {term::gold, QT_TR_N_NOOP("%n gold coin(s)")},
        {term::platinum, QT_TR_N_NOOP("%n platinum coin(s)")},
        {term::bankCoins, QT_TR_N_NOOP("%n coin(s) in the supply")},
        {term::sailorsLeft, QT_TR_N_NOOP("%n sailor(s) in the supply")},
        {term::goalsLeft, QT_TR_N_NOOP("%n face-down goal(s)")},
    };
    if (const char *counted = textOf(texts, term))
        return tr(counted, nullptr, count);
    const QString name = termName(term);
    return name.isEmpty() ? QString()
                          : tr("%1: %n", "a term that has no plural, its number", count).arg(name);
}

QString ProvinceWords::termLetter(std::string_view term) const
{
    if (term == term::lender)
        return tr("L", "letter of the Lender; the eight structures need eight letters");
    if (term == term::bank)
        return tr("B", "letter of the Bank; the eight structures need eight letters");
    if (term == term::camp)
        return tr("C", "letter of the Camp; the eight structures need eight letters");
    if (term == term::village)
        return tr("V", "letter of the Village; the eight structures need eight letters");
    if (term == term::mill)
        return tr("M", "letter of the Mill; the eight structures need eight letters");
    if (term == term::smithy)
        return tr("S", "letter of the Smithy; the eight structures need eight letters");
    if (term == term::unionHall)
        return tr("U", "letter of the Union; the eight structures need eight letters");
    if (term == term::harbor)
        return tr("H", "letter of the Harbor; the eight structures need eight letters");
    if (term == term::green)
        return tr("G", "letter of the green worker; the four kinds of worker need four letters");
    if (term == term::yellow)
        return tr("Y", "letter of the yellow worker; the four kinds of worker need four letters");
    if (term == term::orange)
        return tr("O", "letter of the orange worker; the four kinds of worker need four letters");
    if (term == term::sailor)
        return tr("S", "letter of the sailor; the four kinds of worker need four letters");
    if (term == term::labor)
        return tr("L", "letter of labor");
    if (term == term::coin)
        return tr("C", "letter of coins");
    return {};
}

std::optional<Place> ProvinceWords::tallyPlace(const Tally &tally) const
{
    if (tally.what == term::points)
        return place(Area::score, 0, tally.owner);
    if (tally.what == term::labor)
        return place(Area::labor, 0, tally.owner);
    return std::nullopt; // coins and all else lie on their places
}

} // namespace waystone::province
