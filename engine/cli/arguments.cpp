#include "cli/arguments.h"

#include "cli/failure.h"

#include <algorithm>
#include <charconv>

namespace waystone::cli {

Arguments::Arguments(std::span<const std::string> words, const Syntax &syntax)
{
    bool onlyFiles = false;
    for (std::size_t index = 0; index < words.size(); ++index) {
        const std::string &word = words[index];
        if (onlyFiles || !word.starts_with("-") || word == "-") {
            if (files_.size() == syntax.mostFiles)
                throw Failure{"unexpected argument: " + word};
            files_.push_back(word);
            continue;
        }
        if (word == "--") {
            onlyFiles = true;
            continue;
        }
        const std::size_t equals = word.find('=');
        const std::string name = word.substr(0, equals);
        if (std::ranges::count(syntax.flags, name) != 0) {
            if (equals != std::string::npos)
                throw Failure{name + " takes no value"};
            values_[name];
        } else if (std::ranges::count(syntax.options, name) != 0) {
            if (equals == std::string::npos && ++index == words.size())
                throw Failure{name + " needs a value"};
            values_[name].push_back(equals == std::string::npos ? words[index] : word.substr(equals + 1));
        } else {
            throw Failure{"unknown option: " + name};
        }
    }
}

std::optional<std::string> Arguments::value(std::string_view name) const
{
    const std::vector<std::string> all = values(name);
    if (all.size() > 1)
        throw Failure{std::string(name) + " is given more than once"};
    return all.empty() ? std::nullopt : std::optional(all.front());
}

std::vector<std::string> Arguments::values(std::string_view name) const
{
    const auto found = values_.find(name);
    return found == values_.end() ? std::vector<std::string>() : found->second;
}

std::optional<std::uint64_t> Arguments::number(std::string_view name, std::uint64_t minimum,
                                               std::uint64_t maximum) const
{
    const std::optional<std::string> text = value(name);
    if (!text)
        return std::nullopt;
    std::uint64_t number = 0;
    const char *const end = text->data() + text->size();
    const auto [stop, error] = std::from_chars(text->data(), end, number);
    if (error != std::errc() || stop != end || number < minimum || number > maximum)
        throw Failure{std::string(name) + " takes a whole number from " + std::to_string(minimum) + " to " +
                      std::to_string(maximum) + ", not \"" + *text + '"'};
    return number;
}

const std::string &Arguments::file() const
{
    if (files_.empty())
        throw Failure{"no file is named"};
    return files_.front();
}

} // namespace waystone::cli
