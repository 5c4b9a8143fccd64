#include "window/main_window.h"

#include "board/board_export.h"
#include "files/file_content.h"
#include "games.h"
#include "games/game_faces.h"
#include "learning/lesson_desk.h"
#include "learning/rules_export_dialog.h"
#include "learning/rules_help.h"
#include "lessons/handout/rules_handout.h"
#include "lessons/rules/rule_library.h"
#include "print/print_pages.h"
#include "scenario/files/any_file.h"
#include "scenario/files/position_file.h"
#include "scenario/lesson/lesson_file.h"
#include "scoring/final_scoring_dialog.h"
#include "start/new_game_dialog.h"
#include "table/table_page.h"
#include "words/problem_sentence.h"

#include <QDir>
#include <QFileInfo>

namespace waystone {

void MainWindow::tell(std::function<Trouble()> trouble)
{
    services_.dialogs.showTrouble(this, [this, trouble] {
        Trouble told = trouble();
        told.openRule = [this](std::string_view code) { rules_->openProblem(code); };
        return told;
    });
}

bool MainWindow::succeeded(const std::optional<Problems> &problems, QString (*text)())
{
    if (problems)
        tell([&problems, text] {
            return Trouble{text(), problemSentences(*problems), codesWithRule(*problems)};
        });
    return !problems;
}

void MainWindow::startNewGame()
{
    NewGameDialog dialog(games(), services_.shelf, services_.settings, this);
    if (controller_.hasGame() && file_.isOpen())
        dialog.choose(QString::fromStdString(std::string(controller_.game().id())), controller_.seats());
    if (dialog.exec() == QDialog::Accepted)
        succeeded(file_.start(dialog.newGame()), [] { return tr("The game cannot be started."); });
}

void MainWindow::quickStart(const QString &game, int seats)
{
    NewGameDialog dialog(games(), services_.shelf, services_.settings);
    dialog.choose(game, seats);
    succeeded(file_.start(dialog.newGame()), [] { return tr("The game cannot be started."); });
}

void MainWindow::continueLast()
{
    for (const JournalEntry &entry : file_.folder().entries()) {
        if (!entry.isClosed) {
            resume(entry.path);
            return;
        }
    }
}

void MainWindow::resume(const QString &journal)
{
    succeeded(file_.resume(journal), [] { return tr("The game cannot be continued."); });
}

bool MainWindow::openFile(const QString &path)
{
    services_.settings.setFolder(QFileInfo(path).absolutePath());
    const Result<QByteArray> text = fileContent(path);
    const std::string format = text ? formatOf(text->toStdString()) : std::string();
    if (format == lessonFormat)
        return lessons_->openLesson(path);
    if (format == positionFormat)
        return playPosition(path);
    return succeeded(file_.open(path), [] { return tr("The file cannot be opened."); });
}

void MainWindow::chooseFile()
{
    const QString path =
        services_.dialogs.fileToOpen(this, tr("Open a Game, a Position or a Lesson"),
                                     services_.settings.folder(), tr("Waystone files (*.json)"));
    if (!path.isEmpty())
        openFile(path);
}

QString MainWindow::proposal(const QString &suffix) const
{
    const QString name =
        file_.path().isEmpty() ? controller_.words().gameName() : QFileInfo(file_.path()).completeBaseName();
    return QDir(services_.settings.folder()).filePath(name + QLatin1Char('.') + suffix);
}

bool MainWindow::save()
{
    if (file_.path().isEmpty())
        return saveAs();
    const QString error = file_.save(file_.path());
    if (!error.isEmpty())
        tell([error] { return Trouble{tr("The game cannot be saved."), {error}}; });
    return error.isEmpty();
}

bool MainWindow::saveAs()
{
    const QString path = services_.dialogs.fileToSave(
        this, tr("Save the Game"), proposal(QStringLiteral("json")), tr("Waystone games (*.json)"));
    if (path.isEmpty())
        return false;
    services_.settings.setFolder(QFileInfo(path).absolutePath());
    const QString error = file_.save(path);
    if (!error.isEmpty())
        tell([error] { return Trouble{tr("The game cannot be saved."), {error}}; });
    return error.isEmpty();
}

void MainWindow::exportAs(const QString &suffix, const QString &filter)
{
    const QString path = services_.dialogs.fileToSave(this, tr("Export the Board"), proposal(suffix), filter);
    if (path.isEmpty())
        return;
    services_.settings.setFolder(QFileInfo(path).absolutePath());
    if (!exportBoard(table_->scene(), path))
        tell([path] { return Trouble{tr("The picture cannot be written."), {path}}; });
}

void MainWindow::exportRules()
{
    const bool isTable = file_.isOpen();
    RulesExportDialog dialog(isTable ? QString::fromStdString(std::string(controller_.game().id()))
                                     : rules_->reader().game(),
                             this);
    if (dialog.exec() != QDialog::Accepted)
        return;
    const RulesExportChoice choice = dialog.choice();
    const QString name = gameFace(choice.game.toStdString())->generalWords()->gameName();
    const QString path = services_.dialogs.fileToSave(
        this, tr("Save the Rules"),
        QDir(services_.settings.folder()).filePath(tr("%1 rules.pdf", "name of a file, game").arg(name)),
        tr("PDF documents (*.pdf)"));
    if (path.isEmpty())
        return;
    services_.settings.setFolder(QFileInfo(path).absolutePath());
    if (!writeRules(choice, path))
        tell([path] { return Trouble{tr("The rules cannot be written."), {path}}; });
}

bool MainWindow::writeRules(const RulesExportChoice &choice, const QString &path)
{
    LanguageSwitch &languages = services_.languages;
    const QString own = languages.current();
    const Speak speak = [&languages](const QString &language) { languages.set(language); };
    // The program speaks other languages for a moment, which nobody has to see.
    setUpdatesEnabled(false);
    const bool isWritten = writePdf(rulesHandout(choice.game, choice.languages, speak), path, choice.paper);
    languages.set(own);
    setUpdatesEnabled(true);
    return isWritten;
}

void MainWindow::showFinalScoring()
{
    if (!controller_.isOver())
        return;
    if (!scoring_)
        scoring_ = new FinalScoringDialog(controller_, commands_, this);
    scoring_->restart();
    scoring_->show();
    scoring_->raise();
}

void MainWindow::showHelp(QPointer<QDialog> &dialog, const std::function<QDialog *()> &make)
{
    if (!dialog) {
        dialog = make();
        dialog->setAttribute(Qt::WA_DeleteOnClose);
    }
    dialog->show();
    dialog->raise();
    dialog->activateWindow();
}

} // namespace waystone
