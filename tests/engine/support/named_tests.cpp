#include "support/named_tests.h"

#include <algorithm>

namespace waystone::test {

namespace {

std::string_view trimmed(std::string_view text)
{
    const std::size_t begin = text.find_first_not_of(" \r");
    return begin == std::string_view::npos ? std::string_view()
                                           : text.substr(begin, text.find_last_not_of(" \r") - begin + 1);
}

/// "Suite.Test" of the line that begins a test; empty for any other line.
std::string testOf(std::string_view line)
{
    const std::size_t open = line.find('(');
    const std::size_t comma = line.find(',');
    const std::size_t close = line.find(')');
    if (!line.starts_with("TEST") || open > comma || comma > close || close == std::string_view::npos)
        return {};
    return std::string(trimmed(line.substr(open + 1, comma - open - 1))) + '.' +
           std::string(trimmed(line.substr(comma + 1, close - comma - 1)));
}

std::vector<std::string_view> split(std::string_view text, char separator)
{
    std::vector<std::string_view> parts;
    for (std::size_t begin = 0; begin <= text.size();) {
        const std::size_t end = std::min(text.find(separator, begin), text.size());
        parts.push_back(trimmed(text.substr(begin, end - begin)));
        begin = end + 1;
    }
    return parts;
}

void addRules(std::string_view list, std::vector<std::string> &rules)
{
    for (const std::string_view rule : split(list, ',')) {
        if (!rule.empty())
            rules.emplace_back(rule);
    }
}

} // namespace

std::vector<NamedTest> namedTests(std::string_view source)
{
    constexpr std::string_view mark = "// Rules:";
    std::vector<NamedTest> tests;
    std::vector<std::string> rules;
    bool isListing = false;
    for (const std::string_view line : split(source, '\n')) {
        if (line.starts_with(mark)) {
            isListing = true;
            addRules(line.substr(mark.size()), rules);
        } else if (isListing && line.starts_with("// ")) {
            addRules(line.substr(2), rules);
        } else {
            std::string name = testOf(line);
            if (!name.empty() && !rules.empty())
                tests.push_back({std::move(name), rules});
            rules.clear();
            isListing = false;
        }
    }
    return tests;
}

} // namespace waystone::test
