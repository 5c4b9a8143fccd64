#pragma once

#include <QWidget>

class QLabel;
class QPushButton;
class QTabWidget;
class QTableView;

namespace waystone {

class LessonDraft;
class LessonTextModel;

/// The texts of the step and of the lesson, with the languages side by side.
class TextsPanel final : public QWidget {
    Q_OBJECT

public:
    explicit TextsPanel(LessonDraft &draft, QWidget *parent = nullptr);

protected:
    void changeEvent(QEvent *event) override;

private:
    void showState();
    void retranslate();
    [[nodiscard]] QTableView *shownTable() const;

    LessonTextModel *stepTexts_;
    LessonTextModel *lessonTexts_;
    QTableView *stepTable_;
    QTableView *lessonTable_;
    QTabWidget *tabs_;
    QLabel *state_;
    QPushButton *accept_;
};

} // namespace waystone
