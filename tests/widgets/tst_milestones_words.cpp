#include "game_table.h"

#include "core/file_problem.h"
#include "faces/game_faces.h"
#include "games.h"
#include "milestones/positions/setup.h"
#include "milestones/rules.h"
#include "milestones/rules/edition.h"
#include "milestones/words/names.h"
#include "milestones/words/terms.h"
#include "milestones/words/verbs.h"
#include "test_paths.h"
#include "words/general_words.h"

#include <QTest>
#include <QTranslator>

#include <algorithm>
#include <map>
#include <set>

using namespace waystone;
using namespace waystone::test;

namespace {

QString shown(std::string_view code)
{
    return QString::fromUtf8(code.data(), static_cast<qsizetype>(code.size()));
}

/// Whether a text is there and no code, argument or plural has been left in it.
bool isFinished(const QString &text)
{
    return !text.isEmpty() && !text.contains(QStringLiteral("%1")) && !text.contains(QStringLiteral("%n"));
}

/// A problem with every argument that any sentence asks for.
Problem problemOf(std::string_view code)
{
    const Place place{static_cast<std::uint8_t>(milestones::Area::triangle), nobody, 4};
    return {std::string(code),
            {{"needed", 2},
             {"owned", 1},
             {"goods", 3},
             {"workers", 2},
             {"chosen", 1},
             {"good", Term{"stone"}},
             {"worker", Term{"coiner"}},
             {"what", Term{"house"}},
             {"source", Term{"house"}},
             {"found", 5},
             {"expected", 4},
             {"minimum", 2},
             {"maximum", 4},
             {"count", 3},
             {"index", 9},
             {"seat", 3},
             {"key", std::string("tiles")},
             {"line", 2},
             {"column", 7},
             {"option", std::string("stalled")},
             {"value", std::string("x")},
             {"edition", std::string("x")},
             {"game", std::string("x")},
             {"name", std::string("c7")},
             {"x", 3},
             {"y", 1},
             {"by", std::string("c8")},
             {"streetPieces", 47},
             {"place", place},
             {"space", place},
             {"kind", Term{"coiner"}},
             {"target", 51},
             {"points", 52},
             {"left", Term{"coiner"}},
             {"leftNumber", 3},
             {"right", Term{"coiner"}},
             {"rightNumber", 4}},
            {place}};
}

} // namespace

class TestMilestonesWords : public QObject {
    Q_OBJECT

private slots:
    void everyCodeHasWords()
    {
        const Table table = gameTable("milestones", 4);
        const GameWords &words = *table.words;
        for (const std::string_view code : table.game->problemCodes()) {
            QVERIFY2(isFinished(words.problemText(problemOf(code))), qPrintable(shown(code)));
            QVERIFY2(!words.ruleTitle(code).isEmpty(), qPrintable(shown(code)));
        }
        for (const std::string_view code : table.game->promptCodes())
            QVERIFY2(!words.promptText({std::string(code), {{"goods", 3}}}).isEmpty(),
                     qPrintable(shown(code)));
        for (const std::string_view term : table.game->terms()) {
            QVERIFY2(!words.termName(term).isEmpty(), qPrintable(shown(term)));
            QVERIFY2(words.countedTerm(term, 3).contains(QStringLiteral("3")), qPrintable(shown(term)));
        }
        for (std::size_t area = 0; area < table.game->areas().size(); ++area)
            QVERIFY2(!words.areaName(static_cast<std::uint8_t>(area)).isEmpty(),
                     qPrintable(shown(table.game->areas()[area].name)));
        for (const ScoreItem &item : table.game->score(*table.game->from(table.game->start(4, 0))).items)
            QVERIFY2(!words.sourceName(item.source).isEmpty(), qPrintable(shown(item.source)));
    }

