#include "lessons/rules/found_rule_painter.h"

#include "fitting/text_scale.h"
#include "lessons/rules/found_rule.h"

#include <QAbstractItemView>
#include <QApplication>
#include <QPainter>
#include <QTextLayout>

#include <algorithm>
#include <array>
#include <memory>

namespace waystone {

namespace {

constexpr int sidePadding = 8;
constexpr int rowPadding = 5;
constexpr int chapterGap = 3;
constexpr int mostTitleLines = 2;
constexpr int mostWhyLines = 2;

/// What a line is painted in.
struct Look {
    QFont font;
    QColor color;
    QColor chip; ///< the ground of what was searched
};

QTextCharFormat markOf(const Look &look)
{
    QTextCharFormat format;
    format.setFontWeight(QFont::Bold);
    format.setFontUnderline(true);
    format.setBackground(look.chip);
    return format;
}

std::unique_ptr<QTextLayout> laidOut(const MarkedText &text, const Look &look, int width)
{
    auto layout = std::make_unique<QTextLayout>(text.text, look.font);
    QTextOption option;
    option.setWrapMode(QTextOption::WordWrap);
    layout->setTextOption(option);
    QVector<QTextLayout::FormatRange> formats;
    for (const auto &[begin, length] : text.marks)
        formats.append({begin, length, markOf(look)});
    layout->setFormats(formats);
    layout->beginLayout();
    qreal bottom = 0;
    for (QTextLine line = layout->createLine(); line.isValid(); line = layout->createLine()) {
        line.setLineWidth(std::max(1, width));
        line.setPosition({0, bottom});
        bottom += line.height();
    }
    layout->endLayout();
    return layout;
}

/// No more lines than there is room for.
std::unique_ptr<QTextLayout> laidOut(const MarkedText &text, const Look &look, int width, int lines)
{
    std::unique_ptr<QTextLayout> layout = laidOut(text, look, width);
    if (layout->lineCount() <= lines)
        return layout;
    const QTextLine last = layout->lineAt(lines - 1);
    for (int length = last.textStart() + last.textLength(); length > 0; --length) {
        layout = laidOut(marked_text::cutOff(text, length), look, width);
        if (layout->lineCount() <= lines)
            break;
    }
    return layout;
}

/// A found rule as it stands in a row of this width.
struct Laid {
    Laid(const FoundRule &rule, const QStyleOptionViewItem &option, int width)
    {
        const bool isSelected = option.state.testFlag(QStyle::State_Selected);
        const QPalette &palette = option.palette;
        const QColor color = palette.color(isSelected ? QPalette::HighlightedText : QPalette::Text);
        constexpr float share = 0.12F;
        QColor chip = color;
        chip.setAlphaF(share);
        QFont bold = option.font;
        bold.setBold(true);
        const Look chapter{option.font, isSelected ? color : palette.color(QPalette::PlaceholderText), chip};
        const int room = width - 2 * besideText(sidePadding);
        if (!rule.chapter.isEmpty())
            parts[0] = laidOut({rule.chapter, {}}, chapter, room, 1);
        parts[1] = laidOut(rule.title, {bold, color, chip}, room, mostTitleLines);
        parts[2] = laidOut(rule.why, {option.font, color, chip}, room, mostWhyLines);
        colors = {chapter.color, color, color};
    }

    [[nodiscard]] int height() const
    {
        qreal sum = 2 * besideText(rowPadding);
        for (const std::unique_ptr<QTextLayout> &part : parts)
            sum += part ? part->boundingRect().height() : 0;
        return static_cast<int>(sum) + (parts[0] ? besideText(chapterGap) : 0) + 1;
    }

    void paint(QPainter &painter, QPointF at) const
    {
        at += QPointF(besideText(sidePadding), besideText(rowPadding));
        for (std::size_t part = 0; part < parts.size(); ++part) {
            if (!parts[part])
                continue;
            painter.setPen(colors[part]);
            parts[part]->draw(&painter, at);
            at.ry() += parts[part]->boundingRect().height() + (part == 0 ? besideText(chapterGap) : 0);
        }
    }

    std::array<std::unique_ptr<QTextLayout>, 3> parts; ///< chapter, title, why
    std::array<QColor, 3> colors;
};

/// Views ask for the size of a row before it has a width.
int widthOf(const QStyleOptionViewItem &option)
{
    const auto *view = qobject_cast<const QAbstractItemView *>(option.widget);
    return view == nullptr ? option.rect.width() : view->viewport()->width();
}

} // namespace

void FoundRulePainter::paint(QPainter *painter, const QStyleOptionViewItem &option,
                             const QModelIndex &index) const
{
    const QVariant rule = index.data(role);
    if (!rule.canConvert<FoundRule>()) {
        QStyledItemDelegate::paint(painter, option, index);
        return;
    }
    QStyleOptionViewItem shown = option;
    initStyleOption(&shown, index);
    shown.text.clear();
    const QStyle *style = shown.widget == nullptr ? QApplication::style() : shown.widget->style();
    style->drawControl(QStyle::CE_ItemViewItem, &shown, painter, shown.widget);
    painter->save();
    painter->setClipRect(option.rect);
    Laid(rule.value<FoundRule>(), shown, widthOf(option)).paint(*painter, option.rect.topLeft());
    painter->restore();
}

QSize FoundRulePainter::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    const QVariant rule = index.data(role);
    if (!rule.canConvert<FoundRule>())
        return QStyledItemDelegate::sizeHint(option, index);
    QStyleOptionViewItem shown = option;
    initStyleOption(&shown, index);
    const int width = widthOf(option);
    return {width, Laid(rule.value<FoundRule>(), shown, width).height()};
}

} // namespace waystone
