#include "scoring/category_delegate.h"

#include "fitting/text_scale.h"
#include "parts/seat_icon.h"
#include "scoring/category_model.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

namespace waystone {

namespace {

constexpr int mark = 13;
constexpr int gap = 6;
constexpr int edge = 4; ///< of the row that is being told or looked at

QString signedNumber(int gain)
{
    return gain > 0 ? QStringLiteral("+%1").arg(gain) : QStringLiteral("−%1").arg(-gain);
}

} // namespace

CategoryDelegate::CategoryDelegate(const GameController &controller, const CategoryModel &model,
                                   QObject *parent)
    : QStyledItemDelegate(parent), controller_(controller), model_(model)
{}

QSize CategoryDelegate::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &) const
{
    return {option.fontMetrics.averageCharWidth() * 36, 2 * option.fontMetrics.height() + 8};
}

std::vector<CategoryDelegate::OfSeat> CategoryDelegate::countedBefore(int row) const
{
    std::vector<OfSeat> counted;
    for (const ToldShare &share : model_.category(row).shares) {
        counted.push_back({{}, QString::number(share.points)});
        for (const Seat seat : share.seats)
            counted.back().colours.push_back(controller_.player(seat).colour);
    }
    return counted;
}

std::vector<CategoryDelegate::OfSeat> CategoryDelegate::gains(int row) const
{
    std::vector<OfSeat> gains;
    for (int seat = 0; seat < model_.seats(); ++seat)
        if (const int gain = model_.gain(row, static_cast<Seat>(seat)); gain != 0)
            gains.push_back({{controller_.player(static_cast<Seat>(seat)).colour}, signedNumber(gain)});
    return gains;
}

void CategoryDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option,
                             const QModelIndex &index) const
{
    const QRect &box = option.rect;
    const QPalette &palette = option.palette;
    const bool isTold = model_.isTold(index.row());
    const bool isChosen = option.state.testFlag(QStyle::State_Selected);
    const bool isPointedAt = isTold && option.state.testFlag(QStyle::State_MouseOver);
    const int line = option.fontMetrics.height();
    painter->save();
    if (isChosen || isPointedAt)
        painter->fillRect(box, palette.color(QPalette::AlternateBase));
    if (isChosen)
        painter->fillRect(QRect(box.left(), box.top(), edge, box.height()),
                          palette.color(QPalette::WindowText));
    QFont title = option.font;
    title.setBold(isChosen);
    painter->setFont(title);
    painter->setPen(palette.color(isTold ? QPalette::WindowText : QPalette::PlaceholderText));
    const QRect inner = box.adjusted(edge + gap, 3, -gap, 0);
    const QRect first(inner.topLeft(), QSize(inner.width(), line));
    painter->drawText(first, Qt::AlignLeft | Qt::AlignVCenter, index.data().toString());
    painter->setFont(option.font);
    if (isTold) {
        // All of them are points: what else was counted is told in words.
        const QRect second = first.translated(0, line + 2);
        const std::vector<OfSeat> won = gains(index.row());
        const bool wasBefore = model_.wasCountedBefore(index.row());
        const QString none = wasBefore ? tr("already counted") : tr("nobody");
        if (won.empty())
            painter->drawText(second, Qt::AlignLeft | Qt::AlignVCenter, none);
        else
            paintOfSeats(*painter, won, second, Qt::AlignLeft);
        const int said = painter->fontMetrics().horizontalAdvance(none) + 2 * gap;
        if (won.empty() && wasBefore)
            paintOfSeats(*painter, countedBefore(index.row()), second.adjusted(said, 0, 0, 0), Qt::AlignLeft);
    }
    if (option.state.testFlag(QStyle::State_HasFocus)) {
        painter->setPen(QPen(palette.color(QPalette::WindowText), 1, Qt::DotLine));
        painter->drawRect(box.adjusted(0, 0, -1, -1));
    }
    painter->restore();
}

void CategoryDelegate::paintOfSeats(QPainter &painter, const std::vector<OfSeat> &all, const QRect &box,
                                    Qt::AlignmentFlag side)
{
    const int size = besideText(mark);
    const auto widthOf = [&painter](const QString &text) {
        return painter.fontMetrics().horizontalAdvance(text) + 1;
    };
    int needed = -gap;
    for (const OfSeat &one : all)
        needed += static_cast<int>(one.colours.size()) * (size + 2) + widthOf(one.text) + gap;
    const qreal scale = std::min(1.0, double(box.width()) / std::max(needed, 1));
    painter.save();
    painter.translate(side == Qt::AlignRight ? box.right() + 1 - scale * needed : box.left(),
                      box.center().y());
    painter.scale(scale, scale);
    int left = 0;
    for (const OfSeat &one : all) {
        for (const int colour : one.colours) {
            painter.drawPixmap(left, -size / 2, size, size,
                               seatMark(colour, size, painter.device()->devicePixelRatioF()));
            left += size + 2;
        }
        const int width = widthOf(one.text);
        painter.drawText(QRect(left, -box.height() / 2, width, box.height()),
                         Qt::AlignLeft | Qt::AlignVCenter, one.text);
        left += width + gap;
    }
    painter.restore();
}

} // namespace waystone
