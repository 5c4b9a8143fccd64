#pragma once

#include <nlohmann/json.hpp>

namespace waystone {

/// JSON as the program writes it: the keys stay in the order in which they were put in.
using Json = nlohmann::ordered_json;

} // namespace waystone
