#include "files/edition_shelf.h"

#include "files/durable_file.h"
#include "files/file_content.h"
#include "games.h"

#include <QDir>
#include <QFileInfo>
#include <QStandardPaths>

namespace waystone {

namespace {

std::string_view view(const QByteArray &bytes)
{
    return {bytes.constData(), static_cast<std::size_t>(bytes.size())};
}

} // namespace

EditionShelf EditionShelf::standard()
{
    return EditionShelf(QDir(QStandardPaths::writableLocation(QStandardPaths::AppDataLocation))
                            .filePath(QStringLiteral("editions")));
}

QStringList EditionShelf::files() const
{
    const QDir folder(folder_);
    QStringList paths;
    for (const QString &name : folder.entryList({QStringLiteral("*.json")}, QDir::Files, QDir::Name))
        paths.append(folder.filePath(name));
    return paths;
}

std::vector<EditionShelf::Entry> EditionShelf::editions(const GameKind &kind) const
{
    std::vector<Entry> entries;
    // An edition of the program's own that does not load is a fault of the build, which the tests of the editions find;
    // here it is merely not offered.
    for (const std::string &id : games().editions(kind))
        if (const auto game = games().make(kind, id, {}))
            entries.push_back({(*game)->editionInfo(), {}});
    for (const QString &path : files())
        if (const Result<QByteArray> text = fileContent(path))
            if (const auto game = kind.make(view(*text), {}))
                entries.push_back({(*game)->editionInfo(), path});
    return entries;
}

Result<std::shared_ptr<const Game>> EditionShelf::make(const GameKind &kind, std::string_view id,
                                                       const OptionChoice &choice) const
{
    for (const QString &path : files())
        if (const Result<QByteArray> text = fileContent(path))
            if (const auto game = kind.make(view(*text), {}); game && (*game)->editionInfo().id == id)
                return kind.make(view(*text), choice);
    return games().make(kind, id, choice);
}

QString EditionShelf::path(const QString &id) const
{
    return QDir(folder_).filePath(id + QStringLiteral(".json"));
}

bool EditionShelf::has(const QString &id) const
{
    return QFileInfo::exists(path(id));
}

QString EditionShelf::put(const QString &id, const QByteArray &text) const
{
    if (!QDir().mkpath(folder_))
        return qt_error_string();
    return replaceFile(path(id), text);
}

} // namespace waystone
