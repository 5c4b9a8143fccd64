#pragma once

#include <QObject>

class QWidget;

namespace waystone {

/// Brings the keyboard home where what has it goes away or cannot be used any more: Qt would hand it to whatever comes
/// next, which nobody has chosen.
class FocusHome final : public QObject {
    Q_OBJECT

public:
    /// For all that lies in the page; the page owns it.
    FocusHome(QWidget &page, QWidget &home);

private:
    void follow(QWidget *old, QWidget *now);

    QWidget &page_;
    QWidget &home_;
};

} // namespace waystone
