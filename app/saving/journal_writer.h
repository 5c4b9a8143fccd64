#pragma once

#include "files/kept_file.h"
#include "saving/journal_folder.h"
#include "saving/journal_shadow.h"

#include <QFile>
#include <QString>

#include <memory>

namespace waystone {

/// Keeps the journal of one game: whatever is done to its session, and to whom its seats are handed over, is on the
/// disk before update() returns with isKept(), and its name says whether the game is over. If it cannot be written,
/// every update tries again with the whole game. The file stays locked, so that no other program goes on with the same
/// game.
class JournalWriter {
public:
    /// For a game in a new file of the folder; nothing is written before the first update().
    explicit JournalWriter(const JournalFolder &folder);
    /// Goes on with a journal that was read and stands for `game`: what follows its first `soundBytes` is cut off. It
    /// becomes the newest of the folder. `file` is open for writing and locked.
    JournalWriter(const JournalFolder &folder, std::unique_ptr<QFile> file, qint64 soundBytes,
                  const KeptGame &game);

    /// Where the journal is; empty as long as there is none.
    [[nodiscard]] const QString &path() const { return file_.path(); }

    /// Brings the journal up to date.
    void update(const KeptGame &game);
    [[nodiscard]] bool isKept() const { return error_.isEmpty(); }
    /// What went wrong the last time in the system's words; empty if nothing did.
    [[nodiscard]] const QString &error() const { return error_; }

private:
    /// Each returns what went wrong; empty if nothing did.
    [[nodiscard]] QString append(const KeptGame &game);
    [[nodiscard]] QString writeWhole(const KeptGame &game);
    /// The number of the journal may have become another one: name and picture follow.
    void takeCompanionsAlong();

    QString named_; ///< the path beside which the game's name and picture lie
    KeptFile file_;
    bool isSound_ = false; ///< the file tells everything up to `shadow_`, and nothing else
    JournalShadow shadow_;
    QString error_;
};

} // namespace waystone
