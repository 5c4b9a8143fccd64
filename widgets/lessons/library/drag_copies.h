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

private:
    std::unique_ptr<QTemporaryDir> folder_;
};

} // namespace waystone
