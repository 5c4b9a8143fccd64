#include "table/log_delegate.h"

#include "board/pictured_layout.h"
#include "board/theme.h"
#include "fitting/text_scale.h"
#include "models/log_model.h"
#include "parts/points_chip.h"
#include "parts/seat_icon.h"

#include <QAbstractItemView>
#include <QPainter>
#include <QScrollBar>

#include <algorithm>

namespace waystone {

namespace {

constexpr int leastHeight = 24;
constexpr int headingHeight = 28;
constexpr int margin = 10;
constexpr int markSize = 16;
constexpr int indent = 14;

LogRow::Kind kindOf(const QModelIndex &index)
{
    return static_cast<LogRow::Kind>(index.data(LogModel::KindRole).toInt());
}

} // namespace

/// Where the parts of a row are.
struct LogDelegate::Parts {
    Parts(int width, const QFont &font, const QModelIndex &index)
        : isHeading(kindOf(index) == LogRow::Kind::turn),
          points(index.data(LogModel::PointsRole).toInt()),
          depth(index.data(LogModel::DepthRole).toInt())
    {
        const int seat = index.data(LogModel::SeatRole).toInt();
        hasPoints = points != 0 || (isHeading && seat >= 0);
        const int mark = besideText(markSize);
        left = besideText(margin) + (isHeading && seat < 0 ? 0 : mark + besideText(8)) +
               depth * besideText(indent);
        const QSize chip = hasPoints ? chipSize(font, chipText(points)) : QSize();
        right = width - besideText(margin) - (hasPoints ? chip.width() + besideText(6) : 0);
        // A group has an arrow there.
        if (index.data(LogModel::OpenRole).isValid())
            right -= besideText(markSize);
        least = besideText(isHeading ? headingHeight : leastHeight);
    }

    bool isHeading;
    int points;
    int depth;
    bool hasPoints;
    int left;
    int right;
    int least;
};

LogDelegate::LogDelegate(const GameController &controller, QObject *parent)
    : QStyledItemDelegate(parent), controller_(controller)
{}

int LogDelegate::widthOf(const QStyleOptionViewItem &option)
{
    const auto *view = qobject_cast<const QAbstractItemView *>(option.widget);
    return view == nullptr
               ? option.rect.width()
               : view->width() - 2 * view->frameWidth() - view->verticalScrollBar()->sizeHint().width();
}

PicturedLayout LogDelegate::layoutOf(const Parts &parts, const QStyleOptionViewItem &option,
                                     const QModelIndex &index) const
{
    const int seat = index.data(LogModel::SeatRole).toInt();
    const Theme &theme = Theme::of(Theme::matching(option.palette));
    const QColor color = seat < 0 ? option.palette.color(QPalette::Text)
                                  : theme.seat(controller_.player(static_cast<Seat>(seat)).colour).onGround;
    QFont font = option.font;
    font.setStrikeOut(index.data(LogModel::TakenBackRole).toBool() && kindOf(index) == LogRow::Kind::action);
    return {{index.data(LogModel::NameRole).toString(), color},
            index.data(LogModel::SentenceRole).value<PicturedText>(),
            font,
            qreal(parts.right - parts.left)};
}

QSize LogDelegate::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    const int width = widthOf(option);
    if (width != width_ || option.font != font_) {
        heights_.clear();
        width_ = width;
        font_ = option.font;
    }
    const qulonglong id = index.data(LogModel::IdRole).toULongLong();
    const auto known = heights_.constFind(id);
    if (known != heights_.constEnd())
        return {width, *known};
    const Parts parts(width, option.font, index);
    const int text = qCeil(layoutOf(parts, option, index).size().height());
    const int height = std::max(parts.least, text + besideText(6));
    heights_.insert(id, height);
    return {width, height};
}

void LogDelegate::forget(const QModelIndex &first, const QModelIndex &last)
{
    for (int row = first.row(); row <= last.row(); ++row)
        heights_.remove(first.siblingAtRow(row).data(LogModel::IdRole).toULongLong());
}

