#include "twocities/rules.h"
#include "twocities/rules/queries.h"
#include "twocities/rules/windows.h"
#include "twocities/words/codes.h"
#include "twocities/words/piece_parts.h"
#include "twocities/words/terms.h"

#include <algorithm>
#include <bit>
#include <numeric>

namespace waystone::twocities {

namespace {

/// Collects what lies on the table. What the seat does not hold itself lies face down, also if it is remembered.
class Table {
public:
    Table(const Edition &edition, const Scorer &scorer, const View &view)
        : edition_(edition), scorer_(scorer), state_(view.seen), watcher_(view.seat)
    {}

    std::vector<Piece> pieces()
    {
        for (int city = 0; city < cityCount(state_.players); ++city)
            addCity(city);
        for (Seat seat = 0; seat < state_.players; ++seat) {
            addHand(seat);
            addKept(seat);
        }
        for (std::size_t index = 0; index < state_.discards.size(); ++index)
            if (state_.discards[index] != tile::none) {
                const int round = static_cast<int>(index) / state_.players;
                addFaceDown(identity(Identity::discarded, static_cast<int>(index)), place(Area::discard, 0),
                            nobody, discards_++, stageOf(state_.players, round));
            }
        return std::move(pieces_);
    }

private:
    void addBuilding(std::uint32_t id, Place where, Kind kind, Seat owner, Half half, int layer)
    {
        pieces_.push_back(building(id, where, kind, owner, half, layer));
    }

    /// The halves of a duplex tile; where they lie on one place, the second is on top.
    void addDuplex(int tile, Place first, Place second, Seat owner)
    {
        const Duplex &duplex = edition_.duplex(tile);
        const int which = tile::duplexIndex(tile) * 2;
        addBuilding(identity(Identity::duplexHalf, which), first, duplex.first, owner,
                    duplex.isHorizontal ? Half::left : Half::upper, 0);
        addBuilding(identity(Identity::duplexHalf, which + 1), second, duplex.second, owner,
                    duplex.isHorizontal ? Half::right : Half::lower, first == second ? 1 : 0);
    }

    void addFaceDown(std::uint32_t id, Place where, Seat owner, int layer, int stage)
    {
        const bool isDuplex = edition_.rounds[static_cast<std::size_t>(stage)].isDuplex;
        pieces_.push_back({id,
                           where,
                           isDuplex ? term::duplexTile : term::singleTile,
                           {},
                           owner,
                           0,
                           static_cast<std::uint8_t>(layer)});
    }

    void addCity(int number)
    {
        const City &city = state_.cities[static_cast<std::size_t>(number)];
        const auto at = [&](int cell) { return cityPlace(state_.players, number, cell); };
        unsigned single = occupied(city);
        for (const PlacedDuplex &placed : city.duplexes) {
            if (placed.tile == tile::none)
                continue;
            const int second = secondCell(edition_.duplex(placed.tile), placed.cell);
            addDuplex(placed.tile, at(placed.cell), at(second), nobody);
            for (const int cell : {int{placed.cell}, second})
                single &= ~(1u << ((grid::row(cell) - city.top) * citySide + grid::column(cell) - city.left));
        }
        for (; single != 0; single &= single - 1) {
            const int bit = std::countr_zero(single);
            const int cell = cellAt(city, bit);
            for (std::size_t kind = 0; kind < kinds; ++kind)
                if (((city.buildings[kind] >> bit) & 1) != 0)
                    addBuilding(identity(Identity::building, number * grid::cells + cell), at(cell),
                                static_cast<Kind>(kind), nobody, Half::none, 0);
        }
        const int points = scorer_.totals(state_)[static_cast<std::size_t>(number)];
        pieces_.push_back({identity(Identity::cityToken, number),
                           tokenPlace(Area::cityToken, state_.players, number),
                           term::cityToken,
                           {},
                           ownerOf(state_.players, number),
                           static_cast<std::int16_t>(number),
                           0});
        pieces_.push_back(scoreToken(state_.players, number, points));
    }

    void addHeld(int tile, Place where, Seat seat)
    {
        if (tile::isDuplex(tile))
            return addDuplex(tile, where, where, seat);
        const auto alike = std::ranges::count_if(pieces_, [&](const Piece &piece) {
            return piece.id >> 4 == identity(Identity::held, (seat << 8) + (tile << 4)) >> 4;
        });
        addBuilding(identity(Identity::held, (seat << 8) + (tile << 4) + static_cast<int>(alike)), where,
                    static_cast<Kind>(tile), seat, Half::none, 0);
    }

    [[nodiscard]] bool hasSelected(Seat seat) const
    {
        return state_.phase == Phase::place ||
               (state_.phase == Phase::select && state_.kept[seat][0] != tile::none);
    }

