#pragma once

#include "board/theme.h"
#include "lessons/words/lesson_texts.h"

#include <QWidget>

class QLabel;
class QPushButton;
class QScrollArea;

namespace waystone {

class LessonCommands;
class VerdictFrame;

/// What a lesson says to what the reader did: the verdict, why, what points are made of, and the ways on from a wrong
/// move, which always lie at its lower edge. What is longer than there is room for scrolls above them.
class LessonFeedback final : public QWidget {
    Q_OBJECT

public:
    LessonFeedback(LessonPlayer &player, const GameController &controller, const LessonTexts &texts,
                   const LessonCommands &commands);

    void setTheme(const Theme &theme);
    void refresh();
    /// Puts the keyboard on the first way on from a wrong move.
    void focusFirst();

    /// So high may what is said become.
    void setRoom(int height);

    /// What is said without a look at the reason; empty if nothing is.
    [[nodiscard]] QString verdict() const;
    /// All that it says.
    [[nodiscard]] QString said() const;
    /// Which action has lost the goal; empty if it is the last one, or not known.
    [[nodiscard]] QString loss() const;

    /// Why the goal is lost; empty if it is not, or that is not known.
    [[nodiscard]] QString reason() const;
    /// Where “Try Again” goes back to; empty if that is not known.
    [[nodiscard]] QString wayBack() const;

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    [[nodiscard]] QString actionText(const GoalLoss &back) const;
    void paintGround();
    void fit();
    [[nodiscard]] QString pointsText(const LessonPlayer::Points &points) const;

    LessonPlayer &player_;
    const GameController &controller_;
    const LessonTexts &texts_;
    const LessonCommands &commands_;
    const Theme *theme_;
    VerdictFrame *frame_;
    QScrollArea *scroll_;
    QWidget *said_; ///< inside it
    int room_;
    QLabel *verdict_;
    QLabel *text_;
    QLabel *reason_;
    QLabel *loss_;
    QLabel *back_;
    QPushButton *consequence_;
    QPushButton *tryAgain_;
    QLabel *points_;
};

} // namespace waystone
