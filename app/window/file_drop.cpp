#include "window/file_drop.h"

#include <QApplication>
#include <QChildEvent>
#include <QDropEvent>
#include <QMimeData>
#include <QUrl>
#include <QWidget>
#include <QWindow>

namespace waystone {

namespace {

QStringList filesIn(const QMimeData *dragged)
{
    QStringList files;
    if (dragged != nullptr)
        for (const QUrl &url : dragged->urls())
            if (const QString path = url.toLocalFile(); !path.isEmpty())
                files.append(path);
    return files;
}

} // namespace

FileDrop::FileDrop(QWidget &window, Open open) : QObject(&window), open_(std::move(open))
{
    watch(window);
}

void FileDrop::watch(QWidget &window)
{
    window.setAcceptDrops(true);
    window.installEventFilter(this);
    // The system's window hears of a drag before any part of the widget's, such as a board or a line of text.
    if (window.windowHandle() != nullptr)
        window.windowHandle()->installEventFilter(this);
}

bool FileDrop::eventFilter(QObject *watched, QEvent *event)
{
    switch (event->type()) {
    case QEvent::Show:
        if (auto *widget = qobject_cast<QWidget *>(watched); widget != nullptr && widget->isWindow())
            watch(*widget);
        return false;
    case QEvent::ChildPolished:
        if (auto *child = qobject_cast<QWidget *>(static_cast<QChildEvent *>(event)->child());
            child != nullptr && child->isWindow() &&
            (child->windowType() == Qt::Window || child->windowType() == Qt::Dialog))
            watch(*child);
        return false;
    case QEvent::DragEnter:
    case QEvent::DragMove:
    case QEvent::Drop: {
        auto &drop = static_cast<QDropEvent &>(*event);
        // What is dragged inside the program has its own places, even if it has files for others.
        if (qobject_cast<QWindow *>(watched) == nullptr || drop.source() != nullptr ||
            filesIn(drop.mimeData()).isEmpty())
            return false;
        take(drop);
        return true;
    }
    default:
        return false;
    }
}

void FileDrop::take(QDropEvent &drop)
{
    if (QApplication::activeModalWidget() != nullptr) {
        drop.ignore();
        return;
    }
    drop.setDropAction(Qt::CopyAction);
    drop.accept();
    // Whoever gave the files waits until this has returned, and opening may ask something.
    if (drop.type() == QEvent::Drop)
        QMetaObject::invokeMethod(
            this, [this, files = filesIn(drop.mimeData())] { open_(files); }, Qt::QueuedConnection);
}

} // namespace waystone
