#include "table/side_dock.h"

#include "commands/commands.h"
#include "fitting/text_scale.h"
#include "session/game_controller.h"
#include "table/dock_page.h"

#include <QEvent>
#include <QLabel>
#include <QTabBar>
#include <QTabWidget>
#include <QToolButton>
#include <QVBoxLayout>

#include <utility>

namespace waystone {

namespace {

constexpr int usualWidth = 344;
constexpr int leastWidth = 288;
constexpr int mostWidth = 480;
constexpr int stepIcon = 18;

} // namespace

SideDock::SideDock(GameController &controller, const Commands &commands)
    : controller_(controller), column_(new QVBoxLayout(this)), tabs_(new QTabWidget), step_(new QLabel)
{
    setObjectName(QStringLiteral("sideDock"));
    setMaximumWidth(besideText(mostWidth));
    column_->setContentsMargins({});
    column_->setSpacing(0);
    tabs_->setObjectName(QStringLiteral("dockPages"));
    tabs_->setDocumentMode(true);
    tabs_->tabBar()->setExpanding(false);
    tabs_->setUsesScrollButtons(true);
    column_->addWidget(tabs_, 1);
    addSteps(commands);
    connect(tabs_, &QTabWidget::currentChanged, this, &SideDock::refreshActions);
    connect(&controller, &GameController::viewChanged, this, &SideDock::refreshStep);
    connect(&controller, &GameController::logChanged, this, &SideDock::refreshStep);
}

void SideDock::addSteps(const Commands &commands)
{
    auto *foot = new QHBoxLayout;
    foot->setContentsMargins(6, 4, 6, 4);
    const auto add = [&](QAction *action) {
        auto *button = new QToolButton;
        button->setDefaultAction(action);
        button->setAutoRaise(true);
        button->setIconSize({besideText(stepIcon), besideText(stepIcon)});
        button->setFocusPolicy(Qt::TabFocus);
        foot->addWidget(button);
    };
    step_->setObjectName(QStringLiteral("shownStep"));
    step_->setAlignment(Qt::AlignCenter);
    step_->setMinimumWidth(1);
    add(commands.first);
    add(commands.previous);
    foot->addWidget(step_, 1);
    add(commands.next);
    add(commands.last);
    column_->addLayout(foot);
}

void SideDock::add(DockPage *page, bool isLasting)
{
    const int index = tabs_->addTab(page, page->windowTitle());
    tabs_->setTabVisible(index, isLasting);
    connect(page, &DockPage::openWanted, this, [this, page] { open(page); });
    connect(page, &DockPage::shutWanted, this, [this, page, isLasting] { shut(page, isLasting); });
    refreshActions();
}

void SideDock::setAlone(DockPage *page)
{
    if (page == alone_)
        return;
    alone_ = page;
    for (DockPage *other : std::exchange(away_, {})) {
        tabs_->setTabVisible(tabs_->indexOf(other), true);
        other->toggleViewAction()->setEnabled(true);
    }
    if (page == nullptr)
        return;
    open(page);
    for (int index = 0; index < tabs_->count(); ++index) {
        auto *other = static_cast<DockPage *>(tabs_->widget(index));
        if (other == page || !tabs_->isTabVisible(index))
            continue;
        tabs_->setTabVisible(index, false);
        other->toggleViewAction()->setEnabled(false);
        away_.push_back(other);
    }
}

void SideDock::setCard(QWidget *card)
{
    column_->insertWidget(0, card);
}

void SideDock::open(DockPage *page)
{
    tabs_->setTabVisible(tabs_->indexOf(page), true);
    tabs_->setCurrentWidget(page);
    show();
    refreshActions();
}

void SideDock::shut(DockPage *page, bool isLasting)
{
    if (tabs_->currentWidget() == page) {
        if (tabs_->currentIndex() == 0)
            hide();
        else
            tabs_->setCurrentIndex(0);
    }
    if (!isLasting)
        tabs_->setTabVisible(tabs_->indexOf(page), false);
    refreshActions();
}

void SideDock::refreshActions()
{
    for (int index = 0; index < tabs_->count(); ++index) {
        const auto *page = static_cast<DockPage *>(tabs_->widget(index));
        page->toggleViewAction()->setChecked(!isHidden() && index == tabs_->currentIndex());
    }
}

void SideDock::refreshStep()
{
    if (!controller_.hasGame())
        return;
    const GameHistory &history = controller_.history();
    const int move = history.moveNumber(history.current());
    const int last = history.moveNumber(history.now());
    step_->setText(controller_.shown().isPast ? tr("Move %1 of %2").arg(move).arg(last)
                                              : tr("Now · move %1").arg(move));
}

void SideDock::retitle()
{
    for (int index = 0; index < tabs_->count(); ++index)
        tabs_->setTabText(index, tabs_->widget(index)->windowTitle());
    refreshStep();
}

void SideDock::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    // The pages hear of it after this.
    if (event->type() == QEvent::LanguageChange)
        QMetaObject::invokeMethod(this, &SideDock::retitle, Qt::QueuedConnection);
}

void SideDock::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    refreshActions();
}

void SideDock::hideEvent(QHideEvent *event)
{
    QWidget::hideEvent(event);
    refreshActions();
}

QSize SideDock::sizeHint() const
{
    // A narrow window gives the board more of it.
    const bool isNarrow = window()->width() < besideText(1180);
    return {besideText(isNarrow ? leastWidth : usualWidth), QWidget::sizeHint().height()};
}

QSize SideDock::minimumSizeHint() const
{
    return {besideText(200), QWidget::minimumSizeHint().height()};
}

} // namespace waystone
