#pragma once

#include "milestones/rules.h"

#include <string>
#include <string_view>

namespace waystone::milestones::sample {

/// The text of the default edition.
[[nodiscard]] std::string_view editionText();

/// The default edition.
[[nodiscard]] const Edition &edition();

/// The rules over the default edition with default options.
[[nodiscard]] const Milestones &rules();

/// Plays this many decisions and draws at random (fewer if the game ends before) and calls back with every position,
/// the start included.
void playRandomly(const Milestones &rules, int players, std::uint64_t seed, int plies,
                  const std::function<void(const State &)> &use);

/// `text` with the one place where it says `from` saying `to`. A test failure if there is not exactly one.
[[nodiscard]] std::string replaced(std::string_view text, std::string_view from, std::string_view to);

} // namespace waystone::milestones::sample
