#include "support/goal_line.h"

#include "core/problem.h"
#include "games.h"
#include "scenario/goal/goal_json.h"
#include "scenario/goal/goal_tracker.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <stdexcept>
#include <string>

namespace waystone::test {

namespace {

template <class T>
T need(Result<T> result, std::string_view what)
{
    if (!result)
        throw std::invalid_argument(std::string(what) + ": " + describe(result.problems().front()));
    return *std::move(result);
}

} // namespace

GoalLine::GoalLine(std::string_view game, std::string_view position)
    : game_(*games().make(*games().find(game), {}, {})),
      start_(need(game_->from(need(game_->setupFrom(position), position)), position))
{}

GoalLine &GoalLine::play(std::string_view notation)
{
    const Position &before = plies_.empty() ? start_ : plies_.back().after;
    const Actors actors = game_->actors(before);
    const Seat seat = actors.isChance() ? chanceSeat : actors.first();
    const Action action = need(game_->actionFrom(notation), notation);
    const bool isLegal = actors.isChance()
                             ? std::ranges::count(game_->outcomes(before), action, &Outcome::action) == 1
                             : std::ranges::count(game_->legal(before, seat), action) == 1;
    if (!isLegal) {
        ADD_FAILURE() << notation << " is not legal";
        return *this;
    }
    Ply ply;
    ply.after = game_->apply(before, seat, action, &ply.events);
    ply.isOfSeat0 = seat == 0;
    plies_.push_back(std::move(ply));
    return *this;
}

bool GoalLine::holds(std::string_view text) const
{
    const JsonDocument document = need(JsonDocument::parse(text), text);
    Problems problems;
    JsonReader reader(document, problems);
    const Goal goal = goalFrom(reader, *game_, game_->seats(start_));
    EXPECT_TRUE(problems.empty()) << text << ' ' << describe(problems.front());
    const GoalTracker tracker(*game_, goal, 0);
    GoalProgress progress = tracker.start(start_);
    for (const Ply &ply : plies_)
        progress = tracker.after(progress, ply.after, ply.events, ply.isOfSeat0);
    return progress.isMet;
}

} // namespace waystone::test
