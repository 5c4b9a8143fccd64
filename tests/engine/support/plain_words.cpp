#include "support/plain_words.h"

#include <algorithm>

namespace waystone::test {

bool standsIn(const std::vector<std::string> &part, const std::vector<std::string> &whole)
{
    return std::search(whole.begin(), whole.end(), part.begin(), part.end()) != whole.end();
}

std::set<std::string> runsOf(const std::vector<std::string> &words, std::size_t length)
{
    std::set<std::string> found;
    for (std::size_t at = 0; at + length <= words.size(); ++at) {
        std::string run;
        for (std::size_t index = at; index < at + length; ++index)
            run += words[index] + ' ';
        found.insert(std::move(run));
    }
    return found;
}

std::string commonRun(const std::set<std::string> &one, const std::set<std::string> &other)
{
    const auto found =
        std::find_if(one.begin(), one.end(), [&](const std::string &run) { return other.count(run) != 0; });
    return found == one.end() ? std::string() : *found;
}

} // namespace waystone::test
