#include "board/theme.h"
#include "bots/bots.h"
#include "core/tie_break.h"
#include "faces/game_faces.h"
#include "files/record_players.h"
#include "games.h"
#include "models/game_board_model.h"
#include "models/players_model.h"
#include "models/score_sheet_model.h"
#include "scenario/files/record.h"
#include "scoring/category_model.h"
#include "scoring/game_result.h"
#include "scoring/picture_words.h"
#include "scoring/score_bars.h"
#include "scoring/scoring_bar.h"
#include "scoring/scoring_panel.h"
#include "support/test_window.h"
#include "support/window_walk.h"
#include "table/table_page.h"
#include "test_paths.h"
#include "words/date_text.h"
#include "words/game_result.h"
#include "words/general_words.h"
#include "words/program_language.h"

#include <QAbstractAnimation>
#include <QAbstractItemView>
#include <QAction>
#include <QFile>
#include <QFontMetrics>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QTest>
#include <QToolButton>
#include <QVariantAnimation>

#include <array>

using namespace waystone;

/// The end of a game: nothing is known before it is told, and every category shows what counts.
class TestFinalScoring : public QObject {
    Q_OBJECT

private slots:
    void nothingIsKnownBeforeItIsTold_data();
    void nothingIsKnownBeforeItIsTold();
    void whatCountsIsMarkedOnTheBoard_data();
    void whatCountsIsMarkedOnTheBoard();
    void aCategoryIsLookedAtAgainAfterTheEnd_data();
    void aCategoryIsLookedAtAgainAfterTheEnd();
    void aToldCategoryIsGoneBackTo();
    void whereNothingIsOfferedTheResultStandsAlone();
    void everyCategoryHasItsReason_data();
    void everyCategoryHasItsReason();
    void whatBroughtTheEndIsTold_data();
    void whatBroughtTheEndIsTold();
    void itGoesOnByItselfIfItIsAskedTo();
    void anotherGameDoesNotBeginWhereNextWas();
    void returnGoesOn();
    void returnGoesOnToTheWinner_data();
    void returnGoesOnToTheWinner();
    void aTieIsBrokenInWords();
    void whoIsLevelIsToldWhatPutThemBehind();
    void theCountThatDecidedIsShownWhereverPlacesAre();
    void marksBesideACategoryAreNamed();
    void whatWasSeenAllAlongIsNotCountedAnew();
    void aGameThatIsOpenedIsToldOnlyWhenAsked();
    void lookingBackEndsTheTelling();
    void theBarIsAsHighWhateverItTells_data();
    void theBarIsAsHighWhateverItTells();
    void nothingThatIsToldScrolls_data();
    void nothingThatIsToldScrolls();
    void theWordsHaveTheirRoomBesideTheButtons();
    void theBarsMoveToTheirPoints();
    void theWinnerStandsAboveTheBars();
    void whatTheBoardTellsIsNotToldBesideIt_data();
    void whatTheBoardTellsIsNotToldBesideIt();
    void aPictureTellsTheResultOnceItIsTold_data();
    void aPictureTellsTheResultOnceItIsTold();
    void aPictureOfAGameUnderWayTellsWhoseTurnItIs();
    void aLongNameIsShortenedInTheMiddle();

private:
    static void start(GameController &controller, std::string_view game, int seats, std::uint64_t seed = 5);
    static void playToTheEnd(GameController &controller, std::uint64_t seed = 3);
    static void playSensibly(GameController &controller);
    static void games_data();
    static void playTheGame(GameController &controller);
};

void TestFinalScoring::start(GameController &controller, std::string_view id, int seats, std::uint64_t seed)
{
    const std::shared_ptr<const Game> game = *games().make(*games().find(id), {}, {});
    Table table{game, gameFace(id)->words(game), {}};
    for (int seat = 0; seat < seats; ++seat)
        table.players.push_back({QString(), seat});
    const Position position = *game->from(game->start(seats, 0));
    controller.setPlaysForced(false);
    controller.start(std::move(table), position, seed);
}

void TestFinalScoring::playToTheEnd(GameController &controller, std::uint64_t seed)
{
    Rng rng(seed);
    while (!controller.isOver()) {
        if (controller.actingSeat() == nobody)
            controller.setWatchingSeat(controller.shown().actors.first());
        const auto &legal = controller.shown().legal;
        controller.propose(legal[rng.below(static_cast<std::uint32_t>(legal.size()))].action,
                           GameController::Proposer::program);
    }
}

