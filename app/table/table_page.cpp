#include "table/table_page.h"

#include "board/choice_row.h"
#include "fitting/text_watch.h"
#include "table/action_line.h"
#include "table/board_and_dock.h"
#include "table/focus_home.h"
#include "table/side_line_bar.h"

#include <QApplication>
#include <QEvent>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QPushButton>
#include <QStackedWidget>
#include <QVBoxLayout>

#include <algorithm>
#include <functional>
#include <utility>

namespace waystone {

namespace {

constexpr int calmPace = 4000; ///< of the final scoring, in milliseconds a category
constexpr int stillPace = 1000;

std::vector<ToldPlace> countedIn(const ToldCategory &category)
{
    std::vector<ToldPlace> counted;
    for (const ToldShare &share : category.shares)
        counted.insert(counted.end(), share.places.begin(), share.places.end());
    return counted;
}

/// Tells whenever a widget has got another size.
class SizeWatch final : public QObject {
public:
    SizeWatch(QWidget &watched, std::function<void()> changed)
        : QObject(&watched), changed_(std::move(changed))
    {
        watched.installEventFilter(this);
    }

    bool eventFilter(QObject *, QEvent *event) override
    {
        if (event->type() == QEvent::Resize)
            changed_();
        return false;
    }

private:
    std::function<void()> changed_;
};

} // namespace

TablePage::TablePage(GameController &controller, QWidget *parent)
    : QWidget(parent),
      controller_(controller),
      board_(controller),
      prompt_(new PromptBar(controller)),
      scoring_(new ScoringBar(controller)),
      past_(new PastBanner(controller)),
      column_(new QVBoxLayout),
      sideLine_(new SideLineBar(controller)),
      actionLine_(new ActionLine(controller, board_)),
      line_(new QStackedWidget),
      view_(std::make_unique<BoardView>(scene_)),
      play_(std::make_unique<PlayBoard>(controller, board_, *view_)),
      announcer_(new Announcer(this)),
      veil_(new PastVeil(view_.get()))
{
    setObjectName(QStringLiteral("tablePage"));
    view_->setObjectName(QStringLiteral("board"));
    view_->setFrameShape(QFrame::NoFrame);
    view_->setMayScroll(true);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins({});
    layout->setSpacing(0);
    line_->addWidget(prompt_);
    line_->addWidget(scoring_);
    line_->addWidget(past_);
    line_->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    line_->setFixedHeight(prompt_->minimumSizeHint().height()); // the board never jumps
    auto *top = new QHBoxLayout;
    top->setSpacing(0);
    top->addWidget(line_, 1);
    top->addWidget(sideLine_);
    layout->addLayout(top);
    auto *board = new QWidget;
    board->setLayout(column_);
    column_->setContentsMargins({});
    column_->setSpacing(0);
    column_->addWidget(new ProposalsBar(controller));
    column_->addWidget(actionLine_);
    column_->addWidget(view_.get(), 1);
    board->setFocusProxy(view_.get());
    parts_ = new BoardAndDock(board);
    const auto *focusHome = new FocusHome(*this, [this] { return home(); }); // which the page owns
    // As if Tab had been pressed Qt comes to the first place, which nobody has chosen who was at none.
    const auto wasAtPlace = std::make_shared<bool>(false);
    connect(qApp, &QApplication::focusChanged, this, [this, wasAtPlace](const QWidget *old) {
        if (old == view_.get())
            *wasAtPlace = view_->focusPlace().has_value();
    });
    connect(focusHome, &FocusHome::cameHome, this, [this, wasAtPlace] {
        if (view_->hasFocus() && !*wasAtPlace)
            view_->setFocusPlace(std::nullopt);
    });
    layout->addWidget(parts_, 1);
    connect(play_.get(), &PlayBoard::completedNothing, this, &TablePage::pressMain);
    connect(view_.get(), &BoardView::cancelled, this, [this, &controller] {
        const bool isKey = QGuiApplication::mouseButtons() == Qt::NoButton;
        if (isKey && controller.shown().isPast)
            controller.backToNow();
    });
    connect(view_.get(), &BoardView::clicked, parts_, &BoardAndDock::closeDrawer);
    connect(view_.get(), &BoardView::clickedBeside, parts_, &BoardAndDock::closeDrawer);
    connect(&controller, &GameController::viewChanged, this, [this, &controller] { follow(controller); });
    const auto fitAgain = [this, &controller] {
        if (controller.hasGame())
            follow(controller);
    };
    connect(&controller, &GameController::languageChanged, this, fitAgain);
    fitToText(*this, fitAgain);
    new SizeWatch(*this, fitAgain); // which the page owns; a narrow window has a higher bar
    scoring_->setPace([this] { return scene_.animator().duration() > 0 ? calmPace : stillPace; });
    prompt_->setBoard(*play_, *view_);
    connect(&hintMarks_, &MarkOverlay::marksChanged, this,
            [this] { prompt_->choiceRow().pointAt(hintMarks_.places()); });
    connect(play_.get(), &PlayBoard::clickedInThePast, past_, &PastBanner::showTheWayBack);
    // It hears of what happens after the lines have changed.
    speech_ =
        std::make_unique<TableSpeech>(controller, board_, *play_, *announcer_, [this] { return asked(); });
    connect(actionLine_, &ActionLine::answered, speech_.get(), &TableSpeech::say);
    connect(actionLine_, &ActionLine::left, view_.get(), [this] { view_->setFocus(); });
    connect(prompt_, &PromptBar::changed, speech_.get(), &TableSpeech::askAgain);
}

void TablePage::follow(const GameController &controller)
{
    const bool isPast = controller.shown().isPast;
    line_->setCurrentWidget(isPast                ? static_cast<QWidget *>(past_)
                            : controller.isOver() ? static_cast<QWidget *>(scoring_)
                                                  : prompt_);
    sideLine_->setRoom(width());
    scoring_->setRoom(width() - (sideLine_->isHidden() ? 0 : sideLine_->sizeHint().width()));
    prompt_->setLeastHeight(scoring_->leastHeight());
    const int usual = prompt_->minimumSizeHint().height();
    const int needed = controller.isOver() ? std::max(usual, scoring_->reservedHeight()) : usual;
    // Who looks back finds the board where it was.
    line_->setFixedHeight(isPast ? std::max(needed, line_->minimumHeight()) : needed);
    if (const auto &told = controller.shown().told; told && told->step > 0)
        counted_.show(countedIn(told->category()));
    else
        counted_.hide();
    veil_->setVisible(isPast);
}

QPushButton *TablePage::mainButton() const
{
    const QWidget *line = line_->currentWidget();
    return line == scoring_ ? scoring_->mainButton() : line == past_ ? past_->mainButton() : nullptr;
}

QWidget *TablePage::home() const
{
    const QWidget *line = line_->currentWidget();
    if (!line->isVisibleTo(this) || line == prompt_)
        return view_.get();
    return line == scoring_ ? scoring_->home() : past_->home();
}

bool TablePage::pressMain()
{
    QPushButton *main = mainButton();
    if (main == nullptr || !main->isVisible() || !main->isEnabled())
        return false;
    main->setFocus(); // so that it is seen what the next key does
    main->click();
    return true;
}

void TablePage::keyPressEvent(QKeyEvent *event)
{
    const bool isMeant =
        event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter || event->key() == Qt::Key_Space;
    if (event->key() == Qt::Key_Escape && controller_.shown().isPast) {
        controller_.backToNow();
        return;
    }
    const bool isPlain = (event->modifiers() & ~Qt::KeypadModifier) == Qt::NoModifier;
    if (!isMeant || !isPlain || event->isAutoRepeat() || !pressMain())
        QWidget::keyPressEvent(event);
}

QString TablePage::asked() const
{
    const TableSnapshot &shown = controller_.shown();
    if (shown.screen.called != nobody)
        return tr("The screen goes to %1.", "player").arg(controller_.words().seatName(shown.screen.called));
    const QWidget *line = line_->currentWidget();
    // In a lesson nothing is asked there as long as the reader has nothing to play.
    if (!line->isVisibleTo(this))
        return {};
    return line == prompt_ ? prompt_->spoken() : line->accessibleName();
}

void TablePage::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    speech_->askAgain();
}

void TablePage::lookAt(const ToldCategory *category)
{
    scoring_->lookAt(category);
    if (controller_.shown().told)
        return;
    if (category != nullptr)
        counted_.show(countedIn(*category));
    else
        counted_.hide();
}

void TablePage::addLine(QWidget *line)
{
    column_->insertWidget(column_->indexOf(view_.get()), line);
}

void TablePage::setDock(SideDock &dock)
{
    parts_->setDock(controller_, dock);
}

QByteArray TablePage::dockState() const
{
    return parts_->state();
}

void TablePage::restoreDock(const QByteArray &state)
{
    parts_->restore(state);
}

} // namespace waystone
