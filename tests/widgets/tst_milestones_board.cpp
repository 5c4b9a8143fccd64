#include "board_table.h"

#include "board/look_item.h"
#include "board/move_input.h"
#include "board/place_outline.h"
#include "bots/bots.h"
#include "milestones/rules.h"
#include "milestones/words/terms.h"

#include <QLineF>
#include <QTest>

#include <algorithm>
#include <bit>

using namespace waystone;
using namespace waystone::test;
using namespace waystone::milestones;

namespace {

Place placeOf(Area area, int index, Seat owner = nobody)
{
    return {static_cast<std::uint8_t>(area), owner, static_cast<std::uint16_t>(index)};
}

qreal widthOf(const BoardTable &table, Seat seat)
{
    return table.scene->layout()->seatFrame(seat).width();
}

Seat largeMat(const BoardTable &table, int seats)
{
    Seat large = 0;
    for (Seat seat = 1; seat < seats; ++seat)
        if (widthOf(table, seat) > widthOf(table, large))
            large = seat;
    return large;
}

QRectF extentOf(const Look &look)
{
    QRectF extent = look.pictures.front().box;
    for (const Plate &plate : look.plates)
        extent |= plate.box;
    return extent.translated(look.center);
}

void point(BoardTable &table, Place place)
{
    QTest::mouseMove(table.view->viewport(), table.view->viewportPoint(place));
}

} // namespace

/// What is Milestones' own at the board.
class TestMilestonesBoard : public QObject {
    Q_OBJECT

private slots:
    void theMatOfTheTurnIsLarge_data() { addTables(); }
    void theMatOfTheTurnIsLarge();
    void aComputersTurnDoesNotExchangeTheMats();
    void twoHaveMatsOfTheSameSize();
    void theMapKeepsItsSize_data() { addTables(); }
    void theMapKeepsItsSize();
    void bothHalvesOfATileAreMarked();
    void aTileIsSeenWhereItWouldLie();
    void aCompactMatOpensWhilePointedAt();
    void aCompactMatStaysOpenOnceClicked();
    void exchangedMatsLeaveTheMapAlone();
    void theMatOfWhoseTurnItIsIsSeen();
    void aSecondLapIsToldBesideTheMarker();
    void markersOnTheTrackKeepApart_data() { addEveryNumber(); }
    void markersOnTheTrackKeepApart();
    void markersOnTheBoardKeepApart_data() { addEveryNumber(); }
    void markersOnTheBoardKeepApart();
    void aRimLeavesTheNumbersFree();
    void theWorkerOfTheOnlyTileSaysAll();

private:
    static void addTables()
    {
        QTest::addColumn<int>("seats");
        QTest::newRow("3") << 3;
        QTest::newRow("4") << 4;
    }
    static void addEveryNumber()
    {
        addTables();
        QTest::newRow("2") << 2;
    }
};

void TestMilestonesBoard::theMatOfTheTurnIsLarge()
{
    QFETCH(int, seats);
    BoardTable table("milestones", seats, 1);
    Rng rng(1);
    std::vector<Seat> seen;
    for (int action = 0; action < 60 && !table.controller.isOver(); ++action) {
        const Seat seat = table.controller.actingSeat();
        QCOMPARE(largeMat(table, seats), seat);
        for (const Place place : table.scene->marked(Mark::target))
            QVERIFY(place.owner == nobody || place.owner == seat);
        seen.push_back(seat);
        table.playRandomly(rng, 1);
    }
    for (Seat seat = 0; seat < seats; ++seat)
        QVERIFY(std::ranges::find(seen, seat) != seen.end());
}

void TestMilestonesBoard::aComputersTurnDoesNotExchangeTheMats()
{
    BoardTable table("milestones", 4, 2);
    Table seats = table.controller.table();
    for (const Seat seat : {Seat{0}, Seat{2}})
        seats.players[seat].bot = "random";
    table.controller.start(Table(seats), table.position(), 1);
    Rng rng(2);
    Seat last = nobody;
    bool isDrafting = true;
    for (int action = 0; action < 80 && !table.controller.isOver(); ++action) {
        const auto state = table.position().as<State>();
        if (table.controller.player(state.turn).isPerson())
            last = state.turn;
        else if (isDrafting != (state.phase <= Phase::draft))
            last = nobody; // the order is another one from here
        isDrafting = state.phase <= Phase::draft;
        if (last != nobody)
            QCOMPARE(largeMat(table, 4), last);
        table.playRandomly(rng, 1);
    }
    QVERIFY(last != nobody);
}

