#include "games.h"
#include "models/game_board_model.h"
#include "models/log_model.h"
#include "models/players_model.h"
#include "models/score_sheet_model.h"
#include "thinking/bot_runner.h"
#include "tiny_table.h"

#include <QSignalSpy>
#include <QTest>

#include <algorithm>

using namespace waystone;
using namespace waystone::test;

namespace {

void startTinyWith(GameController &controller, const std::vector<std::string> &bots, Secrets secrets,
                   std::uint64_t seed = 3)
{
    controller.setPlaysForced(false);
    Table table = tinyTable(bots);
    table.secrets = secrets;
    startTiny(controller, std::move(table), seed);
}

void bid(GameController &controller)
{
    QVERIFY(!controller.shown().legal.empty());
    QVERIFY(controller.propose(controller.shown().legal.back().action));
}

/// Everything that models and controller have to tell at this moment.
class Readings {
public:
    explicit Readings(GameController &controller)
        : controller_(controller),
          board_(controller),
          players_(controller),
          log_(controller),
          score_(controller)
    {}

    [[nodiscard]] QStringList texts()
    {
        QStringList texts;
        for (QAbstractItemModel *model :
             std::initializer_list<QAbstractItemModel *>{&board_, &board_.seats(), &players_, &log_, &score_})
            add(texts, *model, {});
        texts += controller_.history().undoText();
        texts += controller_.history().redoText();
        texts += controller_.words().promptText(controller_.shown().prompt);
        for (const LegalAction &legal : controller_.shown().legal)
            texts += controller_.words().actionText(legal.action, controller_.shown().view);
        for (const Piece &piece : controller_.shown().pieces)
            texts += controller_.words().pieceName(piece) + controller_.words().placeName(piece.place);
        for (const Tally &tally : controller_.shown().tallies)
            texts += controller_.words().countedTerm(tally.what, tally.amount);
        return texts;
    }

private:
    static void add(QStringList &texts, const QAbstractItemModel &model, const QModelIndex &parent)
    {
        for (int row = 0; row < model.rowCount(parent); ++row) {
            for (int column = 0; column < model.columnCount(parent); ++column)
                for (int role = 0; role < Qt::UserRole + 20; ++role)
                    texts += model.index(row, column, parent).data(role).toString();
            add(texts, model, model.index(row, 0, parent));
        }
    }

    GameController &controller_;
    GameBoardModel board_;
    PlayersModel players_;
    LogModel log_;
    ScoreSheetModel score_;
};

/// Between Two Cities with persons on all seats and words that nobody reads.
void startTwoCities(GameController &controller, int seats, Secrets secrets, std::uint64_t seed)
{
    const std::shared_ptr<const Game> game = *games().make(*games().find("between-two-cities"), {}, {});
    Table table{game, std::make_shared<TinyWords>(), {}, secrets};
    for (int seat = 0; seat < seats; ++seat)
        table.players.push_back({QString::number(seat), seat});
    const Position start = *game->from(game->start(seats, 0));
    controller.setPlaysForced(false);
    controller.start(std::move(table), start, seed);
}

} // namespace

/// The same, as far as the first placement.
void startPlacing(GameController &controller, int seats, std::uint64_t seed)
{
    startTwoCities(controller, seats, Secrets::curtain, seed);
    for (int seat = 0; seat < seats; ++seat) {
        controller.liftCurtain();
        controller.propose(controller.shown().legal.front().action);
    }
}

/// Leaves the acting seat's first action as a proposal.
Action suggestFirst(GameController &controller)
{
    const Action action = controller.shown().legal.front().action;
    controller.setSuggesting(true);
    controller.propose(action);
    return action;
}

