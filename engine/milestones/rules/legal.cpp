#include "milestones/rules.h"
#include "milestones/rules/queries.h"

#include <array>

namespace waystone::milestones {

namespace {

/// Lists the actions of one position in the order of Verb and, within a verb, of the fields: so the list is sorted.
class Lister {
public:
    Lister(const Edition &edition, const State &state, ActionList &actions)
        : edition_(edition),
          board_(edition.board),
          state_(state),
          player_(state.seats[state.turn]),
          actions_(actions)
    {}

    void draft()
    {
        std::array<bool, maxTiles> offered{};
        for (const std::uint8_t tile : state_.startingTiles)
            if (tile != none)
                offered[tile] = true;
        for (std::size_t tile = 0; tile < edition_.tiles.size(); ++tile) {
            if (!offered[tile])
                continue;
            for (int left = 1; left < employmentSpaces; ++left)
                if (isEmpty(left) && isEmpty(left + 1))
                    actions_.add(actionOf(Verb::choose, static_cast<int>(tile), left));
        }
    }

    void moves()
    {
        // The castle is the last stop of every lap, so it is always within reach and nothing beyond it is.
        actions_.add(actionOf(Verb::move, castle));
        for (int target = player_.pawn + 1; target < loopSpaces; ++target)
            actions_.add(actionOf(Verb::move, target));
    }

    void trade()
    {
        if (state_.hired == 0 && coins(player_) >= edition_.tileCost)
            hires();
        if (coins(player_) >= edition_.cubeCost)
            for (int good = 0; good < cubeKinds; ++good)
                actions_.add(actionOf(Verb::buy, good));
        for (int one = 0; one < cubeKinds; ++one)
            for (int other = one; other < cubeKinds; ++other)
                if (owns(one, other))
                    actions_.add(actionOf(Verb::sell, one, other));
        actions_.add(actionOf(Verb::finish));
    }

    void build()
    {
        if (state_.milestonesLeft > 0 && affords(player_.goods, edition_.sectionCost))
            sections();
        if (state_.housesLeft > 0 && affords(player_.goods, edition_.houseCost))
            houses();
        if (state_.marketsLeft > 0 && affords(player_.goods, edition_.marketCost))
            markets();
        actions_.add(actionOf(Verb::finish));
    }

    void offers()
    {
        if (state_.offerHouse != none) {
            takes(state_.offerHouse);
            return;
        }
        const auto &triangles = board_.trianglesAt[state_.offerVertex];
        for (std::size_t index = 0; index < triangles.size(); ++index)
            if (((state_.offered >> index) & 1) != 0)
                takes(triangles[index]);
        for (std::size_t index = 0; index < triangles.size(); ++index)
            if (((state_.offered >> index) & 1) != 0)
                actions_.add(actionOf(Verb::decline, triangles[index]));
    }

    void supplies()
    {
        if (state_.sacksLeft > 0 && affords(player_.goods, edition_.sackCost))
            for (std::size_t at = 0; at < board_.vertices.size(); ++at)
                if (has(state_, static_cast<int>(at), vertex::market) &&
                    !has(state_, static_cast<int>(at), vertex::sack))
                    suppliesOf(static_cast<int>(at));
        actions_.add(actionOf(Verb::finish));
    }

    void keeps()
    {
        Goods left = player_.goods;
        for (std::size_t one = 0; one < goodKinds; ++one) {
            if (left[one] == 0)
                continue;
            --left[one];
            for (std::size_t two = one; two < goodKinds; ++two) {
                if (left[two] == 0)
                    continue;
                --left[two];
                for (std::size_t three = two; three < goodKinds; ++three)
                    if (left[three] > 0)
                        actions_.add(actionOf(Verb::keep, static_cast<int>(one), static_cast<int>(two),
                                              static_cast<int>(three)));
                ++left[two];
            }
            ++left[one];
        }
    }

    void covers()
    {
        for (int employment = 1; employment <= employmentSpaces; ++employment)
            if (showsWorker(player_, employment))
                actions_.add(actionOf(Verb::cover, employment));
        if (visibleWorkers(player_) <= edition_.workersSpared)
            actions_.add(actionOf(Verb::finish));
    }

private:
    [[nodiscard]] bool isEmpty(int employment) const
    {
        return player_.spaces[static_cast<std::size_t>(employment) - 1] == space::empty;
    }

