#pragma once

#include "board/count_overlay.h"
#include "board/mark_overlay.h"
#include "board/play_board.h"
#include "models/game_board_model.h"
#include "scoring/scoring_bar.h"
#include "table/past_banner.h"
#include "table/past_veil.h"
#include "table/prompt_bar.h"
#include "table/proposals_bar.h"
#include "table/table_speech.h"

#include <QMenu>
#include <QWidget>

#include <memory>

class QPushButton;
class QStackedWidget;
class QVBoxLayout;

namespace waystone {

class ActionLine;
class SideLineBar;

class BoardAndDock;
class SideDock;

/// The board with the line above it that says what to do, and what the players propose.
/// While another moment is looked at, a banner takes the line's place; at the end of a game what tells of it does.
class TablePage : public QWidget {
    Q_OBJECT

public:
    explicit TablePage(GameController &controller, QWidget *parent = nullptr);

    /// Stands beside the board, below the line that goes over the whole width.
    void setDock(SideDock &dock);
    /// Where the board ends and the dock begins, to be kept and given back.
    [[nodiscard]] QByteArray dockState() const;
    void restoreDock(const QByteArray &state);
    /// Puts something more between the lines above the board and the board.
    void addLine(QWidget *line);

    [[nodiscard]] PromptBar &prompt() { return *prompt_; }
    /// Where actions are typed.
    [[nodiscard]] ActionLine &actionLine() { return *actionLine_; }
    [[nodiscard]] SideLineBar &sideLine() { return *sideLine_; }
    [[nodiscard]] ScoringBar &scoring() { return *scoring_; }
    [[nodiscard]] PastBanner &past() { return *past_; }
    [[nodiscard]] GameBoardModel &board() { return board_; }
    [[nodiscard]] BoardScene &scene() { return scene_; }
    /// Over the board, for hints.
    [[nodiscard]] MarkOverlay &hintMarks() { return hintMarks_; }
    /// After the end: shows what counted in this category, over the board and in words; null for the result.
    void lookAt(const ToldCategory *category);
    /// Over the board, while the end is told.
    [[nodiscard]] const CountOverlay &counted() const { return counted_; }
    [[nodiscard]] BoardView &view() { return *view_; }
    [[nodiscard]] PlayBoard &play() { return *play_; }
    /// Tells what happens to those who do not see it.
    [[nodiscard]] TableSpeech &speech() { return *speech_; }
    [[nodiscard]] Announcer &announcer() { return *announcer_; }

    /// What Return and Space mean while nothing can be played, wherever nothing else answers to them; null if nothing.
    [[nodiscard]] QPushButton *mainButton() const;

protected:
    void showEvent(QShowEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    /// Where the keyboard goes if what has it goes away.
    [[nodiscard]] QWidget *home() const;
    /// Presses the main button; false if there is none.
    bool pressMain();
    /// Whose turn it is and what is asked, or what stands in its place.
    [[nodiscard]] QString asked() const;
    void follow(const GameController &controller);

    GameController &controller_;
    GameBoardModel board_;
    BoardScene scene_;
    MarkOverlay hintMarks_{scene_};
    CountOverlay counted_{scene_};
    PromptBar *prompt_;
    ScoringBar *scoring_;
    PastBanner *past_;
    QVBoxLayout *column_; ///< the lines of the board and the board
    SideLineBar *sideLine_;
    ActionLine *actionLine_;
    BoardAndDock *parts_ = nullptr;
    QStackedWidget *line_;            ///< prompt, scoring or banner, so that the board stays where it is
    std::unique_ptr<BoardView> view_; ///< looks at the scene, and the play board at both
    std::unique_ptr<PlayBoard> play_;
    Announcer *announcer_;
    std::unique_ptr<TableSpeech> speech_;
    PastVeil *veil_;
};

} // namespace waystone
