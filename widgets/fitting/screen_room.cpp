#include "fitting/screen_room.h"

#include <QGuiApplication>
#include <QScreen>
#include <QWidget>
#include <QWindow>

namespace waystone {

namespace {

/// Of a usual desktop. How large a frame is, is known only once the window is seen.
constexpr QSize usualFrame(8, 32);

QSize frameOf(const QWidget &window)
{
    return (window.frameGeometry().size() - window.size()).expandedTo(usualFrame);
}

} // namespace

QSize roomOnScreen(const QWidget &window)
{
    return window.screen()->availableSize() - frameOf(window);
}

void resizeOnScreen(QWidget &window, QSize wanted)
{
    const QSize room = roomOnScreen(window);
    window.resize(wanted.boundedTo(room));
    // Wayland tells nobody what panels take of a screen: there the system has to find the size of what wants all of it.
    if (wanted.boundedTo(room) != wanted &&
        QGuiApplication::platformName().startsWith(QStringLiteral("wayland")))
        window.setWindowState(window.windowState() | Qt::WindowMaximized);
}

void bringOnScreen(QWidget &window)
{
    if (window.isMaximized() || window.isFullScreen())
        return;
    const QScreen *under = QGuiApplication::screenAt(window.geometry().center());
    const QRect room = (under == nullptr ? window.screen() : under)->availableGeometry();
    const QSize frame = frameOf(window);
    const QSize size = window.size().boundedTo(room.size() - frame);
    if (size != window.size())
        window.resize(size);
    const QPoint last = room.bottomRight() - QPoint(size.width(), size.height()) -
                        QPoint(frame.width(), frame.height()) + QPoint(1, 1);
    const QPoint now = window.pos();
    const QPoint inside(qBound(room.left(), now.x(), qMax(room.left(), last.x())),
                        qBound(room.top(), now.y(), qMax(room.top(), last.y())));
    if (inside != now)
        window.move(inside);
}

} // namespace waystone
