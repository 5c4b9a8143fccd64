#include "learning/lesson_desk.h"

#include "dialogs/file_trouble.h"
#include "faces/problem_sentence.h"
#include "files/durable_file.h"
#include "files/file_content.h"
#include "files/file_kinds.h"
#include "games.h"
#include "scenario/files/position_file.h"
#include "scenario/lesson/lesson_file.h"

#include <QDir>
#include <QFileInfo>

// What becomes of the library's files: brought in, given away, deleted, opened in the editor.

namespace waystone {

namespace {

std::string_view view(const QByteArray &bytes)
{
    return {bytes.constData(), static_cast<std::size_t>(bytes.size())};
}

/// What keeps the file from being a lesson or a position.
std::optional<Problems> problemsOf(const QByteArray &text)
{
    const Result<LoadedLesson> lesson = readLesson(view(text), games());
    if (lesson || readPosition(view(text), games()))
        return std::nullopt;
    return lesson.problems();
}

} // namespace

void LessonDesk::import()
{
    const QString path = dialogs_.fileToOpen(
        &libraryPage(), tr("Import into the Library"), settings_.folder(),
        tr("Waystone lessons and positions (%1)").arg(filePatterns({FileKind::lesson, FileKind::position})));
    if (path.isEmpty())
        return;
    settings_.setFolder(QFileInfo(path).absolutePath());
    const Result<QByteArray> text = fileContent(path);
    const std::optional<Problems> problems = text ? problemsOf(*text) : std::optional(text.problems());
    if (problems) {
        tell([&] {
            return fileTrouble(tr("The file is neither a readable lesson nor a readable position."),
                               FileDeed::read, path, problemSentences(*problems));
        });
        return;
    }
    const QString error = library_.import(path);
    if (!error.isEmpty())
        tell([&] {
            return fileTrouble(tr("The file cannot be copied into the library."), FileDeed::write,
                               library_.ownFolder(), {error});
        });
    else
        libraryPage().choose(library_.items().back().path);
}

void LessonDesk::exportItem(const QString &path)
{
    const LibraryItem *item = library_.find(path);
    if (item == nullptr)
        return;
    const FileKind kind = item->kind == LibraryItem::Kind::position ? FileKind::position : FileKind::lesson;
    const QString proposal =
        QDir(settings_.folder()).filePath(item->id + QLatin1Char('.') + fileEnding(kind));
    const QString to =
        dialogs_.fileToSave(&libraryPage(), tr("Export from the Library"), proposal,
                            tr("Waystone lessons and positions (%1)").arg(filePatterns({kind})));
    if (to.isEmpty())
        return;
    settings_.setFolder(QFileInfo(to).absolutePath());
    const QString error = library_.exportTo(*item, to);
    if (!error.isEmpty())
        tell([&] { return fileTrouble(tr("The file cannot be written."), FileDeed::write, to, {error}); });
}

void LessonDesk::remove(const QString &path)
{
    const LibraryItem *item = library_.find(path);
    if (item == nullptr || !item->isOwn)
        return;
    const LibraryItem removed = *item; // the library reads its items anew
    const QString error = library_.remove(removed);
    if (error.isEmpty())
        progress_.forget(removed.key());
    else
        tell([&] { return fileTrouble(tr("The file cannot be deleted."), FileDeed::change, path, {error}); });
    libraryPage().choose({});
}

void LessonDesk::edit(const QString &path)
{
    const LibraryItem *item = library_.find(path);
    if (item == nullptr)
        return;
    if (item->isOwn) {
        emit editRequested(path);
        return;
    }
    // What the program brings stays as it is.
    const QString own = library_.freeOwnPath(QFileInfo(path).fileName());
    const QString error = library_.import(path);
    if (!error.isEmpty())
        tell([&] {
            return fileTrouble(tr("The file cannot be copied into the library."), FileDeed::write,
                               library_.ownFolder(), {error});
        });
    else
        emit editRequested(own);
}

QString LessonDesk::editNew(const QByteArray &lesson, const QString &name)
{
    QDir().mkpath(library_.ownFolder());
    const QString path = library_.freeOwnPath(name);
    QString error = replaceFile(path, lesson);
    if (!error.isEmpty())
        return error;
    library_.reload();
    emit editRequested(path);
    return {};
}

} // namespace waystone
