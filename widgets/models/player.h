#pragma once

#include <QColor>
#include <QString>

namespace waystone {

/// Who sits on a seat, as the people at the table see it.
struct Player {
    QString name;
    int colour = 0; ///< index into the player colours, 0 to playerColours - 1

    friend bool operator==(const Player &, const Player &) = default;
};

/// As many as any game has seats. Colour, shape and letter of a player go together, so that nobody depends on colour.
inline constexpr int playerColours = 7;

/// What stands beside a player's colour wherever it is shown.
enum class PlayerShape { circle, square, triangle, diamond, hexagon, star, cross };

[[nodiscard]] QColor playerColour(int colour);
[[nodiscard]] PlayerShape playerShape(int colour);
/// The colour's name in the reader's language, e.g. for a list of colours.
[[nodiscard]] QString playerColourName(int colour);
[[nodiscard]] QString playerShapeName(PlayerShape shape);

} // namespace waystone
