#include "game_table.h"
#include "session/finish.h"
#include "support/tiny_game.h"

#include <QSignalSpy>
#include <QTest>

#include <algorithm>

using namespace waystone;
using namespace waystone::test;

namespace {

/// Words of the tiny game: none, since only the controller is looked at.
class NoWords final : public GameWords {
public:
    QString gameName() const override { return {}; }
    QString placeName(Place) const override { return {}; }
    QString areaName(std::uint8_t) const override { return {}; }
    QString termName(std::string_view) const override { return {}; }
    QString countedTerm(std::string_view, int) const override { return {}; }
    QString termLetter(std::string_view) const override { return {}; }
    QString pieceName(const Piece &) const override { return {}; }
    QString actionText(Action action, const SeatView &) const override
    {
        return QString::number(action.first);
    }
    QString playedText(Action, const SeatView &) const override { return {}; }
    QString eventText(const Event &) const override { return {}; }
    QString sourceName(std::string_view) const override { return {}; }
    QString promptText(const Message &) const override { return {}; }
    QString optionName(std::string_view) const override { return {}; }
    QString optionValueName(std::string_view, std::string_view) const override { return {}; }
    QString optionHelp(std::string_view) const override { return {}; }

protected:
    QString ownProblemText(const Problem &) const override { return {}; }
    QString ownRuleTitle(std::string_view) const override { return {}; }
};

void startTiny(GameController &controller, int seats)
{
    const Registry &registry = tinyGames();
    const GameKind &kind = registry.kinds().front();
    const std::shared_ptr<const Game> game = *kind.make("{}", {});
    controller.start({game, std::make_shared<NoWords>(), {}}, *game->from(game->start(seats, 0)), 3);
}

bool sameView(const GameController &controller, const SeatView &one, const SeatView &other)
{
    return controller.game().same(one, other);
}

/// Plays games until an action of the seat to act would be followed by chance, and returns it.
Action playToChance(GameController &controller)
{
    for (std::uint64_t seed = 1;; ++seed) {
        startGame(controller, "milestones", 2, seed);
        Rng rng(seed);
        while (!controller.isOver()) {
            for (const LegalAction &legal : controller.shown().legal)
                if (controller.preview(legal.action).isFinal)
                    return legal.action;
            playRandomly(controller, rng, 1);
        }
    }
}

} // namespace

class TestGameController : public QObject {
    Q_OBJECT

private slots:
    void startDrawsChanceAndFollowsTheSeatToAct()
    {
        GameController controller;
        QVERIFY(!controller.hasGame());
        QSignalSpy changed(&controller, &GameController::viewChanged);
        startGame(controller, "milestones", 3, 7);
        QCOMPARE(changed.size(), 1);
        QCOMPARE(changed.first().first().value<ViewChange>().reason, ViewChange::Reason::reset);
        // The player to the right of the start player chooses first.
        QCOMPARE(int{controller.actingSeat()}, 2);
        QCOMPARE(int{controller.shown().screen.watching}, 2);
        QVERIFY(!controller.shown().legal.empty());
        QVERIFY(controller.history().size() > 1);
        QVERIFY(!controller.history().canUndo());
        QCOMPARE(controller.history().undoStop(), TakeBackStop::chance);
    }

    void undoAndRedoWalkTheWholeGame()
    {
        GameController controller;
        controller.setStudy(true);
        startGame(controller, "milestones", 2, 11);
        Rng rng(5);
        playRandomly(controller, rng, 5000);
        QVERIFY(controller.isOver());
        const SeatView end = controller.shown().view;
        const PlyId last = controller.history().current();

        int steps = 0;
        for (; controller.history().canUndo(); ++steps) {
            QVERIFY(!controller.history().undoText().isEmpty());
            controller.undo();
        }
        QCOMPARE(controller.history().undoStop(), TakeBackStop::root);
        for (const PlyId ply : controller.sessionToSave().lineTo(last))
            QVERIFY(ply == 0 || controller.sessionToSave().ply(ply).seat == chanceSeat ||
                    controller.history().logged(ply).takenBack);
        int forth = 0;
        for (; controller.history().canRedo(); ++forth) {
            QVERIFY(!controller.history().redoText().isEmpty());
            controller.redo();
        }
        QCOMPARE(forth, steps);
        QCOMPARE(controller.history().current(), last);
        QVERIFY(sameView(controller, controller.shown().view, end));
    }

