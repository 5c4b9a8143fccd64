#include "editor/lesson/proof_words.h"

#include "scenario/lesson/lesson_check.h"
#include "session/player.h"

#include <QLocale>
#include <QStringList>

#include <algorithm>

namespace waystone {

namespace {

/// What the answers are that a proof reckons with; empty where nobody else acts.
QString againstText(const StepProof &proof, const LessonStep &step)
{
    switch (step.answers) {
    case Answers::every:
        return proof.meetsChance() ? ProofWords::tr("This holds whatever chance and the other players do.")
                                   : ProofWords::tr("This holds whatever the other players do.");
    case Answers::bot:
        return ProofWords::tr(
                   "This holds when the others are played by %1, which always answers alike with seed %2.")
            .arg(playedByName(step.bot), QLocale().toString(step.seed));
    case Answers::nobody:
    case Answers::any:
        break;
    }
    if (step.script.empty())
        return {};
    const bool isChance = std::ranges::find(step.script, chanceSeat, &LineStep::seat) != step.script.end();
    return isChance ? ProofWords::tr("This holds if chance and the other players follow the script.")
                    : ProofWords::tr("This holds if the other players follow the script.");
}

QString undecidedText(const StepProof &proof)
{
    if (proof.always && proof.always->verdict == SolverResult::Verdict::solved)
        return proof.meetsChance()
                   ? ProofWords::tr(
                         "The lesson does not say what chance and the other players do. Whatever they do, "
                         "the goal can be reached in %n action(s).",
                         nullptr, proof.always->actions)
                   : ProofWords::tr("The lesson does not say what the other players do. Whatever they do, "
                                    "the goal can be reached in %n action(s).",
                                    nullptr, proof.always->actions);
    if (proof.always)
        return (proof.meetsChance()
                    ? ProofWords::tr(
                          "Solvable if chance and the other players help; it is undecided whether it is "
                          "solvable whatever they do. Positions examined: %1.")
                    : ProofWords::tr("Solvable if the other players help; it is undecided whether it is "
                                     "solvable whatever they do. Positions examined: %1."))
            .arg(QLocale().toString(static_cast<qulonglong>(proof.always->nodes)));
    const bool isHelpOpen = proof.together.has_value();
    const SolverResult &result = isHelpOpen ? *proof.together : *proof.result;
    if (isHelpOpen)
        return (proof.meetsChance()
                    ? ProofWords::tr("Not solvable as the lesson stands; it is undecided whether chance and "
                                     "the other players could help. Positions examined: %1.")
                    : ProofWords::tr("Not solvable as the lesson stands; it is undecided whether the other "
                                     "players could help. Positions examined: %1."))
            .arg(QLocale().toString(static_cast<qulonglong>(result.nodes)));
    if (result.bound == SolverResult::Bound::bots)
        return ProofWords::tr("Undecided: the check has asked the computer player as often as it may.");
    return ProofWords::tr("Undecided. Positions examined: %1.")
        .arg(QLocale().toString(static_cast<qulonglong>(result.nodes)));
}

} // namespace

QString ProofWords::proofText(const StepProof &proof, const LessonStep &step)
{
    if (!proof.result)
        return {};
    const SolverResult &result = *proof.result;
    const QString nodes = QLocale().toString(static_cast<qulonglong>(result.nodes));
    switch (proof.verdict()) {
    case TaskVerdict::solvable: {
        const QString solvable =
            result.isShortest
                ? tr("Solvable in %n action(s), but no fewer; %1. Positions examined: %2.", nullptr,
                     result.actions)
                      .arg(result.solutions == 0 ? tr("number of solutions unknown")
                                                 : tr("%n solution(s)", nullptr, result.solutions),
                           nodes)
                : tr("Solvable in %n action(s), perhaps fewer. Positions examined: %1.", nullptr,
                     result.actions)
                      .arg(nodes);
        const QString against = againstText(proof, step);
        return against.isEmpty() ? solvable : tr("%1 %2", "two sentences").arg(solvable, against);
    }
    case TaskVerdict::needsOthers: {
        const auto examined = static_cast<qulonglong>(result.nodes + proof.together->nodes);
        return (proof.meetsChance()
                    ? tr("Solvable only if chance and the other players help. Positions examined: %1.")
                    : tr("Solvable only if the other players help. Positions examined: %1."))
            .arg(QLocale().toString(examined));
    }
    case TaskVerdict::notSolvable:
        return tr("Not solvable. Positions examined: %1.").arg(nodes);
    case TaskVerdict::notDecided:
        return undecidedText(proof);
    }
    return {};
}

QString ProofWords::tasksText(const LessonReport &report)
{
    QStringList parts;
    if (const int proved = report.count(TaskVerdict::solvable); proved > 0)
        parts.append(tr("%n task(s) proved", nullptr, proved));
    if (const int needy = report.count(TaskVerdict::needsOthers); needy > 0)
        parts.append(tr("%n task(s) solvable only if the others help", nullptr, needy));
    if (const int lost = report.count(TaskVerdict::notSolvable); lost > 0)
        parts.append(tr("%n task(s) not solvable", nullptr, lost));
    if (const int open = report.count(TaskVerdict::notDecided); open > 0)
        parts.append(tr("%n task(s) undecided", nullptr, open));
    return tr("%1.", "a list of numbers of tasks").arg(QLocale().createSeparatedList(parts));
}

const char *ProofWords::sign(TaskVerdict verdict)
{
    switch (verdict) {
    case TaskVerdict::solvable:
        return "✓";
    case TaskVerdict::needsOthers:
    case TaskVerdict::notSolvable:
        return "✗";
    case TaskVerdict::notDecided:
        break;
    }
    return "…";
}

} // namespace waystone
