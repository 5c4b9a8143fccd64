#include "lessons/library/lesson_intake.h"

#include "files/durable_file.h"
#include "files/file_content.h"
#include "files/file_kinds.h"
#include "scenario/files/any_file.h"
#include "scenario/files/position_file.h"
#include "scenario/lesson/lesson_file.h"
#include "scenario/shelf/lesson_set_file.h"
#include "words/program_language.h"

#include <QDir>
#include <QFileInfo>

namespace waystone {

namespace {

std::string_view view(const QByteArray &bytes)
{
    return {bytes.constData(), static_cast<std::size_t>(bytes.size())};
}

} // namespace

LessonIntake::LessonIntake(LessonLibrary &library, SetShelf &sets, const Registry &registry, QObject *parent)
    : QObject(parent), library_(library), sets_(sets), registry_(registry)
{}

void LessonIntake::take(const QStringList &paths)
{
    for (const QString &path : paths)
        read(path);
    if (!question_)
        goOn();
}

void LessonIntake::refuse(const QString &path, Problems problems, const QString &error)
{
    outcome_.refused.push_back({path, std::move(problems), error});
}

void LessonIntake::read(const QString &path)
{
    const Result<QByteArray> content = fileContent(path);
    if (!content)
        return refuse(path, content.problems());
    const std::string format = formatOf(view(*content));
    if (format == setFormat)
        return readSetFile(path, *content);
    Incoming incoming;
    incoming.file = path;
    incoming.content = *content;
    if (format == "waystone/position") {
        const Result<LoadedPosition> position = readPosition(view(*content), registry_);
        if (!position)
            return refuse(path, position.problems());
        incoming.kind = Kind::position;
    } else if (const Result<LoadedLesson> lesson = readLesson(view(*content), registry_); !lesson) {
        return refuse(path, lesson.problems());
    }
    if (std::optional<LibraryItem> item = readLibraryItem(path, true))
        incoming.item = *std::move(item);
    queue_.push_back(std::move(incoming));
}

void LessonIntake::readSetFile(const QString &path, const QByteArray &content)
{
    Result<LessonSet> read = readSet(view(content), registry_);
    if (!read)
        return refuse(path, read.problems());
    const auto set = std::make_shared<LessonSet>(std::move(read).value());
    for (std::size_t at = 0; at < set->lessons.size(); ++at) {
        LessonSet::Entry &entry = set->lessons[at];
        const std::string text = std::exchange(entry.text, {});
        // What every copy of the program brings need not come in once more.
        if (text.empty() || (entry.isShipped &&
                             library_.lesson(entry.game, QString::fromStdString(entry.id), true) != nullptr))
            continue;
        entry.isShipped = false;
        Incoming incoming;
        incoming.file = path;
        incoming.content = QByteArray::fromStdString(text);
        incoming.item =
            libraryItemFrom(incoming.content, QString::fromStdString(entry.id), true).value_or(LibraryItem());
        incoming.set = set;
        incoming.entry = at;
        queue_.push_back(std::move(incoming));
    }
    Incoming whole;
    whole.kind = Kind::set;
    whole.file = path;
    whole.set = set;
    queue_.push_back(std::move(whole));
}

bool LessonIntake::isSame(const QByteArray &content, const QString &path) const
{
    const Result<QByteArray> other = fileContent(path);
    if (!other)
        return false;
    if (*other == content)
        return true;
    const Result<LoadedLesson> one = readLesson(view(content), registry_);
    const Result<LoadedLesson> two = readLesson(view(*other), registry_);
    return one && two && writeLesson(one->lesson) == writeLesson(two->lesson);
}

bool LessonIntake::settle(Incoming &incoming)
{
    if (incoming.kind == Kind::set)
        return settleSet(incoming);
    const LibraryItem *known = incoming.kind == Kind::lesson
                                   ? library_.lesson(incoming.item.game, incoming.item.id, false)
                                   : nullptr;
    if (known == nullptr) {
        const FileKind kind = incoming.kind == Kind::lesson ? FileKind::lesson : FileKind::position;
        const QString name = incoming.set != nullptr ? incoming.item.id + QLatin1Char('.') + fileEnding(kind)
                                                     : QFileInfo(incoming.file).fileName();
        put(incoming, library_.freeOwnPath(name), false);
        return true;
    }
    if (isSame(incoming.content, known->path)) {
        ++outcome_.same;
        outcome_.path = known->path;
        return true;
    }
    if (!forAll_)
        return false;
    switch (*forAll_) {
    case Answer::replace:
        put(incoming, QString(known->path), true);
        break;
    case Answer::keepBoth:
        putApart(incoming);
        break;
    case Answer::skip:
        ++outcome_.skipped;
        break;
    }
    return true;
}

bool LessonIntake::settleSet(Incoming &incoming)
{
    const SetShelf::Shelved *known = sets_.withId(incoming.set->id);
    if (known == nullptr) {
        putSet(incoming, Answer::keepBoth);
    } else if (known->set == *incoming.set) {
        ++outcome_.same;
        outcome_.setPath = known->path;
    } else if (forAll_) {
        putSet(incoming, *forAll_);
    } else {
        return false;
    }
    return true;
}

void LessonIntake::put(Incoming &incoming, const QString &path, bool isReplaced)
{
    QDir().mkpath(library_.ownFolder());
    const QString error = replaceFile(path, incoming.content);
    if (!error.isEmpty())
        return refuse(incoming.file, {}, error);
    (isReplaced ? outcome_.replaced : outcome_.added) += 1;
    outcome_.path = path;
    library_.reload();
}

/// Under an id of its own: progress is kept by it.
void LessonIntake::putApart(Incoming &incoming)
{
    Result<LoadedLesson> loaded = readLesson(view(incoming.content), registry_);
    if (!loaded)
        return refuse(incoming.file, loaded.problems());
    Lesson lesson = std::move(loaded).value().lesson;
    lesson.id = library_.freeId(lesson.id);
    incoming.content = QByteArray::fromStdString(writeLesson(lesson));
    if (incoming.set != nullptr)
        incoming.set->lessons[incoming.entry].id = lesson.id;
    put(incoming,
        library_.freeOwnPath(QString::fromStdString(lesson.id) + QLatin1Char('.') +
                             fileEnding(FileKind::lesson)),
        false);
}

void LessonIntake::putSet(Incoming &incoming, Answer how)
{
    const SetShelf::Shelved *known = sets_.withId(incoming.set->id);
    QString path = known == nullptr ? QString() : known->path;
    QString error;
    if (how == Answer::skip) {
        ++outcome_.skipped;
        return;
    }
    if (how == Answer::replace && known != nullptr) {
        error = sets_.replace(path, *incoming.set);
        ++outcome_.replaced;
    } else {
        error = sets_.create(*incoming.set, &path);
        ++outcome_.added;
    }
    if (!error.isEmpty())
        refuse(incoming.file, {}, error);
    else
        outcome_.setPath = path;
}

void LessonIntake::goOn()
{
    while (!queue_.empty()) {
        Incoming &next = queue_.front();
        if (!settle(next)) {
            const QString language = programLanguage();
            const bool isSet = next.kind == Kind::set;
            question_ = {isSet ? titleOf(*next.set, language) : next.item.titleIn(language), isSet,
                         static_cast<int>(queue_.size()) - 1};
            emit asked();
            return;
        }
        queue_.pop_front();
    }
    forAll_.reset();
    emit finished(std::exchange(outcome_, {}));
}

void LessonIntake::answer(Answer answer, bool forAll)
{
    if (!question_ || queue_.empty())
        return;
    question_.reset();
    forAll_ = answer;
    // What has an answer finds its place.
    static_cast<void>(settle(queue_.front()));
    queue_.pop_front();
    if (!forAll)
        forAll_.reset();
    goOn();
}

} // namespace waystone
