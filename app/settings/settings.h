#pragma once

#include "files/settings_file.h"
#include "session/player.h"

#include <QByteArray>
#include <QMap>
#include <QString>
#include <QStringList>

#include <vector>

namespace waystone {

/// What the window looks like, as chosen; `system` follows the desktop.
enum class ThemeChoice { system, light, dark, highContrast };

/// What the program remembers from one start to the next. A value that somebody broke by hand reads as its default.
class Settings {
public:
    /// The user's own settings.
    Settings() = default;
    /// Those in an INI file: for tests, and for trying things out without touching one's own.
    explicit Settings(const QString &file) : file_(file) {}

    /// Where all of it is kept.
    [[nodiscard]] SettingsFile &file() { return file_; }

    /// ISO 639-1 code; empty until one was chosen.
    [[nodiscard]] QString language() const;
    void setLanguage(const QString &code);

    /// The language that lessons show beside the program's; empty for none.
    [[nodiscard]] QString secondLanguage() const;
    void setSecondLanguage(const QString &code);

    [[nodiscard]] ThemeChoice theme() const;
    void setTheme(ThemeChoice theme);

    /// A number in the range of an enumeration that a widget keeps, e.g. a speed; `fallback` if there is none below
    /// `count`.
    [[nodiscard]] int choice(const QString &key, int count, int fallback) const;
    void setChoice(const QString &key, int value);

    /// Who played last and how, as many as there were in the largest game.
    [[nodiscard]] std::vector<Player> players() const;
    void setPlayers(const std::vector<Player> &players);

    /// What a game was started with last, by the game's id: free words that the new-game dialog reads and writes.
    [[nodiscard]] QString gameValue(const QString &game, const QString &key) const;
    void setGameValue(const QString &game, const QString &key, const QString &value);

    /// Rules that need not be told any more, as "game/rule".
    [[nodiscard]] QStringList knownRules() const;
    void setKnownRules(const QStringList &rules);

    /// The keys that somebody has chosen, by command, as QKeySequence writes them for files.
    [[nodiscard]] QMap<QString, QStringList> chosenKeys() const;
    void setChosenKeys(const QMap<QString, QStringList> &keys);

    [[nodiscard]] QString folder() const;
    void setFolder(const QString &folder);

    /// The file that the editor had last; empty for none.
    [[nodiscard]] QString editorFile() const;
    void setEditorFile(const QString &path);

    [[nodiscard]] QByteArray windowGeometry() const;
    void setWindowGeometry(const QByteArray &geometry);
    /// How the board and what stands beside it share the window; empty for as usual.
    [[nodiscard]] QByteArray dockState() const;
    void setDockState(const QByteArray &state);

private:
    SettingsFile file_;
};

} // namespace waystone
