#pragma once

#include <QString>

#include <string>
#include <string_view>
#include <vector>

namespace waystone {

/// Somebody who can be chosen to play a seat.
struct WhoChoice {
    std::string bot; ///< Player::bot; of any program its beginning
    QString icon;    ///< for tintedIcon()
    QString name;
    QString note; ///< how it plays, as half a sentence without a capital; may be empty

    /// Name and note in one.
    [[nodiscard]] QString text() const;
};

/// Who can be chosen to play a seat, wherever that is asked: a person, the levels of the computer, a program. Whoever plays
/// it `now` and is none of them comes before the program.
[[nodiscard]] std::vector<WhoChoice> whoChoices(std::string_view now);

} // namespace waystone
