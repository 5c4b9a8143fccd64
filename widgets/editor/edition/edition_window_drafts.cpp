#include "editor/edition/edition_window.h"

#include "files/durable_file.h"
#include "files/file_content.h"
#include "files/file_kinds.h"

#include <QLineEdit>

namespace waystone {

EditionDocument::IsTaken EditionWindow::isOnShelf() const
{
    return [this](const std::string &id) { return services_.shelf.has(QString::fromStdString(id)); };
}

QString EditionWindow::shelfPath() const
{
    return services_.shelf.path(QString::fromStdString(document_.id()));
}

void EditionWindow::connectDraft()
{
    QUndoStack &history = document_.history();
    connect(&history, &QUndoStack::indexChanged, this, [this] { keeper_.touch(); });
    connect(&history, &QUndoStack::cleanChanged, this, [this](bool isClean) {
        // What is saved is not offered again, even if the program is killed at once.
        if (isClean)
            keeper_.keep();
    });
}

void EditionWindow::takeFile()
{
    const QString path = shelfPath();
    const Result<QByteArray> content = fileContent(path);
    file_ = content ? path : QString();
    fileHash_ = content ? hashOf(*content) : QByteArray();
    edited_.setPath(path);
}

std::optional<Draft> EditionWindow::unsaved() const
{
    if (!document_.isModified())
        return std::nullopt;
    Draft draft;
    draft.kind = Draft::Kind::edition;
    draft.game = document_.kind().id;
    draft.title = document_.name();
    draft.path = file_;
    draft.fileHash = fileHash_;
    draft.content = QByteArray::fromStdString(document_.text());
    return draft;
}

bool EditionWindow::restore(TakenDraft taken)
{
    if (!document_.restore(taken.draft.content.toStdString()))
        return false;
    if (taken.draft.path.isEmpty() && isOnShelf()(document_.id()))
        document_.takeFreeId(isOnShelf());
    takeFile();
    name_->setText(document_.name());
    showGroup();
    keeper_.resume(std::move(taken.file));
    keeper_.keep();
    return true;
}

void EditionWindow::saveElsewhere()
{
    const QString path = services_.dialogs.fileToSave(
        this, tr("Save a Copy of the Edition"),
        QString::fromStdString(document_.id()) + QLatin1Char('.') + fileEnding(FileKind::edition),
        tr("Waystone editions (%1)").arg(filePatterns({FileKind::edition})));
    if (path.isEmpty())
        return;
    const QString error = replaceFile(path, QByteArray::fromStdString(document_.text()));
    if (!error.isEmpty())
        services_.dialogs.showTrouble(this, [error, path] {
            return Trouble{tr("The edition cannot be saved."), {path, error}};
        });
}

} // namespace waystone
