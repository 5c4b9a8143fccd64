#include "core/kit/meant.h"
#include "milestones/rules.h"
#include "milestones/rules/queries.h"

namespace waystone::milestones {

namespace {

/// Lists the actions that have a route which begins with one place, and some that do not: the caller sorts those out.
class Meant {
public:
    Meant(const Board &board, const State &state) : board_(board), state_(state) {}

    std::vector<Action> beginningAt(Place clicked)
    {
        const int index = clicked.index;
        switch (static_cast<Area>(clicked.area)) {
        case Area::vertex:
            sectionsFrom(index);
            add(Verb::market, index);
            suppliesOf(index);
            break;
        case Area::edge:
            for (const std::uint8_t end : board_.edges[clicked.index])
                sectionsFrom(end);
            break;
        case Area::triangle:
            add(Verb::house, index);
            for (int space = 1; space <= employmentSpaces; ++space)
                add(Verb::take, index, space);
            break;
        case Area::loop:
            for (int space = 0; space < loopSpaces; ++space)
                add(Verb::move, space);
            if (isEmployment(index)) {
                add(Verb::cover, index);
                for (const std::uint8_t triangle : board_.bushes)
                    add(Verb::take, triangle, index);
            }
            break;
        case Area::goods:
            sales();
            hoards();
            break;
        case Area::display:
            tilePlaced(Verb::hire, state_.display[clicked.index]);
            break;
        case Area::starting:
            tilePlaced(Verb::choose, state_.startingTiles[clicked.index]);
            break;
        case Area::supply:
            pile(index);
            break;
        case Area::finish:
            add(Verb::finish);
            break;
        case Area::decline:
            for (const std::uint8_t triangle : board_.bushes)
                add(Verb::decline, triangle);
            break;
        case Area::pile:
        case Area::score:
            break;
        }
        return std::move(actions_);
    }

private:
    void add(Verb verb, int first = 0, int second = 0, int third = 0)
    {
        actions_.push_back(actionOf(verb, first, second, third));
    }

    void sectionsFrom(int vertex)
    {
        for (const Step &first : board_.steps[static_cast<std::size_t>(vertex)])
            for (const Step &second : board_.steps[first.vertex])
                if (second.vertex != vertex)
                    add(Verb::section, vertex, first.vertex, second.vertex);
    }

    void suppliesOf(int vertex)
    {
        const FixedList<Step, 6> &steps = board_.steps[static_cast<std::size_t>(vertex)];
        add(Verb::supply, vertex, none, none);
        for (std::size_t one = 0; one < steps.size(); ++one) {
            add(Verb::supply, vertex, steps[one].vertex, none);
            for (std::size_t other = one + 1; other < steps.size(); ++other)
                add(Verb::supply, vertex, steps[one].vertex, steps[other].vertex);
        }
    }

    void sales()
    {
        for (int one = 0; one < cubeKinds; ++one)
            for (int other = one; other < cubeKinds; ++other)
                add(Verb::sell, one, other);
    }

    void hoards()
    {
        for (int one = 0; one < goodKinds; ++one)
            for (int two = one; two < goodKinds; ++two)
                for (int three = two; three < goodKinds; ++three)
                    add(Verb::keep, one, two, three);
    }

    void tilePlaced(Verb verb, std::uint8_t tile)
    {
        if (tile == none)
            return;
        for (int left = 1; left < employmentSpaces; ++left)
            add(verb, tile, left);
    }

    void pile(int index)
    {
        const auto vertices = static_cast<int>(board_.vertices.size());
        switch (index) {
        case supplyPile::section:
            for (int vertex = 0; vertex < vertices; ++vertex)
                sectionsFrom(vertex);
            break;
        case supplyPile::house:
            for (int triangle = 0; triangle < static_cast<int>(board_.triangles.size()); ++triangle)
                add(Verb::house, triangle);
            break;
        case supplyPile::market:
            for (int vertex = 0; vertex < vertices; ++vertex)
                add(Verb::market, vertex);
            break;
        case supplyPile::sack:
            for (int vertex = 0; vertex < vertices; ++vertex)
                suppliesOf(vertex);
            break;
        default:
            if (index < cubeKinds)
                add(Verb::buy, index);
        }
    }

    const Board &board_;
    const State &state_;
    std::vector<Action> actions_;
};

} // namespace

std::vector<Action> Milestones::meant(const State &state, Seat seat, const Route &clicks) const
{
    return begunBy(clicks, Meant(board(), state).beginningAt(clicks.front()), *this, state, seat);
}

} // namespace waystone::milestones
