// Nothing that somebody has, or could have, is given away by a key pressed out of habit or by one click that may have meant
// something else; and nobody is asked where nothing would be lost.

#include "board_table.h"
#include "bots/bots.h"
#include "session/finish.h"
#include "session/forgone.h"
#include "words/prospects.h"

#include <QSignalSpy>
#include <QTest>

#include <algorithm>

using namespace waystone;
using namespace waystone::test;

class TestGivingAway : public QObject {
    Q_OBJECT

private slots:
    void returnLeavesNothing_data() { addEveryGame(); }
    void returnLeavesNothing();
    void whatIsLeftOutOfHabitIsAskedAbout_data() { addEveryGame(); }
    void whatIsLeftOutOfHabitIsAskedAbout();
    void whatIsHarmlessIsNotAskedAbout_data() { addEveryTable(); }
    void whatIsHarmlessIsNotAskedAbout();
    void oneClickTakesNothingAway_data() { addEveryTable(); }
    void oneClickTakesNothingAway();
    void whatMayBeHadIsToldBefore_data() { addEveryGame(); }
    void whatMayBeHadIsToldBefore();
};

namespace {

constexpr std::uint64_t games = 5;
constexpr int momentsEach = 600;
constexpr std::size_t fewActions = 20;

/// Plays forward, so that there is something to be had, and stops at each moment that somebody has a choice.
void walk(GameController &controller, std::uint64_t seed, const std::function<void()> &at)
{
    Rng rng(seed);
    const std::unique_ptr<Bot> player = makeBot("lively");
    for (int moment = 0; moment < momentsEach && !controller.isOver(); ++moment) {
        watchSomeone(controller);
        const Seat seat = controller.actingSeat();
        if (controller.shown().legal.size() > 1)
            at();
        controller.propose(player->choose(controller.game(), controller.viewOf(seat), seat, rng, {}),
                           GameController::Proposer::program);
    }
}

bool mayBeLeft(const GameController &controller)
{
    return std::ranges::any_of(controller.shown().legal, [&](const LegalAction &legal) {
        return forgoes(controller.preview(legal.action).events, controller.actingSeat());
    });
}

/// Whether any game's seat can leave something: only in one of them.
bool canLeaveSomething(const QByteArray &game)
{
    return game == "milestones";
}

/// Neither brings the seat something nor takes a price for it nor moves anything.
bool onlyTakes(const GameController &controller, Action action)
{
    return std::ranges::none_of(controller.preview(action).events, [&](const Event &event) {
        const bool isForIt = event.kind == Event::Kind::gained || event.kind == Event::Kind::paid ||
                             event.kind == Event::Kind::points || event.kind == Event::Kind::moved;
        return isForIt && event.seat == controller.actingSeat();
    });
}

} // namespace

void TestGivingAway::returnLeavesNothing()
{
    QFETCH(QByteArray, game);
    QFETCH(int, seats);
    int offered = 0;
    for (std::uint64_t seed = 1; seed <= games; ++seed) {
        BoardTable table(game.toStdString(), seats, seed);
        walk(table.controller, seed, [&] {
            const bool isOffered = mayBeLeft(table.controller);
            offered += isOffered ? 1 : 0;
            for (const ActionChoices::Choice &choice : table.play->choices().choices())
                for (const LegalAction &legal : table.controller.shown().legal)
                    if (choice.isOnReturn && choice.isPossible &&
                        std::ranges::find(choice.kind.verbs, legal.action.verb) != choice.kind.verbs.end())
                        QVERIFY2(!forgoes(table.controller.preview(legal.action).events,
                                          table.controller.actingSeat()),
                                 qPrintable(choice.kind.name));
        });
    }
    QCOMPARE(offered > 0, canLeaveSomething(game));
}

void TestGivingAway::whatIsLeftOutOfHabitIsAskedAbout()
{
    QFETCH(QByteArray, game);
    QFETCH(int, seats);
    int asked = 0;
    for (std::uint64_t seed = 1; seed <= games; ++seed) {
        GameController controller;
        startGame(controller, game.toStdString(), seats, seed);
        walk(controller, seed, [&] {
            for (const LegalAction &legal : std::vector(controller.shown().legal)) {
                if (!forgoes(controller.preview(legal.action).events, controller.actingSeat()))
                    continue;
                QVERIFY(!controller.propose(Action(legal.action), GameController::Proposer::habit));
                QVERIFY(controller.isConfirming());
                controller.cancel();
                ++asked;
            }
        });
    }
    QCOMPARE(asked > 0, canLeaveSomething(game));
}

