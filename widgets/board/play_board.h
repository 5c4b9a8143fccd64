#pragma once

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

#include <functional>
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
    void setHighlight(Highlight highlight);
    [[nodiscard]] Highlight highlight() const { return highlight_; }
    /// Milliseconds that the pointer rests on a place before its card comes; 0 for at once.
    void setHelpDelay(int milliseconds) { helpTimer_.setInterval(milliseconds); }

    /// The place under the pointer or else under the keyboard.
    [[nodiscard]] std::optional<Place> pointedAt() const;
    /// What is written on the board by the game's words.
    [[nodiscard]] NoteItems &notes() { return notes_; }
    /// What is shown small at the place that is pointed at, larger.
    [[nodiscard]] const CloseUp &closeUp() const { return closeUp_; }
    /// What the card of a refusal tells of, while it is seen.
    [[nodiscard]] std::optional<Problem> shownRefusal() const;
    /// What stands below a refusal, e.g. how to get to its rule; empty for nothing.
    void setRefusalNote(std::function<QString(const Problem &)> note) { refusalNote_ = std::move(note); }

    /// The list from which one of several actions is chosen; null while there is none.
    [[nodiscard]] QMenu *chooser() const { return chooser_; }

signals:
    /// A refusal was shown: whoever shows rules may offer this one.
    void refusalShown(const waystone::Problem &problem);
    /// Somebody would play at a moment that is only looked at.
    void clickedInThePast();

private:
    void layTable();
    void followView();
    void showInput();
    /// Where a click on a control begins an action.
    [[nodiscard]] std::vector<Place> buttonsNow() const;
    void showGhost();
    void showHelp();
    void showHelpFor(Place place);
    void showRefusal(const Problem &problem, Place at);
    void showMeaningless(Place at);
    void showChoices(const std::vector<Action> &actions, Place at);
    void dismissCards();
    /// The sheet that a number on this place tells of; null if it tells of none.
    [[nodiscard]] const ScoreSheet *sheetAt(Place place) const;

    GameController &controller_;
    GameBoardModel &board_;
    BoardView &view_;
    BoardScene &scene_;
    MoveInput input_;
    PlaceHelp help_;
    CloseUp closeUp_;
    NoteItems notes_;
    Highlight highlight_ = Highlight::always;
    QTimer helpTimer_;
    std::optional<Place> hovered_;
    bool isBehind_ = false; ///< the game has moved on and the board does not show it yet
    QPointer<QMenu> chooser_;
    std::function<QString(const Problem &)> refusalNote_;
    std::optional<Problem> refusal_; ///< the last one; its card may be gone
};

} // namespace waystone
