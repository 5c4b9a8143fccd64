#pragma once

#include "editor/position/edit_board.h"
#include "models/problems_model.h"

#include <QWidget>

class QLabel;
class QListView;
class QVBoxLayout;

namespace waystone {

/// What is wrong with the position, the gravest first: a click rings the places, and buttons below mend it.
class ProblemsPanel final : public QWidget {
    Q_OBJECT

public:
    ProblemsPanel(ScenarioDocument &document, EditBoard &board, QWidget *parent = nullptr);

signals:
    /// Somebody wants to read the rule that this problem breaks.
    void ruleWanted(const QString &problemCode);

private:
    void refresh();
    /// Rings the places of the problem that is chosen, and offers to mend it.
    void showCurrent();
    /// Scrolls to what mends it.
    void showFixes();
    void mend(std::size_t finding, std::size_t fix);

    ScenarioDocument &document_;
    EditBoard &board_;
    ProblemsModel problems_;
    QLabel *summary_;
    QListView *list_;
    QLabel *rule_;   ///< its title, a link where the catalogue has it
    QWidget *fixes_; ///< the buttons that mend the problem that is chosen
    QVBoxLayout *column_;
    std::vector<std::size_t> order_; ///< findings by row
    bool isRefreshing_ = false;
};

} // namespace waystone
