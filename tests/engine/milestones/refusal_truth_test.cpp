// Every refusal is true of the position, of actions and of places.

#include "bots/search/searcher_of.h"
#include "core/json/json.h"
#include "core/refusal_finder.h"
#include "milestones/layout.h"
#include "milestones/random_game.h"
#include "milestones/refusal_truth.h"
#include "milestones/rules/refusal.h"
#include "milestones/words/codes.h"
#include "support/place_reasons.h"
#include "support/under_sanitizer.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <set>

namespace waystone::milestones::test {

namespace {

using waystone::test::inTime;
using waystone::test::PlaceReasons;

const Board &board()
{
    return rulesWith().board();
}

template <typename List>
auto oneOf(const List &list, Rng &rng)
{
    return *(list.begin() + rng.below(static_cast<std::uint32_t>(list.size())));
}

/// Actions at random, mostly refused ones, with every verb as often as any other.
class Attempts {
public:
    Attempts() : byVerb_(verbs + 1)
    {
        rulesWith().everyAction(
            [this](Action action) { byVerb_[std::min<std::size_t>(action.verb, verbs)].push_back(action); });
    }

    Action next(const State &state, Rng &rng) const
    {
        const std::vector<Action> &all =
            state.phase == Phase::offer && rng.below(2) == 0
                ? byVerb_[static_cast<std::size_t>(rng.below(4) == 0 ? Verb::decline : Verb::take)]
                : byVerb_[rng.below(static_cast<std::uint32_t>(byVerb_.size()))];
        const Action any = oneOf(all, rng);
        if (rng.below(3) == 0)
            return any;
        const int employment = static_cast<int>(rng.below(employmentSpaces + 2));
        switch (static_cast<Verb>(any.verb)) {
        case Verb::choose:
            return actionOf(Verb::choose, oneOf(state.startingTiles, rng), employment);
        case Verb::hire:
            return actionOf(Verb::hire, oneOf(state.display, rng), employment);
        case Verb::section: {
            const int from = built(state, rng);
            const int over = neighbor(from, rng);
            return actionOf(Verb::section, from, over, neighbor(over, rng));
        }
        case Verb::house:
            return actionOf(Verb::house, triangle(state, rng));
        case Verb::market:
            return actionOf(Verb::market, built(state, rng));
        case Verb::take:
            return actionOf(Verb::take, triangle(state, rng), employment);
        case Verb::decline:
            return actionOf(Verb::decline, triangle(state, rng));
        case Verb::supply: {
            const int market = built(state, rng);
            const int one = rng.below(4) == 0 ? built(state, rng) : neighbor(market, rng);
            const int other = rng.below(3) == 0 ? none : neighbor(market, rng);
            return actionOf(Verb::supply, market, std::min(one, other), std::max(one, other));
        }
        default:
            return any;
        }
    }

private:
    /// A vertex that a street touches, or the start.
    static int built(const State &state, Rng &rng)
    {
        std::vector<int> all{board().start};
        for (std::size_t at = 0; at < board().vertices.size(); ++at)
            if ((state.vertices[at] & (vertex::streets | vertex::market)) != 0)
                all.push_back(static_cast<int>(at));
        return oneOf(all, rng);
    }

    /// A triangle where something has just been built, or beside a street.
    static int triangle(const State &state, Rng &rng)
    {
        if (state.offerHouse != none)
            return state.offerHouse;
        const int at = state.offerVertex != none ? state.offerVertex : built(state, rng);
        return oneOf(board().trianglesAt[static_cast<std::size_t>(at)], rng);
    }

    static int neighbor(int at, Rng &rng)
    {
        return oneOf(board().steps[static_cast<std::size_t>(at)], rng).vertex;
    }

    std::vector<std::vector<Action>> byVerb_;
};

} // namespace

TEST(MilestonesRefusalTruth, EveryRefusalIsTrueOfThePosition)
{
    constexpr int wanted = 200000;
    const Milestones &rules = rulesWith();
    const Attempts attempts;
    Rng rng(20);
    std::map<std::string, int> met;
    int refused = 0;
    for (std::uint64_t game = 0; refused < wanted && game < 200; ++game) {
        State state = *rules.from(rules.start(2 + static_cast<int>(game % 3), 0));
        for (int ply = 0; ply < 1500; ++ply) {
            const bool isOver = rules.actors(state).isOver();
            // Bonus tiles are seldom on offer.
            const int attemptsHere = state.phase == Phase::offer ? 500 : 20;
            for (int attempt = 0; attempt < attemptsHere; ++attempt) {
                const Action action = attempts.next(state, rng);
                const auto verb = static_cast<Verb>(action.verb);
                const bool draws = (verb == Verb::putBonus || verb == Verb::turnUp) && rng.below(4) > 0;
                const Seat seat = draws && rules.actors(state).isChance() ? chanceSeat
                                  : rng.below(20) > 0                     ? state.turn
                                                      : static_cast<Seat>(rng.below(state.players));
                const std::optional<Problem> problem = rules.refuse(state, seat, action);
                if (!problem)
                    continue;
                ++refused;
                ++met[problem->code];
                EXPECT_EQ(isTrue(state, seat, action, *problem), true)
                    << describe(*problem) << "; verb " << int{action.verb} << ' ' << int{action.first} << ' '
                    << int{action.second} << ' ' << int{action.third} << "; phase "
                    << static_cast<int>(state.phase);
            }
            if (isOver)
                break;
            playOne(rules, state, rng, livelyAction, nullptr);
        }
    }
    EXPECT_GE(refused, wanted);
    // Seldom in games: an empty supply, a second bonus tile for a worker and no street at the first marketplace.
    const std::set<std::string_view> rare{problem::noSectionsLeft,   problem::noHousesLeft,
                                          problem::noMarketsLeft,    problem::noSacksLeft,
                                          problem::bonusWorkerTaken, problem::sectionNeedsNumbers};
    for (const std::string_view code : refusalCodes()) {
        EXPECT_TRUE(hasTruth(code)) << code;
        EXPECT_TRUE(met.contains(std::string(code)) || rare.contains(code)) << "never met: " << code;
    }
}

// Where nothing can be done the program says why, to whoever clicks there.
TEST(MilestonesRefusalTruth, EveryPlaceWhereNothingBeginsTellsWhy)
{
    // 2,000 passed too; they take 20 s of processor time.
    const int wanted = inTime(400);
    const GameOf<Milestones> game(rulesWith(), nullptr);
    const Milestones &rules = game.rules();
    PlaceReasons reasons(game);
    Rng rng(21);
    for (std::uint64_t seed = 0; reasons.positions() < wanted && !HasFailure(); ++seed) {
        State state = *rules.from(rules.start(2 + static_cast<int>(seed % 3), 0));
        for (int ply = 0; ply < 1500 && !rules.actors(state).isOver() && !HasFailure(); ++ply) {
            const Seat seat = rules.actors(state).first();
            if (seat != chanceSeat && rng.below(8) == 0)
                reasons.ask(Position::of(state), seat,
                            [&](const RefusalFinder::Reason &reason, Place) -> std::optional<bool> {
                                return isTrue(state, seat, *reason.action, reason.problem);
                            });
            playOne(rules, state, rng, livelyAction, nullptr);
        }
    }
    for (const auto &[code, count] : reasons.answers())
        RecordProperty(code, count);
    EXPECT_TRUE(reasons.idle().empty());
}

} // namespace waystone::milestones::test
