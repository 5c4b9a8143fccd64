#include "games/province/province_layout.h"

#include "province/words/terms.h"

#include <algorithm>
#include <numeric>

// What is counted in positions that may not be sound. Points are not: they follow from rules that such a position breaks.

namespace waystone::province {

int ProvinceLayout::seatsOf(const AnySetup &)
{
    return province::players;
}

std::vector<Tally> ProvinceLayout::talliesOf(const Game &game, const AnySetup &setup)
{
    const Setup &any = setup.as<Setup>();
    std::vector<Tally> tallies;
    for (Seat seat = 0; seat < province::players; ++seat) {
        tallies.push_back({seat, sourceNames[static_cast<std::size_t>(Source::coins)], any.coins[seat]});
        tallies.push_back({seat, term::labor, seat == any.turn ? any.labor : 0});
    }
    const int held = std::accumulate(any.coins.begin(), any.coins.end(), 0);
    const int all = rulesOf<Province>(game)->totalCoins();
    tallies.push_back({nobody, term::bankCoins, std::max(0, all - held)});
    const auto unseen = std::ranges::count(any.goalPlace, GoalPlace::unseen);
    tallies.push_back({nobody, term::goalsLeft, static_cast<int>(unseen)});
    return tallies;
}

} // namespace waystone::province
