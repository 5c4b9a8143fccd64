#include "advice/hint_ladder.h"
#include "advice/hint_reason.h"
#include "board/choice_row.h"
#include "board/region_mark.h"
#include "support/test_window.h"
#include "table/table_page.h"
#include "thinking/outlook.h"

#include <QLabel>
#include <QPushButton>
#include <QTest>

#include <map>
#include <set>

using namespace waystone;
using Rung = HintLadder::Rung;

/// Hints in the window: the four rungs, what they mark and say, and when there are none.
class TestHints : public QObject {
    Q_OBJECT

private slots:
    void theFourRungsLeadToAnAction_data();
    void theFourRungsLeadToAnAction();
    void theReasonTellsWhatTheActionBrings_data();
    void theReasonTellsWhatTheActionBrings();
    void theAreaIsAPartOfTheBoard_data();
    void theAreaIsAPartOfTheBoard();
    void theStartingTilesAreToldApart();
    void theCardHidesNothingThatTheHintMeans();
    void theTextOfEveryRungIsThere_data();
    void theTextOfEveryRungIsThere();
    void aHintTellsWhenItIsUnsure_data();
    void aHintTellsWhenItIsUnsure();
    void theReasonComparesWithTheNextBest();
    void whatExpectsMoreIsNotCalledTheNextBest();
    void theAreaIsThatOfTheFirstClickWhereAllAreTheSame();
    void closingTakesTheMarksAway();
    void playingEndsTheHint();
    void thereIsNoHintWithoutATable();
    void thereIsNoHintForAComputer();
    void thereIsNoHintBehindTheCurtain();
    void theWindowClosesWhileAHintIsSought();
};

