#include "board_table.h"

#include <QApplication>
#include <QMenu>
#include <QMouseEvent>
#include <QShortcut>
#include <QTest>

#include <algorithm>

namespace waystone::test {

BoardTable::BoardTable(std::string_view game, int seats, std::uint64_t seed, QSize size)
{
    controller.setPlaysForced(false);
    board = std::make_unique<GameBoardModel>(controller);
    scene = std::make_unique<BoardScene>();
    view = std::make_unique<BoardView>(*scene);
    play = std::make_unique<PlayBoard>(controller, *board, *view);
    row = new ChoiceRow(play->choices(), *view, &beside);
    beside.resize(size.width(), row->sizeHint().height());
    beside.show();
    view->resize(size);
    view->show();
    // A scene looks for a removed item among those it has not polished yet. It polishes when events are
    // handled, which no test does between two actions: the search would grow with every game.
    QObject::connect(&controller, &GameController::logChanged, scene.get(),
                     [this] { QCoreApplication::sendPostedEvents(scene.get(), QEvent::MetaCall); });
    startGame(controller, game, seats, seed);
}

BoardTable::~BoardTable() = default;

Action BoardTable::lastAction() const
{
    PlyId ply = controller.history().current();
    while (ply != 0 && controller.sessionToSave().ply(ply).seat == chanceSeat)
        ply = controller.sessionToSave().ply(ply).parent;
    return controller.sessionToSave().ply(ply).action;
}

std::size_t BoardTable::actionsPlayed() const
{
    const std::vector<PlyId> line = controller.history().line();
    return static_cast<std::size_t>(std::count_if(line.begin() + 1, line.end(), [this](PlyId ply) {
        return controller.sessionToSave().ply(ply).seat != chanceSeat;
    }));
}

std::vector<Place> BoardTable::firstClicks() const
{
    std::vector<Place> places;
    const Position now = position();
    const Seat seat = controller.actingSeat();
    for (const Action action : game().legal(now, seat))
        for (const Route &route : game().routes(now, seat, action))
            places.push_back(route.front());
    std::sort(places.begin(), places.end());
    places.erase(std::unique(places.begin(), places.end()), places.end());
    return places;
}

LegalAction BoardTable::randomAction(Rng &rng) const
{
    const std::vector<LegalAction> &legal = controller.shown().legal;
    return legal[rng.below(static_cast<std::uint32_t>(legal.size()))];
}

ChoiceButton *BoardTable::buttonOf(Place control) const
{
    const std::vector<ChoiceButton *> buttons = row->buttons();
    const auto found = std::ranges::find_if(
        buttons, [control](const ChoiceButton *button) { return button->choice().kind.place == control; });
    return found == buttons.end() ? nullptr : *found;
}

bool BoardTable::canBeClicked(const Route &route) const
{
    return std::ranges::all_of(
        route, [this](Place place) { return !isControl(place) || buttonOf(place) != nullptr; });
}

void BoardTable::clickOn(Place place)
{
    if (isControl(place)) {
        QTest::mouseClick(buttonOf(place), Qt::LeftButton);
        controller.confirm(); // whoever clicks once more where they have just clicked is asked first
        return;
    }
    QTest::mouseClick(view->viewport(), Qt::LeftButton, {}, view->viewportPoint(place));
}

void BoardTable::press(int key)
{
    QTest::keyClick(view.get(), static_cast<Qt::Key>(key));
}

void BoardTable::pressKeyOf(const ChoiceButton &button)
{
    if (button.choice().isOnReturn) {
        view->setFocusPlace(std::nullopt);
        press(Qt::Key_Return);
        return;
    }
    // Windows that no window manager has made active get no shortcuts of themselves.
    for (QShortcut *shortcut : row->findChildren<QShortcut *>())
        if (shortcut->key().toString() == button.key())
            emit shortcut->activated();
}

bool BoardTable::takeOffer()
{
    QMenu *chooser = play->chooser();
    if (chooser == nullptr || !chooser->isVisible())
        return false;
    QTest::keyClick(chooser, Qt::Key_Return);
    return true;
}

void BoardTable::drag(Place from, Place to)
{
    QWidget *viewport = view->viewport();
    const QPoint start = view->viewportPoint(from);
    const QPoint end = view->viewportPoint(to);
    QTest::mousePress(viewport, Qt::LeftButton, {}, start);
    for (const qreal share : {0.3, 0.7, 1.0}) {
        const QPoint at = start + ((end - start) * share);
        QMouseEvent move(QEvent::MouseMove, at, viewport->mapToGlobal(at), Qt::NoButton, Qt::LeftButton, {});
        QApplication::sendEvent(viewport, &move);
    }
    QTest::mouseRelease(viewport, Qt::LeftButton, {}, end);
}

void BoardTable::tabTo(Place place)
{
    const std::size_t stops = scene->marked(Mark::target).size();
    for (std::size_t tries = 0; tries <= 2 * stops + 2 && view->focusPlace() != place; ++tries)
        press(Qt::Key_Tab);
}

void spell(BoardTable &table, const Route &route, const std::function<void(Place)> &click)
{
    const std::size_t before = table.actionsPlayed();
    for (const Place place : route)
        if (table.actionsPlayed() == before) // fewer clicks may do
            click(place);
    if (table.actionsPlayed() == before && !table.takeOffer())
        click(route.back());
}

} // namespace waystone::test
