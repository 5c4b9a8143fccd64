#pragma once

#include "session/game_controller.h"
#include "thinking/advice.h"

#include <QObject>

#include <optional>
#include <thread>
#include <vector>

namespace waystone {

/// A decision of a game that was looked back at.
struct ReviewedMoment : Decision {
    Action best{};
    double margin = 0;       ///< that the seat could expect before it
    double uncertainty = 0;  ///< of the margin, see Candidate
    bool isCompared = false; ///< whether what was played could be judged beside the best
    /// Points by which what was played is certainly worse than the best; 0 if it may be as good, or is not compared.
    double cost = 0;
};

/// The costliest decision of a turn, with what all those of the turn have cost.
struct CostlyTurn {
    ReviewedMoment moment;
    double cost = 0;
};

/// Looks back at a game: judges every decision of the line that is shown, on another thread, from what its seat could
/// know. What was played is judged by a search of its own, of what follows it: that of the decision may have left it out,
/// or hardly looked at it. It goes from the beginning to the end and tells of every moment it is done with; then it looks
/// more closely at what has cost most, until that stands.
class AnalysisReview final : public QObject {
    Q_OBJECT

public:
    explicit AnalysisReview(GameController &controller, QObject *parent = nullptr);
    ~AnalysisReview() override;

    /// How often and how long each decision is thought over; what was played once more if it is not the best. A closer
    /// look has six times as much.
    void setBudget(std::uint64_t iterations, int milliseconds);

    /// The line that is shown has come to its end, or nothing is secret at the table.
    [[nodiscard]] bool isOffered() const;
    void start();
    void stop();
    [[nodiscard]] bool isRunning() const { return thread_.joinable(); }
    /// Every decision was judged; those that seem to have cost most are being looked at again.
    [[nodiscard]] bool isLookingCloser() const
    {
        return isRunning() && static_cast<int>(moments_.size()) == total_;
    }
    /// How many decisions there are to judge; 0 before the first start().
    [[nodiscard]] int total() const { return total_; }

    /// Those that were judged so far, in the order of play.
    [[nodiscard]] const std::vector<ReviewedMoment> &moments() const { return moments_; }
    /// How many of them could not be compared with the best: nothing is known of what they have cost.
    [[nodiscard]] int notCompared() const;
    /// At most so many turns that have cost something, the costliest first.
    [[nodiscard]] std::vector<CostlyTurn> costliest(std::size_t most) const;

signals:
    void changed();

private:
    [[nodiscard]] std::vector<ReviewedMoment> questions() const;
    void receive(int run, std::optional<ReviewedMoment> moment);
    void keep(ReviewedMoment moment);

    GameController &controller_;
    std::uint64_t iterations_;
    int milliseconds_;
    int total_ = 0;
    int run_ = 0; ///< the number of the last one; what comes of others is too late
    std::vector<ReviewedMoment> moments_;
    std::jthread thread_;
};

} // namespace waystone
