#pragma once

#include "commands/commands.h"
#include "fitting/fitted_dialog.h"
#include "scoring/final_scoring.h"

class QLabel;
class QPushButton;
class QTableWidget;

namespace waystone {

class SheetScoring;

/// Tells the end of a game: category by category, then the winners. It does not block the board behind it.
class FinalScoringDialog : public FittedDialog {
    Q_OBJECT

public:
    FinalScoringDialog(GameController &controller, Commands &commands, QWidget *parent = nullptr);

    /// The scoring of the game whose end is shown, from its beginning.
    void restart();
    void showNext();
    void showAll();

    [[nodiscard]] bool isAtEnd() const { return shown_ == lines(); }

protected:
    void changeEvent(QEvent *event) override;

private:
    /// Where the end brought no points of its own, the sheets tell the scoring, line by line; 0 otherwise.
    [[nodiscard]] int sheetLines() const;
    /// The first line, one for each category, the total; after sheets the total alone.
    [[nodiscard]] int tableLines() const;
    [[nodiscard]] int lines() const { return sheetLines() + tableLines(); }
    void refresh();
    void fillLine(int line);
    void fitTable();
    void setCell(int row, int column, const QString &text, bool bold);
    [[nodiscard]] QString sentence() const;

    GameController &controller_;
    FinalScoring scoring_;
    int shown_ = 1; ///< how many lines can be seen
    QLabel *sentence_;
    SheetScoring *sheets_;
    QTableWidget *table_;
    QPushButton *next_;
    QPushButton *all_;
    QPushButton *close_;
    std::vector<std::pair<QPushButton *, QAction *>> others_;
};

} // namespace waystone
