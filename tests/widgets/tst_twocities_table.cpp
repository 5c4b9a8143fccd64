#include "board_table.h"

#include "board/painting.h"

#include "games/twocities/table_stage.h"
#include "models/breakdown_model.h"
#include "twocities/rules/prospect.h"
#include "twocities/rules/queries.h"
#include "twocities/words/names.h"
#include "words/board_notes.h"
#include "words/prospects.h"

#include <QAbstractItemModelTester>
#include <QBuffer>
#include <QPainter>
#include <QSet>
#include <QSvgGenerator>
#include <QTest>
#include <QXmlStreamReader>

#include <algorithm>
#include <map>
#include <set>

using namespace waystone;
using namespace waystone::test;
using namespace waystone::twocities;

namespace {

constexpr const char *game = "between-two-cities";

/// A wide window and the narrowest that is laid out, in pixels of the board.
constexpr QSize wide(1240, 640);
/// What is left for the board of a window of 1280 by 720 with the panels open.
constexpr QSize usual(940, 590);
/// The same of 1024 by 700.
constexpr QSize small(732, 612);
constexpr qreal smallestTarget = 24; ///< pixels

QRectF boxOf(const BoardTable &table, Place place)
{
    const PlaceShape *shape = table.scene->layout()->shape(place);
    return shape == nullptr ? QRectF() : shape->boundingRect();
}

const State &seen(const BoardTable &table)
{
    return table.controller.shown().view.as<View>().seen;
}

/// What is written on the table itself, as it can be read there.
QStringList textsOnTheGround(const BoardTable &table)
{
    QBuffer buffer;
    QSvgGenerator svg;
    svg.setOutputDevice(&buffer);
    QPainter painter(&svg);
    table.scene->layout()->paintGround(painter);
    painter.end();
    QStringList texts;
    QXmlStreamReader reader(buffer.data());
    while (!reader.atEnd())
        if (reader.readNext() == QXmlStreamReader::StartElement && reader.name() == QLatin1String("text"))
            texts += reader.readElementText().trimmed();
    return texts;
}

int citySlots(const BoardTable &table, int city)
{
    int shown = 0;
    for (int cell = 0; cell < grid::cells; ++cell)
        shown += table.scene->layout()->shape(cityPlace(table.controller.seats(), city, cell)) != nullptr;
    return shown;
}

qreal cellSide(const BoardTable &table, int city)
{
    for (int cell = 0; cell < grid::cells; ++cell)
        if (const QRectF box = boxOf(table, cityPlace(table.controller.seats(), city, cell)); !box.isNull())
            return box.width();
    return 0;
}

} // namespace

class TestTwoCitiesTable : public QObject {
    Q_OBJECT

private slots:
    void stagesAreKeptInTheirNumber();
    void everyPieceIsShownInItsPlace_data() { everyTable(); }
    void everyPieceIsShownInItsPlace();
    void nothingOverlaps_data() { everyTable(); }
    void nothingOverlaps();
    void ownCitiesAreLarge_data() { everyTable(); }
    void ownCitiesAreLarge();
    void allCitiesAreEqualInNobodysView_data() { everyTable(); }
    void allCitiesAreEqualInNobodysView();
    void targetsAreLargeEnough_data() { everyTable(); }
    void targetsAreLargeEnough();
    void neighboursSitOnTheirSides();
    void ghostShowsWhatWouldBePlaced();
    void cardTellsTheChangeOfBothCities();
    void cellsStayWhereTheyAreWhileMuchIsOpen();
    void citiesStayBetweenTwoTiles_data() { everyTable(); }
    void citiesStayBetweenTwoTiles();
    void cardOfATileTellsWhatItWouldBring();
    void tilesThatAreGoneTellNothing();
    void tagsTellWhatTheOthersAreDoing_data() { everyTable(); }
    void tagsTellWhatTheOthersAreDoing();
    void gainsStandUnderTheHand_data() { everyTable(); }
    void gainsStandUnderTheHand();
    void coordinatesAreThoseOfRecordsAndWords_data() { everyTable(); }
    void coordinatesAreThoseOfRecordsAndWords();
    void citiesOfOthersLieBetweenTheirBuilders();
    void namesAreWholeRoundAFullTable_data();
    void namesAreWholeRoundAFullTable();
    void theTurnStaysWithItsNumber();
    void scoresShowWhereTheyComeFrom();
    void breakdownAddsUp();
    void nothingHiddenIsOnTheTable();

private:
    static void everyTable()
    {
        QTest::addColumn<int>("seats");
        for (int seats = 2; seats <= maxSeats; ++seats)
            QTest::addRow("%d players", seats) << seats;
    }

