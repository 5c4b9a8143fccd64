#include "scoring/score_sheets.h"

#include <QSplitter>
#include <QVBoxLayout>

namespace waystone {

ScoreSheets::ScoreSheets(GameController &controller, QWidget *parent) : QWidget(parent)
{
    auto *breakdown = new BreakdownPanel(controller);
    auto *score = new ScorePanel(controller);
    auto *splitter = new QSplitter(Qt::Vertical);
    splitter->addWidget(breakdown);
    splitter->addWidget(score);
    splitter->setStretchFactor(0, 3);
    splitter->setStretchFactor(1, 2);
    splitter->setChildrenCollapsible(false);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins({});
    layout->addWidget(splitter);
    connect(breakdown, &BreakdownPanel::pointedAt, this, &ScoreSheets::pointedAt);
    connect(score, &ScorePanel::pointedAt, this, &ScoreSheets::pointedAt);
}

} // namespace waystone
