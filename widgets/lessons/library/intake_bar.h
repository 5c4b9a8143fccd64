#pragma once

#include "lessons/library/lesson_intake.h"

#include <QFrame>

class QCheckBox;
class QLabel;
class QPushButton;

namespace waystone {

/// Asks what becomes of a lesson that is in the library already with other contents. Shown while the intake asks.
class IntakeBar final : public QFrame {
    Q_OBJECT

public:
    explicit IntakeBar(LessonIntake &intake, QWidget *parent = nullptr);

protected:
    void changeEvent(QEvent *event) override;

private:
    void refresh();

    LessonIntake &intake_;
    QLabel *text_;
    QCheckBox *all_;
    QPushButton *replace_;
    QPushButton *both_;
    QPushButton *skip_;
};

} // namespace waystone
