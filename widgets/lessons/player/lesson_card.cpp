#include "lessons/player/lesson_card.h"

#include "lessons/player/lesson_answers.h"
#include "lessons/player/lesson_card_head.h"
#include "lessons/player/lesson_commands.h"
#include "lessons/player/lesson_feedback.h"
#include "lessons/player/lesson_goal.h"
#include "lessons/player/lesson_label.h"
#include "lessons/player/lesson_summary.h"
#include "words/foreign_text.h"

#include <QEvent>
#include <QPointer>
#include <QPushButton>
#include <QScrollArea>
#include <QVBoxLayout>

#include <utility>

namespace waystone {

namespace {

constexpr int aroundNews = 6; ///< pixels above and below

} // namespace

void LessonCard::setSecondLanguage(const QString &code)
{
    texts_.setSecondLanguage(code);
    refresh();
}

void LessonCard::setTheme(const Theme &theme)
{
    feedback_->setTheme(theme);
    refresh();
}

void LessonCard::resizeEvent(QResizeEvent *event)
{
    QFrame::resizeEvent(event);
    // The text of the step keeps more than half of what lies between head and foot.
    feedback_->setRoom((height() - head_->sizeHint().height() - foot_->sizeHint().height()) * 2 / 5);
}

void LessonCard::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange) {
        commands_->retranslate();
        refresh();
    }
    QFrame::changeEvent(event);
}

void LessonCard::refresh()
{
    if (!player_.isOpen())
        return;
    QWidget *focused = window()->focusWidget();
    const QPointer<QWidget> used = focused != nullptr && isAncestorOf(focused) ? focused : nullptr;
    if (shownOpening_ != player_.opening() || shownStep_ != player_.stepIndex()) {
        shownOpening_ = player_.opening();
        shownStep_ = player_.stepIndex();
        answers_->renew();
        scroll_->ensureVisible(0, 0);
        news_ = nullptr;
        toldVerdict_.clear();
        toldHints_.clear();
    }
    setAccessibleName(foreign_text::line(read(player_.lesson().title), foreign_text::longestLine));
    head_->refresh();
    goal_->refresh();
    if (!summaryScroll_->isHidden())
        summary_->refresh();
    refreshText();
    answers_->refresh();
    feedback_->refresh();
    refreshHints();
    refreshButtons();
    // What is offered no more would hand the keyboard to whatever stands next to it.
    if (used != nullptr && !used->isVisibleTo(this))
        focusNext();
    heedNews();
}

void LessonCard::heedNews()
{
    const QString verdict = feedback_->isHidden() ? QString() : feedback_->said();
    const QString hints = hints_->isHidden() ? QString() : hints_->text();
    const bool isVerdictNew = verdict != std::exchange(toldVerdict_, verdict) && !verdict.isEmpty();
    const bool isHintNew = hints != std::exchange(toldHints_, hints) && !hints.isEmpty();
    if (!isVerdictNew && !isHintNew)
        return;
    if (!isHintNew)
        return; // the verdict stands where it is seen
    news_ = hints_;
    // Not before the column knows how high its sentences are.
    QMetaObject::invokeMethod(this, &LessonCard::reveal, Qt::QueuedConnection);
}

void LessonCard::reveal()
{
    if (news_ == nullptr || news_->isHidden())
        return;
    const QRect box(news_->mapTo(scroll_->widget(), QPoint()), news_->size());
    scroll_->ensureVisible(0, box.bottom(), 0, aroundNews);
    scroll_->ensureVisible(0, box.top(), 0, aroundNews); // how it begins, where there is no room for all
}

void LessonCard::refreshText()
{
    const LessonStep &step = player_.step();
    showText(another_, player_.showsAnotherTable() ? tr("A new position:") : QString());
    text_->setText(texts_.first(step.text));
    showText(secondText_, texts_.second(step.text));
    // Where the answers stand below it, they stay where they are when there is nothing more to be said.
    const bool isChoice = step.kind == LessonStep::Kind::choose;
    QSizePolicy policy = task_->sizePolicy();
    policy.setRetainSizeWhenHidden(isChoice);
    task_->setSizePolicy(policy);
    const QString task = taskText();
    task_->setText(task.isEmpty() && isChoice ? tr("Choose an answer.") : task);
    task_->setVisible(!task.isEmpty());
    // Whoever does not see the card hears it where the keyboard is.
    for (QWidget *widget : std::initializer_list<QWidget *>{this, next_})
        widget->setAccessibleDescription(spoken());
    answers_->setSpoken(spoken());
}

