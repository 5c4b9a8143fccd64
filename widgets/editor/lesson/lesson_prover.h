#pragma once

#include <QObject>

#include <memory>
#include <thread>

namespace waystone {

struct Lesson;
struct LessonCheckSettings;
struct LessonReport;

/// Checks and proves lessons off the GUI thread, one at a time; a later question ends an earlier one.
class LessonProver final : public QObject {
    Q_OBJECT

public:
    using QObject::QObject;
    ~LessonProver() override;

    void start(const Lesson &lesson, const LessonCheckSettings &settings);
    /// What has been found by then is reported.
    void stop();
    /// Nothing is reported.
    void abandon();
    [[nodiscard]] bool isRunning() const { return isRunning_; }

signals:
    /// The step that is being proved, and the positions looked at so far for it.
    void progressed(int step, qulonglong nodes);
    void finished(const std::shared_ptr<const waystone::LessonReport> &report);

private:
    std::jthread thread_;
    int question_ = 0;
    bool isRunning_ = false;
};

} // namespace waystone
