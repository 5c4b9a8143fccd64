#pragma once

#include "controls/card_frame.h"
#include "lessons/player/lesson_player.h"

class QLabel;
class QProgressBar;

namespace waystone {

/// The goal of a task in words, how far the reader has come towards it, and how many actions are left.
class LessonGoal final : public CardFrame {
    Q_OBJECT

public:
    LessonGoal(LessonPlayer &player, const GameController &controller);

    void refresh();
    /// The same for somebody who does not see it; empty where there is no goal.
    [[nodiscard]] QString spoken() const;

private:
    [[nodiscard]] QStringList lines() const;
    [[nodiscard]] QString actionsLeft() const;
    void refreshBar();

    LessonPlayer &player_;
    const GameController &controller_;
    QLabel *heading_;
    QLabel *text_;
    QWidget *barRow_;
    QProgressBar *bar_;
    QLabel *reached_;
    QLabel *left_;
};

} // namespace waystone
