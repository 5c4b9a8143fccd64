#pragma once

#include <QObject>

class QWidget;

namespace waystone {

class Commands;

/// Gives the Help menu to the windows that belong to a window and have no menus of their own, such as those of the rules
/// and of an edition. Dialogs that ask something have none.
class WindowHelp final : public QObject {
    Q_OBJECT

public:
    /// The window owns it. The commands outlive it.
    WindowHelp(QWidget &window, const Commands &commands);

    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    const Commands &commands_;
};

} // namespace waystone
