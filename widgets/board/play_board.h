#pragma once

#include "board/action_choices.h"
#include "board/board_view.h"
#include "board/close_up.h"
#include "board/move_input.h"
#include "board/note_items.h"
#include "board/place_help.h"
#include "models/game_board_model.h"

#include <QMenu>
#include <QObject>
#include <QPointer>
#include <QTimer>

#include <optional>

namespace waystone {

/// Lets people play a controller's game on a board view: hands clicks to the move input, marks in the model what can be
/// done, and tells what it would bring and why something cannot be done.
class PlayBoard final : public QObject {
    Q_OBJECT

public:
    /// When the places that lead on are painted. They can be clicked whether painted or not.
    enum class Highlight { off, whenPicked, always };
    Q_ENUM(Highlight)

    PlayBoard(GameController &controller, GameBoardModel &board, BoardView &view, QObject *parent = nullptr);

    [[nodiscard]] MoveInput &input() { return input_; }
    /// The kinds of action between which is chosen beside the board.
    [[nodiscard]] ActionChoices &choices() { return choices_; }
    void setHighlight(Highlight highlight);
    [[nodiscard]] Highlight highlight() const { return highlight_; }
    /// Something else is asked: nothing is told of what happens to lie under the mouse until it moves.
    void rest();
    /// Shows the card of a place at once.
    void explain(Place place);
    /// Milliseconds that the pointer rests on a place before its card comes; 0 for at once.
    void setHelpDelay(int milliseconds) { helpTimer_.setInterval(milliseconds); }
    /// Milliseconds after which a refusal has been read, so that it leaves as soon as somebody points elsewhere, and after
    /// which it leaves by itself.
    void setRefusalTimes(int read, int ends);
    /// The question comes back in its place.
    void endRefusal();

    /// The place under the pointer or else under the keyboard.
    [[nodiscard]] std::optional<Place> pointedAt() const;
    /// What is written on the board by the game's words.
    [[nodiscard]] NoteItems &notes() { return notes_; }
    /// What is shown small at the place that is pointed at, larger.
    [[nodiscard]] const CloseUp &closeUp() const { return closeUp_; }
    /// What the rules had against the last click, until something else is done.
    [[nodiscard]] const std::optional<Problem> &shownRefusal() const { return refusal_; }

    /// The list from which one of several actions is chosen; null while there is none.
    [[nodiscard]] QMenu *chooser() const { return chooser_; }

signals:
    /// The rules have something against what was clicked. It is marked on the board; whoever stands beside it says why.
    void refusalShown(const waystone::Problem &problem);
    /// It has been told for long enough.
    void refusalEnded();
    /// Somebody would play at a moment that is only looked at.
    void clickedInThePast();
    /// Return was pressed, or Space, where there is nothing to complete.
    void completedNothing();

private:
    void layTable();
    void followView();
    void showInput();
    void showGhost();
    void showHelp();
    void showHelpFor(Place place);
    void showRefusal(const Problem &problem, Place at);
    /// If somebody who has read it points at something that can be done.
    void endReadRefusal(std::optional<Place> at);
    void showChoices(const std::vector<Action> &actions, Place at);
    /// Whether the click is on something that opens larger, or closes again.
    bool turnPin(Place place);
    void dismissCards();
    void dismissHelp();
    /// Of a place, for those who do not see its card.
    [[nodiscard]] QStringList explanation(Place place) const;
    /// The sheet that a number on this place tells of; null if it tells of none.
    [[nodiscard]] const ScoreSheet *sheetAt(Place place) const;

    GameController &controller_;
    GameBoardModel &board_;
    BoardView &view_;
    BoardScene &scene_;
    MoveInput input_;
    ActionChoices choices_;
    PlaceHelp help_;
    CloseUp closeUp_;
    NoteItems notes_;
    Highlight highlight_ = Highlight::always;
    QTimer helpTimer_;
    QTimer refusalRead_;
    QTimer refusalEnds_;
    std::optional<Place> hovered_;
    bool isBehind_ = false; ///< the game has moved on and the board does not show it yet
    QPointer<QMenu> chooser_;
    std::optional<Problem> refusal_;
};

} // namespace waystone
