#include "twocities/positions/setup_edit.h"
#include "twocities/rules.h"
#include "twocities/rules/queries.h"
#include "twocities/words/piece_parts.h"
#include "twocities/words/terms.h"

#include <algorithm>

namespace waystone::twocities {

namespace {

bool is(Place where, Area area)
{
    return where.area == static_cast<std::uint8_t>(area);
}

/// The tile that a piece of the palette is, or tile::none.
int tileOf(const Edition &edition, const EditPiece &piece)
{
    if (piece.kind == term::duplexTile) {
        const int tile = tile::firstDuplex + piece.which;
        return piece.which >= 0 && tile < edition.tiles() ? tile : tile::none;
    }
    const auto kind = std::ranges::find(kindNames, piece.variant) - kindNames.begin();
    return piece.kind == term::singleTile && kind < kinds ? static_cast<int>(kind) : tile::none;
}

EditPiece pieceOf(int tile)
{
    if (tile::isDuplex(tile))
        return {term::duplexTile, {}, nobody, static_cast<std::int16_t>(tile::duplexIndex(tile))};
    return {term::singleTile, kindNames[static_cast<std::size_t>(tile)]};
}

/// Of a duplex tile there is one: wherever it is put, it is not where it was.
Setup withoutDuplex(const Setup &setup, int tile)
{
    Setup changed = setup;
    if (tile::isDuplex(tile))
        edit::takeDuplexAway(changed, tile);
    return changed;
}

bool takes(const Edition &edition, const Setup &setup, Place where, int tile)
{
    if (is(where, Area::city)) {
        const auto city = edit::cityAt(setup, where);
        const PlacedTile placed{static_cast<std::uint8_t>(cellOf(where)), static_cast<std::uint8_t>(tile)};
        if (!city || !edit::isOnGrid(edition, placed))
            return false;
        const std::vector<int> cells = edit::cellsOf(edition, placed);
        return std::ranges::none_of(
            cells, [&](int cell) { return edit::tileOn(edition, setup.cities[*city], cell).has_value(); });
    }
    if (is(where, Area::discard))
        return where.owner == nobody && where.index == 0 && setup.discards.size() < maxDiscards;
    if (where.owner >= setup.seats.size() || where.owner >= maxPlayers)
        return false;
    const SetupSeat &seat = setup.seats[where.owner];
    const bool hasRoom = seat.hand.size() < maxHand;
    if (is(where, Area::hand))
        return where.index < maxHand && (hasRoom || where.index < edit::inHand(setup, where.owner).size());
    return is(where, Area::selected) && where.index < 2 && seat.kept.size() < 2 &&
           (setup.phase != Phase::select || hasRoom);
}

} // namespace

Setup BetweenTwoCities::empty(int seats) const
{
    Setup setup = start(seats, 0);
    setup.phase = Phase::select;
    return setup;
}

std::vector<PaletteEntry> BetweenTwoCities::palette(const Setup &setup) const
{
    const std::vector<int> left = edit::supply(edition_, setup);
    std::vector<PaletteEntry> palette;
    for (int tile = 0; tile < edition_.tiles(); ++tile) {
        PaletteEntry entry{pieceOf(tile), left[static_cast<std::size_t>(tile)], {}};
        if (tile::isDuplex(tile)) {
            const auto &[first, second, isHorizontal] = edition_.duplex(tile);
            entry.look = {building(0, {}, first, nobody, isHorizontal ? Half::left : Half::upper, 0),
                          building(1, {}, second, nobody, isHorizontal ? Half::right : Half::lower, 1)};
        } else {
            entry.look = {building(0, {}, static_cast<Kind>(tile), nobody, Half::none, 0)};
        }
        palette.push_back(std::move(entry));
    }
    return palette;
}

std::optional<EditPiece> BetweenTwoCities::taken(const Setup &setup, const Piece &lying) const
{
    if (lying.kind == term::cityToken)
        return std::nullopt;
    const auto found = edit::lyingAt(edition_, setup, lying);
    if (!found || found->tile >= edition_.tiles())
        return std::nullopt;
    return pieceOf(found->tile);
}

bool BetweenTwoCities::accepts(const Setup &setup, Place where, const EditPiece &piece) const
{
    const int tile = tileOf(edition_, piece);
    if (tile == tile::none)
        return false;
    return takes(edition_, tile::isDuplex(tile) ? withoutDuplex(setup, tile) : setup, where, tile);
}

Setup BetweenTwoCities::put(const Setup &setup, Place where, const EditPiece &piece) const
{
    if (!accepts(setup, where, piece))
        return setup;
    const int tile = tileOf(edition_, piece);
    const auto value = static_cast<std::uint8_t>(tile);
    Setup changed = withoutDuplex(setup, tile);
    if (is(where, Area::city)) {
        std::vector<PlacedTile> &city = changed.cities[edit::cityAt(changed, where).value()];
        city.push_back({static_cast<std::uint8_t>(cellOf(where)), value});
        std::ranges::sort(city);
    } else if (is(where, Area::discard)) {
        changed.discards.push_back(value);
    } else {
        SetupSeat &seat = changed.seats[where.owner];
        // What lay there gives way.
        if (is(where, Area::hand))
            if (const edit::Tiles lying = edit::inHand(setup, where.owner); where.index < lying.size())
                edit::dropOne(seat.hand, lying[where.index]);
        if (is(where, Area::selected))
            edit::addOne(seat.kept, tile);
        // The tiles kept are among those of the hand as long as they are secret.
        if (is(where, Area::hand) || changed.phase == Phase::select)
            edit::addOne(seat.hand, tile);
    }
    return changed;
}

Setup BetweenTwoCities::remove(const Setup &setup, const Piece &lying) const
{
    Setup changed = setup;
    if (lying.kind != term::cityToken)
        if (const auto found = edit::lyingAt(edition_, setup, lying))
            edit::takeAway(changed, *found);
    return changed;
}

} // namespace waystone::twocities
