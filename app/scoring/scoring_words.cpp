#include "scoring/scoring_words.h"

#include "fitting/text_scale.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>

#include <algorithm>

namespace waystone {

namespace {

constexpr int lineGap = 2;
constexpr int markGap = 6;
constexpr int usualLines = 2; ///< of a sentence

/// Large ones leave the board its room.
int mostLines()
{
    constexpr qreal large = 1.2;
    return textScale() < large ? 4 : 3;
}
constexpr double titleSize = 1.15;

QLabel *wrapped(const char *name)
{
    auto *label = new QLabel;
    label->setObjectName(QLatin1String(name));
    label->setTextFormat(Qt::PlainText);
    label->setWordWrap(true);
    return label;
}

} // namespace

ScoringWords::ScoringWords()
    : mark_(new QLabel), title_(wrapped("scoringTitle")), sentence_(wrapped("scoringSentence"))
{
    setObjectName(QStringLiteral("scoringWords"));
    setFrameShape(NoFrame);
    setFocusPolicy(Qt::NoFocus); // it is given the keyboard, and nobody comes to it by chance
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setWidgetResizable(true);
    setMinimumHeight(1);
    QFont bold = title_->font();
    bold.setBold(true);
    bold.setPointSizeF(bold.pointSizeF() * titleSize);
    title_->setFont(bold);
    auto *texts = new QVBoxLayout;
    texts->setSpacing(lineGap);
    texts->addStretch(1);
    texts->addWidget(title_);
    texts->addWidget(sentence_);
    texts->addStretch(1);
    auto *said = new QWidget;
    auto *row = new QHBoxLayout(said);
    row->setContentsMargins({});
    row->setSpacing(markGap);
    row->addWidget(mark_);
    row->addLayout(texts, 1);
    setWidget(said);
    said->setAutoFillBackground(false); // the edge of what has the keyboard is painted below it
    viewport()->setAutoFillBackground(false);
}

void ScoringWords::paintEvent(QPaintEvent *event)
{
    QScrollArea::paintEvent(event);
    if (!hasFocus())
        return;
    QPainter painter(viewport());
    painter.setPen(QPen(palette().color(QPalette::WindowText), 1, Qt::DotLine));
    painter.drawRect(viewport()->rect().adjusted(0, 0, -1, -1));
}

void ScoringWords::focusInEvent(QFocusEvent *event)
{
    QScrollArea::focusInEvent(event);
    viewport()->update();
}

void ScoringWords::focusOutEvent(QFocusEvent *event)
{
    QScrollArea::focusOutEvent(event);
    viewport()->update();
}

void ScoringWords::tell(const QString &title, const QStringList &ways)
{
    title_->setText(title);
    ways_ = ways;
    choose();
}

void ScoringWords::resizeEvent(QResizeEvent *event)
{
    QScrollArea::resizeEvent(event);
    choose();
}

void ScoringWords::choose()
{
    const int mark = mark_->pixmap(Qt::ReturnByValue).isNull() ? 0 : mark_->sizeHint().width() + markGap;
    const auto fits = [&](const QString &way) {
        return linesOf(way, viewport()->width() - mark) <= mostLines();
    };
    const auto way = std::ranges::find_if(ways_, fits);
    sentence_->setText(ways_.isEmpty() ? QString() : way == ways_.end() ? ways_.back() : *way);
    sentence_->setVisible(!sentence_->text().isEmpty());
}

void ScoringWords::setMark(const QPixmap &mark)
{
    mark_->setPixmap(mark);
    mark_->setVisible(!mark.isNull());
    choose();
}

QString ScoringWords::title() const
{
    return title_->text();
}

QString ScoringWords::sentence() const
{
    return ways_.isEmpty() ? QString() : ways_.front();
}

int ScoringWords::linesOf(const QString &sentence, int width) const
{
    const QFontMetrics metrics = sentence_->fontMetrics();
    return metrics.boundingRect(0, 0, width, 0, Qt::TextWordWrap, sentence).height() / metrics.lineSpacing();
}

int ScoringWords::reservedHeight(const QStringList &sentences, int width) const
{
    constexpr int rounding = 1; // a label is as much higher than its lines, for each of them
    int lines = usualLines;
    for (const QString &sentence : sentences)
        lines = std::clamp(linesOf(sentence, width), lines, mostLines());
    return title_->fontMetrics().lineSpacing() + lineGap +
           lines * (sentence_->fontMetrics().lineSpacing() + rounding);
}

} // namespace waystone
