#include "saving/journal_name.h"

#include "core/read_file.h"
#include "files/durable_file.h"

#include <QFile>
#include <QFileInfo>

namespace waystone {

namespace {

constexpr std::size_t mostBytes = std::size_t{16} * longestJournalName;

QString nameFile(const QString &journal)
{
    const QFileInfo info(journal);
    return QStringLiteral("%1/%2.name").arg(info.path(), info.completeBaseName());
}

} // namespace

QString journalName(const QString &journal)
{
    const Result<std::string> name =
        readFile(QFile::encodeName(nameFile(journal)).toStdString(), Pipes::refused, mostBytes);
    return name ? QString::fromStdString(*name).simplified().left(longestJournalName) : QString();
}

QString setJournalName(const QString &journal, const QString &name)
{
    const QString kept = name.simplified().left(longestJournalName);
    const QString path = nameFile(journal);
    if (!kept.isEmpty())
        return replaceFile(path, kept.toUtf8());
    QFile file(path);
    if (!file.exists() || file.remove())
        return {};
    return file.errorString();
}

void moveJournalName(const QString &from, const QString &to)
{
    if (!QFileInfo::exists(nameFile(from)) || nameFile(from) == nameFile(to))
        return;
    // If it cannot be moved the game goes on without its name.
    if (renameOver(nameFile(from), nameFile(to)).isEmpty())
        syncFolder(QFileInfo(to).path());
}

} // namespace waystone
