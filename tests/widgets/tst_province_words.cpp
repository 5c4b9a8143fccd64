#include "game_table.h"

#include "core/file_problem.h"
#include "faces/game_faces.h"
#include "games.h"
#include "province/positions/setup.h"
#include "province/rules.h"
#include "province/rules/edition.h"
#include "province/words/terms.h"
#include "province/words/verbs.h"
#include "test_paths.h"

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
    return !text.isEmpty() && !text.contains(QStringLiteral("%1")) && !text.contains(QStringLiteral("%2")) &&
           !text.contains(QStringLiteral("%3")) && !text.contains(QStringLiteral("%n"));
}

/// A problem with every argument that any sentence asks for.
Problem problemOf(std::string_view code)
{
    return {std::string(code),
            {{"needed", 2},
             {"owned", 1},
             {"found", 5},
             {"expected", 4},
             {"maximum", 4},
             {"minimum", 2},
             {"first", 3},
             {"second", 4},
             {"index", 9},
             {"seat", 1},
             {"worker", Term{"yellow"}},
             {"structure", Term{"camp"}},
             {"goal", Term{"goalLabor"}},
             {"cause", Term{"everyStructure"}},
             {"key", std::string("coins")},
             {"count", 3},
             {"line", 2},
             {"column", 7},
             {"option", std::string("loanDuration")},
             {"value", std::string("x")},
             {"edition", std::string("x")},
             {"game", std::string("x")},
             {"name", std::string("x")},
             {"by", std::string("x")}},
            {}};
}

Place placeOf(province::Area area, int index, Seat owner = nobody)
{
    return {static_cast<std::uint8_t>(area), owner, static_cast<std::uint16_t>(index)};
}

Action actionOf(province::Verb verb, int first = 0, int second = 0)
{
    return {static_cast<std::uint8_t>(verb), static_cast<std::uint8_t>(first),
            static_cast<std::uint8_t>(second), 0};
}

} // namespace

/// Each test runs in the three languages.
class TestProvinceWords : public QObject {
    Q_OBJECT

private slots:
    void everyCodeHasWords_data() { languages(); }
    void everyCodeHasWords();
    void everyFileAndEditionProblemHasWords_data() { languages(); }
    void everyFileAndEditionProblemHasWords();
    void everyPlaceHasANameOfItsOwn_data() { languages(); }
    void everyPlaceHasANameOfItsOwn();
    void everyActionOfAGameHasWords_data() { languages(); }
    void everyActionOfAGameHasWords();
    void everyOptionIsExplained_data() { languages(); }
    void everyOptionIsExplained();
    void lettersTellApart_data() { languages(); }
    void lettersTellApart();
    void borrowingTellsWhatItCosts_data() { languages(); }
    void borrowingTellsWhatItCosts();
    void theLogTellsOfGoals_data() { languages(); }
    void theLogTellsOfGoals();
    void structuresAreExplained_data() { languages(); }
    void structuresAreExplained();
    void cleanup();

private:
    static void languages();
    /// Speaks the language of the row from now on.
    void speak();
    static void playAndRead(GameController &controller, Rng &rng, std::map<std::uint8_t, int> &verbs);

    std::unique_ptr<QTranslator> translator_;
};

void TestProvinceWords::languages()
{
    QTest::addColumn<QString>("language");
    for (const char *language : {"en", "fr", "hu"})
        QTest::newRow(language) << QString::fromLatin1(language);
}

void TestProvinceWords::speak()
{
    QFETCH(QString, language);
    translator_ = std::make_unique<QTranslator>();
    QVERIFY(translator_->load(QStringLiteral(WAYSTONE_TRANSLATIONS "/waystone_%1.qm").arg(language)));
    QVERIFY(QCoreApplication::installTranslator(translator_.get()));
}

void TestProvinceWords::cleanup()
{
    translator_.reset();
}

void TestProvinceWords::everyCodeHasWords()
{
    speak();
    const Table table = gameTable("province", 2);
    const GameWords &words = *table.words;
    for (const std::string_view code : table.game->problemCodes()) {
        QVERIFY2(isFinished(words.problemText(problemOf(code))), qPrintable(shown(code)));
        QVERIFY2(!words.ruleTitle(code).isEmpty(), qPrintable(shown(code)));
    }
    for (const std::string_view code : table.game->promptCodes())
        QVERIFY2(isFinished(words.promptText({std::string(code), {}})), qPrintable(shown(code)));
    for (const std::string_view term : table.game->terms()) {
        QVERIFY2(!words.termName(term).isEmpty(), qPrintable(shown(term)));
        QVERIFY2(words.countedTerm(term, 3).contains(QStringLiteral("3")), qPrintable(shown(term)));
    }
    for (std::size_t area = 0; area < table.game->areas().size(); ++area)
        QVERIFY2(!words.areaName(static_cast<std::uint8_t>(area)).isEmpty(),
                 qPrintable(shown(table.game->areas()[area].name)));
    for (const ScoreItem &item : table.game->score(*table.game->from(table.game->start(2, 0))).items)
        QVERIFY2(!words.sourceName(item.source).isEmpty(), qPrintable(shown(item.source)));
    QVERIFY(words.problemText({"no-such-code", {}, {}}).isEmpty());
}

