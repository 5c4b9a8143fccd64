#include "province/every_choice.h"

#include "core/revision.h"

#include <algorithm>
#include <cctype>

namespace waystone::province::test {

std::vector<std::string_view> offeredOptions()
{
    std::vector<std::string_view> all;
    for (const OptionInfo &option : offered(Choices::options()))
        all.push_back(option.id);
    return all;
}

std::vector<Choices> everyChoice(const std::vector<std::string_view> &options)
{
    std::vector<OptionChoice> all{{}};
    for (const OptionInfo &option : Choices::options()) {
        if (std::ranges::find(options, option.id) == options.end())
            continue;
        std::vector<OptionChoice> longer;
        for (const OptionChoice &choice : all)
            for (const std::string_view value : option.values) {
                longer.push_back(choice);
                longer.back().emplace(option.id, value);
            }
        all = std::move(longer);
    }
    std::vector<Choices> choices;
    for (const OptionChoice &choice : all)
        choices.push_back(*Choices::from(choice));
    return choices;
}

std::string nameOf(const Choices &choices)
{
    std::string name;
    for (auto [option, value] : choices.choice()) {
        if (option == revisionOption)
            continue;
        value.front() = static_cast<char>(std::toupper(static_cast<unsigned char>(value.front())));
        name += value;
    }
    return name;
}

} // namespace waystone::province::test
