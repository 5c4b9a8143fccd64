#include "lessons/library/set_shelf.h"

#include "files/durable_file.h"
#include "files/file_content.h"
#include "files/file_kinds.h"
#include "lessons/library/set_step.h"
#include "scenario/shelf/lesson_id.h"
#include "scenario/shelf/lesson_set_file.h"
#include "words/foreign_text.h"

#include <QDir>
#include <QFile>

#include <algorithm>
#include <iterator>

namespace waystone {

namespace {

bool has(const std::vector<LessonSet::Entry> &entries, const LessonSet::Entry &wanted)
{
    return std::ranges::any_of(entries, [&wanted](const auto &each) { return each.names(wanted); });
}

/// Nothing if there is no file that can be read.
std::optional<QByteArray> contentOf(const QString &path)
{
    Result<QByteArray> content = fileContent(path);
    return content ? std::optional(std::move(content).value()) : std::nullopt;
}

/// Deletes the file if there is to be none. What went wrong, in the system's words.
QString written(const QString &path, const std::optional<QByteArray> &content)
{
    if (content)
        return replaceFile(path, *content);
    QFile file(path);
    return file.remove() ? QString() : file.errorString();
}

} // namespace

LessonSet::Entry entryOf(const LibraryItem &item)
{
    return {item.game, item.id.toStdString(), !item.isOwn, {}};
}

QString titleOf(const LessonSet &set, const QString &language)
{
    const QString title = QString::fromStdString(set.title.in(language.toStdString(), set.language));
    return foreign_text::line(title.isEmpty() ? QString::fromStdString(set.id) : title,
                              foreign_text::longestLine);
}

QString summaryOf(const LessonSet &set, const QString &language)
{
    return foreign_text::paragraphs(
        QString::fromStdString(set.summary.in(language.toStdString(), set.language)));
}

SetShelf::SetShelf(const Registry &registry, QString folder, QObject *parent)
    : QObject(parent), registry_(registry), folder_(std::move(folder))
{}

void SetShelf::read() const
{
    if (isRead_)
        return;
    isRead_ = true;
    sets_.clear();
    if (!QFileInfo::exists(folder_))
        return;
    const QStringList patterns{QLatin1String("*.") + fileEnding(FileKind::set)};
    for (const QFileInfo &info : QDir(folder_).entryInfoList(patterns, QDir::Files, QDir::Name)) {
        const Result<QByteArray> content = fileContent(info.filePath());
        if (!content)
            continue;
        Result<LessonSet> set = readSet(content->toStdString(), registry_);
        if (set)
            sets_.push_back({info.filePath(), std::move(set).value()});
    }
    std::ranges::stable_sort(sets_, [](const Shelved &a, const Shelved &b) {
        return titleOf(a.set, QString()).localeAwareCompare(titleOf(b.set, QString())) < 0;
    });
}

const std::vector<SetShelf::Shelved> &SetShelf::sets() const
{
    read();
    return sets_;
}

const SetShelf::Shelved *SetShelf::find(const QString &path) const
{
    read();
    const auto found = std::ranges::find(sets_, path, &Shelved::path);
    return found == sets_.end() ? nullptr : &*found;
}

const SetShelf::Shelved *SetShelf::withId(const std::string &id) const
{
    read();
    const auto found = std::ranges::find_if(sets_, [&id](const Shelved &each) { return each.set.id == id; });
    return found == sets_.end() ? nullptr : &*found;
}

QString SetShelf::create(LessonSet set, QString *path)
{
    const auto pathOf = [this](const std::string &id) {
        return QDir(folder_).filePath(QString::fromStdString(id) + QLatin1Char('.') +
                                      fileEnding(FileKind::set));
    };
    const auto isTaken = [&](const std::string &id) {
        return withId(id) != nullptr || QFile::exists(pathOf(id));
    };
    // A set that comes from elsewhere keeps its id as long as that is free.
    if (set.id.empty() || isTaken(set.id))
        set.id = lessonIdFrom(set.title.in(set.language, set.language), isTaken);
    QDir().mkpath(folder_);
    const QString file = pathOf(set.id);
    QString error = take(tr("Make the Set"), file, QByteArray::fromStdString(writeSet(set)));
    if (error.isEmpty())
        *path = file;
    return error;
}

QString SetShelf::replace(const QString &path, const LessonSet &set)
{
    return replace(tr("Change the Set"), path, set);
}

QString SetShelf::replace(const QString &step, const QString &path, const LessonSet &set)
{
    const QByteArray content = QByteArray::fromStdString(writeSet(set));
    // What could not be read again, such as a title without end, is not written.
    if (const Result<LessonSet> again = readSet(content.toStdString(), registry_); !again)
        return tr("The title or the summary is too long.");
    return take(step, path, content);
}

QString SetShelf::remove(const QString &path)
{
    return take(tr("Delete the Set"), path, std::nullopt);
}

QString SetShelf::take(const QString &step, const QString &path, const std::optional<QByteArray> &after)
{
    const std::optional<QByteArray> before = contentOf(path);
    QString error = written(path, after);
    if (!error.isEmpty())
        return error;
    undo_.push(new SetStep(*this, step, path, before, after)); // the stack deletes it
    reload(); // the path may be one of those that are read anew
    return {};
}

bool SetShelf::exchange(const QString &path, const std::optional<QByteArray> &from,
                        const std::optional<QByteArray> &to)
{
    const QString error = contentOf(path) == from ? written(path, to) : tr("Its file was changed meanwhile.");
    reload();
    if (error.isEmpty())
        emit stepped(path);
    else
        emit failed(path, error);
    return error.isEmpty();
}

QString SetShelf::changeSet(const QString &step, const QString &path,
                            const std::function<void(LessonSet &)> &change)
{
    const Shelved *shelved = find(path);
    if (shelved == nullptr)
        return {};
    LessonSet set = shelved->set;
    change(set);
    return set == shelved->set ? QString() : replace(step, path, set);
}

QString SetShelf::add(const QString &path, const std::vector<LessonSet::Entry> &entries)
{
    return changeSet(tr("Add Lessons to the Set"), path, [&entries](LessonSet &set) {
        for (const LessonSet::Entry &entry : entries)
            if (!has(set.lessons, entry))
                set.lessons.push_back(entry);
    });
}

QString SetShelf::put(const QString &path, const std::vector<LessonSet::Entry> &entries, int before)
{
    return changeSet(tr("Put Lessons into the Set"), path, [&entries, before](LessonSet &set) {
        const auto middle = set.lessons.begin() + std::clamp(before, 0, static_cast<int>(set.lessons.size()));
        std::vector<LessonSet::Entry> lessons;
        const auto keep = [&](auto from, auto to) {
            std::copy_if(from, to, std::back_inserter(lessons),
                         [&entries](const LessonSet::Entry &each) { return !has(entries, each); });
        };
        keep(set.lessons.begin(), middle);
        for (const LessonSet::Entry &entry : entries)
            if (!has(lessons, entry))
                lessons.push_back(entry);
        keep(middle, set.lessons.end());
        set.lessons = std::move(lessons);
    });
}

QString SetShelf::takeOut(const QString &path, int at)
{
    return changeSet(tr("Take a Lesson out of the Set"), path, [at](LessonSet &set) {
        if (at >= 0 && at < static_cast<int>(set.lessons.size()))
            set.lessons.erase(set.lessons.begin() + at);
    });
}

QString SetShelf::move(const QString &path, int from, int before)
{
    return changeSet(tr("Move a Lesson in the Set"), path, [from, before](LessonSet &set) {
        const auto count = static_cast<int>(set.lessons.size());
        if (from < 0 || from >= count || before < 0 || before > count)
            return;
        const auto begin = set.lessons.begin();
        if (before > from)
            std::rotate(begin + from, begin + from + 1, begin + before);
        else
            std::rotate(begin + before, begin + from, begin + from + 1);
    });
}

void SetShelf::reload()
{
    isRead_ = false;
    emit changed();
}

} // namespace waystone
