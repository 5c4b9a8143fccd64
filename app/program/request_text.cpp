#include "program/request_text.h"

#include "program/command_line.h"

#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <array>
#include <utility>

namespace waystone {

namespace {

using Begin = CommandLine::Begin;

constexpr std::array<std::pair<const char *, Begin>, 4> beginnings{{{"startPage", Begin::startPage},
                                                                    {"newGame", Begin::newGame},
                                                                    {"library", Begin::library},
                                                                    {"editor", Begin::editor}}};

const QString beginKey = QStringLiteral("begin");
const QString filesKey = QStringLiteral("files");
const QString languageKey = QStringLiteral("language");
const QString activationKey = QStringLiteral("activation");

} // namespace

QByteArray requestText(const CommandLine &line)
{
    QJsonObject request;
    for (const auto &[name, begin] : beginnings)
        if (begin == line.begin)
            request[beginKey] = QLatin1String(name);
    QJsonArray files;
    for (const QString &file : line.files)
        files.append(QFileInfo(file).absoluteFilePath()); // the other program may stand in another folder
    request[filesKey] = files;
    request[languageKey] = line.language;
    request[activationKey] = line.activation;
    return QJsonDocument(request).toJson(QJsonDocument::Compact) + '\n';
}

std::optional<CommandLine> readRequest(const QByteArray &text)
{
    const QJsonDocument document = QJsonDocument::fromJson(text);
    if (!document.isObject())
        return std::nullopt;
    const QJsonObject request = document.object();
    CommandLine line;
    for (const auto &[name, begin] : beginnings)
        if (request[beginKey].toString() == QLatin1String(name))
            line.begin = begin;
    for (const QJsonValue &file : request[filesKey].toArray())
        if (const QString path = file.toString(); QFileInfo(path).isAbsolute())
            line.files.append(path);
    line.language = request[languageKey].toString();
    line.activation = request[activationKey].toString();
    return line;
}

} // namespace waystone
