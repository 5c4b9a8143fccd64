#include "twocities/positions/setup_edit.h"
#include "twocities/rules.h"
#include "twocities/rules/queries.h"
#include "twocities/words/piece_parts.h"
#include "twocities/words/terms.h"

#include <algorithm>

namespace waystone::twocities {

namespace {

/// Collects what lies on the table, all of it face up; what is not there to be shown is left out.
class Table {
public:
    Table(const Edition &edition, const Setup &setup, std::vector<int> points)
        : edition_(edition), setup_(setup), points_(std::move(points))
    {}

    std::vector<Piece> pieces()
    {
        const bool hasCities = setup_.players >= 2 && setup_.players <= maxPlayers;
        for (std::size_t city = 0; hasCities && city < setup_.cities.size(); ++city)
            if (static_cast<int>(city) < cityCount(setup_.players))
                addCity(static_cast<int>(city));
        for (std::size_t index = 0; index < setup_.seats.size() && index < maxPlayers; ++index) {
            const auto seat = static_cast<Seat>(index);
            const edit::Tiles hand = edit::inHand(setup_, index);
            for (std::size_t slot = 0; slot < hand.size() && slot < maxHand; ++slot)
                addHeld(hand[slot], place(Area::hand, static_cast<int>(slot), seat), seat);
            const edit::Tiles &kept = setup_.seats[index].kept;
            for (std::size_t slot = 0; slot < kept.size() && slot < 2; ++slot)
                addHeld(kept[slot], place(Area::selected, static_cast<int>(slot), seat), seat);
        }
        for (std::size_t index = 0; index < setup_.discards.size(); ++index) {
            const int layer = static_cast<int>(index) * 2;
            if (tile::isDuplex(setup_.discards[index]))
                addDuplex(setup_.discards[index], place(Area::discard, 0), place(Area::discard, 0), nobody,
                          layer);
            else
                add(building(identity(Identity::discarded, static_cast<int>(index)), place(Area::discard, 0),
                             static_cast<Kind>(setup_.discards[index]), nobody, Half::none, layer));
        }
        return std::move(pieces_);
    }

private:
    /// A tile that is told to lie in two places is two pieces.
    void add(Piece piece)
    {
        while (std::ranges::find(pieces_, piece.id, &Piece::id) != pieces_.end())
            piece.id += oneMore;
        pieces_.push_back(piece);
    }

    void addDuplex(int tile, Place first, Place second, Seat owner, int layer = 0)
    {
        if (tile >= edition_.tiles())
            return;
        const Duplex &duplex = edition_.duplex(tile);
        const int which = tile::duplexIndex(tile) * 2;
        add(building(identity(Identity::duplexHalf, which), first, duplex.first, owner,
                     duplex.isHorizontal ? Half::left : Half::upper, layer));
        add(building(identity(Identity::duplexHalf, which + 1), second, duplex.second, owner,
                     duplex.isHorizontal ? Half::right : Half::lower, first == second ? layer + 1 : layer));
    }

    void addHeld(int tile, Place where, Seat seat)
    {
        if (tile::isDuplex(tile))
            return addDuplex(tile, where, where, seat);
        add(building(identity(Identity::held,
                              (seat << 8) + (tile << 4) + alike_[seat][static_cast<std::size_t>(tile)]++),
                     where, static_cast<Kind>(tile), seat, Half::none, 0));
    }

    void addCity(int number)
    {
        const auto index = static_cast<std::size_t>(number);
        const auto at = [&](int cell) { return cityPlace(setup_.players, number, cell); };
        for (const PlacedTile &placed : setup_.cities[index]) {
            if (!edit::isOnGrid(edition_, placed))
                continue;
            if (tile::isDuplex(placed.tile))
                addDuplex(placed.tile, at(placed.cell),
                          at(secondCell(edition_.duplex(placed.tile), placed.cell)), nobody);
            else
                add(building(identity(Identity::building, number * grid::cells + placed.cell),
                             at(placed.cell), static_cast<Kind>(placed.tile), nobody, Half::none, 0));
        }
        const Seat owner = ownerOf(setup_.players, number);
        const int points = index < points_.size() ? points_[index] : 0;
        add({identity(Identity::cityToken, number),
             tokenPlace(Area::cityToken, setup_.players, number),
             term::cityToken,
             {},
             owner,
             static_cast<std::int16_t>(number),
             0});
        add({identity(Identity::scoreToken, number),
             tokenPlace(Area::scoreBoard, setup_.players, number),
             term::cityToken,
             {},
             owner,
             static_cast<std::int16_t>(points),
             0});
    }

    const Edition &edition_;
    const Setup &setup_;
    const std::vector<int> points_; ///< by city; empty while they cannot be told
    std::vector<Piece> pieces_;
    std::array<std::array<int, kinds>, maxPlayers> alike_{}; ///< by seat and kind: pieces so far
};

} // namespace

std::vector<Piece> BetweenTwoCities::pieces(const Setup &setup) const
{
    std::vector<int> points;
    if (const Result<State> state = from(setup)) {
        const auto totals = scorer_.totals(*state);
        points.assign(totals.begin(), totals.end());
    }
    return Table(edition_, setup, std::move(points)).pieces();
}

} // namespace waystone::twocities