/// Who sits at the one screen: the curtain, who is called, and what is shown meanwhile.
class TestScreen : public QObject {
    Q_OBJECT

private slots:
    void everyoneIsCalledInSeatOrder();
    void behindTheCurtainOnlyWhatIsPublicIsShown();
    void nothingMovesWhenSecretsGo();
    void anybodyMayComeFirst();
    void whoIsAtTheScreenMayLetAnotherGoFirst();
    void aSinglePersonNeedsNoCurtain();
    void theLastPersonIsCalledOnce();
    void computersAreNotCalled();
    void withoutPersonsOnlyWhatIsPublicIsShown();
    void allOpenShowsEverything();
    void lookingBackCallsNobody();
    void undoInStudyCallsAgain();
    void publicChoicesNeedNoCurtain();
    void noSecretOfTheHandIsShownWhilePlacing();
    void theWholeGameGoesRoundTheScreen();
    void aProposalIsSeenAndPlayed();
    void aProposalGoesWhenItIsDiscardedOrReplaced();
    void aProposalGoesWhenItIsImpossible();
    void onlyAmongPersonsAndInTheOpenCanBeProposed();
};

void TestScreen::everyoneIsCalledInSeatOrder()
{
    GameController controller;
    startTinyWith(controller, {"", "", ""}, Secrets::curtain);
    for (int round = 0; round < TinyGame::rounds; ++round)
        for (Seat seat = 0; seat < 3; ++seat) {
            QCOMPARE(int{controller.shown().screen.called}, int{seat});
            QCOMPARE(controller.actingSeat(), nobody);
            QCOMPARE(controller.shown().screen.watching, nobody);
            controller.liftCurtain();
            QCOMPARE(controller.shown().screen.called, nobody);
            QCOMPARE(int{controller.actingSeat()}, int{seat});
            QCOMPARE(int{controller.shown().screen.watching}, int{seat});
            bid(controller);
        }
    QVERIFY(controller.isOver());
    QCOMPARE(controller.shown().screen.called, nobody);
}

void TestScreen::behindTheCurtainOnlyWhatIsPublicIsShown()
{
    // Two games that differ only in what is secret, as far as the third seat's being called.
    QStringList behind[2];
    QStringList lifted[2];
    for (const std::size_t game : {std::size_t{0}, std::size_t{1}}) {
        GameController controller;
        controller.setStudy(true); // with undo offered over everything
        Readings readings(controller);
        startTinyWith(controller, {"", "", ""}, Secrets::curtain, game == 0 ? 3 : 5);
        for (int seat = 0; seat < 2; ++seat) {
            behind[game] += readings.texts();
            controller.liftCurtain();
            lifted[game] += readings.texts();
            const auto &legal = controller.shown().legal;
            QVERIFY(legal.size() > 1);
            QVERIFY(controller.propose((game == 0 ? legal.front() : legal.back()).action));
        }
        behind[game] += readings.texts();
    }
    QVERIFY(lifted[0] != lifted[1]);
    QVERIFY(behind[0].size() > 100);
    QCOMPARE(behind[0], behind[1]);
}

void TestScreen::nothingMovesWhenSecretsGo()
{
    GameController controller;
    QSignalSpy changed(&controller, &GameController::viewChanged);
    const auto movesAtOnce = [&changed] { return changed.last().first().value<ViewChange>().atOnce; };
    startTinyWith(controller, {"", ""}, Secrets::curtain);
    controller.liftCurtain();
    QVERIFY(movesAtOnce());
    bid(controller);
    QVERIFY(movesAtOnce());
    startTinyWith(controller, {"", "random"}, Secrets::curtain);
    bid(controller);
    QVERIFY(!movesAtOnce());
}

void TestScreen::anybodyMayComeFirst()
{
    GameController controller;
    startTinyWith(controller, {"", "", ""}, Secrets::curtain);
    controller.letAct(2);
    QCOMPARE(int{controller.shown().screen.called}, 2);
    controller.liftCurtain();
    bid(controller);
    QCOMPARE(int{controller.shown().screen.called}, 0);
    controller.letAct(2); // they have chosen
    QCOMPARE(int{controller.shown().screen.called}, 0);
    controller.letAct(1);
    QCOMPARE(int{controller.shown().screen.called}, 1);
    QCOMPARE(controller.shown().personsToAct, (std::vector<Seat>{0, 1}));
}

void TestScreen::whoIsAtTheScreenMayLetAnotherGoFirst()
{
    GameController controller;
    startTinyWith(controller, {"", "", ""}, Secrets::curtain);
    controller.liftCurtain();
    controller.letAct(1);
    QCOMPARE(int{controller.shown().screen.called}, 1);
    QCOMPARE(controller.shown().screen.watching, nobody);
    QVERIFY(controller.shown().legal.empty());
}

