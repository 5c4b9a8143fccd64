#include "cli/arguments.h"

#include "cli/failure.h"

#include <charconv>
#include <limits>

namespace waystone::cli {

namespace {

std::optional<std::uint64_t> numberIn(const std::string &text)
{
    std::uint64_t number = 0;
    const char *const end = text.data() + text.size();
    const auto [stop, error] = std::from_chars(text.data(), end, number);
    return error == std::errc() && stop == end ? std::optional(number) : std::nullopt;
}

} // namespace

std::optional<std::string> Arguments::value(std::string_view name) const
{
    const auto found = values_.find(name);
    return found == values_.end() ? std::nullopt : std::optional(found->second.front());
}

std::vector<std::string> Arguments::values(std::string_view name) const
{
    const auto found = values_.find(name);
    return found == values_.end() ? std::vector<std::string>() : found->second;
}

std::optional<std::uint64_t> Arguments::number(std::string_view name) const
{
    return number(name, {0, std::numeric_limits<std::uint64_t>::max()});
}

std::optional<std::uint64_t> Arguments::number(std::string_view name, NumberRange range) const
{
    const std::optional<std::string> text = value(name);
    if (!text)
        return std::nullopt;
    if (const std::string complaint = numberComplaint(*text, range); !complaint.empty())
        throw Failure{std::string(name) + ' ' + complaint};
    return numberIn(*text);
}

const std::string &Arguments::file() const
{
    if (files_.empty())
        throw Failure{"no file is named"};
    return files_.front();
}

std::string numberComplaint(const std::string &text, NumberRange range)
{
    const std::optional<std::uint64_t> number = numberIn(text);
    if (number && range.least <= *number && *number <= range.most)
        return {};
    return "takes a whole number from " + std::to_string(range.least) + " to " + std::to_string(range.most) +
           ", not \"" + text + '"';
}

} // namespace waystone::cli
