#pragma once

#include "files/draft_folder.h"
#include "files/kept_file.h"

#include <QObject>
#include <QTimer>

#include <functional>
#include <optional>

namespace waystone {

/// Keeps the draft of one window: soon after a change it is on the disk, and it goes when there is nothing left in it that
/// is in no file. If it cannot be written, every change tries again. What is left when the keeper goes stays behind, to be
/// offered again.
class DraftKeeper final : public QObject {
    Q_OBJECT

public:
    /// `unsaved` makes the draft as it is now; nothing if everything is in a file.
    DraftKeeper(DraftFolder folder, std::function<std::optional<Draft>()> unsaved, QObject *parent = nullptr);

    /// Goes on with a draft that was taken up.
    void resume(std::unique_ptr<QFile> file);
    /// Something has changed.
    void touch();
    /// Brings the draft up to date at once.
    void keep();
    /// Somebody has decided that what is in no file is not wanted. Nothing is kept from here on.
    void discard();

    [[nodiscard]] const DraftFolder &folder() const { return folder_; }
    /// Empty as long as there is none.
    [[nodiscard]] const QString &path() const { return file_.path(); }
    [[nodiscard]] bool isKept() const { return error_.isEmpty(); }
    /// What is not kept is only that nothing is left to keep: an old draft could not be deleted.
    [[nodiscard]] bool isOutdated() const { return isOutdated_; }
    /// Why the draft is not kept, in the system's words; empty if it is.
    [[nodiscard]] const QString &error() const { return error_; }

signals:
    /// It can be kept again, or not any more, or for another reason.
    void errorChanged();

private:
    /// Returns what went wrong.
    [[nodiscard]] QString bringUpToDate(const std::optional<Draft> &draft);

    DraftFolder folder_;
    std::function<std::optional<Draft>()> unsaved_;
    KeptFile file_;
    QByteArray kept_; ///< what the file has; empty if that is not known
    QString error_;
    QTimer timer_;
    bool isOutdated_ = false;
    bool isDiscarded_ = false;
};

} // namespace waystone
