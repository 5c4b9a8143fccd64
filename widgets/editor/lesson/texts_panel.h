#pragma once

#include "scenario/lesson/lesson_texts.h"

#include <QWidget>

class QLabel;
class QPushButton;
class QTabBar;
class QTabWidget;
class QTableView;
class QToolButton;

namespace waystone {

class LessonDraft;
class LessonTextModel;

/// The texts of the step and of the lesson: one language at a time, or all of them side by side. What the task of the
/// step asks for stands below.
class TextsPanel final : public QWidget {
    Q_OBJECT

public:
    explicit TextsPanel(LessonDraft &draft, QWidget *parent = nullptr);

    /// Puts the keyboard on this text.
    void showText(const TextKey &key, const QString &language);
    /// One language at a time again.
    void leaveSideBySide();

signals:
    /// All languages need more room than one.
    void breadthWanted(bool isWanted);

protected:
    void changeEvent(QEvent *event) override;

private:
    void makeLanguages();
    void layOut(LessonDraft &draft);
    void refreshLanguages();
    void showColumns();
    void fitRows(QTableView &table);
    void showGoal();
    void showState();
    void retranslate();
    [[nodiscard]] QTableView *shownTable() const;

    LessonDraft &draft_;
    LessonTextModel *stepTexts_;
    LessonTextModel *lessonTexts_;
    QTableView *stepTable_;
    QTableView *lessonTable_;
    QTabWidget *tabs_;
    QTabBar *languages_;
    QToolButton *sideBySide_;
    QLabel *goal_;
    QLabel *state_;
    QPushButton *accept_;
};

} // namespace waystone
