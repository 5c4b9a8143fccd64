#include "twocities/refusal_truth.h"

#include "support/problem_parts.h"
#include "twocities/book_table.h"
#include "twocities/table.h"
#include "twocities/words/codes.h"

#include <algorithm>
#include <map>
#include <set>

namespace waystone::twocities::test {

namespace {

using waystone::test::numberIn;
using waystone::test::termIn;

/// A refused action, and what lies on the table.
struct Refused {
    const State &state;
    Seat seat;
    Action action;
    const Problem &problem;

    [[nodiscard]] bool is(Verb verb) const { return static_cast<Verb>(action.verb) == verb; }
    [[nodiscard]] bool during(Phase phase) const { return state.phase == phase; }
    [[nodiscard]] int tile() const { return action.first; }

    /// Readings: Between Two Cities, Rounds: single tiles, then duplexes, then single tiles again; two players play each
    /// round twice.
    [[nodiscard]] bool isDuplexRound() const
    {
        return (state.players == 2 ? state.round / 2 : state.round) == 1;
    }
    [[nodiscard]] auto inHand(int wanted) const
    {
        const auto &hand = state.hands[seat];
        return std::count(hand.begin(), hand.begin() + state.handSizes[seat], wanted);
    }
    /// Tiles that this seat has chosen, or has still to place.
    [[nodiscard]] auto chosen(Seat who) const
    {
        return std::ranges::count_if(state.kept[who], [](int kept) { return kept != tile::none; });
    }
    [[nodiscard]] int stillToChoose() const
    {
        int waiting = 0;
        for (Seat who = 0; who < state.players; ++who)
            waiting += chosen(who) == 0 ? 1 : 0;
        return waiting;
    }
    [[nodiscard]] bool hasTile() const { return std::ranges::count(state.kept[seat], action.first) > 0; }

