#include "lessons/library/lesson_progress.h"

#include <QSettings>

#include <algorithm>

namespace waystone {

namespace {

QString key(const QString &lesson, const QString &name)
{
    return lesson + QLatin1Char('/') + name;
}

const QString last = QStringLiteral("last");
const QString done = QStringLiteral("done");
const QString tries = QStringLiteral("tries/");

} // namespace

QString LessonProgress::lastStep(const QString &lesson) const
{
    return file_.store().value(key(lesson, last)).toString();
}

void LessonProgress::reach(const QString &lesson, const QString &step)
{
    file_.set(key(lesson, last), step);
}

QStringList LessonProgress::doneSteps(const QString &lesson) const
{
    return file_.store().value(key(lesson, done)).toStringList();
}

void LessonProgress::finish(const QString &lesson, const QString &step)
{
    QStringList steps = doneSteps(lesson);
    if (steps.contains(step))
        return;
    steps.append(step);
    file_.set(key(lesson, done), steps);
}

void LessonProgress::record(const QString &lesson, const QString &step, StepResult result)
{
    const StepRecord now = StepRecord::after(recorded(lesson, step), result, today_());
    file_.set(key(lesson, tries + step),
              QStringList{QString::number(static_cast<int>(now.result)), QString::number(now.rung),
                          now.due ? now.due->toString(Qt::ISODate) : QString()});
}

std::optional<StepRecord> LessonProgress::recorded(const QString &lesson, const QString &step) const
{
    const QStringList kept = file_.store().value(key(lesson, tries + step)).toStringList();
    const int result = kept.value(0).toInt();
    if (kept.size() != 3 || result < 0 || result > static_cast<int>(StepResult::again))
        return std::nullopt;
    const QDate due = QDate::fromString(kept[2], Qt::ISODate);
    return StepRecord{static_cast<StepResult>(result), std::clamp(kept[1].toInt(), 0, StepRecord::rungs),
                      due.isValid() ? std::optional(due) : std::nullopt};
}

QStringList LessonProgress::due(const QString &lesson, const QStringList &steps) const
{
    QStringList found;
    for (const QString &step : steps)
        if (const auto record = recorded(lesson, step); record && record->isDue(today_()))
            found.append(step);
    return found;
}

void LessonProgress::forget(const QString &lesson)
{
    file_.remove(lesson);
}

} // namespace waystone
