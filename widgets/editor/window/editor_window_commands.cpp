#include "editor/window/editor_window.h"

#include "board/board_export.h"
#include "dialogs/file_trouble.h"
#include "editor/position/position_line.h"
#include "editor/window/editor_speech.h"
#include "faces/problem_sentence.h"
#include "files/file_kinds.h"
#include "files/file_name.h"
#include "games.h"
#include "scenario/shelf/lesson_id.h"
#include "words/foreign_text.h"
#include "words/general_words.h"
#include "words/program_language.h"

#include <QApplication>
#include <QBuffer>
#include <QClipboard>
#include <QComboBox>
#include <QDir>
#include <QFileInfo>
#include <QImage>
#include <QLabel>
#include <QStackedWidget>

#include <algorithm>

namespace waystone {

void EditorWindow::tell(const std::function<Trouble()> &trouble)
{
    services_.dialogs.showTrouble(this, trouble);
}

void EditorWindow::connectCommands()
{
    const EditorCommands &c = commands_;
    const auto on = [this](QAction *action, auto slot) { connect(action, &QAction::triggered, this, slot); };
    on(c.open, [this] { chooseFile(); });
    on(c.save, [this] { save(); });
    on(c.saveAs, [this] { saveAs(); });
    on(c.play, [this] { play(); });
    on(c.close, [this] { QWidget::close(); });
    on(c.drafts, [this] { emit draftsWanted(); });
    on(c.undo, [this] { pageUndo_ != nullptr ? pageUndo_->trigger() : document_.history().undo(); });
    on(c.redo, [this] { pageRedo_ != nullptr ? pageRedo_->trigger() : document_.history().redo(); });
    on(c.remove, [this] { board_->removeHere(); });
    on(c.cancel, [this] { board_->cancel(); });
    on(c.copy, [this] { copyText(); });
    on(c.copyFile, [this] { QApplication::clipboard()->setText(QString::fromUtf8(document_.bytes())); });
    on(c.copyPicture, [this] {
        QBuffer buffer;
        buffer.open(QIODevice::WriteOnly);
        if (exportBoard(scene(), buffer, ImageFormat::png))
            QApplication::clipboard()->setImage(QImage::fromData(buffer.data(), "PNG"));
    });
    on(c.paste, [this] { paste(); });
    connect(c.zoomIn, &QAction::triggered, view_, &BoardView::zoomIn);
    connect(c.zoomOut, &QAction::triggered, view_, &BoardView::zoomOut);
    connect(c.zoomFit, &QAction::triggered, view_, &BoardView::fit);
    on(c.fullScreen, [this] { setWindowState(windowState() ^ Qt::WindowFullScreen); });

    connectStarts();

    connect(line_, &PositionLine::copyRequested, this, &EditorWindow::copyText);
    connect(board_.get(), &EditBoard::watcherChanged, this, &EditorWindow::refreshWatchers);
    connect(board_.get(), &EditBoard::handChanged, this,
            [this] { commands_.cancel->setEnabled(board_->hasInHand()); });
    commands_.cancel->setEnabled(false);
    connect(&document_, &ScenarioDocument::playersChanged, this, &EditorWindow::refreshWatchers);
    connect(&document_, &ScenarioDocument::tableChanged, this, &EditorWindow::refreshTitle);
    // The history tells of a step when it is done, which is after the document has changed.
    connect(&document_.history(), &QUndoStack::indexChanged, this, &EditorWindow::refresh);
    connect(&document_, &ScenarioDocument::languageChanged, this, &EditorWindow::refresh);
    connect(&document_, &ScenarioDocument::changed, this, &EditorWindow::refreshTitle);
    connect(&document_, &ScenarioDocument::pathChanged, this, &EditorWindow::refreshTitle);
    connect(&document_, &ScenarioDocument::modifiedChanged, this, &EditorWindow::refreshTitle);
}

void EditorWindow::refresh()
{
    const EditorCommands &c = commands_;
    QUndoStack &history = document_.history();
    const auto describe = [](QAction *action, bool can, const QString &text) {
        action->setEnabled(can);
        action->setText(foreign_text::caption(text));
        action->setToolTip(foreign_text::tip(text));
    };
    if (pageUndo_ != nullptr)
        describe(c.undo, pageUndo_->isEnabled(), pageUndo_->text());
    else
        describe(c.undo, history.canUndo(),
                 history.canUndo() ? tr("Undo: %1").arg(history.undoText()) : tr("Undo"));
    if (pageRedo_ != nullptr)
        describe(c.redo, pageRedo_->isEnabled(), pageRedo_->text());
    else
        describe(c.redo, history.canRedo(),
                 history.canRedo() ? tr("Redo: %1").arg(history.redoText()) : tr("Redo"));
    // What would change the board wants it to be seen.
    for (QAction *action :
         {c.remove, c.paste, c.empty, c.gameStart, c.chanceStart, c.middle, c.playedOut, c.fill})
        action->setEnabled(centre_->currentIndex() == 0);
    const Problems problems = document_.problems();
    const auto has = [&problems](Severity severity) {
        return std::ranges::find(problems, severity, &Problem::severity) != problems.end();
    };
    const bool isImpossible = has(Severity::impossible);
    c.save->setEnabled(!isImpossible);
    c.saveAs->setEnabled(!isImpossible);
    c.play->setEnabled(!isImpossible && !has(Severity::againstRule));
    verdict_->setText(isImpossible ? tr("This position is impossible, so it cannot be saved.")
                      : has(Severity::againstRule)
                          ? tr("The position breaks a rule: it can be saved but not played.")
                          : tr("The position can be played."));
}

void EditorWindow::refreshWatchers()
{
    // Another page shows its own table, as whoever acts there sees it.
    const bool matters = games().find(document_.game().id())->hasSecrets && centre_->currentIndex() == 0;
    watcherLabelAction_->setVisible(matters);
    watcherAction_->setVisible(matters);
    watcherLabel_->setText(tr("Seen from:"));
    watcher_->clear();
    for (Seat seat = 0; seat < document_.seats(); ++seat)
        watcher_->addItem(document_.words().seatName(seat), int{seat});
    watcher_->addItem(tr("nobody’s side"), int{nobody});
    watcher_->setCurrentIndex(watcher_->findData(int{board_->watcher()}));
}

void EditorWindow::refreshTitle()
{
    setWindowModified(document_.isModified());
    // A lesson is called by its title, wherever it is kept.
    const QString titled = lessonTitle();
    const QString name = !titled.isEmpty() ? titled
                         : document_.path().isEmpty()
                             ? tr("not saved")
                             : foreign_text::line(QFileInfo(document_.path()).completeBaseName());
    const QString game = document_.words().gameName();
    const QString title = foreign_text::title(name);
    setWindowTitle(!titled.isEmpty() || title.contains(game, Qt::CaseInsensitive)
                       ? tr("%1[*] – Waystone Editor", "file").arg(title)
                       : tr("%1 (%2)[*] – Waystone Editor", "game, file").arg(game, title));
}

bool EditorWindow::mayReplace()
{
    if (!document_.isModified())
        return true;
    const QString name = foreign_text::line(QFileInfo(document_.path()).completeBaseName());
    const UnsavedChanges changes{
        name.isEmpty()         ? tr("What you are editing has not been saved.")
        : document_.isLesson() ? tr("The lesson “%1” has changes that have not been saved.").arg(name)
                               : tr("The scenario “%1” has changes that have not been saved.").arg(name),
        document_.canSave() ? tr("Until you quit the program, Undo brings discarded changes back.")
                            : tr("The position is impossible, so it cannot be saved as it is. Until you quit "
                                 "the program, Undo brings discarded changes back."),
        document_.canSave()};
    switch (services_.dialogs.aboutUnsaved(this, changes)) {
    case Unsaved::save:
        return save();
    case Unsaved::discard:
        return true;
    case Unsaved::cancel:
        break;
    }
    return false;
}

bool EditorWindow::edit(Scenario scenario, EditLabel label)
{
    if (!mayReplace())
        return false;
    document_.replace(std::move(scenario), QString(), std::move(label));
    return true;
}

bool EditorWindow::editText(const QByteArray &text, EditLabel label)
{
    return mayReplace() && !document_.paste(text, std::move(label));
}

bool EditorWindow::openFile(const QString &path)
{
    return mayReplace() && load(path);
}

bool EditorWindow::load(const QString &path)
{
    services_.setFolder(QFileInfo(path).absolutePath());
    const std::optional<Problems> problems = document_.open(path);
    if (problems)
        tell([&] {
            return fileTrouble(tr("The file cannot be opened."), FileDeed::read, path,
                               problemSentences(*problems));
        });
    return !problems;
}

void EditorWindow::chooseFile()
{
    if (!mayReplace())
        return;
    const QString path = services_.dialogs.fileToOpen(
        this, tr("Open a Scenario"), services_.folder(),
        tr("Waystone scenarios (%1)")
            .arg(filePatterns({FileKind::position, FileKind::lesson, FileKind::game})));
    if (!path.isEmpty())
        load(path);
}

bool EditorWindow::save()
{
    if (document_.path().isEmpty())
        return saveAs();
    return saveTo(document_.path());
}

QString EditorWindow::lessonTitle() const
{
    if (!document_.isLesson())
        return {};
    const Lesson &lesson = *document_.scenario().lesson;
    return foreign_text::line(inProgramLanguage(lesson.title, lesson.language));
}

QString EditorWindow::proposedName() const
{
    const QString name = fileNameFrom(lessonTitle());
    return name.isEmpty() ? document_.words().gameName() : name;
}

/// Until its author has chosen another, a lesson's id comes from its title as soon as it is saved.
void EditorWindow::nameLesson()
{
    if (!document_.isLesson() || !services_.lessonId)
        return;
    const std::shared_ptr<const Lesson> &lesson = document_.scenario().lesson;
    const std::string &title = lesson->title.in(lesson->language, lesson->language);
    if (lesson->id != unnamedLesson || title.empty())
        return;
    Lesson named = *lesson;
    named.id = services_.lessonId(title);
    Scenario scenario = document_.scenario();
    scenario.lesson = std::make_shared<const Lesson>(std::move(named));
    document_.change(std::move(scenario),
                     [] { return tr("Name of the lesson’s file", "a step of the history"); });
}

bool EditorWindow::saveAs()
{
    const bool isNew = document_.isLesson() && document_.path().isEmpty() && !services_.lessons.isEmpty();
    if (isNew)
        QDir().mkpath(services_.lessons);
    const QString name =
        document_.path().isEmpty() ? proposedName() : QFileInfo(document_.path()).completeBaseName();
    const FileKind kind = document_.isLesson() ? FileKind::lesson : FileKind::position;
    const QString proposal = QDir(isNew ? services_.lessons : services_.folder())
                                 .filePath(name + QLatin1Char('.') + fileEnding(kind));
    const QString path = services_.dialogs.fileToSave(
        this, document_.isLesson() ? tr("Save the Lesson") : tr("Save the Scenario"), proposal,
        tr("Waystone scenarios (%1)").arg(filePatterns({kind})));
    if (path.isEmpty())
        return false;
    // The library is no place to look for other files.
    if (QFileInfo(path).absolutePath() != QFileInfo(services_.lessons).absoluteFilePath())
        services_.setFolder(QFileInfo(path).absolutePath());
    nameLesson();
    return saveTo(path);
}

bool EditorWindow::saveTo(const QString &path)
{
    const QString error = document_.save(path);
    if (error.isEmpty())
        speech_->tellSaved(path);
    else
        tell(
            [&] { return fileTrouble(tr("The scenario cannot be saved."), FileDeed::write, path, {error}); });
    return error.isEmpty();
}

void EditorWindow::copyText()
{
    const std::string text = document_.game().positionText(document_.setup());
    QApplication::clipboard()->setText(QString::fromStdString(text));
}

void EditorWindow::paste()
{
    const QByteArray text = QApplication::clipboard()->text().toUtf8();
    const std::optional<Problems> problems =
        document_.paste(text, [] { return tr("Pasted from the clipboard"); });
    if (problems)
        tell([&problems] {
            return Trouble{tr("The clipboard holds no readable position."), problemSentences(*problems)};
        });
}

void EditorWindow::play()
{
    if (document_.position())
        emit playRequested();
}

} // namespace waystone
