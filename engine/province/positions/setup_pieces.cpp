#include "province/rules.h"
#include "province/rules/purse.h"
#include "province/rules/queries.h"
#include "province/words/terms.h"

#include <algorithm>

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

/// Collects what lies on the table; what is not there to be shown is left out.
class Table {
public:
    Table(const Edition &edition, const PurseTable &purses, const Setup &setup)
        : edition_(edition), purses_(purses), setup_(setup)
    {
        pieces_.reserve(64);
    }

    std::vector<Piece> pieces()
    {
        workers();
        tokens();
        goalTokens();
        ships();
        coins();
        const Seat lender = seatOr(setup_.lender.value_or(nobody));
        add(Identity::lenderCoin, 0, place(Area::lenderCoin, 0, lender), term::lenderCoin, {}, lender);
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

    static Seat seatOr(Seat seat) { return seat < maxPlayers ? seat : nobody; }

    void workers()
    {
        const auto count = std::min(setup_.workers.size(), static_cast<std::size_t>(workersOf(edition_)));
        for (std::size_t index = 0; index < count; ++index) {
            const SetupWorker &each = setup_.workers[index];
            const int worker = static_cast<int>(index);
            // There is no place beside the board for a green worker.
            if (each.at > reserve || (each.at == reserve && worker < greenWorkers))
                continue;
            add(Identity::worker, worker, workerPlace(worker, each.at),
                each.moved ? term::movedWorker : term::worker,
                workerNames[static_cast<std::size_t>(workerKindOf(worker))],
                worker < firstSailor ? nobody : seatOr(each.seat));
        }
    }

    void tokens()
    {
        for (Seat seat = 0; seat < maxPlayers; ++seat) {
            int left = edition_.tokens;
            for (int structure = 0; structure < structures; ++structure) {
                const auto &builders = setup_.builders[static_cast<std::size_t>(structure)];
                if (std::ranges::find(builders, seat) == builders.end())
                    continue;
                const bool isFirst = builders.front() == seat;
                add(Identity::builtToken, seat * structures + structure,
                    place(Area::token, structure * 2 + (isFirst ? 0 : 1)), term::structureToken,
                    structureNames[static_cast<std::size_t>(structure)], seat);
                --left;
            }
            for (int token = 0; token < left; ++token)
                add(Identity::stockToken, seat * structures + token, place(Area::stock, token, seat),
                    term::structureToken, {}, seat);
        }
    }

    void goalTokens()
    {
        const auto unseen = std::ranges::count(setup_.goalPlace, GoalPlace::unseen);
        for (int token = 0; token < unseen; ++token)
            add(Identity::hiddenGoal, token, place(Area::goalPile), term::goalToken, {}, nobody, 0, token);
        for (int goal = 0; goal < goals; ++goal) {
            const GoalPlace at = setup_.goalPlace[static_cast<std::size_t>(goal)];
            if (at == GoalPlace::unseen || at > GoalPlace::discarded)
                continue;
            Place where = place(Area::discard, goal);
            Seat owner = nobody;
            if (at == GoalPlace::shown) {
                where = place(Area::goal);
            } else if (at != GoalPlace::discarded) {
                owner = at == GoalPlace::wonByFirstSeat ? 0 : 1;
                where = place(Area::wonGoal, goal, owner);
            }
            add(Identity::goal, goal, where, term::goalToken, goalNames[static_cast<std::size_t>(goal)],
                owner);
        }
    }

    void ships()
    {
        const auto face = [](Ships ships) { return shipNames[static_cast<std::size_t>(ships)]; };
        const Ships lying = setup_.ships > Ships::black ? Ships::unrolled : setup_.ships;
        const bool isMixed = lying == Ships::mixed;
        add(Identity::ship, 0, place(Area::ship, 0), term::ship, face(isMixed ? Ships::white : lying));
        add(Identity::ship, 1, place(Area::ship, 1), term::ship, face(isMixed ? Ships::black : lying));
    }

    /// The first player's coins are the lowest numbers of each denomination, the second one's the highest.
    void coins()
    {
        // The loader has made sure that change can be made for every two sums that there are coins for.
        const std::array<Purse, maxPlayers> held =
            purses_.find({setup_.coins[0], setup_.coins[1]}).value_or(std::array<Purse, maxPlayers>{});
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
    const PurseTable &purses_;
    const Setup &setup_;
    std::vector<Piece> pieces_;
};

} // namespace

std::vector<Piece> Province::pieces(const Setup &setup) const
{
    return Table(edition_, *purses_, setup).pieces();
}

} // namespace waystone::province
