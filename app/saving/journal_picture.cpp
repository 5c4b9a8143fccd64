#include "saving/journal_picture.h"

#include "files/durable_file.h"

#include <QBuffer>
#include <QFile>
#include <QFileInfo>
#include <QImageReader>

namespace waystone {

namespace {

const QString stampKey = QStringLiteral("Stamp");

QString pictureFile(const QString &journal)
{
    const QFileInfo info(journal);
    return QStringLiteral("%1/%2.png").arg(info.path(), info.completeBaseName());
}

} // namespace

QImage journalPicture(const QString &journal, const QString &stamp)
{
    QImageReader reader(pictureFile(journal), "png");
    // Its head is looked at first: what else lies there may be anything.
    if (reader.size() != keptPictureSize || reader.text(stampKey) != stamp)
        return {};
    return reader.read();
}

void keepJournalPicture(const QString &journal, const QString &stamp, QImage picture)
{
    picture.setText(stampKey, stamp);
    QByteArray content;
    QBuffer buffer(&content);
    if (picture.save(&buffer, "PNG"))
        (void)replaceFile(pictureFile(journal), content);
}

void moveJournalPicture(const QString &from, const QString &to)
{
    if (QFileInfo::exists(pictureFile(from)) && pictureFile(from) != pictureFile(to))
        (void)renameOver(pictureFile(from), pictureFile(to));
}

QString removeJournalPicture(const QString &journal)
{
    QFile file(pictureFile(journal));
    return !file.exists() || file.remove() ? QString() : file.errorString();
}

} // namespace waystone
