#include "support/tiny_lesson.h"

namespace waystone::test {

LineStep tinyBid(Seat seat, int bid)
{
    return {seat, {TinyGame::bid, static_cast<std::uint8_t>(bid), 0, 0}};
}

LineStep tinyDeal(int card)
{
    return {chanceSeat, {TinyGame::deal, static_cast<std::uint8_t>(card), 0, 0}};
}

LocalText english(std::string text)
{
    LocalText local;
    local.texts["en"] = std::move(text);
    return local;
}

Goal pointsGoal(Seat seat, int atLeast)
{
    Goal goal;
    goal.kind = Goal::Kind::points;
    goal.seat = seat;
    goal.atLeast = atLeast;
    return goal;
}

Goal bidGoal(int bid)
{
    Goal goal;
    goal.kind = Goal::Kind::pieces;
    goal.what = "bid";
    goal.seat = Seat{0};
    goal.places = {{TinyGame::bidBox, 0, static_cast<std::uint16_t>(bid)}};
    goal.atLeast = 1;
    return goal;
}

Lesson tinyLesson()
{
    Lesson lesson;
    lesson.game = *tinyGames().kinds().front().make("{}", {});
    lesson.id = "tiny-lesson";
    lesson.languages = {"en"};
    lesson.title = english("Bidding");
    lesson.summary = english("How a bid scores.");
    lesson.players.resize(2);

    LessonStep &look = lesson.steps.emplace_back();
    look.id = "look";
    look.text = english("You hold a three.");
    look.position = "2 0 0 4 5 4 3 0 0 1 0 0";

    LessonStep &point = lesson.steps.emplace_back();
    point.kind = LessonStep::Kind::act;
    point.id = "first-point";
    point.text = english("Score with one bid.");
    point.goal = pointsGoal(0, 1);
    point.mostActions = 1;
    point.script = {tinyBid(1, 1), tinyDeal(2), tinyDeal(3)};
    point.solution = {tinyBid(0, 3), tinyBid(1, 1)};
    Mistake &mistake = point.mistakes.emplace_back();
    mistake.when = bidGoal(0);
    mistake.text = english("Nothing scores nothing.");
    point.otherwise = english("Somebody else bids that.");
    point.hints = {english("What can the other one bid?"), english("More than 1.")};

    LessonStep &watch = lesson.steps.emplace_back();
    watch.kind = LessonStep::Kind::show;
    watch.id = "watch";
    watch.text = english("Now you bid 2.");
    watch.line = {tinyBid(0, 2)};
    return lesson;
}

} // namespace waystone::test
