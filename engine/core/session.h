#pragma once

#include "core/game.h"

#include <cstddef>
#include <memory>
#include <optional>
#include <vector>

namespace waystone {

/// Index of a ply in its session; the root is 0. Plies are never removed, so an id stays valid.
using PlyId = std::size_t;

/// One step of a game and the position after it. The root has no seat and no action.
struct Ply {
    PlyId parent = 0;
    std::vector<PlyId> children; ///< the first one is the main line from here
    Seat seat = nobody;
    Action action{};
    Position position; ///< after the action
    Events events;     ///< what happened
    Rng rng;       ///< the generator after the action: chance that comes next from here is always the same
    int depth = 0; ///< number of plies from the root
    bool beginsTurn = false; ///< a turn begins after this ply (and at the root)
    bool takenBack = false;  ///< play went back over it and has not come here again
};

/// Why play may not go back over a ply.
enum class TakeBackStop {
    none,
    chance, ///< something was revealed
    secret, ///< another seat's hidden choice was made
    root,   ///< there is nothing before it
};

/// A game as a tree of plies: play, step back, fork a variation, return. It holds the random generator; going back and
/// playing the same again draws the same, so that nothing is gained by taking back.
class Session {
public:
    Session(std::shared_ptr<const Game> game, Position start, Rng rng);

    [[nodiscard]] const Game &game() const { return *game_; }
    [[nodiscard]] const std::shared_ptr<const Game> &sharedGame() const { return game_; }

    [[nodiscard]] const Ply &ply(PlyId id) const { return plies_[id]; }
    [[nodiscard]] std::size_t size() const { return plies_.size(); }
    [[nodiscard]] PlyId current() const { return current_; }
    [[nodiscard]] const Position &position() const { return plies_[current_].position; }
    /// The plies from the root (included) to this one.
    [[nodiscard]] std::vector<PlyId> lineTo(PlyId id) const;
    /// The last ply that the main line reaches from this one.
    [[nodiscard]] PlyId endOfLine(PlyId id) const;

    /// Plays a legal action at the current ply, which becomes its new child or, if it has been played here before, the
    /// child it was. Illegal: the problem, and nothing happens.
    std::optional<Problem> play(Seat seat, Action action);
    /// Draws for chance until a seat has to act or the game is over; returns the number of draws.
    int playChance();

    /// Goes anywhere in the tree, without asking whether play may be taken back.
    void goTo(PlyId id);
    /// Makes the line through this ply the main one all the way from the root.
    void promote(PlyId id);

    /// What would stop play from being taken back over this ply.
    [[nodiscard]] TakeBackStop stopAt(PlyId id) const;
    /// The ply after which the turn under way began, as far back as the stops allow (`free`: all the way).
    [[nodiscard]] std::optional<PlyId> turnStartTarget(bool free) const
    {
        return turnStartBefore(current_, free);
    }
    /// The same, counted from an ancestor of the current ply.
    [[nodiscard]] std::optional<PlyId> turnStartBefore(PlyId from, bool free) const;
    /// One step forward along the line that was left last, with the chance that follows. Nothing at the end of a line.
    [[nodiscard]] std::optional<PlyId> redoTarget() const;

    /// Goes back to an ancestor of the current ply and marks what lies between as taken back.
    void takeBackTo(PlyId ancestor);
    /// Likewise, and does not offer to play it again.
    void leaveFor(PlyId ancestor);
    /// Goes forward to a descendant of the current ply and clears those marks on the way.
    void redoTo(PlyId descendant);

private:
    PlyId addChild(Seat seat, Action action, Position position, Events events, const Rng &rng);
    [[nodiscard]] bool isDraw(PlyId id) const { return plies_[id].seat == chanceSeat; }

    std::shared_ptr<const Game> game_;
    std::vector<Ply> plies_;
    std::vector<PlyId> lastChild_; ///< by ply: the child through which play went last
    PlyId current_ = 0;
};

} // namespace waystone