/// So that something is left on the boards to be counted.
void TestFinalScoring::playSensibly(GameController &controller)
{
    const std::unique_ptr<Bot> bot = makeBot("greedy");
    Rng rng(3);
    while (!controller.isOver()) {
        if (controller.actingSeat() == nobody)
            controller.setWatchingSeat(controller.shown().actors.first());
        const Seat seat = controller.actingSeat();
        controller.propose(bot->choose(controller.game(), controller.viewOf(seat), seat, rng, {}),
                           GameController::Proposer::program);
    }
}

void TestFinalScoring::games_data()
{
    QTest::addColumn<QString>("game");
    QTest::addColumn<int>("seats");
    for (const GameKind &kind : games().kinds()) {
        const QString id = QString::fromUtf8(kind.id.data(), static_cast<qsizetype>(kind.id.size()));
        QTest::addRow("%s for most", qPrintable(id)) << id << kind.maxSeats;
        QTest::addRow("%s for two", qPrintable(id)) << id << kind.minSeats;
    }
}

void TestFinalScoring::playTheGame(GameController &controller)
{
    QFETCH(QString, game);
    QFETCH(int, seats);
    start(controller, game.toStdString(), seats);
    controller.setTelling(true);
    playToTheEnd(controller);
}

void TestFinalScoring::nothingIsKnownBeforeItIsTold_data()
{
    games_data();
}

void TestFinalScoring::nothingIsKnownBeforeItIsTold()
{
    GameController controller;
    playTheGame(controller);
    GameBoardModel board(controller);
    ScoreSheetModel sheet(controller);
    PlayersModel players(controller);
    QVERIFY(controller.shown().told);
    const Telling telling = *controller.shown().told->telling;
    for (std::size_t step = 0; step < telling.size(); ++step) {
        QCOMPARE(controller.shown().score.totals, telling[step].totals);
        QVERIFY(controller.shown().score.ranks.empty());
        QVERIFY(controller.shown().sheets.empty());
        QVERIFY(gameResult(controller).isEmpty());
        QVERIFY(tieBreakResult(controller).isEmpty());
        QCOMPARE(sheet.rowCount(), 1);
        for (int seat = 0; seat < controller.seats(); ++seat) {
            const int told = telling[step].totals[static_cast<std::size_t>(seat)];
            QCOMPARE(sheet.index(0, seat + 1).data().toInt(), told);
            QVERIFY(players.index(seat, 0).data(PlayersModel::RankRole).isNull());
            for (const Tally &tally : controller.shown().tallies)
                if (tally.owner == seat && tally.what == "points")
                    QCOMPARE(tally.amount, told);
        }
        for (const Piece &piece : telling[step].pieces)
            QVERIFY(std::ranges::find(controller.shown().pieces, piece) != controller.shown().pieces.end());
        controller.tell(step + 1);
    }
    QVERIFY(!controller.shown().told);
    QVERIFY(!controller.shown().score.ranks.empty());
    QVERIFY(!gameResult(controller).isEmpty());
}

void TestFinalScoring::whatCountsIsMarkedOnTheBoard_data()
{
    games_data();
}

void TestFinalScoring::whatCountsIsMarkedOnTheBoard()
{
    GameController controller;
    TablePage table(controller);
    QFETCH(QString, game);
    QFETCH(int, seats);
    start(controller, game.toStdString(), seats);
    controller.setTelling(true);
    playSensibly(controller);
    const Telling telling = *controller.shown().told->telling;
    std::size_t counted = 0;
    for (std::size_t step = 0; step < telling.size(); ++step) {
        std::size_t places = 0;
        for (const ToldShare &share : telling[step].shares)
            places += share.places.size();
        QCOMPARE(table.counted().counted().size(), step == 0 ? 0 : places);
        // Where nobody has anything the board stays as calm as at the other steps.
        QCOMPARE(table.counted().isShown(), step > 0);
        for (int row = 0; row < table.board().rowCount(); ++row)
            QVERIFY(!table.board().index(row, 0).data(board_role::LastMoveRole).toBool());
        counted += places;
        controller.tell(step + 1);
    }
    QVERIFY(counted > 0);
    QVERIFY(table.counted().counted().empty());
}

void TestFinalScoring::aCategoryIsLookedAtAgainAfterTheEnd_data()
{
    games_data();
}

