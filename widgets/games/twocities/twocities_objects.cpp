#include "games/twocities/twocities_words.h"

#include "twocities/words/terms.h"
#include "words/term_text.h"

// What can be moved, placed, kept, gained or paid, counted, as the object of a verb. Of what there is none, no number
// is told: the verb is denied.

namespace waystone::twocities {

QString TwoCitiesWords::countedObject(std::string_view term, int count) const
{
    static constexpr CommentedText texts[] = {
        {term::shop, QT_TRANSLATE_N_NOOP3("TwoCitiesWords", "%n shop(s)", "object of a verb")},
        {term::factory, QT_TRANSLATE_N_NOOP3("TwoCitiesWords", "%n factories", "object of a verb")},
        {term::tavern, QT_TRANSLATE_N_NOOP3("TwoCitiesWords", "%n tavern(s)", "object of a verb")},
        {term::drink, QT_TRANSLATE_N_NOOP3("TwoCitiesWords", "%n drink tavern(s)", "object of a verb")},
        {term::food, QT_TRANSLATE_N_NOOP3("TwoCitiesWords", "%n food tavern(s)", "object of a verb")},
        {term::music, QT_TRANSLATE_N_NOOP3("TwoCitiesWords", "%n music tavern(s)", "object of a verb")},
        {term::bed, QT_TRANSLATE_N_NOOP3("TwoCitiesWords", "%n bed tavern(s)", "object of a verb")},
        {term::office, QT_TRANSLATE_N_NOOP3("TwoCitiesWords", "%n office(s)", "object of a verb")},
        {term::park, QT_TRANSLATE_N_NOOP3("TwoCitiesWords", "%n park(s)", "object of a verb")},
        {term::house, QT_TRANSLATE_N_NOOP3("TwoCitiesWords", "%n house(s)", "object of a verb")},
        {term::singleTile, QT_TRANSLATE_N_NOOP3("TwoCitiesWords", "%n single tile(s)", "object of a verb")},
        {term::duplexTile, QT_TRANSLATE_N_NOOP3("TwoCitiesWords", "%n duplex tile(s)", "object of a verb")},
    };
    static constexpr CommentedText denied[] = {
        {term::shop, QT_TRANSLATE_NOOP3("TwoCitiesWords", "no shops", "object of a verb that is denied")},
        {term::factory,
         QT_TRANSLATE_NOOP3("TwoCitiesWords", "no factories", "object of a verb that is denied")},
        {term::tavern, QT_TRANSLATE_NOOP3("TwoCitiesWords", "no taverns", "object of a verb that is denied")},
        {term::drink,
         QT_TRANSLATE_NOOP3("TwoCitiesWords", "no drink taverns", "object of a verb that is denied")},
        {term::food,
         QT_TRANSLATE_NOOP3("TwoCitiesWords", "no food taverns", "object of a verb that is denied")},
        {term::music,
         QT_TRANSLATE_NOOP3("TwoCitiesWords", "no music taverns", "object of a verb that is denied")},
        {term::bed,
         QT_TRANSLATE_NOOP3("TwoCitiesWords", "no bed taverns", "object of a verb that is denied")},
        {term::office, QT_TRANSLATE_NOOP3("TwoCitiesWords", "no offices", "object of a verb that is denied")},
        {term::park, QT_TRANSLATE_NOOP3("TwoCitiesWords", "no parks", "object of a verb that is denied")},
        {term::house, QT_TRANSLATE_NOOP3("TwoCitiesWords", "no houses", "object of a verb that is denied")},
        {term::singleTile,
         QT_TRANSLATE_NOOP3("TwoCitiesWords", "no single tiles", "object of a verb that is denied")},
        {term::duplexTile,
         QT_TRANSLATE_NOOP3("TwoCitiesWords", "no duplex tiles", "object of a verb that is denied")},
        {term::points, QT_TRANSLATE_NOOP3("TwoCitiesWords", "no points", "object of a verb that is denied")},
        {term::hand,
         QT_TRANSLATE_NOOP3("TwoCitiesWords", "no tiles in hand", "object of a verb that is denied")},
    };
    if (const CommentedText *none = count == 0 ? textOf(denied, term) : nullptr)
        return tr(none->marked.text, none->marked.comment);
    const CommentedText *counted = textOf(texts, term);
    return counted == nullptr ? countedTerm(term, count)
                              : tr(counted->marked.text, counted->marked.comment, count);
}

} // namespace waystone::twocities
