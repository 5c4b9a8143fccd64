#pragma once

#include <cstdint>
#include <string>

namespace waystone {

/// What a network was trained for, and how to do it again.
struct NetworkOrigin {
    std::string game;
    std::string edition; ///< its hash (EditionInfo::hash)
    int players = 2;
    std::uint64_t seed = 1;
    std::uint64_t games = 0;

    friend bool operator==(const NetworkOrigin &, const NetworkOrigin &) = default;
};

} // namespace waystone
