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

std::set<int> numbersShown(const Game &game, const AnySetup &setup)
{
    std::set<int> shown;
    for (const Tally &tally : game.tallies(setup))
        shown.insert(std::abs(tally.amount));
    for (const Piece &piece : game.editing().pieces(setup))
        if (piece.value != 0)
            shown.insert(std::abs(piece.value));
    if (const auto position = game.from(setup))
        for (const ScoreSheet &sheet : game.breakdown(*position))
            shown.insert(std::abs(sheet.total));
    return shown;
}

QList<int> numbersBeyondGoal(const LessonStep &step, const QString &text, const std::set<int> &shown)
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
            !known.contains(found) && !shown.contains(found) && !beyond.contains(found))
            beyond.append(found);
    return beyond;
}

} // namespace waystone
