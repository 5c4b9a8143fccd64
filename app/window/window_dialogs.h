#pragma once

#include <functional>
#include <memory>

class QDialog;
class QWidget;

namespace waystone {

class Commands;
class GameController;
class TextDialog;

/// The dialogs that tell something while the window behind them can be used: keys, about, the edition.
class WindowDialogs {
public:
    WindowDialogs(QWidget &window, GameController &controller, Commands &commands);
    ~WindowDialogs();

    void showKeys();
    void showAbout();
    void showEdition();
    /// Another game is on the table: what was told about the one before is no longer true.
    void forgetGame();

private:
    void show(std::unique_ptr<TextDialog> &dialog, const std::function<std::unique_ptr<TextDialog>()> &make);

    QWidget &window_;
    GameController &controller_;
    Commands &commands_;
    std::unique_ptr<TextDialog> keys_;
    std::unique_ptr<TextDialog> about_;
    std::unique_ptr<TextDialog> edition_;
};

} // namespace waystone
