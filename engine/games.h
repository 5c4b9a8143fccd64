#pragma once

#include "core/registry.h"

namespace waystone {

/// The games of this program.
[[nodiscard]] const Registry &games();

} // namespace waystone
