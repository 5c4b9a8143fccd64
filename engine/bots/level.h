#pragma once

#include <array>
#include <string_view>

namespace waystone {

/// How well a computer player plays; the same names for every game.
enum class Level { beginner, casual, experienced, expert, master };
inline constexpr int levels = 5;
inline constexpr std::array<std::string_view, levels> levelNames{"beginner", "casual", "experienced",
                                                                 "expert", "master"};

} // namespace waystone
