#pragma once

#include "commands/commands.h"

#include <QCoreApplication>

#include <utility>
#include <vector>

class QMainWindow;
class QMenu;
class QToolBar;
class QToolButton;

namespace waystone {

/// The window's menus and its toolbar, made from the commands. They belong to the window.
class WindowBars {
    Q_DECLARE_TR_FUNCTIONS(waystone::WindowBars)

public:
    /// After everybody has added their commands.
    WindowBars(QMainWindow &window, const Commands &commands);

    [[nodiscard]] QToolBar &toolBar() { return *toolBar_; }
    /// The name of the edition on the table, at the end of the toolbar; empty for none.
    void setEdition(const QString &name);
    void retranslate();

private:
    void makeMenus();
    void makeToolBar();

    QMainWindow &window_;
    const Commands &commands_;
    std::vector<std::pair<CommandGroup, QMenu *>> menus_;
    QToolBar *toolBar_;
    QToolButton *edition_;
};

} // namespace waystone
