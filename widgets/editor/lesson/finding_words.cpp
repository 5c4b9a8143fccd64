#include "editor/lesson/finding_words.h"

#include "editor/lesson/lesson_names.h"
#include "editor/lesson/step_moments.h"
#include "words/general_words.h"

#include <QStringList>

namespace waystone {

QString FindingWords::text(const LessonFinding &finding) const
{
    Problem problem = finding.problem;
    if (finding.step >= 0)
        for (Argument &argument : problem.arguments)
            if (auto *text = std::get_if<std::string>(&argument.value);
                text != nullptr &&
                (argument.name == "action" || argument.name == "actions" || argument.name == "branch"))
                *text = moves(*text, finding.step);
    return words_.problemText(problem);
}

std::string FindingWords::moves(const std::string &notations, int step) const
{
    QStringList told;
    for (const QString &notation : QString::fromStdString(notations).split(QStringLiteral(", ")))
        told.append(QString::fromStdString(move(notation.toStdString(), step)));
    return told.join(general_words::listSeparator()).toStdString();
}

std::string FindingWords::move(const std::string &notation, int step) const
{
    const Lesson &lesson = plan_.lesson();
    const auto at = static_cast<std::size_t>(step);
    const Result<Action> action = lesson.game->actionFrom(notation);
    if (!action)
        return notation;
    const std::optional<StepMoments::Moment> moment = StepMoments(plan_, at).of(*action);
    if (!moment)
        return notation;
    if (moment->seat != lesson.steps[at].seat)
        return LessonNames::line(*lesson.game, moment->position, {{moment->seat, *action}}, words_)
            .front()
            .toStdString();
    return words_.actionText(*action, lesson.game->view(moment->position, moment->seat)).toStdString();
}

} // namespace waystone
