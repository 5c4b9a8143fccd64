#include "advice/hint_ladder.h"
#include "causeway/engine/codes.h"
#include "causeway/engine/rules.h"
#include "faces/game_faces.h"
#include "games.h"
#include "join_test_games.h"
#include "learning/lesson_desk.h"
#include "learning/rules_help.h"
#include "lessons/handout/handout.h"
#include "lessons/handout/rules_handout.h"
#include "lessons/rules/rule_library.h"
#include "lessons/rules/rule_reader.h"
#include "print/print_pages.h"
#include "scenario/lesson/lesson_file.h"
#include "support/editor_desk.h"
#include "support/pdf_text.h"
#include "support/test_window.h"
#include "table/table_page.h"

#include <QFile>
#include <QLabel>
#include <QPageSize>
#include <QPushButton>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTest>

using namespace waystone;
using namespace waystone::causeway;

/// A game that only tests know, in the whole program: it is there for having been added to the registries, and no part
/// of the program was told of it.
class TestCauseway : public QObject {
    Q_OBJECT

public:
    static void initMain() { joinTestGames(); }

private slots:
    void itIsPlayedByMouse();
    void itIsSearched();
    void itIsEdited();
    void itIsTaught_data() { addLanguages(); }
    void itIsTaught();
    void itsRulesAreRead();
    void itIsPrinted_data() { addLanguages(); }
    void itIsPrinted();
    void itHasAllItsWords_data() { addLanguages(); }
    void itHasAllItsWords();

    void cleanup() { QLocale::setDefault(QLocale(QStringLiteral("en"))); }

private:
    static void addLanguages();
};

