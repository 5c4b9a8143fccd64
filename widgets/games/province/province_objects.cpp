#include "games/province/province_words.h"

#include "province/words/terms.h"
#include "words/term_text.h"

// What can be moved, placed, kept, gained or paid, counted, as the object of a verb.

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
    const CommentedText *counted = textOf(texts, term);
    return counted == nullptr ? countedTerm(term, count)
                              : tr(counted->marked.text, counted->marked.comment, count);
}

} // namespace waystone::province
