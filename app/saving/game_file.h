#pragma once

#include "dialogs/dialogs.h"
#include "files/record_players.h"
#include "saving/journal_folder.h"
#include "saving/journal_writer.h"
#include "saving/table_setup.h"
#include "session/game_controller.h"

#include <QObject>

#include <functional>
#include <memory>
#include <optional>
#include <utility>

namespace waystone {

/// The game on the table as a document: where it is kept, whether that is up to date, and its journal, which holds
/// everything from the first action on, saved or not.
class GameFile : public QObject {
    Q_OBJECT

public:
    /// `lots` gives the numbers that chance starts from: the system's in the program, known ones in tests.
    GameFile(GameController &controller, JournalFolder folder, std::function<std::uint64_t()> lots,
             QObject *parent = nullptr);
    ~GameFile() override;

    /// Each puts another game on the table; if it fails the old one stays and the problems are returned.
    [[nodiscard]] std::optional<Problems> start(const NewGame &game);
    [[nodiscard]] std::optional<Problems> startAgain();
    /// A game that begins with any position.
    void play(LaidTable table) { put(std::move(table)); }
    [[nodiscard]] std::optional<Problems> open(const QString &path);
    [[nodiscard]] std::optional<Problems> resume(const QString &journal);
    /// The game stands where it waits while something is tried out: so it is found again.
    void endTrial();
    /// Puts the game away; it stays in the journal.
    void close();

    [[nodiscard]] bool isOpen() const { return isOpen_; }
    /// Of the saved game; empty if it has none.
    [[nodiscard]] QString path() const { return path_; }
    [[nodiscard]] bool isModified() const { return isModified_; }
    /// Returns what went wrong in the system's words; empty if nothing did.
    [[nodiscard]] QString save(const QString &path);
    /// Whether a saved game has in it what some at the table may not know yet.
    [[nodiscard]] bool holdsSecrets() const;
    /// Writes what the seat (nobody: everybody) knows, to be given to others. It is no place where the game is kept.
    /// Returns what went wrong likewise.
    [[nodiscard]] QString saveShared(const QString &path, Seat seat) const;
    [[nodiscard]] std::uint64_t seed() const { return seed_; }
    [[nodiscard]] const JournalFolder &folder() const { return folder_; }
    /// Of the game on the table; empty if it could not be written.
    [[nodiscard]] QString journal() const { return journal_ ? journal_->path() : QString(); }
    /// Whether the journal has everything. If not, each action tries again to write it.
    [[nodiscard]] bool isKept() const { return !journal_ || journal_->isKept(); }
    /// Why it has not, in the system's words; empty if it has.
    [[nodiscard]] QString keepingTrouble() const { return journal_ ? journal_->error() : QString(); }

signals:
    /// Another game, another name, saved or changed.
    void changed();
    /// A game has just been put on the table or put away.
    void tableChanged();
    /// A game was opened though something about its file is worth telling.
    void noted(const waystone::Problems &notes);
    /// The whole game, with all that is secret in it.
    void saved();
    /// A game was opened whose file gives seats to programs; persons hold them until somebody wants it so.
    void programsOffered(const std::vector<waystone::OfferedProgram> &programs);
    /// The journal cannot be written; told once until it is whole again.
    void journalFailed(const QString &reason);
    /// The journal has everything again.
    void journalMended();

private:
    void put(LaidTable table);
    void putAway();
    void seat();
    /// Keeps a copy of a journal that could not be read to its end, and tells in its note where.
    void keepWhatIsLeftOut(const QString &journal, LoadedJournal &loaded) const;
    void offerPrograms(const std::vector<RecordPlayer> &players);
    [[nodiscard]] bool isAllOpen() const;
    void record();
    /// Keeps what happened, if anything did: looking at another moment changes nothing.
    void recordLog();
    void keep();
    [[nodiscard]] KeptGame kept() const;
    void setModified(bool modified);

    GameController &controller_;
    JournalFolder folder_;
    std::function<std::uint64_t()> lots_;
    std::unique_ptr<JournalWriter> journal_;
    QString path_;
    std::vector<Player>
        seated_; ///< by seat, for another game: the persons who have sat there, whoever plays on
    std::uint64_t seed_ = 0;
    std::optional<std::pair<PlyId, std::size_t>> seen_; ///< where play stood and how many plies there were
    bool isOpen_ = false;
    bool isModified_ = false;
    bool isLoading_ = false;
};

} // namespace waystone
