#include "scoring/scoring_words.h"

#include <QHBoxLayout>
#include <QLabel>

namespace waystone {

namespace {

constexpr int lineGap = 2;
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
    setFocusPolicy(Qt::NoFocus);
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
    row->addWidget(mark_);
    row->addLayout(texts, 1);
    setWidget(said);
}

void ScoringWords::tell(const QString &title, const QString &sentence)
{
    title_->setText(title);
    sentence_->setText(sentence);
    sentence_->setVisible(!sentence.isEmpty());
}

void ScoringWords::setMark(const QPixmap &mark)
{
    mark_->setPixmap(mark);
    mark_->setVisible(!mark.isNull());
}

QString ScoringWords::title() const
{
    return title_->text();
}

QString ScoringWords::sentence() const
{
    return sentence_->text();
}

int ScoringWords::reservedHeight() const
{
    return title_->fontMetrics().lineSpacing() + lineGap + 2 * sentence_->fontMetrics().lineSpacing();
}

} // namespace waystone
