#pragma once

#include <QWidget>

class QLineEdit;
class QListWidget;
class QLabel;

namespace waystone {

class LessonDraft;

/// The rules of the catalogue that the step shows: ticked in a list that can be searched. Rules lead to the steps that
/// show them.
class RulesPanel final : public QWidget {
    Q_OBJECT

public:
    explicit RulesPanel(LessonDraft &draft, QWidget *parent = nullptr);

protected:
    void changeEvent(QEvent *event) override;

private:
    void refresh();
    void fill();
    void retranslate();

    LessonDraft &draft_;
    QLineEdit *search_;
    QLabel *count_;
    QListWidget *list_;
    bool isFilling_ = false;
};

} // namespace waystone
