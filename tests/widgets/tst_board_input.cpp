#include "board_table.h"

#include "board/gain_text.h"
#include "board/look_item.h"
#include "board/refusal_shake.h"
#include "milestones/rules/state.h"
#include "milestones/words/verbs.h"

#include <QMenu>
#include <QSignalSpy>
#include <QTest>

#include <map>
#include <numeric>

using namespace waystone;
using namespace waystone::test;

namespace {

int total(const Score &score, Seat seat)
{
    return score.totals[seat];
}

} // namespace

class TestBoardInput : public QObject {
    Q_OBJECT

private slots:
    void dragMovesThePawn();
    void previewIsWhatHappens();
    void escapeAndRightClickTakeTheSelectionBack();
    void endOfARouteShowsTheWayWhereOnlyOneLeadsThere();
    void highlightPolicy();
    void whatIsRefusedShakesOnce();
    void whatIsTickedCanBeUnticked();
};

void TestBoardInput::whatIsRefusedShakesOnce()
{
    Rng rng(7);
    BoardTable table("milestones", 2, 5);
    table.playRandomly(rng, 60);
    auto *shake = table.play->findChild<RefusalShake *>();
    QVERIFY(shake != nullptr);
    auto *motion = shake->findChild<QVariantAnimation *>();
    const auto shifted = [&] {
        int count = 0;
        for (const QGraphicsItem *item : table.scene->items())
            if (dynamic_cast<const LookItem *>(item) != nullptr && !item->transform().isIdentity())
                ++count;
        return count;
    };
    table.scene->animator().setAlways(true);
    int shaken = 0;
    for (const Place place : table.scene->shownPlaces()) {
        if (table.scene->isTarget(place) || table.isControl(place))
            continue;
        table.scene->animator().setSpeed(Animator::Speed::normal);
        table.clickOn(place);
        if (table.scene->marked(Mark::illegal).empty())
            continue;
        QCOMPARE(motion->state(), QAbstractAnimation::Running);
        motion->setCurrentTime(motion->duration() / 4);
        shaken += shifted();
        motion->setCurrentTime(motion->duration());
        QCOMPARE(motion->state(), QAbstractAnimation::Stopped);
        QCOMPARE(shifted(), 0);
        // Whoever wants no motion sees the marks alone.
        table.scene->animator().setSpeed(Animator::Speed::off);
        table.clickOn(place);
        QVERIFY(!table.scene->marked(Mark::illegal).empty());
        QCOMPARE(motion->state(), QAbstractAnimation::Stopped);
    }
    QVERIFY(shaken > 0);
}

void TestBoardInput::dragMovesThePawn()
{
    Rng rng(31);
    BoardTable table("milestones", 2, 5);
    int dragged = 0;
    for (int step = 0; step < 400 && !table.controller.isOver() && dragged < 20; ++step) {
        const LegalAction next = table.randomAction(rng);
        const Events &events = table.controller.preview(next.action).events;
        const auto moves = std::find_if(events.begin(), events.end(), [](const Event &event) {
            return event.kind == Event::Kind::moved && event.what == "pawn" && event.from != event.to;
        });
        if (moves == events.end()) {
            table.controller.propose(next.action);
            continue;
        }
        const Place from = moves->from;
        const Place to = moves->to;
        table.drag(from, to);
        QVERIFY(table.lastAction() == next.action);
        ++dragged;
    }
    QCOMPARE(dragged, 20);
}

void TestBoardInput::previewIsWhatHappens()
{
    Rng rng(41);
    int compared = 0;
    for (std::uint64_t seed = 1; compared < 1000; ++seed) {
        BoardTable table("milestones", 3, seed);
        table.controller.setStudy(true);
        while (!table.controller.isOver()) {
            const LegalAction next = table.randomAction(rng);
            const Seat seat = table.controller.actingSeat();
            const Preview preview = table.controller.preview(next.action);
            const QString told = GainText::points(preview, seat, table.controller.words());
            const int before = total(table.controller.shown().score, seat);
            table.controller.propose(next.action);
            const int gained = total(table.controller.shown().score, seat) - before;
            QCOMPARE(preview.points(seat), gained);
            const QString sum = told.section(QStringLiteral(" = "), -1);
            QCOMPARE(sum.isEmpty() ? 0 : sum.toInt(), gained);
            ++compared;
        }
    }
}

void TestBoardInput::escapeAndRightClickTakeTheSelectionBack()
{
    BoardTable table("milestones", 2, 7); // the draft: a tile, then a space
    const std::vector<Place> first = table.scene->marked(Mark::legal);
    table.clickOn(first.front());
    QCOMPARE(table.scene->marked(Mark::selected), std::vector{first.front()});
    QVERIFY(table.scene->marked(Mark::legal) != first);
    table.press(Qt::Key_Escape);
    QVERIFY(table.scene->marked(Mark::selected).empty());
    QCOMPARE(table.scene->marked(Mark::legal), first);

    table.clickOn(first.back());
    QTest::mouseClick(table.view->viewport(), Qt::RightButton, {}, QPoint(3, 3));
    QVERIFY(table.scene->marked(Mark::selected).empty());

    table.clickOn(first.back());
    table.clickOn(first.back());
    QVERIFY(table.scene->marked(Mark::selected).empty());
    QCOMPARE(table.actionsPlayed(), std::size_t(0));

    table.clickOn(first.front());
    table.clickOn(first.back()); // another beginning takes over
    QCOMPARE(table.scene->marked(Mark::selected), std::vector{first.back()});
}

