#include "games/twocities/table_stage.h"

#include "twocities/positions/setup_edit.h"
#include "twocities/rules/queries.h"

#include <algorithm>

namespace waystone::twocities {

namespace {

// From the lowest bits: 8 for every city (how many rows and columns are in use on each side of the middle, 2 bits each),
// 3 for the watcher, 3 for the round, 2 for the turn.
constexpr int sideBits = 2;
constexpr int watcherBits = 3;
constexpr int roundBits = 3;
constexpr int turnBits = 2;
constexpr unsigned noWatcher = 7;
constexpr unsigned gameOver = 7;
constexpr int middle = grid::side / 2;
static_assert(maxPlayers * 4 * sideBits + watcherBits + roundBits + turnBits == 64);
static_assert(maxPlayers == noWatcher);

class Packer {
public:
    void put(unsigned value, int bits)
    {
        packed_ |= static_cast<BoardLayout::Stage>(value) << used_;
        used_ += bits;
    }
    [[nodiscard]] BoardLayout::Stage packed() const { return packed_; }

private:
    BoardLayout::Stage packed_ = 0;
    int used_ = 0;
};

class Unpacker {
public:
    explicit Unpacker(BoardLayout::Stage packed) : packed_(packed) {}

    int take(int bits)
    {
        const auto value = static_cast<int>(packed_ & ((1u << bits) - 1));
        packed_ >>= bits;
        return value;
    }

private:
    BoardLayout::Stage packed_;
};

void include(TableStage::Extent &extent, int cell)
{
    extent.top = std::min(extent.top, grid::row(cell));
    extent.bottom = std::max(extent.bottom, grid::row(cell));
    extent.left = std::min(extent.left, grid::column(cell));
    extent.right = std::max(extent.right, grid::column(cell));
}

/// What somebody holds needs its place on the table, whatever the phase says.
bool holdsNothing(const SetupSeat &seat)
{
    return seat.hand.empty() && seat.kept.empty();
}

TableStage::Extent extentOf(const City &city)
{
    TableStage::Extent extent;
    const unsigned all = occupied(city);
    for (int bit = 0; bit < cityCells; ++bit)
        if (((all >> bit) & 1) != 0)
            include(extent, cellAt(city, bit));
    return extent;
}

TableStage::Extent extentOf(const Edition &edition, const std::vector<PlacedTile> &city)
{
    TableStage::Extent extent;
    for (const PlacedTile &placed : city)
        if (edit::isOnGrid(edition, placed))
            for (const int cell : edit::cellsOf(edition, placed))
                include(extent, cell);
    return extent;
}

} // namespace

TableStage TableStage::of(const View &view)
{
    const State &seen = view.seen;
    TableStage stage;
    stage.watcher = view.seat;
    stage.isOver = seen.phase == Phase::over;
    stage.round = stage.isOver ? 0 : seen.round;
    stage.turn = stage.isOver ? 0 : seen.turn;
    for (int city = 0; city < cityCount(seen.players); ++city)
        stage.cities[static_cast<std::size_t>(city)] = extentOf(seen.cities[static_cast<std::size_t>(city)]);
    return stage;
}

TableStage TableStage::of(const Edition &edition, const Setup &setup, Seat watcher)
{
    const int players = std::clamp<int>(setup.players, 2, maxPlayers);
    TableStage stage;
    stage.watcher = watcher < players ? watcher : nobody;
    stage.isOver = setup.phase == Phase::over && std::ranges::all_of(setup.seats, holdsNothing);
    if (!stage.isOver) {
        stage.round = std::min<int>(setup.round, roundCount(players) - 1);
        stage.turn = std::min<int>(setup.turn, (1 << turnBits) - 1);
    }
    const auto count = std::min(setup.cities.size(), static_cast<std::size_t>(cityCount(players)));
    for (std::size_t city = 0; city < count; ++city)
        stage.cities[city] = extentOf(edition, setup.cities[city]);
    return stage;
}

void TableStage::keepCities(const TableStage &earlier)
{
    const auto hasGrown = [](const Extent &before, const Extent &now) {
        return before.top >= now.top && before.bottom <= now.bottom && before.left >= now.left &&
               before.right <= now.right;
    };
    // What was taken back since has left cities smaller.
    if (earlier.watcher == watcher && earlier.round == round && earlier.turn == turn &&
        earlier.isOver == isOver && std::ranges::equal(earlier.cities, cities, hasGrown))
        cities = earlier.cities;
}

BoardLayout::Stage TableStage::packed() const
{
    Packer packer;
    for (const Extent &city : cities)
        for (const int reach :
             {middle - city.top, city.bottom - middle, middle - city.left, city.right - middle})
            packer.put(static_cast<unsigned>(reach), sideBits);
    packer.put(watcher < maxPlayers ? watcher : noWatcher, watcherBits);
    packer.put(isOver ? gameOver : static_cast<unsigned>(round), roundBits);
    packer.put(static_cast<unsigned>(turn), turnBits);
    return packer.packed();
}

TableStage TableStage::unpacked(BoardLayout::Stage stage)
{
    Unpacker unpacker(stage);
    TableStage unpacked;
    for (Extent &city : unpacked.cities) {
        city.top = middle - unpacker.take(sideBits);
        city.bottom = middle + unpacker.take(sideBits);
        city.left = middle - unpacker.take(sideBits);
        city.right = middle + unpacker.take(sideBits);
    }
    const auto watcher = static_cast<unsigned>(unpacker.take(watcherBits));
    unpacked.watcher = watcher == noWatcher ? nobody : static_cast<Seat>(watcher);
    const auto round = static_cast<unsigned>(unpacker.take(roundBits));
    unpacked.isOver = round == gameOver;
    unpacked.round = unpacked.isOver ? 0 : static_cast<int>(round);
    unpacked.turn = unpacker.take(turnBits);
    return unpacked;
}

} // namespace waystone::twocities
