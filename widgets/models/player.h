#pragma once

#include <QString>

namespace waystone {

/// Who sits on a seat, as the people at the table see it.
struct Player {
    QString name;
    int colour =
        0; ///< index into the seats of resources/pieces/palette.json, which pair a colour with a shape

    friend bool operator==(const Player &, const Player &) = default;
};

/// As many as any game has seats.
inline constexpr int playerColours = 7;

/// The colour in the reader's language, with its shape: "Blue (circle)".
[[nodiscard]] QString playerColourName(int colour);

} // namespace waystone
