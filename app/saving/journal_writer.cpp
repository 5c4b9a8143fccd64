#include "saving/journal_writer.h"

#include "files/durable_file.h"
#include "files/file_lock.h"

namespace waystone {

JournalWriter::JournalWriter(JournalFolder folder) : folder_(std::move(folder)) {}

JournalWriter::JournalWriter(JournalFolder folder, std::unique_ptr<QFile> file, qint64 soundBytes,
                             const KeptGame &game)
    : folder_(std::move(folder)), file_(std::move(file)), path_(file_->fileName()), shadow_(game)
{
    isSound_ = file_->resize(soundBytes) && file_->seek(soundBytes);
    if (!isSound_)
        error_ = file_->errorString();
    // Where that is not possible it goes on under its old name.
    QString refusal;
    if (const QString newest = folder_.makeNewest(path_, refusal); !newest.isEmpty())
        path_ = newest;
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
    return lines.isEmpty() ? QString() : writeSynced(*file_, lines);
}

QString JournalWriter::writeWhole(const KeptGame &game)
{
    auto draft = std::make_unique<QFile>();
    QString error = folder_.openDraft(*draft);
    if (!error.isEmpty())
        return error;
    const QString draftPath = draft->fileName();
    // Locked before it is listed: no other program may take it for a game that was left behind.
    if (lockFile(*draft) == FileLock::elsewhere)
        return draft->errorString();
    const QByteArray head =
        QByteArray::fromStdString(journalHead(game.session, game.players, game.seed, game.allOpen));
    error = writeSynced(*draft, head);
    if (!error.isEmpty()) {
        draft->remove();
        return error;
    }
    const QString newest = folder_.makeNewest(draftPath, error);
    if (newest.isEmpty()) {
        draft->remove();
        return error;
    }
    // The game stands whole under its new name; what was kept of it before tells nothing more.
    if (!path_.isEmpty())
        QFile::remove(path_);
    file_ = std::move(draft);
    path_ = newest;
    return {};
}

} // namespace waystone
