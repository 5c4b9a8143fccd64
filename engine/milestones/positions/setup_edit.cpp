#include "milestones/positions/setup_edit.h"

#include <algorithm>

namespace waystone::milestones::edit {

namespace {

std::uint8_t &shownOn(SetupPlayer &player, int employment)
{
    return player.spaces[static_cast<std::size_t>(employment) - 1];
}

bool shows(const SetupPlayer &player, int tile, int half)
{
    return std::ranges::find(player.spaces, space::worker(tile, half)) != player.spaces.end();
}

void dropBonus(SetupPlayer &player, int employment)
{
    player.bonus = static_cast<std::uint8_t>(player.bonus & ~(1u << (employment - 1)));
}

/// What shows there goes under something. If nothing of its tile is seen any more, the tile is buried.
void hide(SetupPlayer &player, int employment)
{
    std::uint8_t &shown = shownOn(player, employment);
    const std::uint8_t hidden = shown;
    shown = space::covered;
    dropBonus(player, employment);
    if (!space::isWorker(hidden))
        return;
    const int left = employment - space::half(hidden);
    if (left < 1 || left >= employmentSpaces || shows(player, space::tile(hidden), 1 - space::half(hidden)))
        return;
    player.buried.push_back(
        {static_cast<std::uint8_t>(space::tile(hidden)), static_cast<std::uint8_t>(left)});
    std::ranges::sort(player.buried);
}

/// The space, of which the uppermost thing was taken away, shows what lies below. A tile of which the other worker is
/// seen lies above those that are buried; of these nobody remembers the order, and the last one listed is taken.
void reveal(SetupPlayer &player, int employment)
{
    std::uint8_t &shown = shownOn(player, employment);
    shown = space::empty;
    for (const int half : {0, 1}) {
        const int beside = half == 0 ? employment + 1 : employment - 1;
        if (beside < 1 || beside > employmentSpaces)
            continue;
        const std::uint8_t other = shownOn(player, beside);
        if (space::isWorker(other) && space::half(other) == 1 - half &&
            !shows(player, space::tile(other), half)) {
            shown = space::worker(space::tile(other), half);
            return;
        }
    }
    for (auto buried = player.buried.rbegin(); buried != player.buried.rend(); ++buried)
        if (buried->space == employment || buried->space + 1 == employment) {
            shown = space::worker(buried->tile, employment - buried->space);
            player.buried.erase(std::next(buried).base());
            return;
        }
}

} // namespace

bool contains(const std::vector<std::uint8_t> &list, int index)
{
    return std::ranges::find(list, index) != list.end();
}

void add(std::vector<std::uint8_t> &list, int index)
{
    if (contains(list, index))
        return;
    const auto value = static_cast<std::uint8_t>(index);
    list.insert(std::ranges::upper_bound(list, value), value);
}

void drop(std::vector<std::uint8_t> &list, int index)
{
    std::erase(list, static_cast<std::uint8_t>(index));
}

std::vector<bool> tilesSeen(const Edition &edition, const Setup &setup)
{
    std::vector<bool> seen(edition.tiles.size());
    const auto see = [&seen](std::size_t tile) {
        if (tile < seen.size())
            seen[tile] = true;
    };
    for (const auto *list : {&setup.display, &setup.startingTiles, &setup.box})
        std::ranges::for_each(*list, see);
    for (const SetupPlayer &player : setup.seats) {
        for (const std::uint8_t shown : player.spaces)
            if (space::isWorker(shown))
                see(static_cast<std::size_t>(space::tile(shown)));
        for (const BuriedTile &buried : player.buried)
            see(buried.tile);
    }
    return seen;
}

std::vector<std::uint8_t> pileOf(const Edition &edition, const Setup &setup)
{
    const std::vector<bool> seen = tilesSeen(edition, setup);
    std::vector<std::uint8_t> pile;
    for (std::size_t tile = 0; tile < seen.size(); ++tile)
        if (!seen[tile])
            pile.push_back(static_cast<std::uint8_t>(tile));
    return pile;
}

std::array<int, goodKinds> bonusTilesUsed(const Edition &edition, const Setup &setup)
{
    std::array<int, goodKinds> used{};
    for (const std::uint8_t kind : setup.bonusOn)
        if (kind > 0 && kind <= goodKinds)
            ++used[kind - std::size_t{1}];
    for (const SetupPlayer &player : setup.seats)
        for (std::size_t index = 0; index < player.spaces.size(); ++index) {
            const std::uint8_t shown = player.spaces[index];
            if (((player.bonus >> index) & 1) == 0 || !space::isWorker(shown) ||
                space::tile(shown) >= static_cast<int>(edition.tiles.size()))
                continue;
            const Worker &worker = edition.tiles[static_cast<std::size_t>(space::tile(shown))]
                                       .workers[static_cast<std::size_t>(space::half(shown))];
            ++used[static_cast<std::size_t>(worker.kind)];
        }
    return used;
}

void takeAway(Setup &setup, int tile)
{
    for (auto *slots : {&setup.display, &setup.startingTiles})
        std::ranges::replace(*slots, static_cast<std::uint8_t>(tile), static_cast<std::uint8_t>(none));
    drop(setup.box, tile);
    for (SetupPlayer &player : setup.seats) {
        std::erase_if(player.buried, [tile](const BuriedTile &buried) { return buried.tile == tile; });
        std::vector<int> opened;
        for (int employment = 1; employment <= employmentSpaces; ++employment) {
            std::uint8_t &shown = shownOn(player, employment);
            if (!space::isWorker(shown) || space::tile(shown) != tile)
                continue;
            shown = space::empty;
            dropBonus(player, employment);
            opened.push_back(employment);
        }
        for (const int employment : opened)
            reveal(player, employment);
    }
}

void layTile(SetupPlayer &player, int tile, int left)
{
    hide(player, left);
    hide(player, left + 1);
    shownOn(player, left) = space::worker(tile, 0);
    shownOn(player, left + 1) = space::worker(tile, 1);
}

void coverSpace(SetupPlayer &player, int employment)
{
    hide(player, employment);
}

void uncoverSpace(SetupPlayer &player, int employment)
{
    reveal(player, employment);
}

void fillSlot(std::vector<std::uint8_t> &slots, std::size_t slot, int tile)
{
    if (slots.size() <= slot)
        slots.resize(slot + 1, none);
    slots[slot] = static_cast<std::uint8_t>(tile);
}

} // namespace waystone::milestones::edit
