#pragma once

#include "core/session.h"
#include "session/preview.h"
#include "session/table_snapshot.h"
#include "session/view_change.h"
#include "words/language_watcher.h"

#include <QObject>

#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <variant>
#include <vector>

namespace waystone {

class RefusalFinder;

/// A ply as the watching seat may know it.
struct LoggedPly {
    PlyId id = 0;
    PlyId parent = 0;
    Seat seat = nobody;      ///< nobody at the root
    bool hidden = false;     ///< a secret of others: action, events and view are left empty
    bool beginsTurn = false; ///< a turn begins after it
    bool takenBack = false;
    Action action;
    Events events;
    SeatView before; ///< what the watching seat saw before it; empty at the root
};

/// What a person would do, left on the table for the others to see before it is played.
struct Proposal {
    Seat seat = nobody;
    Action action;
    Preview preview;
};

/// Owns the session of the game on the table, and is the only one that sees positions. Everything else gets the view
/// of the watching seat, and of the log what the privy one may know (see Screen). People, bots and lessons all propose actions here; what is shown changes only between
/// viewAboutToChange() and viewChanged(). Before the first start() or load(), hasGame() is false and only setters may
/// be called.
class GameController : public QObject {
    Q_OBJECT

public:
    /// When a person is asked again before an action is played. Programs never are.
    enum class Confirm { off, endOfTurn, onlyFinal };
    Q_ENUM(Confirm)
    enum class ConfirmReason { endsTurn, isFinal };
    Q_ENUM(ConfirmReason)
    enum class Proposer { person, program };
    Q_ENUM(Proposer)

    explicit GameController(QObject *parent = nullptr);
    ~GameController() override;

    /// Starts a game; the chance that comes first is drawn from `seed`, if it is to be drawn.
    void start(Table table, Position position, std::uint64_t seed);
    /// Goes on with a game that was played before, where its session stands.
    void load(Table table, Session session);

    [[nodiscard]] bool hasGame() const { return session_ != nullptr; }
    [[nodiscard]] const Game &game() const { return session_->game(); }
    [[nodiscard]] const GameWords &words() const { return *table_.words; }
    [[nodiscard]] const Table &table() const { return table_; }
    [[nodiscard]] int seats() const { return seats_; }
    [[nodiscard]] const Player &player(Seat seat) const { return table_.players[seat]; }
    void setPlayer(Seat seat, const Player &player);
    /// False for a seat that the computer plays, for chance and for nobody.
    [[nodiscard]] bool isPerson(Seat seat) const { return seat < seats_ && table_.players[seat].isPerson(); }
    /// For saving only: it holds what seats may not know.
    [[nodiscard]] const Session &session() const { return *session_; }

    // What is shown
    /// One object for each moment that is shown, never null: the old one until viewAboutToChange() has been told, the
    /// next one when viewChanged() is.
    [[nodiscard]] const SharedSnapshot &snapshot() const { return snapshot_; }
    [[nodiscard]] Seat watchingSeat() const { return snapshot_->screen.watching; }
    /// Shows the view of this seat with its secrets (nobody: what is public). While following, only until somebody
    /// else has to act.
    void setWatchingSeat(Seat seat);
    /// Whether the screen goes to whoever acts, as nextScreen() tells. On by default.
    [[nodiscard]] bool isFollowing() const { return following_; }
    void setFollowing(bool following);
    [[nodiscard]] const SeatView &view() const { return snapshot_->view; }
    [[nodiscard]] const std::vector<Piece> &pieces() const { return snapshot_->pieces; }
    [[nodiscard]] const std::vector<Tally> &tallies() const { return snapshot_->tallies; }
    [[nodiscard]] const Score &score() const { return snapshot_->score; }
    /// What every scored thing is worth, and what on the board it comes from; empty in games that do not tell.
    [[nodiscard]] const std::vector<ScoreSheet> &sheets() const { return snapshot_->sheets; }
    /// What a seat may know, for whoever plays it; never to be shown to anybody else.
    [[nodiscard]] SeatView viewOf(Seat seat) const
    {
        return session_->game().view(session_->position(), seat);
    }
    /// All places of the table, as Game::places() lists them.
    [[nodiscard]] const std::vector<Place> &places() const { return snapshot_->places; }

    // Who is at the screen
    /// To whom the screen is to be passed: the curtain is down, and nothing but what is public is shown. nobody while
    /// it is up.
    [[nodiscard]] Seat calledSeat() const { return snapshot_->screen.called; }
    /// He has come: he sees what he knows, and acts.
    void liftCurtain();
    /// The persons who may act now, in seat order.
    [[nodiscard]] const std::vector<Seat> &personsToAct() const { return snapshot_->personsToAct; }
    /// Lets this one of them act first; where he chooses in secret he is called.
    void letAct(Seat seat);

