#include "scenario/lesson/lesson_problem.h"

#include "scenario/lesson/lesson_texts.h"

#include <array>

namespace waystone {

namespace {

/// By TextKey::Part.
constexpr auto partTerms = std::to_array<std::string_view>(
    {"part-title", "part-summary", "part-chapter", "part-text", "part-mark", "part-branch",
     "part-branch-mark", "part-reached", "part-otherwise", "part-mistake", "part-hint", "part-option",
     "part-option-why", "part-why"});
static_assert(partTerms.size() == static_cast<std::size_t>(TextKey::Part::why) + 1);

} // namespace

std::span<const std::string_view> lessonProblemCodes()
{
    using namespace lesson_problem;
    static constexpr std::array codes = {
        badId,          repeatedId,     badLanguage,   emptyText,      repeated,        unknownAction,
        badPosition,    unknownPlace,   unknownTerm,   noSteps,        textMissing,     textOutdated,
        textTooLong,    longTalk,       unknownRule,   unknownBot,     noPosition,      unsoundPosition,
        otherSeats,     notReadersTurn, noLine,        illegalLine,    noRightOption,   noWrongOption,
        noSuchPoints,   nothingRight,   noLimit,       metAlready,     noSolution,      illegalSolution,
        offScript,      solutionMisses, illegalBranch, repeatedBranch, unreachedBranch, illegalConsequence,
        branchMisses,   branchReaches,  notSolvable,   notDecided,     silentMoves,     undecidedMoves,
        blamedMoves,    needsOthers,    helpUndecided, botUndecided,   openAnswers,     keepSolution,
        answersMissing, needUndecided,  openElsewhere, openBranch,     strangeNumbers,  offBot,
        easyGoal,       neverThere,
    };
    return codes;
}

std::span<const std::string_view> lessonPartTerms()
{
    return partTerms;
}

} // namespace waystone
