#pragma once

#include "editor/lesson/event_terms.h"
#include "scenario/goal/goal.h"

#include <map>
#include <memory>
#include <string>
#include <vector>

namespace waystone {

/// The terms that goals of a position can speak of, as the game itself tells them.
struct GoalTerms {
    using Variants = std::map<std::string, std::vector<std::string>>; ///< by what there is of several kinds

    int seats = 0;
    std::vector<std::string> sources;         ///< of a player's points
    std::vector<std::string> seatTallies;     ///< what is counted for a player: tallies, then standings
    std::vector<std::string> tableTallies;    ///< and for the table
    Variants standings;                       ///< of the standings
    Variants pieces;                          ///< of every kind of piece
    std::vector<Place> scoredThings;          ///< regions, players' boards: by the places that stand for them
    std::vector<std::string> sheetSources;    ///< of the points of these
    std::vector<std::string> all;             ///< every term of the game
    std::vector<std::string> stretches;       ///< of play, to which a goal may be limited
    bool hasNeighbours = false;               ///< some places touch others
    std::shared_ptr<const EventTerms> events; ///< null: what events speak of is not known
    const Game *game = nullptr;               ///< null where nothing can be played; it outlives the terms
    Position position;                        ///< of which they are

    /// Of a position, or of the game's own beginning where there is none that can be played.
    [[nodiscard]] static GoalTerms of(const Game &game, int seats, const AnySetup &setup);
    /// Which places one of the lists of a goal can name, with those that have such a place as a part: where the piece
    /// that it asks for can lie at all, or what touches such a place. All where it asks for no piece.
    [[nodiscard]] std::vector<Place> placesFor(const Goal &goal, std::vector<Place> Goal::*list) const;
    /// Of what a goal of this kind can count for the seat: the first of which it can come to have more; empty if nothing.
    [[nodiscard]] std::string growing(Goal::Kind kind, Seat seat) const;
    /// How many there are of what the goal counts, points, tallies or pieces, where it begins.
    [[nodiscard]] int number(const Goal &goal) const;
    /// What an event of this kind can be about.
    [[nodiscard]] std::vector<std::string> eventsOf(Event::Kind kind) const;
    /// What an event of this kind can come from.
    [[nodiscard]] std::vector<std::string> causesOf(Event::Kind kind) const;
};

} // namespace waystone
