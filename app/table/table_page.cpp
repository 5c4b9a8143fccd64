#include "table/table_page.h"

#include <QVBoxLayout>

namespace waystone {

TablePage::TablePage(GameController &controller, QWidget *parent)
    : QWidget(parent),
      board_(controller),
      prompt_(new PromptBar(controller)),
      view_(std::make_unique<BoardView>(scene_)),
      play_(std::make_unique<PlayBoard>(controller, board_, *view_))
{
    setObjectName(QStringLiteral("tablePage"));
    view_->setObjectName(QStringLiteral("board"));
    view_->setFrameShape(QFrame::NoFrame);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins({});
    layout->setSpacing(0);
    layout->addWidget(prompt_);
    layout->addWidget(new ProposalsBar(controller));
    layout->addWidget(view_.get(), 1);
}

void TablePage::addLine(QWidget *line)
{
    auto *column = static_cast<QVBoxLayout *>(layout());
    column->insertWidget(column->indexOf(view_.get()), line);
}

} // namespace waystone
