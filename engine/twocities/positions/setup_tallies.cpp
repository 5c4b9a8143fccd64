#include "twocities/positions/setup_edit.h"
#include "twocities/rules.h"
#include "twocities/words/terms.h"

#include <algorithm>

// What is counted in positions that may not be sound. Points are not: they follow from rules that such a position breaks.

namespace waystone::twocities {

std::vector<Tally> BetweenTwoCities::tallies(const Setup &setup) const
{
    std::vector<Tally> tallies;
    const auto seats = std::min<std::size_t>({setup.seats.size(), setup.players, maxPlayers});
    for (std::size_t seat = 0; seat < seats; ++seat)
        tallies.push_back(
            {static_cast<Seat>(seat), term::hand, static_cast<int>(edit::inHand(setup, seat).size())});
    int singles = 0;
    int duplexes = 0;
    for (const PaletteEntry &entry : palette(setup))
        (entry.piece.kind == term::duplexTile ? duplexes : singles) += std::max(0, entry.left.value_or(0));
    tallies.push_back({nobody, term::singleTile, singles});
    tallies.push_back({nobody, term::duplexTile, duplexes});
    return tallies;
}

} // namespace waystone::twocities
