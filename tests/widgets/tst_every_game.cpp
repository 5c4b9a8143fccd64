#include "board_table.h"

#include "board/pick_up.h"
#include "support/under_sanitizer.h"

#include <QSignalSpy>
#include <QTest>

#include <algorithm>

using namespace waystone;
using namespace waystone::test;

/// What the board promises of every game and every number of players, over many random positions.
class TestEveryGame : public QObject {
    Q_OBJECT

private slots:
    void previewIsWhatHappens_data() { addEveryTable(); }
    void previewIsWhatHappens();
    void highlightsAreTheLegalFirstClicks_data() { addEveryTable(); }
    void highlightsAreTheLegalFirstClicks();
    void mouseSpellsEveryLegalAction_data() { addEveryGame(); }
    void mouseSpellsEveryLegalAction();
    void dragSpellsWhatTwoClicksDo_data() { addEveryGame(); }
    void dragSpellsWhatTwoClicksDo();
    void wholeGameByMouse_data() { addEveryGame(); }
    void wholeGameByMouse();
    void wholeGameByKeys_data() { addEveryGame(); }
    void wholeGameByKeys();
    void impossibleClickNamesTheRule_data() { addEveryGame(); }
    void impossibleClickNamesTheRule();

private:
    static constexpr int previewsAGame = 100'000;
    static constexpr int positionsAGame = 10'000;
    static constexpr std::size_t longestGame = 4000;
};

void TestEveryGame::previewIsWhatHappens()
{
    QFETCH(QByteArray, game);
    QFETCH(int, seats);
    QFETCH(int, share);
    Rng rng(static_cast<std::uint64_t>(seats));
    int compared = 0;
    for (std::uint64_t seed = 1; compared < previewsAGame / share; ++seed) {
        GameController controller;
        controller.setPlaysForced(false);
        startGame(controller, game.toStdString(), seats, seed);
        while (!controller.isOver()) {
            watchSomeone(controller);
            const auto &legal = controller.shown().legal;
            const Action action = legal[rng.below(static_cast<std::uint32_t>(legal.size()))].action;
            const Seat seat = controller.actingSeat();
            const Events told = controller.preview(action).events;
            const PlyId before = controller.history().current();
            QVERIFY(controller.propose(action, GameController::Proposer::program));

            const std::vector<PlyId> line = controller.history().line();
            const auto played = std::find(line.begin(), line.end(), before) + 1;
            QCOMPARE(controller.sessionToSave().ply(*played).seat, seat);
            Events happened = controller.sessionToSave().ply(*played).events;
            std::erase_if(happened, [seat](const Event &event) {
                return event.kind == Event::Kind::revealed && event.seat != seat;
            });
            QVERIFY2(told == happened, controller.game().notation(action).c_str());
            ++compared;
        }
    }
}

void TestEveryGame::highlightsAreTheLegalFirstClicks()
{
    QFETCH(QByteArray, game);
    QFETCH(int, seats);
    QFETCH(int, share);
    Rng rng(static_cast<std::uint64_t>(seats));
    int positions = 0;
    for (std::uint64_t seed = 1; positions < inTime(positionsAGame / share); ++seed) {
        BoardTable table(game.toStdString(), seats, seed);
        while (!table.controller.isOver()) {
            watchSomeone(table.controller);
            std::vector<Place> onBoard = table.firstClicks();
            std::erase_if(onBoard, [&](Place place) { return table.isControl(place); });
            // Where a piece stands that has to go looks unlike the places to which it may, each of which is lit.
            std::erase_if(onBoard, [&](Place place) { return onlyPicksUp(table.controller, place); });
            QCOMPARE(table.scene->marked(Mark::legal), onBoard);
            QVERIFY(std::ranges::all_of(table.controller.shown().legal, [&](const LegalAction &legal) {
                return std::ranges::any_of(legal.routes, [&](const Route &route) {
                    return !onlyPicksUp(table.controller, route.front());
                });
            }));
            for (const LegalAction &legal : table.controller.shown().legal)
                QVERIFY2(std::ranges::any_of(legal.routes,
                                             [&](const Route &route) { return table.canBeClicked(route); }),
                         table.game().notation(legal.action).c_str());
            for (const Place place : table.scene->marked(Mark::legal))
                QVERIFY(table.scene->isShown(place));
            table.playRandomly(rng, 1);
            ++positions;
        }
        QVERIFY(table.scene->marked(Mark::legal).empty());
    }
}

