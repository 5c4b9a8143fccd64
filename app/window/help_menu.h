#pragma once

#include <QMenu>

namespace waystone {

class Commands;

/// The Help menu of windows beside the main one. It has no keys: there they may mean something else.
class HelpMenu final : public QMenu {
    Q_OBJECT

public:
    explicit HelpMenu(const Commands &commands, QWidget *parent = nullptr);

protected:
    void changeEvent(QEvent *event) override;
};

} // namespace waystone
