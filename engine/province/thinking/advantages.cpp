#include "province/thinking/advantages.h"

#include "province/rules/queries.h"
#include "province/words/codes.h"

#include <bit>

namespace waystone::province {

namespace {

// In points, for the order alone.
constexpr double coin = 0.6;
constexpr double labor = 0.5;
constexpr double worker = 1.2;
constexpr double laborAtStart = 1;
constexpr double theirIncome = -0.4;
constexpr double theirFirst = -0.4; ///< a point of theirs for being the first
constexpr double debt = -1.5;

class Told {
public:
    Told(const Province &rules, const State &state, Seat seat, Advantages &found)
        : rules_(rules), edition_(rules.edition()), state_(state), seat_(seat), found_(found)
    {}

    void addAll()
    {
        const Seat opponent = other(seat_);
        add(advantage::holds, seat_, state_.coins[seat_], coin, term::coins);
        if (state_.turn == seat_)
            add(advantage::holds, seat_, state_.labor, labor, term::labor);
        add(advantage_code::workersToMove, seat_, std::popcount(workersOf(seat_)), worker);
        const std::uint8_t own = state_.built[seat_];
        add(advantage_code::laborAtStart, seat_,
            ((own & bitOf(Structure::mill)) != 0 ? edition_.millLabor : 0) +
                ((own & bitOf(Structure::smithy)) != 0 ? edition_.smithyLabor : 0),
            laborAtStart);
        if (state_.turn == opponent)
            addIncome(opponent);
        for (int structure = 0; structure < structures; ++structure) {
            const bool isLeft = firstBuilder(state_, static_cast<Structure>(structure)) == nobody;
            const auto index = static_cast<std::size_t>(structure);
            add(advantage_code::firstToBuild, opponent, isLeft ? edition_.points[index] : 0, theirFirst,
                structureNames[index]);
        }
        add(advantage_code::debt, seat_, state_.lender == seat_ ? 1 : 0, debt);
    }

private:
    void add(std::string_view code, Seat seat, int amount, double worth, std::string_view what = {})
    {
        found_.push_back({code, seat, what, amount, worth});
    }

    /// What is borrowed for this turn alone is gone by the next.
    [[nodiscard]] std::uint16_t workersOf(Seat seat) const
    {
        State turn = state_;
        turn.turn = seat;
        if (rules_.choices().loanDuration == LoanDuration::thisTurn)
            turn.borrowed = 0;
        return accessible(rules_.choices(), turn);
    }

    /// If all its workers move, as far as the bank has coins.
    void addIncome(Seat seat)
    {
        const bool hasBank = (effectsOf(rules_.choices(), state_, seat) & bitOf(Structure::bank)) != 0;
        int labors = 0;
        int coins = 0;
        for (unsigned left = workersOf(seat); left != 0; left &= left - 1) {
            const int from = state_.workers[static_cast<std::size_t>(std::countr_zero(left))];
            const auto to = static_cast<std::size_t>(nextZone(from));
            if (edition_.zoneKinds[to] == ZoneKind::coin)
                coins += hasBank ? edition_.bankCoins : edition_.zoneCoins;
            else
                labors += edition_.zoneLabor;
        }
        add(advantage_code::nextLabor, seat, labors, theirIncome);
        add(advantage_code::nextCoins, seat, std::min(coins, bankOf(state_, edition_.totalCoins())),
            theirIncome);
    }

    const Province &rules_;
    const Edition &edition_;
    const State &state_;
    const Seat seat_;
    Advantages &found_;
};

} // namespace

void addAdvantages(const Province &rules, const State &state, Seat seat, Advantages &found)
{
    Told(rules, state, seat, found).addAll();
}

} // namespace waystone::province
