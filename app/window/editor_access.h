#pragma once

#include "board/animator.h"
#include "board/theme.h"

#include "files/draft_folder.h"

#include "core/game.h"

#include <QObject>
#include <QPointer>

#include <functional>
#include <memory>
#include <optional>
#include <string_view>
#include <vector>

namespace waystone {

class EditorWindow;
class GameDesk;
class KeyBindings;
struct Lesson;
class LessonDesk;
class LessonWorkshop;
class RulesHelp;
class TablePage;
struct Services;

/// The way from the table to the editor, which is made when it is first wanted, and back: positions, lessons and the
/// rules that problems break. What was left of other editors is opened in windows of its own beside it.
class EditorAccess : public QObject {
    Q_OBJECT

public:
    EditorAccess(QWidget &window, Services &services, KeyBindings &keys, GameDesk &desk, TablePage &table,
                 LessonDesk &lessons, RulesHelp &rules);
    ~EditorAccess() override;

    /// Null until it was opened.
    [[nodiscard]] EditorWindow *editor()
    {
        return workplaces_.empty() ? nullptr : workplaces_.front()->window.get();
    }
    /// That one and those that stand beside it.
    [[nodiscard]] std::vector<EditorWindow *> windows() const;

    void show();
    void openFile(const QString &path);
    /// Shows a lesson that is in no file yet, in a window in which nothing is lost by it. Its draft keeps it until somebody saves
    /// it.
    void editNew(const Lesson &lesson);
    /// In a window in which nothing would be lost.
    void openBeside(const QString &path);
    /// The first one in the editor, each of the others in a window beside it.
    void openFiles(const QStringList &paths);
    /// Takes up a draft in a window of its own. If it cannot be read it stays as it is, and what is wrong is returned.
    [[nodiscard]] std::optional<Problems> restore(TakenDraft taken);
    /// Opens the file of a draft in a window of its own.
    void openFileOf(const Draft &draft);
    /// Types in an edition that begins with that of this game.
    void openEdition(const std::shared_ptr<const Game> &game);
    /// Takes the position that is shown on the table, if it may be seen whole.
    void editPosition();
    /// False if somebody wants to stay with what is edited.
    bool close();

    /// Who adds to each window what windows of the program have.
    void setFurnisher(std::function<void(EditorWindow &)> furnisher) { furnish_ = std::move(furnisher); }
    void setThemeKind(ThemeKind kind);
    void setSpeed(Animator::Speed speed);

signals:
    /// Somebody wants to see what was not saved when a program ended.
    void draftsWanted();

private:
    /// An editor's window and what makes it one for lessons.
    struct Workplace {
        std::unique_ptr<EditorWindow> window;
        std::unique_ptr<LessonWorkshop> workshop; ///< adds to the window
    };

    /// Null if there is no game to begin with.
    EditorWindow *make(std::shared_ptr<const Game> game);
    EditorWindow *makeFirst();
    void connectWorkplace(Workplace &workplace);
    /// One in which nothing would be lost by opening this file, or a new one.
    EditorWindow *windowFor(const QString &path);
    /// One with this game on the table that has no edition open.
    EditorWindow *windowForEdition(std::string_view game);
    [[nodiscard]] std::optional<Problems> restoreEdition(TakenDraft taken);
    /// With the edition that the draft belongs to, as it is saved; null if it is in none.
    [[nodiscard]] std::shared_ptr<const Game> gameOnShelf(const Draft &draft) const;
    void remove(const EditorWindow *window);
    void play(EditorWindow &editor);
    void raiseWindow();

    QWidget &window_;
    Services &services_;
    KeyBindings &keys_;
    GameDesk &desk_;
    TablePage &table_;
    LessonDesk &lessons_;
    RulesHelp &rules_;
    std::function<void(EditorWindow &)> furnish_;
    std::vector<std::unique_ptr<Workplace>> workplaces_; ///< the editor first
    QPointer<EditorWindow> trying_;                      ///< whose lesson was gone through last
};

} // namespace waystone
