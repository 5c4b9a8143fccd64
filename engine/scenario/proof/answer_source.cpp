#include "scenario/proof/answer_source.h"

namespace waystone {

AnswerSource::Answered AnswerSource::at(const SolverTask &task, const Position &position, Seat seat,
                                        const std::stop_token &stop)
{
    Answered answered;
    switch (task.answers) {
    case Answers::nobody:
        answered.isLeftOpen = true;
        break;
    case Answers::bot:
        if (seat == chanceSeat)
            answered.actions = {seededDraw(game_, position, task.seed)};
        else if (task.bots)
            answered = botsAt(task, position, seat, stop);
        else
            answered.bound = SolverResult::Bound::bots;
        break;
    case Answers::every:
    case Answers::any:
        if (seat != chanceSeat)
            answered.actions = game_.legal(position, seat);
        else
            for (const Outcome &outcome : game_.outcomes(position))
                answered.actions.push_back(outcome.action);
        break;
    }
    return answered;
}

AnswerSource::Answered AnswerSource::botsAt(const SolverTask &task, const Position &position, Seat seat,
                                            const std::stop_token &stop)
{
    Answered answered;
    const std::uint64_t hash = game_.hash(position);
    std::optional<Action> answer = known(hash, position);
    if (!answer && asked_ >= task.mostAsked) {
        answered.bound = SolverResult::Bound::bots;
        return answered;
    }
    if (!answer) {
        ++asked_;
        answer = task.bots(game_, game_.view(position, seat), seat, task.bot, task.seed, stop);
        if (answer)
            known_.emplace(hash, std::pair(position, *answer));
    }
    if (answer)
        answered.actions = {*answer};
    else if (stop.stop_requested())
        answered.bound = SolverResult::Bound::stop;
    else
        answered.isLeftOpen = true; // there is no such bot
    return answered;
}

std::optional<Action> AnswerSource::known(std::uint64_t hash, const Position &position) const
{
    const auto [first, last] = known_.equal_range(hash);
    for (auto each = first; each != last; ++each)
        if (game_.same(each->second.first, position))
            return each->second.second;
    return std::nullopt;
}

} // namespace waystone
