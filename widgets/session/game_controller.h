#pragma once

#include "session/decision.h"
#include "session/game_history.h"
#include "session/preview.h"
#include "session/proposals.h"
#include "session/table_snapshot.h"
#include "session/view_change.h"
#include "words/language_watcher.h"

#include <QObject>

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <vector>

namespace waystone {

class Moment;

/// The game on the table. People, bots and lessons all propose actions here; whatever happens ends in another snapshot
/// of what is shown, put in place of the old one between viewAboutToChange() and viewChanged(). Only the controller sees
/// positions: snapshot and history hold what those at the screen may know (see Screen).
/// Before the first start() or load(), hasGame() is false and only setters, snapshot() and history() may be called.
class GameController : public QObject {
    Q_OBJECT

public:
    /// When a person is asked again before an action is played. Programs never are, nor who has confirmed it already.
    enum class Confirm { off, endOfTurn, onlyFinal };
    Q_ENUM(Confirm)
    enum class ConfirmReason { endsTurn, isFinal, couldGoOn };
    Q_ENUM(ConfirmReason)
    /// `habit`: a person who pressed the key that means whatever comes next. They are asked, whatever the mode, before it
    /// ends a turn in which something else can be done.
    enum class Proposer { person, habit, confirmed, program };
    Q_ENUM(Proposer)

    explicit GameController(QObject *parent = nullptr);
    ~GameController() override;

    /// Starts a game; the chance that comes first is drawn from `seed`, if it is to be drawn.
    void start(Table table, Position position, std::uint64_t seed);
    /// Goes on with a game that was played before, where its session stands.
    void load(Table table, Session session);

    [[nodiscard]] bool hasGame() const { return shown().game != nullptr; }
    [[nodiscard]] const Game &game() const { return *table_.game; }
    [[nodiscard]] const GameWords &words() const { return *table_.words; }
    [[nodiscard]] const Table &table() const { return table_; }
    [[nodiscard]] int seats() const { return shown().seats; }
    [[nodiscard]] const Player &player(Seat seat) const { return table_.players[seat]; }
    void setPlayer(Seat seat, const Player &player);
    /// False for a seat that the computer plays, for chance and for nobody.
    [[nodiscard]] bool isPerson(Seat seat) const;

    // What is shown
    /// One object for each moment that is shown, never null: the old one until viewAboutToChange() has been told, the
    /// next one when viewChanged() is. Another one too before playersChanged().
    [[nodiscard]] const SharedSnapshot &snapshot() const { return snapshot_; }
    /// The same to be read at once: for as long as nothing happens to the game.
    [[nodiscard]] const TableSnapshot &shown() const { return *snapshot_; }
    [[nodiscard]] Seat actingSeat() const { return shown().screen.acting; }
    [[nodiscard]] bool isOver() const { return shown().isOver(); }
    /// Shows the view of this seat with its secrets (nobody: what is public). While following, only until somebody
    /// else has to act.
    void setWatchingSeat(Seat seat);
    /// Whether the screen goes to whoever acts, as nextScreen() tells. On by default.
    void setFollowing(bool following);
    /// The called seat's person has come: they see what they know, and act.
    void liftCurtain();
    /// Lets this one of those who may act do so first; where they choose in secret they are called.
    void letAct(Seat seat);
    /// Whose hidden choice may still be made anew: the last one, until the curtain that fell after it is lifted. Nobody
    /// if there is none.
    [[nodiscard]] Seat mayChooseAgain() const;
    /// Takes that choice back and calls its seat.
    void chooseAgain();

    // What can be done
    /// What the acting seat's legal action would do. Remembered until the view changes.
    [[nodiscard]] const Preview &preview(Action action) const;
    /// The clicks that spell a legal action of the acting seat, whoever plays it.
    [[nodiscard]] std::vector<Route> routes(Action action) const;
    /// What the rules have against the acting seat's action; nothing if it is legal.
    [[nodiscard]] std::optional<Problem> refuse(Action action) const;
    /// Why no legal action begins with these clicks: the refusal of the action that comes nearest to them. Nothing if
    /// there is a legal one.
    [[nodiscard]] std::optional<Problem> whyNot(const Route &clicks) const;

    /// Plays the action for the acting seat, then the chance that follows and, if so set, what is forced. False if it
    /// was refused (refused() tells why), waits to be confirmed (confirmationNeeded()), or was only suggested.
    bool propose(Action action, Proposer proposer = Proposer::person);
    /// The same for any seat that acts.
    bool propose(Seat seat, Action action, Proposer proposer);
    [[nodiscard]] bool isConfirming() const { return pending_.has_value(); }
    void confirm();
    void cancel() { endConfirmation(); }
    void setConfirmMode(Confirm mode) { confirmMode_ = mode; }
    /// Whether a person is asked, whatever the mode, before a choice that others must not see.
    void setConfirmsSecrets(bool confirms) { confirmsSecrets_ = confirms; }
    /// Whether this seat has to make such a choice now.
    [[nodiscard]] bool confirmsChoice(Seat seat) const;

