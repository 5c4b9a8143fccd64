#include "games/province/province_words.h"

#include "province/words/terms.h"
#include "words/term_text.h"

// What can be moved, placed, kept, gained or paid, counted, as the object of a verb. Of what there is none, no number
// is told: the verb is denied.

namespace waystone::province {

QString ProvinceWords::countedObject(std::string_view term, int count) const
{
    static constexpr CommentedText texts[] = {
        {term::labor, QT_TRANSLATE_N_NOOP3("ProvinceWords", "%n labor", "object of a verb")},
        {term::coin, QT_TRANSLATE_N_NOOP3("ProvinceWords", "%n coin(s)", "object of a verb")},
        {term::green, QT_TRANSLATE_N_NOOP3("ProvinceWords", "%n green worker(s)", "object of a verb")},
        {term::yellow, QT_TRANSLATE_N_NOOP3("ProvinceWords", "%n yellow worker(s)", "object of a verb")},
        {term::orange, QT_TRANSLATE_N_NOOP3("ProvinceWords", "%n orange worker(s)", "object of a verb")},
        {term::sailor, QT_TRANSLATE_N_NOOP3("ProvinceWords", "%n sailor(s)", "object of a verb")},
        {term::worker, QT_TRANSLATE_N_NOOP3("ProvinceWords", "%n worker(s)", "object of a verb")},
        {term::structureToken,
         QT_TRANSLATE_N_NOOP3("ProvinceWords", "%n structure token(s)", "object of a verb")},
        {term::goalToken, QT_TRANSLATE_N_NOOP3("ProvinceWords", "%n goal token(s)", "object of a verb")},
        {term::lenderCoin, QT_TRANSLATE_N_NOOP3("ProvinceWords", "%n lender coin(s)", "object of a verb")},
        {term::ship, QT_TRANSLATE_N_NOOP3("ProvinceWords", "%n ship(s)", "object of a verb")},
    };
    static constexpr CommentedText denied[] = {
        {term::labor, QT_TRANSLATE_NOOP3("ProvinceWords", "no labor", "object of a verb that is denied")},
        {term::coin, QT_TRANSLATE_NOOP3("ProvinceWords", "no coins", "object of a verb that is denied")},
        {term::coins, QT_TRANSLATE_NOOP3("ProvinceWords", "no coins", "object of a verb that is denied")},
        {term::worker, QT_TRANSLATE_NOOP3("ProvinceWords", "no workers", "object of a verb that is denied")},
        {term::green,
         QT_TRANSLATE_NOOP3("ProvinceWords", "no green workers", "object of a verb that is denied")},
        {term::yellow,
         QT_TRANSLATE_NOOP3("ProvinceWords", "no yellow workers", "object of a verb that is denied")},
        {term::orange,
         QT_TRANSLATE_NOOP3("ProvinceWords", "no orange workers", "object of a verb that is denied")},
        {term::sailor, QT_TRANSLATE_NOOP3("ProvinceWords", "no sailors", "object of a verb that is denied")},
        {term::structures,
         QT_TRANSLATE_NOOP3("ProvinceWords", "no structures", "object of a verb that is denied")},
        {term::structuresBuilt,
         QT_TRANSLATE_NOOP3("ProvinceWords", "no structures", "object of a verb that is denied")},
        {term::goals, QT_TRANSLATE_NOOP3("ProvinceWords", "no goals", "object of a verb that is denied")},
        {term::goalToken,
         QT_TRANSLATE_NOOP3("ProvinceWords", "no goal tokens", "object of a verb that is denied")},
        {term::structureToken,
         QT_TRANSLATE_NOOP3("ProvinceWords", "no structure tokens", "object of a verb that is denied")},
        {term::lenderCoin,
         QT_TRANSLATE_NOOP3("ProvinceWords", "no lender coin", "object of a verb that is denied")},
        {term::movedWorker, QT_TRANSLATE_NOOP3("ProvinceWords", "no workers that have moved",
                                               "object of a verb that is denied")},
        {term::ship, QT_TRANSLATE_NOOP3("ProvinceWords", "no ships", "object of a verb that is denied")},
        {term::points,
         QT_TRANSLATE_NOOP3("ProvinceWords", "no victory points", "object of a verb that is denied")},
        {term::silver,
         QT_TRANSLATE_NOOP3("ProvinceWords", "no silver coins", "object of a verb that is denied")},
        {term::gold, QT_TRANSLATE_NOOP3("ProvinceWords", "no gold coins", "object of a verb that is denied")},
        {term::platinum,
         QT_TRANSLATE_NOOP3("ProvinceWords", "no platinum coins", "object of a verb that is denied")},
        {term::bankCoins,
         QT_TRANSLATE_NOOP3("ProvinceWords", "no coins in the supply", "object of a verb that is denied")},
        {term::sailorsLeft,
         QT_TRANSLATE_NOOP3("ProvinceWords", "no sailors in the supply", "object of a verb that is denied")},
        {term::goalsLeft,
         QT_TRANSLATE_NOOP3("ProvinceWords", "no face-down goals", "object of a verb that is denied")},
    };
    if (const CommentedText *none = count == 0 ? textOf(denied, term) : nullptr)
        return tr(none->marked.text, none->marked.comment);
    const CommentedText *counted = textOf(texts, term);
    return counted == nullptr ? countedTerm(term, count)
                              : tr(counted->marked.text, counted->marked.comment, count);
}

} // namespace waystone::province
