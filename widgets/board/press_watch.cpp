#include "board/press_watch.h"

#include "board/board_view.h"

#include <QApplication>
#include <QEvent>

namespace waystone {

PressWatch::PressWatch(BoardView &view) : QObject(&view), view_(view)
{
    qApp->installEventFilter(this);
}

bool PressWatch::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::MouseButtonPress && view_.focusPlace() && watched->isWidgetType() &&
        view_.isVisible() && belongsToWindow(*static_cast<const QWidget *>(watched)))
        view_.setFocusPlace(std::nullopt);
    return false;
}

bool PressWatch::belongsToWindow(const QWidget &widget) const
{
    const QWidget *each = &widget;
    while (each != nullptr && each != view_.window())
        each = each->parentWidget();
    return each != nullptr;
}

} // namespace waystone
