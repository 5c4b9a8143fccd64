#include "editor/window/editor_window.h"

#include "editor/edition/edition_change.h"
#include "editor/edition/edition_window.h"
#include "editor/window/new_scenario_dialog.h"
#include "editor/window/play_out_dialog.h"
#include "scenario/proof/middle_position.h"

#include <QGuiApplication>

namespace waystone {

namespace {

/// Of a hundred actions of a game at random.
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
    on(c.gameStart, [this] { startInTheMiddle(0, usualMistakes, [] { return tr("Start of a game"); }); });
    on(c.chanceStart, [this] {
        document_.replaceSetup(document_.game().start(document_.seats(), 0),
                               [] { return tr("Start of a game"); });
    });
    on(c.middle,
       [this] { startInTheMiddle(std::nullopt, usualMistakes, [] { return tr("Middle of a game"); }); });
    on(c.playedOut, [this] { playOut(); });
    on(c.fill, [this] { fill(); });
    on(c.edition, [this] { editEdition(); });
}

void EditorWindow::startNew()
{
    if (!mayReplace())
        return;
    NewScenarioDialog dialog(services_.shelf, document_.game(), document_.seats(), services_.lots(), this);
    if (dialog.exec() != QDialog::Accepted)
        return;
    if (std::optional<Scenario> scenario = dialog.scenario()) {
        document_.replace(*std::move(scenario), QString(), [] { return tr("New scenario"); });
        document_.history().setClean(); // nobody has done anything to it yet
    }
}

void EditorWindow::startInTheMiddle(std::optional<int> actions, int mistakes, EditLabel label)
{
    QGuiApplication::setOverrideCursor(Qt::WaitCursor);
    Rng rng(services_.lots());
    const MiddleGame middle{document_.seats(), 0, actions.value_or(0), mistakes};
    const Position position = actions ? middlePosition(document_.game(), middle, rng)
                                      : anyMiddlePosition(document_.game(), middle, rng);
    QGuiApplication::restoreOverrideCursor();
    document_.replaceSetup(document_.game().setup(position), std::move(label));
}

void EditorWindow::playOut()
{
    PlayOutDialog dialog(this);
    if (dialog.exec() == QDialog::Accepted)
        startInTheMiddle(dialog.actions(), dialog.mistakes(), [] { return tr("Middle of a game"); });
}

void EditorWindow::fill()
{
    Rng rng(services_.lots());
    document_.replaceSetup(document_.editing().fill(document_.setup(), rng),
                           [] { return tr("Filled at random"); });
}

void EditorWindow::editEdition()
{
    if (edition_ != nullptr && edition_->document().kind().id != document_.game().id() && !edition_->close())
        return;
    openEdition(document_.game());
}

bool EditorWindow::hasEditionOpen() const
{
    return edition_ != nullptr && edition_->isVisible();
}

void EditorWindow::openEdition(const Game &game)
{
    if (!hasEditionOpen()) {
        // Beside the table: whoever types in a map wants to see what becomes of it.
        edition_ = new EditionWindow(game, document_.seats(),
                                     {services_.shelf, services_.drafts, services_.dialogs}, this);
        edition_->setAttribute(Qt::WA_DeleteOnClose);
        edition_->setThemeKind(scene_.theme().kind);
        connect(&scene_, &BoardScene::groundChanged, edition_,
                [this, window = edition_.data()] { window->setThemeKind(scene_.theme().kind); });
        connect(edition_, &EditionWindow::editionChosen, this, &EditorWindow::useEdition);
        connect(edition_, &EditionWindow::gameWanted, this, &EditorWindow::gameWanted);
        edition_->show();
    }
    edition_->raise();
    edition_->activateWindow();
}

void EditorWindow::useEdition(const std::shared_ptr<const Game> &game)
{
    if (game->id() != document_.game().id()) {
        tell([] {
            return Trouble{tr("The edition is saved, but the editor has another game on the table."), {}};
        });
        return;
    }
    const EditionChange change(document_.scenario(), game);
    if (!change.scenario()) {
        tell([&change, isLesson = document_.isLesson()] {
            return Trouble{isLesson ? tr("The lesson cannot be read with this edition, so it keeps the one "
                                         "it has. The edition is saved.")
                                    : tr("The position cannot be read with this edition, so it keeps the "
                                         "one it has. The edition is saved."),
                           change.unreadable()};
        });
        return;
    }
    document_.change(*change.scenario(), [] { return tr("Another edition"); });
    if (!change.unfit().isEmpty())
        tell([&change] {
            return Trouble{tr("The lesson now has this edition. Some of its steps do not fit it:"),
                           change.unfit()};
        });
}

} // namespace waystone
