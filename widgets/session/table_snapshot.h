#pragma once

#include "core/session.h"
#include "session/screen.h"
#include "session/table.h"

#include <memory>
#include <optional>
#include <vector>

namespace waystone {

/// A legal action with the clicks that spell it.
struct LegalAction {
    Action action{};
    std::vector<Route> routes;
};

/// How far the points of a game have been told.
struct ToldSoFar {
    std::shared_ptr<const Telling> telling;
    std::size_t step = 0; ///< of the telling

    [[nodiscard]] const ToldCategory &category() const { return (*telling)[step]; }
};

/// One moment of a game as those at the screen may know it. Whatever happens, the controller shows another snapshot and
/// leaves this one alone: who holds it sees a whole world for as long as they need it, if an old one.
/// Before the first game it is empty: no game, no words, nothing to do.
struct TableSnapshot {
    std::shared_ptr<const Game> game;
    std::shared_ptr<const GameWords>
        words;                   ///< speaks the language, and names the players, of when it is asked
    std::vector<Player> players; ///< by seat
    int seats = 0;
    PlyId ply = 0;
    Screen screen;
    Actors actors = Actors::over();
    std::vector<Seat> personsToAct; ///< who may act now, in seat order
    SeatView view;                  ///< of screen.watching
    std::vector<Place> places;      ///< all of the table, as Game::places() lists them
    std::vector<Piece> pieces;      ///< with those of every seat where all is open
    std::vector<Tally> tallies;     ///< likewise
    Score score;
    std::vector<ScoreSheet> sheets; ///< Game::breakdown(); empty in games that do not tell
    Message prompt;                 ///< what screen.acting is asked; empty code if there is nobody to ask
    std::vector<LegalAction> legal; ///< of screen.acting; none if the computer plays it
    bool maySuggest = false;        ///< screen.acting may show the others what it would do
    /// Set while the points of a game that is over are told: how far. `score` has only the totals that have been told by
    /// then, `sheets` is empty, and pieces and tallies show no more.
    std::optional<ToldSoFar> told;
    bool isPast = false; ///< only looked at: play stands elsewhere, and nothing can be done here

    [[nodiscard]] bool isOver() const { return game != nullptr && actors.isOver(); }
};

using SharedSnapshot = std::shared_ptr<const TableSnapshot>;

/// Takes away all that could be done there.
void showAsPast(TableSnapshot &shown);

/// Takes away all that has not been told.
void showAsTold(TableSnapshot &shown, const ToldSoFar &told);

/// What the table shows to this screen of the position after `ply`.
[[nodiscard]] TableSnapshot snapshotOf(const Table &table, const Position &position, PlyId ply,
                                       const Screen &screen);

} // namespace waystone
