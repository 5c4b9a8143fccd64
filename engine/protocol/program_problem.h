#pragma once

#include <array>
#include <string_view>

namespace waystone {

/// Codes of what can be wrong with a program that holds a seat.
namespace program_problem {

inline constexpr std::string_view cannotStart = "program.cannot-start";
inline constexpr std::string_view ended = "program.ended";      ///< status, if it is known
inline constexpr std::string_view silent = "program.silent";    ///< seconds
inline constexpr std::string_view tooMuch = "program.too-much"; ///< maximum, in KiB
inline constexpr std::string_view garbage = "program.garbage";  ///< answer, problem
inline constexpr std::string_view gaveUp = "program.gave-up";   ///< answer: what it said instead of an action
inline constexpr std::string_view illegal =
    "program.illegal"; ///< action; where the rules refuse it: refusal (a term), details
inline constexpr std::string_view stopped = "program.stopped"; ///< whoever asked wants no answer any more

inline constexpr std::array codes{cannotStart, ended, silent, tooMuch, garbage, gaveUp, illegal, stopped};

} // namespace program_problem

} // namespace waystone
