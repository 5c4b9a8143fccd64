#pragma once

#include <QString>

#include <string_view>
#include <vector>

namespace waystone {

/// The computer players that are offered to people, the weakest first: ids (bots/bots.h).
[[nodiscard]] const std::vector<std::string_view> &computerLevels();

/// What a level is called beside the sign of a computer: "Casual". Another computer player's name is that of
/// playedByName().
[[nodiscard]] QString levelName(std::string_view bot);

/// How it plays, as half a sentence without a capital; empty for what is no level.
[[nodiscard]] QString levelNote(std::string_view bot);

} // namespace waystone
