#pragma once

#include <QStringList>

#include <vector>

namespace waystone {

/// A part of a text.
struct WordHit {
    qsizetype start = 0;
    qsizetype length = 0;

    friend bool operator==(const WordHit &, const WordHit &) = default;
};

/// Where any of the words, which are plain ones (plainText()), are found in the text; in its order, and none in another.
[[nodiscard]] std::vector<WordHit> wordHits(const QString &text, const QStringList &words);

} // namespace waystone
