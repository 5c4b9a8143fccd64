#include "province/table.h"

#include "core/edition/embedded.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <stdexcept>
#include <utility>

namespace waystone::province::test {

namespace {

State stateOf(const Province &rules, const Setup &setup)
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

std::string_view editionText(std::string_view edition)
{
    for (const EmbeddedFile &file : embeddedEditions())
        if (file.name == std::string(edition) + ".json")
            return file.text;
    throw std::runtime_error("no such edition is embedded");
}

const Province &rulesWith(Choices choices, std::string_view edition)
{
    using Key = std::pair<OptionChoice, std::string>;
    static std::map<Key, Province> all;
    const Key key{choices.choice(), std::string(edition)};
    if (const auto found = all.find(key); found != all.end())
        return found->second;
    Result<Edition> read = readEdition(editionText(edition));
    if (!read)
        throw std::runtime_error(describe(read.problems().front()));
    return all.emplace(key, Province(*std::move(read), choices)).first->second;
}

std::string completed(std::string_view text)
{
    std::string all(text);
    const auto has = [&all](std::string_view key) {
        return (' ' + all).find(' ' + std::string(key) + '=') != std::string::npos;
    };
    const auto addUnless = [&](std::string_view key, std::string_view value) {
        if (!has(key))
            all.append(all.empty() ? "" : " ").append(key).append("=").append(value);
    };
    addUnless("phase", "work");
    addUnless("turn", "0");
    addUnless("labor", "0.0");
    addUnless("coins", "2.3");
    addUnless("goals", "!----");
    std::string workers = all.find("phase=spend") != std::string::npos ? "u*,r,l" : "u,r,l";
    workers += all.find("camp:") != std::string::npos ? ",u" : ",-";
    workers += all.find("village:") != std::string::npos ? ",u" : ",-";
    addUnless("workers", workers + ",-,-,-");
    return all;
}

Setup position(std::string_view text, const Province &rules)
{
    const std::string whole = completed(text);
    Result<Setup> setup = rules.setupFrom(whole);
    if (!setup)
        throw std::invalid_argument(whole + ": " + describe(setup.problems().front()));
    return *setup;
}

Table::Table(std::string_view text, Choices choices, std::string_view edition)
    : Table(rulesWith(choices, edition),
            stateOf(rulesWith(choices, edition), position(text, rulesWith(choices, edition))))
{}

Table::Table(std::string_view text, const Province &rules)
    : Table(rules, stateOf(rules, position(text, rules)))
{}

Table Table::fresh(Seat firstPlayer, Choices choices)
{
    const Province &rules = rulesWith(choices);
    return {rules, stateOf(rules, rules.start(maxPlayers, firstPlayer))};
}

Action Table::actionOf(std::string_view notation) const
{
    const Result<Action> action = rules_->actionFrom(notation);
    if (!action)
        throw std::invalid_argument(std::string(notation) + ": " + describe(action.problems().front()));
    return *action;
}

std::vector<std::string> Table::options() const
{
    std::vector<std::string> notations;
    if (rules_->actors(state_).isChance()) {
        OutcomeList outcomes;
        rules_->outcomes(state_, outcomes);
        for (const Outcome &outcome : outcomes)
            notations.push_back(rules_->notation(outcome.action));
    } else if (!isOver()) {
        ActionList actions;
        rules_->legal(state_, actor(), actions);
        for (const Action action : actions)
            notations.push_back(rules_->notation(action));
    }
    return notations;
}

bool Table::can(std::string_view notation) const
{
    const std::vector<std::string> all = options();
    const bool isListed = std::ranges::find(all, notation) != all.end();
    const std::string problem = refusal(notation);
    if (isListed != problem.empty())
        ADD_FAILURE() << "legal() " << (isListed ? "lists" : "does not list") << " \"" << notation
                      << "\", which refuse() " << (problem.empty() ? "allows" : "refuses: " + problem);
    return isListed;
}

std::string Table::refusal(std::string_view notation) const
{
    const auto problem = rules_->refuse(state_, actor(), actionOf(notation));
    return problem ? describe(*problem) : "";
}

Table &Table::play(std::string_view notation)
{
    events_.clear();
    if (can(notation))
        rules_->apply(state_, actor(), actionOf(notation), &events_);
    else
        ADD_FAILURE() << "illegal: \"" << notation << "\" " << refusal(notation) << "\nin "
                      << rules_->positionText(rules_->setup(state_));
    return *this;
}

Table &Table::playAll(std::string_view notations)
{
    for (std::size_t begin = 0; begin <= notations.size();) {
        const std::size_t end = std::min(notations.find(", ", begin), notations.size());
        play(notations.substr(begin, end - begin));
        begin = end + 2;
    }
    return *this;
}

bool Table::happened(Event::Kind kind) const
{
    return std::ranges::any_of(events_, [kind](const Event &event) { return event.kind == kind; });
}

int Table::gained(std::string_view what) const
{
    int sum = 0;
    for (const Event &event : events_)
        if (event.kind == Event::Kind::gained && event.what == what)
            sum += event.amount;
    return sum;
}

int Table::pointsWon(Seat seat) const
{
    int sum = 0;
    for (const Event &event : events_)
        if (event.kind == Event::Kind::points && event.seat == seat)
            sum += event.amount;
    return sum;
}

bool Table::owns(Seat seat, Structure structure) const
{
    return ((state_.built[seat] >> static_cast<int>(structure)) & 1) != 0;
}

bool Table::hasGoal(Seat seat, Goal goal) const
{
    return ((state_.goalsWon[seat] >> static_cast<int>(goal)) & 1) != 0;
}

} // namespace waystone::province::test
