#include "controls/wrapping_button.h"

#include <QStyleOptionButton>
#include <QStylePainter>

#include <algorithm>

namespace waystone {

namespace {

constexpr int padding = 10;
constexpr int usualCharacters = 24;
constexpr int leastHeight = 36;
constexpr int textFlags = Qt::TextWordWrap | Qt::TextShowMnemonic | Qt::AlignLeft | Qt::AlignVCenter;

} // namespace

WrappingButton::WrappingButton(QWidget *parent) : QPushButton(parent)
{
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Minimum);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
}

void WrappingButton::setLegible(bool legible)
{
    isLegible_ = legible;
    update();
}

int WrappingButton::heightForWidth(int width) const
{
    const QRect room(0, 0, std::max(1, width - 2 * padding), 10000);
    const int text = fontMetrics().boundingRect(room, textFlags, this->text()).height();
    return std::max(leastHeight, text + padding + padding / 2);
}

QSize WrappingButton::sizeHint() const
{
    const int usual = fontMetrics().averageCharWidth() * usualCharacters;
    const int line = fontMetrics().size(Qt::TextShowMnemonic, text()).width() + 1;
    const int width = std::min(usual, line) + 2 * padding;
    return {width, heightForWidth(width)};
}

QSize WrappingButton::minimumSizeHint() const
{
    int longest = 0;
    for (const QString &word : text().split(u' '))
        longest = std::max(longest, fontMetrics().size(Qt::TextShowMnemonic, word).width() + 1);
    return {longest + 2 * padding, leastHeight};
}

void WrappingButton::paintEvent(QPaintEvent *)
{
    QStylePainter painter(this);
    QStyleOptionButton option;
    initStyleOption(&option);
    option.text.clear();
    painter.drawControl(QStyle::CE_PushButton, option);
    const QRect room = rect().adjusted(padding, 0, -padding, 0);
    QPalette colours = palette();
    if (isLegible_)
        colours.setCurrentColorGroup(QPalette::Active);
    style()->drawItemText(&painter, room, textFlags, colours, isEnabled() || isLegible_, text(),
                          QPalette::ButtonText);
}

} // namespace waystone
