#include "twocities/kind.h"

#include "bots/search/searcher_of.h"
#include "core/game_maker.h"
#include "twocities/rules.h"
#include "twocities/thinking/search_policy.h"

namespace waystone::twocities {

GameKind kind()
{
    return {
        .id = BetweenTwoCities::id(),
        .minSeats = 2,
        .maxSeats = maxPlayers,
        .defaultEdition = "between-two-cities-official",
        .editions = editionsOf(BetweenTwoCities::id(), embeddedEditions()),
        .options = Choices::options(),
        .presets = Choices::presets(),
        .make = gameMaker<BetweenTwoCities, Choices>(readEdition, searcherOf<BetweenTwoCities, Policy>),
        .hasSecrets = true,
    };
}

} // namespace waystone::twocities
