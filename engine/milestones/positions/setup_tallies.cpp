#include "milestones/rules.h"
#include "milestones/words/terms.h"

#include <algorithm>
#include <numeric>

// What is counted in positions that may not be sound.

namespace waystone::milestones {

std::vector<Tally> Milestones::tallies(const Setup &setup) const
{
    std::vector<Tally> tallies;
    const auto seats = std::min<std::size_t>({setup.seats.size(), setup.players, maxPlayers});
    for (std::size_t index = 0; index < seats; ++index) {
        const SetupPlayer &player = setup.seats[index];
        const auto seat = static_cast<Seat>(index);
        tallies.push_back(
            {seat, term::points, std::accumulate(player.points.begin(), player.points.end(), 0)});
        for (std::size_t kind = 0; kind < goodKinds; ++kind)
            tallies.push_back({seat, goodNames[kind], player.goods[kind]});
    }
    int pile = 0;
    for (const PaletteEntry &entry : palette(setup)) {
        const std::string_view kind = entry.piece.kind;
        if (kind == term::workerTile)
            pile += entry.left.value_or(0);
        else if (kind == term::milestone)
            tallies.push_back({nobody, term::section, *entry.left});
        else if (kind == term::house || kind == term::market || kind == term::sack)
            tallies.push_back({nobody, kind, *entry.left});
    }
    tallies.push_back({nobody, term::pile, pile});
    return tallies;
}

} // namespace waystone::milestones
