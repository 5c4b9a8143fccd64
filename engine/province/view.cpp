#include "province/purse.h"
#include "province/queries.h"
#include "province/rules.h"
#include "province/terms.h"

namespace waystone::province {

namespace {

/// The upper half of a piece's id: what kind of thing it is. The lower half tells which one.
enum class Identity : std::uint32_t {
    worker = 1,
    builtToken, ///< seat * structures + structure
    stockToken, ///< seat * structures + how many lie below it
    goal,
    hiddenGoal, ///< how many lie below it
    ship,
    coin, ///< denomination * 256 + which one
    lenderCoin,
};

/// Collects what lies on the table.
class Table {
public:
    Table(const Edition &edition, const State &state) : edition_(edition), state_(state) {}

    std::vector<Piece> pieces()
    {
        workers();
        tokens();
        goalTokens();
        ships();
        coins();
        add(Identity::lenderCoin, 0, place(Area::lenderCoin, 0, state_.lender), term::lenderCoin, {},
            state_.lender);
        return std::move(pieces_);
    }

private:
    void add(Identity kind, int which, Place where, std::string_view name, std::string_view variant = {},
             Seat owner = nobody, int value = 0, int layer = 0)
    {
        pieces_.push_back({(static_cast<std::uint32_t>(kind) << 16) + static_cast<std::uint32_t>(which),
                           where, name, variant, owner, static_cast<std::int16_t>(value),
                           static_cast<std::uint8_t>(layer)});
    }

    void workers()
    {
        for (int worker = 0; worker < workersOf(edition_); ++worker) {
            const auto index = static_cast<std::size_t>(worker);
            const bool hasMoved = ((state_.moved >> worker) & 1) != 0;
            add(Identity::worker, worker, workerPlace(worker, state_.workers[index]),
                hasMoved ? term::movedWorker : term::worker,
                workerNames[static_cast<std::size_t>(workerKindOf(worker))],
                worker < firstSailor ? nobody : state_.sailorOf[index - firstSailor]);
        }
    }

    void tokens()
    {
        for (Seat seat = 0; seat < players; ++seat) {
            for (int structure = 0; structure < structures; ++structure) {
                if ((state_.built[seat] & bitOf(structure)) == 0)
                    continue;
                const bool isFirst = firstBuilder(state_, static_cast<Structure>(structure)) == seat;
                add(Identity::builtToken, seat * structures + structure,
                    place(Area::token, structure * 2 + (isFirst ? 0 : 1)), term::structureToken,
                    structureNames[static_cast<std::size_t>(structure)], seat);
            }
            const int left = edition_.tokens - std::popcount(state_.built[seat]);
            for (int token = 0; token < left; ++token)
                add(Identity::stockToken, seat * structures + token, place(Area::stock, token, seat),
                    term::structureToken, {}, seat);
        }
    }

    void goalTokens()
    {
        for (int token = 0; token < std::popcount(state_.goalsUnseen); ++token)
            add(Identity::hiddenGoal, token, place(Area::goalPile), term::goalToken, {}, nobody, 0, token);
        for (int goal = 0; goal < goals; ++goal) {
            if ((state_.goalsUnseen & bitOf(goal)) != 0)
                continue;
            Place where = place(Area::discard, goal);
            Seat owner = nobody;
            if (state_.goalShown == goal)
                where = place(Area::goal);
            for (Seat seat = 0; seat < players; ++seat) {
                if ((state_.goalsWon[seat] & bitOf(goal)) == 0)
                    continue;
                owner = seat;
                where = place(Area::wonGoal, goal, seat);
            }
            add(Identity::goal, goal, where, term::goalToken, goalNames[static_cast<std::size_t>(goal)],
                owner);
        }
    }

    void ships()
    {
        const auto face = [](Ships ships) { return shipNames[static_cast<std::size_t>(ships)]; };
        const bool isMixed = state_.ships == Ships::mixed;
        add(Identity::ship, 0, place(Area::ship, 0), term::ship, face(isMixed ? Ships::white : state_.ships));
        add(Identity::ship, 1, place(Area::ship, 1), term::ship, face(isMixed ? Ships::black : state_.ships));
    }

