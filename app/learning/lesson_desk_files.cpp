#include "learning/lesson_desk.h"

#include "dialogs/file_trouble.h"
#include "faces/problem_sentence.h"
#include "files/durable_file.h"
#include "files/file_content.h"
#include "files/file_kinds.h"
#include "games.h"
#include "lessons/library/whole_set.h"
#include "scenario/lesson/lesson_file.h"
#include "scenario/shelf/lesson_set_file.h"
#include "words/program_language.h"

#include <QDir>
#include <QFileInfo>

// What becomes of the library's files: brought in, given away, deleted, opened in the editor.

namespace waystone {

void LessonDesk::chooseImport()
{
    const QString path =
        dialogs_.fileToOpen(&libraryPage(), tr("Import into the Library"), settings_.folder(),
                            tr("Waystone lessons, sets and positions (%1)")
                                .arg(filePatterns({FileKind::lesson, FileKind::set, FileKind::position})));
    if (path.isEmpty())
        return;
    settings_.setFolder(QFileInfo(path).absolutePath());
    intake_.take({path});
}

bool LessonDesk::isForLibrary(std::string_view format)
{
    return format == lessonFormat || format == setFormat || format == "waystone/position";
}

void LessonDesk::import(const QStringList &paths)
{
    showLibrary();
    intake_.take(paths);
}

void LessonDesk::finishImport(const LessonIntake::Outcome &outcome)
{
    LibraryPage &page = libraryPage();
    if (!outcome.setPath.isEmpty()) {
        page.showShelf({ShelfChoice::Kind::set, outcome.setPath});
    } else if (!outcome.path.isEmpty()) {
        if (page.model().shelf().kind == ShelfChoice::Kind::set)
            page.showShelf({ShelfChoice::Kind::own, {}});
        page.choose(outcome.path);
    }
    page.tell([outcome] {
        QStringList told;
        if (outcome.added > 0)
            told.append(tr("%n brought in.", nullptr, outcome.added));
        if (outcome.replaced > 0)
            told.append(tr("%n replaced.", nullptr, outcome.replaced));
        if (outcome.same > 0)
            told.append(tr("%n there already.", nullptr, outcome.same));
        if (outcome.skipped > 0)
            told.append(tr("%n skipped.", nullptr, outcome.skipped));
        return told.join(QLatin1Char(' '));
    });
    for (const LessonIntake::Refused &refused : outcome.refused)
        tell([&] {
            return refused.problems.empty()
                       ? fileTrouble(tr("The file cannot be copied into the library."), FileDeed::write,
                                     library_.ownFolder(), {refused.error})
                       : fileTrouble(tr("The file is neither a readable lesson nor a readable position."),
                                     FileDeed::read, refused.path, problemSentences(refused.problems));
        });
}

void LessonDesk::noticeSaved(const QString &path)
{
    if (QFileInfo(path).absolutePath() != QFileInfo(library_.ownFolder()).absoluteFilePath())
        return;
    library_.reload();
    if (LibraryPage *page = libraryPage_.made())
        page->choose(path);
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
    QString own;
    const QString error = library_.copy(*item, &own);
    if (!error.isEmpty())
        tell([&] {
            return fileTrouble(tr("The file cannot be copied into the library."), FileDeed::write,
                               library_.ownFolder(), {error});
        });
    else
        emit editRequested(own);
}

std::optional<LessonPack> LessonDesk::packOf(const QString &path)
{
    const SetShelf::Shelved *shelved = sets_.find(path);
    if (shelved == nullptr) {
        std::optional<Lesson> lesson = load(path);
        return lesson ? std::optional(LessonPack{{*std::move(lesson)}, std::nullopt}) : std::nullopt;
    }
    LessonPack pack{{}, shelved->set};
    for (const LessonSet::Entry &entry : pack.set->lessons) {
        const LibraryItem *item =
            library_.lesson(entry.game, QString::fromStdString(entry.id), entry.isShipped);
        if (item == nullptr)
            continue; // the library has told that it is missing
        std::optional<Lesson> lesson = load(QString(item->path));
        if (!lesson)
            return std::nullopt;
        pack.lessons.push_back(*std::move(lesson));
    }
    return pack.lessons.empty() ? std::nullopt : std::optional(std::move(pack));
}

void LessonDesk::exportSet(const QString &path)
{
    const SetShelf::Shelved *shelved = sets_.find(path);
    if (shelved == nullptr)
        return;
    const Result<QByteArray> content = wholeSet(shelved->set, library_, games());
    if (!content) {
        tell([&] {
            return fileTrouble(tr("A lesson of the set cannot be read."), FileDeed::read, path,
                               problemSentences(content.problems()));
        });
        return;
    }
    const QString proposal = QDir(settings_.folder())
                                 .filePath(LessonPack{{}, shelved->set}.fileName(programLanguage()) +
                                           QLatin1Char('.') + fileEnding(FileKind::set));
    const QString to =
        dialogs_.fileToSave(&libraryPage(), tr("Export the Set"), proposal,
                            tr("Waystone sets of lessons (%1)").arg(filePatterns({FileKind::set})));
    if (to.isEmpty())
        return;
    settings_.setFolder(QFileInfo(to).absolutePath());
    const QString error = replaceFile(to, *content);
    if (!error.isEmpty())
        tell([&] { return fileTrouble(tr("The file cannot be written."), FileDeed::write, to, {error}); });
}

} // namespace waystone
