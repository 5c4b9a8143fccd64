#pragma once

#include "editor/lesson/event_terms.h"

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

    /// Of a position, or of the game's own beginning where there is none that can be played.
    [[nodiscard]] static GoalTerms of(const Game &game, int seats, const AnySetup &setup);
    /// What an event of this kind can be about.
    [[nodiscard]] std::vector<std::string> eventsOf(Event::Kind kind) const;
    /// What an event of this kind can come from.
    [[nodiscard]] std::vector<std::string> causesOf(Event::Kind kind) const;
};

} // namespace waystone
