#pragma once

#include "scenario/proof/proof_memory.h"

#include <QObject>

#include <map>
#include <memory>
#include <optional>
#include <thread>

namespace waystone {

struct Lesson;
struct LessonCheckSettings;
struct LessonReport;

/// Checks and proves lessons off the GUI thread. A later question ends an earlier one without waiting for it.
class LessonProver final : public QObject {
    Q_OBJECT

public:
    /// `memory` is the file in which proofs are kept, so that none is made twice; empty: only as long as this lives.
    explicit LessonProver(QString memory = {}, QObject *parent = nullptr);
    ~LessonProver() override;

    void start(const Lesson &lesson, const LessonCheckSettings &settings);
    /// What has been found by then is reported.
    void stop();
    /// Nothing is reported.
    void abandon();
    [[nodiscard]] bool isRunning() const { return isRunning_; }
    /// What has been proved before.
    [[nodiscard]] ProofMemory &memory();

signals:
    /// The step that is being proved, and the positions looked at so far for it.
    void progressed(int step, qulonglong nodes);
    void finished(const std::shared_ptr<const waystone::LessonReport> &report);

private:
    void requestStop();
    void receive(int question, const std::shared_ptr<const LessonReport> &report, ProofMemory memory);

    std::map<int, std::jthread> threads_; ///< by question; those of old ones run until they have heard of it
    const QString file_;
    std::optional<ProofMemory> memory_; ///< nothing before the first question has read it
    int question_ = 0;
    bool isRunning_ = false;
};

} // namespace waystone
