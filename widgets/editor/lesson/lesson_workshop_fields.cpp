#include "editor/lesson/lesson_workshop.h"
#include "editor/lesson/task_panel.h"
#include "editor/lesson/texts_panel.h"
#include "scenario/lesson/lesson_findings.h"
#include "scenario/lesson/lesson_problem.h"

#include <algorithm>

// From what a check has found to the field in which it is mended.

namespace waystone {

void LessonWorkshop::openField(const LessonFinding &finding)
{
    namespace problem = lesson_problem;
    const std::string_view code = finding.problem.code;
    const auto isOneOf = [code](std::initializer_list<std::string_view> codes) {
        return std::ranges::find(codes, code) != codes.end();
    };
    if (finding.text) {
        const Argument *language = finding.problem.argument("language");
        const auto *name = language == nullptr ? nullptr : std::get_if<std::string>(&language->value);
        raise("textsPanel");
        texts_->showText(*finding.text, name == nullptr ? QString() : QString::fromStdString(*name));
        return;
    }
    if (code == problem::unknownRule)
        return raise("stepRulesPanel");
    if (isOneOf({problem::noPosition, problem::unsoundPosition, problem::otherSeats}))
        return raise("problemsPanel");
    // The ways to settle it stand below what was found.
    if (code == problem::openAnswers)
        return raise("proofPanel");
    raise("taskPanel");
    if (finding.step < 0 || draft_.current().kind != LessonStep::Kind::act)
        return;
    if (code == problem::neverThere)
        return task_->showPlace(finding.problem.places.front());
    if (isOneOf({problem::notSolvable, problem::noLimit}))
        return task_->showActions();
    const bool isMistake = isOneOf({problem::blamedMoves});
    const bool isMove = isOneOf(
        {problem::noSolution, problem::keepSolution, problem::illegalSolution, problem::offScript,
         problem::solutionMisses, problem::illegalBranch, problem::repeatedBranch, problem::unreachedBranch,
         problem::illegalConsequence, problem::branchMisses, problem::branchReaches, problem::silentMoves,
         problem::openBranch, problem::nothingRight, problem::notReadersTurn});
    const bool isAnswer = isOneOf({problem::unknownBot, problem::needsOthers, problem::botUndecided,
                                   problem::answersMissing, problem::needUndecided, problem::openElsewhere});
    task_->showPart(isMistake  ? TaskPanel::Part::mistakes
                    : isMove   ? TaskPanel::Part::moves
                    : isAnswer ? TaskPanel::Part::answers
                               : TaskPanel::Part::goal);
}

} // namespace waystone
