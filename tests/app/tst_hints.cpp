#include "advice/hint_ladder.h"
#include "advice/hint_reason.h"
#include "board/choice_row.h"
#include "games.h"
#include "milestones/words/verbs.h"
#include "support/test_window.h"
#include "table/table_page.h"
#include "thinking/outlook.h"
#include "words/advice_words.h"
#include "words/prospects.h"

#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QTest>

#include <algorithm>
#include <map>
#include <set>

using namespace waystone;
using Rung = HintLadder::Rung;

/// Hints in the window: what they say and mark, where they stand, and when there are none.
class TestHints : public QObject {
    Q_OBJECT

private slots:
    void theFirstAnswerNamesAMove_data();
    void theFirstAnswerNamesAMove();
    void theReasonTellsWhatTheActionBrings_data();
    void theReasonTellsWhatTheActionBrings();
    void whatBringsMoreAtFirstIsNotPassedOverInSilence();
    void aHintCoversNothing_data();
    void aHintCoversNothing();
    void aHintIsReadWithoutScrolling_data();
    void aHintIsReadWithoutScrolling();
    void allThatAHintCoversIsMarked_data();
    void allThatAHintCoversIsMarked();
    void everyActionIsAdvisedInASentence_data();
    void everyActionIsAdvisedInASentence();
    void theStartingTilesAreToldApart();
    void theTextOfEveryRungIsThere_data();
    void theTextOfEveryRungIsThere();
    void aHintTellsWhenItIsUnsure_data();
    void aHintTellsWhenItIsUnsure();
    void whatDiffersFromTheNextBestIsTold_data();
    void whatDiffersFromTheNextBestIsTold();
    void theReasonComparesWithTheNextBest();
    void whatExpectsMoreIsNotCalledTheNextBest();
    void closingTakesTheMarksAway();
    void escapePutsItAwayFromEverywhere();
    void aRuleWaitsBehindIt();
    void whereTheDockIsADrawerTheTurnBarTells();
    void playingEndsTheHint();
    void itIsLookedForAnewAfterWhatOthersDo();
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
    QTest::newRow("Between Two Cities") << QStringLiteral("between-two-cities") << 4;
}

bool isKnown(TestWindow &window)
{
    return QTest::qWaitFor([&] { return window->hints().action().has_value(); }, 10'000);
}

/// Somebody who may be given a hint sees the board.
void watchActor(TestWindow &window)
{
    window->controller().setStudy(true); // no curtain
    window->controller().setWatchingSeat(window->controller().shown().actors.first());
}

QString toldText(TestWindow &window)
{
    return window.find<QLabel>("hintCardText")->text();
}

QRect inWindow(const QWidget *widget)
{
    return {widget->mapTo(widget->window(), QPoint()), widget->size()};
}

/// The clicks of one of the action's routes, and what else it covers.
bool isRouteOf(TestWindow &window, Action action, const std::vector<Place> &places)
{
    for (const Route &route : window->controller().routes(action))
        if (beginsWith(places, route))
            return true;
    return false;
}

} // namespace

void TestHints::theFirstAnswerNamesAMove_data()
{
    addGames();
}

