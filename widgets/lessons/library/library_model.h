#pragma once

#include "lessons/library/lesson_library.h"
#include "lessons/library/lesson_progress.h"
#include "lessons/library/library_pictures.h"
#include "words/game_words.h"
#include "words/language_watcher.h"

#include <QAbstractListModel>

#include <map>
#include <memory>

namespace waystone {

/// The library as a list: a heading for each kind of item, then the items that are of the chosen game and match what is
/// searched. What bears the very title that is searched comes before all.
class LibraryModel final : public QAbstractListModel {
    Q_OBJECT

public:
    enum Role {
        PathRole = Qt::UserRole + 1, ///< empty for a heading
        SummaryRole,                 ///< QString
        StatusRole,                  ///< QString: game, level and progress in a line
        PictureRole,                 ///< QPixmap: null while it is not drawn
        OwnRole,                     ///< bool
    };
    Q_ENUM(Role)

    LibraryModel(LessonLibrary &library, const LessonProgress &progress, const Registry &registry,
                 QObject *parent = nullptr);

    /// Empty for all games.
    void setGame(const std::string &game);
    void setSearch(const QString &words);
    [[nodiscard]] LibraryPictures &pictures() { return pictures_; }

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex &index) const override;
    /// Null for a heading.
    [[nodiscard]] const LibraryItem *item(const QModelIndex &index) const;
    [[nodiscard]] QModelIndex indexOf(const QString &path) const;
    /// The first item that bears the searched title; invalid if none does.
    [[nodiscard]] QModelIndex titled() const;

public slots:
    /// Files, progress or the language may be others.
    void refresh();

private:
    struct Row {
        const LibraryItem *item = nullptr; ///< null for a heading
        LibraryItem::Kind kind = LibraryItem::Kind::lesson;
        bool isOwn = false;
        bool isTitled = false; ///< bears the very title that is searched
    };

    void addRow(const LibraryItem &item, bool isTitled);
    [[nodiscard]] QString headingText(const Row &row) const;
    [[nodiscard]] QString statusText(const LibraryItem &item) const;
    [[nodiscard]] QString progressText(const LibraryItem &item) const;

    LessonLibrary &library_;
    const LessonProgress &progress_;
    mutable LibraryPictures pictures_;
    LanguageWatcher language_;
    std::map<std::string, std::shared_ptr<GameWords>, std::less<>> words_;
    std::string game_;
    QString search_;
    std::vector<Row> rows_;
};

} // namespace waystone