    void undoStopsAtChanceAndSaysSoBefore()
    {
        GameController controller;
        const Action action = playToChance(controller);
        QVERIFY(controller.propose(action));
        QVERIFY(!controller.history().canUndo());
        QCOMPARE(controller.history().undoStop(), TakeBackStop::chance);
        const PlyId after = controller.history().current();
        controller.undo();
        QCOMPARE(controller.history().current(), after);

        controller.setStudy(true);
        QVERIFY(controller.history().canUndo());
        controller.undo();
        QVERIFY(std::ranges::any_of(controller.shown().legal,
                                    [&](const LegalAction &legal) { return legal.action == action; }));
        QVERIFY(!controller.preview(action).isFinal);
    }

    void chanceWaitsToBeToldWhereItIsNotDrawn()
    {
        GameController controller;
        const Action action = playToChance(controller);
        controller.setDrawsChance(false);
        QVERIFY(controller.propose(action));
        QVERIFY(controller.shown().actors.isChance());
        QVERIFY(controller.shown().legal.empty());
        // Whatever may come can be told, also what would not have been drawn.
        const Outcome told = controller.game().outcomes(controller.sessionToSave().position()).back();
        QSignalSpy changed(&controller, &GameController::viewChanged);
        QVERIFY(controller.propose(chanceSeat, told.action, GameController::Proposer::program));
        QCOMPARE(changed.size(), 1);
        const LoggedPly ply = controller.history().logged(controller.history().current());
        QCOMPARE(int{ply.seat}, int{chanceSeat});
        QVERIFY(ply.action == told.action);
    }

    void previewIsWhatHappens()
    {
        GameController controller;
        startGame(controller, "milestones", 4, 21);
        Rng rng(2);
        int compared = 0;
        while (!controller.isOver() && compared < 1500) {
            const std::vector<LegalAction> &legal = controller.shown().legal;
            const Action action = legal[rng.below(static_cast<std::uint32_t>(legal.size()))].action;
            const Events expected = controller.preview(action).events;
            QSignalSpy changed(&controller, &GameController::viewChanged);
            QVERIFY(controller.propose(action, GameController::Proposer::program));
            const Events events = changed.first().first().value<ViewChange>().events;
            QVERIFY(events.size() >= expected.size());
            QVERIFY(std::equal(expected.begin(), expected.end(), events.begin()));
            ++compared;
        }
        QVERIFY(compared > 100);
    }

    void refusalsAreTold()
    {
        GameController controller;
        startGame(controller, "milestones", 2, 1);
        QSignalSpy refused(&controller, &GameController::refused);
        QSignalSpy changed(&controller, &GameController::viewChanged);
        Action illegal{};
        bool found = false;
        controller.game().everyAction([&](Action action) {
            if (!found && controller.refuse(action)) {
                illegal = action;
                found = true;
            }
        });
        QVERIFY(found);
        QVERIFY(!controller.propose(illegal));
        QCOMPARE(refused.size(), 1);
        QCOMPARE(changed.size(), 0);
    }

    void everyPlaceIsLegalOrHasAReason()
    {
        GameController controller;
        startGame(controller, "milestones", 2, 8);
        Rng rng(6);
        for (int position = 0; position < 4; ++position) {
            int legal = 0;
            for (const Place place : controller.shown().places) {
                const std::optional<Problem> problem = controller.whyNot({place});
                legal += problem ? 0 : 1;
                if (problem)
                    QVERIFY(!controller.words().problemText(*problem).isEmpty());
            }
            QVERIFY(legal > 0);
            playRandomly(controller, rng, 5);
        }
    }