    /// Calls for many moments of a game, seen by who acts.
    template <class Use>
    static void throughAGame(int seats, QSize size, const Use &use)
    {
        BoardTable table(game, seats, static_cast<std::uint64_t>(seats), size);
        Rng rng(11);
        while (!table.controller.isOver()) {
            watchSomeone(table.controller);
            use(table);
            if (QTest::currentTestFailed())
                return;
            table.playRandomly(rng, 1);
        }
        table.controller.setFollowing(false);
        table.controller.setWatchingSeat(0);
        use(table);
    }
};

void TestTwoCitiesTable::stagesAreKeptInTheirNumber()
{
    TableStage stage;
    QCOMPARE(TableStage::unpacked(stage.packed()), stage);
    stage.watcher = 6;
    stage.round = 5;
    stage.turn = 2;
    for (std::size_t city = 0; city < stage.cities.size(); ++city) {
        const auto number = static_cast<int>(city);
        stage.cities[city] = {number % 4, 3 + number % 3, 3 - number % 2, 6 - number % 4};
    }
    QCOMPARE(TableStage::unpacked(stage.packed()), stage);
    stage.round = 0;
    stage.isOver = true;
    QCOMPARE(TableStage::unpacked(stage.packed()), stage);
}

void TestTwoCitiesTable::everyPieceIsShownInItsPlace()
{
    QFETCH(int, seats);
    throughAGame(seats, usual, [](BoardTable &table) {
        for (const Piece &piece : table.controller.shown().pieces) {
            const bool isOthersHand = piece.place.area == static_cast<std::uint8_t>(Area::hand) &&
                                      piece.place.owner != table.controller.shown().screen.watching;
            const PlaceShape *shape = table.scene->layout()->shape(piece.place);
            QVERIFY2((shape == nullptr) == isOthersHand, table.game().placeName(piece.place).c_str());
            if (shape != nullptr)
                QVERIFY2(shape->boundingRect().contains(table.scene->layout()->pieceLook(piece).center),
                         table.game().placeName(piece.place).c_str());
        }
    });
}

void TestTwoCitiesTable::nothingOverlaps()
{
    QFETCH(int, seats);
    for (const QSize size : {usual, wide}) {
        throughAGame(seats, size, [](BoardTable &table) {
            const std::span<const PlaceShape> shapes = table.scene->layout()->shapes();
            const QRectF bounds = table.scene->layout()->bounds();
            for (std::size_t one = 0; one < shapes.size(); ++one) {
                const QRectF box = shapes[one].boundingRect().adjusted(0.1, 0.1, -0.1, -0.1);
                QVERIFY2(bounds.contains(box), table.game().placeName(shapes[one].place).c_str());
                for (std::size_t other = one + 1; other < shapes.size(); ++other)
                    if (box.intersects(shapes[other].boundingRect().adjusted(0.1, 0.1, -0.1, -0.1)))
                        QFAIL((table.game().placeName(shapes[one].place) + " overlaps " +
                               table.game().placeName(shapes[other].place))
                                  .c_str());
            }
        });
    }
}

void TestTwoCitiesTable::ownCitiesAreLarge()
{
    QFETCH(int, seats);
    throughAGame(seats, usual, [seats](BoardTable &table) {
        const Seat own = table.controller.shown().screen.watching;
        for (int city = 0; city < cityCount(seats); ++city) {
            // All that it can reach, or a window of four by four.
            const bool isOwn = sideOf(seats, own, city) != 0;
            QVERIFY(citySlots(table, city) >= cityCells);
            QVERIFY(isOwn || citySlots(table, city) == cityCells);
            if (table.controller.isOver()) {
                QCOMPARE(citySlots(table, city), cityCells);
                QVERIFY(cellSide(table, city) * table.view->zoom() > (isOwn ? 60.0 : smallestTarget));
            }
        }
    });
}

