#include "lessons/library/library_item.h"

#include "core/languages.h"
#include "files/file_content.h"
#include "words/foreign_text.h"

#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>

namespace waystone {

namespace {

LocalText localText(const QJsonValue &value)
{
    LocalText text;
    const QJsonObject object = value.toObject();
    for (auto entry = object.begin(); entry != object.end(); ++entry)
        if (entry->isString())
            text.texts[entry.key().toStdString()] = entry->toString().toStdString();
    return text;
}

LibraryItem::Kind kindNamed(const QString &name)
{
    return name == QLatin1String("start")         ? LibraryItem::Kind::start
           : name == QLatin1String("walkthrough") ? LibraryItem::Kind::walkthrough
                                                  : LibraryItem::Kind::lesson;
}

std::vector<LibraryItem::Step> steps(const QJsonArray &array)
{
    std::vector<LibraryItem::Step> steps;
    for (const QJsonValue &value : array) {
        const QString kind = value[QLatin1String("kind")].toString();
        LibraryItem::Step step{value[QLatin1String("id")].toString(), {}, kind == QLatin1String("do")};
        for (const QJsonValue &rule : value[QLatin1String("rules")].toArray())
            step.rules.push_back(rule.toString().toStdString());
        steps.push_back(std::move(step));
    }
    return steps;
}

/// A text in several languages, whatever it stands for: nothing else in a lesson has languages for its keys.
bool isText(const QJsonObject &object)
{
    if (object.isEmpty())
        return false;
    for (auto entry = object.begin(); entry != object.end(); ++entry) {
        const QString key = entry.key();
        const bool isLanguage =
            key.size() == 2 && entry->isString() && std::ranges::all_of(key, [](QChar letter) {
                return letter >= QLatin1Char('a') && letter <= QLatin1Char('z');
            });
        if (!isLanguage && key != QLatin1String("outdated"))
            return false;
    }
    return true;
}

void countTexts(const QJsonValue &value, std::vector<LanguageShare> &shares)
{
    if (value.isArray()) {
        for (const QJsonValue &item : value.toArray())
            countTexts(item, shares);
        return;
    }
    const QJsonObject object = value.toObject();
    if (!isText(object)) {
        for (const QJsonValue &member : object)
            countTexts(member, shares);
        return;
    }
    for (LanguageShare &share : shares) {
        ++share.all;
        share.there += object.contains(QString::fromStdString(share.language)) ? 1 : 0;
    }
}

} // namespace

QString LibraryItem::key() const
{
    const QString name = QStringLiteral("%1/%2").arg(QString::fromStdString(game), id);
    return isOwn ? QStringLiteral("own/") + name : name;
}

QString LibraryItem::titleIn(const QString &in) const
{
    return foreign_text::line(QString::fromStdString(title.in(in.toStdString(), language)),
                              foreign_text::longestLine);
}

QString LibraryItem::summaryIn(const QString &in) const
{
    return foreign_text::paragraphs(QString::fromStdString(summary.in(in.toStdString(), language)));
}

std::vector<LibraryChapter> chaptersOf(const LibraryItem &item)
{
    std::vector<LibraryChapter> chapters;
    const Result<QByteArray> content = fileContent(item.path);
    const QJsonObject lesson = content ? QJsonDocument::fromJson(*content).object() : QJsonObject();
    for (const QJsonValue &step : lesson[QLatin1String("steps")].toArray())
        if (LocalText name = localText(step[QLatin1String("chapter")]); !name.isEmpty())
            chapters.push_back({step[QLatin1String("id")].toString(), std::move(name)});
    return chapters;
}

std::optional<LibraryItem> readLibraryItem(const QString &path, bool isOwn)
{
    const Result<QByteArray> content = fileContent(path);
    if (!content)
        return std::nullopt;
    std::optional<LibraryItem> item = libraryItemFrom(*content, QFileInfo(path).completeBaseName(), isOwn);
    if (item)
        item->path = path;
    return item;
}

std::optional<LibraryItem> libraryItemFrom(const QByteArray &content, const QString &name, bool isOwn)
{
    const QJsonObject head = QJsonDocument::fromJson(content).object();
    const QString format = head[QLatin1String("format")].toString();
    const bool isLesson = format == QLatin1String("waystone/lesson");
    if (!isLesson && format != QLatin1String("waystone/position"))
        return std::nullopt;

    LibraryItem item;
    item.isOwn = isOwn;
    item.game = head[QLatin1String("game")].toString().toStdString();
    if (!isLesson) {
        item.kind = LibraryItem::Kind::position;
        item.id = name;
        item.language = fallbackLanguage;
        item.title.texts[item.language] = item.id.toStdString();
        return item;
    }
    item.kind = kindNamed(head[QLatin1String("kind")].toString());
    item.id = head[QLatin1String("id")].toString();
    item.language = head[QLatin1String("language")].toString().toStdString();
    if (item.language.empty())
        item.language = fallbackLanguage;
    item.title = localText(head[QLatin1String("title")]);
    if (item.title.isEmpty()) // its author has not come to it
        item.title.texts[item.language] = item.id.toStdString();
    item.summary = localText(head[QLatin1String("summary")]);
    item.level = head[QLatin1String("level")].toInt(1);
    for (const QJsonValue &tag : head[QLatin1String("tags")].toArray())
        item.tags.append(foreign_text::line(tag.toString()));
    for (const QJsonValue &one : head[QLatin1String("languages")].toArray())
        item.shares.push_back({one.toString().toStdString()});
    countTexts(head, item.shares);
    item.steps = steps(head[QLatin1String("steps")].toArray());
    return item;
}

} // namespace waystone
