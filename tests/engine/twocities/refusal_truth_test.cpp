// Every refusal is true of the position, of actions and of places.

#include "bots/search/searcher_of.h"
#include "core/json/json.h"
#include "support/place_reasons.h"
#include "support/under_sanitizer.h"
#include "twocities/book_table.h"
#include "twocities/refusal_truth.h"
#include "twocities/rules/refusal.h"
#include "twocities/table.h"
#include "twocities/words/codes.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <set>

namespace waystone::twocities::test {

namespace {

using waystone::test::inTime;
using waystone::test::PlaceReasons;

/// What somebody tries who clicks on a tile of theirs, or on a city, when it is not the moment.
Action tried(Place where)
{
    const Verb verb = static_cast<Area>(where.area) == Area::hand ? Verb::select : Verb::place;
    return {static_cast<std::uint8_t>(verb), 0, 0, 0};
}

std::uint8_t number(std::uint32_t value)
{
    return static_cast<std::uint8_t>(value);
}

/// Plays games at random and lets anybody try anything before each action.
class Tries {
public:
    explicit Tries(int wanted) : wanted_(wanted) {}

    [[nodiscard]] bool areEnough() const { return refused_ >= wanted_; }
    [[nodiscard]] const std::map<std::string, int> &met() const { return met_; }

    void playGame(int players, std::uint64_t seed)
    {
        Rng rng(seed);
        State state = *rules().from(rules().start(players, 0));
        while (true) {
            for (int attempt = 0; attempt < triesAPly; ++attempt)
                tryOne(state, rng);
            if (rules().actors(state).isOver())
                return;
            playOne(state, rng);
        }
    }

private:
    static constexpr int triesAPly = 10;

    static Action any(const State &state, Seat seat, Rng &rng)
    {
        const auto tiles = static_cast<std::uint32_t>(rules().edition().tiles());
        const auto owner = seat == chanceSeat ? Seat{0} : seat;
        const auto held = [&] {
            return state.handSizes[owner] == 0 || rng.below(4) == 0
                       ? number(rng.below(tiles))
                       : state.hands[owner][rng.below(state.handSizes[owner])];
        };
        switch (rng.below(seat == chanceSeat ? 4 : 8)) {
        case 0:
            return {number(rng.below(4)), number(rng.below(256)), number(rng.below(256)),
                    number(rng.below(60))};
        case 1:
        case 2:
            return {number(static_cast<int>(Verb::draw)), number(rng.below(tiles)), 0, 0};
        case 3: {
            const auto [low, high] = std::minmax({held(), held()});
            return {number(static_cast<int>(Verb::select)), low, high, 0};
        }
        default:
            break;
        }
        const std::uint8_t kept = state.kept[owner][rng.below(2)];
        const std::vector<int> own = citiesOf(state.players, owner);
        const std::uint8_t tile = kept == tile::none || rng.below(8) == 0 ? number(rng.below(tiles)) : kept;
        const std::uint8_t city =
            rng.below(8) == 0 ? number(rng.below(8)) : number(static_cast<std::uint32_t>(own[rng.below(2)]));
        return {number(static_cast<int>(Verb::place)), tile, city, number(rng.below(grid::cells))};
    }

    void tryOne(const State &state, Rng &rng)
    {
        const bool isChances = rules().actors(state).isChance() && rng.below(2) == 0;
        const Seat seat = isChances ? chanceSeat : static_cast<Seat>(rng.below(state.players));
        const Action action = any(state, seat, rng);
        const std::optional<Problem> problem = rules().refuse(state, seat, action);
        if (!problem)
            return;
        refused_ += problem->severity == Severity::impossible ? 0 : 1;
        ++met_[problem->code];
        EXPECT_EQ(isTrue(state, seat, action, *problem), true)
            << describe(*problem) << ": verb " << int{action.verb} << ' ' << int{action.first} << ' '
            << int{action.second} << ' ' << int{action.third} << " by " << int{seat} << " at\n"
            << rules().positionText(rules().setup(state));
    }

    int wanted_;
    int refused_ = 0; ///< of what is an action at all
    std::map<std::string, int> met_;
};

} // namespace

TEST(TwoCitiesRefusalTruth, EveryRefusalIsTrueOfThePosition)
{
    Tries tries(inTime(200'000));
    for (std::uint64_t seed = 1; !tries.areEnough() && !HasFailure(); ++seed)
        tries.playGame(2 + static_cast<int>(seed % (maxPlayers - 1)), seed);
    for (const std::string_view code : refusalCodes()) {
        EXPECT_TRUE(hasTruth(code)) << code;
        EXPECT_TRUE(tries.met().contains(std::string(code))) << "never met: " << code;
    }
    for (const auto &[code, count] : tries.met())
        RecordProperty(code, count);
}

// Where nothing can be done the program says why, to whoever clicks there.
TEST(TwoCitiesRefusalTruth, EveryPlaceWhereNothingBeginsTellsWhy)
{
    const int wanted = inTime(2000);
    const GameOf<BetweenTwoCities> game(rules(), nullptr);
    PlaceReasons reasons(game);
    for (std::uint64_t seed = 1; reasons.positions() < wanted && !HasFailure(); ++seed) {
        Rng rng(seed);
        State state = *rules().from(rules().start(2 + static_cast<int>(seed % (maxPlayers - 1)), 0));
        for (; !rules().actors(state).isOver() && !HasFailure(); playOne(state, rng)) {
            const Seat seat = rules().actors(state).first();
            if (seat != chanceSeat && rng.below(4) == 0)
                reasons.ask(Position::of(state), seat,
                            [&](const RefusalFinder::Reason &reason, Place where) -> std::optional<bool> {
                                return isTrue(state, seat, reason.action.value_or(tried(where)),
                                              reason.problem);
                            });
        }
    }
    for (const auto &[code, count] : reasons.answers())
        RecordProperty(code, count);
    // What is never clicked to do something.
    EXPECT_EQ(reasons.idle(),
              (std::set<std::string>{"cityToken", "discard", "scoreBoard", "selected", "waiting"}));
}

} // namespace waystone::twocities::test
