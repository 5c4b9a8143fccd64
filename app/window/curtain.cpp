#include "window/curtain.h"

#include "board/pixmap_store.h"
#include "fitting/text_scale.h"
#include "parts/seat_icon.h"
#include "words/foreign_text.h"

#include <QFrame>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QMainWindow>
#include <QMenu>
#include <QPainter>
#include <QPushButton>
#include <QVBoxLayout>

namespace waystone {

namespace {

constexpr int markSize = 64;
constexpr QSize drawing(320, 180); ///< of resources/pieces/curtain.svg

} // namespace

Curtain::Curtain(GameController &controller, QWidget *parent)
    : QWidget(parent),
      controller_(controller),
      card_(new QFrame(this)),
      mark_(new QLabel),
      title_(new QLabel),
      note_(new QLabel),
      lift_(new QPushButton),
      others_(new QPushButton),
      menu_(new QMenu(this))
{
    setObjectName(QStringLiteral("curtain"));
    setFocusPolicy(Qt::StrongFocus);
    static_cast<QFrame *>(card_)->setFrameShape(QFrame::StyledPanel);
    card_->setAutoFillBackground(true);
    title_->setObjectName(QStringLiteral("curtainTitle"));
    title_->setTextFormat(Qt::PlainText);
    QFont font = title_->font();
    font.setPointSizeF(font.pointSizeF() * 1.8);
    font.setBold(true);
    title_->setFont(font);
    note_->setObjectName(QStringLiteral("curtainNote"));
    note_->setWordWrap(true);
    note_->setAlignment(Qt::AlignCenter);
    lift_->setObjectName(QStringLiteral("liftCurtain"));
    lift_->setMinimumHeight(besideText(44));
    others_->setObjectName(QStringLiteral("somebodyElse"));
    others_->setMinimumHeight(besideText(44));
    others_->setMenu(menu_);

    auto *buttons = new QHBoxLayout;
    buttons->addWidget(lift_, 2);
    buttons->addWidget(others_, 1);
    auto *column = new QVBoxLayout(card_);
    column->setContentsMargins(32, 24, 32, 24);
    column->setSpacing(14);
    column->addWidget(mark_, 0, Qt::AlignHCenter);
    column->addWidget(title_, 0, Qt::AlignHCenter);
    column->addWidget(note_);
    column->addLayout(buttons);
    auto *layout = new QVBoxLayout(this);
    layout->addWidget(card_, 0, Qt::AlignCenter);

    connect(&controller, &GameController::viewChanged, this, &Curtain::refresh);
    connect(&controller, &GameController::playersChanged, this, &Curtain::refresh);
    connect(&controller, &GameController::languageChanged, this, &Curtain::refresh);
    connect(lift_, &QPushButton::clicked, &controller, &GameController::liftCurtain);
    parent->installEventFilter(this);
    hide();
}

void Curtain::setActive(bool active)
{
    active_ = active;
    refresh();
}

void Curtain::refresh()
{
    const Seat seat = active_ && controller_.hasGame() ? controller_.shown().screen.called : nobody;
    const QString name = seat == nobody ? QString() : controller_.words().seatName(seat);
    note_->setText(tr("What comes now is for this player's eyes only."));
    lift_->setText(tr("Lift the Curtain"));
    others_->setText(tr("Somebody Else First"));
    // Who is not called is not named behind a curtain that is up.
    title_->setText(name.isEmpty() ? QString() : tr("Pass to %1").arg(name));
    lift_->setToolTip(
        foreign_text::tip(name.isEmpty() ? QString() : tr("Shows the table to %1 (Return key)").arg(name)));
    setAccessibleName(title_->text());
    fillOthers(seat);
    if (seat == nobody) {
        if (!isHidden()) {
            hide();
            emit lifted();
        }
        return;
    }
    mark_->setPixmap(seatMark(controller_.player(seat).colour, markSize, devicePixelRatioF()));
    if (isHidden()) {
        cover();
        show();
        raise();
    }
    lift_->setFocus();
}

void Curtain::fillOthers(Seat called)
{
    menu_->clear();
    if (called != nobody)
        for (const Seat seat : controller_.shown().personsToAct)
            if (seat != called)
                connect(menu_->addAction(seatIcon(controller_.player(seat).colour),
                                         foreign_text::caption(controller_.words().seatName(seat))),
                        &QAction::triggered, this, [this, seat] { controller_.letAct(seat); });
    others_->setVisible(!menu_->isEmpty());
}

void Curtain::cover()
{
    QRect rect = parentWidget()->rect();
    if (const auto *window = qobject_cast<QMainWindow *>(parentWidget()))
        rect.setTop(window->menuWidget()->geometry().bottom() + 1);
    setGeometry(rect);
}

bool Curtain::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::Resize || event->type() == QEvent::LayoutRequest)
        cover();
    return QWidget::eventFilter(watched, event);
}

void Curtain::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter)
        controller_.liftCurtain();
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

bool Curtain::focusNextPrevChild(bool)
{
    QWidget *next = lift_->hasFocus() && others_->isVisible() ? others_ : lift_;
    next->setFocus(Qt::TabFocusReason);
    return true;
}

} // namespace waystone
