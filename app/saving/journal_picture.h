#pragma once

#include <QImage>
#include <QString>

namespace waystone {

// The picture of a game's last moment lies in a file beside its journal, so that nobody has to draw it again. It shows
// what everybody may know, and follows the journal wherever that goes.

/// All kept pictures are so large, in pixels: twice as large as the largest one that is shown.
inline constexpr QSize keptPictureSize{518, 288};

/// Null if there is none, it is broken, or it was drawn of another state (`stamp`).
[[nodiscard]] QImage journalPicture(const QString &journal, const QString &stamp);
/// If it cannot be kept it is drawn again the next time.
void keepJournalPicture(const QString &journal, const QString &stamp, QImage picture);

/// A journal has got another number: its picture goes with it.
void moveJournalPicture(const QString &from, const QString &to);
/// Returns what went wrong in the system's words; empty if nothing did.
[[nodiscard]] QString removeJournalPicture(const QString &journal);

} // namespace waystone