void TestTwoCitiesTable::allCitiesAreEqualInNobodysView()
{
    QFETCH(int, seats);
    BoardTable table(game, seats, 1, usual);
    QCOMPARE(table.controller.shown().screen.watching, nobody);
    const qreal side = cellSide(table, 0);
    QVERIFY(side > 0);
    for (int city = 0; city < cityCount(seats); ++city) {
        QCOMPARE(citySlots(table, city), grid::cells);
        QCOMPARE(cellSide(table, city), side);
    }
    for (int slot = 0; slot < maxHand; ++slot)
        QVERIFY(table.scene->layout()->shape(place(Area::hand, slot, 0)) == nullptr);
}

void TestTwoCitiesTable::targetsAreLargeEnough()
{
    QFETCH(int, seats);
    throughAGame(seats, usual, [](BoardTable &table) {
        QVERIFY(table.view->isFitted());
        for (const Place place : table.scene->marked(Mark::target)) {
            const QRectF box = boxOf(table, place);
            QVERIFY2(std::min(box.width(), box.height()) * table.view->zoom() >= smallestTarget,
                     table.game().placeName(place).c_str());
        }
        // And where the other tile will go after the first.
        for (const LegalAction &legal : table.controller.shown().legal)
            for (const Route &route : legal.routes)
                for (const Place place : route)
                    QVERIFY2(boxOf(table, place).width() * table.view->zoom() >= smallestTarget,
                             table.game().placeName(place).c_str());
    });
}

void TestTwoCitiesTable::neighboursSitOnTheirSides()
{
    BoardTable table(game, 5, 1);
    table.controller.setWatchingSeat(2);
    const auto middle = [&](Area area, int city) { return boxOf(table, tokenPlace(area, 5, city)).center(); };
    // City 2 is on the left of seat 2, city 1 on their right; the others follow clockwise over the far side.
    QVERIFY(middle(Area::cityToken, 2).x() < middle(Area::cityToken, 1).x());
    QVERIFY(middle(Area::cityToken, 3).x() < middle(Area::cityToken, 4).x());
    QVERIFY(middle(Area::cityToken, 4).x() < middle(Area::cityToken, 0).x());
    QVERIFY(middle(Area::cityToken, 3).y() < middle(Area::cityToken, 2).y());
    const auto seatMiddle = [&](Seat seat) { return table.scene->layout()->seatFrame(seat).center(); };
    QVERIFY(seatMiddle(3).x() < seatMiddle(4).x() && seatMiddle(0).x() < seatMiddle(1).x());
    QVERIFY(seatMiddle(3).x() < middle(Area::cityToken, 3).x());
    QVERIFY(seatMiddle(4).x() > middle(Area::cityToken, 3).x());
}

void TestTwoCitiesTable::ghostShowsWhatWouldBePlaced()
{
    throughAGame(3, usual, [](BoardTable &table) {
        if (seen(table).phase != Phase::place)
            return;
        for (const LegalAction &legal : table.controller.shown().legal) {
            const Route &route = legal.routes.front();
            if (route.size() != 2)
                continue;
            table.play->input().cancel();
            table.play->input().click(route.front());
            emit table.view->hovered(route.back());
            const std::vector<Piece> ghosts = table.scene->ghosts();
            QCOMPARE(ghosts.size(), std::size_t{tile::isDuplex(legal.action.first) ? 2U : 1U});
            QVERIFY(
                std::ranges::any_of(ghosts, [&](const Piece &piece) { return piece.place == route.back(); }));
            emit table.view->hovered(std::nullopt);
            QVERIFY(table.scene->ghosts().empty());
        }
        table.play->input().cancel();
    });
}

void TestTwoCitiesTable::cardTellsTheChangeOfBothCities()
{
    BoardTable table(game, 3, 4, usual);
    table.play->setHelpDelay(0);
    Rng rng(5);
    // Until a second tile is placed next to others.
    while (seen(table).round == 0 && (seen(table).turn < 2 || seen(table).phase != Phase::place)) {
        watchSomeone(table.controller);
        if (seen(table).turn == 2 && seen(table).phase == Phase::place)
            break;
        table.playRandomly(rng, 1);
    }
    watchSomeone(table.controller);
    const LegalAction legal = table.controller.shown().legal.front();
    const Route &route = legal.routes.front();
    table.play->input().click(route.front());
    table.view->setFocusPlace(route.back());
    const QStringList lines = table.scene->hint().lines();
    const Seat own = table.controller.actingSeat();
    for (const int city : {leftCity(3, own), rightCity(3, own)}) {
        const QString name = table.controller.words().placeName(tokenPlace(Area::cityToken, 3, city));
        QVERIFY2(std::ranges::any_of(lines, [&](const QString &line) { return line.startsWith(name); }),
                 qPrintable(lines.join(QLatin1Char('\n'))));
    }
    const std::vector<ScoreSheet> &after = table.controller.preview(legal.action).sheets;
    const QString total = QString::number(after[legal.action.second].total) + QStringLiteral(" (change: ");
    QVERIFY2(lines.join(QLatin1Char('\n')).contains(total), qPrintable(lines.join(QLatin1Char('\n'))));
    const int counting = static_cast<int>(std::ranges::count_if(
        lines, [](const QString &line) { return line.contains(QStringLiteral("This city counts now.")); }));
    QVERIFY(counting == 1 || after[0].total == after[2].total);
}

