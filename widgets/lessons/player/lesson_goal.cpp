#include "lessons/player/lesson_goal.h"

#include "lessons/player/lesson_label.h"
#include "lessons/words/goal_text.h"
#include "scenario/lesson/points_left.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QProgressBar>
#include <QVBoxLayout>

#include <algorithm>

namespace waystone {

namespace {

constexpr int barHeight = 8;

} // namespace

LessonGoal::LessonGoal(LessonPlayer &player, const GameController &controller)
    : player_(player),
      controller_(controller),
      heading_(lessonLabel("lessonGoalHeading", 0.9)),
      text_(lessonLabel("lessonGoalText", 1.1, true)),
      barRow_(new QWidget),
      bar_(new QProgressBar),
      reached_(lessonLabel("lessonGoalReached", 1, true)),
      left_(lessonLabel("lessonActionsLeft"))
{
    setObjectName(QStringLiteral("lessonGoal"));
    heading_->setForegroundRole(QPalette::PlaceholderText);
    bar_->setObjectName(QStringLiteral("lessonGoalBar"));
    bar_->setTextVisible(false);
    bar_->setFixedHeight(barHeight);
    reached_->setWordWrap(false);
    auto *row = new QHBoxLayout(barRow_);
    row->setContentsMargins({});
    row->addWidget(bar_, 1);
    row->addWidget(reached_);
    auto *column = new QVBoxLayout(this);
    for (QWidget *part : std::initializer_list<QWidget *>{heading_, text_, barRow_, left_})
        column->addWidget(part);
}

QStringList LessonGoal::lines() const
{
    const LessonStep &step = player_.step();
    if (step.kind != LessonStep::Kind::act || !step.goal)
        return {};
    return goalLines(*step.goal, controller_.words(), {step.seat, true});
}

QString LessonGoal::actionsLeft() const
{
    const std::optional<int> left = player_.run().actionsLeft();
    return left.value_or(0) > 0 && player_.stage() == LessonPlayer::Stage::asked
               ? tr("In at most %n action(s)", nullptr, *left)
               : QString();
}

QString LessonGoal::spoken() const
{
    QStringList sentences = lines();
    if (sentences.isEmpty())
        return {};
    if (const QString left = actionsLeft(); !left.isEmpty())
        sentences.append(left + QLatin1Char('.'));
    return sentences.join(QLatin1Char(' '));
}

void LessonGoal::refresh()
{
    const QStringList told = lines();
    setVisible(!told.isEmpty() && controller_.hasGame());
    if (isHidden())
        return;
    heading_->setText(tr("Your goal"));
    text_->setText(told.join(QLatin1Char('\n')));
    showText(left_, actionsLeft());
    refreshBar();
    setAccessibleName(heading_->text());
    setAccessibleDescription(spoken());
}

void LessonGoal::refreshBar()
{
    const std::optional<WantedPoints> points = wantedPoints(player_.run());
    barRow_->setVisible(points.has_value());
    if (!points)
        return;
    bar_->setRange(0, points->wanted);
    bar_->setValue(std::clamp(points->now, 0, points->wanted));
    bar_->setAccessibleName(tr("Points"));
    reached_->setText(tr("%1 of %2", "points reached, points wanted").arg(points->now).arg(points->wanted));
}

} // namespace waystone
