#include "scoring/winner_card.h"

#include "fitting/text_scale.h"
#include "parts/seat_icon.h"
#include "scoring/game_result.h"

#include <QLabel>
#include <QPainter>
#include <QVBoxLayout>

namespace waystone {

namespace {

constexpr int oneMark = 48;
constexpr int manyMarks = 32;
constexpr int markGap = 6;
constexpr double titleSize = 1.35;

QLabel *centered(const char *name)
{
    auto *label = new QLabel;
    label->setObjectName(QLatin1String(name));
    label->setAlignment(Qt::AlignCenter);
    label->setTextFormat(Qt::PlainText);
    label->setWordWrap(true);
    return label;
}

} // namespace

WinnerCard::WinnerCard(const GameController &controller)
    : controller_(controller),
      marks_(centered("winnerMark")),
      title_(centered("winnerTitle")),
      tie_(centered("scoringTie"))
{
    setObjectName(QStringLiteral("winnerCard"));
    QFont large = title_->font();
    large.setBold(true);
    large.setPointSizeF(large.pointSizeF() * titleSize);
    title_->setFont(large);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(12, 12, 12, 12);
    column->setSpacing(8);
    for (QLabel *label : {marks_, title_, tie_})
        column->addWidget(label);
}

QPixmap WinnerCard::marks() const
{
    std::vector<int> colours;
    const std::vector<int> &ranks = controller_.shown().score.ranks;
    for (std::size_t seat = 0; seat < ranks.size(); ++seat)
        if (ranks[seat] == 1)
            colours.push_back(controller_.player(static_cast<Seat>(seat)).colour);
    const qreal ratio = devicePixelRatioF();
    const int side = besideText(colours.size() == 1 ? oneMark : manyMarks);
    const int gap = besideText(markGap);
    const int width = static_cast<int>(colours.size()) * (side + gap) - gap;
    QPixmap all(QSize(std::max(width, 1), side) * ratio);
    all.setDevicePixelRatio(ratio);
    all.fill(Qt::transparent);
    QPainter painter(&all);
    for (std::size_t which = 0; which < colours.size(); ++which)
        painter.drawPixmap(static_cast<int>(which) * (side + gap), 0, side, side,
                           seatMark(colours[which], side, ratio));
    return all;
}

void WinnerCard::follow(bool isToldElsewhere)
{
    const QString result = gameResult(controller_);
    const bool isKnown = !controller_.shown().told && !result.isEmpty();
    setVisible(isKnown && !isToldElsewhere);
    if (isHidden())
        return;
    marks_->setPixmap(marks());
    title_->setText(result);
    tie_->setText(tieBreakResult(controller_));
    tie_->setVisible(!tie_->text().isEmpty());
}

} // namespace waystone
