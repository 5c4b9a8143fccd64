#include "table/side_dock.h"

#include "commands/commands.h"
#include "fitting/text_scale.h"
#include "fitting/text_watch.h"
#include "session/game_controller.h"
#include "table/card_place.h"
#include "table/dock_page.h"
#include "words/foreign_text.h"

#include <QEvent>
#include <QLabel>
#include <QPainter>
#include <QTabBar>
#include <QTabWidget>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace waystone {

namespace {

constexpr int usualWidth = 344;
constexpr int leastWidth = 288;
constexpr int mostWidth = 480;
constexpr double share = 5.0 / 24; ///< of a wide window
constexpr int narrowWindow = 1180;
constexpr int stepIcon = 18;
constexpr float lineStrength = 0.55F;

} // namespace

SideDock::SideDock(GameController &controller, const Commands &commands)
    : controller_(controller),
      column_(new QVBoxLayout(this)),
      cards_(new CardPlace(*commands.hint)),
      tabs_(new QTabWidget),
      step_(new QLabel)
{
    setObjectName(QStringLiteral("sideDock"));
    fitToText(*this, [this] {
        setMaximumWidth(besideText(mostWidth));
        cards_->fitInto(height());
    });
    setAutoFillBackground(true);
    column_->setContentsMargins({});
    column_->setSpacing(0);
    tabs_->setObjectName(QStringLiteral("dockPages"));
    tabs_->setDocumentMode(true);
    tabs_->tabBar()->setExpanding(false);
    tabs_->setUsesScrollButtons(false); // whichever page is open, all tabs are seen
    tabs_->setElideMode(Qt::ElideRight);
    column_->addWidget(cards_);
    column_->addWidget(tabs_, 1);
    addSteps(commands);
    connect(tabs_, &QTabWidget::currentChanged, this, &SideDock::refreshActions);
    connect(&controller, &GameController::viewChanged, this, &SideDock::refreshStep);
    connect(&controller, &GameController::logChanged, this, &SideDock::refreshStep);
    connect(cards_, &CardPlace::changed, this, &SideDock::changed);
    connect(&controller, &GameController::viewChanged, this, [this](const ViewChange &change) {
        hasHadPerson_ = hasHadPerson_ && change.reason != ViewChange::Reason::reset;
        reserve();
    });
    connect(&controller, &GameController::playersChanged, this, &SideDock::reserve);
    reserve();
}

SideDock::~SideDock()
{
    tabs_->disconnect(this); // pages that go one by one are nobody's concern any more
}

void SideDock::addSteps(const Commands &commands)
{
    auto *foot = new QHBoxLayout;
    foot->setContentsMargins(6, 4, 6, 4);
    const auto add = [&](QAction *action) {
        auto *button = new QToolButton;
        button->setDefaultAction(action);
        button->setAutoRaise(true);
        fitToText(*button, [button] { button->setIconSize({besideText(stepIcon), besideText(stepIcon)}); });
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
    const int index = tabs_->addTab(page, QString());
    nameTab(index);
    tabs_->setTabVisible(index, isLasting);
    connect(page, &DockPage::openWanted, this, [this, page] { open(page); });
    connect(page, &DockPage::shutWanted, this, [this, page, isLasting] { shut(page, isLasting); });
    refreshActions();
}

std::vector<DockPage *> SideDock::pages() const
{
    std::vector<DockPage *> pages;
    for (int index = 0; index < tabs_->count(); ++index)
        pages.push_back(static_cast<DockPage *>(tabs_->widget(index)));
    return pages;
}

bool SideDock::isOffered(const DockPage *page) const
{
    return tabs_->isTabVisible(tabs_->indexOf(page));
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
    if (page != nullptr) {
        bring(page);
        for (DockPage *other : pages()) {
            if (other == page || !isOffered(other))
                continue;
            tabs_->setTabVisible(tabs_->indexOf(other), false);
            other->toggleViewAction()->setEnabled(false);
            away_.push_back(other);
        }
    }
    refreshActions();
}

void SideDock::addCard(QWidget *card)
{
    cards_->add(card);
}

QWidget *SideDock::card() const
{
    return cards_->card();
}

QString SideDock::cardName() const
{
    return card() == nullptr ? QString() : card()->accessibleName();
}

void SideDock::reserve()
{
    if (controller_.hasGame() && controller_.shown().isPast)
        return; // who looks back finds all where it was
    // Once reserved it stays: nothing leaps where the last person hands over.
    for (Seat seat = 0; controller_.hasGame() && seat < controller_.seats(); ++seat)
        hasHadPerson_ = hasHadPerson_ || controller_.isPerson(seat);
    cards_->setVisible(hasHadPerson_ && !controller_.isOver());
}

void SideDock::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    cards_->fitInto(height());
}

