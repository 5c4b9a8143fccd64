#include "lessons/library/drag_copies.h"

#include "files/durable_file.h"
#include "files/file_content.h"
#include "files/file_kinds.h"
#include "files/file_name.h"
#include "words/program_language.h"

#include <QFile>

namespace waystone {

QList<QUrl> DragCopies::of(const std::vector<const LibraryItem *> &items)
{
    folder_ = std::make_unique<QTemporaryDir>();
    QList<QUrl> copies;
    for (const LibraryItem *item : items) {
        const Result<QByteArray> content = fileContent(item->path);
        if (!content)
            continue;
        QString name = fileNameFrom(item->titleIn(programLanguage()));
        if (name.isEmpty())
            name = item->id;
        const QString ending = fileEnding(item->isLesson() ? FileKind::lesson : FileKind::position);
        QString path = folder_->filePath(name + QLatin1Char('.') + ending);
        for (int number = 2; QFile::exists(path); ++number)
            path = folder_->filePath(QStringLiteral("%1 %2.%3").arg(name, QString::number(number), ending));
        if (replaceFile(path, *content).isEmpty())
            copies.append(QUrl::fromLocalFile(path));
    }
    return copies;
}

} // namespace waystone
