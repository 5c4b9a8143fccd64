#include "files/old_draft.h"

#include "core/json/json.h"
#include "core/json/json_document.h"
#include "files/durable_file.h"
#include "files/file_content.h"
#include "files/kept_file.h"
#include "scenario/files/position_file.h"
#include "scenario/lesson/lesson_file.h"

#include <QDir>
#include <QStandardPaths>

namespace waystone {

namespace {

/// Lay beside the draft while nothing in it had to be saved: it names the file in which it all is, or none if nobody had
/// done anything yet.
QString notePath(const QString &path)
{
    return path + QStringLiteral(".saved");
}

std::string textOf(const Json &json, const char *key)
{
    return json.contains(key) && json[key].is_string() ? json[key].get<std::string>() : std::string();
}

std::optional<Draft> draftOf(const QByteArray &content)
{
    const Result<JsonDocument> document =
        JsonDocument::parse({content.constData(), static_cast<std::size_t>(content.size())});
    if (!document || !document->root().is_object())
        return std::nullopt;
    const Json &root = document->root();
    const std::string format = textOf(root, "format");
    if (format != lessonFormat && format != positionFormat)
        return std::nullopt;
    Draft draft;
    draft.kind = format == lessonFormat ? Draft::Kind::lesson : Draft::Kind::position;
    draft.game = textOf(root, "game");
    if (const auto title = root.find("title"); title != root.end() && title->is_object())
        draft.title = QString::fromStdString(textOf(*title, textOf(root, "language").c_str()));
    draft.content = content;
    return draft;
}

bool isIn(const QString &file, const QByteArray &content)
{
    const Result<QByteArray> saved = fileContent(file);
    return saved && *saved == content;
}

void removeOld(const QString &path)
{
    QFile::remove(path);
    QFile::remove(notePath(path));
}

} // namespace

QString oldDraftPath()
{
    return QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) + QStringLiteral("/editor.json");
}

QString adoptOldDraft(const QString &path, const DraftFolder &drafts)
{
    const Result<QByteArray> content = fileContent(path);
    if (!content)
        return {};
    const Result<QByteArray> note = fileContent(notePath(path));
    const QString file = note ? QString::fromUtf8(*note) : QString();
    if (note && (file.isEmpty() || isIn(file, *content))) {
        removeOld(path);
        return {};
    }
    std::optional<Draft> draft = draftOf(*content);
    if (!draft) {
        const QString name = NumberedFolder::damagedName(path);
        return !name.isEmpty() && renameToFree(path, name).isEmpty() ? name : QString();
    }
    draft->path = file;
    if (KeptFile kept(drafts.files(), DraftFolder::suffix()); kept.replace(writeDraft(*draft)).isEmpty())
        removeOld(path);
    return {};
}

} // namespace waystone
