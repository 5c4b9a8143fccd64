#pragma once

#include "editor/drafts/lost_drafts_dialog.h"

#include <QObject>
#include <QPointer>

namespace waystone {

class EditorAccess;
struct Services;

/// Offers what was lost with a program, or left in a window that was closed, and does with it what the user wants: nothing
/// is deleted unasked.
class DraftOffer final : public QObject {
    Q_OBJECT

public:
    DraftOffer(QWidget &window, Services &services, EditorAccess &editor);

    /// If there is anything to offer.
    void offer();
    /// In any case.
    void show();

private:
    /// Looks for drafts; what is damaged is told as long as the dialog is open.
    void refresh();
    void open(const LostDraft &lost, DraftChoice choice);
    [[nodiscard]] bool restore(const LostDraft &lost, DraftChoice choice);
    void remove(const LostDraft &lost);

    QWidget &window_;
    Services &services_;
    EditorAccess &editor_;
    QPointer<LostDraftsDialog> dialog_; ///< while it is open
    QStringList damaged_;
};

} // namespace waystone
