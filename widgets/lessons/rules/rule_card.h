#pragma once

#include "lessons/rules/rule_guide.h"

#include <QFrame>

#include <map>

class QComboBox;
class QLabel;
class QPushButton;
class QToolButton;

namespace waystone {

/// The card on which a guide tells a rule. It is hidden while nothing is told, and nothing waits for it. Escape puts it
/// away; the keyboard then goes back to where it is needed.
class RuleCard : public QFrame {
    Q_OBJECT

public:
    /// `afterwards`: gets the keyboard from the card when that goes.
    RuleCard(RuleGuide &guide, QWidget &afterwards, QWidget *parent = nullptr);

    /// In which language the cards for a seat are; empty for the program's.
    void setLanguage(Seat seat, const QString &code);

    /// Shows what is told anew: its words may be others now.
    void refresh();

signals:
    void ruleWanted(const QString &rule);
    void neverAgain();
    void languageChosen(waystone::Seat seat, const QString &code);

protected:
    void changeEvent(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    void makeParts();
    void layOut();
    void connectParts();
    void retranslate();
    [[nodiscard]] QString language() const;

    RuleGuide &guide_;
    QWidget &afterwards_;
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
