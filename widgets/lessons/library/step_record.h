#pragma once

#include <QDate>

#include <optional>

namespace waystone {

/// How a reader came to the end of a task.
enum class StepResult {
    firstTry,
    withHints, ///< without a wrong move, but not alone
    again,     ///< after something wrong
};

/// What is remembered of a task that a reader has done. What was missed comes back after a day, and every time it then
/// succeeds at first try after a longer while, until it is known.
struct StepRecord {
    static constexpr int rungs = 5;

    StepResult result = StepResult::firstTry;
    int rung = 0;             ///< of the times between two repetitions; 0: not to be repeated
    std::optional<QDate> due; ///< when it is to be repeated

    [[nodiscard]] bool isDue(QDate today) const { return due && *due <= today; }

    /// After another try on this day; `before` is what was remembered until then.
    [[nodiscard]] static StepRecord after(const std::optional<StepRecord> &before, StepResult result,
                                          QDate today);

    friend bool operator==(const StepRecord &, const StepRecord &) = default;
};

} // namespace waystone