/// Whoever has laid one of two tiles finds the cells for the other one where they were.
void TestTwoCitiesTable::citiesStayBetweenTwoTiles()
{
    QFETCH(int, seats);
    BoardTable table(game, seats, 4, usual);
    Rng rng(5);
    Seat asked = nobody;
    std::map<Place, QRectF> before;
    int amid = 0;
    while (!table.controller.isOver()) {
        table.playRandomly(rng, 1);
        const Seat own = table.controller.shown().view.as<View>().seat;
        std::map<Place, QRectF> now;
        if (own == nobody) {
            asked = nobody;
            continue;
        }
        for (const int city : {leftCity(seats, own), rightCity(seats, own)})
            for (int cell = 0; cell < grid::cells; ++cell)
                if (const QRectF box = boxOf(table, cityPlace(seats, city, cell)); !box.isNull())
                    now[cityPlace(seats, city, cell)] = box;
        const auto open = seen(table).open[own];
        if (own == asked && (open == side::left || open == side::right)) {
            QVERIFY(now == before);
            ++amid;
        }
        asked = own;
        before = now;
    }
    QVERIFY2(amid > 6, qPrintable(QString::number(amid)));
}

/// A tile that rules out a row or a column moves no place that one may want to click next.
void TestTwoCitiesTable::cellsStayWhereTheyAreWhileMuchIsOpen()
{
    BoardTable table(game, 4, 4, usual);
    Rng rng(5);
    table.controller.setStudy(true); // no curtain
    const Seat own = 0;
    std::map<Place, QRectF> boxes;
    int ruledOut = 0;
    while (!table.controller.isOver()) {
        table.playRandomly(rng, 1);
        table.controller.setWatchingSeat(own);
        std::map<Place, QRectF> now;
        for (int cell = 0; cell < grid::cells; ++cell) {
            const Place place = cityPlace(4, leftCity(4, own), cell);
            if (const QRectF box = boxOf(table, place); !box.isNull())
                now[place] = box;
        }
        std::set<int> rows;
        std::set<int> columns;
        for (const auto &[place, box] : now) {
            rows.insert(grid::row(cellOf(place)));
            columns.insert(grid::column(cellOf(place)));
        }
        for (const auto &[place, box] : boxes.empty() ? boxes : now) {
            if (columns.size() > 5)
                QCOMPARE(box.left(), boxes[place].left());
            if (rows.size() > 5)
                QCOMPARE(box.top(), boxes[place].top());
        }
        ruledOut += now.size() < boxes.size() && std::max(rows.size(), columns.size()) > 5 ? 1 : 0;
        boxes = now;
    }
    QVERIFY(ruledOut > 0);
}

void TestTwoCitiesTable::cardOfATileTellsWhatItWouldBring()
{
    BoardTable table(game, 4, 4, usual);
    table.play->setHelpDelay(0);
    Rng rng(5);
    while (seen(table).turn == 0 || seen(table).phase != Phase::select) {
        watchSomeone(table.controller);
        table.playRandomly(rng, 1);
    }
    watchSomeone(table.controller);
    const Seat own = table.controller.actingSeat();
    table.view->setFocusPlace(twocities::place(Area::hand, 0, own));
    const QStringList lines = table.scene->hint().lines();
    QCOMPARE(lines.size(), 3);
    const std::array cities{leftCity(4, own), rightCity(4, own)};
    for (std::size_t nth = 0; nth < cities.size(); ++nth) {
        const std::optional<int> gain = bestGain(rulesOf<BetweenTwoCities>(table.game()), seen(table), own,
                                                 seen(table).hands[own][0], cities[nth]);
        const QString name = table.controller.words().placeName(tokenPlace(Area::cityToken, 4, cities[nth]));
        const QString &line = lines[static_cast<qsizetype>(nth) + 1];
        QVERIFY2(line.startsWith(name) && line.contains(QString::number(*gain)), qPrintable(line));
    }
}

