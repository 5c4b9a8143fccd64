#pragma once

#include "lessons/library/drag_copies.h"
#include "lessons/library/lesson_library.h"
#include "lessons/library/lesson_progress.h"
#include "lessons/library/set_shelf.h"
#include "words/language_watcher.h"

#include <QAbstractListModel>

namespace waystone {

/// What part of the library is looked at.
struct ShelfChoice {
    enum class Kind { all, own, set };

    Kind kind = Kind::all;
    QString path; ///< of a set

    friend bool operator==(const ShelfChoice &, const ShelfChoice &) = default;
};

/// The shelves of the library: everything, the user's own, and the sets. Lessons can be dropped on a set, and a set dragged
/// out.
class ShelfModel final : public QAbstractListModel {
    Q_OBJECT

public:
    /// Of dragged lessons: their paths in the library, a line each.
    static constexpr char lessonsFormat[] = "application/x-waystone-library-items";

    ShelfModel(LessonLibrary &library, SetShelf &sets, const LessonProgress &progress,
               const Registry &registry, QObject *parent = nullptr);

    [[nodiscard]] ShelfChoice choice(const QModelIndex &index) const;
    [[nodiscard]] QModelIndex indexOf(const ShelfChoice &choice) const;
    /// How many lessons a set has and how many of them are done to the end, in a sentence.
    [[nodiscard]] QString progressText(const LessonSet &set) const;

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex &index) const override;
    [[nodiscard]] QStringList mimeTypes() const override;
    /// Of a set that is dragged out: its file as it is given to others.
    [[nodiscard]] QMimeData *mimeData(const QModelIndexList &indexes) const override;
    [[nodiscard]] Qt::DropActions supportedDragActions() const override;
    [[nodiscard]] Qt::DropActions supportedDropActions() const override;
    bool canDropMimeData(const QMimeData *data, Qt::DropAction action, int row, int column,
                         const QModelIndex &parent) const override;
    bool dropMimeData(const QMimeData *data, Qt::DropAction action, int row, int column,
                      const QModelIndex &parent) override;

signals:
    void dropped(const QStringList &paths, const QString &set);

private:
    LessonLibrary &library_;
    SetShelf &sets_;
    const LessonProgress &progress_;
    const Registry &registry_;
    LanguageWatcher language_;
    mutable DragCopies copies_;
};

} // namespace waystone