    /// The first player's coins are the lowest numbers of each denomination, the second one's the highest.
    void coins()
    {
        // The loader has made sure that change can be made for every two sums.
        const std::array<Purse, players> held =
            purses(edition_, {state_.coins[0], state_.coins[1]}).value_or(std::array<Purse, players>{});
        for (std::size_t kind = 0; kind < edition_.denominations.size(); ++kind) {
            const auto [value, count] = edition_.denominations[kind];
            const auto index = static_cast<int>(kind);
            for (int coin = 0; coin < count; ++coin) {
                Place where = place(Area::bank, index);
                int layer = coin - held[0][kind];
                Seat owner = nobody;
                if (coin < held[0][kind]) {
                    owner = 0;
                    layer = coin;
                } else if (coin >= count - held[1][kind]) {
                    owner = 1;
                    layer = count - 1 - coin;
                }
                if (owner != nobody)
                    where = place(Area::coins, index, owner);
                add(Identity::coin, index * 256 + coin, where, term::coin, coinNames[kind], owner, value,
                    layer);
            }
        }
    }

    const Edition &edition_;
    const State &state_;
    std::vector<Piece> pieces_;
};

} // namespace

std::vector<Place> Province::places(int seats) const
{
    std::vector<Place> places;
    const auto add = [&places](Area area, int count, Seat owner = nobody) {
        for (int index = 0; index < count; ++index)
            places.push_back(place(area, index, owner));
    };
    const auto denominations = static_cast<int>(edition_.denominations.size());
    add(Area::zone, zones);
    for (int zone = 0; zone < zones; ++zone)
        for (int worker = 0; worker < workersOf(edition_); ++worker)
            places.push_back(workerPlace(worker, zone));
    for (int worker = greenWorkers; worker < workersOf(edition_); ++worker)
        places.push_back(workerPlace(worker, reserve));
    add(Area::structure, structures);
    add(Area::token, structures * players);
    add(Area::goalPile, 1);
    add(Area::goal, 1);
    add(Area::discard, goals);
    add(Area::ship, 2);
    add(Area::bank, denominations);
    add(Area::lenderCoin, 1);
    for (Seat seat = 0; seat < seats; ++seat) {
        add(Area::stock, edition_.tokens, seat);
        add(Area::wonGoal, goals, seat);
        add(Area::coins, denominations, seat);
        for (const Area area : {Area::labor, Area::lenderCoin, Area::score, Area::moveAll, Area::finishWork,
                                Area::hire, Area::grind, Area::useUnion, Area::repay, Area::endTurn})
            add(area, 1, seat);
    }
    return places;
}

std::vector<Piece> Province::pieces(const View &view) const
{
    return Table(edition_, view).pieces();
}

std::vector<Tally> Province::tallies(const View &view) const
{
    std::vector<Tally> tallies;
    for (Seat seat = 0; seat < players; ++seat) {
        int points = 0;
        for (int source = 0; source < sources; ++source)
            points += pointsOf(edition_, view, seat, static_cast<Source>(source));
        tallies.push_back({seat, term::points, points});
        tallies.push_back({seat, sourceNames[static_cast<std::size_t>(Source::coins)], view.coins[seat]});
        tallies.push_back({seat, term::labor, seat == view.turn ? view.labor : 0});
        tallies.push_back({seat, term::structuresBuilt, std::popcount(view.built[seat])});
    }
    int sailors = 0;
    for (int sailor = 0; sailor < edition_.sailors; ++sailor)
        sailors += view.sailorOf[static_cast<std::size_t>(sailor)] == nobody ? 1 : 0;
    tallies.push_back({nobody, term::bankCoins, bankOf(view, totalCoins_)});
    tallies.push_back({nobody, term::sailorsLeft, sailors});
    tallies.push_back({nobody, term::goalsLeft, std::popcount(view.goalsUnseen)});
    return tallies;
}

Message Province::prompt(const State &state, Seat seat) const
{
    if (state.phase == Phase::over)
        return {"over", {}};
    if (actors(state).isChance())
        return {"chance", {}};
    if (seat != state.turn)
        return {"wait", {}};
    if (state.phase == Phase::spend)
        return {state.builtNow == none ? "spend" : "spend-after-building", {}};
    if (movable(choices_, state) == 0)
        return {"all-moved", {}};
    return {state.moved == 0 ? "move-first" : "move-more", {}};
}

} // namespace waystone::province
