#include "fitting/text_scale.h"
#include "fitting/text_watch.h"
#include "scoring/scoring_bar.h"
#include "scoring/scoring_words.h"

#include <QHBoxLayout>
#include <QPushButton>
#include <QToolButton>

#include <algorithm>

// Where the words and the buttons of the bar stand, and which button is meant first.

namespace waystone {

namespace {

constexpr int edge = 3;

/// Fills the button that is meant first.
void fill(QPushButton &button, const QPalette &usual)
{
    QPalette filled = usual;
    for (const QPalette::ColorGroup group : {QPalette::Active, QPalette::Inactive}) {
        filled.setColor(group, QPalette::Button, usual.color(QPalette::Highlight));
        filled.setColor(group, QPalette::ButtonText, usual.color(QPalette::HighlightedText));
    }
    button.setPalette(filled);
}

} // namespace

void ScoringBar::layOut()
{
    next_->setDefault(true);
    buttons_ = new QHBoxLayout;
    buttons_->addStretch(1);
    for (QWidget *button : std::initializer_list<QWidget *>{previous_, run_, skip_, next_, again_})
        buttons_->addWidget(button, 0, Qt::AlignVCenter);
    parts_ = new QBoxLayout(QBoxLayout::LeftToRight, this);
    parts_->setContentsMargins(10, edge, 10, edge);
    parts_->addWidget(words_, 1);
    parts_->addLayout(buttons_);
    fitToText(*this, [this] {
        refresh();
        arrange();
    });
}

int ScoringBar::buttonsWidth() const
{
    constexpr int usualCategory = 24; // characters, of those that come next
    int telling = fontMetrics().averageCharWidth() * usualCategory;
    for (const QWidget *button : std::initializer_list<const QWidget *>{previous_, run_, skip_})
        telling += buttons_->spacing() + button->sizeHint().width();
    int result = again_->sizeHint().width();
    for (const auto &[button, action] : offered_)
        result += buttons_->spacing() + button->sizeHint().width();
    return std::max(telling, result);
}

/// Large words, or many of them, leave no room for the buttons beside them.
void ScoringBar::arrange()
{
    constexpr double share = 0.5; // of the bar
    parts_->setDirection(room_ > 0 && buttonsWidth() > room_ * share ? QBoxLayout::TopToBottom
                                                                     : QBoxLayout::LeftToRight);
}

void ScoringBar::setRoom(int width)
{
    room_ = width;
    arrange();
}

int ScoringBar::reservedHeight() const
{
    const bool isBelow = parts_->direction() == QBoxLayout::TopToBottom;
    const QMargins margins = parts_->contentsMargins();
    const int beside = isBelow ? 0 : buttonsWidth() + parts_->spacing() + besideText(markSide);
    const int words = words_->reservedHeight(sentences(), room_ - margins.left() - margins.right() - beside);
    const int button = again_->sizeHint().height();
    // Beside the words a button may take two lines.
    const int parts =
        isBelow ? words + parts_->spacing() + button : std::max(words, button + fontMetrics().lineSpacing());
    return parts + 2 * edge;
}

int ScoringBar::leastHeight() const
{
    if (parts_->direction() == QBoxLayout::TopToBottom)
        return 0;
    const int button = again_->sizeHint().height() + fontMetrics().lineSpacing();
    return std::max(words_->reservedHeight({}, 0), button) + 2 * edge;
}

void ScoringBar::fillMain()
{
    fill(*next_, palette());
    for (const auto &[button, action] : offered_)
        if (button->isDefault())
            fill(*button, palette());
}

} // namespace waystone
