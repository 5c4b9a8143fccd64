#pragma once

#include "lessons/library/drag_copies.h"
#include "lessons/library/lesson_library.h"
#include "lessons/library/lesson_progress.h"
#include "lessons/library/library_pictures.h"
#include "lessons/library/shelf_model.h"
#include "words/game_words.h"
#include "words/language_watcher.h"

#include <QAbstractListModel>

#include <map>
#include <memory>

namespace waystone {

/// A shelf of the library as a list: a heading for each kind of item, then the items that are of the chosen game, level and
/// tag and match what is searched. What bears the very title that is searched comes before all. A set has its lessons in its
/// own order, in which they can be dragged about.
class LibraryModel final : public QAbstractListModel {
    Q_OBJECT

public:
    enum Role {
        PathRole = Qt::UserRole + 1, ///< empty for a heading, and for what is not there
        SummaryRole,                 ///< QString
        StatusRole,                  ///< QString: game, level and progress in a line
        PictureRole,                 ///< QPixmap: null while it is not drawn
        OwnRole,                     ///< bool
        PlaceRole,                   ///< int: in the set that is looked at, from 0; -1 elsewhere
    };
    Q_ENUM(Role)

    LibraryModel(LessonLibrary &library, SetShelf &sets, const LessonProgress &progress,
                 const Registry &registry, QObject *parent = nullptr);

    void setShelf(const ShelfChoice &shelf);
    [[nodiscard]] const ShelfChoice &shelf() const { return shelf_; }
    /// Of the set that is looked at: lessons that are named but not there.
    [[nodiscard]] int missing() const { return missing_; }

    /// Empty for all games.
    void setGame(const std::string &game);
    void setSearch(const QString &words);
    /// 0 for all levels.
    void setLevel(int level);
    /// Empty for all.
    void setTag(const QString &tag);
    [[nodiscard]] LibraryPictures &pictures() { return pictures_; }

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex &index) const override;
    [[nodiscard]] QStringList mimeTypes() const override;
    [[nodiscard]] QMimeData *mimeData(const QModelIndexList &indexes) const override;
    [[nodiscard]] Qt::DropActions supportedDragActions() const override;
    [[nodiscard]] Qt::DropActions supportedDropActions() const override;
    bool canDropMimeData(const QMimeData *data, Qt::DropAction action, int row, int column,
                         const QModelIndex &parent) const override;
    bool dropMimeData(const QMimeData *data, Qt::DropAction action, int row, int column,
                      const QModelIndex &parent) override;
    /// Null for a heading, and for a lesson that a set names but is not there.
    [[nodiscard]] const LibraryItem *item(const QModelIndex &index) const;
    [[nodiscard]] QModelIndex indexOf(const QString &path) const;
    /// Of the set that is looked at, from 0; invalid if that one is not listed.
    [[nodiscard]] QModelIndex atPlace(int place) const;
    /// The first item that bears the searched title; invalid if none does.
    [[nodiscard]] QModelIndex titled() const;

public slots:
    /// Files, progress or the language may be others.
    void refresh();

signals:
    /// Lessons were dropped before this place of the set that is looked at.
    void dropped(const QStringList &paths, int before);

private:
    struct Row {
        const LibraryItem *item = nullptr; ///< null for a heading, and for what a set names but is not there
        LibraryItem::Kind kind = LibraryItem::Kind::lesson;
        bool isOwn = false;
        bool isTitled = false; ///< bears the very title that is searched
        int place = -1;        ///< in a set
        QString missing;       ///< id of what is not there
    };

    void addSet(const LessonSet &set);
    void addItems();
    [[nodiscard]] bool isWanted(const LibraryItem &item) const;
    [[nodiscard]] bool isWantedMissing(const LessonSet::Entry &entry) const;
    [[nodiscard]] QString languagesText(const LibraryItem &item) const;

    void addRow(const LibraryItem &item, bool isTitled);
    [[nodiscard]] QString headingText(const Row &row) const;
    [[nodiscard]] QVariant missingData(const Row &row, int role) const;
    [[nodiscard]] QString statusText(const LibraryItem &item) const;
    [[nodiscard]] QString progressText(const LibraryItem &item) const;

    LessonLibrary &library_;
    SetShelf &sets_;
    const LessonProgress &progress_;
    mutable LibraryPictures pictures_;
    LanguageWatcher language_;
    std::map<std::string, std::shared_ptr<GameWords>, std::less<>> words_;
    mutable DragCopies copies_;
    ShelfChoice shelf_;
    int missing_ = 0;
    std::string game_;
    QString search_;
    int level_ = 0;
    QString tag_;
    std::vector<Row> rows_;
};

} // namespace waystone
