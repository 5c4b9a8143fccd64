#include "prompt_bar.h"

#include "game_result.h"
#include "models/general_words.h"
#include "seat_icon.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>

namespace waystone {

namespace {

constexpr int markSize = 26;

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
      prompt_(wrapped("promptText")),
      note_(wrapped("promptNote")),
      confirm_(new QPushButton),
      cancel_(new QPushButton)
{
    setObjectName(QStringLiteral("promptBar"));
    mark_->setFixedSize(markSize, markSize);
    name_->setObjectName(QStringLiteral("promptName"));
    name_->setTextFormat(Qt::PlainText);
    QFont bold = name_->font();
    bold.setBold(true);
    bold.setPointSizeF(bold.pointSizeF() * 1.15);
    name_->setFont(bold);
    note_->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    note_->setForegroundRole(QPalette::PlaceholderText);
    confirm_->setObjectName(QStringLiteral("confirmButton"));
    cancel_->setObjectName(QStringLiteral("cancelButton"));

    auto *layout = new QHBoxLayout(this);
    layout->setContentsMargins(10, 5, 10, 5);
    layout->addWidget(mark_);
    layout->addWidget(name_);
    layout->addSpacing(6);
    layout->addWidget(prompt_, 3);
    layout->addWidget(note_, 2);
    layout->addWidget(confirm_);
    layout->addWidget(cancel_);

    connect(&controller, &GameController::viewChanged, this, &PromptBar::refresh);
    connect(&controller, &GameController::actingSeatChanged, this, &PromptBar::refresh);
    connect(&controller, &GameController::playersChanged, this, &PromptBar::refresh);
    connect(&controller, &GameController::languageChanged, this, &PromptBar::refresh);
    connect(&controller, &GameController::confirmationNeeded, this, &PromptBar::showConfirmation);
    connect(&controller, &GameController::confirmationEnded, this, [this] {
        pending_.reset();
        refresh();
    });
    connect(confirm_, &QPushButton::clicked, &controller, &GameController::confirm);
    connect(cancel_, &QPushButton::clicked, &controller, &GameController::cancel);
    refresh();
}

void PromptBar::setNote(const QString &note)
{
    note_->setText(note);
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
    confirm_->setVisible(pending_.has_value());
    cancel_->setVisible(pending_.has_value());
    if (!controller_.hasGame()) {
        prompt_->clear();
        return;
    }
    const Seat seat = controller_.actingSeat();
    const bool isSeat = seat < controller_.seats();
    mark_->setVisible(isSeat);
    name_->setVisible(isSeat);
    if (isSeat) {
        mark_->setPixmap(seatMark(controller_.player(seat).colour, markSize, devicePixelRatioF()));
        name_->setText(controller_.words().seatName(seat));
    } else {
        name_->clear();
    }
    prompt_->setText(pending_ ? confirmText() : promptText());
    prompt_->setAccessibleName(isSeat ? tr("%1: %2", "player, what to do").arg(name_->text(), prompt_->text())
                                      : prompt_->text());
    note_->setText(isEarlier() ? tr("An earlier moment. What is played here becomes a variation.")
                               : QString());
}

bool PromptBar::isEarlier() const
{
    return !controller_.children(controller_.currentPly()).empty() && !controller_.canRedo();
}

QString PromptBar::promptText() const
{
    if (controller_.isOver())
        return gameResult(controller_);
    if (controller_.actingSeat() == nobody)
        return tr("Several players choose at the same time.");
    return controller_.words().promptText(controller_.prompt());
}

QString PromptBar::confirmText() const
{
    const QString action = controller_.words().actionText(*pending_, controller_.view());
    const int points = controller_.preview(*pending_).points(controller_.actingSeat());
    const QString gain =
        points == 0 ? action
                    : tr("%1 (%2)", "action, points").arg(action, general_words::points(points, points));
    if (reason_ == GameController::ConfirmReason::endsTurn)
        return tr("%1. This ends the turn.", "action").arg(gain);
    return tr("%1. This cannot be taken back.", "action").arg(gain);
}

} // namespace waystone
