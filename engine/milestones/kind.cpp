#include "milestones/kind.h"

#include "bots/search/searcher_of.h"
#include "core/game_maker.h"
#include "milestones/rules.h"
#include "milestones/thinking/search_policy.h"

namespace waystone::milestones {

GameKind kind()
{
    return {
        .id = Milestones::id(),
        .minSeats = 2,
        .maxSeats = maxPlayers,
        .defaultEdition = "milestones-reconstruction",
        .editions = editionsOf(Milestones::id(), embeddedEditions()),
        .options = Choices::options(),
        .presets = Choices::presets(),
        .make = gameMaker<Milestones, Choices>(readEdition, searcherOf<Milestones, Policy>),
    };
}

} // namespace waystone::milestones
