// What the beginning of a turn brings is told of whose turn it is.

#include "game_table.h"

#include "models/log_model.h"
#include "session/finish.h"
#include "words/game_words.h"
#include "words/pictured_text.h"

#include <QRegularExpression>
#include <QTest>

#include <algorithm>
#include <map>

using namespace waystone;
using namespace waystone::test;

class TestLogTurns : public QObject {
    Q_OBJECT

private slots:
    void whatATurnBeginsWithStandsInItsHeading();
    void headingsCountAllThePointsOfTheirTurns();
    void aDrawThatBringsPointsStandsForItself();
    void whatOnlyEndsATurnHasNoRow_data() { addEveryTable(); }
    void whatOnlyEndsATurnHasNoRow();
    void noLineEndsBetweenTwoNumbersOfAChange();
};

namespace {

QString sentenceOf(const QModelIndex &index)
{
    return index.data(LogModel::SentenceRole).value<PicturedText>().spoken();
}

/// The heading after the row in which the ply stands.
QModelIndex headingAfter(const LogModel &log, PlyId ply)
{
    for (int row = log.indexOf(ply).row() + 1; row < log.rowCount(); ++row)
        if (log.index(row).data(LogModel::KindRole).toInt() == static_cast<int>(LogRow::Kind::turn))
            return log.index(row);
    return {};
}

} // namespace

// A ply that ends a turn holds what the other player gets at the beginning of theirs: labor of the Mill, or by the ships.
void TestLogTurns::whatATurnBeginsWithStandsInItsHeading()
{
    int told = 0;
    for (std::uint64_t seed = 1; seed <= 12 && told < 10; ++seed) {
        GameController controller;
        LogModel log(controller);
        startGame(controller, "province", 2, seed);
        Rng rng(seed);
        playRandomly(controller, rng, 200);
        for (const PlyId ply : controller.history().line()) {
            const Events &events = controller.sessionToSave().ply(ply).events;
            const auto began = std::ranges::find(events, Event::Kind::turnBegan, &Event::kind);
            std::map<std::string_view, int> gained;
            for (auto event = began; event != events.end(); ++event)
                if (event->kind == Event::Kind::gained && event->seat == began->seat)
                    gained[event->what] += event->amount;
            const QModelIndex heading = gained.empty() ? QModelIndex() : headingAfter(log, ply);
            if (!heading.isValid())
                continue;
            QCOMPARE(heading.data(LogModel::SeatRole).toInt(), int{began->seat});
            for (const auto &[what, count] : gained) {
                const QString goods = controller.words().countedTerm(what, count);
                QVERIFY2(sentenceOf(heading).contains(goods), qPrintable(sentenceOf(heading)));
                const QModelIndex row = log.indexOf(ply);
                const bool tellsOfBefore = row == log.indexOf(controller.history().outline(ply).parent);
                QVERIFY2(tellsOfBefore || !sentenceOf(row).contains(goods), qPrintable(sentenceOf(row)));
            }
            QVERIFY(!heading.data(Qt::ToolTipRole).toString().isEmpty());
            ++told;
        }
    }
    QVERIFY(told >= 10);
}

// A goal that is turned up may be met already: a draw then brings its points.
void TestLogTurns::headingsCountAllThePointsOfTheirTurns()
{
    int drawn = 0;
    for (std::uint64_t seed = 1; seed <= 12; ++seed) {
        GameController controller;
        LogModel log(controller);
        startGame(controller, "province", 2, seed);
        Rng rng(seed);
        std::map<int, int> won;
        std::map<int, int> told;
        while (!controller.isOver() && controller.history().size() < 160)
            playRandomly(controller, rng, 1);
        if (controller.isOver())
            continue; // what the end counts is nobody's turn
        for (const PlyId ply : controller.history().line())
            for (const Event &event : controller.sessionToSave().ply(ply).events)
                if (event.kind == Event::Kind::points) {
                    won[event.seat] += event.amount;
                    drawn += controller.sessionToSave().ply(ply).seat == chanceSeat ? 1 : 0;
                }
        for (int row = 0; row < log.rowCount(); ++row)
            if (log.index(row).data(LogModel::KindRole).toInt() == static_cast<int>(LogRow::Kind::turn))
                told[log.index(row).data(LogModel::SeatRole).toInt()] +=
                    log.index(row).data(LogModel::PointsRole).toInt();
        for (const auto &[seat, points] : won)
            QCOMPARE(told[seat], points);
    }
    QVERIFY(drawn > 0);
}

