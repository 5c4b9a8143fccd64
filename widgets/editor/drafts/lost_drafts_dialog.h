#pragma once

#include "files/draft_folder.h"
#include "fitting/fitted_dialog.h"

#include <QStringList>

#include <vector>

class QLabel;
class QListWidget;
class QPushButton;

namespace waystone {

/// What becomes of a draft whose file has changed since: one of them is opened, or each in a window of its own.
enum class DraftChoice { draft, file, both };

/// What was in no file when a window or the program was closed: each can be opened again or deleted. What is to be done
/// is told; whoever does it shows the list anew.
class LostDraftsDialog final : public FittedDialog {
    Q_OBJECT

public:
    explicit LostDraftsDialog(QWidget *parent = nullptr);

    /// `damaged` are files that cannot be read and that stay where they are.
    void setDrafts(std::vector<LostDraft> drafts, QStringList damaged);

    /// "Lesson “Counting houses”"
    [[nodiscard]] static QString nameOf(const Draft &draft);

signals:
    void openWanted(const waystone::LostDraft &draft, waystone::DraftChoice choice);
    void deleteWanted(const waystone::LostDraft &draft);

protected:
    void changeEvent(QEvent *event) override;

private:
    void layOut();
    void connectParts();
    void retranslate();
    void refresh();
    [[nodiscard]] const LostDraft *chosen() const;
    void open(DraftChoice choice);

    std::vector<LostDraft> drafts_;
    QStringList damaged_;
    QLabel *heading_;
    QListWidget *list_;
    QLabel *damagedText_;
    QPushButton *open_;
    QPushButton *openFile_; ///< this and the next only where the file has changed
    QPushButton *openBoth_;
    QPushButton *delete_;
    QPushButton *later_;
};

} // namespace waystone