void TestMilestonesBoard::twoHaveMatsOfTheSameSize()
{
    BoardTable table("milestones", 2, 1);
    QCOMPARE(widthOf(table, 0), widthOf(table, 1));
    QVERIFY(!table.scene->layout()->closeUp(placeOf(Area::loop, 1, 1)));
}

void TestMilestonesBoard::theMapKeepsItsSize()
{
    QFETCH(int, seats);
    // The room of the board in a window of 1280 by 720.
    BoardTable table("milestones", seats, 1, QSize(936, 604));
    Rng rng(1);
    table.playRandomly(rng, 30);
    const QPoint one = table.view->viewportPoint(placeOf(Area::vertex, 0));
    const QPoint other = table.view->viewportPoint(placeOf(Area::vertex, 1));
    QVERIFY2(QLineF(one, other).length() >= 60, qPrintable(QString::number(QLineF(one, other).length())));
}

/// Until the next action of whoever looks, what has changed is marked: a tile of two workers on two spaces.
void TestMilestonesBoard::bothHalvesOfATileAreMarked()
{
    BoardTable table("milestones", 3, 1);
    Rng rng(2);
    int tiles = 0;
    while (table.position().as<State>().phase == Phase::draft) {
        table.playRandomly(rng, 1);
        watchSomeone(table.controller);
        std::array<int, maxPlayers> spaces{};
        for (const Place place : table.scene->marked(Mark::lastMove))
            if (place.area == static_cast<std::uint8_t>(Area::loop))
                ++spaces[place.owner];
        for (const int count : spaces) {
            QCOMPARE(count % 2, 0);
            tiles += count / 2;
        }
    }
    QVERIFY(tiles >= 6);
}

void TestMilestonesBoard::aTileIsSeenWhereItWouldLie()
{
    BoardTable table("milestones", 2, 1);
    const Seat seat = table.controller.actingSeat();
    table.clickOn(table.play->input().targets().front()); // a tile
    const auto ghosts = [&table] {
        std::vector<Place> places;
        for (int row = 0; row < table.board->rowCount(); ++row)
            if (!table.board->index(row, 0).data(BoardModel::PreviewRole).value<std::vector<Piece>>().empty())
                places.push_back(table.board->placeAt(row));
        return places;
    };
    QVERIFY(ghosts().empty());
    point(table, placeOf(Area::loop, 3, seat));
    QCOMPARE(ghosts(), (std::vector{placeOf(Area::loop, 3, seat), placeOf(Area::loop, 4, seat)}));
}

void TestMilestonesBoard::aCompactMatOpensWhilePointedAt()
{
    BoardTable table("milestones", 4, 3);
    Rng rng(3);
    table.playRandomly(rng, 40);
    const auto seat = static_cast<Seat>((table.controller.actingSeat() + 1) % 4);
    const auto worker = std::ranges::find_if(table.controller.shown().pieces, [&](const Piece &piece) {
        return piece.kind == term::worker && piece.place.area == static_cast<std::uint8_t>(Area::loop) &&
               piece.place.owner == seat;
    });
    QVERIFY(worker != table.controller.shown().pieces.end());
    const qreal small = table.scene->layout()->pieceLook(*worker).size.width();
    const QRectF own = table.scene->layout()->seatFrame(table.controller.actingSeat());

    point(table, worker->place);
    QVERIFY(table.play->closeUp().isShown());
    const std::vector<Look> looks = table.play->closeUp().looks();
    QVERIFY(std::ranges::all_of(looks, [&](const Look &look) { return own.contains(look.center); }));
    QVERIFY(std::ranges::any_of(looks, [&](const Look &look) { return look.size.width() > 1.4 * small; }));
    // Its own mat is neither pushed away nor what a click means.
    QCOMPARE(table.scene->layout()->seatFrame(table.controller.actingSeat()), own);

    point(table, placeOf(Area::vertex, 20));
    QVERIFY(!table.play->closeUp().isShown());
    table.view->setFocusPlace(placeOf(Area::loop, castle, seat));
    QVERIFY(!table.play->closeUp().isShown()); // the pointer is elsewhere
    QEvent leave(QEvent::Leave);
    QCoreApplication::sendEvent(table.view.get(), &leave);
    table.view->setFocusPlace(std::nullopt);
    table.view->setFocusPlace(placeOf(Area::loop, castle, seat));
    QVERIFY(table.play->closeUp().isShown());
    table.view->setFocusPlace(placeOf(Area::loop, castle, table.controller.actingSeat()));
    QVERIFY(!table.play->closeUp().isShown());
}

