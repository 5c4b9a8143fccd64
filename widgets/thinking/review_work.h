#pragma once

#include "core/game.h"
#include "thinking/reviewed_moment.h"

#include <chrono>
#include <functional>
#include <memory>
#include <optional>
#include <stop_token>
#include <vector>

namespace waystone {

/// How much may be thought about a decision: of what was best, and once more of what was played if it is not that.
struct ReviewBudget {
    std::uint64_t iterations = 0;
    std::chrono::milliseconds time{};
};

/// Each looks at more than the one before: at every decision for a moment, at every decision, at what has cost most.
enum class ReviewPass { glance, judgment, closeLook };

/// The thinking behind a look back at a game. However long the game, it takes about as long as it may; a first glance at
/// all decisions is done within a fifteenth of that, so that the curve is seen at once.
class ReviewWork {
public:
    /// Told on one of its threads, one at a time.
    using Tell = std::function<void(ReviewPass pass, const ReviewedMoment &moment)>;

    /// `budget` is the most for each decision in the second pass, and six times that in the last; without a time for
    /// `whole` it is what each one has. Every processor is used, four at most.
    ReviewWork(std::shared_ptr<const Game> game, std::vector<ReviewedMoment> moments, ReviewBudget budget,
               std::optional<std::chrono::milliseconds> whole, Tell tell);

    /// Until all is done or a stop is requested.
    void run(const std::stop_token &stop);

private:
    using Clock = std::chrono::steady_clock;

    void glance(const std::stop_token &stop);
    void judgeAll(const std::stop_token &stop);
    void lookCloser(const std::stop_token &stop);
    /// What one of `left` decisions may take so that all are done in this part of the whole time.
    [[nodiscard]] ReviewBudget share(double part, Clock::time_point began, std::size_t left,
                                     std::size_t threads, const ReviewBudget &most) const;

    std::shared_ptr<const Game> game_;
    std::vector<ReviewedMoment> moments_;
    ReviewBudget budget_;
    std::optional<std::chrono::milliseconds> whole_;
    Tell tell_;
};

} // namespace waystone
