#include "table/table_page.h"

#include "table/side_line_bar.h"

#include <QStackedWidget>
#include <QVBoxLayout>

namespace waystone {

namespace {

constexpr int calmPace = 4000; ///< of the final scoring, in milliseconds a category
constexpr int stillPace = 1000;

std::vector<ToldPlace> countedNow(const TableSnapshot &shown)
{
    std::vector<ToldPlace> counted;
    if (shown.told)
        for (const ToldShare &share : shown.told->category().shares)
            counted.insert(counted.end(), share.places.begin(), share.places.end());
    return counted;
}

} // namespace

TablePage::TablePage(GameController &controller, QWidget *parent)
    : QWidget(parent),
      board_(controller),
      prompt_(new PromptBar(controller)),
      scoring_(new ScoringBar(controller)),
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
    line_->addWidget(scoring_);
    line_->addWidget(past_);
    line_->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    line_->setMinimumHeight(fontMetrics().lineSpacing() *
                            4); // three lines and their margins: the board never jumps
    layout->addWidget(line_);
    layout->addWidget(new SideLineBar(controller));
    layout->addWidget(new ProposalsBar(controller));
    layout->addWidget(view_.get(), 1);
    connect(&controller, &GameController::viewChanged, this, [this, &controller] { follow(controller); });
    scoring_->setPace([this] { return scene_.animator().duration() > 0 ? calmPace : stillPace; });
    connect(play_.get(), &PlayBoard::clickedInThePast, past_, &PastBanner::showTheWayBack);
}

void TablePage::follow(const GameController &controller)
{
    const bool isPast = controller.shown().isPast;
    line_->setCurrentWidget(isPast                ? static_cast<QWidget *>(past_)
                            : controller.isOver() ? static_cast<QWidget *>(scoring_)
                                                  : prompt_);
    counted_.setCounted(countedNow(controller.shown()));
    veil_->setVisible(isPast);
}

void TablePage::addLine(QWidget *line)
{
    auto *column = static_cast<QVBoxLayout *>(layout());
    column->insertWidget(column->indexOf(view_.get()), line);
}

} // namespace waystone
