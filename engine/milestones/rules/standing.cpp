#include "milestones/rules/standing.h"

#include "milestones/rules/queries.h"

#include <algorithm>
#include <array>

namespace waystone::milestones {

namespace {

/// What the worker there counts for the majority of its kind; 0 if it is of another kind or none shows.
int valueOn(const Edition &edition, const Player &player, int employment, Good kind)
{
    if (!showsWorker(player, employment) || workerOn(edition, player, employment).kind != kind)
        return 0;
    return bearsBonus(player, employment) ? edition.bonusWorkerValue : edition.workerValue;
}

int valueOf(const Edition &edition, const Player &player, Good kind)
{
    int value = 0;
    for (int employment = 1; employment <= employmentSpaces; ++employment)
        value += valueOn(edition, player, employment, kind);
    return value;
}

} // namespace

Majority majorityOf(const Edition &edition, const Choices &choices, const State &state, Good kind)
{
    std::array<int, maxPlayers> values{};
    for (std::size_t seat = 0; seat < state.players; ++seat)
        values[seat] = valueOf(edition, state.seats[seat], kind);
    const auto end = values.begin() + state.players;
    const int highest = *std::max_element(values.begin(), end);
    const auto leaders = std::count(values.begin(), end, highest);
    if (leaders == state.players && choices.allEqualCategory == AllEqualCategory::notScored)
        return {};
    Majority majority{0, leaders == 1 ? edition.majorityAlone : edition.majorityTied};
    for (std::size_t seat = 0; seat < state.players; ++seat)
        if (values[seat] == highest)
            majority.holders = static_cast<std::uint8_t>(majority.holders | (1U << seat));
    return majority;
}

int ascendingWorkers(const Edition &edition, const Player &player)
{
    int count = 0;
    int last = 0;
    for (int employment = 1; employment <= employmentSpaces; ++employment) {
        if (!showsWorker(player, employment))
            continue;
        const int number = workerOn(edition, player, employment).number;
        if (number < last)
            return 0;
        last = number;
        ++count;
    }
    return count;
}

Telling Milestones::telling(const State &state) const
{
    Telling telling{{{}, {}, score(state).totals, {}}};
    for (std::size_t kind = 0; kind < goodKinds; ++kind) {
        const Majority majority = majorityOf(edition_, choices_, state, static_cast<Good>(kind));
        ToldCategory category{workerNames[kind], {}, {}, {}};
        for (Seat seat = 0; seat < state.players; ++seat) {
            ToldShare share{place(Area::score, 0, seat), {seat}, 0, 0, {}};
            for (int employment = 1; employment <= employmentSpaces; ++employment)
                if (const int value =
                        valueOn(edition_, state.seats[seat], employment, static_cast<Good>(kind))) {
                    share.count += value;
                    share.places.push_back({place(Area::loop, employment, seat), share.count});
                }
            share.points = majority.isHeldBy(seat) ? majority.each : 0;
            telling.front().totals[seat] -= share.points;
            category.shares.push_back(std::move(share));
        }
        telling.push_back(std::move(category));
    }
    for (std::size_t step = 1; step < telling.size(); ++step) {
        telling[step].totals = telling[step - 1].totals;
        for (const ToldShare &share : telling[step].shares)
            telling[step].totals[share.seats.front()] += share.points;
    }
    return telling;
}

std::vector<Standing> Milestones::standings(const State &state) const
{
    std::vector<Standing> all;
    for (Seat seat = 0; seat < state.players; ++seat)
        all.push_back({seat, term::ascendingSequence, {}, ascendingWorkers(edition_, state.seats[seat])});
    for (std::size_t kind = 0; kind < goodKinds; ++kind) {
        const Majority majority = majorityOf(edition_, choices_, state, static_cast<Good>(kind));
        for (Seat seat = 0; seat < state.players; ++seat) {
            const bool isHeld = majority.isHeldBy(seat);
            all.push_back(
                {seat, term::soleMajority, workerNames[kind], isHeld && !majority.isShared() ? 1 : 0});
            all.push_back(
                {seat, term::sharedMajority, workerNames[kind], isHeld && majority.isShared() ? 1 : 0});
        }
    }
    return all;
}

} // namespace waystone::milestones
