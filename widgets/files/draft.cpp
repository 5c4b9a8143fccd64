#include "files/draft.h"

#include "core/json/json.h"
#include "core/json/json_document.h"
#include "core/json/json_reader.h"

#include <QCryptographicHash>

#include <array>

namespace waystone {

namespace {

constexpr std::string_view format = "waystone/draft";
constexpr int version = 1;
constexpr std::array<std::string_view, 3> kinds{"position", "lesson", "edition"};
constexpr std::size_t longestText = 1'000'000;

/// On one line, as it is in the file but for its hash.
Json headOf(const Draft &draft)
{
    Json head;
    head["format"] = format;
    head["version"] = version;
    head["kind"] = kinds.at(static_cast<std::size_t>(draft.kind));
    head["game"] = draft.game;
    if (!draft.title.isEmpty())
        head["title"] = draft.title.toStdString();
    if (!draft.path.isEmpty())
        head["file"] = draft.path.toStdString();
    if (!draft.fileHash.isEmpty())
        head["fileHash"] = draft.fileHash.toStdString();
    if (!draft.typed.isEmpty())
        head["typed"] = draft.typed.toStdString();
    return head;
}

QByteArray fileOf(const Json &head, const QByteArray &content)
{
    return QByteArray::fromStdString(head.dump(-1, ' ', false, Json::error_handler_t::replace)) + '\n' +
           content;
}

} // namespace

QByteArray hashOf(const QByteArray &content)
{
    return QCryptographicHash::hash(content, QCryptographicHash::Sha256).toHex();
}

QByteArray writeDraft(const Draft &draft)
{
    Json head = headOf(draft);
    head["hash"] = hashOf(fileOf(head, draft.content)).toStdString();
    return fileOf(head, draft.content);
}

std::optional<Draft> readDraft(const QByteArray &file)
{
    const qsizetype headEnd = file.indexOf('\n');
    if (headEnd < 0)
        return std::nullopt;
    const Result<JsonDocument> document =
        JsonDocument::parse({file.constData(), static_cast<std::size_t>(headEnd)});
    if (!document)
        return std::nullopt;
    Problems problems;
    JsonReader reader(*document, problems);
    readHeader(reader, format, version);
    const auto text = [&reader](std::string_view key) {
        std::optional<JsonReader> value = reader.optional(key);
        return value ? QString::fromStdString(value->text(longestText)) : QString();
    };
    Draft draft;
    draft.kind = static_cast<Draft::Kind>(reader["kind"].oneOf(kinds));
    draft.game = reader["game"].text(longestText);
    draft.title = text("title");
    draft.path = text("file");
    draft.fileHash = text("fileHash").toLatin1();
    draft.typed = text("typed");
    draft.content = file.mid(headEnd + 1);
    const std::string hash = reader["hash"].text(longestText);
    reader.rejectUnknownKeys();
    const bool isWhole = hash == hashOf(fileOf(headOf(draft), draft.content)).toStdString();
    return isWhole && problems.empty() ? std::optional(draft) : std::nullopt;
}

} // namespace waystone