void TestHints::theFirstAnswerNamesAMove()
{
    QFETCH(QString, game);
    QFETCH(int, seats);
    TestWindow window;
    window->adviser().setBudget(400, 20'000);
    window.start(seats, game);
    watchActor(window);
    HintLadder &hints = window->hints();
    QVERIFY(window->commands().hint->isEnabled());
    QVERIFY(!window.find<QWidget>("hintCard")->isVisible());
    const QRect board = window->table().view().geometry();

    window->commands().hint->trigger();
    QCOMPARE(hints.rung(), Rung::action);
    QVERIFY(window.find<QWidget>("hintCard")->isVisible());
    QVERIFY(isKnown(window));
    QVERIFY(!window->controller().refuse(*hints.action()));
    QVERIFY(isRouteOf(window, *hints.action(), hints.places()));
    // On the board, or at the button of what needs no place there.
    const int pointed = window->table().prompt().choiceRow().isPointedAt() ? 1 : 0;
    QVERIFY(window->table().hintMarks().shown() + pointed > 0);
    QCOMPARE(window.find<QLabel>("hintCardTitle")->text(), hints.deed());
    const QString why = toldText(window).section(QLatin1Char('\n'), 0, 0);
    QVERIFY(!why.isEmpty());
    QVERIFY2(game != QStringLiteral("between-two-cities") || why.contains(QStringLiteral("your left city")),
             qPrintable(why));

    window.find<QPushButton>("hintCardMore")->setFocus();
    window.click("hintCardMore");
    QCOMPARE(hints.rung(), Rung::nextBest);
    // What was said stays, and so does the keyboard.
    QVERIFY2(toldText(window).startsWith(why) && toldText(window).size() > why.size(), qPrintable(why));
    QCOMPARE(window->focusWidget(), window.find<QWidget>("hintCardClose"));
    QCOMPARE(window.find<QLabel>("hintCardTitle")->text(), hints.deed());
    QVERIFY(!window.find<QPushButton>("hintCardMore")->isVisible());
    QVERIFY(!toldText(window).contains(QStringLiteral("margin")));
    QCOMPARE(window->table().view().geometry(), board);

    // What it has led to can be played.
    const std::size_t plies = window->controller().history().size();
    QVERIFY(window->controller().propose(*hints.action(), GameController::Proposer::program));
    QVERIFY(window->controller().history().size() > plies);
}

void TestHints::theReasonTellsWhatTheActionBrings_data()
{
    addGames();
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
    int told = 0;
    for (int moment = 0; moment < 12 && !controller.isOver(); ++moment) {
        watchActor(window);
        hints.climb();
        QVERIFY(QTest::qWaitFor([&] { return window->adviser().advice().isFinished; }, 30'000));
        const QString text = hints.lines().join(QLatin1Char(' '));
        const Seat seat = controller.actingSeat();
        const Outlook outlook = outlookOf(controller.game(), controller.viewOf(seat), seat, *hints.action());
        const Gains &gains = outlook.now.isNothing() ? outlook.then : outlook.now;
        for (const Amount &amount : gains.gained)
            QVERIFY2(!controller.words().handProspects()->isGain(amount.what) ||
                         text.contains(controller.words().countedTerm(amount.what, amount.count)),
                     qPrintable(text));
        for (const SheetChange &sheet : gains.sheets)
            QVERIFY2(
                text.contains(QStringLiteral("city: %1\u00a0→\u00a0%2").arg(sheet.before).arg(sheet.after)),
                qPrintable(text));
        if (gains.points > 0)
            QVERIFY2(text.contains(QStringLiteral("%1 point").arg(gains.points)), qPrintable(text));
        QCOMPARE(text.contains(QStringLiteral("opens the way")), !outlook.next.empty());
        if (text.contains(QStringLiteral("brings nothing")))
            QVERIFY2(gains.isNothing() && !text.contains(QStringLiteral("→")), qPrintable(text));
        // Nobody is called by name who is spoken to; of the others it is told what they can do then.
        QString withoutPlaces = text;
        if (const auto &comparison = window->adviser().advice().comparison)
            withoutPlaces.remove(controller.words().actionText(comparison->other, controller.shown().view));
        QVERIFY2(!withoutPlaces.contains(controller.words().seatName(seat)), qPrintable(text));
        // Whether it ends the turn is told where that tells it from others.
        const auto endsTurn = [&controller](Action action) { return controller.preview(action).endsTurn; };
        const bool ends = endsTurn(*hints.action());
        const bool tells = std::ranges::any_of(controller.shown().legal, [&](const LegalAction &legal) {
            return endsTurn(legal.action) != ends;
        });
        const bool isNamed = controller.words().handProspects()->namesEndOfTurn(*hints.action());
        QCOMPARE(text.contains(QStringLiteral("This ends your turn.")), tells && ends && !isNamed);
        QCOMPARE(text.contains(QStringLiteral("Your turn goes on after it.")), tells && !ends && !isNamed);
        told += gains.isNothing() ? 0 : 1;
        window.playRandomly(1);
    }
    QVERIFY(told > 2);
}

void TestHints::whatBringsMoreAtFirstIsNotPassedOverInSilence()
{
    TestWindow window;
    window->adviser().setBudget(100, 20'000);
    window.start(4, QStringLiteral("between-two-cities"));
    HintLadder &hints = window->hints();
    GameController &controller = window->controller();
    int told = 0;
    for (int moment = 0; moment < 16 && !controller.isOver(); ++moment) {
        watchActor(window);
        hints.climb();
        QVERIFY(QTest::qWaitFor([&] { return window->adviser().advice().isFinished; }, 30'000));
        hints.climb();
        const QString text = hints.lines().join(QLatin1Char(' '));
        const Seat seat = controller.actingSeat();
        const auto points = [&](Action action) {
            const Outlook outlook = outlookOf(controller.game(), controller.viewOf(seat), seat, action);
            return (outlook.now.isNothing() ? outlook.then : outlook.now).allPoints();
        };
        int most = 0;
        for (const LegalAction &legal : controller.shown().legal)
            most = std::max(most, points(legal.action));
        const bool isBeaten = controller.shown().legal.size() <= 40 && most > points(*hints.action());
        QCOMPARE(text.contains(QStringLiteral("more at first (%1 point").arg(most)), isBeaten);
        told += isBeaten ? 1 : 0;
        window.playRandomly(1);
    }
    QVERIFY(told > 0);
}

void TestHints::aHintCoversNothing_data()
{
    addGames();
}

/// From the setup on.
void TestHints::aHintCoversNothing()
{
    QFETCH(QString, game);
    QFETCH(int, seats);
    TestWindow window;
    window->resize(1280, 700);
    window->adviser().setBudget(100, 20'000);
    window.start(seats, game);
    HintLadder &hints = window->hints();
    const auto *card = window.find<QWidget>("hintCard");
    const QRect board = inWindow(&window->table().view());
    const QRect prompt = inWindow(&window->table().prompt());
    for (int moment = 0; moment < 20 && !window->controller().isOver(); ++moment) {
        watchActor(window);
        window->table().view().setFocus();
        const QWidget *focus = window->focusWidget();
        hints.climb();
        QVERIFY(isKnown(window));
        QVERIFY(!window->controller().refuse(*hints.action()));
        QVERIFY(isRouteOf(window, *hints.action(), hints.places()));
        for (const LessonMark &mark : window->table().hintMarks().marks())
            QVERIFY(std::ranges::count(hints.places(), mark.place) > 0);
        for (int rung = 0; rung < 2; ++rung, hints.climb()) {
            QVERIFY(card->isVisible());
            QVERIFY(window->rect().contains(inWindow(card)));
            QVERIFY(!inWindow(card).intersects(board));
            QVERIFY(!inWindow(card).intersects(prompt));
            QCOMPARE(inWindow(&window->table().view()), board);
            QCOMPARE(inWindow(&window->table().prompt()), prompt);
            QCOMPARE(window->focusWidget(), focus);
        }
        window.playRandomly(1);
        QVERIFY(!card->isVisible());
        QCOMPARE(inWindow(&window->table().view()), board);
    }
}

void TestHints::aHintIsReadWithoutScrolling_data()
{
    QTest::addColumn<QString>("game");
    QTest::addColumn<int>("seats");
    QTest::addColumn<QString>("language");
    for (const GameKind &kind : games().kinds())
        for (const char *language : {"en", "fr", "hu"}) {
            const QString game = QString::fromUtf8(kind.id.data(), static_cast<qsizetype>(kind.id.size()));
            QTest::addRow("%s in %s", qPrintable(game), language)
                << game << kind.minSeats << QString::fromLatin1(language);
        }
}

/// What to do and why; in the place of the cards, which is the same for all.
void TestHints::aHintIsReadWithoutScrolling()
{
    QFETCH(QString, game);
    QFETCH(int, seats);
    QFETCH(QString, language);
    TestWindow window;
    window.languages.set(language);
    window->resize(1280, 690);
    window->adviser().setBudget(100, 20'000);
    window.start(seats, game);
    HintLadder &hints = window->hints();
    const auto *page = window.find<QWidget>("hintCard")->findChild<QScrollArea *>();
    for (int moment = 0; moment < 24 && !window->controller().isOver(); ++moment) {
        watchActor(window);
        hints.climb();
        QVERIFY(isKnown(window));
        QCoreApplication::processEvents();
        QVERIFY2(page->verticalScrollBar()->maximum() == 0,
                 qPrintable(hints.deed() + QLatin1Char('\n') + toldText(window)));
        window.playRandomly(1);
    }
}

void TestHints::allThatAHintCoversIsMarked_data()
{
    addGames();
}

/// A tile of two workers lies on two spaces, though a click on one of them is enough.
void TestHints::allThatAHintCoversIsMarked()
{
    QFETCH(QString, game);
    QFETCH(int, seats);
    TestWindow window;
    window->adviser().setBudget(100, 20'000);
    window.start(seats, game);
    GameController &controller = window->controller();
    int besides = 0;
    for (int moment = 0; moment < 12 && !controller.isOver(); ++moment) {
        watchActor(window);
        window->hints().climb();
        QVERIFY(isKnown(window));
        const Action action = *window->hints().action();
        const std::vector<Place> marked = window->hints().places();
        const std::size_t clicks = controller.routes(action).front().size();
        QVERIFY(controller.propose(action, GameController::Proposer::program));
        // What lies there afterwards is what was announced.
        for (std::size_t index = clicks; index < marked.size(); ++index) {
            QCOMPARE(marked[index].owner, marked[clicks - 1].owner);
            const auto &pieces = controller.shown().pieces;
            QVERIFY(std::ranges::find(pieces, marked[index], &Piece::place) != pieces.end());
            ++besides;
        }
        if (game == QStringLiteral("milestones") && action.verb == static_cast<int>(milestones::Verb::choose))
            QCOMPARE(marked.size(), std::size_t{3}); // the tile and its two spaces
    }
    QVERIFY(besides > 0 || game != QStringLiteral("milestones"));
}

void TestHints::everyActionIsAdvisedInASentence_data()
{
    addGames();
}

void TestHints::everyActionIsAdvisedInASentence()
{
    QFETCH(QString, game);
    QFETCH(int, seats);
    TestWindow window;
    window.start(seats, game);
    GameController &controller = window->controller();
    const HintReason reason(controller);
    int covers = 0;
    for (const char *language : {"en", "fr", "hu"}) {
        window->findChild<QAction *>(QStringLiteral("language_") + QLatin1String(language))->trigger();
        QCoreApplication::processEvents();
        for (int moment = 0; moment < 25 && !controller.isOver(); ++moment) {
            watchActor(window);
            for (const LegalAction &legal : controller.shown().legal) {
                const QString deed = reason.deed(legal.action);
                QVERIFY2(deed.size() > 5 &&
                             (deed.endsWith(QLatin1Char('.')) || deed.endsWith(QLatin1Char('!'))),
                         qPrintable(deed));
                QVERIFY2(deed[0].isUpper() && !deed.contains(QLatin1Char('%')), qPrintable(deed));
                QVERIFY2(!deed.contains(QStringLiteral("..")), qPrintable(deed));
                // What it names is its own: two that differ in what is clicked differ in words.
                QVERIFY(!deed.contains(QStringLiteral("Begin somewhere")));
                const bool isCover = game == QStringLiteral("milestones") &&
                                     legal.action.verb == static_cast<int>(milestones::Verb::cover);
                if (isCover && language == QByteArray("en")) {
                    // To lose a worker is no gain, whatever comes to lie there.
                    const QString why = reason.why(legal.action, {}).join(QLatin1Char(' '));
                    QVERIFY2(why.contains(QStringLiteral("only costs something")), qPrintable(why));
                    ++covers;
                }
            }
            window.playRandomly(1);
        }
    }
    QVERIFY(covers > 0 || game != QStringLiteral("milestones"));
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
        const HintReason reason(controller);
        QString why = reason.why(legal.action, {}).join(QLatin1Char(' ')) + reason.whyElse(legal.action);
        why.remove(name);
        tilesOf[why].insert(legal.action.first);
        if (legal.action.first == controller.shown().legal.front().action.first)
            onSpaces.insert(why);
    }
    for (const auto &[why, tiles] : tilesOf)
        QVERIFY2(tiles.size() == 1, qPrintable(why));
    QVERIFY(onSpaces.size() > 1);
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
    window->adviser().setBudget(400, 20'000);
    watchActor(window);
    for (int rung = 0; rung < 2; ++rung) {
        hints.climb();
        QVERIFY(isKnown(window));
        const QString deed = hints.deed();
        const QStringList english = hints.lines();
        for (const char *language : {"hu", "fr"}) {
            window->findChild<QAction *>(QStringLiteral("language_") + QLatin1String(language))->trigger();
            QCoreApplication::processEvents();
            const QStringList translated = hints.lines();
            QVERIFY(!translated.isEmpty());
            QVERIFY2(translated.front() != english.front(), qPrintable(translated.front()));
            QVERIFY2(hints.deed() != deed, qPrintable(hints.deed()));
            QCOMPARE(toldText(window).section(QLatin1Char('\n'), 0, 0), translated.front());
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
        watchActor(window);
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

void TestHints::whatDiffersFromTheNextBestIsTold_data()
{
    addGames();
}

/// Two sentences, in every language; what they say is held against the engine where the reasons are found.
void TestHints::whatDiffersFromTheNextBestIsTold()
{
    QFETCH(QString, game);
    QFETCH(int, seats);
    TestWindow window;
    window->adviser().setBudget(200, 20'000);
    window.start(seats, game);
    GameController &controller = window->controller();
    int told = 0;
    for (int moment = 0; moment < 12 && !controller.isOver(); ++moment) {
        watchActor(window);
        window->hints().climb();
        QVERIFY(QTest::qWaitFor([&] { return window->adviser().advice().isFinished; }, 30'000));
        window->hints().climb();
        const std::optional<Comparison> &comparison = window->adviser().advice().comparison;
        if (comparison && comparison->action == *window->hints().action() && !comparison->reasons.empty()) {
            for (const char *language : {"hu", "fr", "en"}) {
                window.languages.set(language);
                QCoreApplication::processEvents();
                const QStringList sentences =
                    AdviceWords(controller.words(), controller.actingSeat()).sentences(*comparison, true);
                QVERIFY(!sentences.isEmpty() && sentences.size() <= 2);
                for (const QString &sentence : sentences)
                    QVERIFY2(sentence.endsWith(QLatin1Char('.')) && sentence[0].isUpper() &&
                                 !sentence.contains(QLatin1String("%1")) &&
                                 !sentence.contains(QLatin1Char('<')),
                             qPrintable(sentence));
                QVERIFY2(toldText(window).contains(sentences.join(QLatin1Char(' '))),
                         qPrintable(toldText(window)));
            }
            ++told;
        }
        window.playRandomly(1);
    }
    QVERIFY(told > 3);
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
        QCOMPARE(hints.rung(), Rung::nextBest);
        const QString text = hints.lines().join(QLatin1Char('\n'));
        std::vector<Candidate> judged = window->adviser().advice().candidates;
        std::erase_if(judged, [](const Candidate &candidate) { return !isJudged(candidate); });
        const auto next = std::ranges::find_if(
            judged, [&](const Candidate &candidate) { return candidate.action != *hints.action(); });
        if (next != judged.end()) {
            QVERIFY2(text.contains(HintReason(controller).deed(next->action)), qPrintable(text));
            const bool differs =
                controller.preview(*hints.action()).endsTurn != controller.preview(next->action).endsTurn;
            QCOMPARE(text.contains(QStringLiteral("The first ends the turn; the other does not.")) ||
                         text.contains(QStringLiteral("after the first; the other would end it.")),
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
    window->adviser().setBudget(2500, 20'000);
    window.start(2, QStringLiteral("between-two-cities"));
    HintLadder &hints = window->hints();
    int isMore = 0;
    int isLess = 0;
    for (int moment = 0; moment < 40 && (isMore == 0 || isLess == 0); ++moment) {
        watchActor(window);
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
            const bool isWorse = !mayBeEqual(*chosen, *next) && next->margin < chosen->margin;
            const QString text = hints.lines().join(QLatin1Char('\n'));
            // Whoever hears that both are as good hears why; whoever hears of a better one, by how much.
            if (mayBeEqual(*chosen, *next))
                QVERIFY2(text.contains(QStringLiteral("hardly differ")), qPrintable(text));
            else if (isWorse)
                QVERIFY2(text.contains(QStringLiteral("should be worth")), qPrintable(text));
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

void TestHints::closingTakesTheMarksAway()
{
    TestWindow window;
    window->adviser().setBudget(400, 20'000);
    window.start(2);
    window->hints().climb();
    QVERIFY(isKnown(window));
    QVERIFY(!window->hints().places().empty());
    QVERIFY(!window->table().hintMarks().marks().empty());
    window.click("hintCardClose");
    QCOMPARE(window->hints().rung(), Rung::none);
    QVERIFY(!window.find<QWidget>("hintCard")->isVisible());
    QVERIFY(window->table().hintMarks().marks().empty());
    QVERIFY(!window->adviser().isThinking());
}

void TestHints::escapePutsItAwayFromEverywhere()
{
    TestWindow window;
    window.start(2);
    for (const char *name : {"board", "log", "hintCardMore", "offeredHint", "dockPages"}) {
        window->hints().climb();
        QCOMPARE(window->hints().rung(), Rung::action);
        QTest::keyClick(window.find<QWidget>(name), Qt::Key_Escape);
        QVERIFY2(window->hints().rung() == Rung::none, name);
        QVERIFY(!window.find<QWidget>("hintCard")->isVisible());
    }
}

void TestHints::aRuleWaitsBehindIt()
{
    TestWindow window;
    window.start(2);
    const auto *rule = window.find<QWidget>("ruleCard");
    QVERIFY(rule->isVisible());
    const QRect place = inWindow(rule);
    window->hints().climb();
    QVERIFY(!rule->isVisible());
    QCoreApplication::processEvents();
    QCOMPARE(inWindow(window.find<QWidget>("hintCard")), place);
    window->hints().end();
    QVERIFY(rule->isVisible());
}

void TestHints::whereTheDockIsADrawerTheTurnBarTells()
{
    TestWindow window;
    window->resize(820, 640);
    window->adviser().setBudget(400, 20'000);
    window.start(2);
    QCoreApplication::processEvents();
    const QRect board = inWindow(&window->table().view());
    window->hints().climb();
    QVERIFY(isKnown(window));
    const auto *note = window->table().prompt().findChild<QWidget *>(QStringLiteral("promptNote"));
    QVERIFY(note->property("text").toString().contains(window->hints().deed()) ||
            note->toolTip().contains(window->hints().deed()));
    QVERIFY(!window.find<QWidget>("sideDock")->isVisible());
    QCOMPARE(inWindow(&window->table().view()), board);
    window->hints().end();
    QVERIFY(!note->isVisible());
}

void TestHints::playingEndsTheHint()
{
    TestWindow window;
    window->adviser().setBudget(400, 20'000);
    window.start(2);
    window->hints().climb();
    QVERIFY(isKnown(window));
    window.playRandomly(1);
    QCOMPARE(window->hints().rung(), Rung::none);
    QVERIFY(!window.find<QWidget>("hintCard")->isVisible());
    QVERIFY(window->table().hintMarks().marks().empty());
    QVERIFY(!window->adviser().isThinking());
}

void TestHints::itIsLookedForAnewAfterWhatOthersDo()
{
    TestWindow window;
    window->adviser().setBudget(400, 20'000);
    window.start(3, QStringLiteral("between-two-cities"));
    GameController &controller = window->controller();
    controller.setStudy(true);
    while (controller.shown().prompt.code != "place-two") {
        watchActor(window);
        window.playRandomly(1);
    }
    const Seat seat = controller.shown().actors.first();
    controller.setFollowing(false);
    controller.setWatchingSeat(seat);
    window->hints().climb();
    QVERIFY(isKnown(window));
    const auto other = static_cast<Seat>(seat + 1);
    const Position position = *controller.openPosition();
    QVERIFY(controller.propose(other, controller.game().legal(position, other).front(),
                               GameController::Proposer::program));
    QCOMPARE(controller.actingSeat(), seat);
    QCOMPARE(window->hints().rung(), Rung::action);
    QVERIFY(isKnown(window));
    QVERIFY(!controller.refuse(*window->hints().action()));
    QVERIFY(controller.propose(*window->hints().action(), GameController::Proposer::program));
    QCOMPARE(window->hints().rung(), Rung::none);
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
    window->adviser().setBudget(400, 20'000);
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
