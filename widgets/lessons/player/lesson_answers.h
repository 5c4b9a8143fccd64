#pragma once

#include "lessons/words/lesson_texts.h"

#include <QWidget>

#include <vector>

class QLabel;
class QPushButton;
class QSpinBox;

namespace waystone {

class WrappingButton;

/// What the reader of a lesson can answer beside the board: the options of a question, or the number that they foretell.
class LessonAnswers final : public QWidget {
    Q_OBJECT

public:
    LessonAnswers(LessonPlayer &player, const LessonTexts &texts);

    /// Those of another step.
    void renew();
    void refresh();
    /// Puts the keyboard on the first answer that can still be given; false if there is none.
    bool focusFirst();
    /// What somebody who does not see the card hears with the number.
    void setSpoken(const QString &text);

private:
    WrappingButton *buttonOf(int option) { return buttons_[static_cast<std::size_t>(option)]; }
    void makeKeys();
    void refreshOptions(bool isAsked);

    LessonPlayer &player_;
    const LessonTexts &texts_;
    QWidget *options_;
    std::vector<WrappingButton *> buttons_; ///< in the author's order
    std::vector<int> shownOrder_;           ///< options from the top down
    QWidget *prediction_;
    QLabel *predictionLabel_;
    QSpinBox *number_;
    QPushButton *check_;
};

} // namespace waystone
