#pragma once

#include <QWidget>

#include <vector>

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

    /// While a line is recorded for this step nobody leaves it; -1: none is.
    void setHeld(int step);
    /// By step: whether nothing is left to mend, which its row tells by a sign.
    void setSound(const std::vector<bool> &areSound);

protected:
    void changeEvent(QEvent *event) override;

private:
    void refresh();
    void retranslate();
    void tellHeld();

    LessonDraft &draft_;
    std::vector<bool> areSound_;
    QStackedWidget *pages_;
    QLabel *invitation_;
    QPushButton *beginTask_;
    QPushButton *begin_;
    QLabel *held_;
    int heldAt_ = -1;
    QWidget *steps_; ///< what leads to them
    QListWidget *list_;
    QToolButton *add_, *duplicate_, *remove_, *up_, *down_;
};

} // namespace waystone
