#include "milestones/sample.h"

#include "core/edition/embedded.h"

#include <gtest/gtest.h>

#include <stdexcept>

namespace waystone::milestones::sample {

std::string_view editionText()
{
    for (const EmbeddedFile &file : embeddedEditions())
        if (file.name == "milestones-reconstruction.json")
            return file.text;
    throw std::runtime_error("the default edition is not embedded");
}

const Edition &edition()
{
    static const Edition edition = [] {
        Result<Edition> result = readEdition(editionText());
        if (!result)
            throw std::runtime_error(describe(result.problems().front()));
        return std::move(result).value();
    }();
    return edition;
}

const Milestones &rules()
{
    static const Milestones rules(edition(), {});
    return rules;
}

void playRandomly(const Milestones &rules, int players, std::uint64_t seed, int plies,
                  const std::function<void(const State &)> &use)
{
    Rng rng(seed);
    const auto start =
        rules.from(rules.start(players, static_cast<Seat>(rng.below(static_cast<std::uint32_t>(players)))));
    if (!start)
        throw std::runtime_error(describe(start.problems().front()));
    State state = *start;
    ActionList actions;
    OutcomeList outcomes;
    use(state);
    for (int ply = 0; ply < plies && !rules.actors(state).isOver(); ++ply) {
        const Seat seat = rules.actors(state).first();
        Action action{};
        if (seat == chanceSeat) {
            rules.outcomes(state, outcomes);
            action = outcomes[rng.below(static_cast<std::uint32_t>(outcomes.size()))].action;
        } else {
            actions.clear();
            rules.legal(state, seat, actions);
            action = actions[rng.below(static_cast<std::uint32_t>(actions.size()))];
        }
        rules.apply(state, seat, action, nullptr);
        use(state);
    }
}

std::string replaced(std::string_view text, std::string_view from, std::string_view to)
{
    const std::size_t at = text.find(from);
    if (at == std::string_view::npos || text.find(from, at + 1) != std::string_view::npos) {
        ADD_FAILURE() << "not exactly once: " << from;
        return std::string(text);
    }
    return std::string(text.substr(0, at)).append(to).append(text.substr(at + from.size()));
}

} // namespace waystone::milestones::sample
