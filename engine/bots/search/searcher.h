#pragma once

#include "bots/search/advantage.h"
#include "bots/search/candidate.h"
#include "bots/search/margin_error.h"
#include "bots/search/search_settings.h"
#include "core/position.h"

#include <memory>
#include <stop_token>
#include <vector>

namespace waystone {

class Training;
struct TrainingTask;

/// A search for the best action of a seat in one game, whatever the game. It is told what the seat may know and no more.
/// The same calls give the same results on every machine, unless a stop comes in between.
///
/// May be used on any thread, but by one at a time. The game outlives it.
class Searcher {
public:
    Searcher() = default;
    Searcher(const Searcher &) = delete;
    Searcher &operator=(const Searcher &) = delete;
    virtual ~Searcher() = default;

    /// A new question. The seat has to be one of those that act. What was found for the position after `played`, the
    /// last answer, is kept if this is that position; what was found for any other is forgotten.
    virtual void ask(const SeatView &view, Seat seat, std::uint64_t seed) = 0;
    /// How it thinks about the question.
    [[nodiscard]] virtual SearchSettings settings() const = 0;
    /// How far off the margins of its candidates are.
    [[nodiscard]] virtual MarginError marginError() const = 0;
    /// Thinks on, until the question has been thought about so many times in all, what was kept included.
    virtual void think(std::uint64_t iterations, std::stop_token stop) = 0;
    /// How often it has been thought about.
    [[nodiscard]] virtual std::uint64_t iterations() const = 0;
    /// Every action worth considering, the best first; never empty.
    [[nodiscard]] virtual std::vector<Candidate> candidates() const = 0;
    /// The line that is expected, from the position asked about on; it ends where it has hardly been looked at.
    [[nodiscard]] virtual std::vector<ExpectedStep> line() const
    {
        return lineFrom(candidates().front().action);
    }
    /// The same from one of the candidates on.
    [[nodiscard]] virtual std::vector<ExpectedStep> lineFrom(Action action) const = 0;
    /// The seat takes this action: the next question may be about what comes of it.
    virtual void play(Action action) = 0;
    /// What is to be told of a position to a seat that has just acted, whatever was asked; see AdvisingPolicy.
    [[nodiscard]] virtual Advantages advantages(const Position &position, Seat seat) const;
    /// What teaches a network to judge positions of this game; null if the game has no features. The searcher outlives it.
    [[nodiscard]] virtual std::unique_ptr<Training> training(const TrainingTask &task) const;
};

} // namespace waystone
