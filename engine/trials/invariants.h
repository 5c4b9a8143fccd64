#pragma once

#include "trials/played_ply.h"

#include <optional>
#include <string>

namespace waystone {

class Session;
class Trial;

/// What was found broken, in plain English for those who write games, or nothing.
using Breach = std::optional<std::string>;

/// What every game must keep, whatever its rules: the contracts of the concept Rules that can be held against a
/// position, a ply or a game that was played.
namespace invariant {

// What may be done.
[[nodiscard]] Breach actorsHaveLegalActions(Trial &trial, const Position &position);
[[nodiscard]] Breach someOtherActionsAreRefused(Trial &trial, const Position &position);
/// Slow: of every action that can be written down, for every seat that acts and one that waits.
[[nodiscard]] Breach everyOtherActionIsRefused(Trial &trial, const Position &position);
[[nodiscard]] Breach outcomesArePlayable(Trial &trial, const Position &position);
[[nodiscard]] Breach secretsAreWhereTheyMayBe(Trial &trial, const Position &position);

// How a position is told.
[[nodiscard]] Breach setupGoesBack(Trial &trial, const Position &position);
/// Slow, as is the next one.
[[nodiscard]] Breach jsonReadsBack(Trial &trial, const Position &position);
[[nodiscard]] Breach textReadsBack(Trial &trial, const Position &position);
[[nodiscard]] Breach hashTellsItApart(Trial &trial, const Position &position);
[[nodiscard]] Breach guessesCannotBeToldApart(Trial &trial, const Position &position);

// What is counted.
[[nodiscard]] Breach scoreAddsUp(Trial &trial, const Position &position);
[[nodiscard]] Breach sheetsAddUp(Trial &trial, const Position &position);
/// Of a game that is over; of others nothing is asked.
[[nodiscard]] Breach tellingEndsWithTheScore(Trial &trial, const Position &position);
[[nodiscard]] Breach worthEndsWithTheRanks(Trial &trial, const Position &position);
[[nodiscard]] Breach standingsAreOfTheirOwn(Trial &trial, const Position &position);
/// Slow: the quick ways to the numbers that goals ask for, against the lists.
[[nodiscard]] Breach quickNumbersAreRight(Trial &trial, const Position &position);

// What lies on the table and is clicked.
[[nodiscard]] Breach termsAreKnown(Trial &trial, const Position &position);
[[nodiscard]] Breach piecesLieOnPlaces(Trial &trial, const Position &position);
[[nodiscard]] Breach routesSpellOneAction(Trial &trial, const Position &position);
/// Slow.
[[nodiscard]] Breach clicksMeanWhatTheySpell(Trial &trial, const Position &position);
/// Of the action that was played alone, so that no kind of action is missed by a sample.
[[nodiscard]] Breach clicksMeanWhatTheySpell(Trial &trial, const PlayedPly &ply);

// What a ply changes.
/// Applied once more, and without anybody who listens, the action does the same.
[[nodiscard]] Breach applyingIsTheSameAgain(Trial &trial, const PlayedPly &ply);
[[nodiscard]] Breach notationReadsBack(Trial &trial, const PlayedPly &ply);
[[nodiscard]] Breach eventsAreKnown(Trial &trial, const PlayedPly &ply);
[[nodiscard]] Breach eventsAddUp(Trial &trial, const PlayedPly &ply);
[[nodiscard]] Breach sheetsAreTheSame(Trial &trial, const PlayedPly &ply);
[[nodiscard]] Breach standingsAreTheSame(Trial &trial, const PlayedPly &ply);

/// A game can be taken back to its start and played again to where it stands, which is where it is left.
[[nodiscard]] Breach gameCanBeTakenBack(Session &session);

} // namespace invariant

} // namespace waystone
