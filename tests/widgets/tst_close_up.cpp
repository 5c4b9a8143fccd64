#include "board_table.h"

#include "faces/game_faces.h"

#include <QTest>

#include <algorithm>
#include <map>

using namespace waystone;
using namespace waystone::test;

/// What a table shows small, held against the same shown large.
class TestCloseUp : public QObject {
    Q_OBJECT

private slots:
    void isReadInTheSameOrder_data() { addEveryTable(); }
    void isReadInTheSameOrder();
    void staysShutWhenTheTurnGoesOn_data() { addEveryTable(); }
    void staysShutWhenTheTurnGoesOn();
};

namespace {

/// As the lines of a text are read: from left to right, then the next line.
std::vector<Place> asRead(const BoardLayout &layout, std::vector<Place> places)
{
    std::ranges::sort(places, [&layout](Place one, Place other) {
        const QRectF first = layout.shape(one)->boundingRect();
        const QRectF second = layout.shape(other)->boundingRect();
        const bool isSameLine = first.top() < second.center().y() && second.top() < first.center().y();
        return isSameLine ? first.left() < second.left() : first.top() < second.top();
    });
    return places;
}

/// The places that are shown small, by whose they are and what they are part of.
std::map<std::pair<Seat, std::uint8_t>, std::vector<Place>> smallPlaces(const BoardTable &table)
{
    std::map<std::pair<Seat, std::uint8_t>, std::vector<Place>> small;
    for (const Place place : table.scene->shownPlaces())
        if (table.scene->layout()->closeUp(place))
            small[{place.owner, place.area}].push_back(place);
    return small;
}

} // namespace

void TestCloseUp::isReadInTheSameOrder()
{
    QFETCH(QByteArray, game);
    QFETCH(int, seats);
    BoardTable table(game.toStdString(), seats, 1);
    const Table &laid = table.controller.table();
    for (const auto &[group, places] : smallPlaces(table)) {
        const std::shared_ptr<BoardLayout> large = gameFace(game.toStdString())->layout(laid.game);
        large->setTable(laid);
        large->arrange(table.scene->layout()->bounds().size(),
                       table.scene->layout()->closeUp(places.front())->stage);
        QVERIFY(asRead(*table.scene->layout(), places) == asRead(*large, places));
    }
}

// The keyboard stays at a place of somebody whose board was large and is small now.
void TestCloseUp::staysShutWhenTheTurnGoesOn()
{
    QFETCH(QByteArray, game);
    QFETCH(int, seats);
    BoardTable table(game.toStdString(), seats, 3);
    Rng rng(3);
    int turned = 0;
    for (int action = 0; action < 120 && !table.controller.isOver(); ++action) {
        watchSomeone(table.controller);
        const Seat own = table.controller.actingSeat();
        const std::vector<Place> shown = table.scene->shownPlaces();
        const auto at = std::ranges::find_if(
            shown, [&](Place place) { return place.owner == own && !table.scene->layout()->closeUp(place); });
        if (at != shown.end())
            table.view->setFocusPlace(*at);
        table.playRandomly(rng, 1);
        turned += at != shown.end() && table.scene->layout()->closeUp(*at) ? 1 : 0;
        QVERIFY(!table.play->closeUp().isShown());
    }
    QCOMPARE(turned > 0, !smallPlaces(table).empty());
}

QTEST_MAIN(TestCloseUp)
#include "tst_close_up.moc"
