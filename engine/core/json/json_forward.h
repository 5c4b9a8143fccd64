#pragma once

#include <nlohmann/json_fwd.hpp>

namespace waystone {

/// JSON as the program writes it: the keys stay in the order in which they were put in. Who makes or reads a value
/// includes core/json/json.h, which takes the compiler a second.
using Json = nlohmann::ordered_json;

} // namespace waystone
