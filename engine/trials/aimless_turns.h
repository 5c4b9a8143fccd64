#pragma once

#include "core/game.h"

#include <map>
#include <optional>
#include <set>
#include <string>
#include <vector>

namespace waystone {

/// How many turns were played, and how many of them led nowhere.
struct TurnCount {
    int turns = 0;
    int idle =
        0; ///< the seat has what it had, where it had it, when the turn began: in goods, pieces and points
    int backward = 0; ///< the seat has come back to what it had after an earlier turn of its own
    int undone = 0;   ///< an exchange that takes back another of this turn or the one before
    int alike = 0;    ///< the fourth turn on end, or a later one, of the same kinds of action without a point
    int aimless = 0;  ///< of at least one of these kinds

    void add(const TurnCount &other);
};

/// Counts the turns of one game by what its positions and events tell, whatever the game: of each seat what is counted for
/// it, its pieces, and what it gave for what. A turn lasts from a seat's action until another seat acts or the
/// next turn begins; what chance brings meanwhile belongs to it.
class AimlessTurns {
public:
    explicit AimlessTurns(const Game &game) : game_(game) {}

    /// Every ply in the order of play, those of chance as well.
    void follow(const Position &before, Seat seat, Action action, const Events &events,
                const Position &after);
    /// Of a seat, those that are over.
    [[nodiscard]] TurnCount count(Seat seat) const;

private:
    using Goods = std::map<std::string_view, int>;
    /// What is the seat's, in a line that is the same if and only if it is the same.
    [[nodiscard]] std::string ownOf(const Position &position, Seat seat) const;

    struct Turn {
        std::string before;
        int points = 0;
        std::vector<int> kinds;       ///< of action, each once
        std::vector<Goods> exchanges; ///< below 0 what was paid
    };
    struct Record {
        std::set<std::string> had; ///< after earlier turns
        std::vector<int> kinds;    ///< of the last turn
        std::vector<Goods> exchanges;
        int alike = 0; ///< turns on end
        TurnCount count;
    };

    void begin(const Position &before, Seat seat);
    void end(const Position &after);

    const Game &game_;
    Seat acting_ = nobody;
    Turn turn_;
    std::map<Seat, Record> records_;
};

} // namespace waystone
