#include "scenario/catalogue/edition_parts.h"
#include "scenario/catalogue/rule_catalogue.h"

#include <algorithm>

namespace waystone {

namespace {

bool holds(const RuleVariant &variant, const EditionParts &edition, const OptionChoice &choice)
{
    const auto isChosen = [&choice](const auto &wanted) {
        const auto found = choice.find(wanted.first);
        return found != choice.end() && found->second == wanted.second;
    };
    return std::ranges::all_of(
               variant.holds,
               [&edition](const auto &part) { return edition.has(part.first, part.second); }) &&
           std::ranges::all_of(variant.choice, isChosen);
}

void append(Translated &text, const Translated &sentence)
{
    for (std::size_t language = 0; language < programLanguages.size(); ++language)
        text.texts[language] += ' ' + sentence.texts[language];
}

} // namespace

void RuleCatalogue::speakOf(std::string_view edition, std::string_view usual, const OptionChoice &choice)
{
    const EditionParts table(edition);
    const EditionParts printed(usual);
    for (std::size_t index = 0; index < rules_.size(); ++index) {
        Rule &rule = rules_[index];
        RuleWords &words = rule;
        words = printed_[index];
        bool isToldOfEdition = std::ranges::all_of(
            rule.tells, [&](const std::string &part) { return table.isLike(printed, part); });
        for (const RuleVariant &variant : rule.variants) {
            if (!holds(variant, table, choice))
                continue;
            isToldOfEdition = isToldOfEdition || !variant.holds.empty();
            words.title = variant.title.value_or(words.title);
            words.text = variant.text.value_or(words.text);
            if (variant.note)
                words.note = variant.note;
        }
        if (!isToldOfEdition && otherEdition_)
            append(words.text, *otherEdition_);
    }
}

} // namespace waystone
