#include "milestones/positions/setup_edit.h"
#include "milestones/rules.h"
#include "milestones/rules/queries.h"
#include "milestones/words/terms.h"

#include <algorithm>

namespace waystone::milestones {

namespace {

/// Where a place of the table lies in a setup. Anything else is no place there.
class Spot {
public:
    Spot(const Edition &edition, const Setup &setup, Place where)
        : edition_(edition), setup_(setup), where_(where)
    {}

    [[nodiscard]] bool isVertex() const { return isOnBoard(Area::vertex, edition_.board.vertices.size()); }
    [[nodiscard]] bool isEdge() const { return isOnBoard(Area::edge, edition_.board.edges.size()); }
    [[nodiscard]] bool isTriangle() const
    {
        return isOnBoard(Area::triangle, edition_.board.triangles.size());
    }
    [[nodiscard]] bool isBush() const { return isTriangle() && bush() != none; }
    [[nodiscard]] bool isLoop() const
    {
        return is(Area::loop) && where_.owner < maxPlayers && where_.owner < setup_.seats.size() &&
               where_.index < loopSpaces;
    }
    [[nodiscard]] bool isEmploymentSpace() const { return isLoop() && isEmployment(where_.index); }
    /// Where a tile can be put with its left half.
    [[nodiscard]] bool isTileSpace() const { return isEmploymentSpace() && where_.index < employmentSpaces; }
    [[nodiscard]] bool isDisplay() const
    {
        return isOnBoard(Area::display, static_cast<std::size_t>(edition_.display));
    }
    [[nodiscard]] bool isStarting() const
    {
        return setup_.players <= maxPlayers &&
               isOnBoard(Area::starting, static_cast<std::size_t>(edition_.startingTiles[setup_.players]));
    }

    [[nodiscard]] int bush() const { return edition_.board.bushOf[where_.index]; }
    /// Only of an employment space.
    [[nodiscard]] std::uint8_t shown() const
    {
        return setup_.seats[where_.owner].spaces[where_.index - std::size_t{1}];
    }
    /// Name of the kind of worker that shows on an employment space; empty if none does.
    [[nodiscard]] std::string_view worker() const
    {
        const auto tile = static_cast<std::size_t>(space::tile(shown()));
        if (!space::isWorker(shown()) || tile >= edition_.tiles.size())
            return {};
        const Worker &one = edition_.tiles[tile].workers[static_cast<std::size_t>(space::half(shown()))];
        return workerNames[static_cast<std::size_t>(one.kind)];
    }

private:
    [[nodiscard]] bool is(Area area) const { return where_.area == static_cast<std::uint8_t>(area); }
    [[nodiscard]] bool isOnBoard(Area area, std::size_t count) const
    {
        return is(area) && where_.owner == nobody && where_.index < count;
    }