void TestFinalScoring::aCategoryIsLookedAtAgainAfterTheEnd()
{
    GameController controller;
    TablePage table(controller);
    ScoringPanel panel(controller);
    connect(&panel, &ScoringPanel::lookedAt, &table, &TablePage::lookAt);
    QFETCH(QString, game);
    QFETCH(int, seats);
    start(controller, game.toStdString(), seats);
    controller.setTelling(true);
    playToTheEnd(controller);
    const Telling telling = *controller.shown().told->telling;
    controller.tell(telling.size());
    panel.resize(300, 900);
    panel.show();
    auto *rows = panel.findChild<QAbstractItemView *>(QStringLiteral("categoryRows"));
    auto *title = table.scoring().findChild<QLabel *>(QStringLiteral("scoringTitle"));
    auto *reason = table.scoring().findChild<QLabel *>(QStringLiteral("scoringSentence"));
    QCOMPARE(rows->model()->rowCount(), static_cast<int>(telling.size()) - 1);
    QVERIFY(rows->isVisible());
    for (std::size_t step = 1; step < telling.size(); ++step) {
        const QModelIndex row = rows->model()->index(static_cast<int>(step) - 1, 0);
        QTest::mouseClick(rows->viewport(), Qt::LeftButton, {}, rows->visualRect(row).center());
        QTRY_VERIFY(title->text().contains(row.data().toString()));
        QCOMPARE(reason->text(), controller.words().categoryReason(telling[step]));
        std::size_t places = 0;
        for (const ToldShare &share : telling[step].shares)
            places += share.places.size();
        QCOMPARE(table.counted().counted().size(), places);
        QVERIFY(table.counted().isShown());
        QVERIFY(!controller.shown().told);
    }
    // The same row once more: the result.
    QTest::mouseClick(rows->viewport(), Qt::LeftButton, {}, rows->visualRect(rows->currentIndex()).center());
    QCOMPARE(title->text(), gameResult(controller));
    QVERIFY(!table.counted().isShown());
    QTest::keyClick(rows, Qt::Key_Home);
    QTRY_VERIFY(table.counted().isShown());
    QTest::keyClick(rows, Qt::Key_Escape);
    QVERIFY(!table.counted().isShown());
}

void TestFinalScoring::aToldCategoryIsGoneBackTo()
{
    GameController controller;
    start(controller, "milestones", 2);
    controller.setTelling(true);
    playToTheEnd(controller);
    ScoringPanel panel(controller);
    panel.resize(300, 900);
    panel.show();
    controller.tell(3);
    auto *rows = panel.findChild<QAbstractItemView *>(QStringLiteral("categoryRows"));
    const auto click = [&](int row) {
        QTest::mouseClick(rows->viewport(), Qt::LeftButton, {},
                          rows->visualRect(rows->model()->index(row, 0)).center());
        QCoreApplication::processEvents();
    };
    click(4);
    QCOMPARE(controller.shown().told->step, std::size_t{3});
    click(0);
    QCOMPARE(controller.shown().told->step, std::size_t{1});
    QCOMPARE(rows->currentIndex().row(), 0);
}

void TestFinalScoring::whereNothingIsOfferedTheResultStandsAlone()
{
    GameController controller;
    start(controller, "milestones", 2);
    playToTheEnd(controller);
    ScoringBar bar(controller);
    bar.show();
    for (const QAbstractButton *button : bar.findChildren<QAbstractButton *>())
        QVERIFY2(!button->isVisible(), qPrintable(button->text()));
    QVERIFY(!gameResult(controller).isEmpty());
}

void TestFinalScoring::everyCategoryHasItsReason_data()
{
    games_data();
}

void TestFinalScoring::everyCategoryHasItsReason()
{
    GameController controller;
    playTheGame(controller);
    ScoringBar bar(controller);
    auto *title = bar.findChild<QLabel *>(QStringLiteral("scoringTitle"));
    auto *reason = bar.findChild<QLabel *>(QStringLiteral("scoringSentence"));
    const std::size_t steps = controller.shown().told->telling->size();
    QStringList told;
    for (std::size_t step = 0; step < steps; ++step) {
        QVERIFY(!title->text().contains(QLatin1Char('%')));
        QVERIFY(!reason->text().isEmpty() && !reason->text().contains(QLatin1Char('%')));
        told += title->text();
        controller.tell(step + 1);
    }
    QCOMPARE(told.removeDuplicates(), 0);
    QCOMPARE(title->text(), gameResult(controller));
}

void TestFinalScoring::whatBroughtTheEndIsTold_data()
{
    games_data();
}

void TestFinalScoring::whatBroughtTheEndIsTold()
{
    GameController controller;
    playTheGame(controller);
    QString reason;
    for (const PlyId ply : controller.history().line())
        for (const Event &event : controller.history().logged(ply).events)
            if (event.kind == Event::Kind::endTriggered)
                reason = controller.words().eventText(event);
    QFETCH(QString, game);
    QCOMPARE(reason.isEmpty(), game == "between-two-cities");
    QCOMPARE(endReason(controller), reason);
    const ScoringBar bar(controller);
    // Then what is to be known before.
    const QString known = controller.words().categoryReason(controller.shown().told->telling->front());
    QVERIFY(!known.isEmpty());
    QVERIFY(bar.told().contains(reason.isEmpty() ? known : reason + QLatin1Char(' ') + known));
    controller.tell(controller.shown().told->telling->size());
    QVERIFY(bar.told().contains(gameResult(controller)));
    QVERIFY(bar.told().contains(reason));
}

