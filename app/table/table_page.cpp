#include "table/table_page.h"

#include "table/side_line_bar.h"

#include <QStackedWidget>
#include <QVBoxLayout>

namespace waystone {

TablePage::TablePage(GameController &controller, QWidget *parent)
    : QWidget(parent),
      board_(controller),
      prompt_(new PromptBar(controller)),
      past_(new PastBanner(controller)),
      line_(new QStackedWidget),
      view_(std::make_unique<BoardView>(scene_)),
      play_(std::make_unique<PlayBoard>(controller, board_, *view_)),
      veil_(new PastVeil(view_.get()))
{
    setObjectName(QStringLiteral("tablePage"));
    view_->setObjectName(QStringLiteral("board"));
    view_->setFrameShape(QFrame::NoFrame);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins({});
    layout->setSpacing(0);
    line_->addWidget(prompt_);
    line_->addWidget(past_);
    line_->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    line_->setMinimumHeight(fontMetrics().lineSpacing() * 7 /
                            2); // two lines and their margins: the board never jumps
    layout->addWidget(line_);
    layout->addWidget(new SideLineBar(controller));
    layout->addWidget(new ProposalsBar(controller));
    layout->addWidget(view_.get(), 1);
    connect(&controller, &GameController::viewChanged, this, [this, &controller] { follow(controller); });
    connect(play_.get(), &PlayBoard::clickedInThePast, past_, &PastBanner::showTheWayBack);
}

void TablePage::follow(const GameController &controller)
{
    const bool isPast = controller.shown().isPast;
    line_->setCurrentWidget(isPast ? static_cast<QWidget *>(past_) : prompt_);
    veil_->setVisible(isPast);
}

void TablePage::addLine(QWidget *line)
{
    auto *column = static_cast<QVBoxLayout *>(layout());
    column->insertWidget(column->indexOf(view_.get()), line);
}

} // namespace waystone
