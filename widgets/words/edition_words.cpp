#include "words/edition_words.h"

#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLocale>

namespace waystone {

QString editionWord(std::string_view game, std::string_view word)
{
    static const QJsonObject words = [] {
        QFile file(QStringLiteral(":/edition-words.json"));
        return file.open(QIODevice::ReadOnly) ? QJsonDocument::fromJson(file.readAll()).object()
                                              : QJsonObject();
    }();
    const auto text = [](std::string_view view) {
        return QString::fromUtf8(view.data(), static_cast<qsizetype>(view.size()));
    };
    const QJsonObject entry = words[text(game)].toObject()[text(word)].toObject();
    return entry[QLocale().name().left(2)].toString();
}

} // namespace waystone
