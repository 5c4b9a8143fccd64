#include "milestones/positions/repairs.h"
#include "milestones/positions/setup_edit.h"
#include "milestones/rules/queries.h"
#include "milestones/words/codes.h"

#include <algorithm>
#include <array>

namespace waystone::milestones {

namespace {

/// Tiles of which a part is listed at this place; a buried one at the space under its left half.
std::vector<int> tilesAt(const Setup &setup, Place where)
{
    std::vector<int> tiles;
    const auto slot = [&tiles, where](const std::vector<std::uint8_t> &slots) {
        if (where.index < slots.size() && slots[where.index] != none)
            tiles.push_back(slots[where.index]);
    };
    if (static_cast<Area>(where.area) == Area::display)
        slot(setup.display);
    if (static_cast<Area>(where.area) == Area::starting)
        slot(setup.startingTiles);
    if (static_cast<Area>(where.area) != Area::loop || !isEmployment(where.index))
        return tiles;
    const SetupPlayer &player = setup.seats[where.owner];
    if (const std::uint8_t shown = player.spaces[where.index - std::size_t{1}]; space::isWorker(shown))
        tiles.push_back(space::tile(shown));
    for (const BuriedTile &buried : player.buried)
        if (buried.space == where.index || buried.space + 1 == where.index)
            tiles.push_back(buried.tile);
    return tiles;
}

void dropBonus(SetupPlayer &player, int employment)
{
    player.bonus = static_cast<std::uint8_t>(player.bonus & ~(1u << (employment - 1)));
}

/// So many goods fewer, from those of which there are most.
void giveBack(Goods &goods, int count)
{
    for (; count > 0; --count)
        --*std::ranges::max_element(goods);
}

} // namespace

void Repairs::boards()
{
    static constexpr auto tileCodes = std::to_array<std::string_view>(
        {problem::tileInTwoPlaces, problem::tileTorn, problem::tileOverTheEdge, problem::halfOnEmptySpace,
         problem::tilesAtSameSpot, problem::buriedTileUncovered});
    if (is(problem::halfOnEmptySpace))
        for (const int beside : {at() - 1, at() + 1}) {
            if (!isEmployment(beside))
                continue;
            const std::uint8_t shown = setup_.seats[seat()].spaces[static_cast<std::size_t>(beside) - 1];
            const int half = beside < at() ? 0 : 1; // the one seen
            if (space::isWorker(shown) && space::half(shown) == half)
                propose(fix::showOtherWorker, [&](Setup &setup) {
                    setup.seats[seat()].spaces[static_cast<std::size_t>(at()) - 1] =
                        space::worker(space::tile(shown), 1 - half);
                });
        }
    if (is(problem::halfOnEmptySpace) || is(problem::buriedTileUncovered))
        propose(fix::putCoverTile, [this](Setup &setup) {
            setup.seats[seat()].spaces[static_cast<std::size_t>(at()) - 1] = space::covered;
        });
    if (std::ranges::find(tileCodes, problem_.code) != tileCodes.end()) {
        std::vector<int> tiles;
        for (Place where : problem_.places)
            for (const int step : {0, -1, 1}) {
                Place near = where;
                near.index = static_cast<std::uint16_t>(near.index + step);
                if (step == 0 || static_cast<Area>(where.area) == Area::loop)
                    for (const int tile : tilesAt(setup_, near))
                        if (std::ranges::find(tiles, tile) == tiles.end())
                            tiles.push_back(tile);
            }
        for (const int tile : tiles) {
            const auto &[left, right] = edition_.tiles[static_cast<std::size_t>(tile)].workers;
            const auto kind = [](const Worker &worker) {
                return Term{std::string(workerNames[static_cast<std::size_t>(worker.kind)])};
            };
            propose(fix::removeTile, [tile](Setup &setup) { edit::takeAway(setup, tile); },
                    {{"left", kind(left)},
                     {"leftNumber", left.number},
                     {"right", kind(right)},
                     {"rightNumber", right.number}});
        }
    }
    if (is(problem::coverWithoutWorker))
        propose(fix::removeCoverTile, [this](Setup &setup) {
            setup.seats[seat()].spaces[static_cast<std::size_t>(at()) - 1] = space::empty;
        });
    if (is(problem::bonusWithoutWorker))
        propose(fix::removeBonusTile, [this](Setup &setup) { dropBonus(setup.seats[seat()], at()); });
    if (is(problem::castleGoods) || is(problem::manyGoods)) {
        const int count = number("found") - number("maximum");
        propose(fix::giveGoodsBack, [&](Setup &setup) { giveBack(setup.seats[seat()].goods, count); },
                {{"seat", seat()}, {"count", count}});
    }
}

void Repairs::tiles()
{
    const std::vector<std::uint8_t> pile = edit::pileOf(edition_, setup_);
    const int missing = number("expected") - number("found");
    if (is(problem::bonusOverSupply)) {
        const int surplus = number("found") - number("maximum");
        const auto kind = std::ranges::find(workerNames, term("kind")) - workerNames.begin() + 1;
        propose(fix::removeSurplus,
                [&](Setup &setup) {
                    int left = surplus;
                    for (auto bush = setup.bonusOn.rbegin(); bush != setup.bonusOn.rend() && left > 0; ++bush)
                        if (*bush == kind) {
                            *bush = 0;
                            --left;
                        }
                },
                {{"what", Term{std::string(term::bonusTile)}}, {"count", surplus}});
    }
    const auto fill = [&pile](std::vector<std::uint8_t> &slots, int size, int count) {
        slots.resize(std::max(slots.size(), static_cast<std::size_t>(size)), none);
        std::size_t next = 0;
        for (std::uint8_t &slot : slots)
            if (slot == none && count > 0 && next < pile.size()) {
                slot = pile[next++];
                --count;
            }
    };
    const auto empty = [](std::vector<std::uint8_t> &slots, int count) {
        for (auto slot = slots.rbegin(); slot != slots.rend(); ++slot)
            if (*slot != none && count > 0) {
                *slot = none;
                --count;
            }
    };
    if (is(problem::displayNotFull) && missing > 0)
        propose(fix::fillDisplay, [&](Setup &setup) { fill(setup.display, edition_.display, missing); },
                {{"count", missing}});
    if (is(problem::displayNotFull) && missing < 0)
        propose(fix::emptyDisplay, [&](Setup &setup) { empty(setup.display, -missing); },
                {{"count", -missing}});
    if (is(problem::boxCount) && missing > 0)
        propose(fix::putTilesOutOfGame,
                [&](Setup &setup) {
                    for (int count = 0; count < missing && count < static_cast<int>(pile.size()); ++count)
                        edit::add(setup.box, pile[static_cast<std::size_t>(count)]);
                },
                {{"count", missing}});
    if (is(problem::boxCount) && missing < 0)
        propose(fix::takeTilesIntoPile,
                [&](Setup &setup) { setup.box.resize(static_cast<std::size_t>(number("expected"))); },
                {{"count", -missing}});
    if (is(problem::startingTilesLeft))
        propose(fix::takeTilesIntoPile, [](Setup &setup) { setup.startingTiles.clear(); },
                {{"count", number("found")}});
    if (is(problem::startingTilesCount) && missing > 0)
        propose(
            fix::fillStartingTiles,
            [&](Setup &setup) { fill(setup.startingTiles, edition_.startingTiles[setup.players], missing); },
            {{"count", missing}});
    if (is(problem::startingTilesCount) && missing < 0)
        propose(fix::takeTilesIntoPile, [&](Setup &setup) { empty(setup.startingTiles, -missing); },
                {{"count", -missing}});
}

} // namespace waystone::milestones
