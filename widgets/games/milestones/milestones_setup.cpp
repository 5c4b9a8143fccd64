#include "games/milestones/milestones_layout.h"

#include "milestones/words/terms.h"

#include <algorithm>
#include <numeric>

// What is counted in positions that may not be sound.

namespace waystone::milestones {

int MilestonesLayout::seatsOf(const AnySetup &setup)
{
    return setup.as<Setup>().players;
}

std::vector<Tally> MilestonesLayout::talliesOf(const Game &game, const AnySetup &setup)
{
    const Setup &any = setup.as<Setup>();
    std::vector<Tally> tallies;
    const auto seats = std::min<std::size_t>({any.seats.size(), any.players, maxPlayers});
    for (std::size_t index = 0; index < seats; ++index) {
        const SetupPlayer &player = any.seats[index];
        const auto seat = static_cast<Seat>(index);
        tallies.push_back(
            {seat, term::points, std::accumulate(player.points.begin(), player.points.end(), 0)});
        for (std::size_t kind = 0; kind < goodKinds; ++kind)
            tallies.push_back({seat, goodNames[kind], player.goods[kind]});
    }
    int pile = 0;
    for (const PaletteEntry &entry : game.editing().palette(setup)) {
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
