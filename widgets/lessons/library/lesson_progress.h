#pragma once

#include "files/settings_file.h"
#include "lessons/library/step_record.h"

#include <QString>
#include <QStringList>

#include <functional>

namespace waystone {

/// How far the user has come in the lessons, kept by the key of a lesson (LibraryItem::key) and the ids of its steps, in
/// a file of its own.
class LessonProgress {
public:
    explicit LessonProgress(const QString &file) : file_(file) {}

    [[nodiscard]] SettingsFile &file() { return file_; }

    /// The step at which the reader left the lesson; empty if they have not begun it.
    [[nodiscard]] QString lastStep(const QString &lesson) const;
    void reach(const QString &lesson, const QString &step);

    [[nodiscard]] QStringList doneSteps(const QString &lesson) const;
    /// The reader has done what the step asks for, or read what it tells.
    void finish(const QString &lesson, const QString &step);

    /// The reader has done a task.
    void record(const QString &lesson, const QString &step, StepResult result);
    [[nodiscard]] std::optional<StepRecord> recorded(const QString &lesson, const QString &step) const;
    /// Of these steps the ones that are to be repeated today, in their order.
    [[nodiscard]] QStringList due(const QString &lesson, const QStringList &steps) const;
    /// What day it is, if not the one of the system's clock.
    void setToday(std::function<QDate()> today) { today_ = std::move(today); }

    /// Nothing is known of the lesson any more.
    void forget(const QString &lesson);

private:
    SettingsFile file_;
    std::function<QDate()> today_ = [] { return QDate::currentDate(); };
};

} // namespace waystone