void TestFinalScoring::itGoesOnByItselfIfItIsAskedTo()
{
    GameController controller;
    start(controller, "milestones", 2);
    controller.setTelling(true);
    playToTheEnd(controller);
    ScoringBar bar(controller);
    int asked = 0;
    bar.setPace([&asked] {
        ++asked;
        return 0;
    });
    auto *run = bar.findChild<QToolButton *>(QStringLiteral("scoringRun"));
    bar.show();
    QCOMPARE(asked, 0);
    QCOMPARE(run->text(), QStringLiteral("Play All"));
    run->click();
    QCOMPARE(run->text(), QStringLiteral("Pause"));
    QTRY_VERIFY(controller.shown().told->step > 0);
    run->click();
    QCOMPARE(run->text(), QStringLiteral("Go On"));
    const std::size_t paused = controller.shown().told->step;
    asked = 0;
    bar.findChild<QPushButton *>(QStringLiteral("scoringNext"))->click();
    QCOMPARE(controller.shown().told->step, paused + 1);
    QCOMPARE(asked, 0);
    run->click();
    QTRY_VERIFY(!controller.shown().told);
    bar.findChild<QPushButton *>(QStringLiteral("scoringAgain"))->click();
    QVERIFY(!bar.isRunning());
    QCOMPARE(run->text(), QStringLiteral("Play All"));
    run->click();
    bar.findChild<QPushButton *>(QStringLiteral("scoringNext"))->click();
    QVERIFY(!bar.isRunning());
    run->click();
    bar.hide();
    const std::size_t step = controller.shown().told->step;
    QCoreApplication::processEvents();
    QCOMPARE(controller.shown().told->step, step);
}

void TestFinalScoring::anotherGameDoesNotBeginWhereNextWas()
{
    TestWindow window;
    window.playToTheEnd(2);
    const GameController &controller = window->controller();
    const auto *next = window.find<QPushButton>("scoringNext");
    const auto *rematch = window.find<QPushButton>("scoring_rematchAction");
    for (const char *language : {"en", "fr", "hu"})
        for (const int width : {960, 1280}) {
            window.languages.set(QLatin1String(language));
            window->resize(width, 700);
            window->controller().beginTelling();
            std::vector<QRect> where;
            while (controller.shown().told) {
                WindowWalk::settle();
                where.push_back(next->geometry());
                window.click("scoringNext");
            }
            WindowWalk::settle();
            QVERIFY(rematch->isVisible());
            for (const QRect &rect : where)
                QVERIFY2(!rect.intersects(rematch->geometry()), language);
        }
}

void TestFinalScoring::returnGoesOn()
{
    GameController controller;
    start(controller, "milestones", 2);
    controller.setTelling(true);
    playToTheEnd(controller);
    ScoringBar bar(controller);
    bar.show();
    auto *next = bar.findChild<QPushButton *>(QStringLiteral("scoringNext"));
    QTest::keyClick(next, Qt::Key_Return);
    QCOMPARE(controller.shown().told->step, std::size_t{1});
    bar.findChild<QToolButton *>(QStringLiteral("scoringPrevious"))->click();
    QCOMPARE(controller.shown().told->step, std::size_t{0});
    QTest::keyClick(next, Qt::Key_Space);
    QCOMPARE(controller.shown().told->step, std::size_t{1});
}

void TestFinalScoring::returnGoesOnToTheWinner_data()
{
    QTest::addColumn<QString>("game");
    QTest::addColumn<int>("seats");
    for (const GameKind &kind : games().kinds())
        for (const int seats : std::set{kind.minSeats, kind.maxSeats}) {
            const QString game = QString::fromUtf8(kind.id.data(), static_cast<qsizetype>(kind.id.size()));
            QTest::addRow("%s, %d players", qPrintable(game), seats) << game << seats;
        }
}

/// In the whole window the key finds its way from each category to the next.
void TestFinalScoring::returnGoesOnToTheWinner()
{
    QFETCH(QString, game);
    QFETCH(int, seats);
    TestWindow window;
    window->resize(1280, 690);
    window.playToTheEnd(seats, game);
    const GameController &controller = window->controller();
    QVERIFY(controller.shown().told);
    QCoreApplication::processEvents();
    for (std::size_t step = 0; controller.shown().told; ++step) {
        QCOMPARE(controller.shown().told->step, step);
        QCOMPARE(window->focusWidget(), static_cast<QWidget *>(window.find<QPushButton>("scoringNext")));
        QTest::keyClick(window->focusWidget(), Qt::Key_Return);
        QCoreApplication::processEvents();
        QVERIFY(!controller.shown().told || controller.shown().told->step == step + 1);
    }
    // Whoever presses once too often stays with the result, and no second button looks chosen.
    const PlyId end = controller.history().current();
    for (const Qt::Key key : {Qt::Key_Return, Qt::Key_Space, Qt::Key_Return}) {
        QVERIFY(qobject_cast<QAbstractButton *>(window->focusWidget()) == nullptr);
        QTest::keyClick(window->focusWidget(), key);
        QCoreApplication::processEvents();
        QVERIFY(controller.isOver() && !controller.shown().isPast && !controller.shown().told);
        QCOMPARE(controller.history().current(), end);
    }
}

