#include "lessons/player/lesson_feedback.h"

#include "board/mark_item.h"
#include "lessons/player/lesson_commands.h"
#include "lessons/player/lesson_label.h"

#include <QPushButton>
#include <QVBoxLayout>

namespace waystone {

namespace {

LessonMark::Tone toneOf(Judgement::Verdict verdict)
{
    switch (verdict) {
    case Judgement::Verdict::wrong:
        return LessonMark::Tone::bad;
    case Judgement::Verdict::open:
    case Judgement::Verdict::neutral:
        return LessonMark::Tone::look;
    case Judgement::Verdict::right:
    case Judgement::Verdict::good:
        break;
    }
    return LessonMark::Tone::good;
}

} // namespace

LessonFeedback::LessonFeedback(LessonPlayer &player, const GameController &controller,
                               const LessonTexts &texts, const LessonCommands &commands)
    : player_(player),
      controller_(controller),
      texts_(texts),
      commands_(commands),
      theme_(&Theme::of(ThemeKind::light)),
      frame_(new QFrame),
      verdict_(lessonLabel("lessonVerdict", 1.1, true)),
      loss_(lessonLabel("lessonLoss", 1.1)),
      text_(lessonLabel("lessonFeedbackText", 1.1)),
      consequence_(lessonButton("seeConsequence")),
      tryAgain_(lessonButton("tryAgain")),
      points_(lessonLabel("lessonPoints"))
{
    frame_->setObjectName(QStringLiteral("lessonFeedback"));
    frame_->setFrameShape(QFrame::StyledPanel);
    frame_->setAutoFillBackground(true);
    frame_->setBackgroundRole(QPalette::Base);
    auto *inside = new QVBoxLayout(frame_);
    for (QWidget *part : std::initializer_list<QWidget *>{verdict_, loss_, text_, consequence_, tryAgain_})
        inside->addWidget(part);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins({});
    column->addWidget(frame_);
    column->addWidget(points_);
    connect(tryAgain_, &QPushButton::clicked, &player_, &LessonPlayer::tryAgain);
    connect(consequence_, &QPushButton::clicked, &player_, &LessonPlayer::seeConsequence);
}

void LessonFeedback::setTheme(const Theme &theme)
{
    theme_ = &theme;
}

void LessonFeedback::refresh()
{
    const auto &feedback = player_.feedback();
    setVisible(feedback || player_.points());
    frame_->setVisible(feedback.has_value());
    if (feedback) {
        verdict_->setText(verdict());
        QPalette colours = verdict_->palette();
        colours.setColor(QPalette::WindowText, MarkItem::color(toneOf(feedback->verdict), *theme_));
        verdict_->setPalette(colours);
        showText(text_, texts_.both(feedback->text));
    }
    const QString loss = this->loss();
    showText(loss_, loss);
    tryAgain_->setText(tr("&Try Again"));
    tryAgain_->setToolTip(LessonCommands::withKey(loss.isEmpty() ? tr("Takes the move back")
                                                                 : tr("Goes back to before that action"),
                                                  *commands_.tryAgain));
    tryAgain_->setVisible(player_.isWrong());
    consequence_->setText(tr("See &What Happens"));
    consequence_->setToolTip(LessonCommands::withKey(tr("Plays on while you watch"), *commands_.consequence));
    consequence_->setVisible(player_.canSeeConsequence());
    showText(points_, player_.points() ? pointsText(*player_.points()) : QString());
}

void LessonFeedback::focusFirst()
{
    (player_.canSeeConsequence() ? consequence_ : tryAgain_)->setFocus();
}

QString LessonFeedback::verdict() const
{
    using Remark = LessonPlayer::Feedback::Remark;
    const auto &feedback = player_.feedback();
    if (!feedback)
        return {};
    if (feedback->remark == Remark::hopeless)
        return tr(
            "No way from here is sure to reach the goal: it is the task that has to be changed. You can "
            "skip it.");
    switch (feedback->verdict) {
    case Judgement::Verdict::right:
        return feedback->remark == Remark::within ? tr("✓ The goal can still be reached.")
                                                  : tr("✓ That is right.");
    case Judgement::Verdict::good:
        return tr("✓ That is good, but there is something better.");
    case Judgement::Verdict::neutral:
        return tr("We shall see: it is not clear yet whether the goal can still be reached.");
    case Judgement::Verdict::open:
        return tr("Whether this way leads to the goal remains open: the lesson does not say what the others "
                  "do next. Try another way.");
    case Judgement::Verdict::wrong:
        break;
    }
    return feedback->remark == Remark::tooFew    ? tr("✗ It is more than that.")
           : feedback->remark == Remark::tooMany ? tr("✗ It is less than that.")
           : feedback->remark == Remark::lost    ? tr("✗ The goal can no longer be reached.")
                                                 : tr("✗ That is not it.");
}

QString LessonFeedback::said() const
{
    QString said =
        player_.feedback() ? verdict() + loss() + texts_.both(player_.feedback()->text) : QString();
    if (player_.points())
        said += pointsText(*player_.points());
    return said;
}

QString LessonFeedback::loss() const
{
    const std::optional<GoalLoss> loss = player_.loss();
    if (!loss)
        return {};
    const SeatView view = player_.run().game().view(*loss->before.position(), player_.step().seat);
    return tr("Action %1 is the one to change: %2", "number of the action, what was done")
        .arg(QString::number(loss->number), controller_.words().actionText(loss->action, view));
}

QString LessonFeedback::pointsText(const LessonPlayer::Points &points) const
{
    QStringList lines;
    for (const auto &[source, amount] : points.sources)
        lines.append(tr("%1: %2", "what gives points, points")
                         .arg(controller_.words().sourceName(source))
                         .arg(amount));
    lines.append(tr("In all: %1", "points").arg(points.total));
    return lines.join(QLatin1Char('\n'));
}

} // namespace waystone
