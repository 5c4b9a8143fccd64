#include "editor/edition/edition_change.h"

#include "editor/lesson/lesson_names.h"
#include "faces/game_faces.h"
#include "scenario/lesson/lesson_plan.h"
#include "words/foreign_text.h"
#include "words/program_language.h"

#include <algorithm>

namespace waystone {

namespace {

/// As much as tells one text from others.
QString firstWords(const QString &text)
{
    constexpr qsizetype most = 40;
    if (text.size() <= most)
        return text;
    const qsizetype end = text.lastIndexOf(QLatin1Char(' '), most);
    return text.left(end > 0 ? end : most) + QChar(0x2026);
}

/// What makes a position impossible; nothing if it is possible.
std::optional<Problem> impossibility(const Game &game, const AnySetup &setup)
{
    const std::vector<Finding> findings = game.editing().problems(setup);
    const auto found = std::ranges::find_if(
        findings, [](const Finding &finding) { return finding.problem.severity == Severity::impossible; });
    return found == findings.end() ? std::nullopt : std::optional(found->problem);
}

} // namespace

EditionChange::EditionChange(const Scenario &scenario, std::shared_ptr<const Game> game)
    : before_(scenario), game_(std::move(game))
{
    const Result<AnySetup> setup = game_->setupFrom(before_.game->positionText(before_.setup));
    Scenario next = before_;
    next.game = game_;
    if (before_.lesson == nullptr) {
        if (setup)
            next.setup = *setup;
        else
            faults_.push_back({0, unreadableWord(*game_, before_.game->positionText(before_.setup))});
    } else {
        const Lesson composed = composedLesson(before_);
        LessonInEdition read = inEdition(composed, game_);
        faults_ = std::move(read.unreadable);
        if (faults_.empty()) {
            if (std::optional<AnySetup> shown = setupOfStep(read.lesson, next.step))
                next.setup = *std::move(shown);
            next.lesson = std::make_shared<const Lesson>(std::move(read.lesson));
        }
    }
    if (faults_.empty())
        scenario_ = std::move(next);
}

QString EditionChange::stepName(int step) const
{
    return tr("Step %1, “%2”", "number, first words")
        .arg(step + 1)
        .arg(firstWords(LessonNames::step(*before_.lesson, step, programLanguage())));
}

QStringList EditionChange::unreadable() const
{
    QStringList lines;
    for (const LessonInEdition::Unreadable &fault : faults_) {
        const QString reason = tr("It speaks of something this edition does not have: %1.")
                                   .arg(foreign_text::line(QString::fromStdString(fault.found)));
        lines.append(before_.lesson == nullptr
                         ? reason
                         : tr("%1: %2", "a step, what is wrong with it").arg(stepName(fault.step), reason));
    }
    return lines;
}

QStringList EditionChange::unfit() const
{
    if (!scenario_ || scenario_->lesson == nullptr)
        return {};
    const std::shared_ptr<GameWords> words = gameFace(game_->id())->words(game_);
    const LessonPlan old(composedLesson(before_));
    const LessonPlan now(*scenario_->lesson);
    QStringList lines;
    for (std::size_t step = 0; step < now.steps().size(); ++step) {
        const PlannedStep &was = old.steps()[step];
        const PlannedStep &is = now.steps()[step];
        const auto add = [&](const QString &reason) {
            lines.append(
                tr("%1: %2", "a step, what is wrong with it").arg(stepName(static_cast<int>(step)), reason));
        };
        if (!is.setup.empty() && !impossibility(*before_.game, was.setup))
            if (const std::optional<Problem> problem = impossibility(*game_, is.setup)) {
                add(words->problemText(*problem));
                continue;
            }
        if (was.position && !is.position && !is.setup.empty())
            add(words->problemText(game_->from(is.setup).problems().front()));
        else if (was.isComplete && !is.isComplete)
            add(tr("What it shows or asks for can no longer be played."));
    }
    return lines;
}

} // namespace waystone
