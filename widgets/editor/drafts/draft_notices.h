#pragma once

#include <QWidget>

namespace waystone {

class DraftKeeper;
class EditedFile;
class NoticeBar;

/// The lines at the top of a window that edits something: its draft cannot be kept, or cannot be deleted, and another
/// window edits the same file. Mostly there is none.
class DraftNotices final : public QWidget {
    Q_OBJECT

public:
    DraftNotices(const DraftKeeper &keeper, const EditedFile &file, QWidget *parent = nullptr);

signals:
    /// What is edited is to be saved where the user says.
    void saveWanted();

private:
    void refresh();

    NoticeBar *notKept_;
    NoticeBar *outdated_; ///< a draft that should have gone
    NoticeBar *shared_;
};

} // namespace waystone
