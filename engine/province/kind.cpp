#include "province/kind.h"

#include "bots/search/searcher_of.h"
#include "core/game_maker.h"
#include "province/rules.h"
#include "province/thinking/search_policy.h"

namespace waystone::province {

GameKind kind()
{
    return {
        .id = Province::id(),
        .minSeats = maxPlayers,
        .maxSeats = maxPlayers,
        .defaultEdition = "province-balanced",
        .editions = editionsOf(Province::id(), embeddedEditions()),
        .options = Choices::options(),
        .presets = Choices::presets(),
        .make = gameMaker<Province, Choices>(readEdition, searcherOf<Province, Policy>),
    };
}

} // namespace waystone::province
