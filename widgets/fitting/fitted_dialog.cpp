#include "fitting/fitted_dialog.h"

#include "fitting/screen_room.h"
#include "fitting/scrolling_page.h"

#include <QEvent>
#include <QScrollBar>
#include <QVBoxLayout>

#include <algorithm>

namespace waystone {

namespace {

constexpr double shareOfScreen = 0.92; ///< something of the window behind it stays in sight

} // namespace

FittedDialog::FittedDialog(QWidget *parent) : QDialog(parent) {}

void FittedDialog::setParts(QWidget *middle, QWidget *foot, int characters)
{
    middle_ = new ScrollingPage(middle);
    foot_ = foot;
    characters_ = characters;
    // The margins are the dialog's, once.
    if (middle->layout() != nullptr)
        middle->layout()->setContentsMargins({});
    auto *column = new QVBoxLayout(this);
    column->addWidget(middle_, 1);
    column->addWidget(foot_);
}

void FittedDialog::holdSize(bool holds)
{
    holdsSize_ = holds;
    middle_->verticalScrollBar()->setValue(0);
}

void FittedDialog::setVisible(bool visible)
{
    if (visible && !isVisible()) {
        ensurePolished();
        fit();
    }
    QDialog::setVisible(visible);
}

bool FittedDialog::event(QEvent *event)
{
    const bool isDone = QDialog::event(event);
    if (event->type() == QEvent::LayoutRequest && isVisible())
        fit();
    return isDone;
}

void FittedDialog::fit()
{
    if (holdsSize_ || (fitted_.isValid() && size() != fitted_))
        return;
    resize(wantedSize());
    fitted_ = size();
    if (isVisible())
        bringOnScreen(*this);
}

QSize FittedDialog::wantedSize() const
{
    const QSize most = roomOnScreen(*this) * shareOfScreen;
    const QMargins margins = layout()->contentsMargins();
    const int sides = margins.left() + margins.right();
    const int others = margins.top() + margins.bottom() + layout()->spacing() + foot_->sizeHint().height();
    const int content = std::max({middle_->sizeHint().width(), foot_->sizeHint().width(),
                                  fontMetrics().averageCharWidth() * characters_});
    const int width = std::min(content + sides, most.width());
    const int height = middle_->wholeHeight(width - sides) + others;
    if (height <= most.height())
        return {width, height};
    return {std::min(width + middle_->verticalScrollBar()->sizeHint().width(), most.width()), most.height()};
}

} // namespace waystone
