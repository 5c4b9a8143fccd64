#include "milestones/rules.h"

#include "milestones/positions/soundness.h"
#include "milestones/rules/refusal.h"
#include "milestones/rules/standing.h"
#include "milestones/words/codes.h"
#include "milestones/words/terms.h"

#include <array>
#include <vector>

namespace waystone::milestones {

Milestones::Milestones(Edition edition, Choices choices) : edition_(std::move(edition)), choices_(choices) {}

std::span<const AreaInfo> Milestones::areas()
{
    static constexpr std::array<AreaInfo, milestones::areas> infos{{{"vertex"},
                                                                    {"edge"},
                                                                    {"triangle"},
                                                                    {"loop"},
                                                                    {"goods"},
                                                                    {"display"},
                                                                    {"starting"},
                                                                    {"supply"},
                                                                    {"pile"},
                                                                    {"score"},
                                                                    {"finish", true, true},
                                                                    {"decline", true, true}}};
    return infos;
}

std::span<const std::string_view> Milestones::problemCodes()
{
    static const std::vector<std::string_view> codes = [] {
        std::vector<std::string_view> all(refusalCodes().begin(), refusalCodes().end());
        all.insert(all.end(), soundnessCodes().begin(), soundnessCodes().end());
        return all;
    }();
    return codes;
}

std::span<const std::string_view> Milestones::promptCodes()
{
    static constexpr std::array<std::string_view, 21> codes{prompt::over,
                                                            prompt::chance,
                                                            prompt::wait,
                                                            prompt::chooseFirstTile,
                                                            prompt::chooseSecondTile,
                                                            prompt::firstMove,
                                                            prompt::secondMove,
                                                            prompt::trade,
                                                            prompt::build,
                                                            prompt::supply,
                                                            prompt::chooseWorkerForBonus,
                                                            prompt::takeOrLeaveBonus,
                                                            prompt::keep,
                                                            prompt::mayCover,
                                                            prompt::cover,
                                                            prompt::tradeAfterHiring,
                                                            prompt::tradeUnpaid,
                                                            prompt::buildUnpaid,
                                                            prompt::buildNowhere,
                                                            prompt::supplyUnpaid,
                                                            prompt::supplyNowhere};
    return codes;
}

std::span<const std::string_view> Milestones::terms()
{
    static const std::vector<std::string_view> terms = [] {
        std::vector<std::string_view> all{term::pawn,         term::workerTile,
                                          term::coverTile,    term::bonusTile,
                                          term::street,       term::milestone,
                                          term::market,       term::house,
                                          term::sack,         term::worker,
                                          term::income,       term::hire,
                                          term::buy,          term::sell,
                                          term::section,      term::keep,
                                          term::target,       term::lastTile,
                                          term::stalled,      term::draft,
                                          term::finalScoring, term::visit,
                                          term::points,       term::pile,
                                          term::goods,        term::ascendingSequence,
                                          term::soleMajority, term::sharedMajority};
        all.insert(all.end(), goodNames.begin(), goodNames.end());
        all.insert(all.end(), workerNames.begin(), workerNames.end());
        for (const std::string_view source : sourceNames)
            if (std::find(all.begin(), all.end(), source) == all.end())
                all.push_back(source);
        return all;
    }();
    return terms;
}

} // namespace waystone::milestones
