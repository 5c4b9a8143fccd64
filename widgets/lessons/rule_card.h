#pragma once

#include "lessons/rule_guide.h"

#include <QFrame>

#include <functional>
#include <map>

class QComboBox;
class QLabel;
class QPushButton;
class QToolButton;

namespace waystone {

class BoardView;

/// The card on which a guide tells a rule, over a corner of the board where it hides as little as can be of what it speaks
/// of. Nothing waits for it; Escape puts it away.
class RuleCard : public QFrame {
    Q_OBJECT

public:
    /// Lies on the view's parent.
    RuleCard(RuleGuide &guide, BoardView &view);

    /// In which language the cards for a seat are; empty for the program's.
    void setLanguage(Seat seat, const QString &code);

    /// The places that it must not hide.
    [[nodiscard]] std::vector<Place> spokenOf() const;

signals:
    void ruleWanted(const QString &rule);
    void neverAgain();
    void languageChosen(waystone::Seat seat, const QString &code);

protected:
    void changeEvent(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void refresh();
    void retranslate();
    void moveAside();
    [[nodiscard]] int hidden(const QRect &box) const;
    [[nodiscard]] QString language() const;

    RuleGuide &guide_;
    BoardView &view_;
    QLabel *title_;
    QLabel *text_;
    QPushButton *gotIt_;
    QPushButton *more_;
    QToolButton *silence_;
    QComboBox *language_;
    QToolButton *close_;
    QAction *notInThisGame_;
    QAction *never_;
    std::map<Seat, QString> languages_;
};

} // namespace waystone
