#include "scenario/goal/stretches.h"

#include "core/relations.h"

namespace waystone {

bool hasStretch(const Game &game, int seats, std::string_view stretch)
{
    const Result<Position> beginning = game.from(game.start(seats, 0));
    return beginning && stretchOf(game, *beginning, stretch) > 0;
}

std::vector<std::string_view> stretchesOf(const Game &game, int seats)
{
    std::vector<std::string_view> found;
    if (hasStretch(game, seats, turnStretch))
        found.push_back(turnStretch);
    for (const std::string_view term : game.terms())
        if (term != turnStretch && hasStretch(game, seats, term))
            found.push_back(term);
    return found;
}

} // namespace waystone
