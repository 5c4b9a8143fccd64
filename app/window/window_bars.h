#pragma once

#include "commands/commands.h"

#include <string>
#include <utility>
#include <vector>

class QMainWindow;
class QMenu;
class QMenuBar;

namespace waystone {

class ToolRow;
struct EditionInfo;

/// The row at the top of the window: the menus, made from the commands, and the tools. It belongs to the window.
class WindowBars {
public:
    /// After everybody has added their commands.
    WindowBars(QMainWindow &window, const Commands &commands);

    /// The edition on the table; null where there is no table.
    void setEdition(const EditionInfo *edition);
    void retranslate();

private:
    void makeMenus();

    QMainWindow &window_;
    const Commands &commands_;
    std::vector<std::pair<CommandGroup, QMenu *>> menus_;
    QMenuBar *menuBar_;
    ToolRow *tools_;
    std::string edition_; ///< the hash of the one that was told last
};

} // namespace waystone
