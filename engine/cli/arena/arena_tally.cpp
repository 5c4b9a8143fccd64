#include "cli/arena/arena_tally.h"

#include <algorithm>

namespace waystone::cli {

namespace {

void count(Outcomes &outcomes, const std::vector<int> &ranks, Seat seat)
{
    if (ranks[seat] != 1)
        ++outcomes.losses;
    else if (std::ranges::count(ranks, 1) == 1)
        ++outcomes.wins;
    else
        ++outcomes.draws;
}

void addTo(Outcomes &sum, const Outcomes &other)
{
    sum.wins += other.wins;
    sum.draws += other.draws;
    sum.losses += other.losses;
}

} // namespace

void ArenaTally::add(const MatchResult &result, Seat seatOfA)
{
    actions += result.actions;
    turns += result.turns;
    if (result.forfeitedBy != nobody) {
        const bool isOfA = result.forfeitedBy == seatOfA;
        ++(isOfA ? forfeitsOfA : forfeitsOfB);
        ++(isOfA ? ofA.losses : ofA.wins);
        return;
    }
    if (!result.isOver) {
        ++stopped;
        return;
    }
    count(ofA, result.ranks, seatOfA);
    count(ofFirst, result.ranks, 0);
    std::vector<int> others = result.totals;
    others.erase(others.begin() + seatOfA);
    const std::int64_t difference = result.totals[seatOfA] - std::ranges::max(others);
    margin += difference;
    marginSquares += difference * difference;
}

bool ArenaTally::addSeeds(SeedRange range)
{
    const auto overlaps = [&](const SeedRange &own) {
        return own.first <= range.last && range.first <= own.last;
    };
    if (std::ranges::any_of(seeds, overlaps))
        return false;
    seeds.push_back(range);
    std::ranges::sort(seeds);
    std::vector<SeedRange> joined;
    for (const SeedRange &next : seeds) {
        if (!joined.empty() && joined.back().last + 1 == next.first)
            joined.back().last = next.last;
        else
            joined.push_back(next);
    }
    seeds = std::move(joined);
    return true;
}

bool ArenaTally::add(const ArenaTally &other)
{
    ArenaTally sum = *this;
    for (const SeedRange &range : other.seeds)
        if (!sum.addSeeds(range))
            return false;
    sum.stopped += other.stopped;
    sum.forfeitsOfA += other.forfeitsOfA;
    sum.forfeitsOfB += other.forfeitsOfB;
    if (sum.firstForfeit.empty())
        sum.firstForfeit = other.firstForfeit;
    addTo(sum.ofA, other.ofA);
    addTo(sum.ofFirst, other.ofFirst);
    sum.margin += other.margin;
    sum.marginSquares += other.marginSquares;
    sum.actions += other.actions;
    sum.turns += other.turns;
    *this = std::move(sum);
    return true;
}

} // namespace waystone::cli
