#include "table/prompt_bar.h"

#include "fitting/text_scale.h"
#include "fitting/text_watch.h"
#include "parts/seat_icon.h"
#include "table/recap_line.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace waystone {

namespace {

int markSize()
{
    return besideText(32);
}

QLabel *wrapped(const char *name)
{
    auto *label = new QLabel;
    label->setObjectName(QLatin1String(name));
    label->setTextFormat(Qt::PlainText);
    label->setWordWrap(true);
    return label;
}

} // namespace

PromptBar::PromptBar(GameController &controller, QWidget *parent)
    : QFrame(parent),
      controller_(controller),
      mark_(new QLabel),
      name_(new QLabel),
      who_(new QComboBox),
      prompt_(wrapped("promptText")),
      note_(wrapped("promptNote")),
      recap_(new RecapLine(controller)),
      again_(new QPushButton),
      rule_(new QPushButton),
      suggest_(new QPushButton),
      confirm_(new QPushButton),
      cancel_(new QPushButton)
{
    setObjectName(QStringLiteral("promptBar"));
    shapeParts();
    layOut();
    follow();
    refresh();
}

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
    note_->setForegroundRole(QPalette::PlaceholderText);
    note_->setWordWrap(false);
    note_->setMinimumWidth(1);
    again_->setObjectName(QStringLiteral("showAgainButton"));
    again_->setFlat(true);
    QFont linked = again_->font();
    linked.setUnderline(true);
    again_->setFont(linked);
    rule_->setObjectName(QStringLiteral("ruleButton"));
    rule_->hide();
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
    auto *lines = new QVBoxLayout;
    lines->setSpacing(0);
    lines->addStretch(1);
    lines->addLayout(question);
    lines->addLayout(second);
    lines->addStretch(1);
    auto *layout = new QHBoxLayout(this);
    layout->setContentsMargins(10, 3, 10, 3);
    layout->addWidget(mark_);
    layout->addLayout(lines, 1);
    for (QPushButton *button : {rule_, suggest_, confirm_, cancel_})
        layout->addWidget(button);
    fitToText(*this, [this, question, second, layout] {
        question->setSpacing(besideText(8));
        second->setSpacing(besideText(4));
        layout->setSpacing(besideText(10));
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
    return std::max({2 * question, question + second, markSize(), confirm_->sizeHint().height()}) +
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
    refreshSecondLine();
}

void PromptBar::follow()
{
    GameController &controller = controller_;
    connect(&controller, &GameController::viewChanged, this, [this] { offerRule({}); });
    connect(&controller, &GameController::viewChanged, this, [this] { failed_ = nobody; });
    connect(&controller, &GameController::playersChanged, this, [this] { failed_ = nobody; });
    connect(rule_, &QPushButton::clicked, this, [this] { emit ruleWanted(offeredRule_); });
    connect(&controller, &GameController::viewChanged, this, &PromptBar::refresh);
    connect(&controller, &GameController::actingSeatChanged, this, &PromptBar::refresh);
    connect(&controller, &GameController::playersChanged, this, &PromptBar::refresh);
    connect(&controller, &GameController::languageChanged, this, &PromptBar::refresh);
    connect(&controller, &GameController::confirmationNeeded, this, &PromptBar::showConfirmation);
    connect(&controller, &GameController::confirmationEnded, this, [this] {
        pending_.reset();
        refresh();
    });
    connect(who_, &QComboBox::activated, this,
            [this](int index) { controller_.letAct(static_cast<Seat>(who_->itemData(index).toInt())); });
    connect(&controller.proposals(), &Proposals::suggestingChanged, this, &PromptBar::refresh);
    connect(again_, &QPushButton::clicked, this, &PromptBar::showAgainWanted);
    connect(suggest_, &QPushButton::clicked, &controller, &GameController::setSuggesting);
    connect(confirm_, &QPushButton::clicked, &controller, &GameController::confirm);
    connect(cancel_, &QPushButton::clicked, &controller, &GameController::cancel);
}

void PromptBar::offerShowAgain()
{
    offersAgain_ = true;
    refreshSecondLine();
}

void PromptBar::offerRule(const QString &code)
{
    offeredRule_ = code;
    rule_->setVisible(!code.isEmpty());
}

void PromptBar::setThinking(Seat seat)
{
    thinking_ = seat;
    if (seat != nobody)
        failed_ = nobody;
    refresh();
}

void PromptBar::setFailed(Seat seat)
{
    failed_ = seat;
    refresh();
}

void PromptBar::setPaused(bool paused)
{
    paused_ = paused;
    refresh();
}

QString PromptBar::text() const
{
    return prompt_->text();
}

void PromptBar::showConfirmation(Action action, GameController::ConfirmReason reason)
{
    pending_ = action;
    reason_ = reason;
    refresh();
    confirm_->setFocus();
}

void PromptBar::refresh()
{
    confirm_->setText(tr("Confirm"));
    cancel_->setText(tr("Cancel"));
    rule_->setText(tr("Rule…"));
    rule_->setToolTip(tr("Opens the rule that forbids it"));
    confirm_->setVisible(pending_.has_value());
    cancel_->setVisible(pending_.has_value());
    if (!controller_.hasGame()) {
        prompt_->clear();
        return;
    }
    const bool isAsked = controller_.isPerson(controller_.actingSeat());
    const Seat seat = isAsked || thinking_ == nobody ? controller_.actingSeat() : thinking_;
    const bool isChoice =
        controller_.table().secrets != Secrets::none && controller_.shown().personsToAct.size() > 1;
    mark_->setVisible(seat != nobody && !(isChoice && isAsked)); // the box of those who may act has marks
    if (seat != nobody)
        mark_->setPixmap(seatMark(controller_.player(seat).colour, markSize(), devicePixelRatioF()));
    who_->setVisible(isChoice);
    fillWho(isAsked ? seat : nobody);
    name_->setVisible(isAsked && !isChoice);
    name_->setText(isAsked ? controller_.words().seatName(seat) : QString());
    prompt_->setText(pending_ ? confirmText() : promptText(seat));
    prompt_->setAccessibleName(
        isAsked ? tr("%1: %2", "player, what to do").arg(name_->text(), prompt_->text()) : prompt_->text());
    suggest_->setText(tr("Propose"));
    suggest_->setToolTip(tr("Shows the others what you would do before it is played"));
    suggest_->setVisible(controller_.shown().maySuggest && !pending_);
    suggest_->setChecked(controller_.proposals().isSuggesting());
    recap_->show(Recap::of(controller_));
    again_->setText(tr("Show Again"));
    again_->setToolTip(tr("Shows once more what has just happened"));
    if (controller_.proposals().isSuggesting())
        note_->setText(tr("What is chosen now is only proposed to the others."));
    else
        note_->setText(isEarlier() ? tr("An earlier moment. What is played here becomes a variation.")
                                   : QString());
    refreshSecondLine();
}

void PromptBar::refreshSecondLine()
{
    const bool isNote = !note_->text().isEmpty();
    const int room = std::max(prompt_->width(), 1);
    const QRect question =
        prompt_->fontMetrics().boundingRect({0, 0, room, QWIDGETSIZE_MAX}, Qt::TextWordWrap, prompt_->text());
    const bool hasRoom = question.height() <= 3 * prompt_->fontMetrics().lineSpacing() / 2;
    note_->setVisible(isNote && hasRoom);
    const bool isTold = hasRoom && !isNote && !recap_->recap().isEmpty();
    recap_->setVisible(isTold);
    again_->setVisible(isTold && offersAgain_);
}

void PromptBar::fillWho(Seat seat)
{
    who_->clear();
    who_->setAccessibleName(tr("Who acts"));
    who_->setToolTip(tr("Several may act now, in any order: choose who does"));
    who_->setPlaceholderText(tr("Who acts?"));
    for (const Seat able : controller_.shown().personsToAct)
        who_->addItem(seatIcon(controller_.player(able).colour), controller_.words().seatName(able), able);
    who_->setCurrentIndex(who_->findData(seat));
}

bool PromptBar::isEarlier() const
{
    return !controller_.history().children(controller_.history().current()).empty() &&
           !controller_.history().canRedo();
}

} // namespace waystone
