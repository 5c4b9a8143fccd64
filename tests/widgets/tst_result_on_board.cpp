#include "board/look_item.h"
#include "board/play_board.h"
#include "core/tie_break.h"
#include "game_table.h"
#include "twocities/words/terms.h"
#include "words/game_result.h"

#include <QApplication>
#include <QTest>

#include <algorithm>
#include <map>
#include <memory>

using namespace waystone;
using namespace waystone::test;

namespace {

constexpr const char *cities = "between-two-cities";
constexpr QSize usual(940, 590); ///< pixels: the board of a window of 1280 by 720 with the dock open

/// A game that was played before anybody looked at it: a board need not follow every action to show the last one.
class EndedGame {
public:
    EndedGame(std::string_view game, int seats, std::uint64_t seed, bool isTold = false)
    {
        controller.setPlaysForced(false);
        controller.setTelling(!isTold);
        startGame(controller, game, seats, seed);
        Rng rng(seed);
        while (!controller.isOver()) {
            watchSomeone(controller);
            const std::vector<LegalAction> &legal = controller.shown().legal;
            controller.propose(legal[rng.below(static_cast<std::uint32_t>(legal.size()))].action,
                               GameController::Proposer::program);
        }
    }

    GameController controller;
};

/// It on a board view, as this seat sees it.
class ShownEnd {
public:
    explicit ShownEnd(GameController &controller, Seat watcher = nobody, QSize size = usual)
        : board((controller.setFollowing(false), controller.setWatchingSeat(watcher), controller)),
          view(scene),
          play(controller, board, view)
    {
        view.resize(size);
        view.show();
    }

    [[nodiscard]] QStringList written() const { return scene.result().texts(); }
    [[nodiscard]] bool tellsNothing() const { return written().isEmpty() && scene.result().frames().empty(); }

    GameBoardModel board;
    BoardScene scene;
    BoardView view;
    PlayBoard play;
};

/// Until its end the program's text is so many times as large.
class LargeText {
public:
    explicit LargeText(double times) : before_(QApplication::font())
    {
        QFont font = before_;
        font.setPointSizeF(before_.pointSizeF() * times);
        QApplication::setFont(font);
    }
    ~LargeText() { QApplication::setFont(before_); }

private:
    QFont before_;
};

void tellAll(GameController &controller)
{
    if (const auto &told = controller.shown().told)
        controller.tell(told->telling->size());
}

void nameAll(GameController &controller, const QString &name)
{
    for (Seat seat = 0; seat < controller.seats(); ++seat)
        controller.setPlayer(seat, {name, seat});
}

/// Of a seed with which those with most points are not told apart by their points.
std::uint64_t seedOfATie(int seats)
{
    for (std::uint64_t seed = 1; seed <= 80; ++seed)
        if (!tieBreaksOf(EndedGame(cities, seats, seed, true).controller.shown().score).empty())
            return seed;
    return 0;
}

QRectF boxOf(const Look &look)
{
    return {look.center - QPointF(look.size.width(), look.size.height()) / 2, look.size};
}

bool contains(const QRectF &box, const QRectF &inner)
{
    return box.adjusted(-0.5, -0.5, 0.5, 0.5).contains(inner);
}

} // namespace

/// The end of a game on the board itself: who has won, which place everybody has come to, what broke a tie.
class TestResultOnBoard : public QObject {
    Q_OBJECT

private slots:
    void nothingIsShownBeforeItIsTold_data() { addEveryTable(); }
    void nothingIsShownBeforeItIsTold();
    void itGoesWithTheMomentThatIsShown_data() { addEveryGame(); }
    void itGoesWithTheMomentThatIsShown();
    void whoHasWonIsInSight_data() { addEveryTable(); }
    void whoHasWonIsInSight();
    void everySeatBearsItsPlace_data() { addEveryTable(); }
    void everySeatBearsItsPlace();
    void bothCitiesOfTheWinnerAreFramed_data();
    void bothCitiesOfTheWinnerAreFramed();
    void theWinnerAndTheTieStandInTheMiddle_data();
    void theWinnerAndTheTieStandInTheMiddle();
    void whoSharesAVictoryIsFramedWithin();
    void aNewNameIsSeenAtOnce();
    void allOfItHasRoom_data();
    void allOfItHasRoom();
    void aNameWithoutEndIsShortened();
};

