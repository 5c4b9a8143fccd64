#include "archive/word_hits.h"

#include "words/plain_text.h"

#include <algorithm>

namespace waystone {

std::vector<WordHit> wordHits(const QString &text, const QStringList &words)
{
    // Plain letters may be more or fewer than those they stand for.
    QString plain;
    std::vector<qsizetype> origin;
    for (qsizetype at = 0; at < text.size(); ++at) {
        plain += plainText(text.mid(at, 1));
        origin.resize(static_cast<std::size_t>(plain.size()), at);
    }
    std::vector<bool> isHit(static_cast<std::size_t>(text.size()), false);
    for (const QString &word : words)
        for (qsizetype at = plain.indexOf(word); at >= 0 && !word.isEmpty(); at = plain.indexOf(word, at + 1))
            for (qsizetype letter = at; letter < at + word.size(); ++letter)
                isHit[static_cast<std::size_t>(origin[static_cast<std::size_t>(letter)])] = true;

    std::vector<WordHit> hits;
    for (qsizetype at = 0; at < text.size(); ++at) {
        if (!isHit[static_cast<std::size_t>(at)])
            continue;
        if (hits.empty() || hits.back().start + hits.back().length < at)
            hits.push_back({at, 0});
        ++hits.back().length;
    }
    return hits;
}

} // namespace waystone
