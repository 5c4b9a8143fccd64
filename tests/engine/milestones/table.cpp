#include "milestones/table.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <numeric>
#include <stdexcept>

namespace waystone::milestones::test {

namespace {

Action action(Verb verb, int first = 0, int second = 0, int third = 0)
{
    return {static_cast<std::uint8_t>(verb), static_cast<std::uint8_t>(first),
            static_cast<std::uint8_t>(second), static_cast<std::uint8_t>(third)};
}

State stateOf(const Milestones &rules, const Setup &setup)
{
    const Result<State> state = rules.from(setup);
    if (state)
        return *state;
    std::string problems = "not a sound position:";
    for (const Problem &problem : state.problems())
        problems += "\n  " + describe(problem);
    throw std::invalid_argument(problems);
}

} // namespace

Action choose(std::string_view name, int space)
{
    return action(Verb::choose, tile(name), space);
}

Action move(int space)
{
    return action(Verb::move, space);
}

Action hire(std::string_view name, int space)
{
    return action(Verb::hire, tile(name), space);
}

Action buy(Good cube)
{
    return action(Verb::buy, static_cast<int>(cube));
}

Action sell(Good one, Good other)
{
    return action(Verb::sell, static_cast<int>(std::min(one, other)), static_cast<int>(std::max(one, other)));
}

Action section(std::string_view path)
{
    const std::size_t first = path.find('-');
    const std::size_t second = path.find('-', first + 1);
    return action(Verb::section, at(path.substr(0, first)), at(path.substr(first + 1, second - first - 1)),
                  at(path.substr(second + 1)));
}

Action house(std::string_view corners)
{
    return action(Verb::house, triangle(corners));
}

Action market(std::string_view vertex)
{
    return action(Verb::market, at(vertex));
}

Action take(std::string_view corners, int worker)
{
    return action(Verb::take, triangle(corners), worker);
}

Action decline(std::string_view corners)
{
    return action(Verb::decline, triangle(corners));
}

Action supply(std::string_view market, std::string_view one, std::string_view other)
{
    const int first = one.empty() ? none : at(one);
    const int second = other.empty() ? none : at(other);
    return action(Verb::supply, at(market), std::min(first, second), std::max(first, second));
}

Action keep(Good one, Good two, Good three)
{
    std::array<Good, 3> kept{one, two, three};
    std::ranges::sort(kept);
    return action(Verb::keep, static_cast<int>(kept[0]), static_cast<int>(kept[1]),
                  static_cast<int>(kept[2]));
}

Action cover(int worker)
{
    return action(Verb::cover, worker);
}

Action finish()
{
    return action(Verb::finish);
}

Action turnUp(std::string_view name)
{
    return action(Verb::turnUp, tile(name));
}

Action putBonus(Good kind)
{
    return action(Verb::putBonus, static_cast<int>(kind));
}

Table::Table(const Layout &layout, Choices choices)
    : Table(rulesWith(choices), stateOf(rulesWith(choices), layout.setup()))
{}

Table Table::fresh(int players, Seat startSeat, Choices choices)
{
    const Milestones &rules = rulesWith(choices);
    return {rules, stateOf(rules, rules.start(players, startSeat))};
}

Seat Table::actor() const
{
    return rules_->actors(state_).first();
}

std::vector<Action> Table::options() const
{
    std::vector<Action> actions;
    if (rules_->actors(state_).isChance()) {
        OutcomeList outcomes;
        rules_->outcomes(state_, outcomes);
        for (const Outcome &outcome : outcomes)
            actions.push_back(outcome.action);
    } else if (!isOver()) {
        ActionList list;
        rules_->legal(state_, actor(), list);
        actions.assign(list.begin(), list.end());
    }
    return actions;
}

std::vector<Action> Table::options(Verb verb) const
{
    std::vector<Action> actions = options();
    std::erase_if(actions, [verb](Action each) { return each.verb != static_cast<std::uint8_t>(verb); });
    return actions;
}

bool Table::can(Action action) const
{
    const std::vector<Action> actions = options();
    const bool listed = std::ranges::find(actions, action) != actions.end();
    if (isOver())
        return listed;
    const std::optional<Problem> problem = rules_->refuse(state_, actor(), action);
    if (listed == problem.has_value())
        ADD_FAILURE() << "legal() " << (listed ? "lists" : "does not list") << " an action that refuse() "
                      << (problem ? "refuses: " + describe(*problem) : "allows");
    return listed;
}

Table &Table::play(Action action)
{
    events_.clear();
    if (can(action)) {
        rules_->apply(state_, actor(), action, &events_);
        return *this;
    }
    const std::optional<Problem> problem = rules_->refuse(state_, actor(), action);
    ADD_FAILURE() << "illegal: \"" << rules_->notation(action) << "\" " << (problem ? describe(*problem) : "")
                  << "\nin " << rules_->positionText(rules_->setup(state_));
    return *this;
}

Table &Table::play(std::string_view notation)
{
    const Result<Action> action = rules_->actionFrom(notation);
    if (action)
        return play(*action);
    ADD_FAILURE() << "no notation: \"" << notation << "\" " << describe(action.problems().front());
    return *this;
}

Table &Table::chance(Rng &rng)
{
    while (rules_->actors(state_).isChance()) {
        OutcomeList outcomes;
        rules_->outcomes(state_, outcomes);
        std::uint32_t weights = 0;
        for (const Outcome &outcome : outcomes)
            weights += outcome.weight;
        std::uint32_t drawn = rng.below(weights);
        for (const Outcome &outcome : outcomes) {
            if (drawn < outcome.weight) {
                play(outcome.action);
                break;
            }
            drawn -= outcome.weight;
        }
    }
    return *this;
}

Table &Table::chance()
{
    Rng rng(1);
    return chance(rng);
}

bool Table::happened(Event::Kind kind) const
{
    return std::ranges::any_of(events_, [kind](const Event &event) { return event.kind == kind; });
}

int Table::pointsWon(Seat seat) const
{
    int sum = 0;
    for (const Event &event : events_)
        if (event.kind == Event::Kind::points && event.seat == seat)
            sum += event.amount;
    return sum;
}

int Table::pointsWon(Seat seat, Source source) const
{
    int sum = 0;
    for (const Event &event : events_)
        if (event.kind == Event::Kind::points && event.seat == seat &&
            event.cause == sourceNames[static_cast<std::size_t>(source)])
            sum += event.amount;
    return sum;
}

int Table::points(Seat seat) const
{
    const auto &points = state_.seats[seat].points;
    return std::accumulate(points.begin(), points.end(), 0);
}

int Table::points(Seat seat, Source source) const
{
    return state_.seats[seat].points[static_cast<std::size_t>(source)];
}

int Table::coins(Seat seat) const
{
    return goods(seat)[static_cast<std::size_t>(Good::coin)];
}

std::string Table::workers(Seat seat) const
{
    constexpr std::string_view letters = "QLSGC";
    const Player &player = state_.seats[seat];
    std::string text;
    for (std::size_t index = 0; index < player.spaces.size(); ++index) {
        const std::uint8_t shown = player.spaces[index];
        if (index > 0)
            text += ' ';
        if (!space::isWorker(shown)) {
            text += shown == space::empty ? '-' : 'x';
            continue;
        }
        const Worker &worker = rules_->edition()
                                   .tiles[static_cast<std::size_t>(space::tile(shown))]
                                   .workers[static_cast<std::size_t>(space::half(shown))];
        text += letters[static_cast<std::size_t>(worker.kind)];
        text += std::to_string(worker.number);
        if (((player.bonus >> index) & 1) != 0)
            text += '*';
    }
    return text;
}

} // namespace waystone::milestones::test
