#pragma once

#include "lessons/words/lesson_texts.h"

#include <QWidget>

class QComboBox;
class QLabel;
class QMenu;
class QProgressBar;
class QToolButton;

namespace waystone {

class LessonCommands;

/// The head of a lesson's card: which lesson and chapter, how far the reader has come, the contents to go anywhere, and
/// the choice of a second language.
class LessonCardHead final : public QWidget {
    Q_OBJECT

public:
    LessonCardHead(LessonPlayer &player, const LessonTexts &texts, const LessonCommands &commands);

    void refresh();
    void showContents();

signals:
    void secondLanguageChosen(const QString &code);
    void closeRequested();

private:
    void showPlace();
    void fillChapters();
    void fillLanguages();

    LessonPlayer &player_;
    const LessonTexts &texts_;
    const LessonCommands &commands_;
    QLabel *title_;
    QToolButton *close_;
    QLabel *chapter_;
    QLabel *count_;
    QProgressBar *progress_;
    QToolButton *chapters_;
    QMenu *chapterMenu_;
    QComboBox *second_;
};

} // namespace waystone