void TestEveryGame::mouseSpellsEveryLegalAction()
{
    QFETCH(QByteArray, game);
    QFETCH(int, seats);
    Rng rng(5);
    int checked = 0;
    for (std::uint64_t seed = 1; checked < inTime(800); ++seed) {
        BoardTable table(game.toStdString(), seats, seed);
        table.controller.setStudy(true);
        for (int round = 0; !table.controller.isOver(); ++round) {
            watchSomeone(table.controller);
            const std::vector<LegalAction> legal = table.controller.shown().legal;
            const PlyId here = table.controller.history().current();
            const Seat seat = table.controller.actingSeat();
            // Every fifth round all of them, otherwise a few.
            const std::size_t step = round % 5 == 0 ? 1 : std::max<std::size_t>(1, legal.size() / 3);
            for (std::size_t index = 0; index < legal.size(); index += step) {
                for (const Route &route : legal[index].routes) {
                    if (!table.canBeClicked(route))
                        continue;
                    if (table.controller.actingSeat() != seat)
                        table.controller.setWatchingSeat(seat);
                    spell(table, route, [&](Place place) { table.clickOn(place); });
                    const std::string wanted = table.game().notation(legal[index].action);
                    QVERIFY2(table.controller.history().current() != here, ("not played: " + wanted).c_str());
                    QCOMPARE(table.game().notation(table.lastAction()), wanted);
                    table.controller.goTo(here);
                    ++checked;
                }
            }
            table.playRandomly(rng, 3);
        }
    }
}

void TestEveryGame::dragSpellsWhatTwoClicksDo()
{
    QFETCH(QByteArray, game);
    QFETCH(int, seats);
    Rng rng(32);
    int dragged = 0;
    for (std::uint64_t seed = 1; seed <= 10 && dragged < 30; ++seed) {
        BoardTable table(game.toStdString(), seats, seed);
        while (!table.controller.isOver() && dragged < 30) {
            watchSomeone(table.controller);
            for (const LegalAction &legal : table.controller.shown().legal) {
                const auto twoStep = std::ranges::find_if(legal.routes, [&](const Route &route) {
                    return route.size() == 2 && route[0] != route[1] && !table.isControl(route[0]);
                });
                if (twoStep == legal.routes.end() || rng.below(10) != 0)
                    continue;
                const Action action = legal.action;
                const Route route = *twoStep;
                const std::size_t before = table.actionsPlayed();
                table.drag(route[0], route[1]);
                if (table.actionsPlayed() == before) // it is also the beginning of another action
                    table.press(Qt::Key_Return);
                QCOMPARE(table.game().notation(table.lastAction()), table.game().notation(action));
                ++dragged;
                break;
            }
            table.playRandomly(rng, 1);
        }
    }
    QVERIFY(dragged >= 30);
}

void TestEveryGame::wholeGameByMouse()
{
    QFETCH(QByteArray, game);
    QFETCH(int, seats);
    Rng rng(21);
    BoardTable table(game.toStdString(), seats, 3);
    std::size_t played = 0;
    while (!table.controller.isOver() && played < longestGame) {
        watchSomeone(table.controller);
        const LegalAction next = table.randomAction(rng);
        std::vector<Route> routes = next.routes;
        std::erase_if(routes, [&](const Route &route) { return !table.canBeClicked(route); });
        const Route route = routes[rng.below(static_cast<std::uint32_t>(routes.size()))];
        spell(table, route, [&](Place place) { table.clickOn(place); });
        ++played;
        QVERIFY2(table.actionsPlayed() == played, table.game().notation(next.action).c_str());
        QCOMPARE(QString::fromStdString(table.game().notation(table.lastAction())),
                 QString::fromStdString(table.game().notation(next.action)));
        QVERIFY(table.lastAction() == next.action);
    }
    QVERIFY(table.controller.isOver());
}

