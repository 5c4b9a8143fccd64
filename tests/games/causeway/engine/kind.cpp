#include "bots/search/searcher_of.h"
#include "causeway/engine/rules.h"
#include "core/game_maker.h"
#include "test_games.h"

namespace waystone::causeway {

GameKind kind()
{
    return {
        .id = Causeway::id(),
        .minSeats = players,
        .maxSeats = players,
        .defaultEdition = "causeway-short",
        .editions = editionsOf(Causeway::id(), testEditions()),
        .options = Choices::options(),
        .presets = Choices::presets(),
        .make = gameMaker<Causeway, Choices>(readEdition, searcherOf<Causeway, PlainPolicy>),
    };
}

} // namespace waystone::causeway
