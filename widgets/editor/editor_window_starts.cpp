#include "editor/editor_window.h"

#include "editor/edition_window.h"
#include "editor/new_scenario_dialog.h"
#include "editor/play_out_dialog.h"
#include "scenario/middle_position.h"

#include <QGuiApplication>

namespace waystone {

namespace {

// A game at random stops after so many actions.
constexpr std::uint32_t fewestActions = 8;
constexpr std::uint32_t mostActions = 120;
constexpr int usualMistakes = 10;

} // namespace

void EditorWindow::connectStarts()
{
    const EditorCommands &c = commands_;
    const auto on = [this](QAction *action, auto slot) { connect(action, &QAction::triggered, this, slot); };
    on(c.newScenario, [this] { startNew(); });
    on(c.empty, [this] {
        document_.replaceSetup(document_.editing().empty(document_.seats()),
                               [] { return tr("Empty table"); });
    });
    on(c.gameStart, [this] {
        document_.replaceSetup(document_.game().start(document_.seats(), 0),
                               [] { return tr("Start of a game"); });
    });
    on(c.middle, [this] {
        Rng rng(services_.lots());
        startInTheMiddle(static_cast<int>(fewestActions + rng.below(mostActions - fewestActions)),
                         usualMistakes);
    });
    on(c.playedOut, [this] { playOut(); });
    on(c.fill, [this] { fill(); });
    on(c.edition, [this] { editEdition(); });
}

void EditorWindow::startNew()
{
    NewScenarioDialog dialog(services_.shelf, document_.game(), document_.seats(), this);
    if (dialog.exec() != QDialog::Accepted)
        return;
    if (std::optional<Scenario> scenario = dialog.scenario())
        document_.replace(*std::move(scenario), QString(), [] { return tr("New scenario"); });
}

void EditorWindow::startInTheMiddle(int actions, int mistakes)
{
    QGuiApplication::setOverrideCursor(Qt::WaitCursor);
    Rng rng(services_.lots());
    const Position position =
        middlePosition(document_.game(), {document_.seats(), 0, actions, mistakes}, rng);
    QGuiApplication::restoreOverrideCursor();
    document_.replaceSetup(document_.game().setup(position), [] { return tr("Middle of a game"); });
}

void EditorWindow::playOut()
{
    PlayOutDialog dialog(this);
    if (dialog.exec() == QDialog::Accepted)
        startInTheMiddle(dialog.actions(), dialog.mistakes());
}

void EditorWindow::fill()
{
    Rng rng(services_.lots());
    document_.replaceSetup(document_.editing().fill(document_.setup(), rng),
                           [] { return tr("Filled at random"); });
}

void EditorWindow::editEdition()
{
    EditionWindow window(document_.game(), document_.seats(), services_.shelf, services_.dialogs, this);
    window.setThemeKind(scene_.theme().kind);
    connect(&window, &EditionWindow::editionChosen, this, &EditorWindow::useEdition);
    window.exec();
}

void EditorWindow::useEdition(const std::shared_ptr<const Game> &game)
{
    Scenario next = document_.scenario();
    // Positions refer to the edition by name: what it has no longer is left out by beginning anew.
    const std::string text = document_.game().positionText(document_.setup());
    Result<AnySetup> setup = game->setupFrom(text);
    next.setup = setup ? *std::move(setup) : game->editing().empty(document_.seats());
    next.game = game;
    document_.replace(std::move(next), document_.path(), [] { return tr("Another edition"); });
}

} // namespace waystone
