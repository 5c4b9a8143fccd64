#include "advice/hint_card.h"

#include "board/board_view.h"
#include "board/mark_overlay.h"
#include "board/region_mark.h"
#include "lessons/player/card_spot.h"

#include <QAccessible>
#include <QEvent>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace waystone {

namespace {

constexpr int charactersWide = 64;
constexpr std::size_t mostInAPart = 5; ///< or a third of all

} // namespace

HintCard::HintCard(HintLadder &ladder, MarkOverlay &marks, BoardView &view)
    : QFrame(view.parentWidget()),
      ladder_(ladder),
      marks_(marks),
      view_(view),
      region_(new RegionMark(view.board())),
      text_(new QLabel),
      more_(new QPushButton),
      close_(new QPushButton)
{
    setObjectName(QStringLiteral("hintCard"));
    setFrameStyle(QFrame::Box | QFrame::Plain);
    setAutoFillBackground(true);
    text_->setObjectName(QStringLiteral("hintText"));
    text_->setTextFormat(Qt::PlainText);
    text_->setWordWrap(true);
    more_->setObjectName(QStringLiteral("hintMore"));
    close_->setObjectName(QStringLiteral("hintClose"));
    auto *buttons = new QHBoxLayout;
    buttons->addWidget(more_);
    buttons->addWidget(close_);
    buttons->addStretch(1);
    auto *column = new QVBoxLayout(this);
    column->addWidget(text_);
    column->addLayout(buttons);
    ladder.setPart([this](std::vector<Place> places) { return partOf(std::move(places)); });
    connect(more_, &QPushButton::clicked, &ladder, &HintLadder::climb);
    connect(close_, &QPushButton::clicked, &ladder, &HintLadder::end);
    connect(&ladder, &HintLadder::changed, this, &HintCard::refresh);
    view.installEventFilter(this);
    retranslate();
}

void HintCard::retranslate()
{
    more_->setText(tr("Tell Me More"));
    more_->setToolTip(tr("Makes the hint more exact: where, what to begin with, what to do, and why"));
    close_->setText(tr("Close the Hint"));
    setAccessibleName(tr("Hint"));
    refresh();
}

void HintCard::refresh()
{
    mark();
    if (ladder_.rung() == HintLadder::Rung::none) {
        end();
        return;
    }
    const QString before = text_->text();
    text_->setText(ladder_.lines().join(QLatin1Char('\n')));
    setAccessibleDescription(text_->text());
    more_->setEnabled(ladder_.canClimb());
    more_->setVisible(ladder_.rung() != HintLadder::Rung::reason);
    moveAside();
    show();
    raise();
    if (text_->text() != before) {
        QAccessibleEvent told(this, QAccessible::DescriptionChanged);
        QAccessible::updateAccessibility(&told);
    }
}

void HintCard::mark()
{
    const bool isArea = ladder_.rung() == HintLadder::Rung::area;
    spokenOf_ = isArea ? ladder_.part() : ladder_.places();
    std::vector<LessonMark> rings;
    for (const Place place : isArea ? std::vector<Place>() : spokenOf_) {
        LessonMark ring;
        ring.place = place;
        rings.push_back(std::move(ring));
    }
    region_->setPlaces(isArea ? spokenOf_ : std::vector<Place>());
    marks_.setMarks(std::move(rings));
}

std::vector<Place> HintCard::partOf(std::vector<Place> places) const
{
    const BoardLayout *layout = view_.board().layout();
    if (layout == nullptr)
        return {};
    std::erase_if(places, [layout](Place place) { return layout->shape(place) == nullptr; });
    const auto anchor = [layout](Place place) { return layout->shape(place)->anchor; };
    QRectF part;
    for (const Place place : places)
        part |= QRectF(anchor(place) - QPointF(1, 1), QSizeF(2, 2));
    const std::size_t most = std::max(mostInAPart, places.size() / 3);
    // What is meant may lie anywhere in its half.
    while (places.size() > most && std::max(part.width(), part.height()) > 4) {
        const QPointF meant = anchor(places.front());
        if (part.width() > part.height())
            meant.x() < part.center().x() ? part.setRight(part.center().x())
                                          : part.setLeft(part.center().x());
        else
            meant.y() < part.center().y() ? part.setBottom(part.center().y())
                                          : part.setTop(part.center().y());
        std::erase_if(places, [&](Place place) { return !part.contains(anchor(place)); });
    }
    return places;
}

void HintCard::end()
{
    // The keyboard goes back to where it is needed.
    const bool hadFocus = isAncestorOf(focusWidget());
    hide();
    text_->clear();
    if (hadFocus)
        view_.setFocus();
}

QSize HintCard::wantedSize() const
{
    const int most = view_.width() * 9 / 10;
    const int width = std::min(
        most, std::max(minimumSizeHint().width(), fontMetrics().averageCharWidth() * charactersWide));
    return {width,
            std::max(minimumSizeHint().height(), layout()->totalHeightForWidth(width) + 2 * frameWidth())};
}

std::vector<QRect> HintCard::otherCards() const
{
    std::vector<QRect> cards;
    for (const QObject *child : parentWidget()->children()) {
        const auto *widget = qobject_cast<const QWidget *>(child);
        const bool isOther = widget != nullptr && widget != this && widget != &view_;
        if (isOther && !widget->isHidden() && widget->geometry().intersects(view_.geometry()))
            cards.push_back(widget->geometry());
    }
    return cards;
}

void HintCard::moveAside()
{
    std::vector<Place> spokenOf = spokenOf_;
    const std::vector<Place> possible = view_.board().marked(Mark::target);
    spokenOf.insert(spokenOf.end(), possible.begin(), possible.end());
    CardSpot spot(view_, spokenOf, nobody);
    const std::vector<QRect> others = otherCards();
    spot.avoid(others);
    layout()->invalidate(); // the text is another
    const QSize size = wantedSize();
    const QRect here = spot.inside({pos(), size});
    const bool isWell = isVisible() && !spot.hidesSpokenOf(here) &&
                        std::ranges::none_of(others, [&here](QRect other) { return other.intersects(here); });
    setGeometry(isWell ? here : spot.best(size));
}

void HintCard::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QFrame::changeEvent(event);
}

void HintCard::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape)
        ladder_.end();
    else
        QFrame::keyPressEvent(event);
}

bool HintCard::eventFilter(QObject *watched, QEvent *event)
{
    const bool isLaid = event->type() == QEvent::Resize || event->type() == QEvent::Move;
    if (watched == &view_ && isLaid && ladder_.rung() != HintLadder::Rung::none)
        moveAside();
    return QFrame::eventFilter(watched, event);
}

} // namespace waystone
