#include "support/translation_file.h"

#include <QFile>
#include <QXmlStreamReader>

namespace waystone {

namespace {

TranslatedMessage readMessage(QXmlStreamReader &xml, const QString &context)
{
    TranslatedMessage message;
    message.context = context;
    message.isPlural = xml.attributes().value(QStringLiteral("numerus")) == QStringLiteral("yes");
    while (xml.readNextStartElement()) {
        if (xml.name() == QStringLiteral("source")) {
            message.source = xml.readElementText();
        } else if (xml.name() == QStringLiteral("comment")) {
            message.comment = xml.readElementText();
        } else if (xml.name() == QStringLiteral("translation")) {
            message.isUnfinished = xml.attributes().hasAttribute(QStringLiteral("type"));
            if (!message.isPlural)
                message.translations.append(xml.readElementText());
            else
                while (xml.readNextStartElement())
                    message.translations.append(xml.readElementText());
        } else {
            xml.skipCurrentElement();
        }
    }
    return message;
}

} // namespace

QString TranslatedMessage::key() const
{
    return context + QLatin1Char('|') + source + QLatin1Char('|') + comment;
}

QList<TranslatedMessage> translatedMessages(const QString &root, const QString &language)
{
    QFile file(QStringLiteral("%1/translations/waystone_%2.ts").arg(root, language));
    QList<TranslatedMessage> messages;
    if (!file.open(QIODevice::ReadOnly))
        return messages;
    QXmlStreamReader xml(&file);
    QString context;
    while (!xml.atEnd()) {
        if (xml.readNext() != QXmlStreamReader::StartElement)
            continue;
        if (xml.name() == QStringLiteral("name"))
            context = xml.readElementText();
        else if (xml.name() == QStringLiteral("message"))
            messages.append(readMessage(xml, context));
    }
    return messages;
}

} // namespace waystone
