#pragma once

#include "board/board_view.h"
#include "board/mark_overlay.h"
#include "board/play_board.h"
#include "session/game_controller.h"

#include <QWidget>

#include <memory>
#include <vector>

class QLabel;
class QPushButton;
class QToolButton;

namespace waystone {

/// A board on which a line is looked at, action by action: what each did is marked and told. Nothing can be played.
class LineViewer final : public QWidget {
    Q_OBJECT

public:
    explicit LineViewer(QWidget *parent = nullptr);

    /// Begins before the first action, seen from the reader's side. What cannot be played, and what follows it, is left
    /// out.
    void show(const Table &table, const Position &start, const std::vector<LineStep> &line, Seat reader);
    /// How many of the actions have been shown.
    [[nodiscard]] int shownActions() const { return shown_; }
    [[nodiscard]] const MarkOverlay &marks() const { return *marks_; }

signals:
    void closed();

protected:
    void changeEvent(QEvent *event) override;

private:
    void go(int shown);
    void refresh();
    void retranslate();
    /// What the action did: arrows from where to where something went, rings where something came or was clicked.
    [[nodiscard]] std::vector<LessonMark> marksOf(std::size_t action) const;

    GameController controller_;
    GameBoardModel board_;
    BoardScene scene_;
    std::unique_ptr<BoardView> view_; ///< looks at the scene, and the play board at both
    std::unique_ptr<PlayBoard> play_;
    std::unique_ptr<MarkOverlay> marks_;
    QLabel *text_;
    QToolButton *back_, *forward_;
    QPushButton *close_;
    std::vector<LineStep> line_;
    std::vector<Position> positions_; ///< before each action, and after the last
    std::vector<PlyId> plies_;        ///< of these positions
    int shown_ = 0;
};

} // namespace waystone