QString LessonCard::spoken() const
{
    QStringList sentences{another_->text(), texts_.first(player_.step().text), goal_->spoken(), taskText()};
    if (const auto &feedback = player_.feedback()) {
        sentences.append({feedback_->verdict(), texts_.first(feedback->text)});
        sentences.append({feedback_->reason(), feedback_->loss(), feedback_->wayBack()});
    }
    sentences.removeAll(QString());
    return sentences.join(QLatin1Char(' '));
}

QString LessonCard::taskText() const
{
    using enum LessonStep::Kind;
    if (player_.stage() == LessonPlayer::Stage::showing)
        return tr("Watch the board.");
    if (player_.stage() != LessonPlayer::Stage::asked)
        return {};
    const std::optional<int> left = player_.run().actionsLeft();
    switch (player_.step().kind) {
    case act:
        return tr("Play it on the board.");
    case choose:
        return tr("Choose an answer.");
    case predict:
        return predictionTask();
    case playOn:
        return left ? tr("Play on against the computer: %n action(s) left.", nullptr, *left)
                    : tr("Play on against the computer as long as you like.");
    case tell:
    case show:
        break;
    }
    return {};
}

QString LessonCard::predictionTask() const
{
    const LessonStep &step = player_.step();
    if (step.source.empty())
        return step.line.empty() ? tr("How many points is this?") : tr("How many points does this bring?");
    const QString source = controller_.words().sourceName(step.source);
    return step.line.empty() ? tr("How many points come from this category: %1?").arg(source)
                             : tr("How many points does this bring in this category: %1?").arg(source);
}

void LessonCard::refreshHints()
{
    const LessonStep &step = player_.step();
    QStringList told;
    for (int hint = 0; hint < player_.run().hintsTold(); ++hint)
        told.append(tr("Hint: %1").arg(texts_.both(step.hints[static_cast<std::size_t>(hint)])));
    showText(hints_, told.join(QStringLiteral("\n\n")));
    hint_->setText(player_.run().hintsTold() == 0 ? tr("&Hint") : tr("Another &Hint"));
    hint_->setToolTip(LessonCommands::withKey(tr("Says a little more"), *commands_->hint));
    hint_->setVisible(player_.hasMoreHints());
}

void LessonCard::refreshButtons()
{
    askReach_->setText(tr("Still within Reach?"));
    askReach_->setToolTip(
        LessonCommands::withKey(tr("Tells whether the goal can still be reached"), *commands_->askReach));
    askReach_->setVisible(player_.canAsk());
    replay_->setText(tr("Show It &Again"));
    replay_->setToolTip(LessonCommands::withKey(tr("Plays it again from the beginning"), *commands_->replay));
    replay_->setVisible(player_.canReplay());
    restart_->setText(tr("Start This Step &Over"));
    restart_->setVisible(player_.canRestart());
    enough_->setText(tr("Don&e Playing"));
    enough_->setVisible(player_.step().kind == LessonStep::Kind::playOn &&
                        player_.stage() == LessonPlayer::Stage::asked);
    back_->setText(tr("&Back"));
    back_->setToolTip(LessonCommands::withKey(tr("To the previous step"), *commands_->back));
    back_->setEnabled(player_.stepIndex() > 0);
    skip_->setText(tr("&Skip"));
    skip_->setToolTip(LessonCommands::withKey(player_.isLast()
                                                  ? tr("Ends the lesson without doing this step")
                                                  : tr("To the next step without doing this one"),
                                              *commands_->skip));
    skip_->setEnabled(!player_.canGoOn());
    next_->setText(player_.isLast() ? tr("&Finish") : tr("&Next"));
    next_->setToolTip(LessonCommands::withKey(
        player_.isLast() ? tr("Ends the lesson") : tr("To the next step"), *commands_->next));
    next_->setEnabled(player_.canGoOn());
}

void LessonCard::focusNext()
{
    using Stage = LessonPlayer::Stage;
    if (player_.stage() == Stage::judged || player_.stage() == Stage::seen)
        feedback_->focusFirst();
    else if (player_.canGoOn())
        next_->setFocus();
    else if (player_.stage() != Stage::asked || !answers_->focusFirst())
        emit boardWanted();
}

} // namespace waystone