    // What can be done
    [[nodiscard]] Actors actors() const { return snapshot_->actors; }
    [[nodiscard]] bool isOver() const { return snapshot_->isOver(); }
    /// The seat for which actions are listed and proposed: the only one that acts or, of several, the watching one.
    /// nobody if there is none.
    [[nodiscard]] Seat actingSeat() const { return snapshot_->screen.acting; }
    /// What the acting seat is asked; empty code if there is none.
    [[nodiscard]] const Message &prompt() const { return snapshot_->prompt; }
    /// The legal actions of the acting seat; none if the computer plays it.
    [[nodiscard]] const std::vector<LegalAction> &legalActions() const { return snapshot_->legal; }
    /// What the acting seat's legal action would do. Remembered until the view changes.
    [[nodiscard]] const Preview &preview(Action action) const;
    /// What the rules have against the action; nothing if it is legal.
    [[nodiscard]] std::optional<Problem> refuse(Action action) const;
    /// Why no legal action begins with these clicks: the refusal of the action that comes nearest to them. Nothing if
    /// there is a legal one.
    [[nodiscard]] std::optional<Problem> whyNot(const Route &clicks) const;
    /// Whether the action could not be taken back once played.
    [[nodiscard]] bool wouldBeFinal(Action action) const { return preview(action).isFinal; }

    /// Plays the action for the acting seat, then the chance that follows and, if so set, what is forced. False if it
    /// was refused (refused() tells why), waits to be confirmed (confirmationNeeded()), or was only suggested.
    bool propose(Action action, Proposer proposer = Proposer::person);
    /// The same for any seat that acts.
    bool propose(Seat seat, Action action, Proposer proposer);
    [[nodiscard]] bool isConfirming() const { return pending_.has_value(); }
    void confirm();
    void cancel();

    // Proposals among persons who may act at the same time; they are no part of the game and are not saved
    /// Whether the acting seat may show the others what it would do.
    [[nodiscard]] bool canSuggest() const;
    /// Whether the next action that a person proposes is left on the table rather than played.
    [[nodiscard]] bool isSuggesting() const { return suggesting_; }
    void setSuggesting(bool suggesting);
    /// One a seat at most, by seat. What is no longer legal is no longer among them.
    [[nodiscard]] const std::vector<Proposal> &proposals() const { return proposals_; }
    /// Plays what the seat has proposed, as if its person had done it.
    void acceptProposal(Seat seat);
    void discardProposal(Seat seat);

    // Going back and forth
    [[nodiscard]] bool canUndo() const { return undoStop() == TakeBackStop::none; }
    /// What keeps play from being taken back; none if canUndo().
    [[nodiscard]] TakeBackStop undoStop() const;
    [[nodiscard]] bool canUndoTurn() const;
    [[nodiscard]] bool canRedo() const;
    /// The text of the undo command: "Undo: move to space 7". Empty if there is nothing to undo.
    [[nodiscard]] QString undoText() const;
    [[nodiscard]] QString redoText() const;
    /// One action back, with the chance, the forced actions and those of computer players that followed it.
    void undo();
    void redo();
    /// Back to the start of the turn, as far as play may be taken back.
    void undoTurn();
    /// Shows any moment of the game. What is played from there is a variation; nothing is marked as taken back.
    void goTo(PlyId ply);
    /// Makes the line through this ply the main one.
    void promote(PlyId ply);
    [[nodiscard]] PlyId currentPly() const { return session_->current(); }
    [[nodiscard]] std::size_t plies() const { return session_->size(); }
    [[nodiscard]] LoggedPly logged(PlyId ply) const;
    /// In the order of Ply::children.
    [[nodiscard]] const std::vector<PlyId> &children(PlyId ply) const { return session_->ply(ply).children; }
    /// The plies from the root to the one that is shown.
    [[nodiscard]] std::vector<PlyId> currentLine() const { return session_->lineTo(session_->current()); }

    // How it is played
    /// In study mode nothing stops play from being taken back.
    [[nodiscard]] bool isStudy() const { return study_; }
    void setStudy(bool study);
    [[nodiscard]] Confirm confirmMode() const { return confirmMode_; }
    void setConfirmMode(Confirm mode) { confirmMode_ = mode; }
    /// Whether an action is played by itself when it is the only legal one, can be taken back and does not come right
    /// after chance. On by default.
    [[nodiscard]] bool playsForced() const { return playsForced_; }
    void setPlaysForced(bool plays) { playsForced_ = plays; }
    /// Whether what chance brings is drawn as soon as it is chance's turn. If not, it waits until somebody proposes it
    /// for chanceSeat: in a lesson a script does. On by default.
    [[nodiscard]] bool drawsChance() const { return drawsChance_; }
    void setDrawsChance(bool draws) { drawsChance_ = draws; }

signals:
    void viewAboutToChange(const waystone::ViewChange &change);
    void viewChanged(const waystone::ViewChange &change);
    /// Plies were added, marked, or the current one is another. After viewChanged().
    void logChanged();
    /// Another line has become the main one. Before logChanged().
    void logReordered();
    void actingSeatChanged(waystone::Seat seat);
    void playersChanged();
    void gameOver();
    void refused(const waystone::Problem &problem);
    void confirmationNeeded(waystone::Action action, waystone::GameController::ConfirmReason reason);
    /// Confirmed or cancelled, or something else happened first.
    void confirmationEnded();
    void studyChanged(bool study);
    void suggestingChanged(bool suggesting);
    /// Proposals were made, taken back, become impossible, or may look different now.
    void proposalsChanged();
    /// The program's language is another: every text has to be asked for again.
    void languageChanged();

private:
    struct Pending {
        Seat seat;
        Action action;
    };