namespace {

const QString game = QStringLiteral("causeway");
const QString lesson = QStringLiteral(":/lessons/causeway/two-side-by-side.json");

QByteArray content(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

} // namespace

void TestCauseway::addLanguages()
{
    QTest::addColumn<QString>("language");
    for (const char *language : {"en", "fr", "hu"})
        QTest::newRow(language) << QString::fromLatin1(language);
}

void TestCauseway::itIsPlayedByMouse()
{
    TestWindow window;
    window.start(2, game);
    GameController &controller = window->controller();
    BoardView &view = window->table().view();
    controller.setPlaysForced(false);
    int clicks = 0;
    while (!controller.isOver() && clicks < 20) {
        const Place place = controller.shown().legal.front().routes.front().front();
        QTest::mouseClick(view.viewport(), Qt::LeftButton, {}, view.viewportPoint(place));
        ++clicks;
    }
    QVERIFY(controller.isOver());
    QCOMPARE(clicks, 9);
}

void TestCauseway::itIsSearched()
{
    TestWindow window;
    window.start(2, game);
    window->commands().hint->trigger();
    QTRY_VERIFY_WITH_TIMEOUT(window->hints().action().has_value(), 10'000);
    QVERIFY(!window->controller().refuse(*window->hints().action()));
}

void TestCauseway::itIsEdited()
{
    EditorDesk desk(game);
    const Game &played = desk.document().game();
    const AnySetup empty = desk.document().setup();
    const qsizetype entries = desk.entries().size();
    QCOMPARE(entries, static_cast<qsizetype>(players + colours));
    for (qsizetype entry = 0; entry < entries; ++entry) {
        desk.pick(desk.entries()[entry]);
        const std::vector<Place> targets = desk.targets();
        QVERIFY(!targets.empty());
        const AnySetup before = desk.document().setup();
        desk.clickOn(targets.back());
        QVERIFY(!played.same(desk.document().setup(), before));
        desk.editor().commands().cancel->trigger();
    }
    // A flag in the water is told, and mended by the button that says so.
    desk.set(*played.setupFrom("turn=0 card=moss row=...0........"));
    QCOMPARE(desk.document().findings().front().problem.code, std::string(problem::flagInWater));
    QVERIFY(!desk.document().position());
    desk.set(desk.document().findings().front().fixes.front().setup);
    QVERIFY(desk.document().position());
    for (qsizetype step = 0; step < entries + 2; ++step) // each gesture is one
        desk.editor().commands().undo->trigger();
    QVERIFY(played.same(desk.document().setup(), empty));
}

void TestCauseway::itIsTaught()
{
    QFETCH(QString, language);
    TestWindow window;
    window.languages.set(language);
    QVERIFY(window->lessons().library().walkthrough("causeway") != nullptr);
    QVERIFY(window->lessons().openLesson(lesson));
    LessonPlayer &player = window->lessons().player();
    GameController &controller = window->lessons().lessonPage().controller();
    QSignalSpy finished(&player, &LessonPlayer::finished);
    int steps = 0;
    while (finished.isEmpty() && steps < 20) {
        const LessonStep step = player.step();
        QCOMPARE(window.find<QLabel>("lessonText")->text(),
                 QString::fromStdString(step.text.texts.at(language.toStdString())));
        QTRY_VERIFY(player.stage() != LessonPlayer::Stage::showing);
        if (step.kind == LessonStep::Kind::act) {
            QVERIFY(controller.propose(step.solution.front().action));
            QCoreApplication::processEvents();
        } else if (step.kind == LessonStep::Kind::predict) {
            window.find<QSpinBox>("predictedPoints")->setValue(player.run().rightNumber());
            window.click("checkPrediction");
        } else if (step.kind == LessonStep::Kind::choose) {
            window.click("option1");
        }
        QTRY_VERIFY2(player.canGoOn(), step.id.c_str());
        ++steps;
        window.click("lessonNext");
    }
    QCOMPARE(steps, 5);
}

void TestCauseway::itsRulesAreRead()
{
    TestWindow window;
    window.start(2, game);
    BoardView &view = window->table().view();
    int told = 0;
    for (const Place place : window->table().scene().shownPlaces()) {
        view.setFocusPlace(place);
        if (window->table().play().pointedAt() != place)
            continue;
        window->commands().ruleHere->trigger();
        const Rule *rule =
            ruleLibrary().ofPlace(window->controller().game(), window->controller().shown().pieces, place);
        QVERIFY(rule != nullptr);
        QCOMPARE(window->rules().reader().shown(), QString::fromStdString(rule->id));
        ++told;
    }
    QVERIFY(told > 5);
}

void TestCauseway::itIsPrinted()
{
    QFETCH(QString, language);
    LanguageSwitch languages;
    const Speak speak = [&](const QString &code) { languages.set(code); };
    const RuleCatalogue &catalogue = *ruleLibrary().catalogue("causeway");
    const QString rules = pdfText(pdfOf(rulesHandout(game, {language}, speak), QPageSize::A4)).text;
    for (const Rule &rule : catalogue.rules())
        QVERIFY2(rules.contains(withoutSpaces(QString::fromStdString(rule.title.in(language.toStdString())))),
                 rule.id.c_str());

    const Result<LoadedLesson> loaded = readLesson(content(lesson).toStdString(), games());
    QVERIFY(static_cast<bool>(loaded));
    Table table{loaded->lesson.game, gameFace("causeway")->words(loaded->lesson.game), {}};
    for (int seat = 0; seat < 2; ++seat)
        table.players.push_back({QString(), seat, {}});
    const PrintDocument handout = lessonHandout(loaded->lesson, table, {language}, speak);
    QVERIFY(!pdfText(pdfOf(handout, QPageSize::A4)).text.isEmpty());
}

void TestCauseway::itHasAllItsWords()
{
    QFETCH(QString, language);
    LanguageSwitch languages;
    languages.set(language);
    const auto played = *games().make(*games().find("causeway"), {}, {});
    const std::shared_ptr<GameWords> words = gameFace("causeway")->words(played);
    const std::shared_ptr<GameWords> general = gameFace("causeway")->generalWords();
    QCOMPARE(general->gameName(), language == QLatin1String("en")   ? QStringLiteral("Causeway")
                                  : language == QLatin1String("fr") ? QStringLiteral("Chaussée")
                                                                    : QStringLiteral("Kőgát"));
    for (const std::string_view term : played->terms())
        QVERIFY2(!words->termName(term).isEmpty(), std::string(term).c_str());
    for (const std::string_view code : played->problemCodes())
        QVERIFY2(!words->ruleTitle(code).isEmpty(), std::string(code).c_str());
    for (const std::string_view code : played->promptCodes())
        QVERIFY2(!words->promptText({std::string(code), {}}).isEmpty(), std::string(code).c_str());
    for (const std::string_view code : played->editing().fixCodes())
        QVERIFY2(!words->fixText({std::string(code), {}}).isEmpty(), std::string(code).c_str());
    for (const OptionInfo &option : Choices::options()) {
        QVERIFY(!general->optionName(option.id).isEmpty() && !general->optionHelp(option.id).isEmpty());
        for (const std::string_view value : option.values)
            QVERIFY(!general->optionValueName(option.id, value).isEmpty());
    }
    for (const Place place : played->places(2))
        QVERIFY(!words->placeName(place).isEmpty());
    QVERIFY(!words->countedTerm(term::points, 1).contains(QLatin1Char('(')));
}

QTEST_MAIN(TestCauseway)
#include "tst_causeway.moc"
