#pragma once

#include "commands/key_bindings.h"
#include "print/print_document.h"

#include <QCoreApplication>
#include <QString>

#include <memory>
#include <vector>

namespace waystone {

class Commands;
class EditorCommands;
class LessonCommands;

/// What a key does, and the keys as they are called on this machine.
struct KeyRow {
    QString what;
    QString keys;
    const QAction *command = nullptr; ///< null where the keys are always the same
};

/// Those of one place of use.
struct KeyGroup {
    QString title;
    std::vector<KeyRow> rows;
};

/// All keys of the program, those of the commands from the commands themselves.
class KeyList {
    Q_DECLARE_TR_FUNCTIONS(waystone::KeyList)

public:
    /// Gives the bindings all commands there are, once everybody has added theirs.
    KeyList(const Commands &commands, KeyBindings &bindings);
    ~KeyList();

    [[nodiscard]] KeyBindings &bindings() const { return bindings_; }
    /// In the language of the moment.
    [[nodiscard]] std::vector<KeyGroup> groups() const;
    /// To be printed.
    [[nodiscard]] PrintDocument document() const;
    /// The command's name without the letter that menus underline.
    [[nodiscard]] QString nameOf(const QAction &command) const;

private:
    [[nodiscard]] EditorCommands &editor() const;
    [[nodiscard]] LessonCommands &lesson() const;
    [[nodiscard]] KeyGroup groupOf(const QString &title, const std::vector<QAction *> &commands) const;

    const Commands &commands_;
    KeyBindings &bindings_;
    mutable std::unique_ptr<EditorCommands>
        editor_; ///< which stand for those of every editor; null until asked for
    mutable std::unique_ptr<LessonCommands> lesson_; ///< the same for the lessons
};

} // namespace waystone
