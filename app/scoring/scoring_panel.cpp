#include "scoring/scoring_panel.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QScrollBar>
#include <QVBoxLayout>

namespace waystone {

ScoringPanel::ScoringPanel(GameController &controller, QWidget *parent)
    : QScrollArea(parent),
      controller_(controller),
      title_(new QLabel),
      step_(new QLabel),
      winner_(new WinnerCard(controller)),
      bars_(new ScoreBars(controller)),
      known_(new QLabel),
      invitation_(new QLabel),
      rows_(new CategoryRows(controller))
{
    setObjectName(QStringLiteral("scoringPanel"));
    setFrameShape(NoFrame);
    setWidgetResizable(true);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    QFont large = title_->font();
    large.setBold(true);
    large.setPointSizeF(large.pointSizeF() * 1.3);
    title_->setFont(large);
    step_->setObjectName(QStringLiteral("scoringStep"));
    known_->setObjectName(QStringLiteral("scoringKnown"));
    known_->setForegroundRole(QPalette::PlaceholderText);
    for (QLabel *label : {known_, invitation_}) {
        label->setTextFormat(Qt::PlainText);
        label->setWordWrap(true);
    }
    auto *head = new QHBoxLayout;
    head->addWidget(title_, 1);
    head->addWidget(step_);
    auto *content = new QWidget;
    auto *column = new QVBoxLayout(content);
    column->setContentsMargins(8, 8, 8, 8);
    column->setSpacing(10);
    column->addWidget(winner_);
    column->addLayout(head);
    column->addWidget(bars_);
    column->addWidget(known_);
    column->addWidget(invitation_);
    column->addWidget(rows_);
    column->addStretch();
    setWidget(content);
    connect(rows_, &CategoryRows::lookedAt, this, &ScoringPanel::lookedAt);
    connect(&controller, &GameController::viewChanged, this, &ScoringPanel::follow);
    connect(&controller, &GameController::playersChanged, this, &ScoringPanel::follow);
    connect(&controller, &GameController::languageChanged, this, &ScoringPanel::follow);
    follow();
}

void ScoringPanel::changeEvent(QEvent *event)
{
    QScrollArea::changeEvent(event);
    if (event->type() == QEvent::LanguageChange || event->type() == QEvent::FontChange)
        follow();
}

void ScoringPanel::follow()
{
    if (!controller_.hasGame() || !controller_.isOver())
        return;
    const auto &told = controller_.shown().told;
    title_->setText(tr("Final Scoring"));
    title_->setVisible(told.has_value()); // then the winner stands there
    step_->setText(told && told->step > 0 ? tr("%1 of %2", "number of the category, how many there are")
                                                .arg(told->step)
                                                .arg(told->telling->size() - 1)
                                          : QString());
    step_->setVisible(!step_->text().isEmpty());
    winner_->follow(boardTells_());
    bars_->follow();
    rows_->follow();
    // The line above the board begins with it.
    known_->setText(told && told->step > 0 ? controller_.words().categoryReason(told->telling->front())
                                           : QString());
    known_->setVisible(!known_->text().isEmpty());
    invitation_->setText(tr("See on the board what counted:"));
    invitation_->setVisible(!told && !rows_->isHidden());
    if (!told)
        verticalScrollBar()->setValue(0); // whoever has won stands there
    else if (const QRect row = rows_->current(); !row.isEmpty())
        ensureVisible(0, rows_->mapTo(widget(), row.center()).y(), 0, row.height());
}

} // namespace waystone