void TestTwoCitiesTable::tilesThatAreGoneTellNothing()
{
    BoardTable table(game, 4, 4, usual);
    table.play->setHelpDelay(0);
    Rng rng(5);
    while (seen(table).phase != Phase::place) {
        watchSomeone(table.controller);
        table.playRandomly(rng, 1);
    }
    watchSomeone(table.controller);
    const Seat own = table.controller.actingSeat();
    const Prospects *words = table.controller.words().handProspects();
    QVERIFY(words->prospects(twocities::place(Area::hand, 0, own), table.controller.shown().view).isEmpty());
    QVERIFY(
        !words->prospects(twocities::place(Area::selected, 0, own), table.controller.shown().view).isEmpty());
}

void TestTwoCitiesTable::tagsTellWhatTheOthersAreDoing()
{
    QFETCH(int, seats);
    BoardTable table(game, seats, 4, usual);
    Rng rng(5);
    QSet<QString> told;
    for (int action = 0; action < 8 * seats && !table.controller.isOver(); ++action) {
        watchSomeone(table.controller);
        const State &state = seen(table);
        const Seat own = table.controller.shown().screen.watching;
        const BoardNotes &words = *table.controller.words().boardNotes();
        const bool passes = state.phase == Phase::select && state.turn < 2;
        const Seat left = seatBeside(seats, own, 1);
        const Seat right = seatBeside(seats, own, -1);
        QStringList expected;
        for (Seat seat = 0; seat < seats; ++seat) {
            if (seat == own) {
                QVERIFY(words.seatNote(seat, table.controller.shown().view).isEmpty());
                continue;
            }
            const QString note = words.seatNote(seat, table.controller.shown().view);
            const bool isActing = ((state.acting >> seat) & 1) != 0;
            const bool isPlacing = state.phase == Phase::place;
            QVERIFY2(note.startsWith(isPlacing  ? isActing ? QStringLiteral("to place")
                                                           : QStringLiteral("has placed")
                                      : isActing ? QStringLiteral("choosing")
                                                : QStringLiteral("has chosen")),
                     qPrintable(note));
            // In the first round hands go to the left.
            if (state.round == 0)
                QCOMPARE(note.contains(QStringLiteral("you")), passes && (seat == left || seat == right));
            const QRectF box = table.scene->layout()->noteBox(seat);
            QVERIFY(table.scene->layout()->seatFrame(seat).contains(box));
            expected.append(note);
            told.insert(note.section(QLatin1Char(','), 0, 0));
        }
        QCOMPARE(table.play->notes().texts(), expected);
        table.playRandomly(rng, 1);
    }
    QCOMPARE(told, QSet<QString>({QStringLiteral("choosing"), QStringLiteral("has chosen"),
                                  QStringLiteral("to place"), QStringLiteral("has placed")}));
}

