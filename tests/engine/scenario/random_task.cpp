#include "scenario/random_task.h"

#include "bots/steady_bot.h"
#include "core/draw.h"
#include "games.h"
#include "scenario/goal/stretches.h"
#include "scenario/proof/middle_position.h"

#include <algorithm>
#include <array>

namespace waystone::test {

namespace {

int below(Rng &rng, int limit)
{
    return static_cast<int>(rng.below(static_cast<std::uint32_t>(limit)));
}

template <typename Value>
const Value &anyOf(const std::vector<Value> &values, Rng &rng)
{
    return values[rng.below(static_cast<std::uint32_t>(values.size()))];
}

/// Goals that some line of play reaches, or comes near to.
class Goals {
public:
    Goals(const Game &game, const Position &begin, Seat seat, int actions, Rng &rng)
        : game_(game), begin_(begin), end_(begin), seat_(seat), rng_(rng)
    {
        for (int ply = 0; ply < 8 * actions && actions > 0 && !game.actors(end_).isOver(); ++ply) {
            const LineStep step = anyStep(game, end_, rng);
            actions -= step.seat == seat ? 1 : 0;
            end_ = game.apply(end_, step.seat, step.action, &events_);
        }
    }

    [[nodiscard]] Goal any()
    {
        switch (below(rng_, 10)) {
        case 0:
        case 1:
            return event();
        case 2:
            return points(anySeat(), below(rng_, 3));
        case 3: {
            Goal goal;
            goal.kind = Goal::Kind::rank;
            goal.seat = seat_;
            goal.atMost = 1;
            return goal;
        }
        default:
            return change();
        }
    }

    /// Several of them, or one with a limit of its own.
    [[nodiscard]] Goal joined(int actions)
    {
        using Kind = Goal::Kind;
        Goal whole;
        whole.kind = std::array{Kind::all, Kind::any, Kind::none, Kind::within, Kind::before}[rng_.below(5)];
        whole.parts = {any()};
        if (whole.kind == Kind::within)
            whole.actions = 1 + below(rng_, actions);
        else if (whole.kind != Kind::none)
            whole.parts.push_back(any());
        return whole;
    }

    /// Sometimes within a stretch of play.
    [[nodiscard]] Goal limited(Goal goal)
    {
        const std::vector<std::string_view> stretches = stretchesOf(game_, game_.seats(begin_));
        if (stretches.empty() || below(rng_, 4) != 0)
            return goal;
        Goal whole;
        whole.kind = Goal::Kind::during;
        whole.what = anyOf(stretches, rng_);
        whole.parts = {std::move(goal)};
        return whole;
    }

private:
    [[nodiscard]] Seat anySeat()
    {
        const int seats = game_.seats(begin_);
        return below(rng_, 4) == 0 ? static_cast<Seat>(below(rng_, seats)) : seat_;
    }

    [[nodiscard]] Goal points(Seat seat, int more) const
    {
        Goal goal;
        goal.kind = Goal::Kind::points;
        goal.seat = seat;
        goal.atLeast = std::max(game_.points(end_, seat, {}), game_.points(begin_, seat, {}) + 1) + more;
        return goal;
    }

    /// A number that is to be as it is after the line.
    [[nodiscard]] Goal change()
    {
        std::vector<Goal> changed;
        const std::vector<Tally> now = game_.tallies(game_.view(end_, seat_));
        for (const Tally &tally : game_.tallies(game_.view(begin_, seat_)))
            for (const Tally &other : now)
                if (other.owner == tally.owner && other.what == tally.what && other.amount != tally.amount) {
                    Goal goal;
                    goal.kind = Goal::Kind::tally;
                    goal.seat = tally.owner;
                    goal.what = tally.what;
                    (other.amount > tally.amount ? goal.atLeast : goal.atMost) = other.amount;
                    changed.push_back(std::move(goal));
                }
        if (changed.empty() || below(rng_, 4) == 0)
            return points(anySeat(), 0);
        return anyOf(changed, rng_);
    }

