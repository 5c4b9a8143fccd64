#include "advice/told_moments.h"

#include "bots/lively_bot.h"
#include "core/draw.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace waystone::test {

namespace {

/// Another action than this one, at random.
Action otherThan(Action action, const std::vector<Action> &legal, Rng &rng)
{
    Action other = action;
    while (other == action)
        other = legal[rng.below(static_cast<std::uint32_t>(legal.size()))];
    return other;
}

} // namespace

void tellMoments(const GameKind &kind, int count, const std::function<void(const ToldMoment &)> &use)
{
    const std::shared_ptr<const Game> game = std::ranges::find(everyTable(), &kind, &Table::kind)->game;
    Rng rng(22);
    LivelyBot bot;
    for (int told = 0, seats = kind.minSeats; told < count;
         seats = seats == kind.maxSeats ? kind.minSeats : seats + 1) {
        Position position = *game->from(game->start(seats, 0));
        for (int plies = 0; plies < 1500 && told < count; ++plies) {
            const Actors actors = game->actors(position);
            if (actors.isOver())
                break;
            if (actors.isChance()) {
                position = game->apply(position, chanceSeat, drawn(game->outcomes(position), rng), nullptr);
                continue;
            }
            const Seat seat = actors.first();
            const SeatView view = game->view(position, seat);
            const std::vector<Action> legal = game->legal(position, seat);
            const Action action = bot.choose(*game, view, seat, rng, {});
            if (legal.size() > 1 && rng.below(4) == 0) {
                Rng guess(1);
                const Considered one{{action}, {}};
                const Considered other{{otherThan(action, legal, rng)}, {}};
                use({*game, game->guess(view, guess), seat, compared(*game, view, seat, one, other)});
                ++told;
            }
            position = game->apply(position, seat, action, nullptr);
        }
    }
}

Position positionOf(const ToldMoment &moment, const Reason &reason, bool isOther, Events *events)
{
    std::vector<Action> steps = isOther ? moment.comparison.otherSteps : moment.comparison.steps;
    if (!reason.isByTurn)
        steps.resize(1);
    Position position = moment.position;
    for (const Action step : steps) {
        EXPECT_FALSE(moment.game.refuse(position, moment.seat, step)) << moment.game.notation(step);
        position = moment.game.apply(position, moment.seat, step, events);
    }
    return position;
}

} // namespace waystone::test
