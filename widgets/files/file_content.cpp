#include "files/file_content.h"

#include "faces/problem_sentence.h"

#include <QFile>

namespace waystone {

namespace {

/// Keeps a slip of the hand from filling the memory.
constexpr qint64 longestFile = qint64{64} << 20;

Problem unreadable(const QFile &file)
{
    return {std::string(unreadableFile),
            {{"details", file.errorString().toStdString()}},
            {},
            Severity::impossible};
}

} // namespace

Result<QByteArray> fileContent(const QString &path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return unreadable(file);
    QByteArray bytes = file.read(longestFile + 1);
    if (file.error() != QFileDevice::NoError)
        return unreadable(file);
    return bytes;
}

} // namespace waystone
