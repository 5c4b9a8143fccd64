#include "table/dock_rail.h"

#include "controls/tinted_icon.h"
#include "fitting/text_scale.h"
#include "session/game_controller.h"
#include "session/last_happened.h"
#include "table/dock_page.h"
#include "table/rail_button.h"
#include "table/side_dock.h"

#include <QAction>
#include <QEvent>
#include <QPainter>
#include <QVBoxLayout>

#include <algorithm>

namespace waystone {

namespace {

constexpr int breadth = 48;
constexpr int edge = 2;
constexpr int gap = 4;
constexpr int leastTarget = 28;
constexpr float lineStrength = 0.2F;

} // namespace

DockRail::DockRail(const GameController &controller, SideDock &dock)
    : controller_(controller),
      dock_(dock),
      column_(new QVBoxLayout(this)),
      card_(new RailButton(QStringLiteral("railCard")))
{
    setObjectName(QStringLiteral("dockRail"));
    column_->setContentsMargins(edge, gap, edge, gap);
    column_->setSpacing(gap);
    card_->setIcon(tintedIcon(QStringLiteral("learn")));
    column_->addWidget(card_);
    column_->addStretch(1);
    connect(card_, &RailButton::clicked, this, [this] { dock_.setOpen(!dock_.isOpen()); });
    connect(&dock, &SideDock::changed, this, &DockRail::refresh);
    connect(&controller, &GameController::viewChanged, this, &DockRail::countNews);
    refresh();
}

RailButton *DockRail::buttonOf(DockPage *page)
{
    RailButton *&button = buttons_[page];
    if (button == nullptr) {
        QAction *action = page->toggleViewAction();
        button = new RailButton(QStringLiteral("rail_") + page->objectName());
        button->setIcon(action->icon());
        connect(button, &RailButton::clicked, action, &QAction::trigger);
        column_->insertWidget(column_->count() - 1, button);
    }
    return button;
}

void DockRail::refresh()
{
    card_->setTitle(tr("Card", "with a rule"));
    card_->setVisible(dock_.card() != nullptr);
    card_->setChecked(dock_.card() != nullptr && dock_.isOpen());
    for (DockPage *page : dock_.pages()) {
        RailButton *button = buttonOf(page);
        button->setTitle(page->windowTitle());
        button->setVisible(dock_.isOffered(page));
        button->setChecked(page->toggleViewAction()->isChecked());
    }
    countNews();
    fit();
    updateGeometry();
}

void DockRail::countNews()
{
    if (dock_.isOpen())
        readCard_ = dock_.cardName();
    card_->setCount(dock_.cardName() == readCard_ ? 0 : 1);
    if (!controller_.hasGame() || buttons_.empty())
        return;
    const GameHistory &history = controller_.history();
    DockPage *log = dock_.pages().front();
    const int last = history.moveNumber(history.now());
    if (log->isVisible() || read_ > last)
        read_ = last;
    const auto isNews = [&](PlyId id) {
        const LoggedPly ply = history.logged(id);
        return !ply.hidden && ply.seat < controller_.seats() && history.moveNumber(id) > read_;
    };
    const std::vector<PlyId> happened = lastHappened(controller_);
    buttonOf(log)->setCount(static_cast<int>(std::ranges::count_if(happened, isNews)));
}

void DockRail::fit()
{
    int needed = 2 * gap;
    for (const RailButton *button : findChildren<RailButton *>())
        needed += button->isHidden() ? 0 : button->wholeSize().height() + gap;
    int shown = 0;
    for (const RailButton *button : findChildren<RailButton *>())
        shown += button->isHidden() ? 0 : 1;
    const int share = (height() - 2 * gap) / std::max(shown, 1) - gap;
    for (RailButton *button : findChildren<RailButton *>()) {
        button->setBare(needed > height());
        if (needed > height())
            button->setFixedHeight(std::clamp(share, leastTarget, button->maximumHeight()));
    }
}

QSize DockRail::sizeHint() const
{
    int width = besideText(breadth);
    for (const RailButton *button : findChildren<RailButton *>())
        width = std::max(width, button->isHidden() ? 0 : button->wholeSize().width() + 2 * edge);
    return {width, besideText(breadth)};
}

QSize DockRail::minimumSizeHint() const
{
    return sizeHint();
}

void DockRail::resizeEvent(QResizeEvent *event)
{
    QFrame::resizeEvent(event);
    fit();
}

void DockRail::paintEvent(QPaintEvent *)
{
    QColor line = palette().color(QPalette::WindowText);
    line.setAlphaF(lineStrength);
    QPainter(this).fillRect(QRect(0, 0, 1, height()), line);
}

void DockRail::changeEvent(QEvent *event)
{
    QFrame::changeEvent(event);
    if (event->type() == QEvent::LanguageChange || event->type() == QEvent::FontChange)
        refresh();
}

} // namespace waystone
