#include "core/text/text_cursor.h"

#include "core/text/utf8.h"

#include <algorithm>

namespace waystone {

TextCursor::TextCursor(std::string_view text) : text_(text)
{
    constexpr std::string_view byteOrderMark = "\xEF\xBB\xBF";
    if (text.starts_with(byteOrderMark))
        offset_ = byteOrderMark.size();
}

void TextCursor::advanceTo(std::size_t offset)
{
    const std::size_t end = std::min(offset, text_.size());
    for (; offset_ < end; ++offset_) {
        const char byte = text_[offset_];
        const bool secondHalfOfLineEnd = byte == '\n' && offset_ > 0 && text_[offset_ - 1] == '\r';
        if (secondHalfOfLineEnd)
            continue;
        if (byte == '\n' || byte == '\r')
            position_ = {position_.line + 1, 1};
        else if (!isUtf8Continuation(byte))
            ++position_.column;
    }
}

} // namespace waystone
