#include "saving/journal_writer.h"

#include "saving/journal_name.h"
#include "saving/journal_picture.h"

namespace waystone {

JournalWriter::JournalWriter(const JournalFolder &folder) : file_(folder.files(), JournalFolder::suffix()) {}

JournalWriter::JournalWriter(const JournalFolder &folder, std::unique_ptr<QFile> file, qint64 soundBytes,
                             const KeptGame &game)
    : named_(file->fileName()), file_(folder.files(), JournalFolder::suffix(), std::move(file)), shadow_(game)
{
    takeCompanionsAlong();
    error_ = file_.cutAfter(soundBytes);
    isSound_ = error_.isEmpty();
}

void JournalWriter::update(const KeptGame &game)
{
    isSound_ = isSound_ && append(game).isEmpty();
    // What a failed write has left in the file cannot be trusted: the whole game goes into another one.
    error_ = isSound_ ? QString() : writeWhole(game);
    isSound_ = error_.isEmpty();
    if (isSound_)
        shadow_ = JournalShadow(game);
}

QString JournalWriter::append(const KeptGame &game)
{
    QByteArray lines;
    for (const JournalEvent &event : shadow_.changes(game))
        lines += QByteArray::fromStdString(journalLine(game.session.game(), event));
    return lines.isEmpty() ? QString() : file_.append(lines);
}

QString JournalWriter::writeWhole(const KeptGame &game)
{
    QString error = file_.replace(
        QByteArray::fromStdString(journalHead(game.session, game.players, game.seed, game.allOpen)));
    takeCompanionsAlong();
    return error;
}

void JournalWriter::takeCompanionsAlong()
{
    if (!named_.isEmpty()) {
        moveJournalName(named_, file_.path());
        moveJournalPicture(named_, file_.path());
    }
    named_ = file_.path();
}

} // namespace waystone
