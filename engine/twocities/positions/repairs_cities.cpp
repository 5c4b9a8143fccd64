#include "twocities/positions/editing_terms.h"
#include "twocities/positions/repairs.h"
#include "twocities/positions/setup_edit.h"
#include "twocities/positions/soundness.h"
#include "twocities/rules/queries.h"
#include "twocities/words/codes.h"
#include "twocities/words/names.h"

#include <algorithm>
#include <cstdlib>

namespace waystone::twocities {

namespace {

bool isNear(const std::vector<int> &cells, const std::vector<int> &others)
{
    for (const int one : cells)
        for (const int other : others)
            if (std::abs(grid::row(one) - grid::row(other)) +
                    std::abs(grid::column(one) - grid::column(other)) <=
                1)
                return true;
    return false;
}

/// The tiles that hang together with the first one.
std::vector<PlacedTile> together(const Edition &edition, const std::vector<PlacedTile> &city)
{
    std::vector<PlacedTile> reached{city.front()};
    for (std::size_t index = 0; index < reached.size(); ++index)
        for (const PlacedTile &placed : city)
            if (std::ranges::find(reached, placed) == reached.end() &&
                isNear(edit::cellsOf(edition, reached[index]), edit::cellsOf(edition, placed)))
                reached.push_back(placed);
    std::ranges::sort(reached);
    return reached;
}

/// The tiles within the square of four by four that holds most of them.
std::vector<PlacedTile> within(const Edition &edition, const std::vector<PlacedTile> &city)
{
    std::vector<PlacedTile> best;
    for (int top = 0; top + citySide <= grid::side; ++top)
        for (int left = 0; left + citySide <= grid::side; ++left) {
            std::vector<PlacedTile> inside;
            std::ranges::copy_if(city, std::back_inserter(inside), [&](PlacedTile placed) {
                return std::ranges::all_of(edit::cellsOf(edition, placed), [&](int cell) {
                    return grid::row(cell) >= top && grid::row(cell) < top + citySide &&
                           grid::column(cell) >= left && grid::column(cell) < left + citySide;
                });
            });
            if (inside.size() > best.size())
                best = inside;
        }
    return best;
}

/// The whole city moved so that the tile lies in the middle; nothing if another one falls off the grid.
std::optional<std::vector<PlacedTile>> centred(const Edition &edition, std::vector<PlacedTile> city,
                                               PlacedTile first)
{
    const int rows = grid::row(grid::middle) - grid::row(first.cell);
    const int columns = grid::column(grid::middle) - grid::column(first.cell);
    for (PlacedTile &placed : city) {
        const int row = grid::row(placed.cell) + rows;
        const int column = grid::column(placed.cell) + columns;
        if (row < 0 || row >= grid::side || column < 0 || column >= grid::side)
            return std::nullopt;
        placed.cell = static_cast<std::uint8_t>(row * grid::side + column);
        if (!edit::isOnGrid(edition, placed))
            return std::nullopt;
    }
    std::ranges::sort(city);
    return city;
}

} // namespace

void Repairs::shapes()
{
    if (is(problem::cellsOverlap))
        for (const PlacedTile placed : setup_.cities[city()])
            if (std::ranges::count(edit::cellsOf(edition_, placed), cellOf(problem_.places.front())) > 0)
                propose(fix::removeTile,
                        [&](Setup &setup) {
                            auto &tiles = setup.cities[city()];
                            tiles.erase(std::ranges::find(tiles, placed));
                        },
                        {{"place", cityPlace(setup_.players, static_cast<int>(city()), placed.cell)}});
    if (is(problem::cityOffTheMiddle))
        for (const PlacedTile &first : setup_.cities[city()])
            if (const auto moved = centred(edition_, setup_.cities[city()], first)) {
                propose(fix::moveCityToTheMiddle, [&](Setup &setup) { setup.cities[city()] = *moved; });
                break;
            }
    if (is(problem::cityInPieces))
        propose(fix::removeTilesApart, [this](Setup &setup) {
            // The part with the middle is the city, if there is one.
            std::vector<PlacedTile> &tiles = setup.cities[city()];
            if (const auto first = edit::tileOn(edition_, tiles, grid::middle))
                std::swap(tiles.front(), *std::ranges::find(tiles, *first));
            tiles = together(edition_, tiles);
        });
    if (is(problem::cityBeyondFourByFour))
        propose(fix::removeTilesBeyond,
                [this](Setup &setup) { setup.cities[city()] = within(edition_, setup.cities[city()]); });
}

/// The cities tell another moment of the game than the one that is set: the one that leaves fewest problems.
void Repairs::growth()
{
    if (!is(problem::citySize) && !is(problem::cityDuplexes))
        return;
    const Problems before = checkSetup(rules_, setup_);
    std::optional<Setup> best;
    std::size_t fewest = 0;
    for (int round = 0; round < roundCount(setup_.players); ++round) {
        const Stage &stage = edition_.rounds[static_cast<std::size_t>(stageOf(setup_.players, round))];
        for (int turn = 0; turn < stage.turns(); ++turn)
            for (const Phase phase : {Phase::select, Phase::over}) {
                Setup moment = setup_;
                moment.round = static_cast<std::uint8_t>(round);
                moment.turn = static_cast<std::uint8_t>(turn);
                moment.phase = phase;
                for (SetupSeat &seat : moment.seats)
                    seat.open = 0;
                const Problems left = checkSetup(rules_, moment);
                const bool isMended = std::ranges::none_of(left, [this](const Problem &problem) {
                    return problem.code == problem_.code && problem.places == problem_.places;
                });
                if (isMended && (!best || left.size() < fewest) &&
                    mends(problem_, soundnessCodes(), before, left)) {
                    best = moment;
                    fewest = left.size();
                }
            }
    }
    if (best)
        propose(fix::setMoment, [&](Setup &setup) { setup = *best; },
                {{"round", best->round + 1},
                 {"turn", best->turn + 1},
                 {"phase", Term{std::string(term::phaseTerms[static_cast<std::size_t>(best->phase)])}}});
}

} // namespace waystone::twocities