    const Edition &edition_;
    const Setup &setup_;
    Place where_;
};

/// Index of a kind of worker or goodKinds.
std::size_t kindOf(std::string_view worker)
{
    return static_cast<std::size_t>(std::ranges::find(workerNames, worker) - workerNames.begin());
}

void setBonus(Setup &setup, int bush, std::size_t value)
{
    const auto index = static_cast<std::size_t>(bush);
    if (setup.bonusOn.size() <= index)
        setup.bonusOn.resize(index + 1);
    setup.bonusOn[index] = static_cast<std::uint8_t>(value);
}

/// Tile of which a worker lies at this place, or `none`.
int tileAt(const Edition &edition, const Setup &setup, Place where)
{
    const Spot spot(edition, setup, where);
    if (spot.isDisplay() && where.index < setup.display.size())
        return setup.display[where.index];
    if (spot.isStarting() && where.index < setup.startingTiles.size())
        return setup.startingTiles[where.index];
    if (spot.isEmploymentSpace() && space::isWorker(spot.shown()))
        return space::tile(spot.shown());
    return none;
}

} // namespace

Setup Milestones::empty(int seats) const
{
    Setup setup = start(seats, 0);
    setup.phase = Phase::move;
    setup.movesLeft = 1;
    return setup;
}

std::vector<PaletteEntry> Milestones::palette(const Setup &setup) const
{
    std::vector<PaletteEntry> palette;
    const auto add = [&palette](EditPiece piece, std::optional<int> left) {
        const Piece look{0, {}, piece.kind, piece.variant, nobody, 0, 0};
        palette.push_back({piece, left, {look}});
    };
    const auto rest = [](int all, const std::vector<std::uint8_t> &list) {
        return std::max(0, all - static_cast<int>(list.size()));
    };
    add({term::street}, rest(edition_.streetPieces, setup.streets));
    add({term::milestone}, rest(edition_.milestones, setup.milestones));
    add({term::market}, rest(edition_.markets, setup.markets));
    add({term::house}, rest(edition_.houses, setup.houses));
    add({term::sack}, rest(edition_.sacks, setup.sacks));
    const std::array<int, goodKinds> used = edit::bonusTilesUsed(edition_, setup);
    for (std::size_t kind = 0; kind < goodKinds; ++kind)
        add({term::bonusTile, workerNames[kind]}, std::max(0, edition_.bonusTiles[kind] - used[kind]));
    add({term::coverTile}, std::nullopt);
    const std::vector<bool> seen = edit::tilesSeen(edition_, setup);
    for (std::size_t tile = 0; tile < seen.size(); ++tile) {
        PaletteEntry entry{
            {term::workerTile, {}, nobody, static_cast<std::int16_t>(tile)}, seen[tile] ? 0 : 1, {}};
        for (std::uint8_t half = 0; half < 2; ++half) {
            const Worker &worker = edition_.tiles[tile].workers[half];
            entry.look.push_back({half,
                                  {},
                                  term::worker,
                                  workerNames[static_cast<std::size_t>(worker.kind)],
                                  nobody,
                                  worker.number,
                                  half});
        }
        palette.push_back(std::move(entry));
    }
    return palette;
}

std::optional<EditPiece> Milestones::taken(const Setup &setup, const Piece &lying) const
{
    if (lying.kind == term::worker) {
        const int tile = tileAt(edition_, setup, lying.place);
        if (tile == none)
            return std::nullopt;
        return EditPiece{term::workerTile, {}, nobody, static_cast<std::int16_t>(tile)};
    }
    if (lying.kind == term::pawn)
        return EditPiece{term::pawn, {}, lying.owner};
    return EditPiece{lying.kind, lying.variant};
}

bool Milestones::accepts(const Setup &setup, Place where, const EditPiece &piece) const
{
    const Spot spot(edition_, setup, where);
    const int index = where.index;
    if (piece.kind == term::street)
        return spot.isEdge() && !edit::contains(setup.streets, index);
    if (piece.kind == term::milestone || piece.kind == term::market)
        return spot.isVertex() && !edit::contains(setup.milestones, index) &&
               !edit::contains(setup.markets, index);
    if (piece.kind == term::sack)
        return spot.isVertex() && !edit::contains(setup.sacks, index);
    if (piece.kind == term::house)
        return spot.isTriangle() && !edit::contains(setup.houses, index);
    if (piece.kind == term::bonusTile)
        return spot.isBush() || (spot.isEmploymentSpace() && spot.worker() == piece.variant &&
                                 ((setup.seats[where.owner].bonus >> (index - 1)) & 1) == 0);
    if (piece.kind == term::coverTile)
        return spot.isEmploymentSpace() && spot.shown() != space::covered;
    if (piece.kind == term::workerTile)
        return spot.isDisplay() || spot.isStarting() || spot.isTileSpace();
    return piece.kind == term::pawn && spot.isLoop() && where.owner == piece.owner;
}

Setup Milestones::put(const Setup &setup, Place where, const EditPiece &piece) const
{
    Setup changed = setup;
    if (!accepts(setup, where, piece))
        return changed;
    const int index = where.index;
    if (piece.kind == term::street)
        edit::add(changed.streets, index);
    else if (piece.kind == term::milestone)
        edit::add(changed.milestones, index);
    else if (piece.kind == term::market)
        edit::add(changed.markets, index);
    else if (piece.kind == term::sack)
        edit::add(changed.sacks, index);
    else if (piece.kind == term::house)
        edit::add(changed.houses, index);
    else if (piece.kind == term::pawn)
        changed.seats[where.owner].pawn = static_cast<std::uint8_t>(index);
    else if (piece.kind == term::coverTile)
        edit::coverSpace(changed.seats[where.owner], index);
    else if (piece.kind == term::bonusTile && static_cast<Area>(where.area) == Area::triangle)
        setBonus(changed, edition_.board.bushOf[where.index], kindOf(piece.variant) + 1);
    else if (piece.kind == term::bonusTile)
        changed.seats[where.owner].bonus =
            static_cast<std::uint8_t>(changed.seats[where.owner].bonus | (1u << (index - 1)));
    else {
        edit::takeAway(changed, piece.which);
        if (static_cast<Area>(where.area) == Area::loop)
            edit::layTile(changed.seats[where.owner], piece.which, index);
        else
            edit::fillSlot(static_cast<Area>(where.area) == Area::display ? changed.display
                                                                          : changed.startingTiles,
                           where.index, piece.which);
    }
    return changed;
}

Setup Milestones::remove(const Setup &setup, const Piece &lying) const
{
    Setup changed = setup;
    const Place where = lying.place;
    const Spot spot(edition_, setup, where);
    if (lying.kind == term::street)
        edit::drop(changed.streets, where.index);
    else if (lying.kind == term::milestone)
        edit::drop(changed.milestones, where.index);
    else if (lying.kind == term::market)
        edit::drop(changed.markets, where.index);
    else if (lying.kind == term::sack)
        edit::drop(changed.sacks, where.index);
    else if (lying.kind == term::house)
        edit::drop(changed.houses, where.index);
    else if (lying.kind == term::bonusTile && spot.isBush())
        setBonus(changed, spot.bush(), 0);
    else if (lying.kind == term::bonusTile && spot.isEmploymentSpace())
        changed.seats[where.owner].bonus =
            static_cast<std::uint8_t>(changed.seats[where.owner].bonus & ~(1u << (where.index - 1)));
    else if (lying.kind == term::coverTile && spot.isEmploymentSpace() && spot.shown() == space::covered)
        edit::uncoverSpace(changed.seats[where.owner], where.index);
    else if (lying.kind == term::worker)
        if (const int tile = tileAt(edition_, setup, where); tile != none)
            edit::takeAway(changed, tile);
    return changed;
}

} // namespace waystone::milestones
