#include "table/table_page.h"

#include <QVBoxLayout>

namespace waystone {

TablePage::TablePage(GameController &controller, QWidget *parent)
    : QWidget(parent),
      places_(controller),
      prompt_(new PromptBar(controller)),
      view_(new BoardView(scene_)),
      play_(new PlayBoard(controller, places_, *view_, this))
{
    setObjectName(QStringLiteral("tablePage"));
    view_->setObjectName(QStringLiteral("board"));
    view_->setFrameShape(QFrame::NoFrame);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins({});
    layout->setSpacing(0);
    layout->addWidget(prompt_);
    layout->addWidget(new ProposalsBar(controller));
    layout->addWidget(view_, 1);
}

TablePage::~TablePage()
{
    delete play_;
    delete view_;
}

void TablePage::addLine(QWidget *line)
{
    auto *column = static_cast<QVBoxLayout *>(layout());
    column->insertWidget(column->indexOf(view_), line);
}

} // namespace waystone
