#include "words/edition_words.h"

#include "words/program_language.h"

#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>

#include <functional>
#include <map>
#include <string>

namespace waystone {

namespace {

QString textOf(std::string_view view)
{
    return QString::fromUtf8(view.data(), static_cast<qsizetype>(view.size()));
}

const QJsonObject &wordsOf(std::string_view game)
{
    static std::map<std::string, QJsonObject, std::less<>> read;
    const auto found = read.find(game);
    if (found != read.end())
        return found->second;
    QFile file(QStringLiteral(":/edition-words/%1.json").arg(textOf(game)));
    return read[std::string(game)] = file.open(QIODevice::ReadOnly)
                                         ? QJsonDocument::fromJson(file.readAll()).object()
                                         : QJsonObject();
}

} // namespace

QString editionWord(std::string_view game, std::string_view word)
{
    return wordsOf(game)[textOf(word)].toObject()[programLanguage()].toString();
}

} // namespace waystone
