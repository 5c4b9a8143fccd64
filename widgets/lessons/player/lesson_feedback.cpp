#include "lessons/player/lesson_feedback.h"

#include "lessons/player/lesson_commands.h"
#include "lessons/player/lesson_label.h"
#include "lessons/player/verdict_frame.h"

#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace waystone {

namespace {

constexpr int usualRoom = 200;

VerdictColors::Kind kindOf(const LessonPlayer::Feedback &feedback)
{
    using Kind = VerdictColors::Kind;
    if (feedback.remark == LessonPlayer::Feedback::Remark::soFar)
        return Kind::neither;
    switch (feedback.verdict) {
    case Judgement::Verdict::wrong:
        return Kind::wrong;
    case Judgement::Verdict::open:
    case Judgement::Verdict::neutral:
        return Kind::neither;
    case Judgement::Verdict::right:
    case Judgement::Verdict::good:
        break;
    }
    return Kind::right;
}

} // namespace

LessonFeedback::LessonFeedback(LessonPlayer &player, const GameController &controller,
                               const LessonTexts &texts, const LessonCommands &commands)
    : player_(player),
      controller_(controller),
      texts_(texts),
      commands_(commands),
      theme_(&Theme::of(ThemeKind::light)),
      frame_(new VerdictFrame),
      scroll_(new QScrollArea),
      said_(new QWidget),
      room_(usualRoom),
      verdict_(lessonLabel("lessonVerdict", 1.1, true)),
      text_(lessonLabel("lessonFeedbackText", 1.1)),
      reason_(lessonLabel("lessonReason", 1.1)),
      loss_(lessonLabel("lessonLoss", 1.1)),
      back_(lessonLabel("lessonWayBack")),
      consequence_(lessonButton("seeConsequence")),
      tryAgain_(lessonButton("tryAgain")),
      points_(lessonLabel("lessonPoints"))
{
    frame_->setObjectName(QStringLiteral("lessonFeedback"));
    scroll_->setFrameShape(QFrame::NoFrame);
    scroll_->setWidgetResizable(true);
    scroll_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll_->setFocusPolicy(Qt::NoFocus);
    scroll_->setWidget(said_);
    scroll_->viewport()->setAutoFillBackground(false);
    said_->setAutoFillBackground(false);
    auto *sentences = new QVBoxLayout(said_);
    sentences->setContentsMargins({});
    for (QWidget *part : std::initializer_list<QWidget *>{verdict_, text_, reason_, loss_, points_, back_})
        sentences->addWidget(part);
    sentences->addStretch();
    auto *inside = new QVBoxLayout(frame_);
    for (QWidget *part : std::initializer_list<QWidget *>{scroll_, consequence_, tryAgain_})
        inside->addWidget(part);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins({});
    column->addWidget(frame_);
    connect(tryAgain_, &QPushButton::clicked, &player_, &LessonPlayer::tryAgain);
    connect(consequence_, &QPushButton::clicked, &player_, &LessonPlayer::seeConsequence);
}

void LessonFeedback::setTheme(const Theme &theme)
{
    theme_ = &theme;
}

void LessonFeedback::setRoom(int height)
{
    if (std::exchange(room_, height) != height)
        fit();
}

void LessonFeedback::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    fit();
}

/// As high as what is said, if there is room for that.
void LessonFeedback::fit()
{
    const int least = 3 * fontMetrics().height();
    const int width = scroll_->viewport()->width();
    const int whole = said_->layout()->hasHeightForWidth() ? said_->layout()->totalHeightForWidth(width)
                                                           : said_->sizeHint().height();
    scroll_->setFixedHeight(std::min(whole, std::max(least, room_)));
}

void LessonFeedback::paintGround()
{
    const auto &feedback = player_.feedback();
    const VerdictColors colors =
        VerdictColors::of(feedback ? kindOf(*feedback) : VerdictColors::Kind::right, *theme_);
    QPalette ink = verdict_->palette();
    ink.setColor(QPalette::WindowText, colors.ink);
    verdict_->setPalette(ink);
    frame_->setColors(colors);
}

void LessonFeedback::refresh()
{
    const auto &feedback = player_.feedback();
    setVisible(feedback || player_.points());
    showText(verdict_, verdict());
    showText(text_, feedback ? texts_.both(feedback->text) : QString());
    showText(reason_, reason());
    showText(loss_, loss());
    showText(back_, wayBack());
    showText(points_, player_.points() ? pointsText(*player_.points()) : QString());
    tryAgain_->setText(tr("&Try Again"));
    const QString back = wayBack();
    tryAgain_->setToolTip(
        LessonCommands::withKey(back.isEmpty() ? tr("Takes the move back") : back, *commands_.tryAgain));
    tryAgain_->setVisible(player_.isWrong());
    consequence_->setText(tr("See &What Happens"));
    consequence_->setToolTip(LessonCommands::withKey(tr("Plays on while you watch"), *commands_.consequence));
    consequence_->setVisible(player_.canSeeConsequence());
    paintGround();
    fit();
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
        return feedback->remark == Remark::within    ? tr("✓ The goal can still be reached.")
               : feedback->remark == Remark::soFar   ? tr("Right so far: go on.")
               : feedback->remark == Remark::carried ? tr("✓ The goal is reached, by what the others did "
                                                          "last. Whether that was sure is not known.")
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
    QStringList said{verdict()};
    if (player_.feedback())
        said.append(texts_.both(player_.feedback()->text));
    said += {reason(), loss(), wayBack()};
    if (player_.points())
        said.append(pointsText(*player_.points()));
    said.removeAll(QString());
    return said.join(QLatin1Char(' '));
}

QString LessonFeedback::actionText(const GoalLoss &back) const
{
    const SeatView view = player_.run().game().view(*back.before.position(), player_.step().seat);
    return controller_.words().actionText(back.action, view);
}

QString LessonFeedback::reason() const
{
    const std::optional<LessonPlayer::Lost> lost = player_.lost();
    if (!lost)
        return {};
    if (lost->points)
        return tr("At most %1 of the %2 points can be reached from here.")
            .arg(*lost->points)
            .arg(lost->wanted);
    if (player_.feedback()->remark == LessonPlayer::Feedback::Remark::lost)
        return {};
    return lost->actions > 0
               ? tr("With %n more action(s) the goal can no longer be reached.", nullptr, lost->actions)
               : tr("No action is left, and the goal is not reached.");
}

QString LessonFeedback::loss() const
{
    const std::optional<GoalLoss> loss = player_.loss();
    return loss ? tr("Action %1 is the one to change: %2", "number of the action, what was done")
                      .arg(QString::number(loss->number), actionText(*loss))
                : QString();
}

QString LessonFeedback::wayBack() const
{
    const std::optional<GoalLoss> back = player_.wayBackTo();
    return back ? tr("“Try Again” goes back to before this action: %1").arg(actionText(*back)) : QString();
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
