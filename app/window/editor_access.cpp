#include "window/editor_access.h"

#include "desk/game_desk.h"
#include "editor/lesson/lesson_workshop.h"
#include "editor/window/editor_window.h"
#include "games.h"
#include "learning/lesson_desk.h"
#include "learning/rules_help.h"
#include "settings/appearance.h"
#include "table/table_page.h"
#include "window/services.h"

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

} // namespace

EditorAccess::EditorAccess(QWidget &window, Services &services, GameDesk &desk, TablePage &table,
                           LessonDesk &lessons, RulesHelp &rules)
    : window_(window), services_(services), desk_(desk), table_(table), lessons_(lessons), rules_(rules)
{}

EditorAccess::~EditorAccess() = default;

void EditorAccess::make()
{
    std::shared_ptr<const Game> game = gameFor(desk_.controller());
    if (!game)
        return;
    EditorServices services{services_.dialogs,
                            services_.lots,
                            [this] { return services_.settings.folder(); },
                            [this](const QString &folder) { services_.settings.setFolder(folder); },
                            services_.shelf,
                            services_.editorDraft};
    editor_ =
        std::make_unique<EditorWindow>(std::move(services), std::move(game), playersOf(services_.settings));
    setThemeKind(themeKind(services_.settings.theme()));
    setSpeed(table_.scene().animator().speed());
    workshop_ = std::make_unique<LessonWorkshop>(
        *editor_, services_.dialogs, [this](const QString &language) { services_.languages.set(language); });
    connect(workshop_.get(), &LessonWorkshop::tryRequested, this, [this] {
        const LessonDraft &draft = workshop_->draft();
        lessons_.tryLesson(draft.lesson(), QString::fromStdString(draft.current().id));
        raiseWindow();
    });
    connect(editor_.get(), &EditorWindow::playRequested, this, &EditorAccess::play);
    connect(editor_.get(), &EditorWindow::ruleWanted, this, [this](const QString &code) {
        rules_.openWindow();
        rules_.openProblem(code.toStdString());
    });
}

void EditorAccess::show()
{
    if (!editor_)
        make();
    if (!editor_)
        return;
    editor_->show();
    editor_->raise();
    editor_->activateWindow();
}

void EditorAccess::openFile(const QString &path)
{
    show();
    if (editor_)
        editor_->openFile(path);
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
    editor_->edit(std::move(scenario), [] { return tr("Position taken from the table"); });
}

void EditorAccess::play()
{
    const ScenarioDocument &document = editor_->document();
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
    return !editor_ || editor_->close();
}

void EditorAccess::setThemeKind(ThemeKind kind)
{
    if (editor_)
        editor_->view().setThemeKind(kind);
}

void EditorAccess::setSpeed(Animator::Speed speed)
{
    if (editor_)
        editor_->scene().animator().setSpeed(speed);
}

} // namespace waystone
