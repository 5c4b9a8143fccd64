#include "scoring/sheet_header.h"

#include "models/breakdown_model.h"
#include "parts/seat_icon.h"

#include <QPainter>

namespace waystone {

namespace {

constexpr int mark = 15;
constexpr int gap = 1;
constexpr int rim = 4;

} // namespace

SheetHeader::SheetHeader(const GameController &controller, QWidget *parent)
    : QHeaderView(Qt::Horizontal, parent), controller_(controller)
{
    connect(&controller, &GameController::playersChanged, viewport(), qOverload<>(&QWidget::update));
}

std::vector<Seat> SheetHeader::seatsOf(int section) const
{
    return model() == nullptr ? std::vector<Seat>()
                              : model()
                                    ->headerData(section, Qt::Horizontal, BreakdownModel::SeatsRole)
                                    .value<std::vector<Seat>>();
}

QSize SheetHeader::sizeHint() const
{
    return QHeaderView::sizeHint().expandedTo({0, 2 * mark + gap + rim});
}

QSize SheetHeader::sectionSizeFromContents(int section) const
{
    const QSize usual = QHeaderView::sectionSizeFromContents(section);
    return seatsOf(section).empty() ? usual : QSize(mark + 2 * rim, usual.height());
}

void SheetHeader::paintSection(QPainter *painter, const QRect &rect, int section) const
{
    painter->save();
    QHeaderView::paintSection(painter, rect, section);
    painter->restore();
    const std::vector<Seat> seats = seatsOf(section);
    const QString sign = model()->headerData(section, Qt::Horizontal, BreakdownModel::SignRole).toString();
    const int count = static_cast<int>(seats.size()) + (sign.isEmpty() ? 0 : 1);
    int top = rect.center().y() - (count * mark + (count - 1) * gap) / 2;
    for (const Seat seat : seats) {
        const QRect box(rect.center().x() - mark / 2, top, mark, mark);
        painter->drawPixmap(box, seatMark(controller_.player(seat).colour, mark, devicePixelRatioF()));
        top += mark + gap;
    }
    painter->setPen(palette().color(QPalette::ButtonText));
    painter->drawText(QRect(rect.left(), top, rect.width(), mark), Qt::AlignCenter, sign);
}

} // namespace waystone
