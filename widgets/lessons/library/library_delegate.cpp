#include "lessons/library/library_delegate.h"

#include "lessons/library/library_model.h"

#include <QAbstractItemView>
#include <QPainter>

#include <algorithm>

namespace waystone {

namespace {

constexpr int margin = 8;
constexpr int bar = 4;
constexpr float chosenShare = 0.13F;
constexpr int textFlags = Qt::TextWordWrap | Qt::AlignLeft | Qt::AlignTop;

bool isHeading(const QModelIndex &index)
{
    return index.data(LibraryModel::PathRole).toString().isEmpty() &&
           index.data(LibraryModel::PlaceRole).toInt() < 0;
}

QFont grown(const QFont &font, qreal factor, bool bold)
{
    QFont result = font;
    result.setPointSizeF(font.pointSizeF() * factor);
    result.setBold(bold);
    return result;
}

struct Line {
    QString text;
    QFont font;
    QPalette::ColorRole role;
};

std::vector<Line> lines(const QFont &font, const QModelIndex &index)
{
    const int place = index.data(LibraryModel::PlaceRole).toInt();
    const QString number = place < 0 ? QString() : QLocale().toString(place + 1) + QStringLiteral(". ");
    return {{number + index.data(Qt::DisplayRole).toString(), grown(font, 1.15, true), QPalette::Text},
            {index.data(LibraryModel::SummaryRole).toString(), font, QPalette::Text},
            {index.data(LibraryModel::StatusRole).toString(), font, QPalette::PlaceholderText}};
}

int heightOf(const Line &line, int width)
{
    if (line.text.isEmpty())
        return 0;
    const QFontMetrics metrics(line.font);
    // Most lines are short: of thousands of rows none has to be broken into lines that surely fits into one.
    const bool isShort =
        line.text.size() * metrics.maxWidth() < width && !line.text.contains(QLatin1Char('\n'));
    const int height = isShort
                           ? metrics.height()
                           : metrics.boundingRect(QRect(0, 0, width, 10000), textFlags, line.text).height();
    return height + margin / 2;
}

int textWidth(int width)
{
    return std::max(120, width - LibraryPictures::size.width() - 3 * margin);
}

} // namespace

QSize LibraryDelegate::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    const auto *view = qobject_cast<const QAbstractItemView *>(option.widget);
    const int width = view == nullptr ? option.rect.width() : view->viewport()->width();
    if (isHeading(index))
        return {width, QFontMetrics(grown(option.font, 1.3, true)).height() + 3 * margin};
    int text = 0;
    for (const Line &line : lines(option.font, index))
        text += heightOf(line, textWidth(width));
    return {width, std::max(LibraryPictures::size.height(), text) + 2 * margin};
}

void LibraryDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option,
                            const QModelIndex &index) const
{
    painter->save();
    const QRect box = option.rect.adjusted(margin, margin, -margin, -margin);
    if (isHeading(index)) {
        painter->setFont(grown(option.font, 1.3, true));
        painter->setPen(option.palette.color(QPalette::Active, QPalette::WindowText));
        painter->drawText(box, Qt::AlignLeft | Qt::AlignBottom, index.data(Qt::DisplayRole).toString());
        painter->restore();
        return;
    }
    const bool isChosen = option.state.testFlag(QStyle::State_Selected);
    // As in the list of all games: the accent itself is for what can be done.
    if (isChosen) {
        QColor ground = option.palette.color(QPalette::Active, QPalette::Highlight);
        painter->fillRect(QRect(option.rect.topLeft(), QSize(bar, option.rect.height())), ground);
        ground.setAlphaF(chosenShare);
        painter->fillRect(option.rect, ground);
    }
    const QRect picture(box.topLeft(), LibraryPictures::size);
    const auto pixmap = index.data(LibraryModel::PictureRole).value<QPixmap>();
    if (!pixmap.isNull())
        painter->drawPixmap(picture, pixmap);
    painter->setPen(option.palette.color(QPalette::PlaceholderText));
    painter->drawRect(picture.adjusted(0, 0, -1, -1));

    QRect room(picture.right() + margin, box.top(), textWidth(option.rect.width()), 0);
    for (const Line &line : lines(option.font, index)) {
        room.setHeight(heightOf(line, room.width()));
        painter->setFont(line.font);
        painter->setPen(option.palette.color(QPalette::Active, line.role));
        painter->drawText(room, textFlags, line.text);
        room.translate(0, room.height());
    }
    if (option.state.testFlag(QStyle::State_HasFocus)) {
        painter->setPen(QPen(option.palette.color(QPalette::Active, QPalette::Text), 2));
        painter->drawRect(option.rect.adjusted(1, 1, -1, -1));
    }
    painter->restore();
}

} // namespace waystone
