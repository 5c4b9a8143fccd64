#include "causeway/engine/rules.h"

#include "causeway/engine/codes.h"

#include <algorithm>
#include <cassert>

namespace waystone::causeway {

namespace {

Term wordOf(Colour colour)
{
    return {std::string(colourNames[static_cast<std::size_t>(colour)])};
}

Place stoneAt(std::size_t spot)
{
    return {stoneArea, nobody, static_cast<std::uint16_t>(spot)};
}

std::optional<Problem> refused(std::string_view code, std::vector<Argument> arguments = {},
                               std::vector<Place> places = {})
{
    return Problem{std::string(code), std::move(arguments), std::move(places), Severity::againstRule};
}

} // namespace

std::span<const AreaInfo> Causeway::areas()
{
    static constexpr std::array<AreaInfo, 2> infos{{{term::stone}, {term::card}}};
    return infos;
}

std::span<const std::string_view> Causeway::problemCodes()
{
    static constexpr std::array<std::string_view, 10> codes{
        problem::impossible, problem::flagInWater, problem::cardTooMany, problem::uneven,
        problem::malformed,  problem::notNow,      problem::noneLeft,    problem::water,
        problem::taken,      problem::otherColour};
    return codes;
}

std::span<const std::string_view> Causeway::promptCodes()
{
    static constexpr std::array<std::string_view, 2> codes{prompt::claim, prompt::wait};
    return codes;
}

std::span<const std::string_view> Causeway::terms()
{
    static constexpr std::array<std::string_view, 10> terms{
        term::stone, term::card,  term::flag,     term::points,   term::stones,
        term::pairs, term::chain, colourNames[0], colourNames[1], colourNames[2]};
    return terms;
}

Setup Causeway::start(int, Seat first) const
{
    Setup setup;
    setup.turn = first;
    return setup;
}

Result<State> Causeway::from(const Setup &setup) const
{
    Problems problems = check(setup);
    std::erase_if(problems, [](const Problem &each) { return each.severity == Severity::unusual; });
    if (!problems.empty())
        return problems;
    return setup;
}

int Causeway::freeStones(const State &state, Colour colour) const
{
    int count = 0;
    for (std::size_t spot = 0; spot < spots(); ++spot)
        count += edition_.row[spot].isStone && edition_.row[spot].colour == colour && state.flags[spot] == 0;
    return count;
}

bool Causeway::isOver(const State &state) const
{
    for (std::size_t spot = 0; spot < spots(); ++spot)
        if (edition_.row[spot].isStone && state.flags[spot] == 0)
            return false;
    return true;
}

Actors Causeway::actors(const State &state) const
{
    if (isOver(state))
        return Actors::over();
    return state.card == 0 ? Actors::chance() : Actors::seat(state.turn);
}

void Causeway::legal(const State &state, Seat seat, ActionList &actions) const
{
    actions.clear();
    if (seat == chanceSeat || !actors(state).includes(seat))
        return;
    for (std::uint8_t spot = 0; spot < spots(); ++spot)
        if (!refuse(state, seat, {claim, spot, 0, 0}))
            actions.add({claim, spot, 0, 0});
}

std::optional<Problem> Causeway::refuse(const State &state, Seat seat, Action action) const
{
    const std::size_t most = action.verb == draw ? colours : spots();
    if (action.verb >= verbs || action.first >= most || action.second != 0 || action.third != 0)
        return Problem{std::string(problem::malformed), {}, {}, Severity::impossible};
    if ((action.verb == draw) != (seat == chanceSeat) || !actors(state).includes(seat))
        return refused(problem::notNow);
    if (action.verb == draw) {
        const auto colour = static_cast<Colour>(action.first);
        return freeStones(state, colour) > 0 ? std::nullopt
                                             : refused(problem::noneLeft, {{"colour", wordOf(colour)}});
    }
    const Spot &spot = edition_.row[action.first];
    const std::vector<Place> places{stoneAt(action.first)};
    if (!spot.isStone)
        return refused(problem::water, {}, places);
    if (state.flags[action.first] != 0)
        return refused(problem::taken, {}, places);
    const auto card = static_cast<Colour>(state.card - 1);
    if (spot.colour != card)
        return refused(problem::otherColour, {{"card", wordOf(card)}, {"stone", wordOf(spot.colour)}},
                       places);
    return std::nullopt;
}

void Causeway::outcomes(const State &state, OutcomeList &outcomes) const
{
    outcomes.clear();
    if (!actors(state).isChance())
        return;
    for (std::uint8_t colour = 0; colour < colours; ++colour)
        if (const int cards = freeStones(state, static_cast<Colour>(colour)); cards > 0)
            outcomes.add({{draw, colour, 0, 0}, static_cast<std::uint32_t>(cards)});
}

void Causeway::apply(State &state, Seat seat, Action action, Events *events) const
{
    assert(!refuse(state, seat, action));
    const auto tell = [events](const Event &event) {
        if (events != nullptr)
            events->push_back(event);
    };
    if (action.verb == draw) {
        state.card = static_cast<std::uint8_t>(action.first + 1);
        tell({Event::Kind::revealed, nobody, colourNames[action.first], {}, 0, {}, {cardArea, nobody, 0}});
        return;
    }
    const std::size_t spot = action.first;
    const Place place = stoneAt(spot);
    const int pairs = pairPointsAt(state, seat, spot);
    state.flags[spot] = static_cast<std::uint8_t>(seat + 1);
    state.card = 0;
    state.turn = static_cast<Seat>(1 - seat);
    tell({Event::Kind::placed, seat, term::flag, {}, 1, {}, place});
    if (edition_.row[spot].points != 0)
        tell({Event::Kind::points, seat, term::points, term::stones, edition_.row[spot].points, place, {}});
    if (pairs != 0)
        tell({Event::Kind::points, seat, term::points, term::pairs, pairs, place, {}});
    if (isOver(state))
        tell({Event::Kind::gameEnded, nobody, {}, {}, 0, {}, {}});
    else
        tell({Event::Kind::turnBegan, state.turn, {}, {}, 0, {}, {}});
}

} // namespace waystone::causeway