    void addHand(Seat seat)
    {
        const int stage = stageOf(state_.players, state_.round);
        const bool isPassed = hasSelected(seat);
        const int kept = isPassed && state_.phase == Phase::select ? 2 : 0;
        const Seat receiver =
            seatBeside(state_.players, seat, edition_.rounds[static_cast<std::size_t>(stage)].direction);
        for (int slot = 0; slot < state_.handSizes[seat] - kept; ++slot) {
            if (isPassed)
                addFaceDown(faceDownId(receiver, Area::waiting, slot), place(Area::waiting, 0, receiver),
                            receiver, slot, stage);
            else if (seat == watcher_)
                addHeld(state_.hands[seat][static_cast<std::size_t>(slot)], place(Area::hand, slot, seat),
                        seat);
            else
                addFaceDown(faceDownId(seat, Area::hand, slot), place(Area::hand, slot, seat), seat, 0,
                            stage);
        }
    }

    void addKept(Seat seat)
    {
        for (std::size_t index = 0; index < 2; ++index) {
            const int tile = state_.kept[seat][index];
            const int slot = static_cast<int>(index);
            const Place where = place(Area::selected, slot, seat);
            if (tile == tile::hidden)
                addFaceDown(faceDownId(seat, Area::selected, slot), where, seat, 0,
                            stageOf(state_.players, state_.round));
            else if (tile != tile::none)
                addHeld(tile, where, seat);
        }
    }

    static std::uint32_t faceDownId(Seat seat, Area area, int which)
    {
        return identity(Identity::faceDown, (seat << 8) + (static_cast<int>(area) << 4) + which);
    }

    const Edition &edition_;
    const Scorer &scorer_;
    const State &state_;
    const Seat watcher_;
    std::vector<Piece> pieces_;
    int discards_ = 0;
};

/// Tiles that the seat has not seen but that lie elsewhere than in the box or in the stack.
int hiddenTiles(const Edition &edition, const State &seen, bool isDuplex)
{
    int hidden = 0;
    if (stageOf(edition, seen).isDuplex == isDuplex)
        for (const Hand &hand : seen.hands)
            hidden += static_cast<int>(std::ranges::count(hand, tile::hidden));
    for (std::size_t index = 0; index < seen.discards.size(); ++index) {
        const int stage = stageOf(seen.players, static_cast<int>(index) / seen.players);
        hidden += seen.discards[index] == tile::hidden &&
                          edition.rounds[static_cast<std::size_t>(stage)].isDuplex == isDuplex
                      ? 1
                      : 0;
    }
    return hidden;
}

} // namespace

std::vector<Place> BetweenTwoCities::places(int seats) const
{
    std::vector<Place> places;
    const auto add = [&places](Area area, int count, Seat owner) {
        for (int index = 0; index < count; ++index)
            places.push_back(place(area, index, owner));
    };
    const int cities = cityCount(seats);
    for (int city = 0; city < cities; ++city)
        for (int cell = 0; cell < grid::cells; ++cell)
            places.push_back(cityPlace(seats, city, cell));
    for (Seat seat = 0; seat < seats; ++seat) {
        add(Area::hand, maxHand, seat);
        add(Area::selected, 2, seat);
        add(Area::waiting, 1, seat);
    }
    add(Area::supply, supplyPile::count, nobody);
    add(Area::discard, 1, nobody);
    for (int city = 0; city < cities; ++city) {
        places.push_back(tokenPlace(Area::cityToken, seats, city));
        places.push_back(tokenPlace(Area::scoreBoard, seats, city));
    }
    return places;
}

std::vector<Piece> BetweenTwoCities::pieces(const View &view) const
{
    return Table(edition_, scorer_, view).pieces();
}

std::vector<Tally> BetweenTwoCities::tallies(const View &view) const
{
    const State &seen = view.seen;
    const std::vector<int> totals = score(seen).totals;
    std::vector<Tally> tallies;
    for (Seat seat = 0; seat < seen.players; ++seat) {
        const bool holdsKept = seen.phase == Phase::select && seen.kept[seat][0] != tile::none;
        tallies.push_back({seat, term::points, totals[seat]});
        tallies.push_back(
            {seat, term::hand, seen.phase == Phase::place || holdsKept ? 0 : seen.handSizes[seat]});
    }
    const int singles = std::accumulate(seen.singlesLeft.begin(), seen.singlesLeft.end(), 0);
    tallies.push_back({nobody, term::singleTile, singles - hiddenTiles(edition_, seen, false)});
    tallies.push_back(
        {nobody, term::duplexTile, std::popcount(seen.duplexesLeft) - hiddenTiles(edition_, seen, true)});
    const auto discarded = std::ranges::count_if(seen.discards, [](int tile) { return tile != tile::none; });
    tallies.push_back({nobody, term::discarded, static_cast<int>(discarded)});
    return tallies;
}

Message BetweenTwoCities::prompt(const State &state, Seat seat) const
{
    if (state.phase == Phase::over)
        return message(prompt::over);
    if (state.phase == Phase::draw)
        return message(prompt::chance);
    if (seat >= state.players)
        return message(prompt::wait);
    const int others = std::popcount(state.acting);
    if (state.phase == Phase::select) {
        if (((state.acting >> seat) & 1) == 0)
            return message(prompt::selected, {{"count", others}});
        return message(stageOf(edition_, state).isDuplex ? prompt::selectDuplexes : prompt::selectSingles);
    }
    if (state.open[seat] == 0)
        return message(prompt::placed, {{"count", others}});
    return message(state.open[seat] == side::both ? prompt::placeTwo : prompt::placeOne);
}

} // namespace waystone::twocities
