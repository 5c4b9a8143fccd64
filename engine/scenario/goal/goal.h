#pragma once

#include "core/game.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace waystone {

/// What a lesson asks for: a predicate over a line of play, from the position where it begins. It speaks of what every
/// game tells (scores, tallies, pieces, events), in the game's own terms, never of an opinion.
struct Goal {
    enum class Kind {
        all,    ///< every part holds
        any,    ///< one of the parts holds
        none,   ///< none of the parts holds
        within, ///< the one part has held after at most `actions` actions of the seat that solves
        before, ///< the first part has held once, and the second part had not held before or at that moment
        during, ///< the one part has held before the stretch of play `what` is over in which the line began
        /// of `seat`, or of the scored thing (a region, a player's board) that `places` names by the place that stands for
        /// it, as its sheet tells; from the source `what` (a term; empty: all of them)
        points,
        rank,   ///< of `seat`, 1 for who leads
        tally,  ///< `what` of `seat` (nobody: of the table): a tally, or a standing of the game
        pieces, ///< number of pieces that are as told
        happened, ///< since the beginning of the line: amounts of what was gained, paid or scored, else how often
        over,     ///< the game is over
    };

    Kind kind = Kind::all;
    std::vector<Goal> parts; ///< all, any, none: any number; within, during: one; before: two
    int actions = 0;         ///< within

    // The rest: all but `during` and `over` hold if the number found is not below `atLeast` and not above `atMost`.
    std::optional<int> atLeast;
    std::optional<int> atMost;
    std::optional<Seat>
        seat; ///< points without a place, rank, tally: has to be told; pieces: their owner; happened: whose
    std::string
        what; ///< points: source; tally; pieces: kind; happened: Event::what (empty: any); during: a stretch
    std::string variant; ///< pieces (empty: any); tally: of a standing (empty: the sum of all)
    std::string cause;   ///< happened (empty: any)
    /// pieces: only those on one of these; empty: anywhere. points: one or none. happened: to one of which it came
    std::vector<Place> places;
    std::vector<Place> from;                ///< happened: in one of which it began; empty: anywhere
    std::vector<Place> touching;            ///< pieces, happened: beside one of which it is; empty: anywhere
    Event::Kind event = Event::Kind::moved; ///< happened

    friend bool operator==(const Goal &, const Goal &) = default;
};

} // namespace waystone
