#pragma once

#include "saving/game_glances.h"
#include "saving/journal_folder.h"
#include "saving/kept_entry.h"
#include "words/language_watcher.h"

#include <QAbstractListModel>
#include <QUndoStack>

#include <vector>

namespace waystone {

/// The games that are kept, the one that was played last first; or those in the bin. Names are changed, and games
/// deleted, by commands that can be undone: each is on the disk at once. A row stays where it is as long as the model is
/// not loaded again.
class ArchiveModel final : public QAbstractListModel {
    Q_OBJECT

public:
    enum class Shelf { games, bin };

    enum Role {
        PathRole = Qt::UserRole + 1,
        GameRole,        ///< QString: the game's id; empty if damaged
        SubtitleRole,    ///< QString: the game's name where the title is another one
        PlayersRole,     ///< QStringList: names by seat
        ColoursRole,     ///< QVariantList of int, likewise
        PointsRole,      ///< QString; empty while it is not known
        ShortPointsRole, ///< QString, likewise: where there is no room for all of them
        StateRole,       ///< QString, likewise
        RemarkRole,      ///< QString
        DateRole,        ///< QString
        SearchRole,      ///< QString: what is searched for words
        PictureRole,     ///< QPixmap; null while it is not drawn
        FinishedRole,    ///< bool
        DeletedRole,     ///< bool: it lies in the bin and can be brought back here
        WhyKeptRole      ///< QString: why it cannot be deleted; empty if it can
    };
    Q_ENUM(Role)

    explicit ArchiveModel(JournalFolder folder, QObject *parent = nullptr);
    ~ArchiveModel() override;

    /// Reads the folder again; what was done before can no longer be undone here.
    void load(Shelf shelf);
    /// The journal of the game on this window's table; empty if there is none.
    void setOnTable(const QString &journal) { onTable_ = journal; }
    [[nodiscard]] Shelf shelf() const { return shelf_; }
    [[nodiscard]] const JournalFolder &folder() const { return folder_; }
    [[nodiscard]] GameGlances &glances() { return glances_; }
    [[nodiscard]] QUndoStack &undoStack() { return undo_; }
    [[nodiscard]] const KeptEntry &row(int number) const { return rows_[static_cast<std::size_t>(number)]; }

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    /// The name, by Qt::EditRole.
    bool setData(const QModelIndex &index, const QVariant &value, int role = Qt::EditRole) override;
    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex &index) const override;

    /// Puts a game into the bin.
    void deleteGame(int row);
    /// Brings a game back from there.
    void bringBack(int row);

    // What the commands do, without a step to undo. They tell what went wrong, and return whether nothing did.
    bool rename(int row, const QString &name);
    bool setDeleted(int row, bool isDeleted);

signals:
    /// Something could not be done with this file, in the system's words.
    void failed(const QString &path, const QString &reason);

private:
    /// Of a game that is listed as one: not in the bin, and not on its way there.
    [[nodiscard]] bool isKept(const KeptEntry &row) const;
    [[nodiscard]] QVariant wordsOf(const KeptEntry &row, int role) const;
    void takeLook(const QString &journal);

    JournalFolder folder_;
    Shelf shelf_ = Shelf::games;
    QString onTable_;
    mutable GameGlances glances_;
    LanguageWatcher language_;
    std::vector<KeptEntry> rows_;
    QUndoStack undo_;
};

} // namespace waystone
