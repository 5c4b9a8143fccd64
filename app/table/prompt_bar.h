#pragma once

#include "session/game_controller.h"

#include <QElapsedTimer>
#include <QFrame>

class QComboBox;
class QHBoxLayout;
class QLabel;
class QPushButton;
class QScrollArea;
class QStackedWidget;

namespace waystone {

class ActionChoices;
class ChoiceRow;
class FewLines;
class PlayBoard;
class RecapLine;
class RefusalLine;

/// Above everything at the table: who is asked and what to do, below it what has just happened, what a pending action
/// would bring, and beside it the kinds of action to choose from or the buttons that confirm one. What is not possible is
/// told in place of the question. In a narrow window the kinds of action have a row of their own, which scrolls where they
/// are too many. It is always as high, whatever it says.
class PromptBar : public QFrame {
    Q_OBJECT

public:
    explicit PromptBar(GameController &controller, QWidget *parent = nullptr);

    /// Offers what can be chosen beside this board, and tells what it refuses.
    void setBoard(PlayBoard &play, QWidget &view);
    [[nodiscard]] ChoiceRow &choiceRow() { return *row_; }
    /// Why something is not possible, until endRefusal().
    void showRefusal(const QString &sentence);
    void endRefusal();

    /// What takes its place at the end needs so much: it has it from the beginning, so that the board never moves.
    void setLeastHeight(int height);

    /// Offers to show once more what has just happened, where somebody listens to showAgainWanted().
    void offerShowAgain();

    /// What a hint says to do, where it is not told elsewhere; empty for none.
    void setHint(const QString &deed);

    /// Offers the rule of what is refused; empty to offer none.
    void offerRule(const QString &code);

    /// The seat that the computer thinks for; nobody if it does not.
    void setThinking(Seat seat);

    /// The seat whose program does not go on. It is told of until it is asked again or something else happens.
    void setFailed(Seat seat);

    /// Whether computer players wait to be told to play on.
    void setPaused(bool paused);

    [[nodiscard]] QString text() const;
    /// Who is asked and what, with whatever stands below it as long as it is so, for those who do not see it.
    [[nodiscard]] QString spoken() const;
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

public slots:
    void refresh();

signals:
    /// What is said may be another thing now.
    void changed();
    void ruleWanted(const QString &code);
    /// What has just happened is to be seen once more.
    void showAgainWanted();

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    void shapeParts();
    void layOut();
    void follow();
    void showConfirmation(Action action, GameController::ConfirmReason reason);
    /// Not by what was pressed in one go with what is to be confirmed.
    void confirm();
    /// `seat` is the one to act, or the one that the computer thinks for.
    [[nodiscard]] QString promptText(Seat seat) const;
    /// The same where no person plays it.
    [[nodiscard]] QString computerText(Seat seat) const;
    [[nodiscard]] QString confirmText() const;
    void fillWho(Seat seat);
    void refreshQuestion();
    /// Beside the question, or below it where the window is narrow.
    void placeChoices();
    void showChoices();
    /// Whom the bar speaks of: who is to act, or for whom the computer thinks.
    [[nodiscard]] Seat seatAsked() const;
    /// Leaves out as much of the choices as the question needs room.
    void refreshRoom();
    /// Whether a note or what has just happened wants the second line.
    [[nodiscard]] bool isToldBelow() const;
    /// A note, if there is one, else what has just happened; a question that takes two lines needs the room.
    void refreshSecondLine(bool hasRoom);
    /// Pixels for a line of text beside all that stands in the bar.
    [[nodiscard]] int lineRoom() const;
    /// The same for the question, beside who is asked.
    [[nodiscard]] int questionRoom() const;
    /// Whether the question has room on so many lines, or what is refused on its own.
    [[nodiscard]] bool fits(int lines) const;
    /// For two lines of the question, and the choices where they stand below it.
    [[nodiscard]] int barHeight() const;
    /// Whether the moment that is shown was reached by looking back, not by taking back.
    [[nodiscard]] bool isEarlier() const;

    GameController &controller_;
    QLabel *mark_;
    QLabel *name_;
    QComboBox *who_; ///< in place of the name where several persons may act
    QLabel *prompt_;
    FewLines *note_;
    RecapLine *recap_;
    QStackedWidget *said_; ///< the question or the refusal
    RefusalLine *refusal_;
    QHBoxLayout *bar_;
    QScrollArea *shelf_; ///< the choices of a narrow window
    const ActionChoices *choices_ = nullptr;
    ChoiceRow *row_ = nullptr;
    QPushButton *again_;   ///< shows once more what has just happened
    QPushButton *suggest_; ///< checked while what is chosen is only proposed
    QPushButton *confirm_;
    QPushButton *cancel_;
    int leastHeight_ = 0;
    Seat thinking_ = nobody;
    Seat failed_ = nobody; ///< its program does not go on
    bool paused_ = false;
    bool offersAgain_ = false;
    QString offeredRule_;
    QString hint_;
    std::optional<Action> pending_;
    QElapsedTimer asked_; ///< since the last confirmation was asked for
    GameController::ConfirmReason reason_ = GameController::ConfirmReason::endsTurn;
};

} // namespace waystone
