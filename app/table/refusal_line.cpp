#include "table/refusal_line.h"

#include "board/theme.h"
#include "fitting/text_scale.h"
#include "parts/few_lines.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QPushButton>

namespace waystone {

namespace {

constexpr int signSide = 26;
constexpr int gap = 8;
constexpr int lines = 2;

/// A triangle with an exclamation mark, as on what is refused on the board.
QPixmap warning(const Theme &theme, int side, qreal ratio)
{
    QPixmap sign(QSize(side, side) * ratio);
    sign.setDevicePixelRatio(ratio);
    sign.fill(Qt::transparent);
    QPainter painter(&sign);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(theme.illegal, side / 12.0, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.setBrush(theme.illegal);
    const QRectF box = QRectF(0, 0, side, side).adjusted(2, 3, -2, -3);
    painter.drawPolygon(QPolygonF{QPointF(box.center().x(), box.top()), box.bottomRight(), box.bottomLeft()});
    painter.setPen(QPen(theme.panel, side / 9.0, Qt::SolidLine, Qt::RoundCap));
    const qreal middle = box.center().x();
    painter.drawLine(QPointF(middle, box.top() + box.height() * 0.36),
                     QPointF(middle, box.top() + box.height() * 0.64));
    painter.drawPoint(QPointF(middle, box.top() + box.height() * 0.85));
    return sign;
}

} // namespace

RefusalLine::RefusalLine(QWidget *parent)
    : QWidget(parent),
      sign_(new QLabel),
      sentence_(new FewLines("refusalText", lines)),
      rule_(new QPushButton)
{
    QFont bold = font();
    bold.setBold(true);
    sentence_->setFont(bold);
    sentence_->setMayShrink();
    rule_->setObjectName(QStringLiteral("ruleButton"));
    rule_->setFlat(true);
    QFont linked = rule_->font();
    linked.setUnderline(true);
    rule_->setFont(linked);
    rule_->hide();
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins({});
    row->setSpacing(besideText(gap));
    row->addWidget(sign_);
    row->addWidget(sentence_, 1);
    row->addWidget(rule_);
    connect(rule_, &QPushButton::clicked, this, &RefusalLine::ruleWanted);
    refreshColors();
    retranslate();
}

void RefusalLine::tell(const QString &sentence)
{
    sentence_->tell(sentence);
}

QString RefusalLine::text() const
{
    return sentence_->text();
}

void RefusalLine::offerRule(bool offers)
{
    rule_->setVisible(offers);
}

bool RefusalLine::fits(int width) const
{
    const int rule = rule_->isHidden() ? 0 : rule_->sizeHint().width() + besideText(gap);
    return sentence_->linesIn(width - besideText(signSide + gap) - rule) <= lines;
}

void RefusalLine::retranslate()
{
    rule_->setText(tr("Read the Rule"));
    rule_->setToolTip(tr("Opens the rule that forbids it"));
}

void RefusalLine::refreshColors()
{
    const Theme &theme = Theme::of(Theme::matching(palette()));
    const int side = besideText(signSide);
    sign_->setPixmap(warning(theme, side, devicePixelRatioF()));
    QPalette colours = palette();
    colours.setColor(QPalette::WindowText, theme.illegal);
    sentence_->setPalette(colours);
}

void RefusalLine::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange)
        refreshColors();
    else if (event->type() == QEvent::LanguageChange)
        retranslate();
}

} // namespace waystone
