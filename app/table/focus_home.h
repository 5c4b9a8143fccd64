#pragma once

#include <QObject>

#include <functional>

class QWidget;

namespace waystone {

/// Brings the keyboard home where what has it goes away or cannot be used any more: Qt would hand it to whatever comes
/// next, which nobody has chosen, or to nothing at all.
class FocusHome final : public QObject {
    Q_OBJECT

public:
    /// For all that lies in the page; the page owns it. Where home is is asked each time.
    FocusHome(QWidget &page, std::function<QWidget *()> home);

signals:
    /// What had the keyboard is gone, and home has it.
    void cameHome();

private:
    void follow(QWidget *old, QWidget *now);

    QWidget &page_;
    std::function<QWidget *()> home_;
};

} // namespace waystone
