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

QString CategoryDelegate::counts(int row) const
{
    const ToldCategory &category = model_.category(row);
    if (std::ranges::all_of(category.shares, [](const ToldShare &share) { return share.count == 0; }))
        return {};
    QStringList counts;
    for (const ToldShare &share : category.shares)
        counts += QString::number(share.count);
    return counts.join(QStringLiteral(" : "));
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
        painter->drawText(first, Qt::AlignRight | Qt::AlignVCenter, counts(index.row()));
        paintGains(*painter, index.row(), first.translated(0, line + 2));
    }
    if (option.state.testFlag(QStyle::State_HasFocus)) {
        painter->setPen(QPen(palette.color(QPalette::WindowText), 1, Qt::DotLine));
        painter->drawRect(box.adjusted(0, 0, -1, -1));
    }
    painter->restore();
}

void CategoryDelegate::paintGains(QPainter &painter, int row, const QRect &box) const
{
    struct Gain {
        int colour;
        QString text;
        int width;
    };
    const int side = besideText(mark);
    std::vector<Gain> gains;
    int needed = -gap;
    for (int seat = 0; seat < model_.seats(); ++seat) {
        const int gain = model_.gain(row, static_cast<Seat>(seat));
        if (gain == 0)
            continue;
        const QString text = signedNumber(gain);
        const int width = painter.fontMetrics().horizontalAdvance(text) + 1;
        gains.push_back({controller_.player(static_cast<Seat>(seat)).colour, text, width});
        needed += side + 2 + width + gap;
    }
    if (gains.empty()) {
        painter.drawText(box, Qt::AlignLeft | Qt::AlignVCenter, tr("nobody"));
        return;
    }
    painter.save();
    painter.translate(box.left(), box.center().y());
    if (needed > box.width())
        painter.scale(double(box.width()) / needed, double(box.width()) / needed);
    int left = 0;
    for (const Gain &gain : gains) {
        painter.drawPixmap(left, -side / 2, side, side,
                           seatMark(gain.colour, side, painter.device()->devicePixelRatioF()));
        left += side + 2;
        painter.drawText(QRect(left, -box.height() / 2, gain.width, box.height()),
                         Qt::AlignLeft | Qt::AlignVCenter, gain.text);
        left += gain.width + gap;
    }
    painter.restore();
}

} // namespace waystone