// What else could be done would only bind or cost whoever does it.
void TestGivingAway::whatIsHarmlessIsNotAskedAbout()
{
    QFETCH(QByteArray, game);
    QFETCH(int, seats);
    int harmless = 0;
    for (std::uint64_t seed = 1; seed <= games; ++seed) {
        GameController controller;
        controller.setStudy(true);
        startGame(controller, game.toStdString(), seats, seed);
        walk(controller, seed, [&] {
            const std::vector<LegalAction> all = controller.shown().legal;
            const auto ending = std::ranges::find_if(
                all, [&](const LegalAction &legal) { return finishes(controller.game(), legal.routes); });
            const bool isHarmless =
                ending != all.end() && std::ranges::all_of(all, [&](const LegalAction &legal) {
                    return &legal == &*ending || onlyTakes(controller, legal.action);
                });
            if (!isHarmless)
                return;
            const PlyId here = controller.history().current();
            QVERIFY(controller.propose(Action(ending->action), GameController::Proposer::habit));
            QVERIFY(!controller.isConfirming());
            controller.goTo(here);
            ++harmless;
        });
    }
    QCOMPARE(harmless > 0, canLeaveSomething(game));
}

// Where a click elsewhere, or none, would do as well.
void TestGivingAway::oneClickTakesNothingAway()
{
    QFETCH(QByteArray, game);
    QFETCH(int, seats);
    int asked = 0;
    for (std::uint64_t seed = 1; seed <= games; ++seed) {
        GameController controller;
        startGame(controller, game.toStdString(), seats, seed);
        MoveInput input(controller);
        const QSignalSpy offered(&input, &MoveInput::choiceNeeded);
        walk(controller, seed, [&] {
            const std::vector<LegalAction> all = controller.shown().legal;
            const bool mayGoOn = std::ranges::any_of(
                all, [&](const LegalAction &legal) { return finishes(controller.game(), legal.routes); });
            for (const LegalAction &legal : all)
                for (const Route &route : legal.routes) {
                    const bool isOneClick =
                        route.size() == 1 && !controller.game().areas()[route.front().area].isControl;
                    if (!mayGoOn || !isOneClick || !onlyTakes(controller, legal.action))
                        continue;
                    const PlyId here = controller.history().current();
                    const qsizetype before = offered.size();
                    input.click(route.front());
                    QCOMPARE(controller.history().current(), here);
                    QCOMPARE(offered.size(), before + 1);
                    ++asked;
                }
        });
    }
    QCOMPARE(asked > 0, canLeaveSomething(game));
}

// Who builds where something may then be taken or left reads so before, with its name.
void TestGivingAway::whatMayBeHadIsToldBefore()
{
    QFETCH(QByteArray, game);
    QFETCH(int, seats);
    int told = 0;
    for (std::uint64_t seed = 1; seed <= games; ++seed) {
        BoardTable table(game.toStdString(), seats, seed);
        const GameController &controller = table.controller;
        const Game &rules = table.game();
        walk(table.controller, seed, [&] {
            const Seat seat = controller.actingSeat();
            const Position here = table.position();
            if (mayBeLeft(controller))
                return; // it is offered already
            for (const LegalAction &legal : controller.shown().legal) {
                const Position next = rules.apply(here, seat, legal.action, nullptr);
                const std::vector<Action> then = rules.actors(next) == Actors::seat(seat)
                                                     ? rules.legal(next, seat)
                                                     : std::vector<Action>();
                if (then.size() > fewActions)
                    continue; // what is only offered is little
                QStringList names;
                for (const Action action : then) {
                    Events events;
                    (void)rules.apply(next, seat, action, &events);
                    if (!forgoes(events, seat))
                        continue;
                    for (const Event &event : events)
                        if (event.kind == Event::Kind::declined)
                            names.append(controller.words().termName(event.what));
                }
                if (names.isEmpty())
                    continue;
                const auto *words = controller.words().handProspects();
                QVERIFY(words != nullptr);
                const QString merits =
                    words->merits(legal.action, controller.shown().view).join(QLatin1Char('\n'));
                for (const QString &name : names)
                    QVERIFY2(merits.contains(name, Qt::CaseInsensitive), qPrintable(merits));
                ++told;
            }
        });
    }
    QCOMPARE(told > 0, canLeaveSomething(game));
}

QTEST_MAIN(TestGivingAway)
#include "tst_giving_away.moc"
