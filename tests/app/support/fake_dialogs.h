#pragma once

#include "dialogs/dialogs.h"

#include <QPrinter>

#include <vector>

namespace waystone {

/// Answers every dialog of the system at once, as the test has said, and remembers what was shown.
class FakeDialogs : public Dialogs {
public:
    QString fileToOpen(QWidget *, const QString &, const QString &, const QString &) override { return open; }
    QString folderToOpen(QWidget *, const QString &, const QString &) override { return folder; }
    QString fileToSave(QWidget *, const QString &, const QString &proposal, const QString &) override
    {
        proposals.append(proposal);
        return save;
    }
    bool choosePrinter(QWidget *, QPrinter &printer) override
    {
        ++printersAsked;
        printer.setOutputFormat(QPrinter::PdfFormat);
        printer.setOutputFileName(printTo);
        return !printTo.isEmpty();
    }
    void preview(QWidget *, QPrinter &printer, const std::function<void(QPrinter &)> &print) override
    {
        ++previews;
        printer.setOutputFormat(QPrinter::PdfFormat);
        printer.setOutputFileName(printTo);
        print(printer);
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
    QString folder;
    QString save;
    Unsaved unsaved = Unsaved::discard;
    bool deletes = false;
    QString printTo; ///< the file that is printed into; empty for nobody who prints
    int printersAsked = 0;
    int previews = 0;
    QStringList proposals;
    QStringList deletions; ///< what was asked about
    std::vector<UnsavedChanges> questions;
    std::vector<Trouble> troubles;
};

} // namespace waystone
