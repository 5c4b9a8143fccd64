#pragma once

#include "core/session.h"
#include "session/play_mode.h"
#include "session/ply_log.h"
#include "session/take_back.h"

#include <QString>

#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

namespace waystone {

/// What has been played, as a tree of plies, and how far it may be taken back. Everybody may read in it what those at
/// the screen may know; its controller alone moves it, and sees positions. Without a game there is nothing to undo, and
/// nothing else may be asked.
class GameHistory {
public:
    /// Both are the controller's, and outlive it.
    GameHistory(const Table &table, const PlayMode &mode) : table_(table), mode_(mode) {}

    // The tree
    /// The moment that is shown: where play stands, or another that is only looked at.
    [[nodiscard]] PlyId current() const { return looked_.value_or(session_->current()); }
    /// Where play stands.
    [[nodiscard]] PlyId now() const { return session_->current(); }
    [[nodiscard]] bool isLookingBack() const { return looked_.has_value(); }
    /// Where the game waits while a side line is tried.
    [[nodiscard]] std::optional<PlyId> waiting() const { return waiting_; }
    /// Whether a side line is tried in a game that is still played: it must not find out what the game has yet to show.
    [[nodiscard]] bool isTrial() const;
    /// How many plies there are; their ids are smaller.
    [[nodiscard]] std::size_t size() const { return session_->size(); }
    /// In the order of Ply::children.
    [[nodiscard]] const std::vector<PlyId> &children(PlyId ply) const { return session_->ply(ply).children; }
    /// The plies from the root to the current one.
    [[nodiscard]] std::vector<PlyId> line() const { return session_->lineTo(current()); }
    /// The last ply that the main line reaches from the current one.
    [[nodiscard]] PlyId endOfLine() const { return session_->endOfLine(current()); }
    /// Whether it was played without a person's wanting it: forced, or by the computer while persons play too.
    [[nodiscard]] bool isAutomatic(PlyId ply) const { return takeBack().isAutomatic(ply); }
    /// Whether the game is over there.
    [[nodiscard]] bool endsGame() const;
    /// How many actions of players lead there; what chance brings is not counted.
    [[nodiscard]] int moveNumber(PlyId ply) const;
    /// The ply after which the turn under way began.
    [[nodiscard]] PlyId turnStart() const;
    [[nodiscard]] PlyOutline outline(PlyId ply) const { return outlineOf(*session_, ply); }
    /// The turn that begins after the ply (Event::Kind::turnBegan), which everybody may know; nothing if none does.
    [[nodiscard]] std::optional<Event> turnBeganAfter(PlyId ply) const;
    [[nodiscard]] LoggedPly logged(PlyId ply) const { return log().logged(ply); }
    /// LoggedPly::hidden
    [[nodiscard]] bool isHidden(PlyId ply) const { return log().isHidden(ply); }
    /// A number for whoever needs chance of their own in this game. Of what its chance will draw it tells nothing.
    [[nodiscard]] std::uint64_t mark() const;

    // Taking back
    /// What keeps play from being taken back; none if canUndo().
    [[nodiscard]] TakeBackStop undoStop() const;
    [[nodiscard]] bool canUndo() const { return !isLookingBack() && undoStop() == TakeBackStop::none; }
    [[nodiscard]] bool canUndoTurn() const;
    [[nodiscard]] bool canRedo() const;
    /// The text of the undo command: "Undo: move to space 7". Empty if there is nothing to undo, or it is hidden.
    [[nodiscard]] QString undoText() const;
    [[nodiscard]] QString redoText() const;

private:
    friend class GameController;

    [[nodiscard]] const Session &session() const { return *session_; }
    [[nodiscard]] const Position &position() const { return session_->ply(current()).position; }
    void begin(Session session);
    /// Whose secrets may be told from now on.
    void setPrivy(Seat seat) { privy_ = seat; }

    /// Plays a legal action, then the chance that follows or what is forced.
    void play(Seat seat, Action action);
    /// Draws for chance, if it is drawn here: in a trial only what it has drawn before. Whether anything was drawn.
    bool drawChance();
    /// Takes back a step; returns who may choose again.
    Seat undo();
    /// Who made the last hidden choice, if nobody has seen what came of it. Nobody otherwise.
    [[nodiscard]] Seat choosingAgain() const;
    /// Takes it back; returns whose it was.
    Seat chooseAgain();
    void undoTurn();
    /// Plays again what was left last, with what follows it without a person's wanting it.
    void redo();
    /// Play goes on from there.
    void goTo(PlyId ply);
    /// Shows a moment and leaves play where it stands.
    void look(PlyId ply);
    /// Play goes on from the moment that is looked at, while the game waits where it stood.
    void tryFromHere();
    /// Ends the look, or else the side line: what was tried from where the game stands is taken back.
    void backToNow();
    void leaveSideLine(PlyId waiting);
    void promote(PlyId ply);
    /// Whether a turn or a phase has begun on the way from this ply to the current one.
    [[nodiscard]] bool beganAnew(PlyId after) const;
    /// What has happened on that way, as far as this seat may know it.
    [[nodiscard]] Events eventsSince(PlyId after, Seat privy) const;

    [[nodiscard]] TakeBack takeBack() const { return {*session_, table_, mode_}; }
    [[nodiscard]] PlyLog log() const { return {*session_, table_.secrets, privy_}; }
    /// The ply after the current one on the way to `descendant`.
    [[nodiscard]] PlyId nextTowards(PlyId descendant) const;

    const Table &table_;
    const PlayMode &mode_;
    std::unique_ptr<Session> session_;
    std::optional<PlyId> looked_;
    std::optional<PlyId> waiting_;
    Seat privy_ = nobody;
};

} // namespace waystone
