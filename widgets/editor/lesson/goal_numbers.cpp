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

void addPointsToGo(const Game &game, const Position &position, const Goal &goal, std::set<int> &numbers)
{
    const bool isSomebodys = goal.seat && *goal.seat < game.seats(position);
    if (goal.kind == Goal::Kind::points && (isSomebodys || !goal.places.empty())) {
        const int scored = goal.places.empty() ? game.points(position, *goal.seat, goal.what)
                                               : game.points(position, goal.places.front(), goal.what);
        for (const std::optional<int> limit : {goal.atLeast, goal.atMost})
            if (limit)
                numbers.insert(std::abs(*limit - scored));
    }
    for (const Goal &part : goal.parts)
        addPointsToGo(game, position, part, numbers);
}

} // namespace

std::set<int> pointsToGo(const Game &game, const AnySetup &setup, const Goal &goal)
{
    std::set<int> numbers;
    if (const auto position = game.from(setup))
        addPointsToGo(game, *position, goal, numbers);
    return numbers;
}

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

std::map<std::string, QList<int>> strangeNumbers(const Game &game, const AnySetup &setup,
                                                 const LessonStep &step)
{
    std::map<std::string, QList<int>> strange;
    if (step.kind != LessonStep::Kind::act || !step.goal)
        return strange;
    std::set<int> shown = numbersShown(game, setup);
    shown.merge(pointsToGo(game, setup, *step.goal));
    for (const auto &[language, text] : step.text.texts)
        if (QList<int> numbers = numbersBeyondGoal(step, QString::fromStdString(text), shown);
            !numbers.isEmpty())
            strange.emplace(language, std::move(numbers));
    return strange;
}

} // namespace waystone
