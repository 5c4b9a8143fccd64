#pragma once

#include "advice/comparison.h"
#include "scenario/lesson/lesson.h"
#include "session/player.h"

#include <QString>

#include <functional>
#include <optional>
#include <vector>

namespace waystone {

/// What a game tells of a moment: what was played and, once it has been looked back at, what would have been best. Where
/// nobody has looked, the same.
struct BetterMove {
    Action played{};
    Action best{};
    std::optional<Comparison> comparison = {}; ///< of the best with what was played, if that is known
};

/// The beginning of a lesson that starts with this position: a step that tells and one in which the reader plays. What is
/// known to be better there becomes its goal and its solution, and the texts say so; what was played likewise, where nothing
/// better is known, as a task alone; why it is better is told to who finds it. All else is left for its author to write. Its
/// language is the program's; the texts are in all languages if `speak` lets the program speak them, which ends with its own.
[[nodiscard]] Lesson lessonFrom(std::shared_ptr<const Game> game, const Position &position,
                                const std::vector<Player> &players, Seat reader,
                                const std::optional<BetterMove> &better = {},
                                const std::function<void(const QString &language)> &speak = {});

} // namespace waystone
