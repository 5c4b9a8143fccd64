#include "files/durable_file.h"

#include "platform/files.h"

#include <QFileInfo>
#include <QSaveFile>

namespace waystone {

namespace {

/// What the system says. Qt does not come to know of calls that it did not make.
QString wordsOf(const std::error_code &error)
{
    return error ? qt_error_string(error.value()) : QString();
}

std::string nameOf(const QString &path)
{
    return QFile::encodeName(path).toStdString();
}

} // namespace

QString syncFile(QFileDevice &file)
{
    return file.flush() ? wordsOf(platform::syncFile(file.handle())) : file.errorString();
}

QString syncFolder(const QString &folder)
{
    return wordsOf(platform::syncFolder(nameOf(folder)));
}

QString writeSynced(QFileDevice &file, const QByteArray &content)
{
    if (!file.flush())
        return file.errorString();
    // By the system's own call: Qt has no words for a write that stopped halfway.
    const std::string_view bytes(content.constData(), static_cast<std::size_t>(content.size()));
    if (const std::error_code error = platform::writeAll(file.handle(), bytes))
        return wordsOf(error);
    return syncFile(file);
}

QString renameOver(const QString &path, const QString &other)
{
    return wordsOf(platform::renameOver(nameOf(path), nameOf(other)));
}

QString renameToFree(const QString &path, const QString &free)
{
    const std::error_code error = platform::renameToFree(nameOf(path), nameOf(free));
    if (error != std::errc::not_supported)
        return wordsOf(error);
    // Looking first is nearly as good.
    return QFileInfo::exists(free) ? wordsOf(make_error_code(std::errc::file_exists))
                                   : renameOver(path, free);
}

QString replaceFile(const QString &path, const QByteArray &content)
{
    QSaveFile file(path);
    if (!file.open(QIODevice::WriteOnly))
        return file.errorString();
    if (QString error = writeSynced(file, content); !error.isEmpty())
        return error;
    if (!file.commit())
        return file.errorString();
    return syncFolder(QFileInfo(path).absolutePath());
}

} // namespace waystone
