#pragma once

#include "editor/lesson/line_use.h"

#include <QWidget>

#include <functional>
#include <vector>

class QToolButton;
class QTreeWidget;

namespace waystone {

class LessonDraft;
class LineBox;

/// Of a task: the solution, and the verdicts on moves of the reader.
class ActMovesPage final : public QWidget {
    Q_OBJECT

public:
    explicit ActMovesPage(LessonDraft &draft, QWidget *parent = nullptr);

    void refresh();
    void retranslate();

signals:
    /// The user wants to play a line for one of these uses.
    void recordWanted(const std::vector<waystone::LineUse> &uses);

private:
    void makeBranches();
    void makeVerdicts();
    void layOut();
    void connectLines();
    void connectBranches();
    void refreshBranches();
    void changeBranch(const std::function<void(Branch &)> &change);
    /// The rows that lead to the branch that is chosen; empty for none.
    [[nodiscard]] std::vector<int> selectedBranch() const;

    LessonDraft &draft_;
    LineBox *solution_;
    QTreeWidget *branches_;
    QToolButton *recordBranch_;
    QToolButton *removeBranch_;
    std::vector<QToolButton *> verdicts_;
};

} // namespace waystone
