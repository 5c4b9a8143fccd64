#include "window/draft_offer.h"

#include "dialogs/dialogs.h"
#include "faces/problem_sentence.h"
#include "files/old_draft.h"
#include "window/editor_access.h"
#include "window/services.h"

namespace waystone {

DraftOffer::DraftOffer(QWidget &window, Services &services, EditorAccess &editor)
    : window_(window), services_(services), editor_(editor)
{
    connect(&editor, &EditorAccess::draftsWanted, this, &DraftOffer::show);
}

void DraftOffer::offer()
{
    if (const QString damaged = adoptOldDraft(services_.oldDraft, services_.drafts); !damaged.isEmpty())
        damaged_.append(damaged);
    damaged_ += services_.drafts.tidyUp();
    if (!damaged_.isEmpty() || !services_.drafts.lost().empty())
        show();
}

void DraftOffer::show()
{
    if (dialog_ == nullptr) {
        dialog_ = new LostDraftsDialog(&window_);
        dialog_->setAttribute(Qt::WA_DeleteOnClose);
        connect(dialog_, &LostDraftsDialog::openWanted, this, &DraftOffer::open);
        connect(dialog_, &LostDraftsDialog::deleteWanted, this, &DraftOffer::remove);
        connect(dialog_, &QDialog::finished, this, [this] { damaged_.clear(); });
    }
    refresh();
    dialog_->show();
    dialog_->raise();
    dialog_->activateWindow();
}

void DraftOffer::refresh()
{
    if (dialog_ == nullptr)
        return;
    std::vector<LostDraft> lost = services_.drafts.lost();
    const bool isDone = lost.empty() && damaged_.isEmpty() && dialog_->isVisible();
    dialog_->setDrafts(std::move(lost), damaged_);
    if (isDone)
        dialog_->close();
}

void DraftOffer::open(const LostDraft &lost, DraftChoice choice)
{
    if (choice != DraftChoice::file && !restore(lost, choice))
        return refresh();
    if (choice != DraftChoice::draft)
        editor_.openFileOf(lost.draft);
    // Who takes the file leaves the draft, which goes if they say so.
    if (choice == DraftChoice::file)
        remove(lost);
    refresh();
    // What is left to decide stays in sight, in front of what was opened.
    if (dialog_ != nullptr && dialog_->isVisible()) {
        dialog_->raise();
        dialog_->activateWindow();
    }
}

bool DraftOffer::restore(const LostDraft &lost, DraftChoice choice)
{
    const std::unique_ptr<TakenDraft> taken = services_.drafts.take(lost.path);
    if (!taken) {
        services_.dialogs.showTrouble(&window_, [] {
            return Trouble{tr("The draft cannot be opened: another window has it, or it is no longer there."),
                           {}};
        });
        return false;
    }
    if (choice == DraftChoice::both) {
        // A document of its own, that it may not take the place of the file unasked.
        taken->draft.path.clear();
        taken->draft.fileHash.clear();
    }
    const std::optional<Problems> problems = editor_.restore(std::move(*taken));
    if (problems)
        services_.dialogs.showTrouble(&window_, [&problems, path = lost.path] {
            return Trouble{tr("The draft cannot be opened. It stays as it is."),
                           QStringList{path} + problemSentences(*problems)};
        });
    return !problems;
}

void DraftOffer::remove(const LostDraft &lost)
{
    const QString question =
        tr("Delete this draft for good? %1", "what it is").arg(LostDraftsDialog::nameOf(lost.draft));
    if (!services_.dialogs.mayDelete(dialog_ != nullptr ? dialog_.data() : &window_, question))
        return;
    std::unique_ptr<TakenDraft> taken = services_.drafts.take(lost.path);
    const QString error = taken ? DraftFolder::remove(std::move(*taken)) : QString();
    if (!error.isEmpty())
        services_.dialogs.showTrouble(&window_, [error, path = lost.path] {
            return Trouble{tr("The draft cannot be deleted."), {path, error}};
        });
    refresh();
}

} // namespace waystone