void TestFinalScoring::aTieIsBrokenInWords()
{
    for (std::uint64_t seed = 1; seed <= 40; ++seed) {
        GameController controller;
        start(controller, "between-two-cities", 7, seed);
        playToTheEnd(controller, seed);
        const std::vector<TieBreak> breaks = tieBreaksOf(controller.shown().score);
        if (breaks.empty())
            continue;
        const QString told = tieBreakResult(controller);
        for (const Seat seat : breaks.front().level)
            QVERIFY(told.contains(controller.words().seatName(seat)));
        for (const TieBreak &tie : breaks)
            for (const int value : tie.values)
                QVERIFY(told.contains(QString::number(value)));
        return;
    }
    QFAIL("no game ended with a tie");
}

void TestFinalScoring::whoIsLevelIsToldWhatPutThemBehind()
{
    int told = 0;
    for (std::uint64_t seed = 1; seed <= 6; ++seed) {
        GameController controller;
        start(controller, "between-two-cities", 7, seed);
        playToTheEnd(controller, seed);
        ScoreBars bars(controller);
        bars.follow();
        const Score &score = controller.shown().score;
        int expected = 0;
        bool isLevel = false;
        for (Seat seat = 0; seat < 7; ++seat)
            for (Seat other = 0; other < 7; ++other) {
                if (score.ranks[other] <= score.ranks[seat] || score.totals[other] != score.totals[seat])
                    continue;
                isLevel = true;
                if (score.ranks[other] > score.ranks[seat] + 1)
                    continue; // somebody is between them
                ++expected;
                const QString why = tieBreakSentence(score, seat, other, controller.words());
                QVERIFY(why.indexOf(controller.words().seatName(seat)) <
                        why.indexOf(controller.words().seatName(other)));
                QVERIFY(bars.accessibleDescription().contains(why));
            }
        QCOMPARE(bars.heightForWidth(300) > bars.sizeHint().height(), isLevel);
        told += expected;
    }
    QVERIFY(told > 0);
}

void TestFinalScoring::theCountThatDecidedIsShownWhereverPlacesAre()
{
    constexpr int most = 400;
    for (std::uint64_t seed = 1; seed <= most; ++seed) {
        GameController controller;
        start(controller, "between-two-cities", 7, seed);
        playToTheEnd(controller, seed);
        const Score &score = controller.shown().score;
        const auto isDecidedLater = [&](Seat seat) {
            const auto sources = decidingFor(score, seat);
            return !sources.empty() && sources.back() != score.tieBreaks.front().source;
        };
        Seat seat = 0;
        while (seat < 7 && !isDecidedLater(seat))
            ++seat;
        if (seat == 7)
            continue;
        const std::string_view source = decidingFor(score, seat).back();
        ScoreSheetModel sheet(controller);
        int marked = 0;
        for (int row = 0; row < sheet.rowCount(); ++row) {
            const QModelIndex cell = sheet.index(row, 1 + seat);
            if (!cell.data(ScoreSheetModel::DecidedRole).toBool())
                continue;
            ++marked;
            QVERIFY(cell.data(Qt::FontRole).value<QFont>().underline());
            QVERIFY(cell.data(Qt::ToolTipRole).toString().contains(cell.data().toString()));
        }
        QCOMPARE(marked, static_cast<int>(decidingFor(score, seat).size()));

        ScoreBars bars(controller);
        bars.follow();
        const auto item = std::ranges::find(score.tieBreaks, source, &ScoreItem::source);
        const QString told = bars.accessibleDescription();
        QVERIFY(told.contains(controller.words().countedTerm(source, item->points[seat])));
        // That the other cities are level is told as well.
        const ScoreItem &other = score.tieBreaks.front();
        QVERIFY(told.contains(
            general_words::seatAmount(controller.words().categoryName(other.source), other.points[seat])));
        return;
    }
    QFAIL("no places were decided that late");
}

