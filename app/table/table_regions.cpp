#include "table/table_regions.h"

#include "table/dock_rail.h"
#include "table/side_dock.h"
#include "table/table_page.h"

#include <QAction>
#include <QEvent>
#include <QKeySequence>
#include <QTabWidget>

#include <algorithm>

namespace waystone {

namespace {

/// The region itself, or the first part of it that Tab would reach; null if there is none.
QWidget *firstStop(QWidget &region)
{
    const auto takesFocus = [&region](const QWidget *part) {
        return (part->focusPolicy() & Qt::TabFocus) != 0 && part->isEnabled() && part->isVisibleTo(&region);
    };
    if (takesFocus(&region))
        return &region;
    for (QWidget *part = region.nextInFocusChain(); part != &region; part = part->nextInFocusChain())
        if (region.isAncestorOf(part) && takesFocus(part))
            return part;
    return nullptr;
}

} // namespace

TableRegions::TableRegions(TablePage &table, SideDock &dock)
    : QObject(&table), table_(table), dock_(dock), next_(new QAction(this)), previous_(new QAction(this))
{
    next_->setObjectName(QStringLiteral("nextRegionAction"));
    next_->setShortcut(Qt::Key_F6);
    previous_->setObjectName(QStringLiteral("previousRegionAction"));
    previous_->setShortcut(QKeySequence(Qt::SHIFT | Qt::Key_F6));
    for (QAction *action : {next_, previous_})
        action->setEnabled(table.isVisible());
    connect(next_, &QAction::triggered, this, [this] { step(true); });
    connect(previous_, &QAction::triggered, this, [this] { step(false); });
    table.installEventFilter(this);
    retranslate();
}

void TableRegions::retranslate()
{
    next_->setText(tr("Next Part of the Window"));
    next_->setToolTip(
        tr("Moves the keyboard focus from the line above the board to the board, then to what is beside it"));
    previous_->setText(tr("Previous Part of the Window"));
    previous_->setToolTip(tr("Moves the keyboard focus the other way around"));
}

bool TableRegions::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::Show || event->type() == QEvent::Hide)
        for (QAction *action : {next_, previous_})
            action->setEnabled(event->type() == QEvent::Show);
    else if (event->type() == QEvent::LanguageChange)
        retranslate();
    return QObject::eventFilter(watched, event);
}

std::vector<QWidget *> TableRegions::regions() const
{
    std::vector<QWidget *> regions;
    for (QWidget *line :
         std::initializer_list<QWidget *>{&table_.prompt(), &table_.scoring(), &table_.past()})
        if (line->isVisibleTo(&table_))
            regions.push_back(line);
    regions.push_back(&table_.view());
    // The pages, not the card above them: one comes into a card on purpose only.
    QWidget *side = dock_.isOpen() ? static_cast<QWidget *>(dock_.findChild<QTabWidget *>())
                                   : table_.findChild<DockRail *>();
    if (side != nullptr && side->isVisibleTo(&table_))
        regions.push_back(side);
    return regions;
}

void TableRegions::step(bool forward)
{
    std::vector<QWidget *> all = regions();
    if (!forward)
        std::ranges::reverse(all);
    const QWidget *focused = table_.window()->focusWidget();
    const auto here = std::ranges::find_if(
        all, [focused](const QWidget *region) { return focused == region || region->isAncestorOf(focused); });
    // From elsewhere to the first.
    if (here != all.end())
        std::ranges::rotate(all, here + 1);
    for (QWidget *region : all)
        if (QWidget *stop = firstStop(*region)) {
            stop->setFocus(Qt::ShortcutFocusReason);
            return;
        }
}

} // namespace waystone
