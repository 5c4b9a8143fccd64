#pragma once

#include "lessons/library/library_item.h"

#include <QFileInfo>
#include <QHash>

#include <optional>

namespace waystone {

/// What the files of a folder were found to be, kept in a file beside them, so that a library of thousands is not read
/// whole each time. Nothing depends on it: what cannot be read, or no longer fits, is found out anew.
class LibraryIndex {
public:
    explicit LibraryIndex(QString path) : path_(std::move(path)) {}

    /// What the file is; nothing if it is none of the library's. It is read if it is not known as it is now.
    [[nodiscard]] std::optional<LibraryItem> itemOf(const QFileInfo &file);
    /// Keeps what was asked for since the last time, and forgets the rest.
    void keep();

private:
    struct Known {
        qint64 size = 0;
        qint64 modified = 0; ///< milliseconds
        qint64 readAt = 0;
        std::optional<LibraryItem> item;

        [[nodiscard]] bool fits(const QFileInfo &file) const;
    };
    void load();
    [[nodiscard]] static QHash<QString, Known> read(const QByteArray &content);
    [[nodiscard]] QByteArray written() const;

    QString path_;
    bool isLoaded_ = false;
    bool isChanged_ = false;
    QHash<QString, Known> known_; ///< by name
    QHash<QString, Known> asked_;
};

} // namespace waystone
