#include "twocities/thinking/advantages.h"

#include "twocities/rules/prospect.h"
#include "twocities/rules/queries.h"
#include "twocities/words/codes.h"

#include <algorithm>
#include <optional>

namespace waystone::twocities {

namespace {

// In points, for the order alone.
constexpr double kept = 1;
constexpr double passedOn = -0.35;
constexpr double oneMore = 0.3;

class Told {
public:
    Told(const BetweenTwoCities &rules, const State &state, Seat seat, Advantages &found)
        : rules_(rules), state_(state), seat_(seat), found_(found)
    {}

    void addAll()
    {
        const int players = state_.players;
        const Kept &tiles = state_.kept[seat_];
        if (state_.open[seat_] == side::both || (state_.phase == Phase::select && tiles[1] != tile::none))
            add(advantage_code::keptTiles, seat_, together(seat_, tiles[0], tiles[1]), kept);
        addPassed();
        if (state_.phase == Phase::place)
            for (const auto &[code, city] :
                 {std::pair(advantage_code::oneMoreLeft, leftCity(players, seat_)),
                  std::pair(advantage_code::oneMoreRight, rightCity(players, seat_))})
                addOneMore(code, city);
    }

private:
    void add(std::string_view code, Seat seat, int amount, double worth, std::string_view what = {})
    {
        found_.push_back({code, seat, what, amount, worth});
    }

    /// What two tiles bring a seat, one in each of its cities as they stand.
    [[nodiscard]] int together(Seat seat, int one, int other) const
    {
        const int left = leftCity(state_.players, seat);
        const int right = rightCity(state_.players, seat);
        const auto in = [&](int tile, int city) {
            return bestGain(rules_, state_, seat, tile, city).value_or(0);
        };
        return std::max(in(one, left) + in(other, right), in(other, left) + in(one, right));
    }

    /// Of what is passed on in this turn the two tiles that bring its next holder most.
    void addPassed()
    {
        const Stage &stage = stageOf(rules_.edition(), state_);
        const bool isSelecting = state_.phase == Phase::select;
        if (state_.turn + 1 >= stage.turns() || (isSelecting && state_.kept[seat_][1] == tile::none))
            return;
        const Seat next = seatBeside(state_.players, seat_, stage.direction);
        std::vector<int> rest(state_.hands[seat_].begin(),
                              state_.hands[seat_].begin() + state_.handSizes[seat_]);
        if (isSelecting) // they are revealed with those of the others
            for (const std::uint8_t each : state_.kept[seat_])
                rest.erase(std::ranges::find(rest, each));
        int best = 0;
        for (std::size_t one = 0; one < rest.size(); ++one)
            for (std::size_t other = one + 1; other < rest.size(); ++other)
                best = std::max(best, together(next, rest[one], rest[other]));
        add(advantage_code::passedOn, next, best, passedOn);
    }

    /// What one more building of each kind would bring the city.
    void addOneMore(std::string_view code, int city)
    {
        for (int kind = 0; kind < kinds; ++kind)
            if (const std::optional<int> gain = bestGain(rules_, state_, seat_, kind, city))
                add(code, seat_, *gain, oneMore, kindNames[static_cast<std::size_t>(kind)]);
    }

    const BetweenTwoCities &rules_;
    const State &state_;
    const Seat seat_;
    Advantages &found_;
};

} // namespace

void addAdvantages(const BetweenTwoCities &rules, const State &state, Seat seat, Advantages &found)
{
    if (state.phase == Phase::select || state.phase == Phase::place)
        Told(rules, state, seat, found).addAll();
}

} // namespace waystone::twocities
