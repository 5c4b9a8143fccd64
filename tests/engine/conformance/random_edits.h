#pragma once

#include "core/game.h"

#include <optional>

namespace waystone::test {

/// One gesture of the editor, as it can be made again.
struct Edit {
    enum class Kind { put, remove, move, set, fix, fill };

    Kind kind = Kind::put;
    EditPiece piece; ///< put
    Piece lying;     ///< remove, move
    Place where;     ///< put, move
    FieldKey key;    ///< set
    int value = 0;   ///< set
    std::size_t problem = 0;
    std::size_t fix = 0;
    std::uint64_t seed = 0; ///< fill
};

/// Makes the gesture; it was drawn for this setup.
[[nodiscard]] AnySetup after(const Game &game, const AnySetup &setup, const Edit &edit);

/// A gesture that the setup allows; nothing if the one that was drawn is not possible there.
[[nodiscard]] std::optional<Edit> randomEdit(const Game &game, const AnySetup &setup, int seats, Rng &rng);

/// The setup after so many random gestures.
[[nodiscard]] AnySetup edited(const Game &game, AnySetup setup, int seats, int gestures, Rng &rng);

} // namespace waystone::test
