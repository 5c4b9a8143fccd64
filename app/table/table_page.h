#pragma once

#include "board/mark_overlay.h"
#include "board/play_board.h"
#include "models/game_board_model.h"
#include "table/past_banner.h"
#include "table/past_veil.h"
#include "table/prompt_bar.h"
#include "table/proposals_bar.h"

#include <QMenu>
#include <QWidget>

#include <memory>

class QStackedWidget;

namespace waystone {

/// The board with the line above it that says what to do, and what the players propose.
/// While another moment is looked at, a banner takes the line's place.
class TablePage : public QWidget {
    Q_OBJECT

public:
    explicit TablePage(GameController &controller, QWidget *parent = nullptr);

    /// Puts something more between the lines above the board and the board.
    void addLine(QWidget *line);

    [[nodiscard]] PromptBar &prompt() { return *prompt_; }
    [[nodiscard]] PastBanner &past() { return *past_; }
    [[nodiscard]] GameBoardModel &board() { return board_; }
    [[nodiscard]] BoardScene &scene() { return scene_; }
    /// Over the board, for hints.
    [[nodiscard]] MarkOverlay &hintMarks() { return hintMarks_; }
    [[nodiscard]] BoardView &view() { return *view_; }
    [[nodiscard]] PlayBoard &play() { return *play_; }

private:
    void follow(const GameController &controller);

    GameBoardModel board_;
    BoardScene scene_;
    MarkOverlay hintMarks_{scene_};
    PromptBar *prompt_;
    PastBanner *past_;
    QStackedWidget *line_;            ///< prompt or banner, so that the board stays where it is
    std::unique_ptr<BoardView> view_; ///< looks at the scene, and the play board at both
    std::unique_ptr<PlayBoard> play_;
    PastVeil *veil_;
};

} // namespace waystone
