#pragma once

#include "core/edition/edition_info.h"

#include <cstdint>

namespace waystone {

/// How much of an edition was made up to fit what the printed rules tell.
enum class Reconstruction : std::uint8_t {
    none,
    items,  ///< single things in a group that is told otherwise
    groups, ///< whole groups, e.g. all costs
};

/// By the marks in the edition's own data. Nothing in a file that cannot be read.
[[nodiscard]] Reconstruction reconstructionIn(const EditionInfo &info);

} // namespace waystone
