#include "twocities/rules.h"

#include "twocities/positions/soundness.h"
#include "twocities/rules/refusal.h"
#include "twocities/words/codes.h"
#include "twocities/words/terms.h"

#include <algorithm>
#include <array>
#include <vector>

namespace waystone::twocities {

BetweenTwoCities::BetweenTwoCities(Edition edition, Choices /*none*/)
    : edition_(std::move(edition)), scorer_(edition_.values)
{}

std::span<const AreaInfo> BetweenTwoCities::areas()
{
    static constexpr std::array<AreaInfo, twocities::areas> infos{{{"city"},
                                                                   {"hand"},
                                                                   {"selected"},
                                                                   {"waiting"},
                                                                   {"supply"},
                                                                   {"discard"},
                                                                   {"cityToken"},
                                                                   {"scoreBoard"}}};
    return infos;
}

std::span<const std::string_view> BetweenTwoCities::problemCodes()
{
    static const std::vector<std::string_view> codes = [] {
        std::vector<std::string_view> all(refusalCodes().begin(), refusalCodes().end());
        all.insert(all.end(), soundnessCodes().begin(), soundnessCodes().end());
        return all;
    }();
    return codes;
}

std::span<const std::string_view> BetweenTwoCities::promptCodes()
{
    static constexpr std::array<std::string_view, 9> codes{
        prompt::over,     prompt::chance,   prompt::wait,     prompt::selectSingles, prompt::selectDuplexes,
        prompt::selected, prompt::placeTwo, prompt::placeOne, prompt::placed,
    };
    return codes;
}

std::span<const std::string_view> BetweenTwoCities::terms()
{
    static const std::vector<std::string_view> terms = [] {
        std::vector<std::string_view> all{
            term::singleTile,     term::duplexTile, term::cityToken,     term::draw,
            term::selection,      term::placement,  term::pass,          term::discard,
            term::round,          term::revelation, term::finalScoring,  term::lowerCity,
            term::higherCity,     term::shopLine,   term::mostFactories, term::secondMostFactories,
            term::fewerFactories, term::tavernSet,  term::officeSet,     term::besideTavern,
            term::parkGroup,      term::otherTypes, term::besideFactory, term::points,
            term::hand,           term::discarded};
        for (const auto &names :
             {std::span<const std::string_view>(typeNames), std::span<const std::string_view>(kindNames)})
            for (const std::string_view name : names)
                if (std::ranges::find(all, name) == all.end())
                    all.push_back(name);
        return all;
    }();
    return terms;
}

} // namespace waystone::twocities
