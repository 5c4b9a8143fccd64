#pragma once

#include <QByteArray>
#include <QString>

#include <optional>
#include <string>

namespace waystone {

/// What somebody was editing in a window, as much of it as is in no file.
struct Draft {
    enum class Kind { position, lesson, edition };

    Kind kind = Kind::position;
    std::string game;    ///< id
    QString title;       ///< of a lesson or an edition; may be empty
    QString path;        ///< of the file that it belongs to; empty for none
    QByteArray fileHash; ///< hashOf() what that file had when it was read or written last; empty for no file
    QByteArray content;  ///< as the file would have it
    QString typed;       ///< the line of a position that cannot be read yet; mostly empty
};

/// Of the content of a file, to tell whether it is still the same.
[[nodiscard]] QByteArray hashOf(const QByteArray &content);

/// As its file has it: resources/formats.md.
[[nodiscard]] QByteArray writeDraft(const Draft &draft);
/// Nothing if a byte of it is not as it was written.
[[nodiscard]] std::optional<Draft> readDraft(const QByteArray &file);

} // namespace waystone