    [[nodiscard]] const Proposals &proposals() const { return proposals_; }
    /// Whether a person's next action is left on the table; only where TableSnapshot::maySuggest.
    void setSuggesting(bool suggesting);
    /// Plays what the seat has proposed, as if its person had done it.
    void acceptProposal(Seat seat);
    void discardProposal(Seat seat) { proposals_.discard(seat); }

    // Telling the end
    /// Whether the points of a game that is played to its end are told step by step, beginning with what was known.
    void setTelling(bool telling) { tells_ = telling; }
    /// Of a game whose end is shown: begins to tell it (anew).
    void beginTelling();
    /// Goes on to this step of what is being told; behind the last one everything has been told.
    void tell(std::size_t step);

    // Going back and forth
    [[nodiscard]] const GameHistory &history() const { return history_; }
    /// One action back, with the chance, the forced actions and those of computer players that followed it.
    void undo();
    void redo();
    /// Back to the start of the turn, as far as play may be taken back.
    void undoTurn();
    /// Goes to any moment of the game. What is played from there is a variation; nothing is marked as taken back.
    void goTo(PlyId ply);
    /// Shows any moment of the game, where nothing can be played and nothing changes: TableSnapshot::isPast. In study the
    /// same as goTo().
    void look(PlyId ply);
    /// Plays on from the moment that is looked at, as a side line; the game waits (GameHistory::waiting()).
    void tryFromHere();
    /// Whether a side line has to end here: chance would draw, or a computer choose in secret, what the game at the table
    /// has yet to show.
    [[nodiscard]] bool endsSideLine() const;
    /// Whether this seat, a computer's, may act here.
    [[nodiscard]] bool lets(Seat seat) const { return !history_.isTrial() || !choosesInSecret(seat); }
    /// Back from a look or from a side line to where the game stands.
    void backToNow();
    /// Makes the line through this ply the main one.
    void promote(PlyId ply);

    // How it is played, see PlayMode
    [[nodiscard]] bool isStudy() const { return mode_.isStudy; }
    void setStudy(bool study);
    void setPlaysForced(bool plays) { mode_.playsForced = plays; }
    void setDrawsChance(bool draws) { mode_.drawsChance = draws; }

    // What is not for everybody
    /// The whole game, to be written to a file. It holds what seats may not know: nothing that is shown may come of it.
    [[nodiscard]] const Session &sessionToSave() const { return history_.session(); }
    /// What a seat may know, for whoever plays it or thinks for it; never to be shown to anybody else.
    [[nodiscard]] SeatView viewOf(Seat seat) const;
    /// Whether others must not see what the seat chooses now.
    [[nodiscard]] bool choosesInSecret(Seat seat) const;
    /// Whether nothing has to be kept from anybody who sees the screen: no curtain is used, it is a study, or the line
    /// that is shown has come to the end of the game.
    [[nodiscard]] bool isOpenToAll() const;
    /// The position that is shown, to be edited or taught from. Nothing unless it is open to all.
    [[nodiscard]] std::optional<Position> openPosition() const;
    /// A ply with nothing hidden, if it is open to all; otherwise as the history has it.
    [[nodiscard]] LoggedPly openPly(PlyId ply) const;
    /// Every decision of the line that is shown, to be judged. None unless it is open to all.
    [[nodiscard]] std::vector<Decision> decisions() const;

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
    /// The program's language is another: every text has to be asked for again.
    void languageChanged();

private:
    struct Pending {
        Seat seat;
        Action action{};
    };

    void install(Table table, Session session);
    void updateNames();
    void play(Seat seat, Action action);
    /// Moves in the history, then shows where that has led. `move` may change the screen from which the next follows.
    void change(ViewChange::Reason reason, const std::function<void(Screen &)> &move);
    /// Shows the same moment to somebody else.
    void turn(const Screen &next);
    /// Shows the same moment with as much told.
    void showTold(std::optional<ToldSoFar> told);
    [[nodiscard]] ToldSoFar fromTheBeginning() const;
    [[nodiscard]] Screen followed(const Screen &last, bool isLook) const;
    [[nodiscard]] bool movesAtOnce(const Screen &next) const;
    /// Replaces the snapshot by that of the moment where the history stands.
    void show(const Screen &screen);
    /// Tells that another one is shown, and whatever follows from that. `acted`: for whom actions were listed before.
    void announce(const ViewChange &change, Seat acted);
    [[nodiscard]] std::optional<ConfirmReason> confirmReason(Seat seat, Action action,
                                                             Proposer proposer) const;
    void endConfirmation();
    void suggest(Action action);
    void reviewProposals();

    LanguageWatcher language_;
    Table table_;
    PlayMode mode_;
    GameHistory history_{table_, mode_};
    SharedSnapshot snapshot_ = std::make_shared<TableSnapshot>();
    std::unique_ptr<Moment> moment_; ///< behind the snapshot
    bool following_ = true;
    bool tells_ = false;
    std::optional<ToldSoFar> told_; ///< while the end is being told
    Confirm confirmMode_ = Confirm::off;
    bool confirmsSecrets_ = false;
    std::optional<Pending> pending_;
    Proposals proposals_;
};

} // namespace waystone