    void everyFileAndEditionProblemHasWords()
    {
        const std::shared_ptr<GameWords> words = gameFace("milestones")->generalWords();
        std::vector<std::string_view> codes(fileProblemCodes().begin(), fileProblemCodes().end());
        codes.insert(codes.end(), milestones::editionProblemCodes().begin(),
                     milestones::editionProblemCodes().end());
        codes.insert(codes.end(), {"option.unknown", "option.unknown-value", "game.unknown-edition",
                                   "place.no-action", "place.other-player"});
        for (const std::string_view code : codes) {
            const QString text = words->problemText(problemOf(code));
            QVERIFY2(isFinished(text), qPrintable(shown(code)));
            QVERIFY2(text.contains(QStringLiteral("2")) && text.contains(QStringLiteral("7")),
                     qPrintable(text));
            QVERIFY2(!words->ruleTitle(code).isEmpty(), qPrintable(shown(code)));
        }
        for (const std::string_view kind : jsonKinds())
            QVERIFY2(!general_words::termName(kind).isEmpty(), qPrintable(shown(kind)));
        QVERIFY(words->problemText({"no-such-code", {}, {}}).isEmpty());
    }

    void everyPlaceHasANameOfItsOwn()
    {
        const Table table = gameTable("milestones", 4);
        table.words->setPlayerNames(
            {QStringLiteral("A"), QStringLiteral("B"), QStringLiteral("C"), QStringLiteral("D")});
        std::set<QString> names;
        for (const Place place : table.game->places(4)) {
            const QString name = table.words->placeName(place);
            QVERIFY(isFinished(name));
            QVERIFY2(names.insert(name).second, qPrintable(name));
        }
    }

    void everyActionOfAGameHasWords()
    {
        GameController controller;
        Rng rng(5);
        std::map<std::uint8_t, int> verbs;
        startGame(controller, "milestones", 3, 1);
        playAndRead(controller, rng, verbs);
        for (std::uint64_t seed = 1; seed <= 20; ++seed) {
            startGame(controller, "milestones", 2 + static_cast<int>(seed % 3), seed);
            playRandomly(controller, rng, 2 * controller.seats());
            // Random games are poor: without a gift hardly anything would be built.
            auto setup =
                controller.game().setup(controller.sessionToSave().position()).as<milestones::Setup>();
            for (milestones::SetupPlayer &player : setup.seats) {
                player.goods.fill(9);
                player.pawn = milestones::employmentSpaces;
            }
            const Position rich = *controller.game().from(AnySetup::of(setup));
            controller.start(Table(controller.table()), rich, seed);
            playAndRead(controller, rng, verbs);
        }
        // All but the two verbs of chance.
        QCOMPARE(std::ranges::count_if(verbs, [](const auto &verb) { return verb.second > 0; }),
                 milestones::verbs - 2);
    }

private:
    static void playAndRead(GameController &controller, Rng &rng, std::map<std::uint8_t, int> &verbs)
    {
        const GameWords &words = controller.words();
        while (!controller.isOver()) {
            std::set<QString> texts;
            for (const LegalAction &legal : controller.shown().legal) {
                const QString text = words.actionText(legal.action, controller.shown().view);
                QVERIFY(isFinished(text));
                QVERIFY2(texts.insert(text).second, qPrintable(text));
                QVERIFY(isFinished(words.playedText(legal.action, controller.shown().view)));
                QVERIFY(words.undoText(legal.action, controller.shown().view).contains(text));
            }
            QVERIFY(!words.promptText(controller.shown().prompt).isEmpty());
            for (const Piece &piece : controller.shown().pieces)
                QVERIFY(isFinished(words.pieceName(piece)));
            // Whatever has been done least, so that everything is done in the end.
            std::vector<Action> rarest;
            for (const LegalAction &legal : controller.shown().legal) {
                const Action action = legal.action;
                if (!rarest.empty() && verbs[action.verb] > verbs[rarest.front().verb])
                    continue;
                if (!rarest.empty() && verbs[action.verb] < verbs[rarest.front().verb])
                    rarest.clear();
                rarest.push_back(action);
            }
            const Action action = rarest[rng.below(static_cast<std::uint32_t>(rarest.size()))];
            ++verbs[action.verb];
            controller.propose(action, GameController::Proposer::program);
        }
        for (const PlyId ply : controller.history().line())
            for (const Event &event : controller.history().logged(ply).events)
                QVERIFY2(isFinished(words.eventText(event)), qPrintable(shown(event.what)));
    }

private slots:

