#pragma once

#include "scenario/files/record.h"

namespace waystone {

/// A position read from a file, playable or not: Game::from tells what stands against playing it.
struct LoadedPosition {
    std::shared_ptr<const Game> game;
    AnySetup setup;
    std::vector<RecordPlayer> players; ///< may be empty
    TextPosition setupPosition;        ///< where the setup stands in the file
    Problems notes;
};

inline constexpr std::string_view positionFormat = "waystone/position";

/// The file "waystone/position" (resources/formats.md).
[[nodiscard]] std::string writePosition(const Game &game, const AnySetup &setup,
                                        std::span<const RecordPlayer> players);

/// Problems have line and column.
[[nodiscard]] Result<LoadedPosition> readPosition(std::string_view text, const Registry &registry);

} // namespace waystone