void TestResultOnBoard::nothingIsShownBeforeItIsTold()
{
    QFETCH(QByteArray, game);
    QFETCH(int, seats);
    EndedGame ended(game.toStdString(), seats, 3);
    GameController &controller = ended.controller;
    ShownEnd shown(controller, 0);
    const std::size_t steps = controller.shown().told->telling->size();
    for (std::size_t step = 0; step < steps; ++step) {
        QVERIFY(shown.tellsNothing());
        for (int seat = 0; seat < seats; ++seat)
            QVERIFY(!shown.board.seats().index(seat, 0).data(SeatsModel::RankRole).isValid());
        controller.tell(step + 1);
    }
    const Score score = controller.shown().score;
    for (int seat = 0; seat < seats; ++seat)
        QCOMPARE(shown.board.seats().index(seat, 0).data(SeatsModel::RankRole).toInt(),
                 score.ranks[static_cast<std::size_t>(seat)]);
    QVERIFY(!shown.scene.result().frames().empty());
    controller.beginTelling();
    QVERIFY(shown.tellsNothing());
}

void TestResultOnBoard::itGoesWithTheMomentThatIsShown()
{
    QFETCH(QByteArray, game);
    QFETCH(int, seats);
    EndedGame ended(game.toStdString(), seats, 3);
    GameController &controller = ended.controller;
    ShownEnd shown(controller);
    tellAll(controller);
    QVERIFY(!shown.tellsNothing());
    const std::vector<PlyId> line = controller.history().line();
    controller.look(line[line.size() - 2]);
    QVERIFY(shown.tellsNothing());
    controller.backToNow();
    QVERIFY(!shown.tellsNothing());
    startGame(controller, game.toStdString(), seats, 9);
    QVERIFY(shown.tellsNothing());
}

/// Where large text leaves room for the things of one player alone; who plays against computers sees their own.
void TestResultOnBoard::whoHasWonIsInSight()
{
    QFETCH(QByteArray, game);
    QFETCH(int, seats);
    const LargeText text(2);
    for (const int persons : {seats, 1, 0}) {
        EndedGame ended(game.toStdString(), seats, 3);
        GameController &controller = ended.controller;
        // Any but the first, whose things are seen where nobody is meant.
        for (int seat = 0; seat < seats; ++seat)
            controller.setPlayer(static_cast<Seat>(seat),
                                 {QString(), seat, seats - seat <= persons ? std::string() : "casual"});
        ShownEnd shown(controller, 0, QSize(1184, 430));
        shown.view.setMayScroll(true);
        const QRectF before = shown.scene.layout()->pinned();
        tellAll(controller);
        const BoardLayout &layout = *shown.scene.layout();
        if (before.isNull()) {
            QVERIFY(layout.pinned().isNull());
            continue;
        }
        const Seat expected =
            persons == 1 ? static_cast<Seat>(seats - 1) : winnersOf(controller.shown().score).front();
        for (int seat = 0; seat < seats; ++seat)
            QCOMPARE(contains(layout.pinned(), layout.seatFrame(static_cast<Seat>(seat))), seat == expected);
    }
}