    [[nodiscard]] bool isOwnCity() const
    {
        const std::vector<int> own = citiesOf(state.players, seat);
        return std::ranges::count(own, int{action.second}) > 0;
    }
    [[nodiscard]] bool hasRoomForTile() const
    {
        return isOwnCity() && (state.open[seat] & (action.second == seat ? side::left : side::right)) != 0;
    }
    /// The city of the action as it lies on the table.
    [[nodiscard]] Built city() const
    {
        Built built;
        const City &drawn = state.cities[action.second];
        for (int kind = 0; kind < kinds; ++kind)
            for (int bit = 0; bit < cityCells; ++bit)
                if ((drawn.buildings[static_cast<std::size_t>(kind)] >> bit) % 2 == 1)
                    built[{drawn.top + bit / 4 - 3, drawn.left + bit % 4 - 3}] = static_cast<Kind>(kind);
        return built;
    }
    [[nodiscard]] Cell cell() const { return {action.third / 7 - 3, action.third % 7 - 3}; }
    [[nodiscard]] std::vector<Cell> cells() const
    {
        std::vector<Cell> all;
        for (const auto &[at, kind] : buildingsOf(action.first, cell()))
            all.push_back(at);
        return all;
    }
    /// The action is about a tile and a city that are the player's to build with.
    [[nodiscard]] bool isAboutTheCell() const
    {
        return is(Verb::place) && during(Phase::place) && hasTile() && hasRoomForTile();
    }
    [[nodiscard]] bool touches() const
    {
        const Built built = city();
        return std::ranges::any_of(cells(), [&built](const Cell &at) {
            return built.contains({at.first - 1, at.second}) || built.contains({at.first + 1, at.second}) ||
                   built.contains({at.first, at.second - 1}) || built.contains({at.first, at.second + 1});
        });
    }
    [[nodiscard]] bool isTaken() const
    {
        const Built built = city();
        return std::ranges::any_of(cells(), [&built](const Cell &at) { return built.contains(at); });
    }
    [[nodiscard]] bool isTooWide() const
    {
        std::set<int> rows;
        std::set<int> columns;
        for (const auto &[at, kind] : city()) {
            rows.insert(at.first);
            columns.insert(at.second);
        }
        for (const Cell &at : cells()) {
            rows.insert(at.first);
            columns.insert(at.second);
        }
        return *rows.rbegin() - *rows.begin() > 3 || *columns.rbegin() - *columns.begin() > 3;
    }
    /// Whether a duplex tile would fit if one turned it: the second half on the other of the two sides.
    [[nodiscard]] bool fitsTurned() const
    {
        if (!tile::isDuplex(tile()))
            return false;
        const auto isOtherWay = [this](int other) {
            return rules().edition().duplex(other).isHorizontal !=
                   rules().edition().duplex(tile()).isHorizontal;
        };
        for (int other = tile::firstDuplex; other < rules().edition().tiles(); ++other)
            if (isOtherWay(other))
                return fits(city(), other, cell());
        return false;
    }
};

bool isNoAction(const Refused &it)
{
    const int tiles = rules().edition().tiles();
    const Action action = it.action;
    switch (static_cast<Verb>(action.verb)) {
    case Verb::draw:
        return action.first >= tiles || action.second != 0 || action.third != 0;
    case Verb::select:
        return action.first > action.second || action.second >= tiles || action.third != 0;
    case Verb::place:
        return action.first >= tiles || action.third >= 7 * 7;
    }
    return true;
}

using Truth = bool (*)(const Refused &);

const std::map<std::string_view, Truth> &truths()
{
    using R = const Refused &;
    static const std::map<std::string_view, Truth> all{
        // The moment
        {problem::malformedAction, isNoAction},
        {problem::gameOver, [](R it) { return it.during(Phase::over); }},
        {problem::chanceOnly,
         [](R it) { return it.is(Verb::draw) && (it.seat != chanceSeat || !it.during(Phase::draw)); }},
        {problem::chanceFirst, [](R it) { return !it.is(Verb::draw) && it.during(Phase::draw); }},
        {problem::wrongSupply,
         [](R it) {
             return it.is(Verb::draw) && tile::isDuplex(it.tile()) != it.isDuplexRound() &&
                    termIn(it.problem, "what") == (it.isDuplexRound() ? "duplexTile" : "singleTile");
         }},
        {problem::noneLeftToDraw,
         [](R it) {
             return it.is(Verb::draw) &&
                    (it.tile() < kinds ? it.state.singlesLeft[it.action.first] == 0
                                       : (it.state.duplexesLeft >> (it.tile() - kinds)) % 2 == 0);
         }},
        // Selection
        {problem::placementUnfinished, [](R it) { return it.is(Verb::select) && it.during(Phase::place); }},
        {problem::alreadySelected,
         [](R it) { return it.is(Verb::select) && it.during(Phase::select) && it.chosen(it.seat) == 2; }},
        {problem::notInYourHand,
         [](R it) {
             return it.is(Verb::select) &&
                    (it.inHand(it.action.first) == 0 || it.inHand(it.action.second) == 0);
         }},
        {problem::onlyOneInHand,
         [](R it) {
             return it.is(Verb::select) && it.action.first == it.action.second &&
                    it.inHand(it.action.first) == 1;
         }},
        // Placement
        {problem::selectFirst,
         [](R it) { return it.is(Verb::place) && it.during(Phase::select) && it.chosen(it.seat) == 0; }},
        {problem::notRevealedYet,
         [](R it) {
             return it.is(Verb::place) && it.during(Phase::select) && it.chosen(it.seat) == 2 &&
                    it.stillToChoose() > 0 && numberIn(it.problem, "count") == it.stillToChoose();
         }},
        {problem::nothingToPlace,
         [](R it) { return it.is(Verb::place) && it.during(Phase::place) && it.chosen(it.seat) == 0; }},
        {problem::notAmongYourTiles,
         [](R it) { return it.is(Verb::place) && it.during(Phase::place) && !it.hasTile(); }},
        {problem::noSuchCity,
         [](R it) {
             return it.is(Verb::place) && it.action.second >= (it.state.players == 2 ? 4 : it.state.players);
         }},
        {problem::notYourCity, [](R it) { return it.is(Verb::place) && !it.isOwnCity(); }},
        {problem::cityHasItsTile,
         [](R it) {
             return it.is(Verb::place) && it.during(Phase::place) && it.isOwnCity() && !it.hasRoomForTile();
         }},
        {problem::firstTileInTheMiddle,
         [](R it) {
             return it.isAboutTheCell() && it.city().empty() && it.cell() != Cell{0, 0};
         }},
        {problem::cellTaken, [](R it) { return it.isAboutTheCell() && it.isTaken(); }},
        {problem::notAdjacent,
         [](R it) { return it.isAboutTheCell() && !it.city().empty() && !it.isTaken() && !it.touches(); }},
        {problem::beyondFourByFour, [](R it) { return it.isAboutTheCell() && it.isTooWide(); }},
        {problem::tileMayNotTurn,
         [](R it) {
             return it.isAboutTheCell() && !fits(it.city(), it.tile(), it.cell()) && it.fitsTurned();
         }},
    };
    return all;
}

} // namespace

std::optional<bool> isTrue(const State &state, Seat seat, Action action, const Problem &problem)
{
    const auto truth = truths().find(problem.code);
    return truth == truths().end() ? std::nullopt
                                   : std::optional(truth->second({state, seat, action, problem}));
}

bool hasTruth(std::string_view code)
{
    return truths().contains(code);
}

} // namespace waystone::twocities::test
