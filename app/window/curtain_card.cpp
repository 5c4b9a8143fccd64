#include "window/curtain_card.h"

#include "fitting/card_layout.h"
#include "fitting/scrolling_page.h"
#include "fitting/text_scale.h"
#include "parts/flat_button.h"
#include "parts/seat_icon.h"
#include "words/foreign_text.h"

#include <QGridLayout>
#include <QKeySequence>
#include <QLabel>
#include <QMenu>
#include <QPainter>

#include <utility>

namespace waystone {

namespace {

constexpr int usualWidth = 464;
constexpr int markSize = 72;
constexpr int stateMark = 18;

/// Tells which key presses it.
class SpaceButton final : public FlatButton {
public:
    SpaceButton() : FlatButton(Kind::main, QStringLiteral("liftCurtain"), QStringLiteral("continue")) {}

protected:
    [[nodiscard]] int extraWidth() const override
    {
        return fontMetrics().horizontalAdvance(key()) + 2 * padding + gap;
    }
    void paintExtra(QPainter &painter, const QRect &room) override
    {
        const int height = fontMetrics().height() + 2;
        const QRectF box(room.left() + gap + 0.5, room.center().y() - height / 2 + 0.5,
                         room.width() - gap - 1, height);
        painter.setPen(inkColour());
        painter.setBrush(Qt::NoBrush);
        painter.drawRoundedRect(box, 3, 3);
        painter.setFont(font());
        painter.drawText(box, Qt::AlignCenter, key());
    }

private:
    static constexpr int padding = 5;
    static constexpr int gap = 8;

    static QString key() { return QKeySequence(Qt::Key_Space).toString(QKeySequence::NativeText); }
};

QLabel *centred(const char *name)
{
    auto *label = new QLabel;
    label->setObjectName(QLatin1String(name));
    label->setTextFormat(Qt::PlainText);
    label->setWordWrap(true);
    label->setAlignment(Qt::AlignCenter);
    return label;
}

} // namespace

CurtainCard::CurtainCard(GameController &controller)
    : controller_(controller),
      mark_(new QLabel),
      title_(centred("curtainTitle")),
      note_(centred("curtainNote")),
      states_(new QWidget),
      stateGrid_(new QGridLayout(states_)),
      lift_(new SpaceButton),
      again_(new FlatButton(FlatButton::Kind::plain, QStringLiteral("chooseAgain"))),
      others_(new FlatButton(FlatButton::Kind::plain, QStringLiteral("somebodyElse"))),
      look_(new FlatButton(FlatButton::Kind::plain, QStringLiteral("lookAtTable"))),
      menu_(new QMenu(this))
{
    setObjectName(QStringLiteral("curtainCard"));
    setFrameShape(QFrame::StyledPanel);
    setAutoFillBackground(true);
    QFont font = title_->font();
    font.setPointSizeF(font.pointSizeF() * 1.8);
    font.setBold(true);
    title_->setFont(font);
    lift_->setRoom(44, 12);
    others_->setMenu(menu_);
    layOut();
    connect(lift_, &FlatButton::clicked, &controller, &GameController::liftCurtain);
    connect(again_, &FlatButton::clicked, &controller, &GameController::chooseAgain);
    connect(look_, &FlatButton::clicked, this, &CurtainCard::tableWanted);
}

void CurtainCard::layOut()
{
    auto *ways = new CardLayout(190, 2, 8);
    ways->keepWhole();
    for (FlatButton *way : {look_, others_})
        ways->addWidget(way);
    lift_->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    stateGrid_->setContentsMargins({});
    stateGrid_->setVerticalSpacing(4);
    stateGrid_->setColumnStretch(1, 1);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(32, 20, 32, 20);
    column->setSpacing(10);
    column->addWidget(mark_, 0, Qt::AlignHCenter);
    column->addWidget(title_);
    column->addWidget(note_);
    column->addWidget(new ScrollingPage(states_), 1);
    column->addWidget(lift_);
    column->addWidget(again_);
    column->addLayout(ways);
}

QSize CurtainCard::sizeHint() const
{
    const int width = besideText(usualWidth);
    return {width, heightForWidth(width)};
}

std::vector<QWidget *> CurtainCard::buttons() const
{
    return {lift_, again_, look_, others_};
}

QWidget *CurtainCard::mainButton() const
{
    return lift_;
}

void CurtainCard::show(Seat called)
{
    const QString name = called == nobody ? QString() : controller_.words().seatName(called);
    const QString shown = foreign_text::caption(name);
    // Who is not called is not named behind a curtain that is up.
    title_->setText(name.isEmpty() ? QString() : tr("Pass to %1").arg(name));
    note_->setText(tr("What comes next is for this player’s eyes only."));
    lift_->setText(name.isEmpty() ? QString() : tr("I Am %1").arg(shown));
    lift_->setToolTip(
        foreign_text::tip(name.isEmpty() ? QString() : tr("Shows the table to %1 (Space)").arg(name)));
    look_->setText(tr("Look at the Table"));
    look_->setShortText(look_->text());
    look_->setToolTip(tr("Shows what everybody may know"));
    others_->setText(tr("Somebody Else First"));
    others_->setShortText(tr("Somebody Else"));
    const Seat before = called == nobody ? nobody : controller_.mayChooseAgain();
    again_->setVisible(before != nobody);
    again_->setText(before == nobody ? QString()
                                     : tr("%1: Choose Again", "player")
                                           .arg(foreign_text::caption(controller_.words().seatName(before))));
    again_->setShortText(tr("Choose Again"));
    again_->setToolTip(foreign_text::tip(
        before == nobody
            ? QString()
            : tr("%1 takes the choice back and chooses anew").arg(controller_.words().seatName(before))));
    if (called != nobody)
        mark_->setPixmap(
            seatMark(controller_.player(called).colour, besideText(markSize), devicePixelRatioF()));
    fillStates(called);
    fillOthers(called);
}

void CurtainCard::fillStates(Seat called)
{
    while (QLayoutItem *item = stateGrid_->takeAt(0)) {
        delete item->widget();
        delete item;
    }
    const Actors actors = called == nobody ? Actors::over() : controller_.shown().actors;
    const bool isTogether =
        actors.count() > 1 || (called != nobody && controller_.mayChooseAgain() != nobody);
    for (Seat seat = 0; isTogether && seat < controller_.seats(); ++seat) {
        const bool isNow = seat == called;
        addState(seat, seat,
                 isNow                   ? tr("now", "a player chooses")
                 : actors.includes(seat) ? tr("later", "a player chooses")
                                         : tr("has chosen", "a player"),
                 isNow);
    }
    states_->parentWidget()->parentWidget()->setVisible(isTogether);
    updateGeometry();
}

void CurtainCard::addState(int row, Seat seat, const QString &state, bool isNow)
{
    const int side = besideText(stateMark);
    auto *mark = new QLabel;
    mark->setPixmap(seatMark(controller_.player(seat).colour, side, devicePixelRatioF()));
    auto *name = new QLabel(controller_.words().seatName(seat));
    auto *what = new QLabel(state);
    for (QLabel *label : {name, what}) {
        label->setTextFormat(Qt::PlainText);
        QFont font = label->font();
        font.setBold(isNow || label == name);
        label->setFont(font);
    }
    if (!isNow)
        what->setForegroundRole(QPalette::PlaceholderText);
    name->setMinimumWidth(1);
    stateGrid_->addWidget(mark, row, 0);
    stateGrid_->addWidget(name, row, 1);
    stateGrid_->addWidget(what, row, 2, Qt::AlignRight);
}

void CurtainCard::fillOthers(Seat called)
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

} // namespace waystone
