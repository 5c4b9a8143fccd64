#include "table/prompt_bar.h"

#include "fitting/text_scale.h"
#include "parts/seat_icon.h"
#include "protocol/program_name.h"
#include "words/command_text.h"
#include "words/general_words.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>

namespace waystone {

namespace {

int markSize()
{
    return besideText(26);
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
    mark_->setFixedSize(markSize(), markSize());
    name_->setObjectName(QStringLiteral("promptName"));
    name_->setTextFormat(Qt::PlainText);
    QFont bold = name_->font();
    bold.setBold(true);
    bold.setPointSizeF(bold.pointSizeF() * 1.15);
    name_->setFont(bold);
    who_->setObjectName(QStringLiteral("whoActs"));
    who_->setFont(bold);
    who_->hide();
    who_->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    note_->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    note_->setForegroundRole(QPalette::PlaceholderText);
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
    auto *layout = new QHBoxLayout(this);
    layout->setContentsMargins(10, 5, 10, 5);
    layout->addWidget(mark_);
    layout->addWidget(name_);
    layout->addWidget(who_);
    layout->addSpacing(6);
    layout->addWidget(prompt_, 3);
    layout->addWidget(note_, 2);
    layout->addWidget(rule_);
    layout->addWidget(suggest_);
    layout->addWidget(confirm_);
    layout->addWidget(cancel_);
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
    connect(suggest_, &QPushButton::clicked, &controller, &GameController::setSuggesting);
    connect(confirm_, &QPushButton::clicked, &controller, &GameController::confirm);
    connect(cancel_, &QPushButton::clicked, &controller, &GameController::cancel);
}

void PromptBar::setNote(const QString &note)
{
    note_->setText(note);
    note_->setVisible(!note.isEmpty()); // else it would keep its share of the row
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
    if (controller_.proposals().isSuggesting())
        setNote(tr("What is chosen now is only proposed to the others."));
    else
        setNote(isEarlier() ? tr("An earlier moment. What is played here becomes a variation.") : QString());
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

QString PromptBar::promptText(Seat seat) const
{
    if (controller_.isOver())
        return {};
    if (controller_.shown().actors.isChance())
        return tr("Chance decides at this moment.");
    if (seat == nobody)
        return tr("Several players choose at the same time.");
    if (!controller_.isPerson(seat))
        return computerText(seat);
    return controller_.words().promptText(controller_.shown().prompt);
}

QString PromptBar::computerText(Seat seat) const
{
    const QString name = controller_.words().seatName(seat);
    if (seat == thinking_)
        return paused_ ? tr("%1 waits: the computer players are paused.").arg(name)
                       : tr("%1 is thinking…").arg(name);
    const std::optional<std::string_view> command = commandOf(controller_.player(seat).bot);
    if (seat == failed_)
        return tr("The program that plays %1 does not go on. “Play On from Here” asks it again.").arg(name);
    if (command)
        return tr("%1, played by the program %2, is to act. “Play On from Here” asks it.",
                  "player, command line")
            .arg(name, shownCommand(*command));
    return tr("%1, played by the computer, is to act. “Play On from Here” lets it.").arg(name);
}

QString PromptBar::confirmText() const
{
    const QString action = controller_.words().actionText(*pending_, controller_.shown().view);
    const int points = controller_.preview(*pending_).points(controller_.actingSeat());
    const QString gain =
        points == 0 ? action
                    : tr("%1 (%2)", "action, points").arg(action, general_words::points(points, points));
    if (reason_ == GameController::ConfirmReason::endsTurn)
        return tr("%1. This ends the turn.", "action").arg(gain);
    return tr("%1. This cannot be taken back.", "action").arg(gain);
}

} // namespace waystone
