#include "fitting/scrolling_page.h"

#include <QAbstractSpinBox>
#include <QComboBox>
#include <QEvent>
#include <QScrollBar>

namespace waystone {

ScrollingPage::ScrollingPage(QWidget *content, int lines, int breadth) : lines_(lines), breadth_(breadth)
{
    setFrameShape(NoFrame);
    setWidgetResizable(true);
    setFocusPolicy(Qt::NoFocus);
    setWidget(content);
    calmBoxes();
}

int ScrollingPage::wholeHeight(int width) const
{
    const QWidget &content = *widget();
    return content.hasHeightForWidth() ? content.heightForWidth(width) : content.sizeHint().height();
}

QSize ScrollingPage::sizeHint() const
{
    return widget()->sizeHint();
}

QSize ScrollingPage::minimumSizeHint() const
{
    const QSize content = widget()->minimumSizeHint().expandedTo(widget()->minimumSize());
    return {qMin(content.width(), breadth_) + verticalScrollBar()->sizeHint().width(),
            qMin(content.height(), lines_ * fontMetrics().lineSpacing())};
}

bool ScrollingPage::event(QEvent *event)
{
    const bool isDone = QScrollArea::event(event);
    // Comes here by way of the viewport: the content wants another size.
    if (event->type() == QEvent::LayoutRequest) {
        calmBoxes();
        updateGeometry();
    }
    return isDone;
}

/// The wheel scrolls, and changes no value that it happens to pass.
void ScrollingPage::calmBoxes()
{
    const auto calm = [this](QWidget *box) {
        if (box->focusPolicy() == Qt::WheelFocus)
            box->setFocusPolicy(Qt::StrongFocus);
        box->installEventFilter(this);
    };
    for (QComboBox *box : widget()->findChildren<QComboBox *>())
        calm(box);
    for (QAbstractSpinBox *box : widget()->findChildren<QAbstractSpinBox *>())
        calm(box);
}

bool ScrollingPage::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::Wheel && watched != widget()) {
        const auto *box = qobject_cast<QWidget *>(watched);
        if ((qobject_cast<const QComboBox *>(box) != nullptr ||
             qobject_cast<const QAbstractSpinBox *>(box) != nullptr) &&
            !box->hasFocus()) {
            event->ignore();
            return true;
        }
    }
    return QScrollArea::eventFilter(watched, event);
}

} // namespace waystone