void LogDelegate::paintGround(QPainter &painter, const QStyleOptionViewItem &option,
                              const QModelIndex &index) const
{
    if (index.data(LogModel::CurrentRole).toBool()) {
        QColor ground = option.palette.color(QPalette::Highlight);
        ground.setAlphaF(0.16F);
        painter.fillRect(option.rect, ground);
        painter.fillRect(QRect(option.rect.topLeft(), QSize(besideText(4), option.rect.height())),
                         option.palette.color(QPalette::Highlight));
    }
    if (kindOf(index) == LogRow::Kind::turn && index.row() > 0) {
        QColor line = option.palette.color(QPalette::Text);
        line.setAlphaF(0.25F);
        painter.fillRect(QRect(option.rect.topLeft(), QSize(option.rect.width(), 1)), line);
    }
    if (option.state.testFlag(QStyle::State_HasFocus)) {
        painter.setPen(QPen(option.palette.color(QPalette::Text), 2));
        painter.setBrush(Qt::NoBrush);
        painter.drawRect(option.rect.adjusted(1, 1, -1, -1));
    }
}

/// What stands before the text: the mark of who acts, and the bracket of a variation.
void LogDelegate::paintSide(QPainter &painter, const Parts &parts, const QStyleOptionViewItem &option,
                            const QModelIndex &index) const
{
    const int seat = index.data(LogModel::SeatRole).toInt();
    const bool isNamed = !index.data(LogModel::NameRole).toString().isEmpty();
    const int size = besideText(markSize);
    if (seat >= 0 && isNamed) {
        const QPixmap mark = seatMark(controller_.player(static_cast<Seat>(seat)).colour, size,
                                      painter.device()->devicePixelRatioF());
        painter.drawPixmap(QPoint(option.rect.left() + parts.left - size - besideText(8),
                                  option.rect.top() + (parts.least - size) / 2),
                           mark);
    }
    for (int depth = 1; depth <= parts.depth; ++depth) {
        const int x = option.rect.left() + parts.left - depth * besideText(indent) +
                      (isNamed ? -size - besideText(4) : besideText(4));
        painter.fillRect(QRect(x, option.rect.top(), 2, option.rect.height()),
                         option.palette.color(QPalette::PlaceholderText));
    }
    const QVariant open = index.data(LogModel::OpenRole);
    if (!open.isValid())
        return;
    QStyleOption arrow;
    arrow.palette = option.palette;
    arrow.rect = QRect(option.rect.left() + parts.right, option.rect.top(), size, parts.least);
    arrow.state = QStyle::State_Enabled;
    option.widget->style()->drawPrimitive(open.toBool() ? QStyle::PE_IndicatorArrowDown
                                                        : QStyle::PE_IndicatorArrowRight,
                                          &arrow, &painter, option.widget);
}

void LogDelegate::paintPoints(QPainter &painter, const Parts &parts, const QStyleOptionViewItem &option,
                              const QModelIndex &index) const
{
    if (!parts.hasPoints)
        return;
    const QString text = chipText(parts.points);
    const QSize chip = chipSize(option.font, text);
    const QPoint place(option.rect.left() + widthOf(option) - besideText(margin) - chip.width(),
                       option.rect.top() + (parts.least - chip.height()) / 2);
    if (kindOf(index) != LogRow::Kind::turn) {
        paintChip(painter, place, option.font, option.palette, text);
        return;
    }
    QFont font = option.font;
    font.setBold(parts.points != 0);
    painter.setFont(font);
    painter.setPen(option.palette.color(parts.points != 0 ? QPalette::Text : QPalette::PlaceholderText));
    painter.drawText(QRect(place, chip).adjusted(0, 0, -besideText(4), 0), Qt::AlignRight | Qt::AlignVCenter,
                     text);
}

void LogDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    const Parts parts(widthOf(option), option.font, index);
    painter->save();
    paintGround(*painter, option, index);
    if (index.data(LogModel::LaterRole).toBool())
        painter->setOpacity(0.62);
    paintSide(*painter, parts, option, index);
    paintPoints(*painter, parts, option, index);
    const bool isQuiet = kindOf(index) != LogRow::Kind::action ||
                         index.data(LogModel::TakenBackRole).toBool() ||
                         index.data(LogModel::SeatRole).toInt() < 0;
    const PicturedLayout layout = layoutOf(parts, option, index);
    // Beside the mark or the chip, if there is but one line.
    const qreal top =
        option.rect.top() +
        std::max((parts.least - PicturedLayout::lineHeight(option.font)) / 2.0, qreal(besideText(3)));
    layout.paint(*painter, QPointF(option.rect.left() + parts.left, top),
                 option.palette.color(isQuiet ? QPalette::PlaceholderText : QPalette::Text));
    painter->restore();
}

} // namespace waystone
