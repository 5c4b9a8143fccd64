#include "archive/archive_delegate.h"

#include "archive/archive_filter.h"
#include "archive/archive_list.h"
#include "archive/archive_paint.h"
#include "fitting/text_scale.h"
#include "parts/text_lines.h"
#include "saving/journal_name.h"

#include <QLineEdit>
#include <QPainter>

#include <algorithm>

namespace waystone {

namespace {

constexpr int gap = 8;
constexpr int padding = 8;
constexpr int radius = 8;
constexpr int leastHeight = 88;
constexpr int deletedHeight = 48;
constexpr int afterPicture = 15;
constexpr int stateWidth = 236;
constexpr int wrappedLines = 2;
constexpr int mostStateLines = 4;
constexpr int afterTitle = 3;
constexpr int buttonRadius = 6;

int headingHeight(const QFont &font)
{
    return QFontMetrics(archive_paint::headingFont(font)).height() + 2 * gap;
}

QFont boldOf(QFont font)
{
    font.setBold(true);
    return font;
}

int stateLine(const QFont &font)
{
    return QFontMetrics(boldOf(font)).height() + 1;
}

int rowHeight(const QFont &font, const QModelIndex &index)
{
    if (index.data(ArchiveModel::DeletedRole).toBool())
        return std::max(deletedHeight, QFontMetrics(font).height() + 4 * gap);
    const int lines =
        QFontMetrics(archive_paint::titleFont(font)).height() + 2 * archive_paint::playersLine(font);
    const int state = mostStateLines * stateLine(font);
    return std::max({leastHeight, lines + afterTitle + 2 * padding, state + padding});
}

/// The parts of a row, from left to right.
struct RowParts {
    explicit RowParts(const QRect &row)
    {
        const QRect inner = row.adjusted(padding, padding, -2 * padding, -padding);
        picture = QRect({inner.left(), 0}, GameGlances::size);
        picture.moveTop(row.center().y() - picture.height() / 2);
        end = QRect(inner.right() - ArchiveDelegate::toolsWidth(), inner.top(), ArchiveDelegate::toolsWidth(),
                    inner.height());
        const int stateLeft = end.left() - padding - std::min(besideText(stateWidth), row.width() / 4);
        state = QRect(QPoint(stateLeft, inner.top()), QPoint(end.left() - padding, inner.bottom()));
        const int textLeft = picture.right() + afterPicture;
        text = QRect(QPoint(textLeft, inner.top()), QPoint(stateLeft - padding, inner.bottom()));
    }

