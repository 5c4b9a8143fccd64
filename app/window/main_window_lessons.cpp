#include "editor/window/editor_window.h"
#include "files/file_content.h"
#include "files/record_players.h"
#include "games.h"
#include "learning/lesson_desk.h"
#include "learning/lesson_skeleton.h"
#include "learning/rules_help.h"
#include "scenario/files/position_file.h"
#include "scenario/lesson/lesson_file.h"
#include "start/start_page.h"
#include "window/main_window.h"

#include <QStackedWidget>

namespace waystone {

void MainWindow::connectLessons()
{
    LessonDesk *desk = lessons_.get();
    connect(desk, &LessonDesk::pageWanted, this, [this](QWidget *page) { showPage(page); });
    connect(desk, &LessonDesk::left, this, [this] { showPage(); });
    connect(desk, &LessonDesk::editRequested, this, [this](const QString &path) {
        showEditor();
        editor_->openFile(path);
    });
    connect(desk, &LessonDesk::positionChosen, this, &MainWindow::playPosition);
    rules_->setSteps([this](const QString &game, const QString &rule) {
        return !lessons_->library().stepsShowing(game.toStdString(), rule.toStdString()).empty();
    });
    connect(rules_, &RulesHelp::stepWanted, this, [this](const QString &game, const QString &rule) {
        const auto links = lessons_->library().stepsShowing(game.toStdString(), rule.toStdString());
        if (!links.empty())
            lessons_->openLesson(links.front().path, links.front().step);
    });
    connect(commands_.learn, &QAction::triggered, desk, &LessonDesk::showLibrary);
    connect(start_, &StartPage::learnRequested, desk, &LessonDesk::showLibrary);
    connect(start_, &StartPage::rulesRequested, desk, &LessonDesk::openWalkthrough);
    connect(commands_.lessonFromHere, &QAction::triggered, this, &MainWindow::makeLessonFromHere);
}

void MainWindow::closePage()
{
    if (pages_->currentWidget() == &lessons_->lessonPage())
        lessons_->leave();
    else if (pages_->currentWidget() == &lessons_->libraryPage())
        showPage();
    else
        file_.close();
}

bool MainWindow::playPosition(const QString &path)
{
    const Result<QByteArray> text = fileContent(path);
    std::optional<Problems> problems = text ? std::nullopt : std::optional(text.problems());
    if (text) {
        const Result<LoadedPosition> loaded = readPosition(text->toStdString(), games());
        const Result<Position> position = loaded ? loaded->game->from(loaded->setup) : loaded.problems();
        if (position) {
            std::vector<RecordPlayer> players = loaded->players;
            players.resize(static_cast<std::size_t>(loaded->game->seats(*position)));
            file_.play({makeTable(loaded->game, playersFrom(players), true), *position, services_.lots()});
            return true;
        }
        problems = position.problems();
    }
    return succeeded(problems, [] { return tr("The position cannot be played."); });
}

void MainWindow::makeLessonFromHere()
{
    // A lesson shows what is secret now.
    if (!canEditPosition())
        return;
    const Seat acting = controller_.actingSeat();
    const Lesson lesson = lessonFrom(controller_.table().game, *controller_.openPosition(),
                                     controller_.table().players, acting == nobody ? Seat{0} : acting);
    const QString error =
        lessons_->editNew(QByteArray::fromStdString(writeLesson(lesson)), QString::fromStdString(lesson.id));
    if (!error.isEmpty())
        tell([error] { return Trouble{tr("The lesson cannot be written."), {error}}; });
}

} // namespace waystone
