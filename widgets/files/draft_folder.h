#pragma once

#include "files/draft.h"
#include "files/numbered_folder.h"

#include <QDateTime>
#include <QFile>
#include <QStringList>

#include <chrono>
#include <memory>
#include <vector>

namespace waystone {

/// A draft that no window has open any more.
struct LostDraft {
    /// What has become of the file that it belongs to since then.
    enum class File { none, same, changed, missing };

    QString path; ///< of the draft
    Draft draft;
    QDateTime changed;
    File file = File::none;
};

/// A draft that a window has taken up; nobody else can.
struct TakenDraft {
    Draft draft;
    std::unique_ptr<QFile> file; ///< open and locked
};

/// The folder where windows keep what is in no file yet, a file each. Those that no window has open were lost with the
/// program that did.
class DraftFolder {
public:
    /// `pause` is how long a change may wait until it is on the disk.
    explicit DraftFolder(QString path, std::chrono::milliseconds pause = std::chrono::seconds(1));

    static QString suffix();
    /// Of the user's own.
    static QString standardPath();

    [[nodiscard]] const QString &path() const { return files_.path(); }
    [[nodiscard]] const NumberedFolder &files() const { return files_; }
    /// Where windows tell each other which files they edit (EditedFile).
    [[nodiscard]] QString openFolder() const { return path() + QStringLiteral("/open"); }
    [[nodiscard]] std::chrono::milliseconds pause() const { return pause_; }

    /// The one that was changed last first.
    [[nodiscard]] std::vector<LostDraft> lost() const;
    /// Gives damaged drafts another name, under which they stay, and returns these. Lets go of drafts that stand in their
    /// file word for word.
    [[nodiscard]] QStringList tidyUp() const;

    /// Null if another window has it or it is gone.
    [[nodiscard]] std::unique_ptr<TakenDraft> take(const QString &path) const;
    /// Deletes a draft that no window has open. Returns what went wrong in the system's words; empty if nothing did.
    [[nodiscard]] static QString remove(TakenDraft draft);

private:
    NumberedFolder files_;
    std::chrono::milliseconds pause_;
};

} // namespace waystone