// Points are not to be looked for in a fold "2 draws", and their row has the chip.
void TestLogTurns::aDrawThatBringsPointsStandsForItself()
{
    int seen = 0;
    for (std::uint64_t seed = 1; seed <= 12; ++seed) {
        GameController controller;
        LogModel log(controller);
        startGame(controller, "province", 2, seed);
        Rng rng(seed);
        playRandomly(controller, rng, 160);
        if (controller.isOver())
            continue; // what the end counts is nobody's
        for (const PlyId ply : controller.history().line()) {
            const Ply &played = controller.sessionToSave().ply(ply);
            int points = 0;
            for (const Event &event : played.events)
                points += event.kind == Event::Kind::points ? event.amount : 0;
            if (played.seat != chanceSeat || points == 0)
                continue;
            const QModelIndex row = log.indexOf(ply);
            QCOMPARE(row.data(LogModel::KindRole).toInt(), static_cast<int>(LogRow::Kind::action));
            QVERIFY(row.data(LogModel::PointsRole).toInt() >= points);
            ++seen;
        }
    }
    QVERIFY(seen > 0);
}

// "Finished the work", "Ended the turn": a line that says nothing of the table. It belongs to what was done before, and
// that row leads to the moment after it.
void TestLogTurns::whatOnlyEndsATurnHasNoRow()
{
    QFETCH(QByteArray, game);
    QFETCH(int, seats);
    GameController controller;
    LogModel log(controller);
    startGame(controller, game.toStdString(), seats, 3);
    Rng rng(3);
    playRandomly(controller, rng, 150);
    const Session &session = controller.sessionToSave();
    int folded = 0;
    for (const PlyId ply : controller.history().line()) {
        const Ply &played = session.ply(ply);
        const bool isAction = ply != 0 && played.seat < seats;
        const auto next = std::ranges::find(played.events, Event::Kind::turnBegan, &Event::kind);
        const bool isMere =
            isAction && !played.events.empty() &&
            finishes(controller.game(), controller.game().routes(session.ply(played.parent).position,
                                                                 played.seat, played.action)) &&
            std::all_of(played.events.begin(), next, [](const Event &event) {
                return event.kind == Event::Kind::paid ||
                       (event.kind == Event::Kind::phaseBegan && event.seat != nobody);
            });
        const QModelIndex row = log.indexOf(ply);
        const QModelIndex before = log.indexOf(played.parent);
        if (isMere && session.ply(played.parent).seat == played.seat) {
            QVERIFY2(row == before, qPrintable(sentenceOf(row)));
            QVERIFY(row.data(LogModel::PlyRole).toULongLong() >= ply);
            ++folded;
        } else if (isAction && session.ply(played.parent).seat == played.seat) {
            QVERIFY2(row != before ||
                         row.data(LogModel::KindRole).toInt() != static_cast<int>(LogRow::Kind::action),
                     qPrintable(sentenceOf(row)));
        }
    }
    const bool canGoOn = std::ranges::any_of(controller.game().areas(), &AreaInfo::isFinish);
    QCOMPARE(folded > 5, canGoOn);
    controller.undo();
    QVERIFY(log.currentIndex().isValid());
}

void TestLogTurns::noLineEndsBetweenTwoNumbersOfAChange()
{
    static const QRegularExpression change(QStringLiteral("\\d(.)→(.)\\d"));
    GameController controller;
    LogModel log(controller);
    startGame(controller, "between-two-cities", 4, 1);
    Rng rng(1);
    playRandomly(controller, rng, 60);
    int changes = 0;
    for (int row = 0; row < log.rowCount(); ++row) {
        const QString sentence = sentenceOf(log.index(row));
        const QRegularExpressionMatch match = change.match(sentence);
        for (int side = 1; match.hasMatch() && side <= 2; ++side, ++changes)
            QVERIFY2(match.captured(side) == QString(QChar::Nbsp), qPrintable(sentence));
    }
    QVERIFY(changes > 0);
}

QTEST_MAIN(TestLogTurns)
#include "tst_log_turns.moc"