void TestScreen::aSinglePersonNeedsNoCurtain()
{
    GameController controller;
    BotRunner bots(controller);
    startTinyWith(controller, {"greedy", "", "random"}, Secrets::curtain);
    for (int round = 0; round < TinyGame::rounds; ++round) {
        QCOMPARE(controller.shown().screen.called, nobody);
        QCOMPARE(int{controller.shown().screen.watching}, 1);
        QCOMPARE(int{controller.actingSeat()}, 1);
        QTRY_COMPARE(controller.shown().actors, Actors::seat(1));
        QCOMPARE(int{controller.shown().screen.watching}, 1);
        // The cards of the others are hidden from them.
        for (const Tally &tally : controller.shown().tallies)
            QVERIFY(tally.what != "card" || tally.owner == 1);
        bid(controller);
    }
    QVERIFY(controller.isOver());
}

void TestScreen::theLastPersonIsCalledOnce()
{
    GameController controller;
    BotRunner bots(controller);
    startTinyWith(controller, {"", "", "random"}, Secrets::curtain);
    controller.liftCurtain();
    QCOMPARE(int{controller.shown().screen.watching}, 0);
    Player leaving = controller.player(0);
    leaving.bot = "greedy";
    controller.setPlayer(0, leaving);
    QCOMPARE(int{controller.shown().screen.called}, 1);
    for (const Tally &tally : controller.shown().tallies)
        QVERIFY(tally.what != "card" || tally.owner == nobody);
    controller.liftCurtain();
    QCOMPARE(int{controller.shown().screen.watching}, 1);
    QTRY_COMPARE(controller.shown().actors, Actors::seat(1));
    bid(controller);
    QCOMPARE(controller.shown().screen.called, nobody);
    QCOMPARE(int{controller.shown().screen.watching}, 1);
}

void TestScreen::computersAreNotCalled()
{
    GameController controller;
    BotRunner bots(controller);
    startTinyWith(controller, {"greedy", "", "random", ""}, Secrets::curtain);
    QCOMPARE(int{controller.shown().screen.called}, 1);
    QTRY_COMPARE(controller.shown().actors.count(), 2);
    QCOMPARE(int{controller.shown().screen.called}, 1);
    controller.liftCurtain();
    bid(controller);
    QCOMPARE(int{controller.shown().screen.called}, 3);
}

void TestScreen::withoutPersonsOnlyWhatIsPublicIsShown()
{
    GameController controller;
    startTinyWith(controller, {"greedy", "random"}, Secrets::curtain);
    QCOMPARE(controller.shown().screen.watching, nobody);
    QCOMPARE(controller.shown().screen.called, nobody);
    for (const Tally &tally : controller.shown().tallies)
        QVERIFY(tally.what != "card");
}

void TestScreen::allOpenShowsEverything()
{
    GameController controller;
    startTinyWith(controller, {"", "", ""}, Secrets::open);
    QCOMPARE(controller.shown().screen.called, nobody);
    QCOMPARE(int{controller.actingSeat()}, 0);
    QCOMPARE(std::ranges::count(controller.shown().tallies, std::string_view("card"), &Tally::what), 3);
    for (const PlyId ply : controller.history().line())
        QVERIFY(!controller.history().logged(ply).hidden);
    bid(controller);
    QCOMPARE(int{controller.actingSeat()}, 1);
    QCOMPARE(controller.shown().pieces.size(), std::size_t{1}); // the bid of the first lies open
    // What is no secret can be taken back.
    QVERIFY(controller.history().canUndo());
    QVERIFY(!controller.history().undoText().isEmpty());
    controller.undo();
    QCOMPARE(int{controller.actingSeat()}, 0);
}

void TestScreen::lookingBackCallsNobody()
{
    GameController controller;
    startTinyWith(controller, {"", ""}, Secrets::curtain);
    const PlyId first = controller.history().current();
    while (!controller.isOver()) {
        controller.liftCurtain();
        bid(controller);
    }
    controller.goTo(first);
    QCOMPARE(controller.shown().screen.called, nobody);
    QCOMPARE(controller.actingSeat(), nobody);
    QCOMPARE(controller.shown().screen.watching, nobody);
    QVERIFY(controller.shown().legal.empty());
    // Whoever wants to play on from there says so.
    controller.letAct(1);
    QCOMPARE(int{controller.shown().screen.called}, 1);
}

