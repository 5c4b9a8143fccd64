#pragma once

#include "bots/network/network.h"
#include "bots/network/network_origin.h"
#include "core/result.h"

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace waystone {

/// A network as a file has it (resources/formats.md).
struct NetworkFile {
    NetworkOrigin origin;
    std::vector<std::string> features; ///< what the game calls them
    Network network;
};

/// Every code with which such a file is refused. Each problem has the arguments `line` and `column`; most have `found`.
[[nodiscard]] std::span<const std::string_view> networkProblemCodes();

[[nodiscard]] std::string writeNetwork(const NetworkFile &file);
[[nodiscard]] Result<NetworkFile> readNetwork(std::string_view text);

} // namespace waystone
