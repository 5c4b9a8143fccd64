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
        const QString name = fileNameFrom(item->titleIn(programLanguage()));
        add(copies, name.isEmpty() ? item->id : name,
            fileEnding(item->isLesson() ? FileKind::lesson : FileKind::position), *content);
    }
    return copies;
}

QList<QUrl> DragCopies::of(const QString &title, const QByteArray &set)
{
    folder_ = std::make_unique<QTemporaryDir>();
    QList<QUrl> copies;
    const QString name = fileNameFrom(title);
    add(copies, name.isEmpty() ? QStringLiteral("set") : name, fileEnding(FileKind::set), set);
    return copies;
}

void DragCopies::add(QList<QUrl> &copies, const QString &name, const QString &ending,
                     const QByteArray &content)
{
    QString path = folder_->filePath(name + QLatin1Char('.') + ending);
    for (int number = 2; QFile::exists(path); ++number)
        path = folder_->filePath(QStringLiteral("%1 %2.%3").arg(name, QString::number(number), ending));
    if (replaceFile(path, content).isEmpty())
        copies.append(QUrl::fromLocalFile(path));
}

} // namespace waystone
