#include "scenario/tree/tree_json.h"

#include "core/json/json.h"

#include <array>
#include <string_view>

namespace waystone {

namespace {

constexpr std::array<std::string_view, 4> verdictNames = {"right", "good", "wrong", "neutral"};
constexpr std::array<std::string_view, 4> endNames = {"turn", "done", "failed", "unknown"};
constexpr std::array<std::string_view, 3> reachNames = {"within", "lost", "unknown"};

template <class Names, class Value>
std::string_view nameOf(const Names &names, Value value)
{
    return names[static_cast<std::size_t>(value)];
}

Json toJson(const LessonTree &tree, const TreeBeat &beat, TreeNumbers &numbers)
{
    Json json = {{"t", numbers.told(tree.boards[beat.before], beat.played)}, {"b", beat.after}};
    if (beat.told) {
        json["v"] = nameOf(verdictNames, beat.told->verdict);
        if (!beat.told->text.isEmpty())
            json["say"] = numbers.text(beat.told->text);
        if (!beat.told->marks.empty())
            json["marks"] = toJson(beat.told->marks, beat.after, numbers);
    }
    if (!beat.consequence.empty())
        json["then"] = toJson(tree, beat.consequence, numbers);
    return json;
}

Json toJson(const LessonTree &tree, const TreeTurn &turn, const TreeMove &move, TreeNumbers &numbers)
{
    Json taps = Json::array();
    for (const Route &route : move.taps) {
        Json &tap = taps.emplace_back(Json::array());
        for (const Place place : route)
            tap.push_back(numbers.place(place));
    }
    Json json = {{"a", numbers.command(tree.boards[turn.board], move.action)},
                 {"taps", std::move(taps)},
                 {"s", toJson(tree, move.beats, numbers)},
                 {"e", nameOf(endNames, move.end)}};
    if (move.end == TreeEnd::turn || move.end == TreeEnd::failed)
        json["to"] = move.to;
    return json;
}

Json toJson(const LessonTree &tree, const TreeTurn &turn, TreeNumbers &numbers)
{
    Json json = {{"b", turn.board}, {"moves", Json::array()}};
    if (turn.reach != Reach::within)
        json["reach"] = nameOf(reachNames, turn.reach);
    if (turn.actionsLeft)
        json["left"] = *turn.actionsLeft;
    if (turn.canAsk)
        json["ask"] = true;
    for (const TreeMove &move : turn.moves)
        json["moves"].push_back(toJson(tree, turn, move, numbers));
    return json;
}

} // namespace

Json toJson(const LessonTree &tree, const TaskTree &task, TreeNumbers &numbers)
{
    Json json = {{"s", toJson(tree, task.opening, numbers)},
                 {"e", nameOf(endNames, task.start)},
                 {"turns", Json::array()}};
    if (task.isHopeless)
        json["hopeless"] = true;
    for (const TreeTurn &turn : task.turns)
        json["turns"].push_back(toJson(tree, turn, numbers));
    return json;
}

Json toJson(const LessonTree &tree, const std::vector<TreeBeat> &beats, TreeNumbers &numbers)
{
    Json json = Json::array();
    for (const TreeBeat &beat : beats)
        json.push_back(toJson(tree, beat, numbers));
    return json;
}

Json toJson(const std::vector<LessonMark> &marks, std::size_t board, TreeNumbers &numbers)
{
    Json json = Json::array();
    for (const LessonMark &mark : marks)
        json.push_back(numbers.mark(mark, board));
    return json;
}

} // namespace waystone