void TestMilestonesBoard::theMatOfWhoseTurnItIsIsSeen()
{
    BoardTable table("milestones", 3, 3);
    Rng rng(3);
    table.playRandomly(rng, 40);
    Seat own = table.controller.actingSeat();
    point(table, placeOf(Area::vertex, 20));
    point(table, placeOf(Area::loop, castle, own)); // and there it stays
    QCOMPARE(table.play->pointedAt(), placeOf(Area::loop, castle, own));
    QVERIFY(!table.play->closeUp().isShown());
    for (int turn = 0; turn < 6; ++turn) {
        while (table.controller.actingSeat() == own && !table.controller.isOver())
            table.playRandomly(rng, 1);
        own = table.controller.actingSeat();
        QVERIFY(!table.play->closeUp().isShown());
        if (turn % 2 == 0) {
            table.clickOn(placeOf(Area::loop, castle, static_cast<Seat>((own + 1) % 3)));
            QVERIFY(table.play->closeUp().isPinned());
            point(table, placeOf(Area::loop, castle, own));
        }
    }
}

void TestMilestonesBoard::aSecondLapIsToldBesideTheMarker()
{
    BoardTable table("milestones", 2, 1);
    const BoardLayout &layout = *table.scene->layout();
    const auto marker = [&](int points) { return layout.tallyLooks({0, term::points, points}).at(1); };
    for (int points = 0; points < 400; ++points) {
        const Look look = marker(points);
        const bool isFirst = look.letterings.isEmpty();
        // The same cell twice: the second time with the number.
        QCOMPARE(isFirst, points < 77);
        if (isFirst)
            continue;
        QCOMPARE(look.letterings.front().text, QString::number(points));
        QVERIFY(layout.bounds().contains(look.letterings.front().box.translated(look.center)));
        QCOMPARE(look.center, marker(points % 77).center);
    }
}

void TestMilestonesBoard::markersOnTheTrackKeepApart()
{
    QFETCH(int, seats);
    constexpr int most = 160;       // points: over two laps
    constexpr qreal mostMoved = 30; // units: about three cells
    BoardTable table("milestones", seats, 1);
    const BoardLayout &layout = *table.scene->layout();
    Rng rng(5);
    const auto anyPoints = [&](int about) { return std::max(0, about + static_cast<int>(rng.below(9)) - 4); };
    for (int about = 0; about < most; ++about) {
        std::vector<Look> looks;
        std::vector<QPointF> cells;
        for (int seat = 0; seat < seats; ++seat) {
            looks.push_back(
                layout.tallyLooks({static_cast<Seat>(seat), term::points, anyPoints(about)}).at(1));
            cells.push_back(looks.back().center);
        }
        layout.keepApart(looks);
        for (std::size_t one = 0; one < looks.size(); ++one) {
            QVERIFY(std::abs(looks[one].center.x() - cells[one].x()) <= mostMoved);
            QVERIFY(layout.bounds().contains(extentOf(looks[one])));
            for (std::size_t other = 0; other < one; ++other)
                QVERIFY2(!extentOf(looks[one]).intersects(extentOf(looks[other])),
                         qPrintable(QString::number(about)));
        }
    }
}

void TestMilestonesBoard::markersOnTheBoardKeepApart()
{
    QFETCH(int, seats);
    BoardTable table("milestones", seats, 1);
    QList<QRectF> markers;
    for (const QGraphicsItem *item : table.scene->items())
        if (const auto *look = dynamic_cast<const LookItem *>(item);
            look != nullptr && look->look().pictures.size() == 1 &&
            look->look().pictures.front().name.startsWith(QStringLiteral("score-marker")))
            markers.append(extentOf(look->look()));
    QCOMPARE(markers.size(), seats); // all have no points
    for (const QRectF &one : markers)
        for (const QRectF &other : markers)
            QVERIFY(&one == &other || !one.intersects(other));
}

