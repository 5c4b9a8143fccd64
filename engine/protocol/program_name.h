#pragma once

#include <optional>
#include <string_view>

namespace waystone {

/// Files and command lines name a program that holds a seat like a bot: "program:" and the command line that starts it.
inline constexpr std::string_view programPrefix = "program:";

/// The command line; nothing if this names no program.
[[nodiscard]] constexpr std::optional<std::string_view> commandOf(std::string_view bot)
{
    if (!bot.starts_with(programPrefix) || bot.size() == programPrefix.size())
        return std::nullopt;
    return bot.substr(programPrefix.size());
}

} // namespace waystone
