#include "saving/journal_writer.h"

#include "saving/journal_files.h"
#include "saving/journal_name.h"
#include "saving/journal_picture.h"

namespace waystone {

namespace {

/// Where play stands, whichever moment somebody is looking at.
bool isOver(const Session &session)
{
    return session.game().actors(session.position()).isOver();
}

} // namespace

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
    if (!isSound_)
        return;
    shadow_ = JournalShadow(game);
    file_.setSuffix(isOver(game.session) ? closedJournal : openJournal);
    takeCompanionsAlong();
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
