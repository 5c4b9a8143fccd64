#include "twocities/table.h"

#include "core/edition/embedded.h"
#include "twocities/rules/building.h"
#include "twocities/rules/queries.h"

#include <gtest/gtest.h>

#include <cassert>

namespace waystone::twocities::test {

const std::string &editionText()
{
    static const std::string text = [] {
        for (const EmbeddedFile &file : embeddedEditions())
            if (file.name == "between-two-cities-official.json")
                return std::string(file.text);
        return std::string();
    }();
    return text;
}

const BetweenTwoCities &rules()
{
    static const BetweenTwoCities instance(*readEdition(editionText()), {});
    return instance;
}

Kind kindOf(char letter)
{
    constexpr std::string_view letters = "sf3214oph"; // in the order of Kind
    const std::size_t kind = letters.find(letter);
    assert(kind != letters.npos);
    return static_cast<Kind>(kind);
}

City cityFrom(std::string_view rows)
{
    City city;
    int row = 0;
    int column = 0;
    int shift = -1; // from the drawing to the grid
    for (const char letter : rows) {
        if (letter == ' ') {
            ++row;
            column = 0;
            continue;
        }
        if (letter != '.') {
            if (shift < 0)
                shift = grid::middle - column - row * grid::side + grid::cells;
            putTile(rules().edition(), city, static_cast<int>(kindOf(letter)),
                    row * grid::side + column + shift - grid::cells);
        }
        ++column;
    }
    return city;
}

State stateWith(int players, const std::vector<std::string> &cities)
{
    State state = *rules().from(rules().start(players, 0));
    for (std::size_t city = 0; city < cities.size(); ++city)
        state.cities[city] = cityFrom(cities[city]);
    return state;
}

namespace {

Action actionOf(const std::string &notation)
{
    const Result<Action> action = rules().actionFrom(notation);
    EXPECT_TRUE(action) << notation;
    return action ? *action : Action{0xFF, 0, 0, 0};
}

} // namespace

Action draw(std::string_view tile)
{
    return actionOf("draw " + std::string(tile));
}

Action select(std::string_view one, std::string_view other)
{
    return actionOf("select " + std::string(one) + ' ' + std::string(other));
}

Action place(std::string_view tile, int city, std::string_view cell)
{
    return actionOf("place " + std::string(tile) + " city" + std::to_string(city) + ' ' + std::string(cell));
}

State position(const std::string &text)
{
    const Result<Setup> setup = rules().setupFrom(text);
    EXPECT_TRUE(setup) << describe(setup.problems().front());
    const Result<State> state = rules().from(*setup);
    EXPECT_TRUE(state) << describe(state.problems().front());
    return *state;
}

Seat playOne(State &state, Rng &rng, Events *events)
{
    const Actors actors = rules().actors(state);
    if (actors.isChance()) {
        OutcomeList outcomes;
        rules().outcomes(state, outcomes);
        std::uint32_t sum = 0;
        for (const Outcome &outcome : outcomes)
            sum += outcome.weight;
        std::uint32_t rest = rng.below(sum);
        std::size_t index = 0;
        for (; rest >= outcomes[index].weight; ++index)
            rest -= outcomes[index].weight;
        rules().apply(state, chanceSeat, outcomes[index].action, events);
        return chanceSeat;
    }
    std::uint32_t skip = rng.below(static_cast<std::uint32_t>(actors.count()));
    Seat seat = actors.first();
    for (; skip > 0 || !actors.includes(seat); ++seat)
        skip -= actors.includes(seat) ? 1 : 0;
    ActionList legal;
    rules().legal(state, seat, legal);
    rules().apply(state, seat, legal[rng.below(static_cast<std::uint32_t>(legal.size()))], events);
    return seat;
}

} // namespace waystone::twocities::test
