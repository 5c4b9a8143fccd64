#pragma once

#include "core/edition/embedded.h"
#include "core/game.h"

#include <functional>
#include <memory>
#include <string_view>
#include <vector>

namespace waystone {

/// A game, before an edition and options are chosen: all that a program has to be told to know it.
struct GameKind {
    std::string_view id;
    int minSeats = 2;
    int maxSeats = 2;
    std::string_view defaultEdition; ///< id of the edition used when none is named
    /// Those that come with it; an edition's id is the name of its file without ".json".
    std::vector<EmbeddedFile> editions = {};
    std::vector<OptionInfo> options = {};
    std::vector<RulesPreset> presets = {};
    /// Makes the game from the text of an edition file; problems of the file have line and column, problems of the
    /// choice name the option.
    std::function<Result<std::shared_ptr<const Game>>(std::string_view editionText,
                                                      const OptionChoice &choice)>
        make = {};
    /// Whether seats know, or choose, what others may not see.
    bool hasSecrets = false;
};

} // namespace waystone
