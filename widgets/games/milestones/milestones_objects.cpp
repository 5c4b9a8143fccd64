#include "games/milestones/milestones_words.h"

#include "milestones/words/terms.h"
#include "words/term_text.h"

// What can be moved, placed, kept, gained or paid, counted, as the object of a verb. Of what there is none, no number
// is told: the verb is denied.

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
    static constexpr CommentedText denied[] = {
        {term::stone, QT_TRANSLATE_NOOP3("MilestonesWords", "no stone", "object of a verb that is denied")},
        {term::wood, QT_TRANSLATE_NOOP3("MilestonesWords", "no wood", "object of a verb that is denied")},
        {term::sand, QT_TRANSLATE_NOOP3("MilestonesWords", "no sand", "object of a verb that is denied")},
        {term::grain, QT_TRANSLATE_NOOP3("MilestonesWords", "no grain", "object of a verb that is denied")},
        {term::coin, QT_TRANSLATE_NOOP3("MilestonesWords", "no coins", "object of a verb that is denied")},
        {term::quarryman,
         QT_TRANSLATE_NOOP3("MilestonesWords", "no quarrymen", "object of a verb that is denied")},
        {term::lumberjack,
         QT_TRANSLATE_NOOP3("MilestonesWords", "no lumberjacks", "object of a verb that is denied")},
        {term::sandWorker,
         QT_TRANSLATE_NOOP3("MilestonesWords", "no sand workers", "object of a verb that is denied")},
        {term::grainGrower,
         QT_TRANSLATE_NOOP3("MilestonesWords", "no grain growers", "object of a verb that is denied")},
        {term::coiner,
         QT_TRANSLATE_NOOP3("MilestonesWords", "no coiners", "object of a verb that is denied")},
        {term::worker,
         QT_TRANSLATE_NOOP3("MilestonesWords", "no workers", "object of a verb that is denied")},
        {term::workerTile,
         QT_TRANSLATE_NOOP3("MilestonesWords", "no worker tiles", "object of a verb that is denied")},
        {term::coverTile,
         QT_TRANSLATE_NOOP3("MilestonesWords", "no cover tiles", "object of a verb that is denied")},
        {term::bonusTile,
         QT_TRANSLATE_NOOP3("MilestonesWords", "no bonus tiles", "object of a verb that is denied")},
        {term::pawn,
         QT_TRANSLATE_NOOP3("MilestonesWords", "no playing pieces", "object of a verb that is denied")},
        {term::street,
         QT_TRANSLATE_NOOP3("MilestonesWords", "no street pieces", "object of a verb that is denied")},
        {term::section,
         QT_TRANSLATE_NOOP3("MilestonesWords", "no street sections", "object of a verb that is denied")},
        {term::milestone,
         QT_TRANSLATE_NOOP3("MilestonesWords", "no milestones", "object of a verb that is denied")},
        {term::market,
         QT_TRANSLATE_NOOP3("MilestonesWords", "no marketplaces", "object of a verb that is denied")},
        {term::house, QT_TRANSLATE_NOOP3("MilestonesWords", "no houses", "object of a verb that is denied")},
        {term::sack,
         QT_TRANSLATE_NOOP3("MilestonesWords", "no flour sacks", "object of a verb that is denied")},
        {term::points,
         QT_TRANSLATE_NOOP3("MilestonesWords", "no victory points", "object of a verb that is denied")},
        {term::pile, QT_TRANSLATE_NOOP3("MilestonesWords", "no worker tiles in the draw pile",
                                        "object of a verb that is denied")},
        {term::goods, QT_TRANSLATE_NOOP3("MilestonesWords", "no goods", "object of a verb that is denied")},
    };
    if (const CommentedText *none = count == 0 ? textOf(denied, term) : nullptr)
        return tr(none->marked.text, none->marked.comment);
    const CommentedText *counted = textOf(texts, term);
    return counted == nullptr ? countedTerm(term, count)
                              : tr(counted->marked.text, counted->marked.comment, count);
}

} // namespace waystone::milestones
