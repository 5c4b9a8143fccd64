#include "game_table.h"

#include "faces/game_faces.h"
#include "twocities/rules.h"
#include "twocities/rules/edition.h"
#include "twocities/rules/queries.h"

#include <QTest>

#include <algorithm>
#include <map>
#include <set>

using namespace waystone;
using namespace waystone::test;

namespace {

constexpr const char *game = "between-two-cities";

QString shown(std::string_view code)
{
    return QString::fromUtf8(code.data(), static_cast<qsizetype>(code.size()));
}

/// Whether a text is there and no argument or plural has been left in it.
bool isFinished(const QString &text)
{
    return !text.isEmpty() && !text.contains(QLatin1Char('%'));
}

/// A problem with every argument that any sentence asks for.
Problem problemOf(std::string_view code)
{
    return {std::string(code),
            {{"found", 5},
             {"expected", 4},
             {"minimum", 2},
             {"maximum", 7},
             {"count", 3},
             {"seat", 1},
             {"round", 2},
             {"what", Term{"singleTile"}},
             {"tile", Term{"shop"}},
             {"first", Term{"shop"}},
             {"second", Term{"bed"}},
             {"line", 2},
             {"column", 7}},
            {}};
}

/// Reads every text that a position and its actions have, and that nothing is said twice.
void readPosition(const GameController &controller)
{
    const GameWords &words = controller.words();
    std::set<QString> texts;
    for (const LegalAction &legal : controller.shown().legal) {
        const QString text = words.actionText(legal.action, controller.shown().view);
        QVERIFY2(isFinished(text), qPrintable(text));
        QVERIFY2(texts.insert(text).second, qPrintable(text));
        QVERIFY(isFinished(words.playedText(legal.action, controller.shown().view)));
    }
    QVERIFY(isFinished(words.promptText(controller.shown().prompt)));
    for (const Piece &piece : controller.shown().pieces)
        QVERIFY2(isFinished(words.pieceName(piece)), qPrintable(shown(piece.kind)));
    for (const ScoreSheet &sheet : controller.shown().sheets) {
        QVERIFY(isFinished(words.placeName(sheet.subject)));
        for (const ScoreRow &row : sheet.rows) {
            QVERIFY2(isFinished(words.sourceName(row.source)), qPrintable(shown(row.source)));
            for (const ScorePart &part : row.parts)
                QVERIFY2(isFinished(words.partText(part)), qPrintable(shown(part.cause)));
        }
    }
}

} // namespace

class TestTwoCitiesWords : public QObject {
    Q_OBJECT

private slots:
    void everyCodeHasWords()
    {
        const Table table = gameTable(game, 4);
        const GameWords &words = *table.words;
        for (const std::string_view code : table.game->problemCodes()) {
            QVERIFY2(isFinished(words.problemText(problemOf(code))), qPrintable(shown(code)));
            QVERIFY2(!words.ruleTitle(code).isEmpty(), qPrintable(shown(code)));
        }
        for (const std::string_view code : twocities::editionProblemCodes()) {
            const QString text = words.problemText(problemOf(code));
            QVERIFY2(isFinished(text), qPrintable(shown(code)));
            QVERIFY2(text.contains(QLatin1Char('2')) && text.contains(QLatin1Char('7')), qPrintable(text));
        }
        for (const std::string_view code : table.game->promptCodes())
            QVERIFY2(isFinished(words.promptText({std::string(code), {{"count", 3}}})),
                     qPrintable(shown(code)));
        for (const std::string_view term : table.game->terms()) {
            QVERIFY2(isFinished(words.termName(term)), qPrintable(shown(term)));
            QVERIFY2(words.countedTerm(term, 3).contains(QLatin1Char('3')), qPrintable(shown(term)));
        }
        for (std::size_t area = 0; area < table.game->areas().size(); ++area)
            QVERIFY2(!words.areaName(static_cast<std::uint8_t>(area)).isEmpty(),
                     qPrintable(shown(table.game->areas()[area].name)));
        QVERIFY(words.problemText({"no-such-code", {}, {}}).isEmpty());
        QVERIFY(!words.gameName().isEmpty());
    }

