#pragma once

#include "core/text/text_position.h"

#include <cstddef>
#include <string_view>

namespace waystone {

/// Walks forward through well-formed UTF-8 and knows its line and column. Lines end with LF, CR LF or CR.
/// A byte order mark at the beginning takes up no column.
class TextCursor {
public:
    /// The text must outlive the cursor.
    explicit TextCursor(std::string_view text);

    [[nodiscard]] std::size_t offset() const { return offset_; }
    [[nodiscard]] TextPosition position() const { return position_; }

    /// Forward only; beyond the end it stays at the end.
    void advanceTo(std::size_t offset);

private:
    std::string_view text_;
    std::size_t offset_ = 0; ///< in bytes
    TextPosition position_;
};

} // namespace waystone
