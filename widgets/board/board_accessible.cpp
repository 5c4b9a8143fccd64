#include "board/board_accessible.h"

#include "board/board_view.h"
#include "words/general_words.h"

#include <QAccessible>
#include <QAccessibleWidget>
#include <QPointer>

#include <algorithm>
#include <map>

namespace waystone {

namespace {

class PlaceInterface final : public QAccessibleInterface, public QAccessibleActionInterface {
public:
    PlaceInterface(BoardView &view, Place place) : view_(&view), place_(place) {}

    [[nodiscard]] bool isValid() const override { return view_ != nullptr && view_->board().isShown(place_); }
    [[nodiscard]] QObject *object() const override { return nullptr; }
    [[nodiscard]] QAccessibleInterface *parent() const override
    {
        return QAccessible::queryAccessibleInterface(view_.data());
    }
    [[nodiscard]] QAccessibleInterface *child(int) const override { return nullptr; }
    [[nodiscard]] QAccessibleInterface *childAt(int, int) const override { return nullptr; }
    [[nodiscard]] int childCount() const override { return 0; }
    [[nodiscard]] int indexOfChild(const QAccessibleInterface *) const override { return -1; }

    [[nodiscard]] QString text(QAccessible::Text kind) const override
    {
        if (!isValid())
            return {};
        switch (kind) {
        case QAccessible::Name: // with all that is to be heard at once: of a place readers speak nothing else
            return view_->describe(place_);
        case QAccessible::Value:
            return view_->board()
                .model()
                ->indexOf(place_)
                .data(BoardModel::ContentRole)
                .toStringList()
                .join(general_words::listSeparator());
        case QAccessible::Description:
            return view_->explain(place_);
        default:
            return {};
        }
    }
    void setText(QAccessible::Text, const QString &) override {}

    [[nodiscard]] QRect rect() const override
    {
        if (!isValid())
            return {};
        const QRectF box = view_->board().layout()->shape(place_)->boundingRect();
        const QRect inViewport = view_->viewportBox(box);
        return {view_->viewport()->mapToGlobal(inViewport.topLeft()), inViewport.size()};
    }
    [[nodiscard]] QAccessible::Role role() const override { return QAccessible::ListItem; }
    [[nodiscard]] QAccessible::State state() const override
    {
        QAccessible::State state;
        state.focusable = true;
        state.invalid = !isValid();
        if (!state.invalid) {
            state.focused = view_->hasFocus() && view_->focusPlace() == place_;
            const QModelIndex shown = view_->board().model()->indexOf(place_);
            state.selectable = shown.data(BoardModel::TargetRole).toBool();
            state.selected = shown.data(BoardModel::PickedRole).toBool();
        }
        return state;
    }

    void *interface_cast(QAccessible::InterfaceType type) override
    {
        return type == QAccessible::ActionInterface ? static_cast<QAccessibleActionInterface *>(this)
                                                    : nullptr;
    }
    [[nodiscard]] QStringList actionNames() const override { return {pressAction(), setFocusAction()}; }
    void doAction(const QString &name) override
    {
        if (!isValid())
            return;
        if (name == pressAction())
            emit view_->clicked(place_);
        else if (name == setFocusAction())
            view_->setFocusPlace(place_);
    }
    [[nodiscard]] QStringList keyBindingsForAction(const QString &) const override { return {}; }

private:
    QPointer<BoardView> view_;
    Place place_;
};

class BoardInterface final : public QAccessibleWidget {
public:
    explicit BoardInterface(BoardView &view) : QAccessibleWidget(&view, QAccessible::List), view_(view) {}
    ~BoardInterface() override
    {
        for (const auto &[place, id] : ids_)
            QAccessible::deleteAccessibleInterface(id);
    }

    [[nodiscard]] int childCount() const override
    {
        return static_cast<int>(view_.board().shownPlaces().size());
    }
    [[nodiscard]] QAccessibleInterface *child(int index) const override
    {
        const std::vector<Place> places = view_.board().shownPlaces();
        if (index < 0 || index >= static_cast<int>(places.size()))
            return nullptr;
        return interfaceOf(places[static_cast<std::size_t>(index)]);
    }
    [[nodiscard]] int indexOfChild(const QAccessibleInterface *child) const override
    {
        const std::vector<Place> places = view_.board().shownPlaces();
        for (std::size_t index = 0; index < places.size(); ++index)
            if (interfaceOf(places[index]) == child)
                return static_cast<int>(index);
        return -1;
    }
    [[nodiscard]] QAccessibleInterface *childAt(int x, int y) const override
    {
        const QPoint point = view_.viewport()->mapFromGlobal(QPoint(x, y));
        const std::optional<Place> place = view_.board().placeAt(view_.sceneAt(point));
        return place ? interfaceOf(*place) : nullptr;
    }
    [[nodiscard]] QAccessibleInterface *focusChild() const override
    {
        return view_.hasFocus() && view_.focusPlace() ? interfaceOf(*view_.focusPlace()) : nullptr;
    }

    /// Made when first asked for and kept: a reader holds on to what it was given.
    [[nodiscard]] QAccessibleInterface *interfaceOf(Place place) const
    {
        if (const auto known = ids_.find(place); known != ids_.end())
            return QAccessible::accessibleInterface(known->second);
        auto *made = new PlaceInterface(view_, place);
        ids_[place] = QAccessible::registerAccessibleInterface(made);
        return made;
    }

    /// Nothing as long as nobody has asked for it.
    [[nodiscard]] QAccessibleInterface *knownInterfaceOf(Place place) const
    {
        const auto known = ids_.find(place);
        return known == ids_.end() ? nullptr : QAccessible::accessibleInterface(known->second);
    }

private:
    BoardView &view_;
    mutable std::map<Place, QAccessible::Id> ids_;
};

QAccessibleInterface *makeInterface(const QString &, QObject *object)
{
    auto *view = qobject_cast<BoardView *>(object);
    return view == nullptr ? nullptr : new BoardInterface(*view);
}

/// Null while nobody reads.
BoardInterface *interfaceOf(BoardView &view)
{
    return QAccessible::isActive()
               ? dynamic_cast<BoardInterface *>(QAccessible::queryAccessibleInterface(&view))
               : nullptr;
}

} // namespace

void installBoardAccessibility()
{
    static const bool installed = [] {
        QAccessible::installFactory(makeInterface);
        return true;
    }();
    Q_UNUSED(installed);
}

void boardPlacesChanged(BoardView &view)
{
    if (!QAccessible::isActive())
        return;
    QAccessibleEvent event(&view, QAccessible::ObjectReorder);
    QAccessible::updateAccessibility(&event);
}

void boardStatesChanged(BoardView &view, const std::vector<Place> &places)
{
    const BoardInterface *board = interfaceOf(view);
    if (board == nullptr)
        return;
    for (const Place place : places) {
        QAccessibleInterface *shown = board->knownInterfaceOf(place);
        if (shown == nullptr || !shown->isValid())
            continue;
        QAccessible::State changed;
        changed.selected = true;
        changed.selectable = true;
        QAccessibleStateChangeEvent state(shown, changed);
        QAccessible::updateAccessibility(&state);
        QAccessibleEvent name(shown, QAccessible::NameChanged);
        QAccessible::updateAccessibility(&name);
    }
}

void boardFocusChanged(BoardView &view, Place place)
{
    const BoardInterface *board = interfaceOf(view);
    if (board == nullptr)
        return;
    QAccessibleEvent event(board->interfaceOf(place), QAccessible::Focus);
    QAccessible::updateAccessibility(&event);
}

} // namespace waystone
