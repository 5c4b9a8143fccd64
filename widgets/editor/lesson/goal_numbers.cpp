#include "editor/lesson/goal_numbers.h"

#include <QRegularExpression>

#include <cstdlib>
#include <set>

namespace waystone {

namespace {

void addNumbers(const Goal &goal, std::set<int> &numbers)
{
    for (const std::optional<int> limit : {goal.atLeast, goal.atMost})
        if (limit)
            numbers.insert(std::abs(*limit));
    if (goal.kind == Goal::Kind::within)
        numbers.insert(goal.actions);
    for (const Goal &part : goal.parts)
        addNumbers(part, numbers);
}

} // namespace

QList<int> numbersBeyondGoal(const LessonStep &step, const QString &text)
{
    if (!step.goal)
        return {};
    std::set<int> known{step.mostActions};
    addNumbers(*step.goal, known);
    static const QRegularExpression number(QStringLiteral("(?<![\\w])\\d{1,4}(?![\\w])"),
                                           QRegularExpression::UseUnicodePropertiesOption);
    QList<int> beyond;
    for (auto match = number.globalMatch(text); match.hasNext();)
        if (const int found = match.next().captured().toInt();
            !known.contains(found) && !beyond.contains(found))
            beyond.append(found);
    return beyond;
}

} // namespace waystone