    void whatIsForcedIsPlayedAndUndoneWithItsCause()
    {
        GameController controller;
        Rng rng(3);
        bool sawForced = false;
        for (std::uint64_t count = 0; count < 4000 && !sawForced; ++count) {
            if (!controller.hasGame() || controller.isOver())
                startGame(controller, "milestones", 2, count);
            const PlyId before = controller.history().current();
            playRandomly(controller, rng, 1);
            if (!controller.isOver())
                QVERIFY(controller.shown().legal.size() > 1 ||
                        controller.history().logged(controller.history().current()).seat == chanceSeat ||
                        controller.preview(controller.shown().legal.front().action).isFinal ||
                        finishes(controller.game(), controller.shown().legal.front().routes));
            const std::vector<PlyId> line = controller.history().line();
            const auto played = std::find(line.begin(), line.end(), before) + 1;
            const auto chosen = std::count_if(played, line.end(), [&](PlyId ply) {
                return controller.sessionToSave().ply(ply).seat != chanceSeat;
            });
            if (chosen < 2 || !controller.history().canUndo())
                continue;
            sawForced = true;
            const PlyId after = controller.history().current();
            controller.undo();
            QCOMPARE(controller.history().current(), before);
            controller.redo();
            QCOMPARE(controller.history().current(), after);
        }
        QVERIFY(sawForced);
    }

    void nobodysTurnEndsByItself()
    {
        GameController controller;
        startGame(controller, "province", 2, 1);
        Rng rng(1);
        int left = 0;
        for (int count = 0; count < 200 && !controller.isOver(); ++count) {
            const std::vector<LegalAction> &legal = controller.shown().legal;
            const bool isLeft = legal.size() == 1 && finishes(controller.game(), legal.front().routes);
            left += isLeft ? 1 : 0;
            const PlyId before = controller.history().current();
            playRandomly(controller, rng, 1);
            const std::vector<PlyId> line = controller.history().line();
            for (auto ply = std::find(line.begin(), line.end(), before) + 2; ply < line.end(); ++ply)
                QCOMPARE(controller.sessionToSave().ply(*ply).seat, chanceSeat);
        }
        QVERIFY(left > 20);
    }

    void confirmationIsAskedOfPeopleOnly()
    {
        GameController controller;
        controller.setConfirmMode(GameController::Confirm::onlyFinal);
        const Action action = playToChance(controller);
        QSignalSpy needed(&controller, &GameController::confirmationNeeded);
        QSignalSpy ended(&controller, &GameController::confirmationEnded);
        const PlyId before = controller.history().current();

        QVERIFY(!controller.propose(action));
        QCOMPARE(needed.size(), 1);
        QVERIFY(controller.isConfirming());
        QCOMPARE(controller.history().current(), before);
        controller.cancel();
        QCOMPARE(ended.size(), 1);
        QVERIFY(!controller.isConfirming());

        QVERIFY(!controller.propose(action));
        controller.confirm();
        QVERIFY(!controller.isConfirming());
        QVERIFY(controller.history().current() != before);

        controller.setStudy(true);
        controller.undo();
        controller.setStudy(false);
        QVERIFY(controller.propose(action, GameController::Proposer::program));
        QCOMPARE(needed.size(), 2);
    }

    void endOfTurnIsConfirmedOnce()
    {
        GameController controller;
        controller.setConfirmMode(GameController::Confirm::endOfTurn);
        startGame(controller, "milestones", 2, 12);
        Rng rng(1);
        int turns = 0;
        int asked = 0;
        QSignalSpy needed(&controller, &GameController::confirmationNeeded);
        while (turns < 30 && !controller.isOver()) {
            const Seat seat = controller.actingSeat();
            const std::vector<LegalAction> &legal = controller.shown().legal;
            const Action action = legal[rng.below(static_cast<std::uint32_t>(legal.size()))].action;
            if (!controller.propose(action))
                controller.confirm();
            if (controller.actingSeat() != seat) {
                ++turns;
                QCOMPARE(needed.size(), asked + 1);
            }
            asked = static_cast<int>(needed.size());
            QVERIFY(asked >= turns);
        }
        QVERIFY(turns > 4);
    }

