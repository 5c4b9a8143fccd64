#pragma once

#include "bots/search/candidate.h"
#include "core/game.h"

#include <cstdint>
#include <memory>
#include <stop_token>
#include <vector>

namespace waystone {

class Searcher;

/// What a seat may expect of each of its actions, for hints and for looking back at a game. It thinks as the strongest
/// computer player does and can be asked for its findings at any time, then be sent on:
///
///     auto analysis = Analysis::make(game, view, seat, 1);
///     while (analysis->iterations() < enough && !stop.stop_requested()) {
///         analysis->run(500, stop);
///         show(analysis->candidates());
///     }
///
/// The same seed and the same iterations give the same findings on every machine. It may be used on any thread, but by
/// one at a time.
class Analysis {
public:
    /// The seat has to be one of those that act; `view` is what it may know. The game outlives the analysis. With more
    /// threads run() uses so many processors; the findings depend on their number, not on their speed.
    [[nodiscard]] static std::unique_ptr<Analysis> make(const Game &game, const SeatView &view, Seat seat,
                                                        std::uint64_t seed, int threads = 1);
    /// The same for one legal action of the seat: the only candidate, valued by what follows it. So every action can be
    /// told of, also one that make() leaves out or hardly looks at.
    [[nodiscard]] static std::unique_ptr<Analysis>
    makeOf(Action action, const Game &game, const SeatView &view, Seat seat, std::uint64_t seed);
    ~Analysis();

    /// So many iterations more (rounded up to the same for each thread), fewer only if a stop is requested; it returns within milliseconds then.
    void run(std::uint64_t iterations, std::stop_token stop = {});
    [[nodiscard]] std::uint64_t iterations() const;

    /// How often an action has to be tried before its margin is worth telling.
    static constexpr std::uint64_t fewestVisits = 30;

    /// Actions worth considering, the best first; never empty. Before anything was run they are as they look at first
    /// sight, with no visits. Legal actions that are missing can do no better than one of these.
    ///
    /// The uncertainty is not that of independent samples, which would be far too small: a far longer search would come
    /// within it of the margin, 19 times out of 20. It is infinite below `fewestVisits`.
    [[nodiscard]] std::vector<Candidate> candidates() const;
    /// The line that is expected, from the best action on, up to the next chance or secret choice of another seat; empty
    /// as long as too little was run.
    [[nodiscard]] std::vector<ExpectedStep> line() const;
    /// The same from one of the candidates on.
    [[nodiscard]] std::vector<ExpectedStep> lineFrom(Action action) const;

private:
    explicit Analysis(std::unique_ptr<Searcher> searcher);

    std::unique_ptr<Searcher> searcher_;
};

} // namespace waystone
