#include "table/prompt_bar.h"

#include "board/choice_row.h"
#include "board/play_board.h"
#include "parts/few_lines.h"
#include "parts/seat_icon.h"
#include "table/recap_line.h"
#include "table/refusal_line.h"

#include <QApplication>
#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QStackedWidget>

namespace waystone {

PromptBar::PromptBar(GameController &controller, QWidget *parent)
    : QFrame(parent),
      controller_(controller),
      mark_(new QLabel),
      name_(new QLabel),
      who_(new QComboBox),
      prompt_(new QLabel),
      note_(new FewLines("promptNote", 1)),
      recap_(new RecapLine(controller)),
      said_(new QStackedWidget),
      refusal_(new RefusalLine),
      bar_(new QHBoxLayout),
      shelf_(new QScrollArea),
      again_(new QPushButton),
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

void PromptBar::setBoard(PlayBoard &play, QWidget &view)
{
    choices_ = &play.choices();
    row_ = new ChoiceRow(play.choices(), view);
    bar_->addWidget(row_);
    placeChoices();
    connect(row_, &ChoiceRow::changed, this, &PromptBar::refreshQuestion);
    connect(&play, &PlayBoard::refusalShown, this,
            [this](const Problem &problem) { showRefusal(controller_.words().problemText(problem)); });
    connect(&play, &PlayBoard::refusalEnded, this, &PromptBar::endRefusal);
    connect(&controller_, &GameController::languageChanged, this, [this, &play] {
        if (play.shownRefusal())
            refusal_->tell(controller_.words().problemText(*play.shownRefusal()));
    });
    refresh();
}

void PromptBar::follow()
{
    GameController &controller = controller_;
    connect(&controller, &GameController::viewChanged, this, [this] { failed_ = nobody; });
    connect(&controller, &GameController::playersChanged, this, [this] { failed_ = nobody; });
    connect(refusal_, &RefusalLine::ruleWanted, this, [this] { emit ruleWanted(offeredRule_); });
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
    connect(confirm_, &QPushButton::clicked, this, &PromptBar::confirm);
    connect(cancel_, &QPushButton::clicked, &controller, &GameController::cancel);
}

void PromptBar::offerShowAgain()
{
    offersAgain_ = true;
    refreshRoom();
}

void PromptBar::offerRule(const QString &code)
{
    offeredRule_ = code;
    refreshRoom();
}

void PromptBar::setHint(const QString &deed)
{
    if (deed == hint_)
        return;
    hint_ = deed;
    refresh();
}

void PromptBar::showRefusal(const QString &sentence)
{
    offerRule({});
    refusal_->tell(sentence);
    said_->setCurrentWidget(refusal_);
    refreshRoom();
}

void PromptBar::endRefusal()
{
    refusal_->tell({});
    said_->setCurrentIndex(0);
    refreshRoom();
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

QString PromptBar::spoken() const
{
    const QString note = note_->text();
    const QString asked = prompt_->accessibleName();
    return note.isEmpty() ? asked : tr("%1 %2", "two sentences").arg(asked, note);
}

void PromptBar::showConfirmation(Action action, GameController::ConfirmReason reason)
{
    pending_ = action;
    reason_ = reason;
    asked_.start();
    refresh();
    confirm_->setFocus();
}

void PromptBar::confirm()
{
    if (asked_.elapsed() >= QApplication::doubleClickInterval())
        controller_.confirm();
}

Seat PromptBar::seatAsked() const
{
    const bool isAsked = controller_.isPerson(controller_.actingSeat());
    return isAsked || thinking_ == nobody ? controller_.actingSeat() : thinking_;
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
    const bool isAsked = controller_.isPerson(controller_.actingSeat());
    const Seat seat = seatAsked();
    const bool isChoice =
        controller_.table().secrets != Secrets::none && controller_.shown().personsToAct.size() > 1;
    mark_->setVisible(seat != nobody && !(isChoice && isAsked)); // the box of those who may act has marks
    if (seat != nobody)
        mark_->setPixmap(seatMark(controller_.player(seat).colour, mark_->width(), devicePixelRatioF()));
    who_->setVisible(isChoice);
    fillWho(isAsked ? seat : nobody);
    name_->setVisible(isAsked && !isChoice);
    name_->setText(isAsked ? controller_.words().seatName(seat) : QString());
    suggest_->setText(tr("Show the Others First"));
    suggest_->setToolTip(tr("What you choose next is not played: it lies on the table for the others to see, "
                            "until you play it or take it "
                            "back"));
    suggest_->setVisible(controller_.shown().maySuggest && !pending_);
    suggest_->setChecked(controller_.proposals().isSuggesting());
    recap_->show(Recap::of(controller_));
    again_->setText(tr("Show Again"));
    again_->setToolTip(tr("Shows once more what has just happened"));
    if (!hint_.isEmpty())
        note_->tell(tr("Hint: %1").arg(hint_));
    else if (controller_.proposals().isSuggesting())
        note_->tell(tr("What you choose now is only proposed to the others."));
    else
        note_->tell(isEarlier() ? tr("An earlier moment. What is played here becomes a variation.")
                                : QString());
    refreshQuestion();
}

void PromptBar::refreshQuestion()
{
    if (!controller_.hasGame())
        return;
    const bool isAsked = controller_.isPerson(controller_.actingSeat());
    const QString ofKind = isAsked && choices_ != nullptr ? choices_->question() : QString();
    prompt_->setText(pending_ ? confirmText() : ofKind.isEmpty() ? promptText(seatAsked()) : ofKind);
    prompt_->setAccessibleName(isAsked ? tr("%1: %2", "player, what to do")
                                             .arg(controller_.words().seatName(seatAsked()), prompt_->text())
                                       : prompt_->text());
    showChoices();
    refreshRoom();
    emit changed();
}

void PromptBar::showChoices()
{
    if (row_ == nullptr)
        return;
    // They keep their place, so that nothing else comes to lie under the pointer.
    row_->setVisible(!choices_->choices().empty());
    row_->setEnabled(!pending_);
}

void PromptBar::fillWho(Seat seat)
{
    who_->clear();
    who_->setAccessibleName(tr("Acting player"));
    who_->setToolTip(tr("Several players may act now, in any order: choose one of them"));
    who_->setPlaceholderText(tr("Whose action is it?"));
    for (const Seat able : controller_.shown().personsToAct)
        who_->addItem(seatIcon(controller_.player(able).colour), controller_.words().seatName(able), able);
    who_->setCurrentIndex(who_->findData(seat));
}

bool PromptBar::isEarlier() const
{
    const GameHistory &history = controller_.history();
    return !history.children(history.current()).empty() && !history.canRedo() && !history.waiting();
}

} // namespace waystone
