#include "editor/position/problem_delegate.h"

#include "models/problems_model.h"

#include <QPainter>

namespace waystone {

namespace {

constexpr int signSize = 16;

} // namespace

ProblemDelegate::ProblemDelegate(const BoardScene &board, QObject *parent)
    : QStyledItemDelegate(parent), board_(board)
{}

void ProblemDelegate::initStyleOption(QStyleOptionViewItem *option, const QModelIndex &index) const
{
    QStyledItemDelegate::initStyleOption(option, index);
    const qreal ratio = option->widget != nullptr ? option->widget->devicePixelRatioF() : 1;
    option->features |= QStyleOptionViewItem::HasDecoration;
    option->decorationSize = {signSize, signSize};
    option->icon = sign(index.data(ProblemsModel::SeverityRole).value<Severity>(), ratio);
}

QIcon ProblemDelegate::sign(Severity severity, qreal ratio) const
{
    // Three shapes, not three colours alone.
    const Theme &theme = board_.theme();
    QPixmap pixmap(QSize(signSize, signSize) * ratio);
    pixmap.setDevicePixelRatio(ratio);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    painter.setRenderHint(QPainter::Antialiasing);
    // A light rim keeps the sign visible on a selected row too.
    painter.setPen(QPen(theme.panel, 1.6));
    const QRectF box(1, 1, signSize - 2, signSize - 2);
    switch (severity) {
    case Severity::impossible:
        painter.setBrush(theme.illegal);
        painter.drawRect(box.adjusted(1, 1, -1, -1));
        break;
    case Severity::againstRule:
        painter.setBrush(theme.lastMove);
        painter.drawPolygon(QPolygonF({{box.center().x(), box.top()}, box.bottomRight(), box.bottomLeft()}));
        break;
    case Severity::unusual:
        painter.setBrush(theme.subtleText);
        painter.drawEllipse(box.adjusted(1, 1, -1, -1));
        break;
    }
    return QIcon(pixmap);
}

} // namespace waystone
