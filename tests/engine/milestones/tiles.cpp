#include "milestones/tiles.h"

#include <algorithm>
#include <set>
#include <stdexcept>
#include <string>

namespace waystone::milestones::test {

namespace {

constexpr std::string_view cover = "x";
constexpr std::string_view nothing = "-";

bool isWorkerWish(std::string_view wish)
{
    return wish != cover && wish != nothing;
}

std::set<int> tilesOf(const SetupPlayer &player)
{
    std::set<int> tiles;
    for (const std::uint8_t shown : player.spaces)
        if (space::isWorker(shown))
            tiles.insert(space::tile(shown));
    for (const BuriedTile &buried : player.buried)
        tiles.insert(buried.tile);
    return tiles;
}

} // namespace

Worker workerNamed(std::string_view text)
{
    constexpr std::string_view letters = "QLSGC";
    const std::size_t kind = text.empty() ? std::string_view::npos : letters.find(text[0]);
    if (kind == std::string_view::npos || text.size() < 2 || text[1] < '1' || text[1] > '8')
        throw std::invalid_argument("no worker: \"" + std::string(text) + '"');
    return {static_cast<Good>(kind), static_cast<std::uint8_t>(text[1] - '0')};
}

TileBox::TileBox(const Edition &edition) : edition_(edition), used_(edition.tiles.size(), false) {}

void TileBox::use(int tile)
{
    used_.at(static_cast<std::size_t>(tile)) = true;
}

std::uint8_t TileBox::any()
{
    const auto found = std::ranges::find(used_, false);
    if (found == used_.end())
        throw std::invalid_argument("no worker tile is left");
    *found = true;
    return static_cast<std::uint8_t>(found - used_.begin());
}

int TileBox::left() const
{
    return static_cast<int>(std::ranges::count(used_, false));
}

void TileBox::lay(const Wishes &wishes, std::vector<SetupPlayer> &seats)
{
    if (!layFrom(wishes, seats, 0, 0))
        throw std::invalid_argument("the edition has no tiles for these workers");
    for (std::size_t seat = 0; seat < seats.size(); ++seat) {
        SetupPlayer &player = seats[seat];
        if (wishes[seat].empty()) {
            for (const std::size_t index : {0, 2}) {
                const std::uint8_t tile = any();
                player.spaces[index] = space::worker(tile, 0);
                player.spaces[index + 1] = space::worker(tile, 1);
            }
            continue;
        }
        for (std::size_t index = 0; index < wishes[seat].size(); ++index) {
            const std::string_view wish = wishes[seat][index];
            if (wish == cover)
                player.spaces[index] = space::covered;
            if (isWorkerWish(wish) && wish.ends_with('*'))
                player.bonus = static_cast<std::uint8_t>(player.bonus | (1u << index));
        }
        fillUnderCovers(player);
        while (tilesOf(player).size() < 2)
            bury(player);
        std::ranges::sort(player.buried);
    }
}

bool TileBox::layFrom(const Wishes &wishes, std::vector<SetupPlayer> &seats, std::size_t seat,
                      std::size_t index)
{
    if (seat == wishes.size())
        return true;
    if (index >= wishes[seat].size())
        return layFrom(wishes, seats, seat + 1, 0);
    if (!isWorkerWish(wishes[seat][index]) || seats[seat].spaces[index] != space::empty)
        return layFrom(wishes, seats, seat, index + 1);
    const Worker worker = workerNamed(wishes[seat][index]);
    const bool pairs = index + 1 < wishes[seat].size() && isWorkerWish(wishes[seat][index + 1]);
    for (std::size_t tile = 0; pairs && tile < used_.size(); ++tile) {
        const WorkerTile whole{{worker, workerNamed(wishes[seat][index + 1])}};
        if (used_[tile] || edition_.tiles[tile] != whole)
            continue;
        used_[tile] = true;
        seats[seat].spaces[index] = space::worker(static_cast<int>(tile), 0);
        seats[seat].spaces[index + 1] = space::worker(static_cast<int>(tile), 1);
        if (layFrom(wishes, seats, seat, index + 2))
            return true;
        used_[tile] = false;
        seats[seat].spaces[index] = seats[seat].spaces[index + 1] = space::empty;
    }
    return layOne(wishes, seats, seat, index, 0) || layOne(wishes, seats, seat, index, 1);
}

// One half of a tile shows, the other one is under something that was laid later.
bool TileBox::layOne(const Wishes &wishes, std::vector<SetupPlayer> &seats, std::size_t seat,
                     std::size_t index, int half)
{
    const std::size_t other = half == 0 ? index + 1 : index - 1;
    if (other >= wishes[seat].size() || wishes[seat][other] == nothing)
        return false;
    const std::uint8_t neighbour = seats[seat].spaces[other];
    if (space::isWorker(neighbour) && space::half(neighbour) != half)
        return false; // two tiles on the same two spaces: the upper one would hide the lower one
    for (std::size_t tile = 0; tile < used_.size(); ++tile) {
        if (used_[tile] ||
            edition_.tiles[tile].workers[static_cast<std::size_t>(half)] != workerNamed(wishes[seat][index]))
            continue;
        used_[tile] = true;
        seats[seat].spaces[index] = space::worker(static_cast<int>(tile), half);
        if (layFrom(wishes, seats, seat, index + 1))
            return true;
        used_[tile] = false;
        seats[seat].spaces[index] = space::empty;
    }
    return false;
}

void TileBox::fillUnderCovers(SetupPlayer &player)
{
    std::array<bool, employmentSpaces + 2> laid{};
    for (std::size_t index = 0; index < player.spaces.size(); ++index)
        if (space::isWorker(player.spaces[index])) {
            const std::size_t left = index - static_cast<std::size_t>(space::half(player.spaces[index]));
            laid[left] = laid[left + 1] = true;
        }
    for (std::size_t index = 0; index < player.spaces.size(); ++index) {
        if (player.spaces[index] != space::covered || laid[index])
            continue;
        const bool rightwards = index + 1 < player.spaces.size() && player.spaces[index + 1] != space::empty;
        const std::size_t left = rightwards ? index : index - 1;
        buryAt(player, left);
        laid[left] = laid[left + 1] = true;
    }
}

void TileBox::bury(SetupPlayer &player)
{
    for (std::size_t index = 0; index + 1 < player.spaces.size(); ++index)
        if (player.spaces[index] != space::empty && player.spaces[index + 1] != space::empty)
            return buryAt(player, index);
    throw std::invalid_argument("nowhere to bury a tile");
}

void TileBox::buryAt(SetupPlayer &player, std::size_t index)
{
    player.buried.push_back({any(), static_cast<std::uint8_t>(index + 1)});
}

} // namespace waystone::milestones::test
