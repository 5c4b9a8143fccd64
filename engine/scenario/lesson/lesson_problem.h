#pragma once

#include <span>
#include <string_view>

namespace waystone {

/// Codes of what can be wrong with a lesson, beside those of file_problem.h, goal_json.h and the head of a game's file.
/// Notation of actions is in strings, `refusal` is the code (a term) with which the rules refuse it.
namespace lesson_problem {

// The file does not tell a lesson; each has `line` and `column`.
inline constexpr std::string_view badId = "lesson.bad-id";           ///< found: not plain words with dashes
inline constexpr std::string_view repeatedId = "lesson.repeated-id"; ///< found: an earlier step has it
inline constexpr std::string_view badLanguage =
    "lesson.bad-language"; ///< found: not two small letters, or not the language of a text or of the lesson
inline constexpr std::string_view emptyText = "lesson.empty-text"; ///< what is empty is left out
inline constexpr std::string_view repeated = "lesson.repeated";    ///< found: stands in the list already
inline constexpr std::string_view unknownAction =
    "lesson.unknown-action"; ///< found, problem: no notation of this game; column counts to the fault
inline constexpr std::string_view badPosition =
    "lesson.bad-position"; ///< found, problem: line and column are those of the fault in the text
inline constexpr std::string_view unknownPlace = "lesson.unknown-place"; ///< found
inline constexpr std::string_view unknownTerm = "lesson.unknown-term";   ///< found

// The lesson is not finished, or not right (lesson_check.h). What concerns a step has its id as `step`.
inline constexpr std::string_view noSteps = "lesson.no-steps";
inline constexpr std::string_view textMissing = "lesson.text-missing";   ///< part (a term), language
inline constexpr std::string_view textOutdated = "lesson.text-outdated"; ///< part, language
inline constexpr std::string_view textTooLong = "lesson.text-too-long";  ///< part, language, words, maximum
inline constexpr std::string_view strangeNumbers =
    "lesson.strange-numbers"; ///< part, language, numbers (a text): the goal of the task does not know them
inline constexpr std::string_view longTalk =
    "lesson.long-talk"; ///< number: steps in a row without anything to do
inline constexpr std::string_view unknownRule = "lesson.unknown-rule";         ///< rule
inline constexpr std::string_view unknownBot = "lesson.unknown-bot";           ///< bot
inline constexpr std::string_view noPosition = "lesson.no-position";           ///< the first step has none
inline constexpr std::string_view unsoundPosition = "lesson.unsound-position"; ///< refusal, details
inline constexpr std::string_view otherSeats =
    "lesson.other-seats"; ///< found, players: the position has more
inline constexpr std::string_view notReadersTurn =
    "lesson.not-readers-turn";                               ///< nor does any script lead to it
inline constexpr std::string_view noLine = "lesson.no-line"; ///< there is nothing to show
inline constexpr std::string_view illegalLine =
    "lesson.illegal-line"; ///< number (from 1), action, refusal, details
inline constexpr std::string_view noRightOption = "lesson.no-right-option";
inline constexpr std::string_view noWrongOption = "lesson.no-wrong-option";
inline constexpr std::string_view noSuchPoints =
    "lesson.no-such-points"; ///< the source, or the sheet, is not there
inline constexpr std::string_view nothingRight =
    "lesson.nothing-right"; ///< neither a goal nor a right branch: nothing can be done
inline constexpr std::string_view noLimit = "lesson.no-limit"; ///< a goal, but any number of actions
inline constexpr std::string_view metAlready =
    "lesson.met-already"; ///< the goal holds before the reader has acted
inline constexpr std::string_view neverThere =
    "lesson.never-there"; ///< found (a place): no piece of the kind that the goal counts ever lies there
inline constexpr std::string_view noSolution =
    "lesson.no-solution"; ///< and no right branches lead to the goal
inline constexpr std::string_view keepSolution =
    "lesson.keep-solution"; ///< a solution was found, but the next step goes on from one that is written
inline constexpr std::string_view illegalSolution =
    "lesson.illegal-solution"; ///< number (from 1), action, refusal, details
inline constexpr std::string_view offScript =
    "lesson.off-script"; ///< number, action: the script answers otherwise
inline constexpr std::string_view offBot =
    "lesson.off-bot"; ///< number, action: the computer player of the task answers otherwise
inline constexpr std::string_view easyGoal =
    "lesson.easy-goal"; ///< number, plays: of so many plays at random so many come to the goal
inline constexpr std::string_view solutionMisses =
    "lesson.solution-misses"; ///< the goal, in the actions there are
inline constexpr std::string_view illegalBranch = "lesson.illegal-branch";   ///< action, refusal, details
inline constexpr std::string_view repeatedBranch = "lesson.repeated-branch"; ///< action
inline constexpr std::string_view unreachedBranch =
    "lesson.unreached-branch"; ///< action: it is not, or no longer, the reader's turn
inline constexpr std::string_view illegalConsequence =
    "lesson.illegal-consequence"; ///< branch (an action), number, action, refusal, details
inline constexpr std::string_view branchMisses =
    "lesson.branch-misses"; ///< action: said to be right or good, but the goal is lost
inline constexpr std::string_view openBranch =
    "lesson.open-branch"; ///< action: said to be right or good, but nothing tells what the others do then
inline constexpr std::string_view branchReaches =
    "lesson.branch-reaches"; ///< action: said to be wrong, but the goal can still be reached
inline constexpr std::string_view notSolvable = "lesson.not-solvable"; ///< actions: whatever anybody does
inline constexpr std::string_view needsOthers =
    "lesson.needs-others"; ///< actions: the goal can be reached only if chance and the others play along
inline constexpr std::string_view answersMissing =
    "lesson.answers-missing"; ///< actions: it can be reached whatever the others do, but nothing tells what they do
inline constexpr std::string_view needUndecided =
    "lesson.need-undecided"; ///< actions: it can be reached if the others help; whether they have to is not known
inline constexpr std::string_view helpUndecided =
    "lesson.help-undecided"; ///< actions: it cannot be reached with the answers there are; others might help or not
inline constexpr std::string_view notDecided = "lesson.not-decided"; ///< nodes: so many have been looked at
inline constexpr std::string_view botUndecided =
    "lesson.bot-undecided"; ///< number: a bot was asked so often, which did not settle it
inline constexpr std::string_view openAnswers =
    "lesson.open-answers"; ///< nothing tells what others do where the goal is not reached yet
inline constexpr std::string_view openElsewhere =
    "lesson.open-elsewhere"; ///< number: first moves beside the solved line after which nothing tells what others do
inline constexpr std::string_view silentMoves =
    "lesson.silent-moves"; ///< number, actions (a text): wrong first moves to which nothing is said
inline constexpr std::string_view blamedMoves =
    "lesson.blamed-moves"; ///< number, actions: said to be mistakes, though the goal can still be reached
inline constexpr std::string_view undecidedMoves = "lesson.undecided-moves"; ///< number

} // namespace lesson_problem

/// All of them, so that a test can ask for a sentence in every language.
[[nodiscard]] std::span<const std::string_view> lessonProblemCodes();

/// The terms that `part` can hold.
[[nodiscard]] std::span<const std::string_view> lessonPartTerms();

} // namespace waystone
