#include "milestones/queries.h"
#include "milestones/rules.h"
#include "milestones/terms.h"

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

std::uint32_t identity(Identity kind, std::size_t which)
{
    return (static_cast<std::uint32_t>(kind) << 16) + static_cast<std::uint32_t>(which);
}

/// Collects what lies on the table.
class Table {
public:
    Table(const Edition &edition, const State &state)
        : edition_(edition), board_(edition.board), state_(state)
    {}

    std::vector<Piece> pieces()
    {
        mainBoard();
        row(state_.display, Area::display);
        row(state_.startingTiles, Area::starting);
        for (Seat seat = 0; seat < state_.players; ++seat)
            playerBoard(seat);
        return std::move(pieces_);
    }

private:
    void add(Identity kind, std::size_t which, Place where, std::string_view name,
             std::string_view variant = {}, Seat owner = nobody, int value = 0, int layer = 0)
    {
        pieces_.push_back({identity(kind, which), where, name, variant, owner,
                           static_cast<std::int16_t>(value), static_cast<std::uint8_t>(layer)});
    }

    void addWorker(int tile, int half, Place where, Seat owner, int layer)
    {
        const Worker &worker =
            edition_.tiles[static_cast<std::size_t>(tile)].workers[static_cast<std::size_t>(half)];
        add(Identity::worker, static_cast<std::size_t>(tile * 2 + half), where, term::worker,
            workerNames[static_cast<std::size_t>(worker.kind)], owner, worker.number, layer);
    }

    void mainBoard()
    {
        for (int edge = 0; edge < static_cast<int>(board_.edges.size()); ++edge)
            if (bitOf(state_.streets, edge))
                add(Identity::street, static_cast<std::size_t>(edge), place(Area::edge, edge), term::street);
        for (std::size_t at = 0; at < board_.vertices.size(); ++at) {
            const Place where = place(Area::vertex, static_cast<int>(at));
            if (has(state_, static_cast<int>(at), vertex::milestone))
                add(Identity::milestone, at, where, term::milestone);
            if (has(state_, static_cast<int>(at), vertex::market))
                add(Identity::market, at, where, term::market);
            if (has(state_, static_cast<int>(at), vertex::sack))
                add(Identity::sack, at, where, term::sack, {}, nobody, 0, 1);
        }
        for (int triangle = 0; triangle < static_cast<int>(board_.triangles.size()); ++triangle) {
            const Place where = place(Area::triangle, triangle);
            if (bitOf(state_.houses, triangle))
                add(Identity::house, static_cast<std::size_t>(triangle), where, term::house);
            const int bonus = bonusOn(board_, state_, triangle);
            if (bonus != 0)
                add(Identity::bush, board_.bushOf[static_cast<std::size_t>(triangle)], where, term::bonusTile,
                    workerNames[static_cast<std::size_t>(bonus - 1)], nobody, 0, 1);
        }
    }

    /// In a row both workers of a tile lie on its slot: layer 0 is the left one, layer 1 the right one.
    void row(std::span<const std::uint8_t> slots, Area area)
    {
        for (std::size_t slot = 0; slot < slots.size(); ++slot)
            if (slots[slot] != none)
                for (int half = 0; half < 2; ++half)
                    addWorker(slots[slot], half, place(area, static_cast<int>(slot)), nobody, half);
    }

    void playerBoard(Seat seat)
    {
        const Player &player = state_.seats[seat];
        for (int employment = 1; employment <= employmentSpaces; ++employment) {
            const std::uint8_t shown = player.spaces[static_cast<std::size_t>(employment) - 1];
            const Place where = place(Area::loop, employment, seat);
            const auto which = static_cast<std::size_t>(seat * employmentSpaces + employment - 1);
            if (shown == space::covered)
                add(Identity::cover, which, where, term::coverTile, {}, seat);
            if (space::isWorker(shown))
                addWorker(space::tile(shown), space::half(shown), where, seat, 0);
            if (bearsBonus(player, employment))
                add(Identity::workerBonus, which, where, term::bonusTile,
                    workerNames[static_cast<std::size_t>(workerOn(edition_, player, employment).kind)], seat,
                    0, 1);
        }
        add(Identity::pawn, seat, place(Area::loop, player.pawn, seat), term::pawn, {}, seat, 0, 2);
    }

    const Edition &edition_;
    const Board &board_;
    const State &state_;
    std::vector<Piece> pieces_;
};

} // namespace

std::vector<Place> Milestones::places(int players) const
{
    std::vector<Place> places;
    const auto add = [&places](Area area, std::size_t count, Seat owner = nobody) {
        for (std::size_t index = 0; index < count; ++index)
            places.push_back(place(area, static_cast<int>(index), owner));
    };
    add(Area::vertex, board().vertices.size());
    add(Area::edge, board().edges.size());
    add(Area::triangle, board().triangles.size());
    add(Area::display, static_cast<std::size_t>(edition_.display));
    add(Area::starting, static_cast<std::size_t>(edition_.startingTiles[static_cast<std::size_t>(players)]));
    add(Area::supply, supplyPile::count);
    add(Area::pile, 1);
    for (Seat seat = 0; seat < players; ++seat) {
        add(Area::loop, loopSpaces, seat);
        add(Area::goods, goodKinds, seat);
        add(Area::score, 1, seat);
        add(Area::finish, 1, seat);
        add(Area::decline, 1, seat);
    }
    return places;
}

std::vector<Piece> Milestones::pieces(const View &view) const
{
    return Table(edition_, view).pieces();
}

std::vector<Tally> Milestones::tallies(const View &view) const
{
    std::vector<Tally> tallies;
    for (Seat seat = 0; seat < view.players; ++seat) {
        const Player &player = view.seats[seat];
        tallies.push_back({seat, term::points, totalPoints(player)});
        for (std::size_t kind = 0; kind < goodKinds; ++kind)
            tallies.push_back({seat, goodNames[kind], player.goods[kind]});
    }
    tallies.push_back({nobody, term::section, view.milestonesLeft});
    tallies.push_back({nobody, term::house, view.housesLeft});
    tallies.push_back({nobody, term::market, view.marketsLeft});
    tallies.push_back({nobody, term::sack, view.sacksLeft});
    tallies.push_back({nobody, term::pile, view.pileSize});
    return tallies;
}

Message Milestones::prompt(const State &state, Seat seat) const
{
    if (state.phase == Phase::over)
        return {"over", {}};
    if (actors(state).isChance())
        return {"chance", {}};
    if (seat != state.turn)
        return {"wait", {}};
    switch (state.phase) {
    case Phase::draft:
        return {state.tilesChosen % 2 == 0 ? "choose-first-tile" : "choose-second-tile", {}};
    case Phase::move:
        return {state.movesLeft == 1 ? "first-move" : "second-move", {}};
    case Phase::trade:
        return {state.hired == 0 ? "trade" : "trade-after-hiring", {}};
    case Phase::build:
        return {"build", {}};
    case Phase::offer:
        return {state.offerHouse != none ? "choose-worker-for-bonus" : "take-or-leave-bonus", {}};
    case Phase::supply:
        return {"supply", {}};
    case Phase::keep:
        return {"keep", {{"goods", edition_.goodsKept}}};
    default:
        return {visibleWorkers(state.seats[state.turn]) <= edition_.workersSpared ? "may-cover" : "cover",
                {}};
    }
}

} // namespace waystone::milestones
