#include "lessons/library/step_record.h"

#include <array>

namespace waystone {

namespace {

/// Days from one repetition to the next, by rung.
constexpr std::array<int, StepRecord::rungs> daysBetween{1, 3, 7, 21, 60};

} // namespace

StepRecord StepRecord::after(const std::optional<StepRecord> &before, StepResult result, QDate today)
{
    const auto onRung = [&](std::size_t rung) {
        return StepRecord{result, static_cast<int>(rung), today.addDays(daysBetween[rung - 1])};
    };
    if (result != StepResult::firstTry)
        return onRung(1);
    const auto rung = static_cast<std::size_t>(before ? before->rung : 0);
    if (rung == 0)
        return {result, 0, std::nullopt};
    // Done once more before its day it has proved nothing.
    if (!before->isDue(today))
        return {result, before->rung, before->due};
    return rung < daysBetween.size() ? onRung(rung + 1) : StepRecord{result, 0, std::nullopt};
}

} // namespace waystone
