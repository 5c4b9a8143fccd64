#pragma once

#include "session/game_controller.h"
#include "thinking/review_work.h"

#include <QObject>

#include <chrono>
#include <map>
#include <optional>
#include <thread>
#include <vector>

namespace waystone {

/// Looks back at a game: judges every decision of the line that is shown, on other threads, from what its seat could know.
/// What was played is judged by a search of its own, of what follows it: that of the decision may have left it out, or
/// hardly looked at it. It goes three times from the beginning to the end and tells of every moment it is done with: first
/// with a glance, so that the curve is seen at once, then in earnest, then at what has cost most, until that stands. All of
/// it is done within a time that does not depend on the game.
class AnalysisReview final : public QObject {
    Q_OBJECT

public:
    explicit AnalysisReview(GameController &controller, QObject *parent = nullptr);
    ~AnalysisReview() override;

    /// How often and how long each decision is thought over; what was played once more if it is not the best. A closer
    /// look has six times as much. The whole then takes as long as it takes.
    void setBudget(std::uint64_t iterations, int milliseconds);
    /// How long it takes at most, but for a fraction, if the processors are there for it.
    void setWholeTime(std::chrono::milliseconds time) { whole_ = time; }

    /// The line that is shown has come to its end, or nothing is secret at the table.
    [[nodiscard]] bool isOffered() const;
    void start();
    /// At once: whatever is still being thought ends by itself.
    void stop();
    [[nodiscard]] bool isRunning() const { return isRunning_; }
    /// Every decision was judged; those that seem to have cost most are being looked at again.
    [[nodiscard]] bool isLookingCloser() const { return isRunning() && judged_ == total_; }
    /// How many decisions there are to judge; 0 before the first start().
    [[nodiscard]] int total() const { return total_; }

    /// How many of them were judged so far, by more than a glance.
    [[nodiscard]] int judged() const { return judged_; }

    /// Those that were looked at so far, if only with a glance, in the order of play.
    [[nodiscard]] const std::vector<ReviewedMoment> &moments() const { return moments_; }
    /// How many of them could not be compared with the best: nothing is known of what they have cost.
    [[nodiscard]] int notCompared() const;
    /// At most so many turns that have cost something, the costliest first.
    [[nodiscard]] std::vector<CostlyTurn> costliest(std::size_t most) const;

signals:
    void changed();

private:
    [[nodiscard]] std::vector<ReviewedMoment> questions() const;
    void receive(int run, ReviewPass pass, ReviewedMoment moment);
    void finish(int run);
    void keep(ReviewedMoment moment);

    GameController &controller_;
    ReviewBudget budget_;
    std::optional<std::chrono::milliseconds> whole_;
    int total_ = 0;
    int judged_ = 0;
    bool isRunning_ = false;
    int run_ = 0; ///< the number of the last one; what comes of others is too late
    std::vector<ReviewedMoment> moments_;
    std::map<int, std::jthread> threads_; ///< by run; those of old ones run until they have heard of it
};

} // namespace waystone
