#pragma once

#include <QObject>

namespace waystone {

/// Lets Return press the button that has the keyboard, as Space does, in all windows of the application. In dialogs Return
/// stays with their main button.
class ReturnKey final : public QObject {
    Q_OBJECT

public:
    explicit ReturnKey(QObject *parent);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
};

} // namespace waystone
