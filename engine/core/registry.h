#pragma once

#include "core/game.h"

#include <functional>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace waystone {

/// A game that the program knows, before an edition and options are chosen.
struct GameKind {
    std::string_view id;
    int minSeats = 2;
    int maxSeats = 2;
    std::string_view defaultEdition; ///< id of the edition used when none is named
    std::vector<OptionInfo> options;
    std::vector<RulesPreset> presets;
    /// Makes the game from the text of an edition file; problems of the file have line and column, problems of the
    /// choice name the option.
    std::function<Result<std::shared_ptr<const Game>>(std::string_view editionText,
                                                      const OptionChoice &choice)>
        make;
    /// Whether seats know, or choose, what others may not see.
    bool hasSecrets = false;
};

/// The games there are. Which ones is told in one place only, engine/games.cpp.
class Registry {
public:
    explicit Registry(std::vector<GameKind> kinds);

    [[nodiscard]] std::span<const GameKind> kinds() const { return kinds_; }
    /// Null if there is no such game.
    [[nodiscard]] const GameKind *find(std::string_view id) const;

    /// Ids of the editions that the program brings for this game, the default one first.
    [[nodiscard]] std::vector<std::string> editions(const GameKind &kind) const;

    /// The game with one of the program's own editions; an empty id means the default one.
    /// Problems: "game.unknown-edition", or what `make` found.
    [[nodiscard]] Result<std::shared_ptr<const Game>> make(const GameKind &kind, std::string_view edition,
                                                           const OptionChoice &choice) const;

private:
    std::vector<GameKind> kinds_;
};

} // namespace waystone
