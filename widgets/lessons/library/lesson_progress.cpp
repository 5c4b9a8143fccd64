#include "lessons/library/lesson_progress.h"

#include <QSettings>

namespace waystone {

namespace {

QString key(const QString &lesson, const QString &name)
{
    return lesson + QLatin1Char('/') + name;
}

const QString last = QStringLiteral("last");
const QString done = QStringLiteral("done");

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

void LessonProgress::forget(const QString &lesson)
{
    file_.remove(lesson);
}

} // namespace waystone
