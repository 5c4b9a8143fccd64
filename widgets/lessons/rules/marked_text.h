#pragma once

#include "core/text/plain_words.h"

#include <QString>

#include <string_view>
#include <vector>

namespace waystone {

/// A plain text of which some words are to stand out, such as those that were searched.
struct MarkedText {
    /// A word of it, in characters.
    struct Mark {
        int begin = 0;
        int length = 0;

        friend bool operator==(const Mark &, const Mark &) = default;
    };

    QString text;
    std::vector<Mark> marks; ///< in the order of the text, none in another
};

namespace marked_text {

/// `spans` are of the UTF-8.
[[nodiscard]] MarkedText of(std::string_view utf8, const std::vector<TextSpan> &spans);
/// The part that shows the first mark: where that is far from the beginning, "…" stands for what comes before.
[[nodiscard]] MarkedText fromFirstMark(const MarkedText &whole);
/// So many characters from its beginning, then "…".
[[nodiscard]] MarkedText cutOff(const MarkedText &whole, int length);
/// HTML in which nothing of the text is markup; `style` is the CSS of what stands out.
[[nodiscard]] QString html(const MarkedText &text, const QString &style);

} // namespace marked_text

} // namespace waystone