    [[nodiscard]] bool owns(int one, int other) const
    {
        const int first = player_.goods[static_cast<std::size_t>(one)];
        return one == other ? first >= 2 : first >= 1 && player_.goods[static_cast<std::size_t>(other)] >= 1;
    }

    void hires()
    {
        FixedList<std::uint8_t, maxDisplay> tiles;
        for (const std::uint8_t tile : state_.display)
            if (tile != none)
                tiles.add(tile);
        std::sort(tiles.begin(), tiles.end());
        for (const std::uint8_t tile : tiles)
            for (int left = 1; left < employmentSpaces; ++left)
                actions_.add(actionOf(Verb::hire, tile, left));
    }

    void sections()
    {
        for (int from = 0; from < static_cast<int>(board_.vertices.size()); ++from) {
            if (!mayBranch(state_, from))
                continue;
            for (const Step &toMilestone : board_.steps[static_cast<std::size_t>(from)]) {
                if (!isOpenGround(board_, state_, toMilestone.vertex))
                    continue;
                for (const Step &toEnd : board_.steps[toMilestone.vertex])
                    // `from` can be open ground itself only as the untouched start market, which has no number.
                    if (isOpenGround(board_, state_, toEnd.vertex))
                        actions_.add(actionOf(Verb::section, from, toMilestone.vertex, toEnd.vertex));
            }
        }
    }

    void houses()
    {
        for (int triangle = 0; triangle < static_cast<int>(board_.triangles.size()); ++triangle) {
            if (bitOf(state_.houses, triangle) || !touchesStreet(board_, state_, triangle))
                continue;
            const int bonus = bonusOn(board_, state_, triangle);
            if (bonus == 0 || hasFreeWorker(edition_, player_, static_cast<Good>(bonus - 1)))
                actions_.add(actionOf(Verb::house, triangle));
        }
    }

    void markets()
    {
        for (int at = 0; at < static_cast<int>(board_.vertices.size()); ++at)
            if (streetsAt(state_, at) > 0 && !has(state_, at, vertex::covering))
                actions_.add(actionOf(Verb::market, at));
    }

    void takes(int triangle)
    {
        const int bonus = bonusOn(board_, state_, triangle);
        for (int employment = 1; employment <= employmentSpaces; ++employment)
            if (isFreeWorker(edition_, player_, employment, static_cast<Good>(bonus - 1)))
                actions_.add(actionOf(Verb::take, triangle, employment));
    }

    void suppliesOf(int market)
    {
        FixedList<std::uint8_t, 6> open;
        for (const Step &step : board_.steps[static_cast<std::size_t>(market)])
            if (uncoveredNumber(board_, state_, step.vertex) > 0)
                open.add(step.vertex);
        if (open.size() < 2) {
            actions_.add(actionOf(Verb::supply, market, open.empty() ? none : open[0], none));
            return;
        }
        for (std::size_t one = 0; one < open.size(); ++one)
            for (std::size_t other = one + 1; other < open.size(); ++other)
                actions_.add(actionOf(Verb::supply, market, open[one], open[other]));
    }

    const Edition &edition_;
    const Board &board_;
    const State &state_;
    const Player &player_;
    ActionList &actions_;
};

} // namespace

Actors Milestones::actors(const State &state) const
{
    switch (state.phase) {
    case Phase::over:
        return Actors::over();
    case Phase::bushes:
    case Phase::display:
    case Phase::starting:
    case Phase::refill:
        return Actors::chance();
    default:
        return Actors::seat(state.turn);
    }
}

void Milestones::legal(const State &state, Seat seat, ActionList &actions) const
{
    actions.clear();
    if (seat != state.turn)
        return;
    Lister lister(edition_, state, actions);
    switch (state.phase) {
    case Phase::draft:
        return lister.draft();
    case Phase::move:
        return lister.moves();
    case Phase::trade:
        return lister.trade();
    case Phase::build:
        return lister.build();
    case Phase::offer:
        return lister.offers();
    case Phase::supply:
        return lister.supplies();
    case Phase::keep:
        return lister.keeps();
    case Phase::cover:
        return lister.covers();
    case Phase::bushes:
    case Phase::display:
    case Phase::starting:
    case Phase::refill:
    case Phase::over:
        return;
    }
}

} // namespace waystone::milestones
