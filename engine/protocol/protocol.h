#pragma once

namespace waystone {

/// Of the lines that `waystone-cli serve` and programs on seats speak (resources/formats.md). It counts up when a program
/// that was written for an older one would no longer work.
inline constexpr int protocolVersion = 1;

} // namespace waystone
