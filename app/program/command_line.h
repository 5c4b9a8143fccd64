#pragma once

#include "lessons/handout/handout.h"

#include <QString>
#include <QStringList>

#include <optional>

namespace waystone {

/// What the program was started for.
struct CommandLine {
    enum class Task { window, demo, exportBoard, message };
    /// What the window shows first.
    enum class Begin { startPage, newGame, library, editor };

    Task task = Task::window;
    Begin begin = Begin::startPage;
    QStringList files;    ///< to be opened or edited; one to be exported, or several lessons to one page
    QString out;          ///< the picture or handout to write; may be empty for a demo
    QString language;     ///< as asked for; may be empty
    QString game;         ///< of a demo: an id; may be empty
    QString message;      ///< for a message: the text to print
    bool isError = false; ///< the message is about wrong arguments; exit status 2
    std::optional<quint64> seed; ///< of a demo
    bool isOnItsOwn = false;     ///< a program of its own, though another one may run
    QString
        activation; ///< by which the desktop knows that somebody asked for a window just now; may be empty

    // export
    QStringList languages; ///< of a handout, one or two, or of a page; empty for the program's own
    QString rules;         ///< the game whose rules are written instead of a file; may be empty
    QString step;          ///< of a lesson: the step whose board is drawn; empty for the first
    bool isLetter = false; ///< paper: US letter rather than A4
    HandoutForm form;
    QString sheet; ///< the game whose empty score sheet is written instead of a file; may be empty

    /// `arguments` begin with the program's name, as QCoreApplication::arguments() does.
    [[nodiscard]] static CommandLine parse(const QStringList &arguments);
};

} // namespace waystone