    [[nodiscard]] Goal event()
    {
        if (events_.empty())
            return points(seat_, 0);
        const Event &happened = anyOf(events_, rng_);
        Goal goal;
        goal.kind = Goal::Kind::happened;
        goal.event = happened.kind;
        if (happened.seat != nobody)
            goal.seat = happened.seat;
        goal.what = happened.what;
        if (below(rng_, 2) == 0)
            goal.cause = happened.cause;
        if (happened.from != Place{} && below(rng_, 3) == 0)
            goal.from = {happened.from};
        if (happened.to != Place{} && below(rng_, 3) == 0)
            goal.places = {happened.to};
        if (below(rng_, 8) == 0)
            goal.atMost = 0;
        else
            goal.atLeast = 1 + below(rng_, 2);
        return goal;
    }

    const Game &game_;
    const Position &begin_;
    Position end_;
    const Seat seat_;
    Rng &rng_;
    Events events_;
};

/// What the others happen to do in a line of play.
std::vector<LineStep> anyScript(const Game &game, Position position, Seat seat, Rng &rng)
{
    std::vector<LineStep> script;
    const int plies = 1 + below(rng, 8);
    for (int ply = 0; ply < plies && !game.actors(position).isOver(); ++ply) {
        const LineStep step = anyStep(game, position, rng);
        if (step.seat != seat)
            script.push_back(step);
        position = game.apply(position, step.seat, step.action, nullptr);
    }
    return script;
}

/// Where a turn begins or, as often, in the middle of one.
Position anyPosition(const Game &game, const MiddleGame &middle, Rng &rng)
{
    Position position = anyMiddlePosition(game, middle, rng);
    Position next = position;
    for (int plies = below(rng, 2) * below(rng, 6); plies > 0 && !game.actors(next).isOver(); --plies) {
        position = next;
        const LineStep step = anyStep(game, position, rng);
        next = game.apply(position, step.seat, step.action, nullptr);
    }
    return game.actors(next).isOver() ? position : next;
}

} // namespace

LineStep anyStep(const Game &game, const Position &position, Rng &rng)
{
    const Actors actors = game.actors(position);
    if (actors.isChance())
        return {chanceSeat, drawn(game.outcomes(position), rng)};
    return {actors.first(), anyOf(game.legal(position, actors.first()), rng)};
}

std::shared_ptr<const LessonPlan> anyTask(const GameKind &kind, Rng &rng)
{
    Lesson lesson;
    lesson.game = *games().make(kind, {}, {});
    lesson.id = "any";
    const Game &game = *lesson.game;
    MiddleGame middle;
    middle.seats = std::min(kind.maxSeats, kind.minSeats + below(rng, 2));
    middle.mistakes = 30;
    lesson.players.resize(static_cast<std::size_t>(middle.seats));
    const Position position = anyPosition(game, middle, rng);
    const Actors actors = game.actors(position);
    LessonStep &step = lesson.steps.emplace_back();
    step.kind = LessonStep::Kind::act;
    step.id = "task";
    step.position = game.positionText(game.setup(position));
    step.seat = actors.isChance() || below(rng, 6) == 0 ? static_cast<Seat>(below(rng, middle.seats))
                                                        : actors.first();
    step.mostActions = 1 + below(rng, 4);
    Goals goals(game, position, step.seat, step.mostActions, rng);
    step.goal = goals.limited(below(rng, 3) == 0 ? goals.joined(step.mostActions) : goals.any());
    if (below(rng, 2) == 0)
        step.script = anyScript(game, position, step.seat, rng);
    step.answers = std::array{Answers::nobody, Answers::every, Answers::bot}[rng.below(3)];
    if (step.answers == Answers::bot) {
        step.bot = std::array{"random", "greedy", "beginner"}[rng.below(3)];
        step.seed = rng.below(100);
    }
    return std::make_shared<const LessonPlan>(std::move(lesson), steadyAnswer);
}

} // namespace waystone::test
