#pragma once

#include "board/board_view.h"
#include "board/play_board.h"
#include "editor/lesson/line_use.h"
#include "session/game_controller.h"

#include <QWidget>

#include <memory>
#include <vector>

class QAction;
class QHBoxLayout;
class QLabel;
class QPushButton;
class QToolButton;

namespace waystone {

class ChoiceRow;

/// A board on which a line is played to be kept: all seats are played by hand, and what chance brings is chosen.
class LineRecorder final : public QWidget {
    Q_OBJECT

public:
    explicit LineRecorder(QWidget *parent = nullptr);

    /// Begins anew, with as much of a known line as can be played. One button a use is offered when there is something to
    /// keep.
    /// `reader` is who solves the step: what the others do is told to be an answer.
    void begin(const Table &table, const Position &start, const std::vector<LineUse> &uses,
               const std::vector<LineStep> &known = {}, Seat reader = nobody);
    /// What has been played so far.
    [[nodiscard]] std::vector<LineStep> line() const;

    [[nodiscard]] GameController &controller() { return controller_; }
    [[nodiscard]] BoardView &view() { return *view_; }
    /// Take back on this board and play again; without keys of their own.
    [[nodiscard]] QAction *undo() const { return undo_; }
    [[nodiscard]] QAction *redo() const { return redo_; }

signals:
    void recorded(waystone::LineUse use);
    void cancelled();

protected:
    void changeEvent(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void refresh();
    void refreshPrompt();
    void fillChance();
    void retranslate();

    GameController controller_;
    GameBoardModel board_;
    BoardScene scene_;
    std::unique_ptr<BoardView> view_; ///< looks at the scene, and the play board at both
    std::unique_ptr<PlayBoard> play_;
    ChoiceRow *choices_;
    QLabel *prompt_;
    QToolButton *chance_;
    QToolButton *back_;
    QAction *undo_;
    QAction *redo_;
    QPushButton *cancel_;
    QHBoxLayout *buttons_;
    [[nodiscard]] bool isOfAnswers() const { return uses_ == std::vector{LineUse::script}; }

    std::vector<LineUse> uses_;
    Seat reader_ = nobody;
    std::vector<QPushButton *> useButtons_;
};

} // namespace waystone
