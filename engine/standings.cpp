#include "standings.h"

#include "milestones/rules/standing.h"

namespace waystone {

std::vector<Standing> standings(const Game &game, const Position &position)
{
    if (const auto *rules = rulesOf<milestones::Milestones>(game))
        return milestones::standings(*rules, position.as<milestones::State>());
    return {};
}

} // namespace waystone
