#include "lessons/library/lesson_library.h"

#include "core/text/plain_words.h"
#include "faces/problem_sentence.h"
#include "files/durable_file.h"
#include "files/file_content.h"

#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

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

QStringList plainParts(const QString &text)
{
    QStringList parts;
    for (const std::string &word : plainWords(text.toStdString()))
        parts.append(QString::fromStdString(word));
    return parts;
}

} // namespace

LessonLibrary::LessonLibrary(const Registry &registry, QString ownFolder, QString shipped, QObject *parent)
    : QObject(parent), registry_(registry), ownFolder_(std::move(ownFolder)), shipped_(std::move(shipped))
{}

void LessonLibrary::readFolder(const QString &folder, bool isOwn) const
{
    for (const QFileInfo &info :
         QDir(folder).entryInfoList({QStringLiteral("*.json")}, QDir::Files, QDir::Name)) {
        std::optional<LibraryItem> item = readLibraryItem(info.filePath(), isOwn);
        if (item && registry_.find(item->game) != nullptr)
            items_.push_back(*std::move(item));
    }
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
        readFolder(QStringLiteral("%1/%2").arg(
                       shipped_, QString::fromUtf8(kind.id.data(), static_cast<qsizetype>(kind.id.size()))),
                   false);
    }
    readFolder(ownFolder_, true);
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
    QStringList parts{item.id};
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
    const QString text = searched(item);
    const QStringList parts = plainParts(words);
    return std::ranges::all_of(parts, [&text](const QString &part) { return text.contains(part); });
}

bool LessonLibrary::isTitle(const LibraryItem &item, const QString &words)
{
    const QStringList wanted = plainParts(words);
    return std::ranges::any_of(item.title.texts, [&wanted](const auto &title) {
        return plainParts(QString::fromStdString(title.second)) == wanted;
    });
}

QString LessonLibrary::freeOwnPath(const QString &name) const
{
    const QString base = QFileInfo(name).completeBaseName();
    QString path = QDir(ownFolder_).filePath(base + QStringLiteral(".json"));
    for (int number = 2; QFile::exists(path); ++number)
        path = QDir(ownFolder_).filePath(QStringLiteral("%1-%2.json").arg(base, QString::number(number)));
    return path;
}

QString LessonLibrary::import(const QString &path)
{
    QDir().mkpath(ownFolder_);
    const QString error = copyFile(path, freeOwnPath(QFileInfo(path).fileName()));
    if (error.isEmpty())
        reload();
    return error;
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
