#include "table/who_plays_menu.h"

#include "table/seat_menu.h"

#include <QContextMenuEvent>
#include <QMouseEvent>

namespace waystone {

WhoPlaysMenu::WhoPlaysMenu(GameController &controller, QWidget *parent)
    : QMenu(parent), controller_(controller)
{
    setObjectName(QStringLiteral("whoPlays"));
    menuAction()->setObjectName(QStringLiteral("whoPlaysCommand"));
    connect(this, &QMenu::aboutToShow, this, &WhoPlaysMenu::fill);
    menuAction()->setShortcut(QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_W));
    connect(menuAction(), &QAction::triggered, this, [this] {
        if (!isVisible())
            popup(parentWidget()->mapToGlobal(parentWidget()->rect().center()));
    });
    retranslate();
}

void WhoPlaysMenu::openAt(QWidget &part)
{
    part.installEventFilter(this);
    part.setCursor(Qt::PointingHandCursor);
}

void WhoPlaysMenu::fill()
{
    clear();
    qDeleteAll(findChildren<SeatMenu *>(Qt::FindDirectChildrenOnly));
    for (Seat seat = 0; seat < controller_.seats(); ++seat)
        addMenu(new SeatMenu(controller_, seat, this));
}

void WhoPlaysMenu::retranslate()
{
    setTitle(tr("&Who Plays"));
    menuAction()->setToolTip(tr("Hands a seat to the computer or to somebody else"));
}

void WhoPlaysMenu::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QMenu::changeEvent(event);
}

bool WhoPlaysMenu::eventFilter(QObject *watched, QEvent *event)
{
    QPoint at;
    if (event->type() == QEvent::ContextMenu) {
        at = static_cast<QContextMenuEvent *>(event)->globalPos();
    } else if (event->type() == QEvent::MouseButtonPress &&
               static_cast<QMouseEvent *>(event)->button() == Qt::LeftButton) {
        const auto *part = static_cast<QWidget *>(watched);
        at = part->mapToGlobal(QPoint(0, part->height()));
    } else {
        return QMenu::eventFilter(watched, event);
    }
    if (!controller_.hasGame() || !menuAction()->isEnabled())
        return false;
    if (const Seat seat = controller_.actingSeat(); seat < controller_.seats())
        SeatMenu::popUp(controller_, seat, parentWidget(), at);
    else
        popup(at);
    return true;
}

} // namespace waystone
