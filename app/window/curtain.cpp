#include "window/curtain.h"

#include "board/pixmap_store.h"
#include "parts/flat_button.h"
#include "window/curtain_card.h"
#include "words/foreign_text.h"

#include <QApplication>
#include <QElapsedTimer>
#include <QFrame>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QMainWindow>
#include <QMenu>
#include <QPainter>
#include <QVBoxLayout>

#include <algorithm>

namespace waystone {

namespace {

constexpr QSize drawing(320, 180); ///< of resources/pieces/curtain.svg

Curtain::Clock runningClock()
{
    QElapsedTimer timer;
    timer.start();
    return [timer] { return std::chrono::milliseconds(timer.elapsed()); };
}

} // namespace

Curtain::Curtain(GameController &controller, QWidget *parent)
    : QWidget(parent), controller_(controller), clock_(runningClock()), card_(new CurtainCard(controller))
{
    setObjectName(QStringLiteral("curtain"));
    setFocusPolicy(Qt::StrongFocus);
    makeBar();
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins({});
    layout->addWidget(bar_);
    layout->addWidget(card_, 1, Qt::AlignCenter);
    connect(&controller, &GameController::viewChanged, this, [this](const ViewChange &change) {
        refresh();
        if (called_ != nobody && change.reason == ViewChange::Reason::reset)
            fall();
    });
    connect(&controller, &GameController::playersChanged, this, &Curtain::refresh);
    connect(&controller, &GameController::languageChanged, this, &Curtain::refresh);
    connect(card_, &CurtainCard::tableWanted, this, [this] { drawAside(true); });
    connect(back_, &FlatButton::clicked, this, [this] { drawAside(false); });
    parent->installEventFilter(this);
    hide();
}

void Curtain::makeBar()
{
    bar_ = new QFrame;
    bar_->setObjectName(QStringLiteral("curtainBar"));
    bar_->setAutoFillBackground(true);
    barText_ = new QLabel;
    barText_->setObjectName(QStringLiteral("curtainBarText"));
    barText_->setTextFormat(Qt::PlainText);
    barText_->setWordWrap(true);
    back_ = new FlatButton(FlatButton::Kind::main, QStringLiteral("lowerCurtain"));
    back_->setRoom(40, 12);
    auto *row = new QHBoxLayout(bar_);
    row->setContentsMargins(10, 4, 10, 4); // as high as the line that it covers
    row->addWidget(barText_, 1);
    row->addWidget(back_);
    bar_->hide();
}

void Curtain::setActive(bool active)
{
    active_ = active;
    refresh();
}

void Curtain::refresh()
{
    const Seat called = active_ && controller_.hasGame() ? controller_.shown().screen.called : nobody;
    const bool isOther = std::exchange(called_, called) != called;
    card_->show(called);
    barText_->setText(called == nobody ? QString()
                                       : tr("It is %1’s turn. Here is what everybody may know.")
                                             .arg(controller_.words().seatName(called)));
    back_->setText(called == nobody
                       ? QString()
                       : foreign_text::caption(tr("Pass to %1").arg(controller_.words().seatName(called))));
    setAccessibleName(called == nobody ? QString()
                                       : tr("Pass to %1").arg(controller_.words().seatName(called)));
    if (called == nobody)
        rise();
    else if (isOther || isHidden())
        fall();
}

void Curtain::fall()
{
    if (isHidden())
        qApp->installEventFilter(this); // before those who give keys another meaning
    fallen_ = clock_();
    drawAside(false);
    show();
    raise();
    card_->mainButton()->setFocus();
}

void Curtain::rise()
{
    if (isHidden())
        return;
    qApp->removeEventFilter(this);
    hide();
    emit lifted();
}

void Curtain::drawAside(bool isAside)
{
    setAside(isAside);
    (isAside ? static_cast<QWidget *>(back_) : card_->mainButton())->setFocus();
}

void Curtain::setAside(bool isAside)
{
    isAside_ = isAside;
    card_->setVisible(!isAside);
    bar_->setVisible(isAside);
    cover();
}

bool Curtain::covers(const QObject *object) const
{
    const auto *widget = qobject_cast<const QWidget *>(object);
    return widget != nullptr && isVisible() && !isAside_ && widget != this && !isAncestorOf(widget) &&
           parentWidget()->isAncestorOf(widget) && widget->window() == window() &&
           geometry().intersects({widget->mapTo(parentWidget(), QPoint()), widget->size()});
}

void Curtain::cover()
{
    QRect rect = parentWidget()->rect();
    if (const auto *window = qobject_cast<QMainWindow *>(parentWidget()))
        rect.setTop(window->menuWidget()->geometry().bottom() + 1);
    if (isAside_)
        rect.setHeight(std::max(bar_->sizeHint().height(), bar_->heightForWidth(rect.width())));
    setGeometry(rect);
}

bool Curtain::keepsOut(const QKeyEvent &key) const
{
    const bool isReturn = key.key() == Qt::Key_Return || key.key() == Qt::Key_Enter;
    return isReturn || key.isAutoRepeat() || clock_() - fallen_ < settling;
}

bool Curtain::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == parentWidget() &&
        (event->type() == QEvent::Resize || event->type() == QEvent::LayoutRequest))
        cover();
    // Somebody has asked for it, with the key of the rules for one.
    if (event->type() == QEvent::FocusIn && covers(watched))
        setAside(true);
    const bool isKey = event->type() == QEvent::KeyPress || event->type() == QEvent::ShortcutOverride;
    const auto *widget = isKey && isVisible() ? qobject_cast<QWidget *>(watched) : nullptr;
    if (widget == nullptr || (widget != this && !isAncestorOf(widget)) ||
        !keepsOut(*static_cast<QKeyEvent *>(event)))
        return QWidget::eventFilter(watched, event);
    event->accept(); // nor is it anybody's shortcut
    return true;
}

void Curtain::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Space && !isAside_)
        controller_.liftCurtain();
    else if ((event->key() == Qt::Key_Escape || event->key() == Qt::Key_Space) && isAside_)
        drawAside(false);
    else
        QWidget::keyPressEvent(event);
}

void Curtain::paintEvent(QPaintEvent *)
{
    // Whatever the drawing leaves free is covered as well.
    QPainter painter(this);
    painter.fillRect(rect(), Qt::black);
    const qreal ratio = devicePixelRatioF();
    const QSize pixels = drawing.scaled(size() * ratio, Qt::KeepAspectRatioByExpanding);
    QPixmap pixmap = PixmapStore::shared().pixmap(QStringLiteral("curtain"), pixels);
    pixmap.setDevicePixelRatio(ratio);
    const QSizeF shown = QSizeF(pixels) / ratio;
    painter.drawPixmap(QPointF((width() - shown.width()) / 2, height() - shown.height()), pixmap);
}

bool Curtain::focusNextPrevChild(bool next)
{
    std::vector<QWidget *> ways = isAside_ ? std::vector<QWidget *>{back_} : card_->buttons();
    std::erase_if(ways, [](const QWidget *way) { return way->isHidden(); });
    if (!next)
        std::ranges::reverse(ways);
    const auto here = std::ranges::find(ways, focusWidget());
    QWidget *to = here == ways.end() || here + 1 == ways.end() ? ways.front() : *(here + 1);
    to->setFocus(next ? Qt::TabFocusReason : Qt::BacktabFocusReason);
    return true;
}

} // namespace waystone