void TestTwoCitiesTable::gainsStandUnderTheHand()
{
    QFETCH(int, seats);
    BoardTable table(game, seats, 4, usual);
    Rng rng(5);
    while (seen(table).turn == 0 || seen(table).phase != Phase::select) {
        watchSomeone(table.controller);
        table.playRandomly(rng, 1);
    }
    watchSomeone(table.controller);
    const Seat own = table.controller.actingSeat();
    const QStringList without = table.play->notes().texts();
    table.play->notes().setShowsGains(true);
    const QStringList with = table.play->notes().texts();
    const int held = seen(table).handSizes[own];
    // They can be read as well as what the areas are called.
    const BoardLayout &layout = *table.scene->layout();
    const QList<Lettering> letterings = table.play->notes().letterings();
    for (const Lettering &gain : letterings.mid(without.size())) {
        QVERIFY(gain.least >= layout.leastLetters() && gain.least >= 13);
        QVERIFY2(gain.height > gain.least, qPrintable(gain.text)); // it is larger where there is room
        QVERIFY2(fitsItsBox(gain), qPrintable(gain.text));
    }
    QCOMPARE(with.mid(0, without.size()), without);
    QCOMPARE(with.size(), without.size() + 2 * held);
    const BoardNotes &words = *table.controller.words().boardNotes();
    for (int index = 0; index < held; ++index) {
        const Place place = twocities::place(Area::hand, index, own);
        const std::vector<BoardNotes::Gain> gains = words.gains(place, table.controller.shown().view);
        const std::array cities{leftCity(seats, own), rightCity(seats, own)};
        QCOMPARE(gains.size(), cities.size());
        for (std::size_t nth = 0; nth < cities.size(); ++nth) {
            QCOMPARE(gains[nth].points,
                     *bestGain(rulesOf<BetweenTwoCities>(table.game()), seen(table), own,
                               seen(table).hands[own][static_cast<std::size_t>(index)], cities[nth]));
            const Seat partner = ownerOf(seats, cities[nth]) == own ? partnerOf(seats, cities[nth])
                                                                    : ownerOf(seats, cities[nth]);
            QCOMPARE(gains[nth].partner, seats == 2 ? nobody : partner);
        }
        const QRectF box = table.scene->layout()->gainBox(place);
        QVERIFY(table.scene->layout()->seatFrame(own).contains(box));
        for (const PlaceShape &shape : table.scene->layout()->shapes())
            QVERIFY(!shape.boundingRect().adjusted(1, 1, -1, -1).intersects(box));
    }
    // Who has chosen has nothing more to weigh, and others never see it.
    table.playRandomly(rng, 1);
    table.controller.setFollowing(false);
    table.controller.setWatchingSeat(own);
    QVERIFY(table.play->notes().texts().size() <= seats);
    table.play->notes().setShowsGains(false);
    QCOMPARE(table.play->notes().texts().size(), without.size());
}

void TestTwoCitiesTable::coordinatesAreThoseOfRecordsAndWords()
{
    QFETCH(int, seats);
    BoardTable table(game, seats, 3, usual);
    Rng rng(2);
    table.playRandomly(rng, 60);
    const QStringList texts = textsOnTheGround(table);
    std::map<QString, int> columns;
    for (int city = 0; city < cityCount(seats); ++city) {
        QSet<QChar> letters;
        for (int cell = 0; cell < grid::cells; ++cell) {
            const Place place = cityPlace(seats, city, cell);
            const QString name = QString::fromStdString(names::cell(cell));
            QVERIFY(table.controller.words().placeName(place).endsWith(name));
            if (table.scene->layout()->shape(place) == nullptr)
                continue;
            letters.insert(name.front());
            QVERIFY2(texts.contains(name.mid(1)), qPrintable(name));
        }
        for (const QChar letter : letters)
            ++columns[letter];
    }
    for (const auto &[letter, count] : columns)
        QCOMPARE(texts.count(letter), count);
}

void TestTwoCitiesTable::citiesOfOthersLieBetweenTheirBuilders()
{
    for (int seats = 4; seats <= maxSeats; ++seats) {
        BoardTable table(game, seats, 3, usual);
        table.controller.setFollowing(false);
        table.controller.setWatchingSeat(0);
        for (int city = 0; city < seats; ++city) {
            const Seat left = ownerOf(seats, city);
            const Seat right = partnerOf(seats, city);
            if (left == 0 || right == 0)
                continue;
            const qreal middle = boxOf(table, cityPlace(seats, city, grid::middle)).center().x();
            const BoardLayout &layout = *table.scene->layout();
            QVERIFY(layout.seatFrame(left).center().x() < middle);
            QVERIFY(middle < layout.seatFrame(right).center().x());
            QVERIFY(layout.seatFrame(left).right() < layout.seatFrame(right).left());
        }
    }
}

void TestTwoCitiesTable::namesAreWholeRoundAFullTable_data()
{
    QTest::addColumn<QSize>("size");
    QTest::addColumn<QString>("name");
    QTest::newRow("usual") << usual << QStringLiteral("Zsuzsann");
    QTest::newRow("small") << small << QStringLiteral("Chloé");
}

