#pragma once

#include "core/problem.h"

#include <QString>

#include <string_view>

namespace waystone {

class GameWords;

/// Sentences for what can be wrong with records, journals, goals and lessons. Parts of general_words.
namespace scenario_problems {

/// Empty for any other code. `words` names terms, places and rules; it may be null where no game is known yet.
[[nodiscard]] QString text(const Problem &problem, const GameWords *words);
/// In a few words what kind of problem it is; empty for any other code.
[[nodiscard]] QString title(std::string_view code);
/// A part of a lesson, as lessonPartTerms() name them; empty for any other term.
[[nodiscard]] QString partName(std::string_view term);

} // namespace scenario_problems

} // namespace waystone
