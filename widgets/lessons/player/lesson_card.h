#pragma once

#include "board/theme.h"
#include "lessons/words/lesson_texts.h"

#include <QFrame>

class QLabel;
class QPushButton;
class QScrollArea;
class QVBoxLayout;

namespace waystone {

class LessonAnswers;
class LessonFeedback;
class LessonCardHead;
class LessonCommands;
class LessonGoal;
class LessonSummary;

/// What stands beside the board in a lesson: the chapter, the text of the step in one language or two, what the reader
/// can answer, what is said to it, hints, and the buttons that lead on; at the end how it went. Works by keyboard alone.
class LessonCard final : public QFrame {
    Q_OBJECT

public:
    LessonCard(LessonPlayer &player, const GameController &controller, QWidget *parent = nullptr);

    /// The code of the language that stands below the program's; empty for none.
    [[nodiscard]] QString secondLanguage() const { return texts_.secondLanguage(); }
    void setSecondLanguage(const QString &code);
    void setTheme(const Theme &theme);
    /// Puts the keyboard where it is needed next.
    void focusNext();

    /// A text in the program's language, or else in the one the lesson was written in.
    [[nodiscard]] QString read(const LocalText &text) const { return texts_.first(text); }

    /// All that is told at the moment, for somebody who does not see the card.
    [[nodiscard]] QString spoken() const;

    [[nodiscard]] LessonSummary &summary() { return *summary_; }
    [[nodiscard]] const LessonCommands &commands() const { return *commands_; }

public slots:
    void refresh();

signals:
    void secondLanguageChanged(const QString &code);
    void closeRequested();
    /// The reader has to play: the board should have the keyboard.
    void boardWanted();

protected:
    void changeEvent(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void makeBody();
    void makeSummary(QVBoxLayout *column);
    void showSummary(bool shown);
    void makeButtons(QVBoxLayout *column);
    void makeKeys();
    void refreshText();
    void refreshHints();
    void heedNews();
    /// Scrolls to what was said last.
    void reveal();
    void refreshButtons();
    [[nodiscard]] QString taskText() const;
    [[nodiscard]] QString predictionTask() const;

    LessonPlayer &player_;
    const GameController &controller_;
    LessonTexts texts_;
    LessonCommands *commands_;
    LessonCardHead *head_;
    QScrollArea *scroll_;
    QLabel *another_; ///< says that the table is another
    QLabel *text_;
    QLabel *secondText_;
    LessonGoal *goal_;
    QLabel *task_; ///< what kind of answer is asked
    LessonAnswers *answers_;
    LessonFeedback *feedback_;
    QLabel *hints_;
    QPushButton *hint_;
    QPushButton *askReach_;
    QPushButton *replay_;
    QPushButton *restart_;
    QPushButton *enough_;
    QPushButton *back_;
    QPushButton *skip_;
    QPushButton *next_;
    QWidget *foot_;
    LessonSummary *summary_;
    QScrollArea *summaryScroll_;      ///< hidden until the end
    int shownStep_ = -1;              ///< the step for which the answers were made
    int shownOpening_ = 0;            ///< and their lesson
    QString toldVerdict_, toldHints_; ///< what the reader has been told
    QWidget *news_ = nullptr;         ///< and what of it was the last, until the reader scrolls
};

} // namespace waystone
