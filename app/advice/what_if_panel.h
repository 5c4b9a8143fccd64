#pragma once

#include "thinking/what_if.h"

#include <QWidget>

class QComboBox;
class QLabel;

namespace waystone {

/// "What if?": every action that is possible at the moment shown, to be chosen by mouse or keys, and how it differs from what
/// is best there.
class WhatIfPanel : public QWidget {
    Q_OBJECT

public:
    WhatIfPanel(GameController &controller, Adviser &adviser, QWidget *parent = nullptr);

    [[nodiscard]] WhatIf &whatIf() { return whatIf_; }
    /// As if it had been chosen; only a legal action of the adviser's subject.
    void choose(Action action);
    void clear();

signals:
    /// Somebody has chosen an action, not the program.
    void chosen(waystone::Action action);

protected:
    void showEvent(QShowEvent *event) override;
    void hideEvent(QHideEvent *event) override;

private:
    /// The actions of another moment, or in other words; none while nobody sees them.
    void fill();
    void refresh();
    void takeChoice(int index);
    [[nodiscard]] QString text() const;

    GameController &controller_;
    Adviser &adviser_;
    WhatIf whatIf_;
    QLabel *label_;
    QComboBox *box_;
    QLabel *text_;
    std::vector<Action> actions_; ///< by entry, after the first
};

} // namespace waystone