    void everyOptionIsExplained()
    {
        const std::shared_ptr<GameWords> words = gameFace("milestones")->generalWords();
        QVERIFY(!words->gameName().isEmpty());
        for (const OptionInfo &option : games().find("milestones")->options) {
            QVERIFY(!words->optionName(option.id).isEmpty());
            QVERIFY(!words->optionHelp(option.id).isEmpty());
            for (const std::string_view value : option.values)
                QVERIFY(!words->optionValueName(option.id, value).isEmpty());
        }
    }

    void whatIsBoughtTellsItsPrice()
    {
        const Table table = gameTable("milestones", 2);
        const milestones::Edition &edition = rulesOf<milestones::Milestones>(*table.game).edition();
        const auto told = [&](milestones::Area area, int index) {
            return table.words
                ->explanation({static_cast<std::uint8_t>(area), nobody, static_cast<std::uint16_t>(index)})
                .join(QLatin1Char('\n'));
        };
        using namespace milestones;
        QVERIFY(told(Area::display, 0).contains(table.words->countedTerm(term::coin, edition.tileCost)));
        QVERIFY(told(Area::supply, 0).contains(table.words->countedTerm(term::coin, edition.cubeCost)));
        QVERIFY(told(Area::supply, static_cast<int>(Good::coin)).isEmpty());
        for (const auto &[pile, cost] : {std::pair(supplyPile::section, edition.sectionCost),
                                         std::pair(supplyPile::house, edition.houseCost),
                                         std::pair(supplyPile::market, edition.marketCost),
                                         std::pair(supplyPile::sack, edition.sackCost)})
            for (std::size_t good = 0; good < goodKinds; ++good)
                QCOMPARE(told(Area::supply, pile)
                             .contains(table.words->termName(goodNames[good]), Qt::CaseInsensitive),
                         cost[good] > 0);
    }

    void placesOfTheMapAreCalledAsInRecords()
    {
        const Table table = gameTable("milestones", 2);
        const milestones::Board &board = rulesOf<milestones::Milestones>(*table.game).board();
        for (int triangle = 0; triangle < static_cast<int>(board.triangles.size()); ++triangle) {
            const Place place{static_cast<std::uint8_t>(milestones::Area::triangle), nobody,
                              static_cast<std::uint16_t>(triangle)};
            const QString name = table.words->placeName(place);
            QVERIFY2(name.contains(shown(milestones::names::triangle(board, triangle))), qPrintable(name));
        }
    }

    /// Goods and workers lie on the table together, so a letter belongs to a good and to those who bring it.
    void noLetterMeansTwoThings_data()
    {
        QTest::addColumn<QString>("language");
        for (const char *language : {"en", "fr", "hu"})
            QTest::newRow(language) << QString::fromLatin1(language);
    }

    void noLetterMeansTwoThings()
    {
        QFETCH(QString, language);
        QTranslator translator;
        QVERIFY(translator.load(QStringLiteral(WAYSTONE_TRANSLATIONS "/waystone_%1.qm").arg(language)));
        QCoreApplication::installTranslator(&translator);
        const std::shared_ptr<GameWords> words = gameFace("milestones")->generalWords();
        std::set<QString> goods;
        for (std::size_t kind = 0; kind < milestones::goodKinds; ++kind) {
            const QString letter = words->termLetter(milestones::goodNames[kind]);
            QVERIFY(!letter.isEmpty());
            goods.insert(letter);
            QCOMPARE(words->termLetter(milestones::workerNames[kind]), letter);
        }
        QCOMPARE(goods.size(), std::size_t{milestones::goodKinds});
    }

    void namesComeFromTheTable()
    {
        const Table table = gameTable("milestones", 2);
        table.words->setPlayerNames({QStringLiteral("Anna"), QString()});
        QCOMPARE(table.words->seatName(0), QStringLiteral("Anna"));
        QVERIFY(table.words->seatName(1).contains(QStringLiteral("2")));
        const Place mill{static_cast<std::uint8_t>(milestones::Area::loop), 0, milestones::mill};
        QVERIFY(table.words->placeName(mill).contains(QStringLiteral("Anna")));
    }
};

QTEST_GUILESS_MAIN(TestMilestonesWords)
#include "tst_milestones_words.moc"
