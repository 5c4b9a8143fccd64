#include "province/rules.h"

#include "province/positions/soundness.h"
#include "province/rules/purse.h"
#include "province/rules/refusal.h"
#include "province/words/codes.h"
#include "province/words/terms.h"

#include <algorithm>
#include <array>
#include <memory>
#include <vector>

namespace waystone::province {

Province::Province(Edition edition, Choices choices)
    : edition_(std::move(edition)),
      choices_(choices),
      needs_(edition_.needs),
      totalCoins_(edition_.totalCoins()),
      purses_(std::make_shared<const PurseTable>(edition_.denominations))
{
    // The option only turns the arrow between the two round; an edition without it stays as it is.
    std::array<std::uint8_t, 2> order{static_cast<std::uint8_t>(Structure::mill),
                                      static_cast<std::uint8_t>(Structure::smithy)};
    if (choices_.millSmithy == MillSmithy::smithyFirst)
        std::swap(order[0], order[1]);
    const auto [first, second] = order;
    if (needs_[first] == second) {
        needs_[first] = none;
        needs_[second] = first;
    }
}

std::span<const AreaInfo> Province::areas()
{
    static constexpr std::array<AreaInfo, province::areas> infos{{{"zone"},
                                                                  {"worker"},
                                                                  {"reserve"},
                                                                  {"structure"},
                                                                  {"token"},
                                                                  {"stock"},
                                                                  {"goalPile"},
                                                                  {"goal"},
                                                                  {"wonGoal"},
                                                                  {"discard"},
                                                                  {"ship"},
                                                                  {"bank"},
                                                                  {"coins"},
                                                                  {"labor"},
                                                                  {"lenderCoin"},
                                                                  {"score"},
                                                                  {"moveAll", true},
                                                                  {"finishWork", true, true},
                                                                  {"hire", true},
                                                                  {"grind", true},
                                                                  {"useUnion", true},
                                                                  {"repay", true},
                                                                  {"endTurn", true, true}}};
    return infos;
}

std::span<const std::string_view> Province::problemCodes()
{
    static const std::vector<std::string_view> codes = [] {
        std::vector<std::string_view> all(refusalCodes().begin(), refusalCodes().end());
        all.insert(all.end(), soundnessCodes().begin(), soundnessCodes().end());
        return all;
    }();
    return codes;
}

std::span<const std::string_view> Province::promptCodes()
{
    static constexpr std::array<std::string_view, 8> codes{
        prompt::over,     prompt::chance,   prompt::wait,  prompt::moveFirst,
        prompt::moveMore, prompt::allMoved, prompt::spend, prompt::spendAfterBuilding};
    return codes;
}

std::span<const std::string_view> Province::terms()
{
    static const std::vector<std::string_view> terms = [] {
        std::vector<std::string_view> all{
            term::worker,   term::movedWorker, term::structureToken,  term::goalToken,   term::ship,
            term::coin,     term::lenderCoin,  term::build,           term::hire,        term::grind,
            term::loan,     term::lost,        term::workPhase,       term::spendPhase,  term::finalScoring,
            term::points,   term::labor,       term::structuresBuilt, term::sailorsLeft, term::goalsLeft,
            term::bankCoins};
        const auto add = [&all](const auto &names) {
            for (const std::string_view name : names)
                if (!name.empty() && std::find(all.begin(), all.end(), name) == all.end())
                    all.push_back(name);
        };
        add(zoneNames);
        add(zoneKindNames);
        add(workerNames);
        add(structureNames);
        add(goalNames);
        add(shipNames);
        add(coinNames);
        add(sourceNames);
        add(endNames);
        return all;
    }();
    return terms;
}

} // namespace waystone::province