    void aVariationKeepsTheLineItLeaves()
    {
        GameController controller;
        startGame(controller, "milestones", 2, 2);
        Rng rng(8);
        const PlyId fork = controller.history().current();
        const std::size_t choices = controller.shown().legal.size();
        QVERIFY(choices > 1);
        const Action one = controller.shown().legal.front().action;
        const Action other = controller.shown().legal.back().action;
        controller.propose(one);
        playRandomly(controller, rng, 3);
        const PlyId end = controller.history().current();
        QSignalSpy changed(&controller, &GameController::viewChanged);
        controller.goTo(fork);
        QCOMPARE(changed.last().first().value<ViewChange>().reason, ViewChange::Reason::jumped);
        controller.propose(other);
        QCOMPARE(controller.history().children(fork).size(), std::size_t{2});
        QVERIFY(!controller.history().logged(end).takenBack);
        controller.goTo(end);
        QCOMPARE(controller.history().current(), end);
        controller.promote(controller.history().children(fork).back());
        QCOMPARE(controller.history().logged(controller.history().children(fork).front()).action, other);
    }

    void undoTurnGoesToTheStartOfTheTurn()
    {
        GameController controller;
        controller.setStudy(true);
        startGame(controller, "milestones", 2, 6);
        Rng rng(4);
        for (int count = 0; count < 60 && !controller.isOver(); ++count) {
            playRandomly(controller, rng, 3);
            if (!controller.history().canUndoTurn())
                continue;
            const PlyId before = controller.history().current();
            controller.undoTurn();
            QVERIFY(controller.history().current() != before);
            QVERIFY(controller.history().logged(controller.history().current()).beginsTurn ||
                    controller.history().current() == 0);
            controller.goTo(before);
        }
    }

    void simultaneousSecretsStaySecret()
    {
        GameController controller;
        controller.setPlaysForced(false);
        startTiny(controller, 3);
        QCOMPARE(controller.shown().actors.count(), 3);
        // Nobody has said who sits at the screen, so only what is public is shown.
        QCOMPARE(controller.shown().screen.watching, nobody);
        QCOMPARE(controller.actingSeat(), nobody);
        QVERIFY(controller.shown().legal.empty());
        for (PlyId ply = 1; ply < controller.history().size(); ++ply)
            QVERIFY(controller.history().logged(ply).hidden);

        controller.setWatchingSeat(1);
        QCOMPARE(int{controller.actingSeat()}, 1);
        QCOMPARE(std::ranges::count_if(
                     controller.history().line(),
                     [&](PlyId ply) { return ply != 0 && !controller.history().logged(ply).hidden; }),
                 1); // its own card
        const Action bid = controller.shown().legal.back().action;
        QVERIFY(controller.preview(bid).isFinal);
        QVERIFY(controller.propose(bid));
        const PlyId secret = controller.history().current();
        QVERIFY(!controller.history().canUndo());
        QCOMPARE(controller.history().undoStop(), TakeBackStop::secret);
        QCOMPARE(controller.shown().screen.watching, nobody);
        QVERIFY(controller.history().logged(secret).hidden);
        QCOMPARE(controller.history().logged(secret).action, Action{});

        controller.setWatchingSeat(0);
        QVERIFY(controller.history().logged(secret).hidden);
        QVERIFY(controller.propose(controller.shown().legal.front().action));
        controller.setWatchingSeat(2);
        QVERIFY(controller.propose(controller.shown().legal.front().action));
        // All have bid and the next cards are dealt: the bids are known, of the cards only its own.
        QVERIFY(!controller.history().logged(secret).hidden);
        QCOMPARE(controller.history().logged(secret).action, bid);
        QCOMPARE(int{controller.shown().screen.watching}, 2);
        QVERIFY(controller.history().logged(controller.history().size() - 3).hidden);
        QVERIFY(controller.history().logged(controller.history().size() - 2).hidden);
        QVERIFY(!controller.history().logged(controller.history().size() - 1).hidden);
    }

    void gameOverIsToldOnce()
    {
        GameController controller;
        startGame(controller, "milestones", 2, 33);
        QSignalSpy over(&controller, &GameController::gameOver);
        Rng rng(10);
        playRandomly(controller, rng, 20000);
        QVERIFY(controller.isOver());
        QCOMPARE(over.size(), 1);
        QCOMPARE(controller.actingSeat(), nobody);
        QVERIFY(controller.shown().legal.empty());
        QCOMPARE(controller.shown().prompt.code, std::string("over"));
    }
};

QTEST_GUILESS_MAIN(TestGameController)
#include "tst_game_controller.moc"