void TestProvinceWords::everyFileAndEditionProblemHasWords()
{
    speak();
    const std::shared_ptr<GameWords> words = gameFace("province")->generalWords();
    std::vector<std::string_view> codes(fileProblemCodes().begin(), fileProblemCodes().end());
    codes.insert(codes.end(), province::editionProblemCodes().begin(), province::editionProblemCodes().end());
    for (const std::string_view code : codes) {
        const QString text = words->problemText(problemOf(code));
        QVERIFY2(isFinished(text), qPrintable(shown(code)));
        QVERIFY2(text.contains(QStringLiteral("2")) && text.contains(QStringLiteral("7")), qPrintable(text));
        QVERIFY2(!words->ruleTitle(code).isEmpty(), qPrintable(shown(code)));
    }
}

void TestProvinceWords::everyPlaceHasANameOfItsOwn()
{
    speak();
    const Table table = gameTable("province", 2);
    table.words->setPlayerNames({QStringLiteral("Anna"), QStringLiteral("Béla")});
    std::set<QString> names;
    for (const Place place : table.game->places(2)) {
        const QString name = table.words->placeName(place);
        QVERIFY2(isFinished(name), table.game->placeName(place).c_str());
        QVERIFY2(names.insert(name).second, qPrintable(name));
    }
    QVERIFY(table.words->placeName(placeOf(province::Area::labor, 0, 0)).contains(QStringLiteral("Anna")));
}

void TestProvinceWords::everyActionOfAGameHasWords()
{
    speak();
    GameController controller;
    Rng rng(5);
    std::map<std::uint8_t, int> verbs;
    for (std::uint64_t seed = 1; seed <= 6; ++seed) {
        startGame(controller, "province", 2, seed);
        playRandomly(controller, rng, 12);
        // Random games are poor: without a gift hardly anything would be built and nothing borrowed.
        auto setup = controller.game().setup(controller.sessionToSave().position()).as<province::Setup>();
        for (std::uint8_t &coins : setup.coins)
            coins = 20;
        setup.builders[static_cast<std::size_t>(province::Structure::lender)] = {0, 1};
        setup.goalPlace.fill(province::GoalPlace::unseen);
        setup.resume = setup.phase == province::Phase::reveal ? setup.resume : setup.phase;
        setup.phase = province::Phase::reveal;
        const Result<Position> rich = controller.game().from(AnySetup::of(setup));
        QVERIFY2(rich, rich ? "" : describe(rich.problems().front()).c_str());
        controller.start(Table(controller.table()), *rich, seed);
        playAndRead(controller, rng, verbs);
    }
    const int played =
        static_cast<int>(std::ranges::count_if(verbs, [](const auto &verb) { return verb.second > 0; }));
    QCOMPARE(played, province::verbs - 2); // all but the two verbs of chance
}

