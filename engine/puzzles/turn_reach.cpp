#include "puzzles/turn_reach.h"

#include "core/relations.h"

#include <algorithm>

namespace waystone {

namespace {

constexpr int mostAnswers = 100; ///< in a row

} // namespace

TurnReach::TurnReach(const Game &game, TurnTask task, const std::stop_token &stop)
    : game_(game), task_(std::move(task)), stretch_(stretchOf(game, task_.position, task_.stretch))
{
    first_ = game.legal(task_.position, task_.seat);
    Point root;
    root.position = task_.position;
    root.after = task_.position;
    points_.push_back(root);
    isWhole_ = first_.size() <= mostFirst;
    std::size_t layer = 0; // where it begins
    for (int actions = 0; actions < task_.mostActions && isWhole_; ++actions) {
        const std::size_t next = points_.size();
        inLayer_.clear();
        for (std::size_t point = layer; point < next && isWhole_; ++point)
            if (!points_[point].isEnd && !stop.stop_requested())
                extend(point);
        layer = next;
    }
    isWhole_ = isWhole_ && !stop.stop_requested();
}

std::vector<LineStep> TurnReach::lineTo(std::size_t point) const
{
    std::vector<LineStep> line;
    for (; point != 0; point = points_[point].parent)
        line.insert(line.begin(), points_[point].steps.begin(), points_[point].steps.end());
    return line;
}

void TurnReach::extend(std::size_t parent)
{
    const std::vector<Action> legal = game_.legal(points_[parent].position, task_.seat);
    for (std::size_t number = 0; number < legal.size(); ++number) {
        Point point;
        point.actions = points_[parent].actions + 1;
        point.parent = parent;
        point.steps = {{task_.seat, legal[number]}};
        point.script = points_[parent].script;
        point.after = game_.apply(points_[parent].position, task_.seat, legal[number], nullptr);
        point.position = point.after;
        if (parent == 0)
            point.first.set(number);
        else
            point.first = points_[parent].first;
        answer(point);
        const std::uint64_t hash = game_.hash(point.position);
        if (const auto same = sameInLayer(hash, point.position)) {
            points_[*same].first |= point.first;
            continue;
        }
        if (points_.size() >= task_.mostPoints) {
            isWhole_ = false;
            return;
        }
        points_.push_back(std::move(point));
        inLayer_.emplace(hash, points_.size() - 1);
    }
}

std::optional<std::size_t> TurnReach::sameInLayer(std::uint64_t hash, const Position &position) const
{
    const auto [first, last] = inLayer_.equal_range(hash);
    const auto same = std::find_if(
        first, last, [&](const auto &each) { return game_.same(points_[each.second].position, position); });
    return same == last ? std::nullopt : std::optional(same->second);
}

void TurnReach::answer(Point &point) const
{
    const auto isOver = [&] {
        return game_.actors(point.position).isOver() ||
               stretchOf(game_, point.position, task_.stretch) != stretch_;
    };
    for (int answers = 0; answers < mostAnswers; ++answers) {
        point.isEnd = isOver();
        const Actors actors = game_.actors(point.position);
        if (point.isEnd || actors.includes(task_.seat))
            return;
        LineStep step;
        const bool isScripted =
            point.script < task_.script.size() && actors.includes(task_.script[point.script].seat) &&
            !game_.refuse(point.position, task_.script[point.script].seat, task_.script[point.script].action);
        if (isScripted)
            step = task_.script[point.script++];
        else if (actors.isChance())
            step = {chanceSeat, game_.outcomes(point.position).front().action};
        else
            break;
        point.position = game_.apply(point.position, step.seat, step.action, nullptr);
        point.steps.push_back(step);
    }
    point.isEnd = true;
}

} // namespace waystone
