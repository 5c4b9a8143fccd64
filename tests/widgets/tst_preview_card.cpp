#include "board_table.h"

#include <QTest>

#include <algorithm>

using namespace waystone;
using namespace waystone::test;

/// The card that tells what a click would bring hides no other place that could be clicked instead, nor any that would be
/// asked for after it.
class TestPreviewCard : public QObject {
    Q_OBJECT

private slots:
    void liesOnNothingThatIsLit_data() { addEveryTable(); }
    void liesOnNothingThatIsLit();
    void saysLessWhereItHasNoRoom();
    void hidesWhatIsAskedNextRatherThanWhatIsLit();

private:
    static constexpr QSize usualBoard{916, 604}; ///< what a window of 1280 by 720 leaves it
};

namespace {

/// What is lit or chosen, or would be asked for after a click on what the card tells of, and lies under it, by name.
QStringList hiddenBy(const BoardTable &table, Place told)
{
    QStringList hidden;
    const QRectF card = table.scene->hint().covered();
    const auto add = [&](const std::vector<Place> &places) {
        for (const Place place : places)
            if (const PlaceShape *shape = table.scene->layout()->shape(place);
                shape != nullptr && shape->boundingRect().intersects(card))
                hidden.append(table.controller.words().placeName(place));
    };
    add(table.scene->marked(Mark::target));
    add(table.scene->marked(Mark::selected));
    add(table.play->input().targetsAfter(told));
    return hidden;
}

Place anyOf(const std::vector<Place> &places, Rng &rng)
{
    return places[rng.below(static_cast<std::uint32_t>(places.size()))];
}

} // namespace

void TestPreviewCard::liesOnNothingThatIsLit()
{
    QFETCH(QByteArray, game);
    QFETCH(int, seats);
    int cards = 0;
    int brief = 0;
    for (std::uint64_t seed = 1; seed <= 3; ++seed) {
        BoardTable table(game.toStdString(), seats, seed, usualBoard);
        Rng rng(seed);
        for (int moment = 0; moment < 120 && !table.controller.isOver(); ++moment) {
            watchSomeone(table.controller);
            // Whatever may be clicked first is pointed at; then something is, and what may come next.
            for (int click = 0; click < 4; ++click) {
                std::vector<Place> lit = table.scene->marked(Mark::target);
                std::erase_if(lit, [&](Place place) { return !table.scene->isShown(place); });
                if (lit.empty())
                    break;
                const Place place = anyOf(lit, rng);
                table.play->explain(place);
                QVERIFY(table.scene->hint().isVisible());
                QVERIFY2(
                    table.view->visibleScene().adjusted(-1, -1, 1, 1).contains(table.scene->hint().covered()),
                    qPrintable(table.scene->hint().title()));
                QVERIFY2(hiddenBy(table, place).isEmpty(),
                         qPrintable(table.scene->hint().title() + QStringLiteral(" | ") +
                                    hiddenBy(table, place).join(QStringLiteral("; "))));
                ++cards;
                brief += table.scene->hint().isShort() ? 1 : 0;
                const bool goesOn = table.play->input().candidatesAt(place).size() > 1;
                if (!goesOn)
                    break;
                table.clickOn(place);
                if (table.takeOffer())
                    break;
            }
            table.press(Qt::Key_Escape);
            table.playRandomly(rng, 1);
        }
    }
    QVERIFY(cards > 100);
    // Nearly always there is room for all of it.
    QVERIFY2(brief * 20 <= cards, qPrintable(QStringLiteral("%1 of %2").arg(brief).arg(cards)));
}

void TestPreviewCard::saysLessWhereItHasNoRoom()
{
    HintItem card;
    const QRectF place(190, 140, 20, 20);
    LabelRoom room{QRectF(0, 0, 400, 300), {}, {}, {}};
    const QStringList lines(8, QStringLiteral("What this would bring"));
    card.show(HintItem::Kind::help, QStringLiteral("Build"), lines, place, room, 1);
    QVERIFY(!card.isShort());
    QVERIFY(!card.covered().intersects(place));
    // All around but a strip at the top.
    room.taken = {QRectF(0, 60, 400, 240)};
    card.show(HintItem::Kind::help, QStringLiteral("Build"), lines, place, room, 1);
    QVERIFY(card.isShort());
    QCOMPARE(card.lines(), lines);
    QVERIFY(card.covered().bottom() <= 60);
    // Nowhere: it is seen all the same.
    room.taken = {room.bounds};
    card.show(HintItem::Kind::help, QStringLiteral("Build"), lines, place, room, 1);
    QVERIFY(!card.isShort());
    QVERIFY(room.bounds.contains(card.covered()));
}

void TestPreviewCard::hidesWhatIsAskedNextRatherThanWhatIsLit()
{
    HintItem card;
    const QRectF place(190, 140, 20, 20);
    const QRectF lit(0, 0, 400, 130);
    const QRectF asked(0, 180, 400, 120);
    LabelRoom room{QRectF(0, 0, 400, 300), {}, {lit}, {asked}};
    card.show(HintItem::Kind::help, QStringLiteral("Build"),
              QStringList(3, QStringLiteral("What this brings")), place, room, 1);
    QVERIFY(!card.covered().intersects(lit));
    QVERIFY(!card.covered().intersects(place));
}

QTEST_MAIN(TestPreviewCard)
#include "tst_preview_card.moc"
