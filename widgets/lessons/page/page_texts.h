#pragma once

#include "core/json/json_forward.h"

#include <QHash>
#include <QString>
#include <QStringList>

#include <functional>
#include <vector>

namespace waystone {

/// The texts of a page in all its languages, each once, by number. Whoever writes the page does so twice: while it collects,
/// the texts are only asked for; once all languages have been spoken, the numbers are right.
class PageTexts {
public:
    using Say = std::function<QString(const QString &language)>;
    using Speak = std::function<void(const QString &language)>;

    /// `key` tells the text apart from others that are asked for.
    int number(const QString &key, Say say);
    /// Everything that has been collected, in one language after the other.
    void speak(const QStringList &languages, const Speak &speak);
    /// A row by text, with a text by language.
    [[nodiscard]] Json json() const;

private:
    QHash<QString, int> asked_;
    std::vector<Say> says_;
    std::vector<int> numbers_; ///< by what was asked
    std::vector<QStringList> rows_;
};

} // namespace waystone