void TestTwoCitiesTable::namesAreWholeRoundAFullTable()
{
    QFETCH(QSize, size);
    QFETCH(QString, name);
    BoardTable table(game, maxSeats, 3, size);
    for (Seat seat = 0; seat < maxSeats; ++seat) {
        Player player = table.controller.player(seat);
        player.name = name + QString::number(seat);
        table.controller.setPlayer(seat, player);
    }
    for (const Seat watcher : {Seat{0}, nobody}) {
        table.controller.setFollowing(false);
        table.controller.setWatchingSeat(watcher);
        const QStringList texts = textsOnTheGround(table);
        // On the plate, and in nobody's view over both cities.
        for (Seat seat = 0; seat < maxSeats; ++seat)
            QVERIFY2(texts.count(table.controller.words().seatName(seat)) >= (watcher == nobody ? 3 : 1),
                     qPrintable(texts.join(QLatin1Char('|'))));
    }
}

void TestTwoCitiesTable::theTurnStaysWithItsNumber()
{
    BoardTable table(game, maxSeats, 3, small);
    watchSomeone(table.controller);
    QString texts = textsOnTheGround(table).join(QLatin1Char('|'));
    texts.replace(QChar::Nbsp, QLatin1Char(' '));
    QVERIFY2(texts.contains(QStringLiteral("turn 1 of 3")), qPrintable(texts));
}

void TestTwoCitiesTable::scoresShowWhereTheyComeFrom()
{
    BoardTable table(game, 4, 4, usual);
    Rng rng(5);
    while (!table.controller.isOver())
        table.playRandomly(rng, 1);
    table.controller.setFollowing(false);
    table.controller.setWatchingSeat(1);
    for (int city = 0; city < 4; ++city) {
        emit table.view->hovered(tokenPlace(Area::scoreBoard, 4, city));
        const std::vector<Place> marked = table.scene->marked(Mark::source);
        QVERIFY(!marked.empty());
        for (const Place place : marked)
            QCOMPARE(cityOf(4, place), city);
    }
    emit table.view->hovered(std::nullopt);
    QVERIFY(table.scene->marked(Mark::source).empty());
}

void TestTwoCitiesTable::breakdownAddsUp()
{
    GameController controller;
    BreakdownModel model(controller);
    QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    startGame(controller, "milestones", 2, 1);
    QCOMPARE(model.rowCount(), 0);
    startGame(controller, game, 3, 1);
    QCOMPARE(model.rowCount(), types + 1);
    QCOMPARE(model.columnCount(), 1 + 3);
    Rng rng(2);
    while (!controller.isOver()) {
        playRandomly(controller, rng, 1);
        for (int column = 1; column <= 3; ++column) {
            int sum = 0;
            for (int row = 0; row < types; ++row) {
                const QModelIndex source = model.index(row, column);
                sum += source.data().toInt();
                int parts = 0;
                const QModelIndex first = model.index(row, 0);
                for (int part = 0; part < model.rowCount(first); ++part) {
                    const QModelIndex index = model.index(part, column, first);
                    parts += index.data().toInt();
                    QVERIFY(!model.placesAt(index).empty());
                }
                QCOMPARE(parts, source.data().toInt());
                QVERIFY(parts == 0 || !model.placesAt(source).empty());
            }
            QCOMPARE(sum, model.index(types, column).data().toInt());
            QCOMPARE(sum, controller.shown().sheets[static_cast<std::size_t>(column - 1)].total);
        }
    }
}

/// Whatever lies open on the table is what the watching seat may see: its own hand, what has been revealed, the cities.
void TestTwoCitiesTable::nothingHiddenIsOnTheTable()
{
    throughAGame(4, usual, [](BoardTable &table) {
        const Seat own = table.controller.shown().screen.watching;
        const bool isSelecting = seen(table).phase == Phase::select;
        for (const Piece &piece : table.controller.shown().pieces) {
            const Look look = table.scene->layout()->pieceLook(piece);
            const bool isOpen = std::ranges::any_of(look.pictures, [](const Picture &picture) {
                return picture.name.startsWith(QStringLiteral("city-tile-")) &&
                       picture.name != QStringLiteral("city-tile-back");
            });
            const auto area = static_cast<Area>(piece.place.area);
            const bool isSecret = area == Area::waiting || area == Area::discard ||
                                  (area == Area::hand && piece.owner != own) ||
                                  (area == Area::selected && isSelecting && piece.owner != own);
            QVERIFY2(!isOpen || !isSecret, table.game().placeName(piece.place).c_str());
        }
    });
}

QTEST_MAIN(TestTwoCitiesTable)
#include "tst_twocities_table.moc"
