#pragma once

#include <functional>
#include <memory>

class QDialog;
class QWidget;

namespace waystone {

class Commands;
class GameController;
class GameDocuments;
class KeyList;
class RuleGuide;
class SettingsDialog;
class TextDialog;
class WindowChoices;

/// The dialogs that tell something, or ask, while the window behind them can be used: settings, keys, about, the edition.
class WindowDialogs {
public:
    WindowDialogs(QWidget &window, GameController &controller, Commands &commands, KeyList &keyList);
    ~WindowDialogs();

    void showKeys();
    void showSettings(WindowChoices &choices, RuleGuide &guide, GameDocuments &documents);
    void showAbout();
    void showEdition();
    /// Another game is on the table: what was told about the one before is no longer true.
    void forgetGame();

private:
    void show(std::unique_ptr<TextDialog> &dialog, const std::function<std::unique_ptr<TextDialog>()> &make);

    QWidget &window_;
    GameController &controller_;
    Commands &commands_;
    KeyList &keyList_;
    std::unique_ptr<TextDialog> keys_;
    std::unique_ptr<SettingsDialog> settings_;
    std::unique_ptr<TextDialog> about_;
    std::unique_ptr<TextDialog> edition_;
};

} // namespace waystone
