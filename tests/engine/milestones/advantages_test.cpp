#include "advice/told_moments.h"
#include "bots/search/advantage.h"
#include "milestones/rules.h"
#include "milestones/rules/queries.h"
#include "milestones/words/codes.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <set>

namespace waystone::milestones {
namespace {

using namespace waystone::test;

constexpr int moments = 1000;

/// With what can be taken for it, by the rules that refuse.
int mostPoints(const Milestones &rules, const State &state, Seat seat, const std::vector<Action> &every)
{
    int most = totalPoints(state.seats[seat]);
    if (state.phase != Phase::offer)
        return most;
    for (const Action action : every) {
        if (rules.refuse(state, seat, action))
            continue;
        State after = state;
        rules.apply(after, seat, action, nullptr);
        most = std::max(most, mostPoints(rules, after, seat, every));
    }
    return most;
}

/// Of everything that can be written down and is not refused where the seat would stand at this building.
int bestThere(const Milestones &rules, State state, Seat seat, Phase phase, int space,
              const std::vector<Action> &every)
{
    state.phase = phase;
    state.turn = seat;
    state.seats[seat].pawn = static_cast<std::uint8_t>(space);
    int best = 0;
    for (const Action action : every) {
        const auto verb = static_cast<Verb>(action.verb);
        const bool isBuilding = verb == Verb::section || verb == Verb::house || verb == Verb::market;
        if ((phase == Phase::build ? !isBuilding : verb != Verb::supply) || rules.refuse(state, seat, action))
            continue;
        State after = state;
        rules.apply(after, seat, action, nullptr);
        best = std::max(best, mostPoints(rules, after, seat, every) - totalPoints(state.seats[seat]));
    }
    return best;
}

int standingsOf(const Milestones &rules, const State &state, Seat seat, std::string_view what)
{
    int sum = 0;
    for (const Standing &standing : rules.standings(state))
        if (standing.owner == seat && standing.what == what)
            sum += standing.amount;
    return sum;
}

class Truth {
public:
    Truth(const Milestones &rules, const std::vector<Action> &every) : rules_(rules), every_(every) {}

    /// What the number has to be at this state; nothing for a code that is not known.
    [[nodiscard]] std::optional<int> of(std::string_view code, const State &state, Seat seat) const
    {
        const Player &player = state.seats[seat];
        if (code == advantage_code::workers)
            return static_cast<int>(std::ranges::count_if(player.spaces, space::isWorker));
        if (code == advantage_code::kindsOfGoods)
            return kinds(player);
        if (code == advantage_code::aheadInLap) {
            int ahead = 0;
            for (int employment = player.pawn + 1; employment <= employmentSpaces; ++employment)
                ahead += space::isWorker(player.spaces[static_cast<std::size_t>(employment - 1)]) ? 1 : 0;
            return ahead;
        }
        if (code == advantage_code::income)
            return standingsOf(rules_, state, seat, term::ascendingSequence) > 0 ? 1 : 0;
        if (code == advantage_code::majorities)
            return state.phase == Phase::over
                       ? 0
                       : 5 * standingsOf(rules_, state, seat, term::soleMajority) +
                             2 * standingsOf(rules_, state, seat, term::sharedMajority);
        if (code == advantage_code::toHandOver) {
            int goods = 0;
            for (const Tally &tally : rules_.tallies(rules_.view(state, seat)))
                goods +=
                    tally.owner == seat && std::ranges::count(goodNames, tally.what) > 0 ? tally.amount : 0;
            return player.pawn >= boardOfWorks ? std::max(0, goods - 3) : 0;
        }
        if (code == advantage_code::bestBuilding)
            return bestThere(rules_, state, seat, Phase::build, boardOfWorks, every_);
        if (code == advantage_code::bestSack)
            return bestThere(rules_, state, seat, Phase::supply, mill, every_);
        return std::nullopt;
    }

private:
    [[nodiscard]] int kinds(const Player &player) const
    {
        std::set<Good> kinds;
        for (const std::uint8_t shown : player.spaces)
            if (space::isWorker(shown))
                kinds.insert(rules_.edition()
                                 .tiles[static_cast<std::size_t>(space::tile(shown))]
                                 .workers[static_cast<std::size_t>(space::half(shown))]
                                 .kind);
        return static_cast<int>(kinds.size());
    }

    const Milestones &rules_;
    const std::vector<Action> &every_;
};

// Rules: scoring.majority, trading.income
TEST(MilestonesAdvantages, AreTrueOfThePosition)
{
    const GameKind &kind = *std::ranges::find_if(everyTable(), [](const Table &table) {
                                return table.kind->id == Milestones::id();
                            })->kind;
    std::vector<Action> every;
    std::map<std::string_view, int> met;
    tellMoments(kind, moments, [&](const ToldMoment &moment) {
        const Milestones &rules = dynamic_cast<const GameOf<Milestones> &>(moment.game).rules();
        if (every.empty())
            rules.everyAction([&every](Action action) { every.push_back(action); });
        const Truth truth(rules, every);
        for (const Reason &reason : moment.comparison.reasons) {
            if (reason.code == reason::holds || reason.code == reason::points ||
                reason.code == reason::ends || reason.code == reason::same ||
                reason.code == reason::theirTurn)
                continue;
            ++met[reason.code];
            const bool isSlow =
                reason.code == advantage_code::bestBuilding || reason.code == advantage_code::bestSack;
            if (isSlow && met[reason.code] > 15)
                continue;
            for (const bool isOther : {false, true}) {
                const Position after = positionOf(moment, reason, isOther);
                const auto &counts = isOther ? reason.without : reason.with;
                const std::optional<int> expected = truth.of(reason.code, after.as<State>(), reason.seat);
                ASSERT_TRUE(expected.has_value()) << reason.code;
                EXPECT_EQ(counts.front().amount, *expected) << reason.code;
            }
        }
    });
    for (const std::string_view code :
         {advantage_code::workers, advantage_code::kindsOfGoods, advantage_code::aheadInLap,
          advantage_code::income, advantage_code::majorities, advantage_code::toHandOver,
          advantage_code::bestBuilding, advantage_code::bestSack})
        EXPECT_GT(met[code], 5) << code;
}

} // namespace
} // namespace waystone::milestones
