#include "advice/analysis_panel.h"
#include "bots/level.h"
#include "dialogs/file_trouble.h"
#include "learning/lesson_skeleton.h"
#include "learning/rules_help.h"
#include "lessons/page/page_share.h"
#include "lessons/player/lesson_commands.h"
#include "lessons/player/lesson_table.h"
#include "saving/table_setup.h"
#include "window/main_window.h"
#include "window/place_menu.h"
#include "window/saved_note.h"

#include <QFileInfo>
#include <QStackedWidget>

#include <algorithm>
#include <cassert>

/// The pages beside the table, and what is asked for there.
namespace waystone {

void MainWindow::connectLessons()
{
    lessons_.libraryOnDemand().whenMade([this](LibraryPage &page) { pages_->addWidget(&page); });
    lessons_.lessonOnDemand().whenMade([this](LessonPage &page) { furnishLesson(page); });
    connect(&lessons_, &LessonDesk::pageWanted, this, [this](QWidget *page) { showPage(page); });
    connect(&lessons_, &LessonDesk::left, this, [this] { showPage(); });
    connect(&lessons_, &LessonDesk::editRequested, &editor_, &EditorAccess::openFile);
    connect(&lessons_, &LessonDesk::printWanted, &printing_, &Printing::printPack);
    connect(&lessons_, &LessonDesk::shareWanted, this, &MainWindow::sharePage);
    connect(&lessons_, &LessonDesk::positionChosen, &documents_, &GameDocuments::playPosition);
    connect(&lessons_.sets().undoStack(), &QUndoStack::indexChanged, this, &MainWindow::refreshCommands);
    connect(&lessons_, &LessonDesk::firstGameWanted, this, &MainWindow::beginFirstGame);
    RulesHelp &rules = panels_.rules();
    // A step that shows a rule is opened, or one that lets it be played.
    const auto steps = [this](const QString &game, const QString &rule, bool played) {
        return lessons_.library().stepsShowing(game.toStdString(), rule.toStdString(), played);
    };
    const auto openFirst = [this](const std::vector<LessonLink> &links) {
        if (!links.empty())
            lessons_.openLesson(links.front().path, links.front().step);
    };
    rules.setSteps(
        [steps](const QString &game, const QString &rule) { return !steps(game, rule, false).empty(); });
    rules.setPlays(
        [steps](const QString &game, const QString &rule) { return !steps(game, rule, true).empty(); });
    connect(&rules, &RulesHelp::stepWanted, this,
            [steps, openFirst](const QString &game, const QString &rule) {
                openFirst(steps(game, rule, false));
            });
    connect(
        &rules, &RulesHelp::playWanted, this,
        [steps, openFirst](const QString &game, const QString &rule) { openFirst(steps(game, rule, true)); });
    connect(commands_.learn, &QAction::triggered, &lessons_, &LessonDesk::showLibrary);
    connect(commands_.results, &QAction::triggered, &lessons_, [this] { lessons_.showResults(); });
    connect(commands_.lessonFromHere, &QAction::triggered, this, &MainWindow::makeLessonFromHere);
    connect(&panels_.analysis(), &AnalysisPanel::lessonWanted, this, &MainWindow::makeLessonFromHere);
}

void MainWindow::sharePage(const LessonPack &pack)
{
    const QString file = shareAsPage(*this, services_.dialogs, pack, services_.settings.folder(),
                                     [this](const QString &language) { services_.languages.set(language); });
    if (file.isEmpty())
        return;
    services_.settings.setFolder(QFileInfo(file).absolutePath());
    SavedNote::show(*this, file);
}

void MainWindow::furnishLesson(LessonPage &page)
{
    pages_->addWidget(&page);
    keys_.take(KeyBindings::Window::table, page.card().commands().all());
    new PlaceMenu(page.table(), page.controller(), panels_.rules()); // the table owns it
    connect(&page.player(), &LessonPlayer::changed, this, &MainWindow::refreshTitle);
}

void MainWindow::furnishArchive(ArchivePage &page)
{
    pages_->addWidget(&page);
    connect(&page, &ArchivePage::left, this, [this] { showPage(); });
    connect(&page, &ArchivePage::fileWanted, &documents_, &GameDocuments::chooseFile);
    connect(&page, &ArchivePage::newGameWanted, &documents_, [this] { documents_.startNewGame(); });
    connect(&page, &ArchivePage::openWanted, this, [this](const QString &journal) {
        if (desk_.isOpen() && journal == desk_.file().journal())
            showPage(); // it lies there already
        else
            documents_.resume(journal);
    });
    connect(&page, &ArchivePage::failed, this, [this](const QString &path, const QString &reason) {
        documents_.tell([path, reason] {
            return fileTrouble(tr("The files of the game cannot be changed."), FileDeed::change, path,
                               {reason});
        });
    });
    connect(&page.undoStack(), &QUndoStack::indexChanged, this, &MainWindow::refreshCommands);
}

void MainWindow::showArchive()
{
    ArchivePage &page = archive_.get();
    page.enter(desk_.isOpen() ? desk_.file().journal() : QString());
    showPage(&page);
    page.enterFocus();
}

void MainWindow::beginFirstGame(const Lesson &lesson)
{
    Table table = lessonTable(lesson.game, lesson.players);
    const Seat reader = lesson.steps.back().seat;
    for (Seat seat = 0; seat < table.players.size(); ++seat)
        if (seat != reader)
            table.players[seat].bot = levelNames.front();
    const auto seats = static_cast<int>(table.players.size());
    const Result<Position> start = lesson.game->from(lesson.game->start(seats, reader));
    assert(start);
    commands_.guide->setChecked(true);
    desk_.file().play({makeTable(lesson.game, table.players, false), *start, services_.lots()});
}

void MainWindow::makeLessonFromHere()
{
    // A lesson shows what is secret now.
    if (!desk_.mayShowAll())
        return;
    const GameController &controller = desk_.controller();
    const Seat acting = controller.actingSeat();
    const Seat reader = acting == nobody ? Seat{0} : acting;
    // What looking back at the game has found of this moment.
    const std::vector<ReviewedMoment> &moments = desk_.review().moments();
    const auto moment = std::ranges::find_if(moments, [&](const ReviewedMoment &each) {
        return each.before == controller.history().current() && each.seat == reader && each.cost > 0;
    });
    std::optional<BetterMove> move;
    if (moment != moments.end())
        move = BetterMove{moment->played, moment->best, moment->comparison};
    else if (const std::vector<PlyId> &next = controller.history().children(controller.history().current());
             !next.empty())
        if (const LoggedPly played = controller.openPly(next.front()); played.seat == reader)
            move = BetterMove{played.action, played.action};
    // The program speaks other languages for a moment, which nobody has to see.
    setUpdatesEnabled(false);
    Lesson lesson =
        lessonFrom(controller.table().game, *controller.openPosition(), controller.table().players, reader,
                   move, [this](const QString &code) { services_.languages.set(code); });
    setUpdatesEnabled(true);
    editor_.editNew(std::move(lesson));
}

} // namespace waystone
