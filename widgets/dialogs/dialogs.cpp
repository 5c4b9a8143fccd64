#include "dialogs/dialogs.h"

#include "dialogs/delete_box.h"
#include "dialogs/trouble_box.h"
#include "dialogs/unsaved_box.h"

#include <QFileDialog>
#include <QFileInfo>
#include <QPrintDialog>
#include <QPrintPreviewDialog>
#include <QPrinter>
#include <QRegularExpression>

namespace waystone {

namespace {

/// ".json" of "Games (*.json)".
QString suffixOf(const QString &filter)
{
    static const QRegularExpression pattern(QStringLiteral(R"(\*(\.\w+))"));
    return pattern.match(filter).captured(1);
}

class SystemDialogs : public Dialogs {
public:
    QString fileToOpen(QWidget *parent, const QString &title, const QString &folder,
                       const QString &filter) override
    {
        return QFileDialog::getOpenFileName(parent, title, folder, filter);
    }

    QString folderToOpen(QWidget *parent, const QString &title, const QString &folder) override
    {
        return QFileDialog::getExistingDirectory(parent, title, folder);
    }

    QString fileToSave(QWidget *parent, const QString &title, const QString &proposal,
                       const QString &filter) override
    {
        QFileDialog dialog(parent, title, QString(), filter);
        dialog.setAcceptMode(QFileDialog::AcceptSave);
        // The dialog adds the suffix before it asks about overwriting.
        dialog.setDefaultSuffix(suffixOf(filter).mid(1));
        dialog.setDirectory(QFileInfo(proposal).path());
        dialog.selectFile(QFileInfo(proposal).fileName());
        if (dialog.exec() != QDialog::Accepted || dialog.selectedFiles().isEmpty())
            return {};
        return dialog.selectedFiles().constFirst();
    }

    bool choosePrinter(QWidget *parent, QPrinter &printer) override
    {
        return QPrintDialog(&printer, parent).exec() == QDialog::Accepted;
    }

    void preview(QWidget *parent, QPrinter &printer, const std::function<void(QPrinter &)> &print) override
    {
        QPrintPreviewDialog dialog(&printer, parent);
        QObject::connect(&dialog, &QPrintPreviewDialog::paintRequested, &dialog,
                         [&print](QPrinter *to) { print(*to); });
        constexpr double share = 0.9; // of the window that it lies over
        if (parent != nullptr)
            dialog.resize(parent->size() * share);
        dialog.exec();
    }

    Unsaved aboutUnsaved(QWidget *parent, const UnsavedChanges &changes) override
    {
        UnsavedBox box(changes, parent);
        return box.ask();
    }

    bool mayDelete(QWidget *parent, const QString &question) override
    {
        DeleteBox box(question, parent);
        return box.ask();
    }

    void showTrouble(QWidget *parent, const std::function<Trouble()> &trouble) override
    {
        TroubleBox box(trouble, parent);
        box.exec();
    }
};

} // namespace

Dialogs::~Dialogs() = default;

std::unique_ptr<Dialogs> systemDialogs()
{
    return std::make_unique<SystemDialogs>();
}

} // namespace waystone
