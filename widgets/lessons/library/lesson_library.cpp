#include "lessons/library/lesson_library.h"

#include "core/text/plain_words.h"
#include "faces/problem_sentence.h"
#include "files/durable_file.h"
#include "files/file_content.h"
#include "files/file_kinds.h"
#include "scenario/lesson/lesson_file.h"
#include "scenario/shelf/lesson_id.h"

#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QSet>

#include <algorithm>
#include <tuple>

namespace waystone {

namespace {

QString copyFile(const QString &from, const QString &to)
{
    const Result<QByteArray> content = fileContent(from);
    if (!content)
        return problemSentence(content.problems().front());
    // All or nothing: a file of that name keeps what it held if something goes wrong.
    return replaceFile(to, *content);
}

/// The files of a folder that may be lessons or positions; what they are is told by what is in them.
QStringList ownPatterns()
{
    return {QStringLiteral("*.json"), QLatin1String("*.") + fileEnding(FileKind::lesson),
            QLatin1String("*.") + fileEnding(FileKind::position)};
}

QStringList plainParts(const QString &text)
{
    QStringList parts;
    for (const std::string &word : plainWords(text.toStdString()))
        parts.append(QString::fromStdString(word));
    return parts;
}

} // namespace

LessonLibrary::LessonLibrary(const Registry &registry, QString ownFolder, QString shipped, QObject *parent)
    : QObject(parent),
      registry_(registry),
      ownFolder_(std::move(ownFolder)),
      shipped_(std::move(shipped)),
      index_(QDir(ownFolder_).filePath(QStringLiteral(".index")))
{}

void LessonLibrary::readShipped(const QString &folder) const
{
    for (const QFileInfo &info :
         QDir(folder).entryInfoList({QStringLiteral("*.json")}, QDir::Files, QDir::Name)) {
        std::optional<LibraryItem> item = readLibraryItem(info.filePath(), false);
        if (item && registry_.find(item->game) != nullptr)
            items_.push_back(*std::move(item));
    }
}

void LessonLibrary::readOwn() const
{
    if (!QFileInfo::exists(ownFolder_))
        return;
    for (const QFileInfo &info : QDir(ownFolder_).entryInfoList(ownPatterns(), QDir::Files, QDir::Name)) {
        std::optional<LibraryItem> item = index_.itemOf(info);
        if (item && registry_.find(item->game) != nullptr)
            items_.push_back(*std::move(item));
    }
    index_.keep();
}

void LessonLibrary::read() const
{
    if (isRead_)
        return;
    isRead_ = true;
    items_.clear();
    searched_.clear();
    std::map<std::string, std::size_t, std::less<>> order;
    for (const GameKind &kind : registry_.kinds()) {
        order[std::string(kind.id)] = order.size();
        readShipped(QStringLiteral("%1/%2").arg(
            shipped_, QString::fromUtf8(kind.id.data(), static_cast<qsizetype>(kind.id.size()))));
    }
    readOwn();
    std::ranges::stable_sort(items_, {}, [&order](const LibraryItem &item) {
        return std::tuple(item.isOwn, item.kind, order[item.game], item.level);
    });
}

const std::vector<LibraryItem> &LessonLibrary::items() const
{
    read();
    return items_;
}

const LibraryItem *LessonLibrary::find(const QString &path) const
{
    read();
    const auto found = std::ranges::find(items_, path, &LibraryItem::path);
    return found == items_.end() ? nullptr : &*found;
}

const LibraryItem *LessonLibrary::lesson(std::string_view game, const QString &id, bool isShipped) const
{
    read();
    const auto found = std::ranges::find_if(items_, [&](const LibraryItem &item) {
        return item.isLesson() && item.isOwn != isShipped && item.id == id && item.game == game;
    });
    return found == items_.end() ? nullptr : &*found;
}

QStringList LessonLibrary::tags() const
{
    QSet<QString> all;
    for (const LibraryItem &item : items())
        for (const QString &tag : item.tags)
            all.insert(tag);
    QStringList sorted(all.begin(), all.end());
    std::ranges::sort(sorted, [](const QString &a, const QString &b) { return a.localeAwareCompare(b) < 0; });
    return sorted;
}

const LibraryItem *LessonLibrary::shipped(LibraryItem::Kind kind, std::string_view game) const
{
    read();
    const auto found = std::ranges::find_if(items_, [kind, game](const LibraryItem &item) {
        return !item.isOwn && item.kind == kind && item.game == game;
    });
    return found == items_.end() ? nullptr : &*found;
}

const LibraryItem *LessonLibrary::start(std::string_view game) const
{
    return shipped(LibraryItem::Kind::start, game);
}

const LibraryItem *LessonLibrary::walkthrough(std::string_view game) const
{
    return shipped(LibraryItem::Kind::walkthrough, game);
}

std::vector<LessonLink> LessonLibrary::stepsShowing(std::string_view game, std::string_view rule,
                                                    bool played) const
{
    std::vector<LessonLink> links;
    const auto add = [&](const LibraryItem &item) {
        for (const LibraryItem::Step &step : item.steps)
            if (item.game == game && std::ranges::find(step.rules, rule) != step.rules.end() &&
                (step.isPlayed || !played))
                links.push_back({item.path, step.id});
    };
    // What one starts with tells a rule in passing.
    for (const bool isStart : {false, true})
        for (const LibraryItem &item : items())
            if ((item.kind == LibraryItem::Kind::start) == isStart)
                add(item);
    return links;
}

const std::map<std::string, QString, std::less<>> &LessonLibrary::ruleTitles(const std::string &game) const
{
    const auto known = rules_.find(game);
    if (known != rules_.end())
        return known->second;
    std::map<std::string, QString, std::less<>> &titles = rules_[game];
    QFile file(QStringLiteral(":/rules/%1.json").arg(QString::fromStdString(game)));
    if (!file.open(QIODevice::ReadOnly))
        return titles;
    const QJsonArray rules =
        QJsonDocument::fromJson(file.readAll()).object()[QLatin1String("rules")].toArray();
    for (const QJsonValue &rule : rules) {
        QStringList texts;
        for (const QJsonValue &title : rule[QLatin1String("title")].toObject())
            texts.append(title.toString());
        titles[rule[QLatin1String("id")].toString().toStdString()] = texts.join(QLatin1Char('\n'));
    }
    return titles;
}

QString LessonLibrary::searched(const LibraryItem &item) const
{
    QString &text = searched_[item.path];
    if (!text.isEmpty())
        return text;
    QStringList parts{item.id, item.tags.join(QLatin1Char('\n'))};
    for (const LocalText &local : {item.title, item.summary})
        for (const auto &[language, words] : local.texts)
            parts.append(QString::fromStdString(words));
    const auto &titles = ruleTitles(item.game);
    for (const LibraryItem::Step &step : item.steps)
        for (const std::string &rule : step.rules)
            if (const auto title = titles.find(rule); title != titles.end())
                parts.append(title->second);
    text = plainParts(parts.join(QLatin1Char('\n'))).join(QLatin1Char(' '));
    return text;
}

bool LessonLibrary::matches(const LibraryItem &item, const QString &words) const
{
    const QStringList parts = plainParts(words);
    if (parts.isEmpty())
        return true;
    const QString text = searched(item);
    return std::ranges::all_of(parts, [&text](const QString &part) { return text.contains(part); });
}

bool LessonLibrary::isTitle(const LibraryItem &item, const QString &words)
{
    const QStringList wanted = plainParts(words);
    if (wanted.isEmpty())
        return false;
    return std::ranges::any_of(item.title.texts, [&wanted](const auto &title) {
        return plainParts(QString::fromStdString(title.second)) == wanted;
    });
}

QString LessonLibrary::freeOwnPath(const QString &name) const
{
    const QFileInfo proposed(name);
    const QString ending = proposed.suffix().isEmpty() ? fileEnding(FileKind::lesson) : proposed.suffix();
    QString base = proposed.completeBaseName();
    const auto isTaken = [this](const QString &one) {
        for (const QString &pattern : ownPatterns())
            if (QFile::exists(QDir(ownFolder_).filePath(one + pattern.mid(1))))
                return true;
        return false;
    };
    if (isTaken(base)) {
        int number = 2;
        while (isTaken(QStringLiteral("%1-%2").arg(base, QString::number(number))))
            ++number;
        base = QStringLiteral("%1-%2").arg(base, QString::number(number));
    }
    return QDir(ownFolder_).filePath(base + QLatin1Char('.') + ending);
}

std::string LessonLibrary::freeId(std::string_view title) const
{
    read();
    return lessonIdFrom(title, [this](const std::string &id) {
        const QString wanted = QString::fromStdString(id);
        return std::ranges::any_of(
            items_, [&wanted](const LibraryItem &item) { return item.isOwn && item.id == wanted; });
    });
}

QString LessonLibrary::copy(const LibraryItem &item, QString *path)
{
    const Result<QByteArray> original = fileContent(item.path);
    if (!original)
        return problemSentence(original.problems().front());
    QByteArray content = *original;
    QString name = QFileInfo(item.path).fileName();
    if (item.isLesson() && lesson(item.game, item.id, false) != nullptr) {
        Result<LoadedLesson> loaded = readLesson(content.toStdString(), registry_);
        if (!loaded)
            return problemSentence(loaded.problems().front());
        Lesson lesson = std::move(loaded).value().lesson;
        lesson.id = freeId(item.id.toStdString());
        name = QString::fromStdString(lesson.id) + QLatin1Char('.') + fileEnding(FileKind::lesson);
        content = QByteArray::fromStdString(writeLesson(lesson));
    }
    QDir().mkpath(ownFolder_);
    const QString file = freeOwnPath(name);
    QString error = replaceFile(file, content);
    if (!error.isEmpty())
        return error;
    *path = file;
    reload();
    return {};
}

QString LessonLibrary::exportTo(const LibraryItem &item, const QString &path) const
{
    return copyFile(item.path, path);
}

QString LessonLibrary::remove(const LibraryItem &item)
{
    if (!item.isOwn)
        return {};
    QFile file(item.path);
    const bool removed = file.remove();
    const QString error = removed ? QString() : file.errorString();
    reload();
    return error;
}

void LessonLibrary::reload()
{
    isRead_ = false;
    emit changed();
}

} // namespace waystone
