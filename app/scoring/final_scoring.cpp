#include "scoring/final_scoring.h"

#include <algorithm>

namespace waystone {

namespace {

/// What every game calls its points (Tally::what); an event that names them names no category.
constexpr std::string_view points = "points";

} // namespace

FinalScoring finalScoring(const GameController &controller)
{
    FinalScoring scoring;
    scoring.after = controller.shown().score.totals;
    scoring.before = scoring.after;

    const Events events = controller.history().logged(controller.history().current()).events;
    const auto phase = std::ranges::find_if(
        events, [](const Event &event) { return event.kind == Event::Kind::phaseBegan; });
    for (auto event = phase; event != events.end(); ++event) {
        if (event->kind != Event::Kind::points)
            continue;
        const std::string_view category = event->what == points ? std::string_view() : event->what;
        if (scoring.steps.empty() || scoring.steps.back().what != category ||
            scoring.steps.back().cause != event->cause)
            scoring.steps.push_back({category, event->cause, std::vector<int>(scoring.after.size(), 0), {}});
        ScoringStep &step = scoring.steps.back();
        step.points[event->seat] += event->amount;
        step.events.push_back(*event);
        scoring.before[event->seat] -= event->amount;
    }
    return scoring;
}

} // namespace waystone
