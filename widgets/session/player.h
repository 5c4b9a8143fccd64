#pragma once

#include <QString>

#include <string>
#include <string_view>

namespace waystone {

/// Who sits on a seat, as the people at the table see it.
struct Player {
    QString name;
    int colour =
        0; ///< index into the seats of resources/pieces/palette.json, which pair a colour with a shape
    std::string bot = {}; ///< id of the computer player (bots/bots.h) that plays the seat; empty for a person

    [[nodiscard]] bool isPerson() const { return bot.empty(); }

    friend bool operator==(const Player &, const Player &) = default;
};

/// As many as any game has seats.
inline constexpr int playerColours = 7;

/// The colour in the reader's language, with its shape: "Blue (circle)".
[[nodiscard]] QString playerColourName(int colour);

/// Who plays a seat, by Player::bot: "Person", "Computer (greedy)".
[[nodiscard]] QString playedByName(std::string_view bot);

} // namespace waystone