void TestResultOnBoard::everySeatBearsItsPlace()
{
    QFETCH(QByteArray, game);
    QFETCH(int, seats);
    EndedGame ended(game.toStdString(), seats, 4, true);
    const Score score = ended.controller.shown().score;
    ShownEnd shown(ended.controller, 0);
    const BoardLayout &layout = *shown.scene.layout();
    const std::vector<Look> looks = shown.scene.result().looks();
    for (int seat = 0; seat < seats; ++seat) {
        const auto number = static_cast<Seat>(seat);
        const int rank = score.ranks[number];
        const QRectF box = layout.rankBox(number);
        const auto look = std::ranges::find(looks, box.center(), &Look::center);
        QVERIFY(look != looks.end());
        const QString &text = look->letterings.front().text;
        const QStringList ways{rankText(rank, seats), rankText(rank), QString::number(rank)};
        QVERIFY2(ways.contains(text), qPrintable(text));
        QVERIFY(contains(layout.seatFrame(number), box));
        QVERIFY(box.width() >= look->size.width() && box.height() >= look->size.height());
    }
}

void TestResultOnBoard::bothCitiesOfTheWinnerAreFramed_data()
{
    QTest::addColumn<int>("seats");
    QTest::addColumn<int>("watcher");
    for (const int seats : {2, 3, 7}) {
        QTest::addRow("%d players, seen by one", seats) << seats << 1;
        QTest::addRow("%d players, seen by nobody", seats) << seats << int{nobody};
    }
}

void TestResultOnBoard::bothCitiesOfTheWinnerAreFramed()
{
    QFETCH(int, seats);
    QFETCH(int, watcher);
    EndedGame ended(cities, seats, 5, true);
    ShownEnd shown(ended.controller, static_cast<Seat>(watcher));
    const BoardLayout &layout = *shown.scene.layout();
    const std::vector<QRectF> frames = shown.scene.result().frames();
    const std::vector<Seat> winners = winnersOf(ended.controller.shown().score);
    QCOMPARE(frames.size(), 3 * winners.size());
    for (const Seat winner : winners) {
        QVERIFY(std::ranges::find(frames, layout.seatFrame(winner).adjusted(-2, -2, 2, 2)) != frames.end());
        // What the seat has in its cities lies within.
        for (const ScoreSheet &sheet : ended.controller.shown().sheets) {
            if (std::ranges::find(sheet.seats, winner) == sheet.seats.end())
                continue;
            const QRectF token = layout.shape(sheet.subject)->boundingRect();
            QVERIFY(std::ranges::any_of(frames, [&](const QRectF &frame) { return frame.contains(token); }));
        }
    }
}

void TestResultOnBoard::theWinnerAndTheTieStandInTheMiddle_data()
{
    bothCitiesOfTheWinnerAreFramed_data();
}

void TestResultOnBoard::theWinnerAndTheTieStandInTheMiddle()
{
    QFETCH(int, seats);
    QFETCH(int, watcher);
    const std::uint64_t seed = seedOfATie(seats);
    QVERIFY2(seed != 0, "no game ended with a tie");
    EndedGame ended(cities, seats, seed);
    GameController &controller = ended.controller;
    ShownEnd shown(controller, static_cast<Seat>(watcher));
    QVERIFY(shown.tellsNothing());
    tellAll(controller);
    const Score score = controller.shown().score;
    const GameWords &words = controller.words();
    const QString written = shown.scene.result().card().join(QLatin1Char('\n'));
    QVERIFY2(written.contains(winnersText(score, words)), qPrintable(written));
    const int points = score.totals[winnersOf(score).front()];
    QVERIFY(written.contains(QString::number(points)));
    const QStringList tie = tieBreakSentences(score, words);
    QVERIFY(tie.size() >= 2);
    for (const QString &sentence : tie)
        QVERIFY2(written.contains(sentence), qPrintable(written));
}

/// Neighbors share a city; each of them has a frame of their own round it.
void TestResultOnBoard::whoSharesAVictoryIsFramedWithin()
{
    GameController controller;
    startGame(controller, cities, 3, 1);
    ShownEnd shown(controller, 0);
    shown.board.seats().show({}, Actors::over(), {{}, {40, 40, 12}, {}, {1, 1, 3}});
    const std::vector<QRectF> frames = shown.scene.result().frames();
    QCOMPARE(frames.size(), std::size_t{6});
    for (auto frame = frames.begin(); frame != frames.end(); ++frame)
        QVERIFY(std::find(frame + 1, frames.end(), *frame) == frames.end());
}

