#pragma once

#include "scenario/files/journal.h"

#include <QCoreApplication>
#include <QFile>
#include <QLockFile>
#include <QString>

#include <memory>
#include <vector>

namespace waystone {

/// Keeps the journal of one game: whatever is done to its session, and to whom its seats are handed over, is on the disk
/// before update() returns.
class JournalWriter {
    Q_DECLARE_TR_FUNCTIONS(waystone::JournalWriter)

public:
    /// Begins a journal in a new file. Null if it cannot be written: `error` has the system's words then.
    static std::unique_ptr<JournalWriter> begin(const QString &path, const Session &session,
                                                std::span<const RecordPlayer> players, bool allOpen,
                                                std::uint64_t seed, QString *error);
    /// Goes on with a journal that was read, of which the first `soundBytes` are good.
    static std::unique_ptr<JournalWriter> resume(const QString &path, const Session &session,
                                                 std::span<const RecordPlayer> players,
                                                 std::size_t soundBytes, QString *error);

    [[nodiscard]] QString path() const { return file_.fileName(); }

    /// Adds a line for everything that was done since the last time. Returns the system's words if it failed.
    [[nodiscard]] QString update(const Session &session, std::span<const RecordPlayer> players);

    /// The lines that lead a session and players like those of the last update to these.
    [[nodiscard]] std::vector<JournalEvent> changes(const Session &session,
                                                    std::span<const RecordPlayer> players) const;

private:
    /// What of a game can change by other means than by a longer list of plies.
    struct Shadow {
        PlyId current = 0;
        std::vector<bool> takenBack;
        std::vector<std::vector<PlyId>> children;
        std::vector<RecordPlayer> players;

        Shadow(const Session &session, std::span<const RecordPlayer> players);
    };

    JournalWriter(const QString &path, const Session &session, std::span<const RecordPlayer> players);

    /// Each returns what went wrong; empty if nothing did.
    [[nodiscard]] QString lock();
    /// Ready to write behind the first `bytes`; what follows them is cut off.
    [[nodiscard]] QString openAt(qint64 bytes);

    QFile file_;
    QLockFile lock_;
    Shadow shadow_;
};

/// Where the lock lies that tells that a program has this journal open.
[[nodiscard]] QString journalLock(const QString &journal);

} // namespace waystone
