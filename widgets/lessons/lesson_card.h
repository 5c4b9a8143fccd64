#pragma once

#include "board/theme.h"
#include "lessons/lesson_player.h"

#include <QFrame>

class QComboBox;
class QLabel;
class QMenu;
class QProgressBar;
class QPushButton;
class QScrollArea;
class QSpinBox;
class QToolButton;
class QVBoxLayout;

namespace waystone {

class WrappingButton;

/// What stands beside the board in a lesson: the chapter, the text of the step in one language or two, what the reader
/// can answer, what is said to it, hints, and the buttons that lead on. Works by keyboard alone.
class LessonCard final : public QFrame {
    Q_OBJECT

public:
    LessonCard(LessonPlayer &player, const GameController &controller, QWidget *parent = nullptr);

    /// The code of the language that stands below the program's; empty for none.
    [[nodiscard]] QString secondLanguage() const { return secondLanguage_; }
    void setSecondLanguage(const QString &code);
    void setTheme(const Theme &theme);
    /// Puts the keyboard where it is needed next.
    void focusNext();

    /// A text in the program's language, or else in the one the lesson was written in.
    [[nodiscard]] QString read(const LocalText &text) const;

    /// All that is told at the moment, for somebody who does not see the card.
    [[nodiscard]] QString spoken() const;

public slots:
    void refresh();

signals:
    void secondLanguageChanged(const QString &code);
    void closeRequested();
    /// The reader has to play: the board should have the keyboard.
    void boardWanted();

protected:
    void changeEvent(QEvent *event) override;

private:
    void makeHead(QVBoxLayout *column);
    void makeBody();
    void makeButtons(QVBoxLayout *column);
    void makeKeys();
    void refreshHead();
    void refreshText();
    void refreshAnswers();
    void refreshFeedback();
    void refreshHints();
    void refreshButtons();
    void makeOptions();
    void focusFirstOption();
    void fillChapters();
    void fillLanguages();
    /// The same in the second language; empty if there is none, or no such text.
    [[nodiscard]] QString readSecond(const LocalText &text) const;
    /// In both languages, a line each.
    [[nodiscard]] QString readBoth(const LocalText &text) const;
    [[nodiscard]] QString taskText() const;
    [[nodiscard]] static QString verdictText(const LessonPlayer::Feedback &feedback);
    [[nodiscard]] QString predictionTask() const;
    [[nodiscard]] QString pointsText(const LessonPlayer::Points &points) const;

    LessonPlayer &player_;
    const GameController &controller_;
    const Theme *theme_;
    QString secondLanguage_;
    QLabel *title_;
    QLabel *chapter_;
    QLabel *count_;
    QProgressBar *progress_;
    QToolButton *chapters_;
    QMenu *chapterMenu_;
    QComboBox *second_;
    QToolButton *close_;
    QScrollArea *scroll_;
    QWidget *body_;
    QLabel *text_;
    QLabel *secondText_;
    QLabel *task_; ///< what kind of answer is asked
    QWidget *options_;
    std::vector<WrappingButton *> optionButtons_; ///< in the author's order
    std::vector<int> shownOrder_;                 ///< options from the top down
    QWidget *prediction_;
    QLabel *predictionLabel_;
    QSpinBox *number_;
    QPushButton *check_;
    QLabel *points_;
    QFrame *feedback_;
    QLabel *verdict_;
    QLabel *feedbackText_;
    QPushButton *tryAgain_;
    QPushButton *consequence_;
    QLabel *hints_;
    QPushButton *hint_;
    QPushButton *replay_;
    QPushButton *restart_;
    QPushButton *enough_;
    QPushButton *back_;
    QPushButton *skip_;
    QPushButton *next_;
    int shownStep_ = -1;                  ///< the step for which the options were made
    const Lesson *shownLesson_ = nullptr; ///< and its lesson
};

} // namespace waystone
