#include "table/board_and_dock.h"

#include "fitting/text_scale.h"
#include "table/dock_rail.h"
#include "table/side_dock.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QShortcut>
#include <QSplitter>

#include <algorithm>

namespace waystone {

namespace {

constexpr int roomForDock = 900; ///< in a narrower window, beside text of the usual size, it is a drawer

} // namespace

BoardAndDock::BoardAndDock(QWidget *board)
    : board_(board),
      row_(new QHBoxLayout(this)),
      splitter_(new QSplitter),
      escape_(new QShortcut(Qt::Key_Escape, this))
{
    row_->setContentsMargins({});
    row_->setSpacing(0);
    row_->addWidget(splitter_, 1);
    splitter_->setObjectName(QStringLiteral("boardAndDock"));
    splitter_->setChildrenCollapsible(false);
    splitter_->addWidget(board);
    splitter_->setStretchFactor(0, 1);
    connect(splitter_, &QSplitter::splitterMoved, this, [this] { shares_ = splitter_->saveState(); });
    // It is nobody else's key only while the drawer is open.
    escape_->setContext(Qt::WidgetWithChildrenShortcut);
    escape_->setEnabled(false);
    connect(escape_, &QShortcut::activated, this, &BoardAndDock::closeDrawer);
}

void BoardAndDock::setDock(const GameController &controller, SideDock &dock)
{
    controller_ = &controller;
    dock_ = &dock;
    splitter_->addWidget(dock_);
    splitter_->setStretchFactor(1, 0);
    dock_->installEventFilter(this);
}

QByteArray BoardAndDock::state() const
{
    return shares_;
}

void BoardAndDock::restore(const QByteArray &state)
{
    shares_ = splitter_->restoreState(state) ? state : QByteArray();
}

void BoardAndDock::arrange()
{
    if (dock_ == nullptr)
        return;
    const bool isDrawer = width() < besideText(roomForDock);
    if (isDrawer != dock_->isDrawer())
        isDrawer ? makeDrawer() : putBeside();
    if (isDrawer)
        placeDrawer();
    else if (shares_.isEmpty())
        share();
}

void BoardAndDock::makeDrawer()
{
    if (rail_ == nullptr) {
        rail_ = new DockRail(*controller_, *dock_);
        row_->addWidget(rail_);
    }
    dock_->setParent(this);
    dock_->setDrawer(true);
    rail_->show();
}

void BoardAndDock::putBeside()
{
    rail_->hide();
    splitter_->addWidget(dock_);
    splitter_->setStretchFactor(1, 0);
    dock_->setDrawer(false);
    if (!shares_.isEmpty())
        splitter_->restoreState(shares_);
}

void BoardAndDock::placeDrawer()
{
    const int room = width() - rail_->sizeHint().width();
    const int breadth = std::min(dock_->sizeHint().width(), room);
    dock_->setGeometry(room - breadth, 0, breadth, height());
    dock_->raise();
}

void BoardAndDock::share()
{
    const int dock = dock_->sizeHint().width();
    splitter_->setSizes({width() - dock, dock});
}

void BoardAndDock::closeDrawer()
{
    if (dock_ == nullptr || !dock_->isDrawer() || !dock_->isOpen())
        return;
    const bool hadFocus = dock_->isAncestorOf(window()->focusWidget());
    dock_->setOpen(false);
    if (hadFocus)
        board_->setFocus();
}

bool BoardAndDock::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == dock_ && (event->type() == QEvent::Show || event->type() == QEvent::Hide)) {
        escape_->setEnabled(dock_->isDrawer() && event->type() == QEvent::Show);
        if (dock_->isDrawer())
            placeDrawer();
    }
    return QWidget::eventFilter(watched, event);
}

void BoardAndDock::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        arrange();
}

void BoardAndDock::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    arrange();
}

} // namespace waystone