    QRect picture;
    QRect text;
    QRect state;
    QRect end;
};

void paintPicture(QPainter &painter, const QRect &frame, const QModelIndex &index, const QPalette &palette)
{
    const auto picture = index.data(ArchiveModel::PictureRole).value<QPixmap>();
    painter.setPen(palette.color(QPalette::Active, QPalette::Mid));
    painter.setBrush(palette.brush(QPalette::Active, QPalette::Window));
    painter.drawRoundedRect(frame, 4, 4);
    if (picture.isNull())
        return;
    painter.drawPixmap(frame, picture);
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(frame.adjusted(0, 0, -1, -1));
}

/// All of them, or in short, or none: the name comes first.
QString shownPoints(int width, const QFont &font, const QModelIndex &index)
{
    for (const int role : {int{ArchiveModel::PointsRole}, int{ArchiveModel::ShortPointsRole}}) {
        QString points = index.data(role).toString();
        if (archive_paint::chipWidth(font, points) + gap <= width)
            return points;
    }
    return {};
}

/// The line of the name, over those of the players.
QRect titleLine(const QRect &room, const QFont &font, const QModelIndex &index)
{
    const int height = QFontMetrics(archive_paint::titleFont(font)).height();
    const int players =
        archive_paint::playersLines(room.width(), font, index) * archive_paint::playersLine(font);
    return {room.left(), room.center().y() - (height + afterTitle + players) / 2, room.width(), height};
}

void paintText(QPainter &painter, const QRect &room, const QFont &font, const QModelIndex &index,
               const QPalette &palette)
{
    const QStringList words = index.data(ArchiveFilter::WordsRole).toStringList();
    const QFont titleFont = archive_paint::titleFont(font);
    QRect title = titleLine(room, font, index);
    const QRect players(room.left(), title.bottom() + 1 + afterTitle, room.width(),
                        archive_paint::playersLines(room.width(), font, index) *
                            archive_paint::playersLine(font));
    const QString points = shownPoints(
        room.width() - QFontMetrics(titleFont).horizontalAdvance(index.data(Qt::DisplayRole).toString()),
        font, index);
    int left =
        archive_paint::markedText(painter, title, titleFont, palette, index.data(Qt::DisplayRole).toString(),
                                  words, points.isEmpty() ? 0 : archive_paint::chipWidth(font, points) + gap);
    if (!points.isEmpty())
        left = archive_paint::chip(painter, {left + gap, title.top()}, font, palette, points);
    title.setLeft(left + gap);
    painter.setPen(palette.color(QPalette::Active, QPalette::PlaceholderText));
    painter.setFont(font);
    painter.drawText(title, Qt::AlignLeft | Qt::AlignVCenter,
                     painter.fontMetrics().elidedText(index.data(ArchiveModel::SubtitleRole).toString(),
                                                      Qt::ElideRight, title.width()));
    archive_paint::players(painter, players, font, palette, index, words);
}

/// How the game stands; when it was played beside it, or below where the place beside it is taken.
void paintState(QPainter &painter, const RowParts &parts, const QFont &font, const QModelIndex &index,
                const QPalette &palette, bool isTaken)
{
    const QFont bold = boldOf(font);
    const QColor text = palette.color(QPalette::Active, QPalette::Text);
    const QColor subtle = palette.color(QPalette::Active, QPalette::PlaceholderText);
    std::vector<std::pair<QString, bool>> lines;
    const auto add = [&](int role, bool isBold, int most) {
        for (const QString &line :
             textLines(index.data(role).toString(), isBold ? bold : font, parts.state.width(), most))
            lines.emplace_back(line, isBold);
    };
    add(ArchiveModel::StateRole, true, wrappedLines);
    add(ArchiveModel::RemarkRole, false, mostStateLines - static_cast<int>(lines.size()) - (isTaken ? 1 : 0));
    const QString date = index.data(ArchiveModel::DateRole).toString();
    if (isTaken)
        lines.emplace_back(date, false);
    std::erase_if(lines, [](const auto &line) { return line.first.isEmpty(); });
    const int height = stateLine(font);
    QRect line(parts.state.left(), 0, parts.state.width(), height);
    line.moveTop(parts.state.center().y() - static_cast<int>(lines.size()) * height / 2);
    for (const auto &[words, isBold] : lines) {
        painter.setFont(isBold ? bold : font);
        painter.setPen(isBold ? text : subtle);
        painter.drawText(line, Qt::AlignLeft | Qt::AlignVCenter,
                         painter.fontMetrics().elidedText(words, Qt::ElideRight, line.width()));
        line.translate(0, height);
    }
    if (isTaken)
        return;
    painter.setFont(font);
    painter.setPen(subtle);
    painter.drawText(parts.end, Qt::AlignRight | Qt::AlignVCenter, date);
}

void paintDeleted(QPainter &painter, const QRect &row, const QStyleOptionViewItem &option,
                  const QModelIndex &index)
{
    const QPalette &palette = option.palette;
    painter.setPen(QPen(palette.color(QPalette::Active, QPalette::PlaceholderText), 2, Qt::DashLine));
    painter.setBrush(Qt::NoBrush);
    painter.drawRoundedRect(row.adjusted(1, 1, -1, -1), radius, radius);
    const QRect undo = ArchiveDelegate::undoOf(row, option.fontMetrics);
    const QRect text(QPoint(row.left() + 2 * padding, row.top()), QPoint(undo.left() - gap, row.bottom()));
    painter.setPen(palette.color(QPalette::Active, QPalette::WindowText));
    painter.setFont(option.font);
    const QString told =
        ArchiveList::tr("Deleted: %1, %2. It stays in the trash until you empty it.", "game, players")
            .arg(index.data(Qt::DisplayRole).toString(),
                 index.data(ArchiveModel::PlayersRole).toStringList().join(QStringLiteral(", ")));
    painter.drawText(text, Qt::AlignLeft | Qt::AlignVCenter,
                     painter.fontMetrics().elidedText(told, Qt::ElideRight, text.width()));
    const bool isCurrent = option.state.testFlag(QStyle::State_Selected);
    const QColor ink = palette.color(QPalette::Active, QPalette::Text);
    painter.setPen(QPen(ink, isCurrent ? 2 : 1));
    painter.setBrush(palette.color(QPalette::Active, QPalette::Base));
    painter.drawRoundedRect(QRectF(undo).adjusted(1, 1, -1, -1), buttonRadius, buttonRadius);
    painter.setPen(ink);
    painter.drawText(undo, Qt::AlignCenter, ArchiveList::undoText());
}

} // namespace

int ArchiveDelegate::toolsWidth()
{
    return besideText(232);
}

QRect ArchiveDelegate::rowOf(const QRect &item, const QFont &font, const QModelIndex &index)
{
    return {item.left(), item.bottom() - gap - rowHeight(font, index) + 1, item.width(),
            rowHeight(font, index)};
}

QRect ArchiveDelegate::undoOf(const QRect &row, const QFontMetrics &metrics)
{
    const int width = metrics.horizontalAdvance(ArchiveList::undoText()) + 6 * gap;
    const int height = std::max(32, metrics.height() + gap);
    return {row.right() - 2 * padding - width, row.center().y() - height / 2, width, height};
}

QSize ArchiveDelegate::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    const bool isFirst = !index.data(ArchiveFilter::HeadingRole).toString().isEmpty();
    return {leastHeight, (isFirst ? headingHeight(option.font) : 0) + rowHeight(option.font, index) + gap};
}

void ArchiveDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option,
                            const QModelIndex &index) const
{
    painter->save();
    painter->setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
    const QRect row = rowOf(option.rect, option.font, index);
    archive_paint::heading(*painter, QRect(option.rect.topLeft(), QPoint(row.right(), row.top() - 1)),
                           option.font, option.palette, index);
    if (index.data(ArchiveModel::DeletedRole).toBool()) {
        paintDeleted(*painter, row, option, index);
        painter->restore();
        return;
    }
    const auto *list = qobject_cast<const ArchiveList *>(option.widget);
    const bool isTaken = list != nullptr && list->toolsIndex() == index;
    archive_paint::ground(*painter, row, radius, option.palette, isTaken,
                          option.state.testFlag(QStyle::State_HasFocus));
    if (option.state.testFlag(QStyle::State_Selected))
        archive_paint::currentMark(*painter, row, radius, option.palette);
    const RowParts parts(row);
    paintPicture(*painter, parts.picture, index, option.palette);
    paintText(*painter, parts.text, option.font, index, option.palette);
    paintState(*painter, parts, option.font, index, option.palette, isTaken);
    painter->restore();
}

QWidget *ArchiveDelegate::createEditor(QWidget *parent, const QStyleOptionViewItem &,
                                       const QModelIndex &) const
{
    auto *edit = new QLineEdit(parent);
    edit->setObjectName(QStringLiteral("gameName"));
    edit->setMaxLength(longestJournalName);
    edit->setPlaceholderText(ArchiveList::tr("Give it a name"));
    edit->setAccessibleName(ArchiveList::tr("Name of the game"));
    return edit;
}

void ArchiveDelegate::updateEditorGeometry(QWidget *editor, const QStyleOptionViewItem &option,
                                           const QModelIndex &index) const
{
    const RowParts parts(rowOf(option.rect, option.font, index));
    const QRect title = titleLine(parts.text, option.font, index);
    // Its letters stand where those of the name are; of the players it hides nothing.
    const int height = editor->sizeHint().height();
    editor->setGeometry(title.left(), title.bottom() + 1 - height, title.width(), height);
}

void ArchiveDelegate::setEditorData(QWidget *editor, const QModelIndex &index) const
{
    auto *edit = static_cast<QLineEdit *>(editor);
    if (edit->isModified())
        return; // something else of the row has changed meanwhile
    edit->setText(index.data(Qt::DisplayRole).toString());
    edit->selectAll();
}

void ArchiveDelegate::setModelData(QWidget *editor, QAbstractItemModel *model, const QModelIndex &index) const
{
    // A game that has no name shows its kind there, which is none.
    const QString text = static_cast<QLineEdit *>(editor)->text();
    if (text != index.data(Qt::DisplayRole).toString())
        model->setData(index, text, Qt::EditRole);
}

} // namespace waystone
