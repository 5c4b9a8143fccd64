#include "table/past_veil.h"

#include <QAbstractScrollArea>
#include <QEvent>
#include <QPainter>

namespace waystone {

PastVeil::PastVeil(QAbstractScrollArea *board) : QWidget(board)
{
    setObjectName(QStringLiteral("pastVeil"));
    setAttribute(Qt::WA_TransparentForMouseEvents);
    board->installEventFilter(this);
    setGeometry(board->rect());
    hide();
}

bool PastVeil::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::Resize)
        setGeometry(static_cast<QWidget *>(watched)->rect());
    return QWidget::eventFilter(watched, event);
}

void PastVeil::paintEvent(QPaintEvent *)
{
    constexpr float veil = 0.28F;
    constexpr int frame = 4;
    QPainter painter(this);
    QColor calm = palette().color(QPalette::Window);
    calm.setAlphaF(veil);
    painter.fillRect(rect(), calm);
    painter.setPen(
        QPen(palette().color(QPalette::WindowText), frame, Qt::SolidLine, Qt::SquareCap, Qt::MiterJoin));
    painter.drawRect(rect().adjusted(frame / 2, frame / 2, -frame / 2, -frame / 2));
}

} // namespace waystone
