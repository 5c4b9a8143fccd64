#pragma once

#include "commands.h"
#include "final_scoring.h"

#include <QDialog>

class QLabel;
class QPushButton;
class QTableWidget;

namespace waystone {

/// Tells the end of a game: category by category, then the winners. It does not block the board behind it.
class FinalScoringDialog : public QDialog {
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
    /// The first line, one for each category, the total.
    [[nodiscard]] int lines() const { return static_cast<int>(scoring_.steps.size()) + 2; }
    void refresh();
    void fillLine(int line);
    void setCell(int row, int column, const QString &text, bool bold);
    [[nodiscard]] QString sentence() const;

    GameController &controller_;
    FinalScoring scoring_;
    int shown_ = 1; ///< how many lines can be seen
    QLabel *sentence_;
    QTableWidget *table_;
    QPushButton *next_;
    QPushButton *all_;
    QPushButton *close_;
    std::vector<std::pair<QPushButton *, QAction *>> others_;
};

} // namespace waystone
