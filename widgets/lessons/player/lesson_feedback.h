#pragma once

#include "board/theme.h"
#include "lessons/words/lesson_texts.h"

#include <QWidget>

class QFrame;
class QLabel;
class QPushButton;

namespace waystone {

class LessonCommands;

/// What a lesson says to what the reader did: the verdict, why, what points are made of, and the ways on from a wrong
/// move.
class LessonFeedback final : public QWidget {
    Q_OBJECT

public:
    LessonFeedback(LessonPlayer &player, const GameController &controller, const LessonTexts &texts,
                   const LessonCommands &commands);

    void setTheme(const Theme &theme);
    void refresh();
    /// Puts the keyboard on the first way on from a wrong move.
    void focusFirst();

    /// What is said without a look at the reason; empty if nothing is.
    [[nodiscard]] QString verdict() const;
    /// All that it says.
    [[nodiscard]] QString said() const;
    /// Which action has lost the goal; empty if it is the last one, or not known.
    [[nodiscard]] QString loss() const;

private:
    [[nodiscard]] QString pointsText(const LessonPlayer::Points &points) const;

    LessonPlayer &player_;
    const GameController &controller_;
    const LessonTexts &texts_;
    const LessonCommands &commands_;
    const Theme *theme_;
    QFrame *frame_;
    QLabel *verdict_;
    QLabel *loss_;
    QLabel *text_;
    QPushButton *consequence_;
    QPushButton *tryAgain_;
    QLabel *points_;
};

} // namespace waystone
