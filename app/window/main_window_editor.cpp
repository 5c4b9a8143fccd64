#include "window/main_window.h"

#include "editor/lesson/lesson_workshop.h"
#include "editor/window/editor_window.h"
#include "games.h"
#include "learning/lesson_desk.h"
#include "learning/rules_help.h"
#include "settings/appearance.h"
#include "table/table_page.h"

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

} // namespace

void MainWindow::showEditor()
{
    if (!editor_) {
        std::shared_ptr<const Game> game = controller_.hasGame() ? controller_.table().game : nullptr;
        if (!game) {
            const Result<std::shared_ptr<const Game>> made = games().make(games().kinds().front(), {}, {});
            if (!made)
                return;
            game = *made;
        }
        EditorServices services{services_.dialogs,
                                services_.lots,
                                [this] { return services_.settings.folder(); },
                                [this](const QString &folder) { services_.settings.setFolder(folder); },
                                services_.shelf,
                                services_.editorDraft};
        editor_ = std::make_unique<EditorWindow>(std::move(services), std::move(game),
                                                 playersOf(services_.settings));
        editor_->view().setThemeKind(themeKind(services_.settings.theme()));
        editor_->scene().animator().setSpeed(table_->scene().animator().speed());
        workshop_ =
            std::make_unique<LessonWorkshop>(*editor_, services_.dialogs, [this](const QString &language) {
                services_.languages.set(language);
            });
        connect(workshop_.get(), &LessonWorkshop::tryRequested, this, [this] {
            const LessonDraft &draft = workshop_->draft();
            lessons_->tryLesson(draft.lesson(), QString::fromStdString(draft.current().id));
            show();
            raise();
            activateWindow();
        });
        connect(editor_.get(), &EditorWindow::playRequested, this, &MainWindow::playFromEditor);
        connect(editor_.get(), &EditorWindow::ruleWanted, this, [this](const QString &code) {
            rules_->openWindow();
            rules_->openProblem(code.toStdString());
        });
    }
    editor_->show();
    editor_->raise();
    editor_->activateWindow();
}

bool MainWindow::canEditPosition() const
{
    // The editor shows every hand.
    return file_.isOpen() && controller_.isOpenToAll();
}

void MainWindow::editPosition()
{
    if (!canEditPosition())
        return;
    const Game &game = controller_.game();
    Scenario scenario{controller_.table().game, game.setup(*controller_.openPosition()),
                      controller_.table().players};
    showEditor();
    editor_->edit(std::move(scenario), [] { return tr("Position taken from the table"); });
}

void MainWindow::playFromEditor()
{
    const ScenarioDocument &document = editor_->document();
    const Result<Position> position = document.position();
    if (!position)
        return;
    Table table = makeTable(document.scenario().game, document.table().players, true);
    file_.play({std::move(table), *position, services_.lots()});
    show();
    raise();
    activateWindow();
}

} // namespace waystone
