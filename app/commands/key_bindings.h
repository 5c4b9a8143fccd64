#pragma once

#include <QAction>
#include <QKeySequence>
#include <QMap>
#include <QObject>
#include <QPointer>

#include <vector>

namespace waystone {

class Settings;

/// The keys of the commands in all windows: the usual ones, or those that somebody has chosen instead, which the settings
/// keep. Every command with a key is taken in here once; whoever shows a key asks the command itself.
class KeyBindings final : public QObject {
    Q_OBJECT

public:
    /// In whose windows a command is: a key may mean something else in each.
    enum class Window { table, editor };

    explicit KeyBindings(Settings &settings, QObject *parent = nullptr);

    /// The keys that a command has now are its usual ones; it gets those that were chosen. Null is passed over. Commands
    /// of the same name in the same kind of window always have the same keys.
    void take(Window window, const std::vector<QAction *> &commands);

    [[nodiscard]] bool knows(const QAction &command) const;
    [[nodiscard]] QList<QKeySequence> usual(const QAction &command) const;
    /// The other command of its window that has the key; null if it is free.
    [[nodiscard]] const QAction *holder(const QAction &command, const QKeySequence &key) const;
    /// What boards and dialogs are used with, so that it can be no command's.
    [[nodiscard]] static bool isReserved(const QKeySequence &key);

    /// From now on this key alone; whoever held it has one less.
    void choose(const QAction &command, const QKeySequence &key);

    /// By command, what somebody has chosen; the others have their usual keys.
    using Chosen = QMap<QString, QList<QKeySequence>>;
    [[nodiscard]] const Chosen &chosen() const { return chosen_; }
    /// All at once, e.g. none.
    void setChosen(const Chosen &chosen);

signals:
    void changed();

private:
    struct Taken {
        QString id;
        Window window;
        QPointer<QAction> command;
    };

    [[nodiscard]] const Taken *find(const QAction &command) const;
    void apply(const Taken &taken) const;

    Settings &settings_;
    std::vector<Taken> taken_;
    Chosen usual_;
    Chosen chosen_;
};

} // namespace waystone