namespace {

void addGames()
{
    QTest::addColumn<QString>("game");
    QTest::addColumn<int>("seats");
    QTest::newRow("Milestones") << QStringLiteral("milestones") << 2;
    QTest::newRow("Province") << QStringLiteral("province") << 2;
}

/// What the hint draws one line around.
std::vector<Place> regionOf(TestWindow &window)
{
    return window->table().scene().findChild<RegionMark *>()->places();
}

bool isKnown(TestWindow &window)
{
    return QTest::qWaitFor([&] { return window->hints().action().has_value(); }, 10'000);
}

} // namespace

void TestHints::theFourRungsLeadToAnAction_data()
{
    addGames();
}

void TestHints::theFourRungsLeadToAnAction()
{
    QFETCH(QString, game);
    QFETCH(int, seats);
    TestWindow window;
    window.start(seats, game);
    window.playRandomly(4);
    HintLadder &hints = window->hints();
    QVERIFY(window->commands().hint->isEnabled());
    QVERIFY(!window.find<QWidget>("hintCard")->isVisible());
    const QRect board = window->table().view().geometry();

    window->commands().hint->trigger();
    QCOMPARE(hints.rung(), Rung::area);
    QVERIFY(window.find<QWidget>("hintCard")->isVisible());
    QVERIFY(isKnown(window));
    QVERIFY(!window->controller().refuse(*hints.action()));
    QVERIFY(window->table().hintMarks().marks().empty());
    const std::vector<Place> region = regionOf(window);
    QCOMPARE(region.empty(), hints.places().empty());
    for (const Place in : region)
        QCOMPARE(in.area, region.front().area);

    window.click("hintMore");
    QCOMPARE(hints.rung(), Rung::place);
    QCOMPARE(hints.places().size(), std::size_t{1});
    // On the board, or at the button of what needs no place there.
    const int pointed = window->table().prompt().choiceRow().isPointedAt() ? 1 : 0;
    QCOMPARE(window->table().hintMarks().shown() + pointed, 1);
    // A legal action passes there.
    const Place place = hints.places().front();
    bool isOnTheWay = false;
    for (const LegalAction &legal : window->controller().shown().legal)
        for (const Route &route : legal.routes)
            isOnTheWay = isOnTheWay || std::find(route.begin(), route.end(), place) != route.end();
    QVERIFY(isOnTheWay);

    window->commands().hint->trigger();
    QCOMPARE(hints.rung(), Rung::action);
    const QString text =
        window->controller().words().actionText(*hints.action(), window->controller().shown().view);
    QVERIFY(!text.isEmpty());
    QVERIFY2(window.find<QLabel>("hintText")->text().contains(text),
             qPrintable(window.find<QLabel>("hintText")->text()));

    window->commands().hint->trigger();
    QCOMPARE(hints.rung(), Rung::reason);
    QVERIFY(QTest::qWaitFor([&] { return hints.lines().size() > 1; }, 10'000));
    QVERIFY(!window.find<QPushButton>("hintMore")->isVisible());
    QVERIFY(!hints.lines().join(QString()).contains(QStringLiteral("margin")));
    QCOMPARE(window->table().view().geometry(), board); // whatever is said, the board stays as it is

    // What it has led to can be played.
    const std::size_t plies = window->controller().history().size();
    QVERIFY(window->controller().propose(*hints.action(), GameController::Proposer::program));
    QVERIFY(window->controller().history().size() > plies);
}

void TestHints::theReasonTellsWhatTheActionBrings_data()
{
    addGames();
    QTest::newRow("Between Two Cities") << QStringLiteral("between-two-cities") << 2;
}

void TestHints::theReasonTellsWhatTheActionBrings()
{
    QFETCH(QString, game);
    QFETCH(int, seats);
    TestWindow window;
    window->adviser().setBudget(100, 20'000);
    window.start(seats, game);
    HintLadder &hints = window->hints();
    GameController &controller = window->controller();
    controller.setStudy(true); // no curtain
    int told = 0;
    for (int moment = 0; moment < 12 && !controller.isOver(); ++moment) {
        controller.setWatchingSeat(controller.shown().actors.first());
        hints.climb();
        QVERIFY(QTest::qWaitFor([&] { return window->adviser().advice().isFinished; }, 30'000));
        while (hints.canClimb())
            hints.climb();
        const QString text = hints.lines().front();
        const Seat seat = controller.actingSeat();
        const Outlook outlook = outlookOf(controller.game(), controller.viewOf(seat), seat, *hints.action());
        const Gains &gains = outlook.now.isNothing() ? outlook.then : outlook.now;
        for (const Amount &amount : gains.gained)
            QVERIFY2(text.contains(controller.words().countedTerm(amount.what, amount.count)),
                     qPrintable(text));
        for (const SheetChange &sheet : gains.sheets)
            QVERIFY2(text.contains(QStringLiteral("%1 instead of %2").arg(sheet.after).arg(sheet.before)),
                     qPrintable(text));
        if (gains.points > 0)
            QVERIFY2(text.contains(QStringLiteral("%1 point").arg(gains.points)), qPrintable(text));
        QCOMPARE(text.contains(QStringLiteral("brings nothing")), outlook.now.isNothing());
        told += gains.isNothing() ? 0 : 1;
        window.playRandomly(1);
    }
    QVERIFY(told > 2);
}

void TestHints::theAreaIsAPartOfTheBoard_data()
{
    addGames();
    QTest::newRow("Between Two Cities") << QStringLiteral("between-two-cities") << 2;
}

void TestHints::theAreaIsAPartOfTheBoard()
{
    QFETCH(QString, game);
    QFETCH(int, seats);
    TestWindow window;
    window->adviser().setBudget(100, 20'000);
    window.start(seats, game);
    window->controller().setStudy(true); // no curtain
    HintLadder &hints = window->hints();
    const MarkOverlay &overlay = window->table().hintMarks();
    int parts = 0;
    for (int moment = 0; moment < 25 && !window->controller().isOver(); ++moment) {
        window->controller().setWatchingSeat(window->controller().shown().actors.first());
        std::set<Place> clickable;
        for (const LegalAction &legal : window->controller().shown().legal)
            for (const Route &route : legal.routes)
                clickable.insert(route.front());
        hints.climb();
        QVERIFY(isKnown(window));
        const std::vector<Place> area = hints.places();
        const std::vector<Place> region = regionOf(window);
        QVERIFY(region.size() <= std::max<std::size_t>(5, area.size() / 3));
        parts += region.size() < area.size() ? 1 : 0;
        hints.climb();
        QVERIFY(regionOf(window).empty());
        QVERIFY(overlay.marks().size() <= std::max<std::size_t>(1, clickable.size() / 3));
        if (!area.empty()) {
            // What comes next lies in the marked part, or in another area.
            const Place next = hints.places().front();
            QVERIFY(next.area != area.front().area || std::ranges::find(region, next) != region.end());
        }
        hints.end();
        QVERIFY(regionOf(window).empty());
        window.playRandomly(1);
    }
    if (game == QStringLiteral("milestones"))
        QVERIFY(parts > 0);
}

// What a tile brings shows later: each is told apart by its workers, and each pair of spaces by what it leaves.
void TestHints::theStartingTilesAreToldApart()
{
    TestWindow window;
    window.start(2, QStringLiteral("milestones"));
    const GameController &controller = window->controller();
    std::map<QString, std::set<int>> tilesOf;
    std::set<QString> onSpaces;
    for (const LegalAction &legal : controller.shown().legal) {
        const QString name = controller.words().actionText(legal.action, controller.shown().view);
        const QString why = HintReason(controller).line(legal.action).remove(name);
        tilesOf[why].insert(legal.action.first);
        if (legal.action.first == controller.shown().legal.front().action.first)
            onSpaces.insert(why);
    }
    for (const auto &[why, tiles] : tilesOf)
        QVERIFY2(tiles.size() == 1, qPrintable(why));
    QVERIFY(onSpaces.size() > 1);
}

void TestHints::theCardHidesNothingThatTheHintMeans()
{
    TestWindow window;
    window->resize(1280, 700);
    window.start(2, QStringLiteral("milestones"));
    window.playRandomly(6);
    HintLadder &hints = window->hints();
    const BoardView &view = window->table().view();
    hints.climb();
    QVERIFY(isKnown(window));
    do {
        const QRect card = window.find<QWidget>("hintCard")->geometry();
        QVERIFY(view.geometry().contains(card));
        const auto *rule = window.find<QWidget>("ruleCard");
        QVERIFY(!rule->isVisible() || !rule->geometry().intersects(card));
        const std::vector<Place> region = regionOf(window);
        for (const Place place : hints.rung() == Rung::area ? region : hints.places())
            QVERIFY(!card.contains(view.viewport()->mapTo(view.parentWidget(), view.viewportPoint(place))));
        hints.climb();
    } while (hints.rung() != Rung::reason);
}

void TestHints::theTextOfEveryRungIsThere_data()
{
    addGames();
}

void TestHints::theTextOfEveryRungIsThere()
{
    QFETCH(QString, game);
    QFETCH(int, seats);
    TestWindow window;
    window.start(seats, game);
    HintLadder &hints = window->hints();
    for (int rung = 0; rung < 4; ++rung) {
        hints.climb();
        QVERIFY(isKnown(window));
        QStringList english = hints.lines();
        for (const char *language : {"hu", "fr"}) {
            window->findChild<QAction *>(QStringLiteral("language_") + QLatin1String(language))->trigger();
            QCoreApplication::processEvents();
            const QStringList translated = hints.lines();
            QVERIFY(!translated.isEmpty());
            QVERIFY2(translated.front() != english.front(), qPrintable(translated.front()));
            QCOMPARE(window.find<QLabel>("hintText")->text().section(QLatin1Char('\n'), 0, 0),
                     translated.front());
        }
        window->findChild<QAction *>(QStringLiteral("language_en"))->trigger();
        QCoreApplication::processEvents();
    }
}

void TestHints::aHintTellsWhenItIsUnsure_data()
{
    addGames();
}

void TestHints::aHintTellsWhenItIsUnsure()
{
    QFETCH(QString, game);
    QFETCH(int, seats);
    TestWindow window;
    window->adviser().setBudget(400, 20'000);
    window.start(seats, game);
    HintLadder &hints = window->hints();
    GameController &controller = window->controller();
    const auto isDoubtful = [&hints] {
        const QString text = hints.lines().join(QLatin1Char('\n'));
        return text.contains(QStringLiteral("not certain")) ||
               text.contains(QStringLiteral("first impression"));
    };
    int sure = 0;
    int unsure = 0;
    for (int moment = 0; moment < 40 && !controller.isOver() && (sure == 0 || unsure == 0); ++moment) {
        hints.climb();
        QVERIFY(QTest::qWaitFor([&] { return window->adviser().advice().isFinished; }, 30'000));
        const Advice &advice = window->adviser().advice();
        if (advice.candidates.front().action == *hints.action()) {
            QCOMPARE(isDoubtful(), advice.isUnsure());
            ++(advice.isUnsure() ? unsure : sure);
        }
        window.playRandomly(1);
    }
    QVERIFY(unsure > 0);
    QVERIFY(sure > 0);
}

void TestHints::theReasonComparesWithTheNextBest()
{
    TestWindow window;
    window->adviser().setBudget(2000, 20'000);
    window.start(2, QStringLiteral("province"));
    HintLadder &hints = window->hints();
    GameController &controller = window->controller();
    bool isTempoTold = false;
    for (int moment = 0; moment < 40 && !controller.isOver() && !isTempoTold; ++moment) {
        hints.climb();
        QVERIFY(QTest::qWaitFor([&] { return window->adviser().advice().isFinished; }, 30'000));
        while (hints.canClimb())
            hints.climb();
        QCOMPARE(hints.rung(), Rung::reason);
        const QString text = hints.lines().join(QLatin1Char('\n'));
        std::vector<Candidate> judged = window->adviser().advice().candidates;
        std::erase_if(judged, [](const Candidate &candidate) { return !isJudged(candidate); });
        const auto next = std::ranges::find_if(
            judged, [&](const Candidate &candidate) { return candidate.action != *hints.action(); });
        if (next != judged.end()) {
            QVERIFY2(text.contains(controller.words().actionText(next->action, controller.shown().view)),
                     qPrintable(text));
            const bool differs =
                controller.preview(*hints.action()).endsTurn != controller.preview(next->action).endsTurn;
            QCOMPARE(text.contains(QStringLiteral("turn")) && text.contains(QStringLiteral("second best ")),
                     differs);
            isTempoTold = differs;
        }
        QVERIFY2(!text.contains(QStringLiteral("undone")), qPrintable(text));
        window.playRandomly(1);
    }
    QVERIFY(isTempoTold);
}

void TestHints::whatExpectsMoreIsNotCalledTheNextBest()
{
    TestWindow window;
    window.start(4, QStringLiteral("milestones"));
    HintLadder &hints = window->hints();
    int isMore = 0;
    int isLess = 0;
    for (int budget = 100; budget < 2000 && (isMore == 0 || isLess == 0); budget += 50) {
        window->adviser().setBudget(static_cast<std::uint64_t>(budget), 20'000);
        hints.climb();
        QVERIFY(QTest::qWaitFor([&] { return window->adviser().advice().isFinished; }, 30'000));
        while (hints.canClimb())
            hints.climb();
        std::vector<Candidate> judged = window->adviser().advice().candidates;
        std::erase_if(judged, [](const Candidate &candidate) { return !isJudged(candidate); });
        const auto chosen = std::ranges::find(judged, *hints.action(), &Candidate::action);
        const auto next = std::ranges::find_if(
            judged, [&](const Candidate &candidate) { return candidate.action != *hints.action(); });
        if (chosen != judged.end() && next != judged.end()) {
            const bool isWorse = next->margin < chosen->margin;
            const QString text = hints.lines().join(QLatin1Char('\n'));
            QCOMPARE(text.contains(QStringLiteral("Second best:")), isWorse);
            QCOMPARE(text.contains(QStringLiteral("Just as good, it seems:")), !isWorse);
            ++(isWorse ? isLess : isMore);
        }
        hints.end();
        window.playRandomly(1);
    }
    QVERIFY(isLess > 0);
    QVERIFY(isMore > 0);
}

void TestHints::theAreaIsThatOfTheFirstClickWhereAllAreTheSame()
{
    TestWindow window;
    window.start(2, QStringLiteral("milestones"));
    HintLadder &hints = window->hints();
    hints.climb();
    QVERIFY(isKnown(window));
    // Every starting tile leads to the spaces of the loop, and the player does not begin with these.
    GameController &controller = window->controller();
    QVERIFY2(hints.lines().front().contains(QStringLiteral("tiles")), qPrintable(hints.lines().front()));
    QVERIFY(hints.places().size() > 1);
    for (const Place place : hints.places())
        QVERIFY(std::ranges::any_of(controller.shown().legal, [place](const LegalAction &legal) {
            return !legal.routes.empty() && legal.routes.front().front() == place;
        }));
}

void TestHints::closingTakesTheMarksAway()
{
    TestWindow window;
    window.start(2);
    window->hints().climb();
    QVERIFY(isKnown(window));
    window->hints().climb();
    QVERIFY(!window->hints().places().empty());
    window.click("hintClose");
    QCOMPARE(window->hints().rung(), Rung::none);
    QVERIFY(!window.find<QWidget>("hintCard")->isVisible());
    QVERIFY(window->table().hintMarks().marks().empty());
    QVERIFY(!window->adviser().isThinking());
}

void TestHints::playingEndsTheHint()
{
    TestWindow window;
    window.start(2);
    window->hints().climb();
    QVERIFY(isKnown(window));
    window.playRandomly(1);
    QCOMPARE(window->hints().rung(), Rung::none);
    QVERIFY(!window.find<QWidget>("hintCard")->isVisible());
    QVERIFY(window->table().hintMarks().marks().empty());
    QVERIFY(!window->adviser().isThinking());
}

void TestHints::thereIsNoHintWithoutATable()
{
    TestWindow window;
    QVERIFY(!window->commands().hint->isEnabled());
    window.start(2);
    QVERIFY(window->commands().hint->isEnabled());
    window->hints().climb();
    window->commands().close->trigger();
    QVERIFY(!window->commands().hint->isEnabled());
    QVERIFY(!window->adviser().isThinking());
}

void TestHints::thereIsNoHintForAComputer()
{
    TestWindow window;
    window.start(2);
    window->bots().setHeld(true);
    GameController &controller = window->controller();
    const Seat seat = controller.actingSeat();
    Player player = controller.player(seat);
    player.bot = "random";
    controller.setPlayer(seat, player);
    QVERIFY(!window->hints().isOffered());
    QVERIFY(!window->commands().hint->isEnabled());
    window->hints().climb();
    QCOMPARE(window->hints().rung(), Rung::none);
}

void TestHints::thereIsNoHintBehindTheCurtain()
{
    TestWindow window;
    window.start(3, QStringLiteral("between-two-cities"));
    GameController &controller = window->controller();
    QVERIFY(controller.shown().screen.called != nobody);
    QVERIFY(!window->commands().hint->isEnabled());
    controller.liftCurtain();
    QVERIFY(window->commands().hint->isEnabled());
    window->hints().climb();
    QVERIFY(isKnown(window));
    QVERIFY(!controller.refuse(*window->hints().action()));
    controller.setWatchingSeat(nobody);
    QCOMPARE(window->hints().rung(), Rung::none);
    QVERIFY(!window->commands().hint->isEnabled());
}

void TestHints::theWindowClosesWhileAHintIsSought()
{
    TestWindow window;
    window.start(2);
    window->hints().climb();
    QVERIFY(window->adviser().isThinking());
    window.restart();
    QVERIFY(!window->adviser().isThinking());
}

QTEST_MAIN(TestHints)
#include "tst_hints.moc"
