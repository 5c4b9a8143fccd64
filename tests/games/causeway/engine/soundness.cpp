#include "causeway/engine/codes.h"
#include "causeway/engine/rules.h"

#include "core/repair.h"

#include <algorithm>

namespace waystone::causeway {

namespace {

/// How many flags more the one has who is not on turn; 0 or 1 in every game.
int lead(const Setup &setup)
{
    const auto ofWhoIsOnTurn = std::ranges::count(setup.flags, setup.turn + 1);
    const auto ofTheOther = std::ranges::count(setup.flags, players - setup.turn);
    return static_cast<int>(ofTheOther - ofWhoIsOnTurn);
}

bool isEven(const Setup &setup)
{
    return lead(setup) == 0 || lead(setup) == 1;
}

void clear(Setup &setup)
{
    setup = {};
}

void evenOut(Setup &setup)
{
    for (auto flag = setup.flags.rbegin(); flag != setup.flags.rend() && !isEven(setup); ++flag) {
        const int tooMany = lead(setup) > 1 ? players - setup.turn : setup.turn + 1;
        if (*flag == tooMany)
            *flag = 0;
    }
}

} // namespace

Problems Causeway::check(const Setup &setup) const
{
    const auto beyond = setup.flags.begin() + static_cast<std::ptrdiff_t>(spots());
    const bool isPossible = setup.turn < players && setup.card <= colours &&
                            std::ranges::all_of(setup.flags, [](int flag) { return flag <= players; }) &&
                            std::all_of(beyond, setup.flags.end(), [](int flag) { return flag == 0; });
    if (!isPossible)
        return {{std::string(problem::impossible), {}, {}, Severity::impossible}};
    Problems problems;
    for (std::uint16_t spot = 0; spot < spots(); ++spot)
        if (!edition_.row[spot].isStone && setup.flags[spot] != 0)
            problems.push_back({std::string(problem::flagInWater), {}, {{stoneArea, nobody, spot}}});
    if (setup.card != 0 && freeStones(setup, static_cast<Colour>(setup.card - 1)) == 0)
        problems.push_back({std::string(problem::cardTooMany),
                            {{"colour", Term{std::string(colourNames[setup.card - 1U])}}},
                            {{cardArea, nobody, 0}}});
    if (!isEven(setup))
        problems.push_back({std::string(problem::uneven), {}, {}, Severity::unusual});
    return problems;
}

std::vector<FindingOf<Setup>> Causeway::problems(const Setup &setup) const
{
    const auto propose = [](const Setup &any, const Problem &found) {
        Proposals<Setup> proposals(any);
        if (found.code == problem::impossible) {
            proposals.add(fix::clear, {}, clear);
        } else if (found.code == problem::flagInWater) {
            const Place place = found.places.front();
            proposals.add(fix::takeAway, {{"place", place}},
                          [place](Setup &changed) { changed.flags[place.index] = 0; });
        } else if (found.code == problem::cardTooMany) {
            proposals.add(fix::putBack, found.arguments, [](Setup &changed) { changed.card = 0; });
        } else {
            const auto other = static_cast<Seat>(1 - any.turn);
            proposals.add(fix::giveTurn, {{"seat", int{other}}},
                          [other](Setup &changed) { changed.turn = other; });
            proposals.add(fix::evenOut, {}, evenOut);
        }
        return proposals.take();
    };
    return withFixes(
        setup, problemCodes(), [this](const Setup &any) { return check(any); }, propose);
}

} // namespace waystone::causeway
