#include "advice/analysis_review_panel.h"

#include "advice/analysis_graph.h"
#include "parts/seat_icon.h"
#include "words/advice_words.h"

#include <QGridLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QProgressBar>
#include <QPushButton>
#include <QVBoxLayout>

namespace waystone {

namespace {

constexpr int markSize = 16;

QLabel *wrapped(const QString &name)
{
    auto *label = new QLabel;
    label->setObjectName(name);
    label->setTextFormat(Qt::PlainText);
    label->setWordWrap(true);
    return label;
}

} // namespace

ReviewPanel::ReviewPanel(GameController &controller, AnalysisReview &review, QWidget *parent)
    : QWidget(parent),
      controller_(controller),
      review_(review),
      start_(new QPushButton),
      progress_(new QProgressBar),
      axis_(wrapped(QStringLiteral("reviewAxis"))),
      graph_(new AnalysisGraph(controller, review)),
      status_(wrapped(QStringLiteral("reviewStatus"))),
      doubts_(wrapped(QStringLiteral("reviewDoubts")))
{
    setObjectName(QStringLiteral("review"));
    start_->setObjectName(QStringLiteral("reviewStart"));
    progress_->setObjectName(QStringLiteral("reviewProgress"));
    progress_->setTextVisible(false);
    axis_->setForegroundRole(QPalette::PlaceholderText);
    auto *head = new QHBoxLayout;
    head->addWidget(start_);
    head->addWidget(progress_, 1);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins({});
    column->addLayout(head);
    column->addWidget(axis_);
    column->addWidget(graph_);
    column->addWidget(status_);
    for (std::size_t number = 0; number < mostTurns; ++number)
        makeLine(number);
    column->addWidget(doubts_);
    column->addStretch(1);

    connect(start_, &QPushButton::clicked, this, [this] {
        review_.isRunning() ? review_.stop() : review_.start();
        refresh();
    });
    connect(graph_, &AnalysisGraph::chosen, &controller, &GameController::look);
    connect(&review, &AnalysisReview::changed, this, &ReviewPanel::refresh);
    connect(&controller, &GameController::viewChanged, this, &ReviewPanel::refresh);
    connect(&controller, &GameController::studyChanged, this, &ReviewPanel::refresh);
    connect(&controller, &GameController::languageChanged, this, &ReviewPanel::refresh);
    refresh();
}

void ReviewPanel::makeLine(std::size_t number)
{
    const QString end = QString::number(number);
    const Line line{new QWidget,
                    new QLabel,
                    wrapped(QStringLiteral("costlyTitle") + end),
                    wrapped(QStringLiteral("costlyTurn") + end),
                    new QPushButton,
                    new QPushButton};
    QFont bold = line.title->font();
    bold.setBold(true);
    line.title->setFont(bold);
    line.look->setObjectName(QStringLiteral("costlyLook") + end);
    line.lesson->setObjectName(QStringLiteral("costlyLesson") + end);
    connect(line.look, &QPushButton::clicked, this, [this, number] { goTo(number); });
    connect(line.lesson, &QPushButton::clicked, this, [this, number] {
        goTo(number);
        emit lessonWanted();
    });
    auto *grid = new QGridLayout(line.widget);
    grid->setContentsMargins(0, 4, 0, 4);
    grid->setVerticalSpacing(2);
    grid->setColumnStretch(1, 1);
    grid->addWidget(line.mark, 0, 0, Qt::AlignTop);
    grid->addWidget(line.title, 0, 1);
    grid->addWidget(line.text, 1, 1);
    // Below each other: beside each other they are broader than a panel with a scroll bar.
    grid->addWidget(line.look, 2, 1, Qt::AlignLeft);
    grid->addWidget(line.lesson, 3, 1, Qt::AlignLeft);
    layout()->addWidget(line.widget);
    lines_.push_back(line);
}

void ReviewPanel::goTo(std::size_t number)
{
    if (number >= moments_.size())
        return;
    const Moment moment = moments_[number];
    controller_.look(moment.before);
    // Of several who choose at the same time it is this one's choice.
    if (controller_.actingSeat() != moment.seat && controller_.shown().actors.includes(moment.seat))
        controller_.setWatchingSeat(moment.seat);
}

QString ReviewPanel::status() const
{
    if (review_.total() == 0)
        return review_.isOffered() ? tr("You can look back at the game, decision by decision.")
                                   : tr("When the game is over, you can look back at it here.");
    if (!moments_.empty() && review_.isLookingCloser())
        return tr("The turns that seem to have cost the most are being examined more closely:");
    if (!moments_.empty())
        return review_.isRunning() ? tr("The turns that have cost the most so far:")
                                   : tr("The turns that have cost the most:");
    return review_.isRunning() ? tr("The decisions are being judged.")
                               : tr("No decision was clearly worse than the alternatives.");
}

QString ReviewPanel::doubts() const
{
    const int count = review_.isRunning() ? 0 : review_.notCompared();
    return count == 0
               ? QString()
               : tr("%n decision(s) could not be compared with the best: there was too little to go on.",
                    nullptr, count);
}

void ReviewPanel::refresh()
{
    const std::vector<CostlyTurn> turns = review_.costliest(mostTurns);
    moments_.clear();
    for (const CostlyTurn &turn : turns)
        moments_.push_back({turn.moment.before, turn.moment.seat});
    for (std::size_t number = 0; number < lines_.size(); ++number) {
        lines_[number].widget->setVisible(number < turns.size());
        if (number < turns.size())
            fill(lines_[number], turns[number]);
    }
    start_->setText(review_.isRunning() ? tr("Stop") : tr("Look Back at the Game"));
    start_->setEnabled(review_.isRunning() || review_.isOffered());
    progress_->setAccessibleName(tr("How much of the game has been reviewed"));
    progress_->setVisible(review_.isRunning());
    progress_->setRange(0, std::max(1, review_.total()));
    progress_->setValue(review_.judged());
    axis_->setText(tr("Points ahead of the best other player, as expected at each decision"));
    axis_->setVisible(review_.total() > 0);
    graph_->setVisible(review_.total() > 0);
    status_->setText(status());
    doubts_->setText(doubts());
    doubts_->setVisible(!doubts_->text().isEmpty());
}

void ReviewPanel::fill(const Line &line, const CostlyTurn &turn)
{
    const GameWords &words = controller_.words();
    const ReviewedMoment &moment = turn.moment;
    line.mark->setPixmap(seatMark(controller_.player(moment.seat).colour, markSize, devicePixelRatioF()));
    line.title->setText(tr("%1: about %2 points",
                           "player, what a turn has cost, which may be a fraction above n",
                           static_cast<int>(turn.cost))
                            .arg(words.seatName(moment.seat), QLocale().toString(turn.cost, 'f', 1)));
    QStringList lines{tr("Played: %1").arg(words.playedText(moment.played, moment.view)),
                      tr("Better: %1").arg(words.actionText(moment.best, moment.view))};
    if (moment.comparison)
        lines += AdviceWords(words, moment.seat).sentences(*moment.comparison, true).join(QLatin1Char(' '));
    line.text->setText(lines.join(QLatin1Char('\n')));
    line.look->setText(tr("Show the Moment"));
    line.look->setAccessibleName(tr("Show the moment: %1").arg(line.title->text()));
    line.lesson->setText(tr("Make a Lesson from It"));
    line.lesson->setAccessibleName(tr("Make a lesson from it: %1").arg(line.title->text()));
}

} // namespace waystone
