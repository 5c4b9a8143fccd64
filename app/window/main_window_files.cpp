#include "editor/window/editor_window.h"
#include "files/file_content.h"
#include "scenario/files/any_file.h"
#include "scenario/files/shared_game.h"
#include "scenario/shelf/lesson_set_file.h"
#include "window/file_drop.h"
#include "window/help_menu.h"
#include "window/main_window.h"
#include "window/place_menu.h"
#include "window/recent_menu.h"
#include "window/window_help.h"

#include <QDir>
#include <QFileInfo>
#include <QMenu>
#include <QMenuBar>
#include <QStackedWidget>

/// Files that come to the window otherwise than by its Open command, and what its windows have in common.
namespace waystone {

namespace {

// What was open when the program ended.
const QString gameWord = QStringLiteral("game ");
const QString lessonWord = QStringLiteral("lesson ");
const QString editorWord = QStringLiteral("editor ");

} // namespace

void MainWindow::connectFiles()
{
    auto *recent = new RecentMenu(recent_, this);
    recent->standAfter(*findChild<QMenuBar *>(QStringLiteral("menuBar")), *commands_.open);
    connect(recent, &RecentMenu::wanted, this, [this](const QString &path) {
        openRecent(path, [this](const QString &each) { openFile(each); });
    });
    connect(&documents_, &GameDocuments::used, &recent_, &RecentFiles::add);
    new FileDrop(*this, [this](const QStringList &files) {
        if (isShown(lessons_.libraryOnDemand().made())) {
            importInto(files);
            return;
        }
        openFile(files.front());
        if (files.size() > 1)
            emit filesWanted(files.sliced(1));
    });
    new WindowHelp(*this, commands_);
    // The table owns it.
    new PlaceMenu(table_, desk_.controller(), panels_.rules(),
                  {commands_.hint, commands_.editPosition,
                   findChild<QMenu *>(QStringLiteral("whoPlays"))->menuAction()});
    editor_.setFurnisher([this](EditorWindow &editor) { furnish(editor); });
}

void MainWindow::importInto(const QStringList &files)
{
    QStringList lessons;
    QStringList others;
    for (const QString &file : files)
        (LessonDesk::isForLibrary(formatOfFile(file)) ? lessons : others).append(file);
    if (!lessons.isEmpty())
        lessons_.import(lessons);
    if (!others.isEmpty())
        openFile(others.front());
}

void MainWindow::furnish(EditorWindow &editor)
{
    const auto open = [this, &editor](const QString &path) { openInEditor(editor, path); };
    auto *recent = new RecentMenu(recent_, &editor);
    recent->standAfter(*editor.menuBar(), *editor.commands().open);
    connect(recent, &RecentMenu::wanted, this, [this, open](const QString &path) { openRecent(path, open); });
    const ScenarioDocument &document = editor.document();
    connect(&document, &ScenarioDocument::pathChanged, this,
            [this, &document] { recent_.add(document.path()); });
    new FileDrop(editor, [open](const QStringList &files) {
        for (const QString &file : files)
            open(file);
    });
    editor.menuBar()->addMenu(new HelpMenu(commands_, &editor));
    new WindowHelp(editor, commands_);
}

void MainWindow::openInEditor(EditorWindow &editor, const QString &path)
{
    const std::string format = formatOfFile(path);
    // An edition has a window of its own, and what somebody has shared can only be looked at.
    if (format == editionFormat || format == sharedFormat || format == setFormat)
        openFile(path);
    else if (editor.openFile(path))
        recent_.add(path); // of a game it has the position, not the file
}

void MainWindow::openRecent(const QString &path, const std::function<void(const QString &)> &open)
{
    if (QFileInfo::exists(path))
        return open(path);
    recent_.remove(path);
    documents_.tell([path] {
        Trouble trouble{
            tr("This file is no longer there. It has been removed from the list of recent files."), {}};
        trouble.path = QDir::toNativeSeparators(path);
        return trouble;
    });
}

bool MainWindow::isFree()
{
    return !desk_.isOpen() && !isShown(lessons_.lessonOnDemand().made());
}

bool MainWindow::hasOpen(const QString &path)
{
    const QFileInfo open(desk_.file().path());
    return desk_.isOpen() && open.isFile() && open == QFileInfo(path);
}

QStringList MainWindow::openThings()
{
    QStringList things;
    if (desk_.isOpen() && !desk_.file().journal().isEmpty())
        things.append(gameWord + desk_.file().journal());
    if (isShown(lessons_.lessonOnDemand().made()) && !lessons_.openPath().isEmpty())
        things.append(lessonWord + lessons_.openPath());
    for (EditorWindow *editor : editor_.windows())
        if (editor->isVisible() && !editor->document().path().isEmpty())
            things.append(editorWord + editor->document().path());
    return things;
}

void MainWindow::reopen(const QString &thing)
{
    const QString path = thing.mid(thing.indexOf(QLatin1Char(' ')) + 1);
    if (!QFileInfo::exists(path)) // somebody has deleted it since, which is nobody's trouble
        return;
    if (thing.startsWith(gameWord))
        documents_.resume(path);
    else if (thing.startsWith(lessonWord))
        lessons_.openLesson(path);
    else if (thing.startsWith(editorWord))
        editor_.openBeside(path);
}

} // namespace waystone
