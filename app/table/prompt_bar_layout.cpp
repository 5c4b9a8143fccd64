#include "board/choice_row.h"
#include "fitting/text_scale.h"
#include "fitting/text_watch.h"
#include "parts/few_lines.h"
#include "table/prompt_bar.h"
#include "table/recap_line.h"
#include "table/refusal_line.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QStackedWidget>
#include <QVBoxLayout>

#include <algorithm>

// How the bar divides its room.

namespace waystone {

namespace {

int markSize()
{
    return besideText(32);
}

constexpr int sideMargin = 10;
constexpr int partsGap = 10;
constexpr int nameGap = 8;

} // namespace

void PromptBar::shapeParts()
{
    name_->setObjectName(QStringLiteral("promptName"));
    name_->setTextFormat(Qt::PlainText);
    QFont bold = name_->font();
    bold.setBold(true);
    bold.setPointSizeF(bold.pointSizeF() * 1.15);
    for (QWidget *widget :
         {static_cast<QWidget *>(name_), static_cast<QWidget *>(who_), static_cast<QWidget *>(prompt_)})
        widget->setFont(bold);
    who_->setObjectName(QStringLiteral("whoActs"));
    who_->hide();
    who_->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    prompt_->setObjectName(QStringLiteral("promptText"));
    prompt_->setTextFormat(Qt::PlainText);
    prompt_->setWordWrap(true);
    note_->setForegroundRole(QPalette::PlaceholderText);
    again_->setObjectName(QStringLiteral("showAgainButton"));
    again_->setFlat(true);
    QFont linked = again_->font();
    linked.setUnderline(true);
    again_->setFont(linked);
    suggest_->setObjectName(QStringLiteral("suggestButton"));
    suggest_->setCheckable(true);
    suggest_->hide();
    confirm_->setObjectName(QStringLiteral("confirmButton"));
    cancel_->setObjectName(QStringLiteral("cancelButton"));
}

void PromptBar::layOut()
{
    auto *question = new QHBoxLayout;
    question->addWidget(who_);
    question->addWidget(name_, 0, Qt::AlignTop);
    question->addWidget(prompt_, 1);
    auto *second = new QHBoxLayout;
    second->addWidget(note_, 1);
    second->addWidget(recap_);
    second->addWidget(again_);
    second->addStretch(1);
    auto *asked = new QWidget;
    auto *lines = new QVBoxLayout(asked);
    lines->setContentsMargins({});
    lines->setSpacing(0);
    lines->addStretch(1);
    lines->addLayout(question);
    lines->addLayout(second);
    lines->addStretch(1);
    said_->addWidget(asked);
    said_->addWidget(refusal_);
    bar_->setContentsMargins(sideMargin, 3, sideMargin, 3);
    bar_->addWidget(mark_);
    bar_->addWidget(said_, 1);
    for (QPushButton *button : {suggest_, confirm_, cancel_})
        bar_->addWidget(button);
    fitToText(*this, [this, question, second] {
        question->setSpacing(besideText(nameGap));
        second->setSpacing(besideText(4));
        bar_->setSpacing(besideText(partsGap));
        mark_->setFixedSize(markSize(), markSize());
        again_->setFixedHeight(recap_->sizeHint().height() + besideText(4));
        setFixedHeight(barHeight());
        refresh();
    });
}

int PromptBar::barHeight() const
{
    const int question = QFontMetrics(prompt_->font()).lineSpacing();
    const int second = std::max(recap_->sizeHint().height(), again_->height());
    return std::max({2 * question, question + second, markSize(), confirm_->sizeHint().height(),
                     besideText(ChoiceButton::usualHeight)}) +
           besideText(12);
}

QSize PromptBar::sizeHint() const
{
    return {QFrame::sizeHint().width(), barHeight()};
}

QSize PromptBar::minimumSizeHint() const
{
    return {QFrame::minimumSizeHint().width(), barHeight()};
}

void PromptBar::resizeEvent(QResizeEvent *event)
{
    QFrame::resizeEvent(event);
    refreshRoom();
}

int PromptBar::lineRoom() const
{
    int room = width() - 2 * sideMargin;
    if (!mark_->isHidden())
        room -= markSize() + besideText(partsGap);
    for (const QWidget *part : std::initializer_list<const QWidget *>{suggest_, confirm_, cancel_, row_})
        if (part != nullptr && !part->isHidden())
            room -= part->sizeHint().width() + besideText(partsGap);
    return room;
}

int PromptBar::questionRoom() const
{
    const QWidget *asked = who_->isHidden() ? static_cast<const QWidget *>(name_) : who_;
    return lineRoom() - (asked->isHidden() ? 0 : asked->sizeHint().width() + besideText(nameGap));
}

bool PromptBar::fits(int lines) const
{
    if (said_->currentWidget() == refusal_)
        return refusal_->fits(lineRoom());
    const QFontMetrics metrics = prompt_->fontMetrics();
    const QRect question = metrics.boundingRect({0, 0, std::max(questionRoom(), 1), QWIDGETSIZE_MAX},
                                                Qt::TextWordWrap, prompt_->text());
    return question.height() < lines * metrics.lineSpacing() + metrics.lineSpacing() / 2;
}

void PromptBar::refreshRoom()
{
    name_->setVisible(!name_->text().isEmpty() && who_->isHidden());
    for (int brevity = 0; row_ != nullptr && brevity < ChoiceButton::brevities; ++brevity) {
        row_->setBrevity(static_cast<ChoiceButton::Brevity>(brevity));
        if (fits(1))
            break;
    }
    // The mark tells who it is, too.
    if (!fits(2))
        name_->hide();
    refreshSecondLine(fits(1));
}

void PromptBar::refreshSecondLine(bool hasRoom)
{
    const bool isNote = !note_->text().isEmpty();
    note_->setVisible(isNote && hasRoom);
    const bool isTold = hasRoom && !isNote && !recap_->recap().isEmpty();
    recap_->setVisible(isTold);
    again_->setVisible(isTold && offersAgain_);
}

} // namespace waystone