void TestResultOnBoard::aNewNameIsSeenAtOnce()
{
    EndedGame ended(cities, 3, 5, true);
    ShownEnd shown(ended.controller, 0);
    nameAll(ended.controller, QStringLiteral("Zsófi"));
    QVERIFY(shown.written().join(QLatin1Char('\n')).contains(QStringLiteral("Zsófi")));
}

void TestResultOnBoard::allOfItHasRoom_data()
{
    QTest::addColumn<int>("seats");
    QTest::addColumn<int>("watcher");
    QTest::addColumn<QSize>("size");
    QTest::addColumn<double>("text");
    for (const int seats : {2, 3, 7})
        for (const int watcher : {0, int{nobody}})
            for (const QSize size : {QSize(690, 580), usual, QSize(1900, 1000)})
                for (const double text : {1.0, 1.5, 2.0})
                    QTest::addRow("%d players, seen by %d, %d wide, text %.0f %%", seats, watcher,
                                  size.width(), text * 100)
                        << seats << watcher << size << text;
}

void TestResultOnBoard::allOfItHasRoom()
{
    QFETCH(int, seats);
    QFETCH(int, watcher);
    QFETCH(QSize, size);
    QFETCH(double, text);
    static std::map<int, std::unique_ptr<EndedGame>> games;
    std::unique_ptr<EndedGame> &ended = games[seats];
    if (ended == nullptr)
        ended = std::make_unique<EndedGame>(cities, seats, 5, true);
    const LargeText large(text);
    ShownEnd shown(ended->controller, static_cast<Seat>(watcher), size);
    // Everybody is level, and told apart by what comes second.
    Score score{{}, {}, {{twocities::term::higherCity, {}}}, {}};
    for (int seat = 0; seat < seats; ++seat) {
        score.totals.push_back(seat < 3 ? 48 : 30);
        score.tieBreaks.front().points.push_back(60 - seat);
        score.ranks.push_back(seat + 1);
    }
    shown.board.seats().show({}, Actors::over(), score);
    const BoardLayout &layout = *shown.scene.layout();
    const std::vector<Look> looks = shown.scene.result().looks();
    QCOMPARE(looks.size(), static_cast<std::size_t>(seats) + 1);
    for (const Look &look : looks) {
        const QRectF all = boxOf(look).translated(-look.center);
        QVERIFY(contains(layout.bounds(), boxOf(look)));
        QRectF above;
        for (const Lettering &row : look.letterings) {
            QVERIFY2(contains(all, row.box), qPrintable(row.text));
            QVERIFY(row.height >= layout.leastLetters() || row.least >= layout.leastLetters());
            QVERIFY(!row.box.intersects(above));
            above = row.box;
        }
        for (const Picture &mark : look.pictures) {
            QVERIFY(contains(all, mark.box));
            for (const Lettering &row : look.letterings)
                QVERIFY(!mark.box.intersects(row.box));
        }
    }
    for (std::size_t seat = 0; seat + 1 < looks.size(); ++seat)
        for (const Look &points : layout.tallyLooks({static_cast<Seat>(seat), twocities::term::points, 48}))
            QVERIFY(!boxOf(points).intersects(boxOf(looks[seat])));
    if (size.width() / text >= 620) // else the bar over the board tells it
        QVERIFY(
            shown.written().last().endsWith(tieBreakSentences(score, shown.board.seats().words()).last()));
}

void TestResultOnBoard::aNameWithoutEndIsShortened()
{
    EndedGame ended(cities, 7, 5, true);
    nameAll(ended.controller, QString(60, QLatin1Char('W')));
    ShownEnd shown(ended.controller, 0);
    const Look card = shown.scene.result().looks().back();
    QCOMPARE(card.center, shown.scene.layout()->resultBox().center());
    for (const Lettering &row : card.letterings)
        QVERIFY(contains(boxOf(card), row.box.translated(card.center)));
}

QTEST_MAIN(TestResultOnBoard)
#include "tst_result_on_board.moc"