void TestProvinceWords::playAndRead(GameController &controller, Rng &rng, std::map<std::uint8_t, int> &verbs)
{
    const GameWords &words = controller.words();
    for (int actions = 0; !controller.isOver() && actions < 600; ++actions) {
        std::set<QString> texts;
        for (const LegalAction &legal : controller.shown().legal) {
            const QString text = words.actionText(legal.action, controller.shown().view);
            QVERIFY(isFinished(text));
            QVERIFY2(texts.insert(text).second, qPrintable(text));
            QVERIFY(isFinished(words.playedText(legal.action, controller.shown().view)));
            QVERIFY(words.undoText(legal.action, controller.shown().view).contains(text));
        }
        QVERIFY(isFinished(words.promptText(controller.shown().prompt)));
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
    for (const PlyId ply : controller.history().line()) {
        for (const Event &event : controller.history().logged(ply).events) {
            QVERIFY2(isFinished(words.eventText(event)), qPrintable(shown(event.what)));
            if (event.seat < controller.seats() && event.kind != Event::Kind::endTriggered &&
                event.kind != Event::Kind::placed && event.what != province::term::lenderCoin)
                QVERIFY2(words.eventText(event).contains(words.seatName(event.seat)),
                         qPrintable(words.eventText(event)));
        }
    }
}

void TestProvinceWords::everyOptionIsExplained()
{
    speak();
    const std::shared_ptr<GameWords> words = gameFace("province")->generalWords();
    QVERIFY(!words->gameName().isEmpty());
    for (const OptionInfo &option : games().find("province")->options) {
        QVERIFY(!words->optionName(option.id).isEmpty());
        QVERIFY(!words->optionHelp(option.id).isEmpty());
        std::set<QString> values;
        for (const std::string_view value : option.values)
            values.insert(words->optionValueName(option.id, value));
        QCOMPARE(values.size(), option.values.size());
        QVERIFY(!values.contains(QString()));
    }
}

void TestProvinceWords::lettersTellApart()
{
    speak();
    const std::shared_ptr<GameWords> words = gameFace("province")->generalWords();
    const auto lettersOf = [&](const auto &terms) {
        std::set<QString> letters;
        for (const std::string_view term : terms)
            letters.insert(words->termLetter(term));
        return letters;
    };
    const std::set<QString> structures = lettersOf(province::structureNames);
    QCOMPARE(structures.size(), std::size_t{province::structures});
    const std::set<QString> workers = lettersOf(province::workerNames);
    QCOMPARE(workers.size(), std::size_t{province::workerKinds});
    const std::set<QString> goods = lettersOf(std::array{province::term::labor, province::term::coin});
    QCOMPARE(goods.size(), std::size_t(2));
    QVERIFY(!structures.contains(QString()) && !workers.contains(QString()) && !goods.contains(QString()));
}

void TestProvinceWords::borrowingTellsWhatItCosts()
{
    speak();
    const Table table = gameTable("province", 2);
    for (int structure = 0; structure < province::structures; ++structure) {
        const QStringList lines = table.words->caution(actionOf(province::Verb::borrow, structure), {});
        QCOMPARE(lines.size(), 4);
        // What it is for comes first.
        const Place printed{static_cast<std::uint8_t>(province::Area::structure), nobody,
                            static_cast<std::uint16_t>(structure)};
        QVERIFY(table.words->explanation(printed).contains(lines[0]));
        QVERIFY(lines[2].contains(table.words->countedTerm("coin", 3)));
        QVERIFY(lines[3].contains(table.words->countedTerm("points", 2)));
    }
    QVERIFY(table.words->caution(actionOf(province::Verb::build, 2), {}).isEmpty());
}

void TestProvinceWords::theLogTellsOfGoals()
{
    speak();
    const auto isIn = [](province::Area area) {
        return [area](const Event &event) {
            return event.kind == Event::Kind::moved && static_cast<province::Area>(event.to.area) == area;
        };
    };
    int goals = 0;
    int stopped = 0;
    for (std::uint64_t seed = 1; seed <= 6; ++seed) {
        GameController controller;
        startGame(controller, "province", 2, seed);
        Rng rng(seed);
        playRandomly(controller, rng, 400);
        const GameWords &words = controller.words();
        for (const PlyId id : controller.history().line()) {
            const LoggedPly ply = controller.history().logged(id);
            const QString told = words.logText(ply.action, ply.before, ply.seat, ply.events).spoken();
            const auto won = std::ranges::find_if(ply.events, isIn(province::Area::wonGoal));
            if (won != ply.events.end()) {
                ++goals;
                QVERIFY2(told.contains(words.termName(won->what)), qPrintable(told));
            }
            if (id == 0 || static_cast<province::Verb>(ply.action.verb) != province::Verb::moveAll)
                continue;
            const auto moved = std::ranges::count_if(ply.events, isIn(province::Area::worker));
            QVERIFY2(told.contains(QString::number(moved)), qPrintable(told));
            stopped += won == ply.events.end() ? 0 : 1;
        }
    }
    QVERIFY(goals > 0);
    QVERIFY(stopped > 0);
}

void TestProvinceWords::structuresAreExplained()
{
    speak();
    const Table table = gameTable("province", 2);
    std::set<QString> effects;
    for (int structure = 0; structure < province::structures; ++structure) {
        const QStringList lines = table.words->explanation(placeOf(province::Area::structure, structure));
        QVERIFY(!lines.isEmpty());
        for (const QString &line : lines)
            QVERIFY(isFinished(line));
        effects.insert(lines.front());
    }
    // What is printed on them is told those who do not see it.
    const province::Edition &edition = rulesOf<province::Province>(*table.game).edition();
    for (std::size_t structure = 0; structure < province::structures; ++structure) {
        const QString told =
            table.words->explanation(placeOf(province::Area::structure, static_cast<int>(structure)))
                .join(QLatin1Char('\n'));
        const province::Cost &cost = edition.costs[structure];
        for (const QString &part :
             {table.words->countedTerm(province::term::labor, cost.labor),
              table.words->countedTerm(province::term::coin, cost.coins),
              table.words->countedTerm(province::term::points, edition.points[structure])})
            QVERIFY2(told.contains(part), qPrintable(told));
    }
    // Mill and Smithy do the same.
    QCOMPARE(effects.size(), std::size_t{province::structures} - 1);
    const auto bank = static_cast<int>(province::Structure::bank);
    QVERIFY(table.words->explanation(placeOf(province::Area::structure, bank))
                .last()
                .contains(table.words->termName("lender")));
}

QTEST_GUILESS_MAIN(TestProvinceWords)
#include "tst_province_words.moc"