void TestFinalScoring::marksBesideACategoryAreNamed()
{
    GameController controller;
    start(controller, "between-two-cities", 3, 1);
    playToTheEnd(controller, 1);
    CategoryModel model(controller);
    model.follow();
    QVERIFY(model.rowCount() > 0);
    for (int row = 0; row < model.rowCount(); ++row)
        for (Seat seat = 0; seat < 3; ++seat) {
            const QString named =
                general_words::seatAmount(controller.words().seatName(seat), model.gain(row, seat));
            for (const int role : {int{Qt::ToolTipRole}, int{Qt::AccessibleTextRole}})
                QCOMPARE(model.index(row).data(role).toString().contains(named), model.gain(row, seat) != 0);
        }
}

/// What was seen on the table all along is not taken away to be told again.
void TestFinalScoring::whatWasSeenAllAlongIsNotCountedAnew()
{
    GameController controller;
    start(controller, "province", 2);
    controller.setTelling(true);
    std::vector<int> seen(2);
    const std::unique_ptr<Bot> bot = makeBot("greedy");
    Rng rng(3);
    while (!controller.isOver()) {
        seen = controller.shown().score.totals;
        const Seat seat = controller.actingSeat();
        controller.propose(bot->choose(controller.game(), controller.viewOf(seat), seat, rng, {}),
                           GameController::Proposer::program);
    }
    const Telling telling = *controller.shown().told->telling;
    QCOMPARE(telling.size(), std::size_t{5});
    for (Seat seat = 0; seat < 2; ++seat)
        QVERIFY(telling.front().totals[seat] >= seen[seat]);
    QVERIFY(telling.front().totals[0] + telling.front().totals[1] > 0);
    CategoryModel model(controller);
    controller.tell(telling.size());
    model.follow();
    for (const int known : {0, 1})
        QVERIFY(model.wasCountedBefore(known) ||
                std::ranges::all_of(model.category(known).shares,
                                    [](const ToldShare &share) { return share.points == 0; }));
    QVERIFY(!model.wasCountedBefore(2));
    // That nobody has a loan is told as well.
    const ToldCategory &loans = model.category(3);
    QVERIFY(!controller.words().categoryReason(loans).isEmpty());
    QCOMPARE(telling.back().totals, controller.shown().score.totals);
}

void TestFinalScoring::aGameThatIsOpenedIsToldOnlyWhenAsked()
{
    GameController controller;
    start(controller, "province", 2);
    playToTheEnd(controller);
    GameController other;
    other.setTelling(true);
    other.load(controller.table(), controller.sessionToSave());
    QVERIFY(other.isOver());
    QVERIFY(!other.shown().told);
    other.beginTelling();
    QVERIFY(other.shown().told);
}

void TestFinalScoring::lookingBackEndsTheTelling()
{
    GameController controller;
    start(controller, "province", 2);
    controller.setTelling(true);
    playToTheEnd(controller);
    QVERIFY(controller.shown().told);
    controller.look(0);
    QVERIFY(!controller.shown().told);
    controller.backToNow();
    QVERIFY(!controller.shown().told);
}

void TestFinalScoring::theBarIsAsHighWhateverItTells_data()
{
    QTest::addColumn<double>("size");
    for (const int percent : {100, 150, 200})
        QTest::addRow("%d percent", percent) << percent / 100.0;
}

void TestFinalScoring::theBarIsAsHighWhateverItTells()
{
    QFETCH(double, size);
    const WindowWalk walk(size);
    GameController controller;
    TablePage table(controller);
    start(controller, "milestones", 4);
    controller.setTelling(true);
    playToTheEnd(controller);
    table.resize(1280, 600);
    table.show();
    ScoringBar &bar = table.scoring();
    auto *sentence = bar.findChild<QLabel *>(QStringLiteral("scoringSentence"));
    auto *words = bar.findChild<QScrollArea *>(QStringLiteral("scoringWords"));
    const std::size_t steps = controller.shown().told->telling->size();
    for (std::size_t step = 0; step <= steps; ++step) {
        WindowWalk::settle();
        QCOMPARE(bar.height(), bar.reservedHeight());
        // Seen whole, or else what holds it scrolls.
        QVERIFY(sentence->height() >= sentence->heightForWidth(sentence->width()));
        QVERIFY(words->viewport()->height() >= words->widget()->height() ||
                words->verticalScrollBar()->maximum() > 0);
        QVERIFY(words->viewport()->height() >=
                2 * sentence->fontMetrics().lineSpacing() + QFontMetrics(words->font()).lineSpacing());
        if (controller.shown().told)
            controller.tell(step + 1);
    }
}

