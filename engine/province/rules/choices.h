#pragma once

#include "core/options.h"
#include "core/result.h"

#include <vector>

namespace waystone::province {

/// Which of the two is needed for the other one (readings: Province, Structures, option `millSmithy`).
enum class MillSmithy { millFirst, smithyFirst };

/// How long a borrowed effect lasts (readings: Province, Loan, option `loanDuration`).
enum class LoanDuration { thisTurn, whileHeld };

/// When the game is over once its end has been brought about (readings: Province, End, option `endTiming`).
enum class EndTiming { immediate, finishTurn };

/// The points of the rules that a table settles before it plays.
struct Choices {
    MillSmithy millSmithy = MillSmithy::millFirst;
    LoanDuration loanDuration = LoanDuration::thisTurn;
    EndTiming endTiming = EndTiming::immediate;

    [[nodiscard]] static std::vector<OptionInfo> options();
    [[nodiscard]] static std::vector<RulesPreset> presets();
    /// Problems: "option.unknown", "option.unknown-value", each naming the option.
    [[nodiscard]] static Result<Choices> from(const OptionChoice &choice);
    [[nodiscard]] OptionChoice choice() const;
};

} // namespace waystone::province
