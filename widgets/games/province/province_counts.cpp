#include "games/province/province_words.h"

#include "words/term_text.h"

// Terms with a count, and the letters that stand for terms.

namespace waystone::province {

QString ProvinceWords::countedTerm(std::string_view term, int count) const
{
    static constexpr TermText texts[] = {
        {"labor", QT_TR_N_NOOP("%n labor")},
        {"coin", QT_TR_N_NOOP("%n coin(s)")},
        {"coins", QT_TR_N_NOOP("%n coin(s)")},
        {"worker", QT_TR_N_NOOP("%n worker(s)")},
        {"green", QT_TR_N_NOOP("%n green worker(s)")},
        {"yellow", QT_TR_N_NOOP("%n yellow worker(s)")},
        {"orange", QT_TR_N_NOOP("%n orange worker(s)")},
        {"sailor", QT_TR_N_NOOP("%n sailor(s)")},
        {"structures", QT_TR_N_NOOP("%n structure(s)")},
        {"structuresBuilt", QT_TR_N_NOOP("%n structure(s)")},
        {"goals", QT_TR_N_NOOP("%n goal(s)")},
        {"goalToken", QT_TR_N_NOOP("%n goal token(s)")},
        {"ship", QT_TR_N_NOOP("%n ship(s)")},
        {"points", QT_TR_N_NOOP("%n victory point(s)")},
        {"silver", QT_TR_N_NOOP("%n silver coin(s)")},
        {"gold", QT_TR_N_NOOP("%n gold coin(s)")},
        {"platinum", QT_TR_N_NOOP("%n platinum coin(s)")},
        {"bankCoins", QT_TR_N_NOOP("%n coin(s) in the supply")},
        {"sailorsLeft", QT_TR_N_NOOP("%n sailor(s) in the supply")},
        {"goalsLeft", QT_TR_N_NOOP("%n face-down goal(s)")},
    };
    if (const char *counted = textOf(texts, term))
        return tr(counted, nullptr, count);
    const QString name = termName(term);
    return name.isEmpty() ? QString()
                          : tr("%1: %n", "a term that has no plural, its number", count).arg(name);
}

QString ProvinceWords::termLetter(std::string_view term) const
{
    if (term == "lender")
        return tr("L", "letter of the Lender; the eight structures need eight letters");
    if (term == "bank")
        return tr("B", "letter of the Bank; the eight structures need eight letters");
    if (term == "camp")
        return tr("C", "letter of the Camp; the eight structures need eight letters");
    if (term == "village")
        return tr("V", "letter of the Village; the eight structures need eight letters");
    if (term == "mill")
        return tr("M", "letter of the Mill; the eight structures need eight letters");
    if (term == "smithy")
        return tr("S", "letter of the Smithy; the eight structures need eight letters");
    if (term == "union")
        return tr("U", "letter of the Union; the eight structures need eight letters");
    if (term == "harbor")
        return tr("H", "letter of the Harbor; the eight structures need eight letters");
    if (term == "green")
        return tr("G", "letter of the green worker; the four kinds of worker need four letters");
    if (term == "yellow")
        return tr("Y", "letter of the yellow worker; the four kinds of worker need four letters");
    if (term == "orange")
        return tr("O", "letter of the orange worker; the four kinds of worker need four letters");
    if (term == "sailor")
        return tr("S", "letter of the sailor; the four kinds of worker need four letters");
    if (term == "labor")
        return tr("L", "letter of labor");
    if (term == "coin")
        return tr("C", "letter of coins");
    return {};
}

} // namespace waystone::province
