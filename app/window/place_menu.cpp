#include "window/place_menu.h"

#include "learning/rules_help.h"
#include "table/table_page.h"

#include <QContextMenuEvent>
#include <QMenu>

#include <algorithm>

namespace waystone {

PlaceMenu::PlaceMenu(TablePage &table, GameController &controller, RulesHelp &rules,
                     QList<QAction *> commands)
    : QObject(&table), table_(table), controller_(controller), rules_(rules), commands_(std::move(commands))
{
    // The mouse comes to the viewport or, over what is pinned, to the view; keys come to the view.
    table.view().installEventFilter(this);
    table.view().viewport()->installEventFilter(this);
}

bool PlaceMenu::isBusy() const
{
    PlayBoard &play = table_.play();
    const MoveInput &input = play.input();
    return !input.clicks().empty() || input.aim() || !input.verbs().empty() || play.chooser() != nullptr ||
           play.closeUp().isPinned();
}

bool PlaceMenu::eventFilter(QObject *, QEvent *event)
{
    if (event->type() == QEvent::MouseButtonPress)
        isOwed_ = !isBusy();
    if (event->type() != QEvent::ContextMenu || !controller_.hasGame())
        return false;
    const auto &wanted = static_cast<QContextMenuEvent &>(*event);
    BoardView &view = table_.view();
    if (wanted.reason() == QContextMenuEvent::Keyboard) {
        const std::optional<Place> place = view.focusPlace();
        const QPoint point = place ? view.viewportPoint(*place) : view.viewport()->rect().center();
        showAt(place, view.viewport()->mapToGlobal(point));
    } else if (isOwed_) {
        const QPoint point = view.viewport()->mapFromGlobal(wanted.globalPos());
        showAt(view.board().placeAt(view.sceneAt(point)), wanted.globalPos());
    }
    event->accept();
    return true;
}

void PlaceMenu::showAt(std::optional<Place> place, QPoint point)
{
    auto *menu = new QMenu(&table_.view());
    menu->setObjectName(QStringLiteral("placeMenu"));
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->setToolTipsVisible(true);
    if (place)
        addPlace(*menu, *place);
    const bool isAny = std::ranges::any_of(commands_, &QAction::isEnabled);
    if (place && isAny)
        menu->addSeparator();
    if (isAny)
        menu->addActions(commands_);
    if (menu->isEmpty())
        delete menu;
    else
        menu->popup(point);
}

void PlaceMenu::addPlace(QMenu &menu, Place place)
{
    PlayBoard &play = table_.play();
    const auto add = [&](const char *name, const QString &text, const auto &slot) {
        QAction *action = menu.addAction(text);
        action->setObjectName(QLatin1String(name));
        connect(action, &QAction::triggered, this, slot);
        return action;
    };
    add("whatIsThis", tr("&What Is This?"), [&play, place] { play.explain(place); });
    add("itsRule", tr("Its &Rule"), [this, place] {
        rules_.openPlace(place);
    })->setEnabled(rules_.hasRule(place));
    // What is said where there is never anything to do would help nobody.
    const std::optional<Problem> why = controller_.shown().isPast ? std::nullopt : play.input().whyNot(place);
    add("whyNot", tr("Why &Not Here?"), [&play, place] {
        play.input().askWhyNot(place);
    })->setEnabled(why && why->code != "place.no-action");
}

} // namespace waystone
