#pragma once

#include "lessons/library/library_item.h"

#include <QTemporaryDir>
#include <QUrl>

#include <memory>

namespace waystone {

/// Files that are dragged out of the library: copies under their titles, since what the program brings is in no file of its
/// own. They are there until the next drag, or the end of the program.
class DragCopies {
public:
    /// Of those that can be written.
    [[nodiscard]] QList<QUrl> of(const std::vector<const LibraryItem *> &items);
    /// Of a set with its lessons (whole_set.h).
    [[nodiscard]] QList<QUrl> of(const QString &title, const QByteArray &set);

private:
    /// Writes it under a name that no other copy has, and adds where it lies.
    void add(QList<QUrl> &copies, const QString &name, const QString &ending, const QByteArray &content);

    std::unique_ptr<QTemporaryDir> folder_;
};

} // namespace waystone