void TestMilestonesBoard::aCompactMatStaysOpenOnceClicked()
{
    BoardTable table("milestones", 4, 3);
    Rng rng(3);
    table.playRandomly(rng, 40);
    const Seat own = table.controller.actingSeat();
    const Place theirs = placeOf(Area::loop, castle, static_cast<Seat>((own + 1) % 4));
    const Place others = placeOf(Area::loop, castle, static_cast<Seat>((own + 2) % 4));
    const Place beside = placeOf(Area::vertex, 20);
    const std::size_t played = table.actionsPlayed();
    const auto isOpen = [&] {
        point(table, beside);
        return table.play->closeUp().isShown();
    };
    table.clickOn(theirs);
    QVERIFY(isOpen());
    QVERIFY(!table.play->shownRefusal());
    table.clickOn(theirs);
    QVERIFY(!isOpen());

    table.clickOn(theirs);
    table.clickOn(others);
    QVERIFY(isOpen()); // the other one instead
    table.press(Qt::Key_Escape);
    QVERIFY(!isOpen());

    // What lies under it cannot be meant by a click.
    table.clickOn(theirs);
    QVERIFY(table.play->closeUp().hides(placeOf(Area::loop, castle, own)));
    table.clickOn(placeOf(Area::loop, castle, own));
    QVERIFY(!isOpen());
    QCOMPARE(table.actionsPlayed(), played);

    // By keys, too; and where they go is seen.
    table.view->setFocusPlace(theirs);
    table.press(Qt::Key_Space);
    QVERIFY(isOpen());
    table.view->setFocusPlace(placeOf(Area::loop, mill, own));
    QVERIFY(!isOpen());
}

void TestMilestonesBoard::exchangedMatsLeaveTheMapAlone()
{
    BoardTable table("milestones", 4, 4);
    Rng rng(4);
    table.playRandomly(rng, 30);
    const std::uint64_t before = table.board->stage();
    while (table.board->stage() == before)
        table.playRandomly(rng, 1);
    const BoardLayout &layout = *table.scene->layout();
    const QRectF changed = layout.changedGround(before, table.board->stage());
    for (Seat seat = 0; seat < 4; ++seat)
        QVERIFY(changed.contains(layout.seatFrame(seat)));
    for (const PlaceShape &shape : layout.shapes())
        if (shape.kind != PlaceShape::Kind::box)
            QVERIFY(!changed.intersects(shape.boundingRect()));
}

void TestMilestonesBoard::aRimLeavesTheNumbersFree()
{
    constexpr qreal rim = 7; // of a place that is possible
    const BoardTable table("milestones", 2, 1);
    const BoardLayout &layout = *table.scene->layout();
    int lines = 0;
    for (const PlaceShape &line : layout.shapes()) {
        if (line.kind != PlaceShape::Kind::line)
            continue;
        ++lines;
        const QPainterPath outline = outlineAround(line, rim);
        for (const PlaceShape &corner : layout.shapes())
            if (corner.kind == PlaceShape::Kind::point) {
                QPainterPath number;
                number.addEllipse(corner.anchor, corner.radius / 2, corner.radius / 2);
                QVERIFY(!outline.intersects(number));
            }
    }
    QVERIFY(lines > 100);
}

void TestMilestonesBoard::theWorkerOfTheOnlyTileSaysAll()
{
    const std::unique_ptr<Bot> bot = makeBot("lively");
    int taken = 0;
    for (std::uint64_t seed = 1; seed <= 12 && taken < 3; ++seed) {
        BoardTable table("milestones", 2, seed);
        Rng rng(seed);
        for (int action = 0; action < 400 && !table.controller.isOver() && taken < 3; ++action) {
            const std::vector<LegalAction> legal = table.controller.shown().legal;
            const auto take = std::ranges::find_if(legal, [](const LegalAction &one) {
                return static_cast<Verb>(one.action.verb) == Verb::take;
            });
            if (take == legal.end()) {
                const Seat seat = table.controller.actingSeat();
                table.controller.propose(
                    bot->choose(table.game(), table.controller.viewOf(seat), seat, rng, {}),
                    GameController::Proposer::program);
                continue;
            }
            ++taken;
            const Action meant = take->action;
            MoveInput input(table.controller);
            const Place worker = placeOf(Area::loop, meant.second, table.controller.actingSeat());
            const Place tile = placeOf(Area::triangle, meant.first);
            QVERIFY(input.isTarget(worker));
            QVERIFY(input.isTarget(tile));
            const std::size_t plies = table.controller.history().size();
            input.click(worker);
            if (std::popcount(table.position().as<State>().offered) > 1)
                input.click(tile);
            QVERIFY(table.controller.history().size() > plies);
        }
    }
    QVERIFY(taken > 0);
}

QTEST_MAIN(TestMilestonesBoard)
#include "tst_milestones_board.moc"