    void install(Table table, std::unique_ptr<Session> session);
    void play(Seat seat, Action action);
    /// Runs `move` on the session, then shows where it has led. `acts`: who acts there if they may; nobody: whoever did.
    void change(ViewChange::Reason reason, const std::function<void()> &move, Seat acts = nobody);
    /// Shows the same moment to somebody else.
    void turn(const Screen &screen);
    void updateNames();
    /// Replaces the snapshot by that of the moment where the session stands.
    void show(const Screen &screen);
    /// Tells that another one is shown, and whatever follows from that. `acted`: for whom actions were listed before.
    void announce(const ViewChange &change, Seat acted);
    [[nodiscard]] const Screen &screen() const { return snapshot_->screen; }
    [[nodiscard]] Screen followed(const Screen &last, bool isLook) const;
    /// Whether a turn or a phase has begun on the way from this ply to the current one.
    [[nodiscard]] bool beganAnew(PlyId after) const;
    /// The screen of a seat that watches whatever happens.
    [[nodiscard]] Screen fixed(Seat watching) const;
    [[nodiscard]] bool movesAtOnce(const Screen &next) const;
    /// The only legal action of a seat that acts alone here, if it may be played by itself.
    [[nodiscard]] std::optional<Action> forcedAt(const Position &position) const;
    [[nodiscard]] bool isForced(PlyId ply) const;
    /// Whether it was played without a person's wanting it: forced, or by the computer while persons play too.
    [[nodiscard]] bool isAutomatic(PlyId ply) const;
    [[nodiscard]] bool hasPersons() const;
    /// Whether a person may act there, or there are none at the table.
    [[nodiscard]] bool isForPersons(PlyId ply) const;
    /// Where undoTurn() leads.
    [[nodiscard]] std::optional<PlyId> undoTurnTarget() const;
    [[nodiscard]] bool isFinal(const Position &before, Seat seat, Action action, const Position &after) const;
    /// Why play may not be taken back over the ply; in study, and over a secret that is open to all, nothing stops it.
    [[nodiscard]] TakeBackStop stopAt(PlyId ply) const;
    [[nodiscard]] Preview previewOf(Seat seat, Action action) const;
    /// The pieces that events of the kind `placed` have brought.
    [[nodiscard]] std::vector<Piece> placedBy(const Events &events, const Position &after, Seat seat) const;
    [[nodiscard]] std::optional<ConfirmReason> confirmReason(Seat seat, Action action) const;
    /// Whether those who see the screen may not know what was done or drawn.
    [[nodiscard]] bool isHidden(PlyId ply, Seat privy) const;
    [[nodiscard]] bool isOpenSecret(PlyId ply) const;
    [[nodiscard]] Events visibleEvents(PlyId after, PlyId upTo, Seat privy) const;
    [[nodiscard]] SeatView viewBefore(PlyId ply) const;
    /// Where undo() leads, or what stops it.
    [[nodiscard]] std::variant<PlyId, TakeBackStop> undoTarget() const;
    /// The ply that undo() takes back with all that followed it: the last one that a person chose.
    [[nodiscard]] PlyId undonePly() const;
    /// The ply after the current one on the way to `descendant`.
    [[nodiscard]] PlyId nextTowards(PlyId descendant) const;
    void endConfirmation();
    void suggest(Action action);
    void reviewProposals();

    LanguageWatcher language_;
    Table table_;
    std::unique_ptr<Session> session_;
    int seats_ = 0;
    bool following_ = true;
    bool study_ = false;
    bool playsForced_ = true;
    bool drawsChance_ = true;
    Confirm confirmMode_ = Confirm::off;
    std::optional<Pending> pending_;
    bool suggesting_ = false;
    std::vector<Proposal> proposals_;

    SharedSnapshot snapshot_ = std::make_shared<TableSnapshot>();
    // Of the moment that is shown
    mutable std::map<Action, Preview> previews_;
    mutable std::unique_ptr<RefusalFinder> refusals_;
};

} // namespace waystone
