#pragma once

#include "core/options.h"
#include "core/result.h"

#include <vector>

namespace waystone::province {

/// Which of the two comes first (readings: Province, Structures, option `millSmithy`). The other one needs it, costs what
/// the advanced one costs and brings its points.
enum class MillSmithy { millFirst, smithyFirst };

/// How long a borrowed effect lasts (readings: Province, Loan, option `loanDuration`).
enum class LoanDuration { thisTurn, whileHeld };

/// When the game is over once its end has been brought about (readings: Province, End, option `endTiming`).
enum class EndTiming { immediate, finishTurn };

/// How many structures a turn allows (readings: Province, Second look, option `structuresPerTurn`).
enum class StructuresPerTurn { one, asPaid };

/// Which structures count for the goal of two-point structures (readings: Province, Second look, option `twoPointGoal`).
enum class TwoPointGoal { printedValue, scoredOnly };

/// By which reading of the book a game is played (readings: Province, Second look). Under the first one a loan is repaid
/// in the spend phase only, no sailor is hired in the turn in which the second Harbor is built, and `smithyFirst` turns
/// the arrow but leaves costs and points where they are. Games begun by it end by it.
enum class Revision { second, first };

/// The points of the rules that a table settles before it plays.
struct Choices {
    MillSmithy millSmithy = MillSmithy::millFirst;
    LoanDuration loanDuration = LoanDuration::thisTurn;
    EndTiming endTiming = EndTiming::immediate;
    StructuresPerTurn structuresPerTurn = StructuresPerTurn::one;
    TwoPointGoal twoPointGoal = TwoPointGoal::printedValue;
    Revision revision = Revision::second;

    [[nodiscard]] static std::vector<OptionInfo> options();
    [[nodiscard]] static std::vector<RulesPreset> presets();
    /// Problems: "option.unknown", "option.unknown-value", each naming the option.
    [[nodiscard]] static Result<Choices> from(const OptionChoice &choice);
    [[nodiscard]] OptionChoice choice() const;
};

} // namespace waystone::province