    void everyPlaceHasANameOfItsOwn_data() { everyTable(); }
    void everyPlaceHasANameOfItsOwn()
    {
        QFETCH(int, seats);
        GameController controller;
        startGame(controller, game, seats, 1);
        std::set<QString> names;
        for (const Place place : controller.shown().places) {
            const QString name = controller.words().placeName(place);
            QVERIFY2(isFinished(name), qPrintable(name));
            QVERIFY2(names.insert(name).second, qPrintable(name));
        }
    }

    void aWholeGameHasWords_data() { everyTable(); }
    void aWholeGameHasWords()
    {
        QFETCH(int, seats);
        GameController controller;
        controller.setPlaysForced(false);
        startGame(controller, game, seats, static_cast<std::uint64_t>(seats));
        Rng rng(7);
        while (!controller.isOver()) {
            watchSomeone(controller);
            readPosition(controller);
            playRandomly(controller, rng, 1);
        }
        for (const PlyId ply : controller.history().line())
            for (const Event &event : controller.sessionToSave().ply(ply).events) {
                const QString text = controller.words().eventText(event);
                QVERIFY2(isFinished(text), qPrintable(QString::number(static_cast<int>(event.kind)) +
                                                      shown(event.what) + text));
            }
    }

    void aCityIsNamedAfterItsPartners()
    {
        GameController four;
        startGame(four, game, 4, 1);
        const QString last = four.words().placeName(twocities::tokenPlace(twocities::Area::cityToken, 4, 3));
        QVERIFY2(last.contains(QStringLiteral("Dirk")) && last.contains(QStringLiteral("Anna")),
                 qPrintable(last));

        GameController two;
        startGame(two, game, 2, 1);
        const QString left = two.words().placeName(twocities::tokenPlace(twocities::Area::cityToken, 2, 0));
        const QString right = two.words().placeName(twocities::tokenPlace(twocities::Area::cityToken, 2, 2));
        QVERIFY(left.contains(QStringLiteral("Anna")) && right.contains(QStringLiteral("Anna")));
        QVERIFY(left != right && !left.contains(QStringLiteral("Béla")));
    }

    void lettersTellBuildingsAndTavernsApart()
    {
        const std::shared_ptr<GameWords> words = gameFace(game)->generalWords();
        std::set<QString> types;
        for (const std::string_view type : twocities::typeNames)
            types.insert(words->termLetter(type));
        QCOMPARE(types.size(), std::size_t{twocities::types});
        std::set<QString> taverns;
        for (int kind = 0; kind < twocities::tavernKinds; ++kind)
            taverns.insert(words->termLetter(
                twocities::kindNames[static_cast<std::size_t>(twocities::firstTavern + kind)]));
        QCOMPARE(taverns.size(), std::size_t{twocities::tavernKinds});
        QVERIFY(!types.contains(QString()) && !taverns.contains(QString()));
    }

    void onlyTheLowerCityCounts()
    {
        GameController controller;
        controller.setPlaysForced(false);
        startGame(controller, game, 3, 3);
        Rng rng(3);
        playRandomly(controller, rng, 3 * 3 * 3);
        const ScoreSheet &left = controller.shown().sheets[0];
        const ScoreSheet &right = controller.shown().sheets[2];
        QVERIFY(left.total != right.total);
        const auto remark = [&](const ScoreSheet &sheet) {
            return controller.words().sheetRemark(sheet, controller.shown().score, 0);
        };
        const bool isLeft = left.total < right.total;
        QCOMPARE(remark(isLeft ? left : right), QStringLiteral("This city counts now."));
        QCOMPARE(remark(isLeft ? right : left), QStringLiteral("This city does not count now."));

        GameController duel;
        startGame(duel, game, 2, 1);
        QVERIFY(duel.words().sheetRemark(duel.shown().sheets[0], duel.shown().score, 0).isEmpty());
    }

private:
    static void everyTable()
    {
        QTest::addColumn<int>("seats");
        for (int seats = 2; seats <= maxSeats; ++seats)
            QTest::addRow("%d players", seats) << seats;
    }
};

QTEST_GUILESS_MAIN(TestTwoCitiesWords)
#include "tst_twocities_words.moc"
