#pragma once

#include "dialogs/dialogs.h"

#include <vector>

namespace waystone {

/// Answers every dialog of the system at once, as the test has said, and remembers what was shown.
class FakeDialogs : public Dialogs {
public:
    QString fileToOpen(QWidget *, const QString &, const QString &, const QString &) override { return open; }
    QString fileToSave(QWidget *, const QString &, const QString &proposal, const QString &) override
    {
        proposals.append(proposal);
        return save;
    }
    Unsaved aboutUnsaved(QWidget *, const UnsavedChanges &changes) override
    {
        questions.push_back(changes);
        return unsaved;
    }
    bool mayDelete(QWidget *, const QString &question) override
    {
        deletions.append(question);
        return deletes;
    }
    void showTrouble(QWidget *, const std::function<Trouble()> &trouble) override
    {
        troubles.push_back(trouble());
    }

    QString open;
    QString save;
    Unsaved unsaved = Unsaved::discard;
    bool deletes = false;
    QStringList proposals;
    QStringList deletions; ///< what was asked about
    std::vector<UnsavedChanges> questions;
    std::vector<Trouble> troubles;
};

} // namespace waystone
