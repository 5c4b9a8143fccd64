#pragma once

#include <nlohmann/json_fwd.hpp>

namespace waystone {

/// JSON as the program writes it: the keys stay in the order in which they were put in.
/// Only declared here, since most of the program passes it on at most; who looks inside includes
/// core/json_value.h, which costs a compiler two seconds a file.
using Json = nlohmann::ordered_json;

} // namespace waystone
