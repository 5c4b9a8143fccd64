#include "board/action_choices.h"
#include "board/choice_row.h"
#include "fitting/screen_room.h"
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
#include <QScrollArea>
#include <QScrollBar>
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

constexpr int narrow = 640; ///< width of a bar that has a second row, beside text of the usual size
constexpr int sideMargin = 10;
constexpr int partsGap = 10;
constexpr int nameGap = 8;
constexpr int widestName = 300; ///< beside text of the usual size

/// The choices stand below the question where the bar is narrow. Until it is laid out the window's width counts.
bool isNarrow(const QWidget &bar)
{
    const bool isLaidOut = bar.isVisible() && !bar.testAttribute(Qt::WA_PendingResizeEvent);
    return (isLaidOut ? bar : *bar.window()).width() < besideText(narrow);
}

int shelfHeight(const QScrollArea &shelf)
{
    return besideText(ChoiceButton::usualHeight) + shelf.horizontalScrollBar()->sizeHint().height();
}

} // namespace

void PromptBar::shapeParts()
{
    mark_->setObjectName(QStringLiteral("promptMark"));
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
    again_->setMinimumHeight(24); // to be hit by a pointer
    QFont linked = again_->font();
    linked.setUnderline(true);
    again_->setFont(linked);
    suggest_->setObjectName(QStringLiteral("suggestButton"));
    suggest_->setCheckable(true);
    suggest_->setFlat(true); // it is not what one does here
    suggest_->setFont(linked);
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
    said_->addWidget(asked); // still empty, or it would be measured at once
    said_->addWidget(refusal_);
    auto *lines = new QVBoxLayout(asked);
    lines->setContentsMargins({});
    lines->setSpacing(0);
    lines->addStretch(1);
    lines->addLayout(question);
    lines->addLayout(second);
    lines->addStretch(1);
    auto *rows = new QVBoxLayout(this);
    rows->setContentsMargins(sideMargin, 3, sideMargin, 3);
    rows->setSpacing(4);
    rows->addLayout(bar_, 1);
    rows->addWidget(shelf_);
    shelf_->setObjectName(QStringLiteral("choiceShelf"));
    shelf_->setFrameShape(QFrame::NoFrame);
    shelf_->setFocusPolicy(Qt::NoFocus);
    shelf_->setWidgetResizable(true);
    shelf_->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    shelf_->viewport()->setAutoFillBackground(false);
    shelf_->hide();
    bar_->addWidget(mark_);
    bar_->addWidget(said_, 1);
    // The choices stand to the right of them.
    for (QPushButton *button : {suggest_, confirm_, cancel_})
        bar_->addWidget(button);
    fitToText(*this, [this, question, second] {
        question->setSpacing(besideText(nameGap));
        second->setSpacing(besideText(4));
        bar_->setSpacing(besideText(partsGap));
        mark_->setFixedSize(markSize(), markSize());
        again_->setFixedHeight(recap_->sizeHint().height() + besideText(4));
        placeChoices();
        refresh();
    });
}

int PromptBar::barHeight() const
{
    const int question = QFontMetrics(prompt_->font()).lineSpacing();
    const int second = std::max(recap_->sizeHint().height(), again_->height());
    const int choices = besideText(ChoiceButton::usualHeight);
    const int below = row_ == nullptr || !isNarrow(*this) ? 0 : shelfHeight(*shelf_) + layout()->spacing();
    const int parts =
        std::max({2 * question, question + second, markSize(), confirm_->sizeHint().height(), choices});
    return std::max(parts + besideText(12) + below, leastHeight_);
}

void PromptBar::setLeastHeight(int height)
{
    if (height == leastHeight_)
        return;
    leastHeight_ = height;
    setFixedHeight(barHeight());
}

void PromptBar::placeChoices()
{
    const bool isBelow = row_ != nullptr && isNarrow(*this);
    if (isBelow && shelf_->widget() == nullptr) {
        bar_->removeWidget(row_);
        shelf_->setWidget(row_);
        row_->setAutoFillBackground(false);
        showChoices();
    } else if (!isBelow && shelf_->widget() != nullptr) {
        shelf_->takeWidget();
        bar_->addWidget(row_);
        showChoices();
    }
    shelf_->setFixedHeight(shelfHeight(*shelf_));
    shelf_->setVisible(isBelow);
    setFixedHeight(barHeight());
}

QSize PromptBar::sizeHint() const
{
    return {QFrame::sizeHint().width(), barHeight()};
}

QSize PromptBar::minimumSizeHint() const
{
    // A window may grow for what is asked and offered, but not beyond its screen; in large text, which leaves the bar more
    // lines, not beyond the least size that is promised.
    constexpr int leastWidth = 320;
    constexpr int promised = 960;
    const int beside = window()->width() - width();
    const int room = std::max((textScale() > 1 ? promised : roomOnScreen(*window()).width()) - beside,
                              besideText(leastWidth));
    return {std::min(QFrame::minimumSizeHint().width(), room), barHeight()};
}

void PromptBar::resizeEvent(QResizeEvent *event)
{
    QFrame::resizeEvent(event);
    placeChoices();
    refreshRoom();
}

int PromptBar::lineRoom() const
{
    int room = width() - 2 * sideMargin;
    if (!mark_->isHidden())
        room -= markSize() + besideText(partsGap);
    for (const QWidget *part : std::initializer_list<const QWidget *>{suggest_, confirm_, cancel_, row_})
        if (part != nullptr && !part->isHidden() && part->parentWidget() == this)
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
    refusal_->offerRule(!offeredRule_.isEmpty());
    // The mark tells who it is, too.
    const bool isShort = name_->sizeHint().width() <= besideText(widestName);
    name_->setVisible(!name_->text().isEmpty() && isShort && who_->isHidden());
    const bool isBelow = shelf_->widget() != nullptr;
    if (isBelow)
        row_->fitInto(width() - 2 * sideMargin);
    for (int brevity = 0; !isBelow && row_ != nullptr && brevity < ChoiceButton::brevities; ++brevity) {
        row_->setBrevity(static_cast<ChoiceButton::Brevity>(brevity));
        if (fits(isToldBelow() ? 1 : 2))
            break;
    }
    // The sentence comes before the link.
    if (said_->currentWidget() == refusal_ && !fits(2))
        refusal_->offerRule(false);
    if (!fits(2))
        name_->hide();
    refreshSecondLine(fits(1));
}

bool PromptBar::isToldBelow() const
{
    return !note_->text().isEmpty() || !recap_->recap().isEmpty();
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