void TestBoardInput::endOfARouteShowsTheWayWhereOnlyOneLeadsThere()
{
    Rng rng(61);
    int proposed = 0;
    int offered = 0;
    for (std::uint64_t seed = 1; seed <= 300 && (proposed == 0 || offered == 0); ++seed) {
        BoardTable table("milestones", 2, seed);
        while (!table.controller.isOver() && (proposed == 0 || offered == 0)) {
            const std::vector<LegalAction> candidates = table.controller.shown().legal;
            for (const LegalAction &legal : candidates) {
                const Route &route = legal.routes.front();
                if (route.size() != 3 || route[1] == route[2])
                    continue;
                table.play->input().cancel();
                table.play->input().click(route[0]);
                if (table.play->input().isTarget(route[2]))
                    continue;
                std::vector<Action> ending;
                for (const LegalAction &other : table.controller.shown().legal)
                    for (const Route &way : other.routes)
                        if (way.front() == route.front() && way.back() == route.back())
                            ending.push_back(other.action);
                if ((ending.size() == 1 ? proposed : offered) > 0)
                    continue; // seen already
                QSignalSpy choices(&table.play->input(), &MoveInput::choiceNeeded);
                const std::size_t before = table.actionsPlayed();
                table.clickOn(route[2]);
                if (ending.size() == 1) {
                    QCOMPARE(table.actionsPlayed(), before); // what is done is seen before
                    QCOMPARE(table.scene->marked(Mark::selected).size(), std::size_t(2));
                    QVERIFY(table.play->input().isTarget(route[2]));
                    table.clickOn(route[2]);
                    QCOMPARE(table.actionsPlayed(), before + 1);
                    QVERIFY(table.lastAction() == ending.front());
                    ++proposed;
                } else {
                    QCOMPARE(table.actionsPlayed(), before);
                    QCOMPARE(choices.size(), 1);
                    QVERIFY(table.play->chooser() != nullptr);
                    QCOMPARE(table.play->chooser()->actions().size(), static_cast<qsizetype>(ending.size()));
                    table.play->chooser()->actions().last()->trigger();
                    QCOMPARE(table.actionsPlayed(), before + 1);
                    QVERIFY(table.lastAction() == ending.back());
                    ++offered;
                }
                break;
            }
            table.playRandomly(rng, 1);
        }
    }
    QVERIFY(proposed > 0);
    QVERIFY(offered > 0);
}

void TestBoardInput::highlightPolicy()
{
    BoardTable table("milestones", 2, 8);
    const std::vector<Place> first = table.firstClicks();
    table.play->setHighlight(PlayBoard::Highlight::off);
    QVERIFY(table.scene->marked(Mark::legal).empty());
    QCOMPARE(table.scene->marked(Mark::target), first);
    table.play->setHighlight(PlayBoard::Highlight::whenPicked);
    QVERIFY(table.scene->marked(Mark::legal).empty());
    table.clickOn(first.front());
    QVERIFY(!table.scene->marked(Mark::legal).empty());
    table.play->setHighlight(PlayBoard::Highlight::off);
    QVERIFY(table.scene->marked(Mark::legal).empty());
    QVERIFY(!table.scene->marked(Mark::target).empty());
}

// Of the goods to keep at the castle any that was chosen can be taken out again, and the others stay chosen.
void TestBoardInput::whatIsTickedCanBeUnticked()
{
    int moments = 0;
    int beforeOthers = 0;
    for (std::uint64_t seed = 1; seed < 40 && moments < 10; ++seed) {
        BoardTable table("milestones", 2, seed);
        MoveInput &input = table.play->input();
        Rng rng(seed);
        for (int ply = 0; ply < 300 && !table.controller.isOver(); ++ply, table.playRandomly(rng, 1)) {
            if (table.position().as<milestones::State>().phase != milestones::Phase::keep)
                continue;
            ++moments;
            std::map<Place, int> ticked;
            const PlyId moment = table.controller.history().current();
            for (int click = 0; click < 40; ++click) {
                const Place good{static_cast<std::uint8_t>(milestones::Area::goods),
                                 table.controller.actingSeat(), static_cast<std::uint16_t>(rng.below(5))};
                const bool isMore = input.isTarget(good);
                if (isMore ? input.clicks().size() == 2 : !ticked.contains(good))
                    continue; // the third one would be the choice, and there is none of this kind
                if (isMore) {
                    ++ticked[good];
                } else {
                    beforeOthers += input.clicks().back() != good ? 1 : 0;
                    ticked.erase(good);
                }
                input.click(good);
                if (table.controller.history().current() != moment)
                    break; // nothing else was left to choose
                std::map<Place, int> clicked;
                for (const Place place : input.clicks())
                    ++clicked[place];
                QVERIFY(clicked == ticked);
            }
            input.cancel();
        }
    }
    QVERIFY(moments > 0);
    QVERIFY(beforeOthers > 0);
}

QTEST_MAIN(TestBoardInput)
#include "tst_board_input.moc"
