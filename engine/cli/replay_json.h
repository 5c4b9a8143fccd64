#pragma once

#include "core/json/json_forward.h"
#include "core/session.h"

namespace waystone::cli {

/// One line of `replay` (resources/formats.md).
[[nodiscard]] Json plyJson(const Session &session, PlyId id, bool withStates);

} // namespace waystone::cli
