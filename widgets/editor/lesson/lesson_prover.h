#pragma once

#include <QObject>

#include <map>
#include <memory>
#include <thread>

namespace waystone {

struct Lesson;
struct LessonCheckSettings;
struct LessonReport;

/// Checks and proves lessons off the GUI thread. A later question ends an earlier one without waiting for it.
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
    void requestStop();
    void receive(int question, const std::shared_ptr<const LessonReport> &report);

    std::map<int, std::jthread> threads_; ///< by question; those of old ones run until they have heard of it
    int question_ = 0;
    bool isRunning_ = false;
};

} // namespace waystone
