#pragma once

#include "core/text/plain_words.h"

#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace waystone::test {

/// True if `part` stands in `whole`, word for word.
[[nodiscard]] bool standsIn(const std::vector<std::string> &part, const std::vector<std::string> &whole);

/// Every run of so many words, each ended by a space.
[[nodiscard]] std::set<std::string> runsOf(const std::vector<std::string> &words, std::size_t length);

/// The first run that both have; empty if there is none.
[[nodiscard]] std::string commonRun(const std::set<std::string> &one, const std::set<std::string> &other);

} // namespace waystone::test
