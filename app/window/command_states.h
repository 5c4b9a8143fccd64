#pragma once

#include "commands/commands.h"

#include <QCoreApplication>

class QUndoStack;

namespace waystone {

class GameDesk;
class LogPanel;

/// Which commands are possible at the moment, and what those that speak of the game are called.
class CommandStates {
    Q_DECLARE_TR_FUNCTIONS(waystone::CommandStates)

public:
    /// `log` tells which moments there are to go to.
    CommandStates(const Commands &commands, GameDesk &desk, LogPanel &log);

    /// `isTable`: a game is on the table, and the table is what is shown.
    void refresh(bool isTable);
    /// Undo and redo are those of a page, not of the game.
    void refreshHistory(const QUndoStack &page);

private:
    void refreshGame(bool isTable);
    void refreshPlay(bool isTable);
    void refreshMoments(bool isTable);
    void refreshHistory(bool isTable);
    void refreshFinish(bool isTable);

    const Commands &commands_;
    GameDesk &desk_;
    LogPanel &log_;
};

} // namespace waystone
