#include "scoring/game_result.h"

#include <algorithm>
#include <ranges>

namespace waystone {

QString gameResult(const GameController &controller)
{
    return resultText(controller.shown().score, controller.words());
}

QString tieBreakResult(const GameController &controller)
{
    return tieBreakSentences(controller.shown().score, controller.words()).join(QLatin1Char(' '));
}

QString endReason(const GameController &controller)
{
    const std::vector<PlyId> line = controller.history().line();
    // What came last: who cannot go on ends even a last round.
    for (const PlyId ply : line | std::views::reverse) {
        const Events events = controller.history().logged(ply).events;
        const auto end = std::ranges::find(events, Event::Kind::endTriggered, &Event::kind);
        if (end != events.end())
            return controller.words().eventText(*end);
    }
    return {};
}

} // namespace waystone