void TestEveryGame::wholeGameByKeys()
{
    QFETCH(QByteArray, game);
    QFETCH(int, seats);
    Rng rng(22);
    BoardTable table(game.toStdString(), seats, 4);
    std::size_t played = 0;
    while (!table.controller.isOver() && played < longestGame) {
        watchSomeone(table.controller);
        const LegalAction next = table.randomAction(rng);
        spell(table, next.routes.front(), [&](Place place) {
            if (table.isControl(place)) {
                table.pressKeyOf(*table.buttonOf(place));
                table.controller.confirm(); // where Return would end a turn in which more can be done
                return;
            }
            if (table.view->focusPlace() != place)
                table.tabTo(place);
            table.press(Qt::Key_Return);
        });
        ++played;
        QVERIFY2(table.actionsPlayed() == played, table.game().notation(next.action).c_str());
        QCOMPARE(QString::fromStdString(table.game().notation(table.lastAction())),
                 QString::fromStdString(table.game().notation(next.action)));
        QVERIFY(table.lastAction() == next.action);
    }
    QVERIFY(table.controller.isOver());
}

void TestEveryGame::impossibleClickNamesTheRule()
{
    QFETCH(QByteArray, game);
    QFETCH(int, seats);
    Rng rng(51);
    int refused = 0;
    std::uint64_t seed = 0;
    std::unique_ptr<BoardTable> owner;
    while (refused < 120) {
        if (owner == nullptr || owner->controller.isOver())
            owner = std::make_unique<BoardTable>(game.toStdString(), seats, ++seed);
        BoardTable &table = *owner;
        watchSomeone(table.controller);
        const std::vector<Place> shown = table.scene->shownPlaces();
        const Place place = shown[rng.below(static_cast<std::uint32_t>(shown.size()))];
        if (table.scene->isTarget(place) || table.play->input().canAimAt(place) ||
            table.scene->placeAt(table.scene->layout()->shape(place)->anchor) != place) {
            table.playRandomly(rng, 1);
            continue;
        }
        QSignalSpy refusals(table.play.get(), &PlayBoard::refusalShown);
        const std::size_t before = table.actionsPlayed();
        table.clickOn(place);
        QCOMPARE(table.actionsPlayed(), before);
        QCOMPARE(table.play->shownRefusal().has_value(), !refusals.isEmpty());
        QVERIFY(table.play->shownRefusal() || table.scene->hint().isVisible());
        if (!refusals.isEmpty()) {
            QVERIFY(!table.controller.words().problemText(*table.play->shownRefusal()).isEmpty());
            const auto problem = refusals.front().front().value<Problem>();
            const std::vector<Place> marked = table.scene->marked(Mark::illegal);
            // Marked is what was clicked and what keeps one from it, but nothing that one may click instead.
            QVERIFY(std::find(marked.begin(), marked.end(), place) != marked.end());
            for (const Place blamed : problem.places)
                if (table.scene->layout()->shape(blamed) != nullptr)
                    QCOMPARE(std::find(marked.begin(), marked.end(), blamed) != marked.end(),
                             !table.scene->isTarget(blamed));
            ++refused;
        }
        table.press(Qt::Key_Escape);
        QVERIFY(!table.scene->hint().isVisible());
        QVERIFY(!table.play->shownRefusal());
        QVERIFY(table.scene->marked(Mark::illegal).empty());
    }
}

QTEST_MAIN(TestEveryGame)
#include "tst_every_game.moc"
