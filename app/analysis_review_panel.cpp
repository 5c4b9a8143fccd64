#include "analysis_review_panel.h"

#include "analysis_graph.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QProgressBar>
#include <QPushButton>
#include <QVBoxLayout>

namespace waystone {

ReviewPanel::ReviewPanel(GameController &controller, AnalysisReview &review, QWidget *parent)
    : QWidget(parent),
      controller_(controller),
      review_(review),
      start_(new QPushButton),
      progress_(new QProgressBar),
      graph_(new AnalysisGraph(controller, review)),
      status_(new QLabel)
{
    setObjectName(QStringLiteral("review"));
    start_->setObjectName(QStringLiteral("reviewStart"));
    progress_->setObjectName(QStringLiteral("reviewProgress"));
    progress_->setTextVisible(false);
    status_->setObjectName(QStringLiteral("reviewStatus"));
    status_->setWordWrap(true);
    auto *head = new QHBoxLayout;
    head->addWidget(start_);
    head->addWidget(progress_, 1);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(4, 4, 4, 4);
    column->addLayout(head);
    column->addWidget(graph_, 1);
    column->addWidget(status_);
    for (std::size_t number = 0; number < mostTurns; ++number)
        makeLine(number);

    connect(start_, &QPushButton::clicked, this, [this] {
        review_.isRunning() ? review_.stop() : review_.start();
        refresh();
    });
    connect(graph_, &AnalysisGraph::chosen, &controller, &GameController::goTo);
    connect(&review, &AnalysisReview::changed, this, &ReviewPanel::refresh);
    connect(&controller, &GameController::viewChanged, this, &ReviewPanel::refresh);
    connect(&controller, &GameController::studyChanged, this, &ReviewPanel::refresh);
    connect(&controller, &GameController::languageChanged, this, &ReviewPanel::refresh);
    refresh();
}

void ReviewPanel::makeLine(std::size_t number)
{
    const Line line{new QWidget, new QLabel, new QPushButton, new QPushButton};
    const QString end = QString::number(number);
    line.text->setObjectName(QStringLiteral("costlyTurn") + end);
    line.text->setTextFormat(Qt::PlainText);
    line.text->setWordWrap(true);
    line.look->setObjectName(QStringLiteral("costlyLook") + end);
    line.lesson->setObjectName(QStringLiteral("costlyLesson") + end);
    connect(line.look, &QPushButton::clicked, this, [this, number] { goTo(number); });
    connect(line.lesson, &QPushButton::clicked, this, [this, number] {
        goTo(number);
        emit lessonWanted();
    });
    auto *column = new QVBoxLayout(line.widget);
    column->setContentsMargins(0, 2, 0, 2);
    column->setSpacing(2);
    column->addWidget(line.text);
    auto *row = new QHBoxLayout;
    row->addWidget(line.look);
    row->addWidget(line.lesson);
    row->addStretch(1);
    column->addLayout(row);
    layout()->addWidget(line.widget);
    lines_.push_back(line);
}

void ReviewPanel::goTo(std::size_t number)
{
    if (number < moments_.size())
        controller_.goTo(moments_[number]);
}

QString ReviewPanel::status() const
{
    if (review_.total() == 0)
        return review_.isOffered() ? tr("How the game went can be looked back at, decision by decision.")
                                   : tr("When the game is over it can be looked back at here.");
    if (!moments_.empty())
        return review_.isRunning() ? tr("What has cost most so far:") : tr("What has cost most:");
    return review_.isRunning() ? tr("The decisions are being judged.")
                               : tr("No decision was clearly worse than another.");
}

void ReviewPanel::refresh()
{
    const std::vector<CostlyTurn> turns = review_.costliest(mostTurns);
    moments_.clear();
    for (const CostlyTurn &turn : turns)
        moments_.push_back(turn.moment.before);
    for (std::size_t number = 0; number < lines_.size(); ++number) {
        lines_[number].widget->setVisible(number < turns.size());
        if (number < turns.size())
            fill(lines_[number], turns[number]);
    }
    start_->setText(review_.isRunning() ? tr("Stop") : tr("Look Back at the Game"));
    start_->setEnabled(review_.isRunning() || review_.isOffered());
    progress_->setAccessibleName(tr("How much of the game was looked back at"));
    progress_->setVisible(review_.isRunning());
    progress_->setRange(0, std::max(1, review_.total()));
    progress_->setValue(static_cast<int>(review_.moments().size()));
    graph_->setVisible(review_.total() > 0);
    status_->setText(status());
}

void ReviewPanel::fill(const Line &line, const CostlyTurn &turn)
{
    const GameWords &words = controller_.words();
    const ReviewedMoment &moment = turn.moment;
    line.text->setText(
        tr("%1: %2. Better: %3. The turn cost about %4.", "player, what was done, what to do, points")
            .arg(words.seatName(moment.seat), words.playedText(moment.played, moment.view),
                 words.actionText(moment.best, moment.view), QLocale().toString(turn.cost, 'f', 1)));
    line.look->setText(tr("Show the Moment"));
    line.look->setAccessibleName(tr("Show the moment: %1").arg(line.text->text()));
    line.lesson->setText(tr("Make a Lesson of It"));
    line.lesson->setAccessibleName(tr("Make a lesson of it: %1").arg(line.text->text()));
}

} // namespace waystone
