#include "milestones/rules.h"
#include "milestones/rules/queries.h"
#include "milestones/words/terms.h"

#include <algorithm>

namespace waystone::milestones {

namespace {

/// The upper half of a piece's id: what kind of thing it is. The lower half tells which one.
enum class Identity : std::uint32_t {
    pawn = 1,
    worker, ///< tile * 2 + half
    cover,
    bush,
    workerBonus,
    street,
    milestone,
    market,
    sack,
    house,
};

/// Added to the id of a piece that is there once more; larger than the number of pieces of any kind.
constexpr std::uint32_t oneMore = 0x1000;

std::uint32_t identity(Identity kind, std::size_t which)
{
    return (static_cast<std::uint32_t>(kind) << 16) + static_cast<std::uint32_t>(which);
}

/// Collects what lies on the table; what is not there to be shown is left out.
class Table {
public:
    Table(const Edition &edition, const Setup &setup)
        : edition_(edition), board_(edition.board), setup_(setup)
    {}

    std::vector<Piece> pieces()
    {
        mainBoard();
        row(setup_.display, Area::display);
        row(setup_.startingTiles, Area::starting);
        for (std::size_t seat = 0; seat < setup_.seats.size() && seat < maxPlayers; ++seat)
            playerBoard(static_cast<Seat>(seat));
        return std::move(pieces_);
    }

private:
    void add(Identity kind, std::size_t which, Place where, std::string_view name,
             std::string_view variant = {}, Seat owner = nobody, int value = 0, int layer = 0)
    {
        std::uint32_t id = identity(kind, which);
        // A tile that is told to lie in two places is two pieces.
        while (std::ranges::find(pieces_, id, &Piece::id) != pieces_.end())
            id += oneMore;
        pieces_.push_back({id, where, name, variant, owner, static_cast<std::int16_t>(value),
                           static_cast<std::uint8_t>(layer)});
    }

    void addWorker(int tile, int half, Place where, Seat owner, int layer)
    {
        const Worker &worker =
            edition_.tiles[static_cast<std::size_t>(tile)].workers[static_cast<std::size_t>(half)];
        add(Identity::worker, static_cast<std::size_t>(tile * 2 + half), where, term::worker,
            workerNames[static_cast<std::size_t>(worker.kind)], owner, worker.number, layer);
    }

    /// By index: whether the list names it.
    static std::vector<bool> named(const std::vector<std::uint8_t> &list, std::size_t count)
    {
        std::vector<bool> bits(count);
        for (const std::uint8_t index : list)
            if (index < count)
                bits[index] = true;
        return bits;
    }

    void mainBoard()
    {
        const std::vector<bool> streets = named(setup_.streets, board_.edges.size());
        for (std::size_t edge = 0; edge < streets.size(); ++edge)
            if (streets[edge])
                add(Identity::street, edge, place(Area::edge, static_cast<int>(edge)), term::street);
        const std::size_t vertices = board_.vertices.size();
        const std::vector<bool> milestones = named(setup_.milestones, vertices);
        const std::vector<bool> markets = named(setup_.markets, vertices);
        const std::vector<bool> sacks = named(setup_.sacks, vertices);
        for (std::size_t at = 0; at < vertices; ++at) {
            const Place where = place(Area::vertex, static_cast<int>(at));
            if (milestones[at])
                add(Identity::milestone, at, where, term::milestone);
            if (markets[at])
                add(Identity::market, at, where, term::market);
            if (sacks[at])
                add(Identity::sack, at, where, term::sack, {}, nobody, 0, 1);
        }
        const std::vector<bool> houses = named(setup_.houses, board_.triangles.size());
        for (std::size_t triangle = 0; triangle < houses.size(); ++triangle) {
            const Place where = place(Area::triangle, static_cast<int>(triangle));
            if (houses[triangle])
                add(Identity::house, triangle, where, term::house);
            const std::size_t bush = board_.bushOf[triangle];
            const int bonus = bush < setup_.bonusOn.size() ? setup_.bonusOn[bush] : 0;
            if (bonus > 0 && bonus <= goodKinds)
                add(Identity::bush, bush, where, term::bonusTile,
                    workerNames[static_cast<std::size_t>(bonus - 1)], nobody, 0, 1);
        }
    }

    /// In a row both workers of a tile lie on its slot: layer 0 is the left one, layer 1 the right one.
    void row(std::span<const std::uint8_t> slots, Area area)
    {
        for (std::size_t slot = 0; slot < slots.size(); ++slot)
            if (exists(slots[slot]))
                for (int half = 0; half < 2; ++half)
                    addWorker(slots[slot], half, place(area, static_cast<int>(slot)), nobody, half);
    }

    [[nodiscard]] bool exists(int tile) const { return tile < static_cast<int>(edition_.tiles.size()); }

    void playerBoard(Seat seat)
    {
        const SetupPlayer &player = setup_.seats[seat];
        for (int employment = 1; employment <= employmentSpaces; ++employment) {
            const std::uint8_t shown = player.spaces[static_cast<std::size_t>(employment) - 1];
            const Place where = place(Area::loop, employment, seat);
            const auto which = static_cast<std::size_t>(seat * employmentSpaces + employment - 1);
            if (shown == space::covered)
                add(Identity::cover, which, where, term::coverTile, {}, seat);
            if (!space::isWorker(shown) || !exists(space::tile(shown)))
                continue;
            addWorker(space::tile(shown), space::half(shown), where, seat, 0);
            if (((player.bonus >> (employment - 1)) & 1) != 0)
                add(Identity::workerBonus, which, where, term::bonusTile, pieces_.back().variant, seat, 0, 1);
        }
        if (player.pawn < loopSpaces)
            add(Identity::pawn, seat, place(Area::loop, player.pawn, seat), term::pawn, {}, seat, 0, 2);
    }

    const Edition &edition_;
    const Board &board_;
    const Setup &setup_;
    std::vector<Piece> pieces_;
};

} // namespace

std::vector<Piece> Milestones::pieces(const Setup &setup) const
{
    return Table(edition_, setup).pieces();
}

} // namespace waystone::milestones
