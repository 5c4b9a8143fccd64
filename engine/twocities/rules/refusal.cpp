#include "twocities/rules/refusal.h"

#include "core/kit/refused.h"
#include "twocities/rules/queries.h"
#include "twocities/words/codes.h"
#include "twocities/words/terms.h"

#include <algorithm>
#include <array>
#include <cstdlib>

namespace waystone::twocities {

namespace {

/// How many of an action's fields its verb uses; the others must be 0.
int fieldsOf(Verb verb)
{
    switch (verb) {
    case Verb::draw:
        return 1;
    case Verb::select:
        return 2;
    case Verb::place:
        break;
    }
    return 3;
}

bool shareAnEdge(int one, int other)
{
    return std::abs(grid::row(one) - grid::row(other)) + std::abs(grid::column(one) - grid::column(other)) ==
           1;
}

/// Rows or columns from the first to the last of these cells.
int extent(const std::vector<int> &cells, int (*line)(int))
{
    int first = grid::side;
    int last = -1;
    for (const int cell : cells) {
        first = std::min(first, line(cell));
        last = std::max(last, line(cell));
    }
    return last - first + 1;
}

} // namespace

Refusal::Refusal(const BetweenTwoCities &rules, const State &state, Seat seat)
    : edition_(rules.edition()), state_(state), seat_(seat)
{}

bool Refusal::isWellFormed(Action action) const
{
    if (action.verb >= verbs || action.first >= edition_.tiles())
        return false;
    const auto verb = static_cast<Verb>(action.verb);
    if (!usesOnly(action, fieldsOf(verb)))
        return false;
    if (verb == Verb::select)
        return action.second >= action.first && action.second < edition_.tiles();
    return verb != Verb::place || action.third < grid::cells;
}

Refusal::Verdict Refusal::of(Action action) const
{
    if (!isWellFormed(action))
        return malformedAction();
    const auto verb = static_cast<Verb>(action.verb);
    if (state_.phase == Phase::over)
        return refused(problem::gameOver);
    if (state_.phase == Phase::draw && verb != Verb::draw)
        return refused(problem::chanceFirst);
    if ((verb == Verb::draw) != (seat_ == chanceSeat) || (seat_ != chanceSeat && seat_ >= state_.players))
        return refused(problem::chanceOnly);
    if (verb == Verb::draw)
        return draw(action.first);
    if (verb == Verb::select)
        return select(action.first, action.second);
    return place(action.first, action.second, action.third);
}

Refusal::Verdict Refusal::ofPlace(Place where) const
{
    if ((state_.phase != Phase::select && state_.phase != Phase::place) || seat_ >= state_.players)
        return std::nullopt;
    switch (static_cast<Area>(where.area)) {
    case Area::hand:
        return where.owner == seat_ && where.index < state_.handSizes[seat_] ? tooLateToSelect() : Verdict{};
    case Area::selected:
        return where.owner == seat_ ? tooEarlyToPlace() : Verdict{};
    case Area::city:
        return tooEarlyToPlace();
    default:
        return std::nullopt;
    }
}

Refusal::Verdict Refusal::draw(int tile) const
{
    if (state_.phase != Phase::draw)
        return refused(problem::chanceOnly);
    const bool isDuplexRound = stageOf(edition_, state_).isDuplex;
    const std::string wanted(isDuplexRound ? term::duplexTile : term::singleTile);
    if (tile::isDuplex(tile) != isDuplexRound)
        return refused(problem::wrongSupply, {{"what", Term{wanted}}});
    const bool isLeft = isDuplexRound ? ((state_.duplexesLeft >> tile::duplexIndex(tile)) & 1) != 0
                                      : state_.singlesLeft[static_cast<std::size_t>(tile)] > 0;
    if (!isLeft)
        return refused(problem::noneLeftToDraw, {{"what", Term{wanted}}});
    return std::nullopt;
}

Refusal::Verdict Refusal::tooLateToSelect() const
{
    if (state_.phase == Phase::place)
        return refused(problem::placementUnfinished);
    if (state_.kept[seat_][0] != tile::none)
        return refused(
            problem::alreadySelected, {},
            {twocities::place(Area::selected, 0, seat_), twocities::place(Area::selected, 1, seat_)});
    return std::nullopt;
}

Refusal::Verdict Refusal::tooEarlyToPlace() const
{
    if (state_.phase != Phase::select)
        return std::nullopt;
    if (state_.kept[seat_][0] == tile::none)
        return refused(problem::selectFirst);
    int waiting = 0;
    for (Seat seat = 0; seat < state_.players; ++seat)
        waiting += state_.kept[seat][0] == tile::none ? 1 : 0;
    return refused(problem::notRevealedYet, {{"count", waiting}});
}

Refusal::Verdict Refusal::select(int one, int other) const
{
    if (Verdict verdict = tooLateToSelect())
        return verdict;
    const auto inHand = [this](int tile) {
        return std::count(state_.hands[seat_].begin(), state_.hands[seat_].begin() + state_.handSizes[seat_],
                          tile);
    };
    if (inHand(one) == 0 || inHand(other) == 0)
        return refused(problem::notInYourHand);
    if (one == other && inHand(one) < 2) {
        const auto slot = std::ranges::find(state_.hands[seat_], one) - state_.hands[seat_].begin();
        return refused(problem::onlyOneInHand, {},
                       {twocities::place(Area::hand, static_cast<int>(slot), seat_)});
    }
    return std::nullopt;
}

Refusal::Verdict Refusal::place(int tile, int city, int cell) const
{
    if (Verdict verdict = tooEarlyToPlace())
        return verdict;
    if (state_.kept[seat_][0] == tile::none)
        return refused(problem::nothingToPlace);
    if (std::ranges::count(state_.kept[seat_], tile) == 0)
        return refused(problem::notAmongYourTiles, {}, {twocities::place(Area::selected, 0, seat_)});
    if (city >= cityCount(state_.players))
        return refused(problem::noSuchCity);
    // Written out once more: the city between a player and their left neighbour bears the player's number; with two
    // players, their second one bears a number higher by two.
    const bool isLeft = city == seat_;
    const bool isRight = state_.players == 2 ? city == seat_ + 2 : seat_ == (city + 1) % state_.players;
    if (!isLeft && !isRight)
        return refused(problem::notYourCity, {},
                       {tokenPlace(Area::cityToken, state_.players, leftCity(state_.players, seat_)),
                        tokenPlace(Area::cityToken, state_.players, rightCity(state_.players, seat_))});
    if ((state_.open[seat_] & (isLeft ? side::left : side::right)) == 0)
        return refused(problem::cityHasItsTile, {}, {tokenPlace(Area::cityToken, state_.players, city)});
    return doesNotFit(tile, city, cell);
}

std::vector<int> Refusal::cellsOf(int tile, int cell, bool isTurned) const
{
    std::vector<int> cells{cell};
    if (!tile::isDuplex(tile))
        return cells;
    const bool goesRight = edition_.duplex(tile).isHorizontal != isTurned;
    const bool isBeyond =
        goesRight ? grid::column(cell) == grid::side - 1 : grid::row(cell) == grid::side - 1;
    cells.push_back(isBeyond ? -1 : cell + (goesRight ? 1 : grid::side));
    return cells;
}

std::vector<int> Refusal::built(int city) const
{
    const City &at = state_.cities[static_cast<std::size_t>(city)];
    std::vector<int> cells;
    for (int bit = 0; bit < cityCells; ++bit)
        if (std::ranges::any_of(at.buildings, [bit](unsigned mask) { return ((mask >> bit) & 1) != 0; }))
            cells.push_back(cellAt(at, bit));
    return cells;
}

Refusal::Verdict Refusal::cannotBuild(int city, const std::vector<int> &cells) const
{
    const auto at = [&](int cell) { return cityPlace(state_.players, city, cell); };
    std::vector<int> all = built(city);
    for (const int cell : cells)
        if (std::ranges::find(all, cell) != all.end())
            return refused(problem::cellTaken, {}, {at(cell)});
    const auto isBeside = [&](int cell) {
        return cell >= 0 && std::ranges::any_of(all, [cell](int other) { return shareAnEdge(cell, other); });
    };
    if (!all.empty() && std::ranges::none_of(cells, isBeside))
        return refused(problem::notAdjacent, {}, {at(cells.front())});
    all.insert(all.end(), cells.begin(), cells.end());
    // The grid ends three cells from the first tile: whatever lies beyond is a fifth row or column.
    const bool isBeyond = std::ranges::find(cells, -1) != cells.end();
    if (isBeyond || extent(all, grid::row) > citySide || extent(all, grid::column) > citySide) {
        std::vector<Place> places;
        for (const int cell : cells)
            if (cell >= 0)
                places.push_back(at(cell));
        return refused(problem::beyondFourByFour, {}, places);
    }
    return std::nullopt;
}

Refusal::Verdict Refusal::doesNotFit(int tile, int city, int cell) const
{
    if (built(city).empty()) {
        if (cell == grid::middle)
            return std::nullopt;
        return refused(problem::firstTileInTheMiddle, {}, {cityPlace(state_.players, city, grid::middle)});
    }
    Verdict verdict = cannotBuild(city, cellsOf(tile, cell, false));
    if (verdict && verdict->code != problem::notAdjacent && tile::isDuplex(tile) &&
        !cannotBuild(city, cellsOf(tile, cell, true)))
        return refused(problem::tileMayNotTurn, {}, {cityPlace(state_.players, city, cell)});
    return verdict;
}

std::optional<Problem> BetweenTwoCities::refuse(const State &state, Seat seat, Action action) const
{
    return Refusal(*this, state, seat).of(action);
}

std::optional<Problem> BetweenTwoCities::refusePlace(const State &state, Seat seat, Place place) const
{
    return Refusal(*this, state, seat).ofPlace(place);
}

std::span<const std::string_view> refusalCodes()
{
    static constexpr auto codes = std::to_array<std::string_view>({
        // The moment
        problem::malformedAction,
        problem::gameOver,
        problem::chanceOnly,
        problem::chanceFirst,
        // Draw: what (term: singleTile or duplexTile, as this round has it)
        problem::wrongSupply,
        problem::noneLeftToDraw,
        // Selection
        problem::placementUnfinished,
        problem::alreadySelected,
        problem::notInYourHand,
        problem::onlyOneInHand,
        // Placement: count (seats that have still to select)
        problem::selectFirst,
        problem::notRevealedYet,
        problem::nothingToPlace,
        problem::notAmongYourTiles,
        problem::noSuchCity,
        problem::notYourCity,
        problem::cityHasItsTile,
        problem::firstTileInTheMiddle,
        problem::cellTaken,
        problem::notAdjacent,
        problem::beyondFourByFour,
        problem::tileMayNotTurn,
    });
    return codes;
}

} // namespace waystone::twocities
