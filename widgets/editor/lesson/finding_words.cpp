#include "editor/lesson/finding_words.h"

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
    const std::optional<Position> &position = plan_.steps()[at].position;
    const Seat reader = lesson.steps[at].seat;
    const Result<Action> action = lesson.game->actionFrom(notation);
    if (!action || !position || lesson.game->refuse(*position, reader, *action))
        return notation;
    return words_.actionText(*action, lesson.game->view(*position, reader)).toStdString();
}

} // namespace waystone
