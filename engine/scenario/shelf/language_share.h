#pragma once

#include "scenario/lesson/lesson.h"

#include <string>
#include <vector>

namespace waystone {

/// How far a lesson has come in one of its languages.
struct LanguageShare {
    std::string language;
    int there = 0; ///< texts that are written in it
    int all = 0;   ///< texts that are written in any

    [[nodiscard]] bool isWhole() const { return there == all; }

    friend bool operator==(const LanguageShare &, const LanguageShare &) = default;
};

/// In the order of Lesson::languages. What is not yet written in any language counts for none: that is the check's.
[[nodiscard]] std::vector<LanguageShare> languageShares(const Lesson &lesson);

} // namespace waystone
