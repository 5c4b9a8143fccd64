#pragma once

#include "controls/told_card.h"
#include "lessons/rules/rule_guide.h"

#include <map>

class QActionGroup;
class QMenu;
class QPushButton;

namespace waystone {

/// The card on which a guide tells a rule. It is hidden while nothing is told, and nothing waits for it. Escape puts it
/// away; the keyboard then goes back to where it is needed.
class RuleCard : public ToldCard {
    Q_OBJECT

public:
    /// `afterwards`: gets the keyboard from the card when that goes.
    RuleCard(RuleGuide &guide, QWidget &afterwards, QWidget *parent = nullptr);

    /// In which language the cards for a seat are; empty for the program's.
    void setLanguage(Seat seat, const QString &code);
    /// Whether something else is told in its place for the moment.
    void setBehind(bool isBehind);

    /// Shows what is told anew: its words may be others now.
    void refresh();

signals:
    void ruleWanted(const QString &rule);
    void neverAgain();
    void languageChosen(waystone::Seat seat, const QString &code);

protected:
    void changeEvent(QEvent *event) override;

private:
    void makeParts();
    void connectParts();
    void fillLanguages();
    void retranslate();
    [[nodiscard]] QString language() const;

    RuleGuide &guide_;
    QPushButton *gotIt_;
    QPushButton *more_;
    QToolButton *choices_;
    QMenu *languageMenu_;
    QActionGroup *languageActions_;
    QAction *notInThisGame_;
    QAction *never_;
    std::map<Seat, QString> languages_;
    bool isBehind_ = false;
};

} // namespace waystone
