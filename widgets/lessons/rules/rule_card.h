#pragma once

#include "lessons/rules/rule_guide.h"

#include <QFrame>

#include <map>
#include <optional>

class QComboBox;
class QLabel;
class QPushButton;
class QToolButton;

namespace waystone {

class BoardView;

/// The card on which a guide tells a rule, over the board where it hides as little as can be. The reader may drag it
/// elsewhere or shrink it to its title; the next cards are like that, too. Nothing waits for it; Escape puts it away.
class RuleCard : public QFrame {
    Q_OBJECT

public:
    /// Lies on the view's parent.
    RuleCard(RuleGuide &guide, BoardView &view);

    /// In which language the cards for a seat are; empty for the program's.
    void setLanguage(Seat seat, const QString &code);

    /// The places that it must not hide.
    [[nodiscard]] std::vector<Place> spokenOf() const;
    /// To its title only, or back to the whole.
    void setShrunk(bool shrunk);
    /// Shows what is told anew: its words may be others now.
    void refresh();

signals:
    void ruleWanted(const QString &rule);
    void neverAgain();
    void languageChosen(waystone::Seat seat, const QString &code);

protected:
    void changeEvent(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void makeParts();
    void layOut();
    void connectParts();
    void retranslate();
    void nameShrink();
    /// To where it hides least, unless it is well where it is.
    void moveAside();
    [[nodiscard]] QSize wantedSize(int most) const;
    [[nodiscard]] QString language() const;

    RuleGuide &guide_;
    BoardView &view_;
    QLabel *title_;
    QLabel *text_;
    QWidget *foot_; ///< the buttons below the text
    QPushButton *gotIt_;
    QPushButton *more_;
    QToolButton *silence_;
    QComboBox *language_;
    QToolButton *shrink_;
    QToolButton *close_;
    QAction *notInThisGame_;
    QAction *never_;
    std::map<Seat, QString> languages_;
    const Rule *placed_ = nullptr; ///< the rule for which the card was put where it is
    std::optional<QPoint> heldAt_; ///< where the pointer holds it while it is dragged
    bool isPlacedByHand_ = false;
    bool isShrunk_ = false;
};

} // namespace waystone
