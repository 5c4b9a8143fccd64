#include "files/file_content.h"

#include "core/read_file.h"
#include "scenario/files/any_file.h"

#include <QFile>

namespace waystone {

Result<QByteArray> fileContent(const QString &path)
{
    if (QFile file(path); path.startsWith(QLatin1Char(':')) && file.open(QIODevice::ReadOnly))
        return file.readAll();
    const Result<std::string> text = readFile(QFile::encodeName(path).toStdString());
    if (!text)
        return text.problems();
    return QByteArray::fromStdString(*text);
}

std::string formatOfFile(const QString &path)
{
    const Result<QByteArray> content = fileContent(path);
    return content ? formatOf(content->toStdString()) : std::string();
}

} // namespace waystone
