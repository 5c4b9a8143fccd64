#include "games/milestones/milestones_words.h"

#include "milestones/words/terms.h"
#include "words/term_text.h"

// What can be moved, placed, kept, gained or paid, counted, as the object of a verb.

namespace waystone::milestones {

QString MilestonesWords::countedObject(std::string_view term, int count) const
{
    static constexpr CommentedText texts[] = {
        {term::stone, QT_TRANSLATE_N_NOOP3("MilestonesWords", "%n stone", "object of a verb")},
        {term::wood, QT_TRANSLATE_N_NOOP3("MilestonesWords", "%n wood", "object of a verb")},
        {term::sand, QT_TRANSLATE_N_NOOP3("MilestonesWords", "%n sand", "object of a verb")},
        {term::grain, QT_TRANSLATE_N_NOOP3("MilestonesWords", "%n grain", "object of a verb")},
        {term::coin, QT_TRANSLATE_N_NOOP3("MilestonesWords", "%n coin(s)", "object of a verb")},
        {term::worker, QT_TRANSLATE_N_NOOP3("MilestonesWords", "%n worker(s)", "object of a verb")},
        {term::workerTile, QT_TRANSLATE_N_NOOP3("MilestonesWords", "%n worker tile(s)", "object of a verb")},
        {term::coverTile, QT_TRANSLATE_N_NOOP3("MilestonesWords", "%n cover tile(s)", "object of a verb")},
        {term::bonusTile, QT_TRANSLATE_N_NOOP3("MilestonesWords", "%n bonus tile(s)", "object of a verb")},
        {term::pawn, QT_TRANSLATE_N_NOOP3("MilestonesWords", "%n playing piece(s)", "object of a verb")},
        {term::street, QT_TRANSLATE_N_NOOP3("MilestonesWords", "%n street piece(s)", "object of a verb")},
        {term::milestone, QT_TRANSLATE_N_NOOP3("MilestonesWords", "%n milestone(s)", "object of a verb")},
        {term::market, QT_TRANSLATE_N_NOOP3("MilestonesWords", "%n marketplace(s)", "object of a verb")},
        {term::house, QT_TRANSLATE_N_NOOP3("MilestonesWords", "%n house(s)", "object of a verb")},
        {term::sack, QT_TRANSLATE_N_NOOP3("MilestonesWords", "%n flour sack(s)", "object of a verb")},
    };
    const CommentedText *counted = textOf(texts, term);
    return counted == nullptr ? countedTerm(term, count)
                              : tr(counted->marked.text, counted->marked.comment, count);
}

} // namespace waystone::milestones
