#include "advice/advised.h"

#include <algorithm>

namespace waystone {

namespace {

constexpr std::size_t mostLookedAt = 12; ///< for one that leads elsewhere
constexpr std::uint64_t seed = 1;        ///< the same moment is judged the same way again

} // namespace

std::vector<Considered> consideredIn(const Analysis &analysis, std::size_t most)
{
    std::vector<Considered> found;
    for (const Candidate &candidate : analysis.candidates()) {
        if (found.size() == most)
            break;
        found.push_back({candidate, analysis.lineFrom(candidate.action)});
    }
    return found;
}

Advised advisedBy(const Analysis &analysis, const Game &game, const SeatView &view, Seat seat)
{
    const std::vector<Considered> candidates = consideredIn(analysis, mostLookedAt);
    Advised advised{candidates.front(), {}, {}};
    if (const Considered *next = nextElsewhere(game, view, seat, advised.best, candidates)) {
        advised.next = *next;
        advised.comparison = compared(game, view, seat, advised.best, *next);
    }
    return advised;
}

Considered consideredAlone(const Game &game, const SeatView &view, Seat seat, Action action,
                           std::uint64_t iterations, std::stop_token stop)
{
    const std::unique_ptr<Analysis> analysis = Analysis::makeOf(action, game, view, seat, seed);
    analysis->run(iterations, std::move(stop));
    return {analysis->candidates().front(), analysis->line()};
}

} // namespace waystone
