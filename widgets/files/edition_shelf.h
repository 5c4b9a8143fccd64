#pragma once

#include "core/registry.h"

#include <QString>

#include <vector>

namespace waystone {

/// The editions a game can be played with: those that the program brings, and those that the user has typed in, each a
/// file of the folder.
class EditionShelf {
public:
    /// `folder` need not be there yet.
    explicit EditionShelf(QString folder) : folder_(std::move(folder)) {}
    /// The user's own.
    [[nodiscard]] static EditionShelf standard();

    struct Entry {
        EditionInfo info;
        QString path; ///< of the user's own; empty for the program's
    };
    /// The program's first. A file that is no edition of this game is left out.
    [[nodiscard]] std::vector<Entry> editions(const GameKind &kind) const;

    /// An empty id means the game's default edition. The user's own come before the program's of the same id.
    [[nodiscard]] Result<std::shared_ptr<const Game>> make(const GameKind &kind, std::string_view id,
                                                           const OptionChoice &choice) const;

    /// Where the user's own edition of this id is, or would be.
    [[nodiscard]] QString path(const QString &id) const;
    /// Whether the user has one of this id.
    [[nodiscard]] bool has(const QString &id) const;
    /// Puts an edition on the shelf, in the place of the one of this id if the user has one. Returns what went wrong in
    /// the system's words; empty if nothing did.
    [[nodiscard]] QString put(const QString &id, const QByteArray &text) const;

private:
    [[nodiscard]] QStringList files() const;

    QString folder_;
};

} // namespace waystone
