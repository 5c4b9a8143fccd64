#include "support/program_texts.h"

#include "support/translation_file.h"

#include <QDirIterator>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

namespace waystone {

namespace {

/// Words to search by and headings of the printed books are not ours.
bool isOurs(const QString &key)
{
    return key != QStringLiteral("search") && key != QStringLiteral("books");
}

void collect(const QJsonValue &value, const QString &language, const QString &where,
             QList<ProgramText> &texts)
{
    if (value.isArray())
        for (const QJsonValue item : value.toArray())
            collect(item, language, where, texts);
    if (!value.isObject())
        return;
    const QJsonObject object = value.toObject();
    for (auto entry = object.begin(); entry != object.end(); ++entry) {
        if (entry.key() == language && entry.value().isString())
            texts.append({where, entry.value().toString()});
        else if (isOurs(entry.key()))
            collect(entry.value(), language, where, texts);
    }
}

} // namespace

QList<ProgramText> programTexts(const QString &root, const QString &language)
{
    QList<ProgramText> texts;
    const bool isSource = language == QStringLiteral("en");
    for (const TranslatedMessage &message :
         translatedMessages(root, isSource ? QStringLiteral("fr") : language)) {
        if (isSource && !message.isPlural)
            texts.append({message.context, message.source});
        for (const QString &translation : message.translations)
            if (!isSource)
                texts.append({message.context, translation});
    }
    if (isSource)
        for (const TranslatedMessage &plural : translatedMessages(root, language))
            for (const QString &form : plural.translations)
                texts.append({plural.context, form});
    const QString resources = root + QStringLiteral("/resources/");
    for (QDirIterator files(resources, {QStringLiteral("*.json")}, QDir::Files, QDirIterator::Subdirectories);
         files.hasNext();) {
        QFile file(files.next());
        const QString where = file.fileName().mid(resources.size());
        if (where != QStringLiteral("glossary.json") && file.open(QIODevice::ReadOnly)) {
            const QJsonDocument document = QJsonDocument::fromJson(file.readAll());
            collect(document.isArray() ? QJsonValue(document.array()) : QJsonValue(document.object()),
                    language, where, texts);
        }
    }
    return texts;
}

} // namespace waystone
