#pragma once

#include <QWidget>

class QLabel;
class QListWidget;
class QPushButton;
class QStackedWidget;
class QToolButton;

namespace waystone {

class LessonDraft;

/// The steps of the lesson in their order; where there is no lesson yet, the way to one.
class StepsPanel final : public QWidget {
    Q_OBJECT

public:
    explicit StepsPanel(LessonDraft &draft, QWidget *parent = nullptr);

protected:
    void changeEvent(QEvent *event) override;

private:
    void refresh();
    void retranslate();

    LessonDraft &draft_;
    QStackedWidget *pages_;
    QLabel *invitation_;
    QPushButton *begin_;
    QListWidget *list_;
    QToolButton *add_, *duplicate_, *remove_, *up_, *down_;
};

} // namespace waystone
