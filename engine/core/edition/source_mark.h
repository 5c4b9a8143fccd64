#pragma once

#include "core/json/json_reader.h"

#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace waystone {

/// Where a part of an edition's data comes from.
enum class DataSource : std::uint8_t {
    rulebook,       ///< the printed rules tell it
    published,      ///< the printed rules do not, but independent public lists agree on it
    reconstruction, ///< made up to fit what the printed rules tell
    own,            ///< typed in by an owner of the printed game
};
inline constexpr std::array<std::string_view, 4> dataSourceNames{"rulebook", "published", "reconstruction",
                                                                 "own"};

/// The mark of one part; it holds for all inside that has none of its own.
struct SourceMark {
    std::string pointer; ///< JSON pointer (RFC 6901) into EditionInfo::text, e.g. "/board/vertices/0"
    DataSource source = DataSource::own;

    friend bool operator==(const SourceMark &, const SourceMark &) = default;
};

/// Reads the value of a key "source".
void readSourceMark(JsonReader &reader, std::string pointer, std::vector<SourceMark> &marks);

} // namespace waystone
