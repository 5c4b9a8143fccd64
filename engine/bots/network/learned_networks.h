#pragma once

#include "core/edition/embedded.h"

#include <span>
#include <string_view>

namespace waystone {

class Network;

/// The files of resources/networks, sorted by name.
std::span<const EmbeddedFile> embeddedNetworks();

/// The network that was trained for a game, an edition (by its hash) and so many players, of those that come with the
/// program; null if there is none. It lives as long as the program.
[[nodiscard]] const Network *learnedNetwork(std::string_view game, std::string_view edition, int players);

} // namespace waystone
