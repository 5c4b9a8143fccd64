// Whatever a catalogue of rules or a glossary holds, it is read or told what is wrong with it; what could be read can be
// searched.

#include "scenario/catalogue/rule_search.h"

#include <cstdint>
#include <cstdlib>
#include <string_view>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    using namespace waystone;
    const std::string_view text(reinterpret_cast<const char *>(data), size);
    const Result<std::vector<GlossaryTerm>> glossary = readGlossary(text);
    if (!glossary && glossary.problems().empty())
        std::abort();
    const Result<RuleCatalogue> catalogue = RuleCatalogue::read(text);
    if (!catalogue) {
        if (catalogue.problems().empty())
            std::abort();
        return 0;
    }
    const RuleSearch search(*catalogue, {});
    for (const Rule &rule : catalogue->rules())
        if (search.find(rule.title.in("en"), "en").size() > catalogue->rules().size())
            std::abort();
    return 0;
}