void TestFinalScoring::nothingThatIsToldScrolls_data()
{
    QTest::addColumn<QString>("record");
    for (const GameKind &kind : games().kinds())
        for (int seats = kind.minSeats; seats <= kind.maxSeats; ++seats)
            QTest::addRow("%s-%d", kind.id.data(), seats)
                << QStringLiteral(WAYSTONE_TESTS_DIR "/playthroughs/%1-%2.json")
                       .arg(QLatin1String(kind.id.data(), static_cast<int>(kind.id.size())))
                       .arg(seats);
}

/// In a small window, in every language.
void TestFinalScoring::nothingThatIsToldScrolls()
{
    QFETCH(QString, record);
    const WindowWalk walk(1);
    TestWindow window;
    window->setUpdatesEnabled(false);
    QVERIFY(!window->file().open(record));
    window->resize(1024, 700);
    window->commands().last->trigger();
    GameController &controller = window->controller();
    const auto *words = window.find<QScrollArea>("scoringWords");
    for (const Language &language : programLanguages) {
        window.languages.set(
            QString::fromUtf8(language.code.data(), static_cast<qsizetype>(language.code.size())));
        controller.beginTelling();
        WindowWalk::settle();
        const QRect board = window.find<QWidget>("board")->geometry();
        const std::size_t steps = controller.shown().told->telling->size();
        // Sentences of two lines have had their room since the beginning.
        QVERIFY(window.find<QWidget>("promptBar")->sizeHint().height() >=
                window.find<ScoringBar>("scoringBar")->leastHeight());
        for (std::size_t step = 0; step <= steps; ++step) {
            controller.tell(step);
            WindowWalk::settle();
            QVERIFY2(words->verticalScrollBar()->maximum() == 0,
                     qPrintable(window.find<ScoringBar>("scoringBar")->told()));
            QCOMPARE(window.find<QWidget>("board")->geometry(), board);
        }
    }
}

void TestFinalScoring::theWordsHaveTheirRoomBesideTheButtons()
{
    GameController controller;
    TablePage table(controller);
    std::array<QAction, 4> actions;
    table.scoring().offer(&actions[0], &actions[1], &actions[2], &actions[3]);
    start(controller, "milestones", 2);
    playToTheEnd(controller);
    table.show();
    auto *words = table.scoring().findChild<QWidget *>(QStringLiteral("scoringWords"));
    for (const int width : {1280, 1024, 700}) {
        table.resize(width, 600);
        WindowWalk::settle();
        QVERIFY2(words->width() > 0.4 * width, qPrintable(QString::number(width)));
        QCOMPARE(table.scoring().height(), table.scoring().reservedHeight());
        // Looking back leaves the board where it is.
        const QRect board = table.view().geometry();
        controller.look(0);
        WindowWalk::settle();
        QCOMPARE(table.view().geometry(), board);
        controller.backToNow();
    }
}

void TestFinalScoring::theBarsMoveToTheirPoints()
{
    GameController controller;
    start(controller, "milestones", 2);
    controller.setTelling(true);
    playSensibly(controller);
    ScoreBars bars(controller);
    bool moves = true;
    bars.setMotion([&moves] { return moves; });
    bars.follow();
    bars.show();
    auto *motion = bars.findChild<QVariantAnimation *>();
    QCOMPARE(motion->duration(), 300);
    const Telling telling = *controller.shown().told->telling;
    bool hasMoved = false;
    for (std::size_t step = 1; step < telling.size(); ++step) {
        controller.tell(step);
        bars.follow();
        const bool isMoving = telling[step].totals != telling[step - 1].totals;
        QCOMPARE(motion->state() == QAbstractAnimation::Running, isMoving);
        for (Seat seat = 0; seat < 2; ++seat)
            QCOMPARE(bars.shownPoints(seat), telling[step - 1].totals[seat]);
        motion->setCurrentTime(motion->duration());
        for (Seat seat = 0; seat < 2; ++seat)
            QCOMPARE(bars.shownPoints(seat), telling[step].totals[seat]);
        hasMoved = hasMoved || isMoving;
    }
    QVERIFY(hasMoved);
    moves = false;
    controller.tell(0);
    bars.follow();
    for (Seat seat = 0; seat < 2; ++seat)
        QCOMPARE(bars.shownPoints(seat), telling.front().totals[seat]);
}

void TestFinalScoring::theWinnerStandsAboveTheBars()
{
    GameController controller;
    start(controller, "milestones", 2);
    controller.setTelling(true);
    playToTheEnd(controller);
    ScoringPanel panel(controller);
    panel.show();
    auto *card = panel.findChild<QWidget *>(QStringLiteral("winnerCard"));
    QVERIFY(card->isHidden());
    controller.tell(controller.shown().told->telling->size());
    QVERIFY(card->isVisible());
    QCOMPARE(card->findChild<QLabel *>(QStringLiteral("winnerTitle"))->text(), gameResult(controller));
    QCOMPARE(card->findChild<QLabel *>(QStringLiteral("scoringTie"))->text(), tieBreakResult(controller));
    WindowWalk::settle();
    QVERIFY(card->y() < panel.findChild<QWidget *>(QStringLiteral("scoreBars"))->y());
    controller.beginTelling();
    QVERIFY(card->isHidden());
}

