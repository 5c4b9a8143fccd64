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

namespace {

/// The edition with Mill and Smithy in the chosen order. `millFirst` takes it as it is, also one that prints the arrow
/// the other way round. `smithyFirst` exchanges the two, unless the edition has this order or no arrow between them; what
/// the effects bring stays, and so does an arrow from one of the two to a third structure. The first revision turned the
/// arrow alone, and in both directions.
Edition inOrder(Edition edition, const Choices &choices)
{
    constexpr auto mill = static_cast<std::uint8_t>(Structure::mill);
    constexpr auto smithy = static_cast<std::uint8_t>(Structure::smithy);
    const bool isSmithyFirst = choices.millSmithy == MillSmithy::smithyFirst;
    const std::uint8_t first = isSmithyFirst ? smithy : mill;
    const std::uint8_t second = isSmithyFirst ? mill : smithy;
    if (edition.needs[first] != second || (!isSmithyFirst && choices.revision != Revision::first))
        return edition;
    if (choices.revision == Revision::first) {
        edition.needs[first] = none;
    } else {
        edition.needs[first] = edition.needs[second];
        std::swap(edition.costs[first], edition.costs[second]);
        std::swap(edition.points[first], edition.points[second]);
    }
    edition.needs[second] = first;
    return edition;
}

} // namespace

Province::Province(Edition edition, Choices choices)
    : edition_(inOrder(std::move(edition), choices)),
      choices_(choices),
      totalCoins_(edition_.totalCoins()),
      purses_(std::make_shared<const PurseTable>(edition_.denominations))
{}

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
    static constexpr std::array<std::string_view, 9> codes{
        prompt::over,          prompt::chance,   prompt::wait,  prompt::moveFirst,
        prompt::moveMore,      prompt::allMoved, prompt::spend, prompt::spendAfterBuilding,
        prompt::nothingToSpend};
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