void TestScreen::undoInStudyCallsAgain()
{
    GameController controller;
    controller.setStudy(true);
    startTinyWith(controller, {"", ""}, Secrets::curtain);
    controller.liftCurtain();
    bid(controller);
    QCOMPARE(int{controller.shown().screen.called}, 1);
    QVERIFY(controller.history().canUndo());
    QCOMPARE(controller.history().undoText(), QString()); // it would tell the bid
    controller.undo();
    QCOMPARE(int{controller.shown().screen.called}, 0); // they choose again
    QCOMPARE(controller.shown().personsToAct.size(), std::size_t{2});
}

void TestScreen::publicChoicesNeedNoCurtain()
{
    GameController controller;
    startTwoCities(controller, 3, Secrets::curtain, 1);
    for (Seat seat = 0; seat < 3; ++seat) {
        QCOMPARE(int{controller.shown().screen.called}, int{seat});
        controller.liftCurtain();
        bid(controller);
    }
    // All place at once, and everybody may look on.
    QCOMPARE(controller.shown().screen.called, nobody);
    QCOMPARE(int{controller.actingSeat()}, 0);
    QCOMPARE(int{controller.shown().screen.watching}, 0);
    controller.letAct(2);
    QCOMPARE(controller.shown().screen.called, nobody);
    QCOMPARE(int{controller.actingSeat()}, 2);
    QCOMPARE(int{controller.shown().screen.watching}, 2);
    bid(controller);
    QCOMPARE(int{controller.actingSeat()}, 2); // they have another tile
    bid(controller);
    QCOMPARE(int{controller.actingSeat()}, 0);
    bid(controller);
    bid(controller);
    QCOMPARE(int{controller.actingSeat()}, 1);
    bid(controller);
    bid(controller);
    QCOMPARE(int{controller.shown().screen.called}, 0);
}

void TestScreen::noSecretOfTheHandIsShownWhilePlacing()
{
    GameController controller;
    Readings readings(controller);
    startTwoCities(controller, 4, Secrets::curtain, 2);
    for (Seat seat = 0; seat < 4; ++seat) {
        controller.liftCurtain();
        bid(controller);
    }
    // The seat's side of the table is shown, but not its draws nor the pile that it passed on.
    QCOMPARE(int{controller.shown().screen.watching}, 0);
    const SeatView open = controller.viewOf(nobody);
    QCOMPARE(controller.shown().pieces, controller.game().pieces(open));
    QCOMPARE(controller.shown().tallies, controller.game().tallies(open));
    for (const PlyId ply : controller.history().line())
        if (controller.history().logged(ply).seat == chanceSeat)
            QVERIFY(controller.history().logged(ply).hidden);
    const QStringList ofTheFirst = readings.texts().filter(QStringLiteral("card"));
    controller.letAct(3);
    QCOMPARE(readings.texts().filter(QStringLiteral("card")), ofTheFirst);
}

void TestScreen::theWholeGameGoesRoundTheScreen()
{
    for (const int seats : {2, 3, 5, 7}) {
        GameController controller;
        startTwoCities(controller, seats, Secrets::curtain, 4);
        Rng rng(1);
        int lifted = 0;
        while (!controller.isOver()) {
            if (controller.shown().screen.called != nobody) {
                QVERIFY(controller.shown().legal.empty());
                controller.liftCurtain();
                ++lifted;
            }
            const auto &legal = controller.shown().legal;
            QVERIFY(!legal.empty());
            QVERIFY(controller.propose(legal[rng.below(static_cast<std::uint32_t>(legal.size()))].action));
        }
        QVERIFY(lifted >= 7 * seats); // so often does everybody choose
    }
}

