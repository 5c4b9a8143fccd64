#include "province/rules.h"
#include "province/words/terms.h"

#include <algorithm>
#include <numeric>

// What is counted in positions that may not be sound. Points are not: they follow from rules that such a position breaks.

namespace waystone::province {

std::vector<Tally> Province::tallies(const Setup &setup) const
{
    std::vector<Tally> tallies;
    for (Seat seat = 0; seat < maxPlayers; ++seat) {
        tallies.push_back({seat, sourceNames[static_cast<std::size_t>(Source::coins)], setup.coins[seat]});
        tallies.push_back({seat, term::labor, seat == setup.turn ? setup.labor : 0});
    }
    const int held = std::accumulate(setup.coins.begin(), setup.coins.end(), 0);
    const int all = totalCoins();
    tallies.push_back({nobody, term::bankCoins, std::max(0, all - held)});
    const auto unseen = std::ranges::count(setup.goalPlace, GoalPlace::unseen);
    tallies.push_back({nobody, term::goalsLeft, static_cast<int>(unseen)});
    return tallies;
}

} // namespace waystone::province