void TestFinalScoring::whatTheBoardTellsIsNotToldBesideIt_data()
{
    QTest::addColumn<QString>("game");
    for (const GameKind &kind : games().kinds()) {
        const QString id = QString::fromUtf8(kind.id.data(), static_cast<qsizetype>(kind.id.size()));
        QTest::newRow(qPrintable(id)) << id;
    }
}

void TestFinalScoring::whatTheBoardTellsIsNotToldBesideIt()
{
    QFETCH(QString, game);
    GameController played;
    start(played, game.toStdString(), 2);
    playToTheEnd(played);
    TestWindow window;
    QFile file(window.path(QStringLiteral("game.json")));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(QByteArray::fromStdString(
        writeRecord(played.sessionToSave(), recordPlayers(played.table().players), 1, false)));
    file.close();
    QVERIFY(!window->file().open(file.fileName()));
    window->controller().beginTelling();
    auto *card = window.find<QWidget>("winnerCard");
    const ResultItems &board = window->table().scene().result();
    QVERIFY(card->isHidden());
    QVERIFY(board.card().isEmpty());
    window.find<ScoringBar>("scoringBar")->showWinner();
    QCOMPARE(card->isHidden(), !board.card().isEmpty());
    QVERIFY(!board.texts().isEmpty());
    // What was told is taken away by a step back.
    window->commands().previous->trigger();
    QVERIFY(board.texts().isEmpty());
    window->controller().backToNow();
    QVERIFY(!board.texts().isEmpty());
    QCOMPARE(card->isHidden(), !board.card().isEmpty());
}

void TestFinalScoring::aPictureTellsTheResultOnceItIsTold_data()
{
    games_data();
}

void TestFinalScoring::aPictureTellsTheResultOnceItIsTold()
{
    GameController controller;
    playTheGame(controller);
    const QDate date(2026, 7, 23);
    const BoardBand before = pictureBand(controller, date);
    QCOMPARE(before.headline, QStringLiteral("Final scoring"));
    QVERIFY(before.detail.isEmpty());
    QVERIFY(before.marks.isEmpty());

    controller.tell(controller.shown().told->telling->size());
    const BoardBand after = pictureBand(controller, date);
    QCOMPARE(after.game, controller.words().gameName());
    QVERIFY2(after.date.contains(QStringLiteral("2026")), qPrintable(after.date));
    QVERIFY(!after.headline.isEmpty());
    QCOMPARE(after.headline, gameResult(controller));
    QCOMPARE(after.detail, tieBreakResult(controller));
    QCOMPARE(after.marks.size(), std::ranges::count(controller.shown().score.ranks, 1));
    QVERIFY(pictureBand(controller, {}).date.isEmpty());
}

void TestFinalScoring::aPictureOfAGameUnderWayTellsWhoseTurnItIs()
{
    TestWindow window;
    window.start(2);
    window.dialogs.save = window.path(QStringLiteral("board.svg"));
    window->commands().exportSvg->trigger();
    QFile file(window.dialogs.save);
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QString picture = QString::fromUtf8(file.readAll());
    const GameController &controller = window->controller();
    for (const QString &told :
         {controller.words().gameName(),
          QStringLiteral("%1’s turn").arg(controller.words().seatName(controller.actingSeat())),
          date_text::written(QDate::currentDate())})
        QVERIFY2(picture.contains(told), qPrintable(told));
}

void TestFinalScoring::aLongNameIsShortenedInTheMiddle()
{
    const QString end = QStringLiteral(" wins with 43 points");
    const BoardBand band{QStringLiteral("A game"), {}, QString(400, QLatin1Char('W')) + end, {}, {0}};
    constexpr qreal width = 1240;
    const Look look = bandLook(band, width, Theme::of(ThemeKind::light));
    const QRectF room(QPointF(-look.size.width(), -look.size.height()) / 2, look.size);
    for (const Lettering &row : look.letterings)
        QVERIFY(room.contains(row.box));
    const QString &headline = look.letterings.front().text;
    QVERIFY(headline.startsWith(QLatin1String("WWW")));
    QVERIFY(headline.endsWith(end));
    QVERIFY(headline.contains(QChar(0x2026)));
    QCOMPARE(bandLook({}, width, Theme::of(ThemeKind::light)).size, QSizeF(width, 0));
}

QTEST_MAIN(TestFinalScoring)
#include "tst_final_scoring.moc"
