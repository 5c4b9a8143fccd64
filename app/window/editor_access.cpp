#include "window/editor_access.h"

#include "commands/key_bindings.h"
#include "desk/game_desk.h"
#include "editor/lesson/lesson_workshop.h"
#include "editor/window/editor_window.h"
#include "games.h"
#include "learning/lesson_desk.h"
#include "learning/rules_help.h"
#include "saving/table_setup.h"
#include "scenario/lesson/lesson_file.h"
#include "settings/appearance.h"
#include "table/table_page.h"
#include "window/services.h"

#include <QFileInfo>

#include <algorithm>

namespace waystone {

namespace {

/// The players of the last games, and enough others for any game.
std::vector<Player> playersOf(const Settings &settings)
{
    std::vector<Player> players = settings.players();
    for (auto seat = static_cast<int>(players.size()); seat < playerColours; ++seat)
        players.push_back({QString(), seat, {}});
    return players;
}

/// The one on the table, or else the first that there is.
std::shared_ptr<const Game> gameFor(const GameController &controller)
{
    if (controller.hasGame())
        return controller.table().game;
    const Result<std::shared_ptr<const Game>> made = games().make(games().kinds().front(), {}, {});
    return made ? *made : nullptr;
}

void present(EditorWindow &window)
{
    window.show();
    window.raise();
    window.activateWindow();
}

} // namespace

EditorAccess::EditorAccess(QWidget &window, Services &services, KeyBindings &keys, GameDesk &desk,
                           TablePage &table, LessonDesk &lessons, RulesHelp &rules)
    : window_(window),
      services_(services),
      keys_(keys),
      desk_(desk),
      table_(table),
      lessons_(lessons),
      rules_(rules)
{
    connect(&lessons, &LessonDesk::editorWanted, this, [this] {
        if (trying_ != nullptr)
            present(*trying_);
    });
}

EditorAccess::~EditorAccess() = default;

std::vector<EditorWindow *> EditorAccess::windows() const
{
    std::vector<EditorWindow *> windows;
    for (const auto &workplace : workplaces_)
        windows.push_back(workplace->window.get());
    return windows;
}

EditorWindow *EditorAccess::make(std::shared_ptr<const Game> game)
{
    if (!game)
        return nullptr;
    EditorServices services{services_.dialogs,
                            services_.lots,
                            [this] { return services_.settings.folder(); },
                            [this](const QString &folder) { services_.settings.setFolder(folder); },
                            services_.shelf,
                            services_.drafts,
                            lessons_.library().ownFolder(),
                            [this](std::string_view title) { return lessons_.library().freeId(title); }};
    auto workplace = std::make_unique<Workplace>();
    workplace->window =
        std::make_unique<EditorWindow>(std::move(services), std::move(game), playersOf(services_.settings));
    workplace->workshop = std::make_unique<LessonWorkshop>(
        *workplace->window, services_.dialogs,
        [this](const QString &language) { services_.languages.set(language); },
        services_.folder + QStringLiteral("/proofs"));
    for (const EditorMenu menu :
         {EditorMenu::scenario, EditorMenu::edit, EditorMenu::start, EditorMenu::view})
        keys_.take(KeyBindings::Window::editor, workplace->window->commands().menu(menu));
    connectWorkplace(*workplace);
    if (furnish_)
        furnish_(*workplace->window);
    workplaces_.push_back(std::move(workplace));
    setThemeKind(themeKind(services_.settings.theme()));
    setSpeed(table_.scene().animator().speed());
    return workplaces_.back()->window.get();
}

EditorWindow *EditorAccess::makeFirst()
{
    EditorWindow *first = make(gameFor(desk_.controller()));
    if (first == nullptr)
        return nullptr;
    // It goes on where it was left; a file that has gone since is nobody's trouble.
    if (const QString file = services_.settings.editorFile(); !file.isEmpty())
        (void)first->document().open(file);
    ScenarioDocument &document = first->document();
    connect(&document, &ScenarioDocument::pathChanged, this,
            [this, &document] { services_.settings.setEditorFile(document.path()); });
    return first;
}

void EditorAccess::connectWorkplace(Workplace &workplace)
{
    EditorWindow *window = workplace.window.get();
    LessonWorkshop *workshop = workplace.workshop.get();
    connect(workshop, &LessonWorkshop::tryRequested, this, [this, window, workshop] {
        const LessonDraft &draft = workshop->draft();
        trying_ = window;
        lessons_.tryLesson(draft.lesson(), QString::fromStdString(draft.current().id));
        raiseWindow();
    });
    const ScenarioDocument &document = window->document();
    connect(&document, &ScenarioDocument::pathChanged, this,
            [this, &document] { lessons_.noticeSaved(document.path()); });
    connect(&document, &ScenarioDocument::modifiedChanged, this, [this, &document] {
        if (!document.isModified())
            lessons_.noticeSaved(document.path());
    });
    connect(window, &EditorWindow::playRequested, this, [this, window] { play(*window); });
    connect(window, &EditorWindow::gameWanted, this, [this, window](const std::shared_ptr<const Game> &game) {
        const std::vector<Player> players = window->document().table().players;
        const Result<Position> start = game->from(game->start(static_cast<int>(players.size()), 0));
        if (!start)
            return;
        desk_.file().play({makeTable(game, players, true), *start, services_.lots()});
        raiseWindow();
    });
    connect(window, &EditorWindow::ruleWanted, this, [this](const QString &code) {
        rules_.openWindow();
        rules_.openProblem(code.toStdString());
    });
    connect(window, &EditorWindow::draftsWanted, this, &EditorAccess::draftsWanted);
    // The editor itself stays as it is until it is shown again; a window beside it leaves its draft.
    connect(window, &EditorWindow::closed, this, [this, window] {
        if (window != editor())
            QMetaObject::invokeMethod(
                this, [this, window] { remove(window); }, Qt::QueuedConnection);
    });
}

void EditorAccess::remove(const EditorWindow *window)
{
    std::erase_if(workplaces_, [window](const auto &each) {
        return each->window.get() == window && !window->isVisible();
    });
}

void EditorAccess::show()
{
    EditorWindow *editor = workplaces_.empty() ? makeFirst() : this->editor();
    if (editor != nullptr)
        present(*editor);
}

void EditorAccess::openFile(const QString &path)
{
    show();
    if (editor() != nullptr)
        editor()->openFile(path);
}

void EditorAccess::editNew(const Lesson &lesson)
{
    EditorWindow *window = windowFor(QString());
    if (window == nullptr)
        return;
    present(*window);
    window->editText(QByteArray::fromStdString(writeLesson(lesson)),
                     [] { return tr("A lesson from this moment of the game"); });
}

void EditorAccess::openFiles(const QStringList &paths)
{
    for (const QString &path : paths) {
        if (path == paths.front())
            openFile(path);
        else
            openBeside(path);
    }
}

void EditorAccess::openBeside(const QString &path)
{
    if (EditorWindow *window = windowFor(path)) {
        present(*window);
        window->openFile(path);
    }
}

EditorWindow *EditorAccess::windowFor(const QString &path)
{
    if (workplaces_.empty())
        makeFirst();
    for (EditorWindow *window : windows())
        if (!window->document().isModified() &&
            (window->document().path().isEmpty() || window->document().path() == path))
            return window;
    return make(gameFor(desk_.controller()));
}

std::optional<Problems> EditorAccess::restore(TakenDraft taken)
{
    if (taken.draft.kind == Draft::Kind::edition)
        return restoreEdition(std::move(taken));
    EditorWindow *window = windowFor(taken.draft.path);
    if (window == nullptr)
        return Problems();
    const std::optional<Problems> problems = window->restore(std::move(taken));
    if (!problems)
        present(*window);
    else if (window != editor() && !window->isVisible())
        remove(window);
    return problems;
}

EditorWindow *EditorAccess::windowForEdition(std::string_view game)
{
    for (EditorWindow *window : windows())
        if (window->document().game().id() == game && !window->hasEditionOpen())
            return window;
    const GameKind *kind = games().find(game);
    const auto made = kind != nullptr ? games().make(*kind, {}, {}) : Problems();
    return made ? make(*made) : nullptr;
}

std::optional<Problems> EditorAccess::restoreEdition(TakenDraft taken)
{
    if (workplaces_.empty())
        makeFirst();
    EditorWindow *window = windowForEdition(taken.draft.game);
    if (window == nullptr)
        return Problems();
    present(*window);
    const std::shared_ptr<const Game> base = gameOnShelf(taken.draft);
    return window->restoreEdition(base ? *base : window->document().game(), std::move(taken))
               ? std::nullopt
               : std::optional(Problems());
}

std::shared_ptr<const Game> EditorAccess::gameOnShelf(const Draft &draft) const
{
    const GameKind *kind = games().find(draft.game);
    if (kind == nullptr || draft.path.isEmpty())
        return nullptr;
    const auto game = services_.shelf.make(*kind, QFileInfo(draft.path).completeBaseName().toStdString(), {});
    return game ? *game : nullptr;
}

void EditorAccess::openFileOf(const Draft &draft)
{
    if (draft.kind != Draft::Kind::edition)
        return openBeside(draft.path);
    openEdition(gameOnShelf(draft));
}

void EditorAccess::openEdition(const std::shared_ptr<const Game> &game)
{
    EditorWindow *window = game ? windowForEdition(game->id()) : nullptr;
    if (window == nullptr)
        return;
    present(*window);
    window->openEdition(*game);
}

void EditorAccess::editPosition()
{
    if (!desk_.mayShowAll())
        return;
    const GameController &controller = desk_.controller();
    const Game &game = controller.game();
    Scenario scenario{controller.table().game, game.setup(*controller.openPosition()),
                      controller.table().players};
    show();
    editor()->edit(std::move(scenario), [] { return tr("Position taken from the table"); });
}

void EditorAccess::play(EditorWindow &editor)
{
    const ScenarioDocument &document = editor.document();
    const Result<Position> position = document.position();
    if (!position)
        return;
    Table table = makeTable(document.scenario().game, document.table().players, true);
    desk_.file().play({std::move(table), *position, services_.lots()});
    raiseWindow();
}

void EditorAccess::raiseWindow()
{
    window_.show();
    window_.raise();
    window_.activateWindow();
}

bool EditorAccess::close()
{
    return std::ranges::all_of(windows(), [](EditorWindow *window) { return window->close(); });
}

void EditorAccess::setThemeKind(ThemeKind kind)
{
    for (EditorWindow *window : windows())
        window->view().setThemeKind(kind);
}

void EditorAccess::setSpeed(Animator::Speed speed)
{
    for (EditorWindow *window : windows())
        window->scene().animator().setSpeed(speed);
}

} // namespace waystone