void SideDock::setDrawer(bool isDrawer)
{
    isDrawer_ = isDrawer;
    column_->setContentsMargins(isDrawer ? 1 : 0, 0, 0, 0); // for the line that is its edge
    setVisible(!isDrawer && isWanted_);
    refreshActions();
}

void SideDock::setOpen(bool isOpen)
{
    if (!isDrawer_)
        isWanted_ = isOpen;
    setVisible(isOpen);
}

void SideDock::bring(DockPage *page)
{
    tabs_->setTabVisible(tabs_->indexOf(page), true);
    tabs_->setCurrentWidget(page);
    if (!isDrawer_)
        show();
    refreshActions();
}

void SideDock::open(DockPage *page)
{
    bring(page);
    setOpen(true);
}

void SideDock::shut(DockPage *page, bool isLasting)
{
    if (tabs_->currentWidget() == page) {
        if (isDrawer_ || tabs_->currentIndex() == 0)
            setOpen(false);
        else
            tabs_->setCurrentIndex(0);
    }
    if (!isLasting)
        tabs_->setTabVisible(tabs_->indexOf(page), false);
    if (!isDrawer_ && !isWanted_)
        hide(); // it had come for this page alone
    refreshActions();
}

void SideDock::refreshActions()
{
    for (int index = 0; index < tabs_->count(); ++index) {
        const auto *page = static_cast<DockPage *>(tabs_->widget(index));
        page->toggleViewAction()->setChecked(!isHidden() && index == tabs_->currentIndex());
    }
    emit changed();
}

void SideDock::refreshStep()
{
    if (!controller_.hasGame())
        return;
    const GameHistory &history = controller_.history();
    const int move = history.moveNumber(history.current());
    const int last = history.moveNumber(history.now());
    if (controller_.shown().isPast && move <= last)
        step_->setText(tr("Move %1 of %2").arg(move).arg(last));
    else if (controller_.shown().isPast)
        step_->setText(tr("Move %1").arg(move)); // of what was tried instead
    else
        step_->setText((history.waiting() ? tr("Trying out · move %1") : tr("Now · move %1")).arg(move));
}

void SideDock::nameTab(int index)
{
    const QString title = tabs_->widget(index)->windowTitle();
    tabs_->setTabText(index, title);
    tabs_->setTabToolTip(index, foreign_text::tip(title));
}

void SideDock::retitle()
{
    for (int index = 0; index < tabs_->count(); ++index)
        nameTab(index);
    refreshStep();
    emit changed();
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

void SideDock::paintEvent(QPaintEvent *)
{
    if (!isDrawer_)
        return;
    QPainter painter(this);
    QColor line = palette().color(QPalette::WindowText);
    line.setAlphaF(lineStrength);
    painter.fillRect(QRect(0, 0, 1, height()), line); // over the board it needs an edge
}

QSize SideDock::sizeHint() const
{
    // A narrow window gives the board more of it, a wide one has room for both.
    const int wide =
        std::clamp(qRound(window()->width() * share), besideText(usualWidth), besideText(mostWidth));
    return {window()->width() < besideText(narrowWindow) ? besideText(leastWidth) : wide,
            QWidget::sizeHint().height()};
}

QSize SideDock::minimumSizeHint() const
{
    return {besideText(200), QWidget::minimumSizeHint().height()};
}

} // namespace waystone