void TestScreen::aProposalIsSeenAndPlayed()
{
    GameController controller;
    startPlacing(controller, 3, 6);
    QSignalSpy told(&controller.proposals(), &Proposals::changed);
    const PlyId before = controller.history().current();
    QVERIFY(controller.shown().maySuggest);
    const Action action = suggestFirst(controller);
    QCOMPARE(controller.history().current(), before); // nothing was played
    QVERIFY(!controller.proposals().isSuggesting());
    QVERIFY(told.size() > 0);
    QCOMPARE(int{controller.actingSeat()}, 1); // whom it is shown to

    QCOMPARE(controller.proposals().all().size(), std::size_t{1});
    const Proposal &proposal = controller.proposals().all().front();
    QCOMPARE(int{proposal.seat}, 0);
    QCOMPARE(proposal.action, action);
    QVERIFY(!proposal.preview.placed.empty());
    for (const Piece &ghost : proposal.preview.placed) {
        QVERIFY(std::ranges::none_of(controller.shown().pieces,
                                     [&](const Piece &piece) { return piece.place == ghost.place; }));
        QVERIFY(std::ranges::any_of(proposal.preview.events, [&](const Event &event) {
            return event.kind == Event::Kind::placed && event.to == ghost.place;
        }));
    }
    // The proposal comes true as it was shown.
    const std::vector<Piece> ghosts = proposal.preview.placed;
    controller.acceptProposal(0);
    QVERIFY(controller.history().current() != before);
    QCOMPARE(controller.sessionToSave().ply(controller.history().current()).action, action);
    QVERIFY(controller.proposals().all().empty());
    for (const Piece &ghost : ghosts)
        QVERIFY(std::ranges::find(controller.shown().pieces, ghost) != controller.shown().pieces.end());
}

void TestScreen::aProposalGoesWhenItIsDiscardedOrReplaced()
{
    GameController controller;
    startPlacing(controller, 3, 6);
    suggestFirst(controller);
    controller.letAct(0);
    const Action other = controller.shown().legal.back().action;
    controller.setSuggesting(true);
    QVERIFY(!controller.propose(other));
    QCOMPARE(controller.proposals().all().size(), std::size_t{1});
    QCOMPARE(controller.proposals().all().front().action, other);
    suggestFirst(controller);
    QCOMPARE(controller.proposals().all().size(), std::size_t{2});
    controller.discardProposal(0);
    QCOMPARE(controller.proposals().all().size(), std::size_t{1});
    QCOMPARE(int{controller.proposals().all().front().seat}, 1);
    startPlacing(controller, 3, 7);
    QVERIFY(controller.proposals().all().empty());
}

void TestScreen::aProposalGoesWhenItIsImpossible()
{
    GameController controller;
    startPlacing(controller, 3, 6);
    const Action action = suggestFirst(controller);
    // The partner takes the place first: a city's first tile has but one.
    const auto &legal = controller.shown().legal;
    const auto sameCity = std::ranges::find_if(
        legal, [&](const LegalAction &partners) { return partners.action.second == action.second; });
    if (sameCity == legal.end())
        controller.letAct(2);
    const auto taking = std::ranges::find_if(controller.shown().legal, [&](const LegalAction &partners) {
        return partners.action.second == action.second && partners.action.third == action.third;
    });
    QVERIFY(taking != controller.shown().legal.end());
    QVERIFY(controller.propose(taking->action));
    QVERIFY(controller.proposals().all().empty());
    // What was taken back is possible again, but is not proposed by itself.
    controller.undo();
    QVERIFY(controller.proposals().all().empty());
}

void TestScreen::onlyAmongPersonsAndInTheOpenCanBeProposed()
{
    GameController controller;
    startTinyWith(controller, {"", "", ""}, Secrets::curtain);
    QVERIFY(!controller.shown().maySuggest);
    controller.liftCurtain();
    QVERIFY(!controller.shown().maySuggest);
    controller.setSuggesting(true);
    QVERIFY(!controller.proposals().isSuggesting());

    startPlacing(controller, 3, 6);
    controller.setSuggesting(true);
    QVERIFY(controller.proposals().isSuggesting());
    // A program's action is played all the same.
    const PlyId before = controller.history().current();
    QVERIFY(controller.propose(controller.shown().legal.front().action, GameController::Proposer::program));
    QVERIFY(controller.history().current() != before);
}

QTEST_GUILESS_MAIN(TestScreen)
#include "tst_screen.moc"
