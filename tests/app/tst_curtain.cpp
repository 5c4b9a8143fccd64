#include "board/choice_row.h"
#include "faces/game_faces.h"
#include "games.h"
#include "models/log_model.h"
#include "session/last_happened.h"
#include "start/new_game_dialog.h"
#include "support/test_window.h"
#include "support/visible_texts.h"
#include "table/prompt_bar.h"
#include "table/table_page.h"
#include "window/curtain.h"

#include <QAbstractItemView>
#include <QAccessible>
#include <QApplication>
#include <QClipboard>
#include <QComboBox>
#include <QGuiApplication>
#include <QLabel>
#include <QListView>
#include <QMenu>
#include <QPainter>
#include <QPushButton>
#include <QTest>
#include <QTimer>

using namespace waystone;

/// The curtain in the window, played with a game that has secrets.
class TestCurtain : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void cleanup();
    void onlyGamesWithSecretsAskForTheCurtain();
    void theCurtainCoversTheTable();
    void onlySpaceAndClicksLiftIt();
    void keysOfTheOneBeforeDoNothing();
    void theOneBeforeMayChooseAgain();
    void nobodyChoosesAgainWhatWasSeen();
    void theTableCanBeLookedAt();
    void theTabKeyStaysOnIt();
    void aRuleThatIsAskedForIsSeen();
    void somebodyElseMayComeFirst();
    void noSecretIsToBeFoundBehindIt();
    void itFollowsTheLanguage_data();
    void itFollowsTheLanguage();
    void inAPublicPhaseThePromptLetsChooseWhoActs();
    void partnersProposeToEachOther();
    void aWholeGameGoesRoundTheScreen();
    void allOpenHasNoCurtainAndIsSaved();
    void aSinglePersonHasNoCurtain();
    void aGameTakenUpAgainStartsBehindIt();
    void aRematchBeginsBehindIt();
    void oneClickPassesTheScreen();
    void whoComesSecondHearsOfTheFirst();
    void theStartPageHasNone();

private:
    void start(TestWindow &window, int seats, std::uint64_t seed = 1, bool allOpen = false,
               const std::vector<std::string> &bots = {});

    const GameKind *kind_ = nullptr;
};

/// Everything there is to find in a window, for whoever looks, listens or copies.
struct Findings {
    QStringList texts;
    QStringList read; ///< the accessible tree
    QStringList copied;
    QImage picture;
    QImage board; ///< as it is exported

    friend bool operator==(const Findings &, const Findings &) = default;
};

static void addAccessible(QStringList &texts, QAccessibleInterface *interface)
{
    if (interface == nullptr || !interface->isValid())
        return;
    for (const QAccessible::Text kind :
         {QAccessible::Name, QAccessible::Description, QAccessible::Value, QAccessible::Help})
        texts += interface->text(kind);
    for (int child = 0; child < interface->childCount(); ++child)
        addAccessible(texts, interface->child(child));
}

static Findings findings(TestWindow &window)
{
    QCoreApplication::processEvents();
    Findings found;
    found.texts = visibleTexts(*window);
    addAccessible(found.read, QAccessible::queryAccessibleInterface(&*window));
    for (QAbstractItemView *view : window->findChildren<QAbstractItemView *>()) {
        QGuiApplication::clipboard()->clear();
        QTest::keySequence(view, QKeySequence::SelectAll);
        QTest::keySequence(view, QKeySequence::Copy);
        found.copied += QGuiApplication::clipboard()->text();
    }
    found.picture = window->grab().toImage();
    found.board = QImage(640, 400, QImage::Format_ARGB32_Premultiplied);
    found.board.fill(Qt::white);
    QPainter painter(&found.board);
    window->table().scene().paintClean(painter, found.board.rect());
    return found;
}

static void playFirst(TestWindow &window)
{
    const auto &legal = window->controller().shown().legal;
    QVERIFY(!legal.empty());
    QVERIFY(window->controller().propose(legal.front().action, GameController::Proposer::program));
}

void TestCurtain::initTestCase()
{
    for (const GameKind &kind : games().kinds())
        if (kind.hasSecrets && gameFace(kind.id) != nullptr)
            kind_ = &kind;
    QVERIFY(kind_ != nullptr);
}

void TestCurtain::cleanup()
{
    QLocale::setDefault(QLocale(QStringLiteral("en")));
}

void TestCurtain::start(TestWindow &window, int seats, std::uint64_t seed, bool allOpen,
                        const std::vector<std::string> &bots)
{
    NewGame game;
    game.kind = kind_;
    game.allOpen = allOpen;
    game.seed = seed;
    for (int seat = 0; seat < seats; ++seat)
        game.players.push_back({QStringLiteral("P%1").arg(seat), seat,
                                bots.empty() ? std::string() : bots[static_cast<std::size_t>(seat)]});
    QVERIFY(!window->file().start(game));
}

void TestCurtain::onlyGamesWithSecretsAskForTheCurtain()
{
    TestWindow window;
    Settings settings(window.path(QStringLiteral("dialog.ini")));
    NewGameDialog dialog(games(), window.shelf(), settings);
    auto *secrets = dialog.findChild<QComboBox *>(QStringLiteral("secrets"));
    for (const GameKind &kind : games().kinds()) {
        if (gameFace(kind.id) == nullptr)
            continue;
        dialog.choose(QString::fromUtf8(kind.id.data(), static_cast<qsizetype>(kind.id.size())),
                      kind.maxSeats);
        QCOMPARE(secrets->isVisibleTo(dialog.findChild<QWidget *>(QStringLiteral("rulesPage"))),
                 kind.hasSecrets);
        secrets->setCurrentIndex(1);
        QCOMPARE(dialog.newGame().allOpen, kind.hasSecrets);
        secrets->setCurrentIndex(0);
        QVERIFY(!dialog.newGame().allOpen);
    }
}

void TestCurtain::theCurtainCoversTheTable()
{
    TestWindow window;
    start(window, 3);
    auto *curtain = window.find<QWidget>("curtain");
    QVERIFY(curtain->isVisible());
    QVERIFY(window.find<QLabel>("curtainTitle")->text().contains(QStringLiteral("P0")));
    for (const QPoint point : {QPoint(20, 200), QPoint(640, 400), QPoint(1200, 600)}) {
        QWidget *there = window->childAt(point);
        QVERIFY(there == curtain || curtain->isAncestorOf(there));
    }
    window->resize(1000, 640);
    QCoreApplication::processEvents();
    QCOMPARE(curtain->geometry().bottomRight(), window->rect().bottomRight());
    window.click("liftCurtain");
    QVERIFY(!curtain->isVisible());
    QCOMPARE(int{window->controller().actingSeat()}, 0);
    QVERIFY(window->table().view().hasFocus());
}

/// No key is too early from now on.
static void settle(TestWindow &window)
{
    static_cast<Curtain *>(window.find<QWidget>("curtain"))->setClock([] {
        return std::chrono::hours(24 * 365);
    });
}

void TestCurtain::onlySpaceAndClicksLiftIt()
{
    TestWindow window;
    start(window, 3);
    settle(window);
    auto *curtain = window.find<QWidget>("curtain");
    for (QWidget *where : {window.find<QWidget>("liftCurtain"), curtain})
        for (const Qt::Key key : {Qt::Key_Return, Qt::Key_Enter, Qt::Key_R, Qt::Key_Escape})
            QTest::keyClick(where, key);
    QTest::keyClick(window.find<QWidget>("liftCurtain"), Qt::Key_Enter, Qt::KeypadModifier);
    QVERIFY(curtain->isVisible());
    QTest::keyClick(window.find<QWidget>("liftCurtain"), Qt::Key_Space);
    QVERIFY(!curtain->isVisible());
}

void TestCurtain::keysOfTheOneBeforeDoNothing()
{
    TestWindow window;
    std::chrono::milliseconds now{5000};
    auto *curtain = static_cast<Curtain *>(window.find<QWidget>("curtain"));
    curtain->setClock([&now] { return now; });
    start(window, 3);
    auto *lift = window.find<QWidget>("liftCurtain");
    QTest::keyClick(lift, Qt::Key_Space);
    now += Curtain::settling - std::chrono::milliseconds(1);
    QTest::keyClick(lift, Qt::Key_Space);
    QTest::keyClick(curtain, Qt::Key_Space);
    QVERIFY(curtain->isVisible());
    now += std::chrono::milliseconds(1);
    // A key that is held down is still that of the one before.
    QKeyEvent held(QEvent::KeyPress, Qt::Key_Space, Qt::NoModifier, QStringLiteral(" "), true);
    QCoreApplication::sendEvent(curtain, &held);
    QVERIFY(curtain->isVisible());
    QTest::keyClick(lift, Qt::Key_Space);
    QVERIFY(!curtain->isVisible());
}

void TestCurtain::theOneBeforeMayChooseAgain()
{
    TestWindow window;
    start(window, 3);
    auto *again = window.find<QPushButton>("chooseAgain");
    QVERIFY(!again->isVisible());
    window.click("liftCurtain");
    playFirst(window);
    QVERIFY(again->isVisible());
    QVERIFY(again->text().contains(QStringLiteral("P0")));
    const std::size_t plies = window->controller().history().line().size();
    window.click("chooseAgain");
    // The curtain falls for them as for everybody: it may be somebody else who has pressed it.
    QCOMPARE(int{window->controller().shown().screen.called}, 0);
    QCOMPARE(window->controller().shown().screen.privy, nobody);
    QCOMPARE(window->controller().history().line().size(), plies - 1);
    QVERIFY(!again->isVisible());
    window.click("liftCurtain");
    QCOMPARE(int{window->controller().actingSeat()}, 0);
    playFirst(window);
    QCOMPARE(int{window->controller().shown().screen.called}, 1);
    // Once the next one has looked, it is too late.
    window.click("liftCurtain");
    QCOMPARE(window->controller().mayChooseAgain(), nobody);
    // What was taken back is in the journal.
    window.restart();
    window.click("continueGame");
    QCOMPARE(int{window->controller().shown().screen.called}, 1);
}

void TestCurtain::nobodyChoosesAgainWhatWasSeen()
{
    TestWindow window;
    start(window, 3);
    GameController &controller = window->controller();
    int curtains = 0;
    while (!controller.isOver()) {
        if (controller.shown().screen.called == nobody) {
            playFirst(window);
            continue;
        }
        ++curtains;
        const Seat again = controller.mayChooseAgain();
        // Where it may be made anew, the others still choose what they chose between then.
        if (again != nobody) {
            QVERIFY(!controller.shown().actors.includes(again));
            QVERIFY(controller.shown().actors.includes(controller.shown().screen.called));
        } else {
            QCOMPARE(controller.shown().actors.count(), 3);
        }
        controller.liftCurtain();
    }
    QVERIFY(curtains > 6);
}

void TestCurtain::theTableCanBeLookedAt()
{
    TestWindow window;
    start(window, 3);
    settle(window);
    auto *curtain = window.find<QWidget>("curtain");
    const QPoint middle(640, 400);
    window.click("lookAtTable");
    QVERIFY(window.find<QLabel>("curtainBarText")->text().contains(QStringLiteral("P0")));
    QWidget *there = window->childAt(middle);
    QVERIFY(there != curtain && !curtain->isAncestorOf(there));
    // Nothing is shown but what everybody may know, and nothing can be played.
    QCOMPARE(window->controller().shown().screen.privy, nobody);
    QVERIFY(window->controller().shown().legal.empty());
    const std::size_t plies = window->controller().history().size();
    BoardView &view = window->table().view();
    for (const Place place : window->controller().shown().places)
        QTest::mouseClick(view.viewport(), Qt::LeftButton, {}, view.viewportPoint(place));
    QCOMPARE(window->controller().history().size(), plies);
    QCOMPARE(int{window->controller().shown().screen.called}, 0);
    window.click("lowerCurtain");
    there = window->childAt(middle);
    QVERIFY(there == curtain || curtain->isAncestorOf(there));
    // A curtain for the next one covers all again.
    window.click("lookAtTable");
    window->controller().letAct(1);
    there = window->childAt(middle);
    QVERIFY(there == curtain || curtain->isAncestorOf(there));
}

void TestCurtain::theTabKeyStaysOnIt()
{
    TestWindow window;
    start(window, 3);
    auto *curtain = window.find<QWidget>("curtain");
    for (int key = 0; key < 5; ++key) {
        QTest::keyClick(window->focusWidget(), Qt::Key_Tab);
        QVERIFY(curtain->isAncestorOf(window->focusWidget()));
    }
}

void TestCurtain::aRuleThatIsAskedForIsSeen()
{
    TestWindow window;
    start(window, 3);
    auto *curtain = window.find<QWidget>("curtain");
    auto *search = window.find<QLineEdit>("ruleSearch");
    window.find<QAction>("ruleHereAction")->trigger();
    QCoreApplication::processEvents();
    QCOMPARE(window->focusWidget(), search);
    const QWidget *there = window->childAt(search->mapTo(&*window, search->rect().center()));
    QVERIFY2(there == search, there == nullptr ? "" : qPrintable(there->objectName()));
    // And the next one is called by the whole curtain again.
    window.click("lowerCurtain");
    QVERIFY(curtain->isAncestorOf(window->focusWidget()));
    window.click("liftCurtain");
    QVERIFY(curtain->isHidden());
}

void TestCurtain::somebodyElseMayComeFirst()
{
    TestWindow window;
    start(window, 3);
    QMenu *others = window.find<QPushButton>("somebodyElse")->menu();
    QCOMPARE(others->actions().size(), qsizetype{2});
    others->actions().last()->trigger();
    QVERIFY(window.find<QLabel>("curtainTitle")->text().contains(QStringLiteral("P2")));
    QCOMPARE(int{window->controller().shown().screen.called}, 2);
}

/// Every group of the log, which stays so when the curtain comes down.
static void openLog(TestWindow &window)
{
    auto *log = window.find<QListView>("log");
    for (int row = 0; row < log->model()->rowCount(); ++row) {
        const QModelIndex index = log->model()->index(row, 0);
        if (const QVariant open = index.data(LogModel::OpenRole); open.isValid() && !open.toBool())
            emit log->clicked(index);
    }
}

void TestCurtain::noSecretIsToBeFoundBehindIt()
{
    // Two games that differ in nothing but secrets: whatever can be found in both windows is the same.
    std::vector<Findings> behind;
    std::vector<Findings> lifted;
    for (const std::uint64_t seed : {std::uint64_t{1}, std::uint64_t{2}}) {
        TestWindow window;
        start(window, 3, seed);
        behind.push_back(findings(window));
        window.click("liftCurtain");
        openLog(window);
        BoardView &view = window->table().view();
        // A card on the board, and a click made, that must not stay either.
        const Place first = window->table().play().input().targets().front();
        window->table().play().setHelpDelay(0);
        QTest::mouseMove(view.viewport(), view.viewportPoint(first));
        QTest::mouseClick(view.viewport(), Qt::LeftButton, {}, view.viewportPoint(first));
        lifted.push_back(findings(window));
        const auto &legal = window->controller().shown().legal;
        const Action action = (seed == 1 ? legal.front() : legal.back()).action;
        QVERIFY(!window->controller().propose(action)); // a secret choice is asked about once more
        window->controller().confirm();
        QCOMPARE(int{window->controller().shown().screen.called}, 1);
        behind.push_back(findings(window));
        window->controller().setStudy(true); // undo is offered over everything
        behind.push_back(findings(window));

        // What the list of games under way tells.
        window->file().close();
        const std::vector<JournalEntry> entries = window.journals().entries();
        QCOMPARE(entries.size(), std::size_t{1});
        QStringList names;
        for (const Player &player : entries.front().players)
            names.append(player.name);
        QCOMPARE(names, (QStringList{QStringLiteral("P0"), QStringLiteral("P1"), QStringLiteral("P2")}));
    }
    QVERIFY(lifted[0].texts != lifted[1].texts);
    QVERIFY(lifted[0].read != lifted[1].read);
    QVERIFY(lifted[0].board != lifted[1].board);
    QCOMPARE(behind.size(), std::size_t{6});
    for (std::size_t moment = 0; moment < 3; ++moment) {
        const Findings &one = behind[moment];
        const Findings &other = behind[moment + 3];
        QVERIFY(one.texts.size() > 100);
        QVERIFY(one.read.size() > 100);
        QCOMPARE(one.texts, other.texts);
        QCOMPARE(one.read, other.read);
        QCOMPARE(one.copied, other.copied);
        QVERIFY(one.picture == other.picture);
        QVERIFY(one.board == other.board);
    }
}

void TestCurtain::itFollowsTheLanguage_data()
{
    QTest::addColumn<QString>("code");
    QTest::newRow("French") << QStringLiteral("fr");
    QTest::newRow("Hungarian") << QStringLiteral("hu");
}

void TestCurtain::itFollowsTheLanguage()
{
    QFETCH(QString, code);
    const auto switchTo = [&code](TestWindow &window) {
        window->findChild<QAction *>(QStringLiteral("language_") + code)->trigger();
        QCoreApplication::processEvents();
        QCoreApplication::sendPostedEvents();
    };
    TestWindow switched;
    start(switched, 3);
    const QString before = switched.find<QLabel>("curtainTitle")->text();
    switchTo(switched);
    const QStringList texts = visibleTexts(*switched);
    QVERIFY(switched.find<QLabel>("curtainTitle")->text() != before);
    TestWindow fresh;
    switchTo(fresh);
    fresh.restart();
    start(fresh, 3);
    QCoreApplication::processEvents();
    QCOMPARE(texts, visibleTexts(*fresh));
    // Nor does anything stale stay on a curtain that is up.
    for (TestWindow *window : {&switched, &fresh})
        window->click("liftCurtain");
    QCOMPARE(visibleTexts(*switched), visibleTexts(*fresh));
    QCOMPARE(switched.find<QWidget>("curtain")->accessibleName(), QString());
}

void TestCurtain::inAPublicPhaseThePromptLetsChooseWhoActs()
{
    TestWindow window;
    start(window, 3);
    auto *who = window.find<QComboBox>("whoActs");
    for (int seat = 0; seat < 3; ++seat) {
        window.click("liftCurtain");
        playFirst(window);
    }
    QVERIFY(!window.find<QWidget>("curtain")->isVisible());
    QVERIFY(who->isVisible());
    QCOMPARE(who->count(), 3);
    QCOMPARE(who->currentText(), QStringLiteral("P0"));
    who->setCurrentIndex(2);
    emit who->activated(2);
    QCOMPARE(int{window->controller().actingSeat()}, 2);
    QCOMPARE(who->currentText(), QStringLiteral("P2"));
    QVERIFY(!window.find<QWidget>("curtain")->isVisible());
    QVERIFY(!window->table().play().input().targets().empty());
}

void TestCurtain::partnersProposeToEachOther()
{
    TestWindow window;
    start(window, 3);
    for (int seat = 0; seat < 3; ++seat) {
        window.click("liftCurtain");
        playFirst(window);
    }
    auto *bar = window.find<QWidget>("proposalsBar");
    QVERIFY(!bar->isVisible());
    window.click("suggestButton");
    QVERIFY(window->commands().suggest->isChecked());
    // The proposal is spelt on the board like any action.
    MoveInput &input = window->table().play().input();
    BoardView &view = window->table().view();
    while (window->controller().proposals().all().empty()) {
        QVERIFY(!input.targets().empty());
        QTest::mouseClick(view.viewport(), Qt::LeftButton, {}, view.viewportPoint(input.targets().front()));
    }
    QVERIFY(bar->isVisible());
    QVERIFY(window.find<QLabel>("proposal0")->text().contains(QStringLiteral("P0")));
    QVERIFY(!window->table().scene().proposed().empty());
    QCOMPARE(int{window->controller().actingSeat()}, 1);

    window.click("discardProposal0");
    QVERIFY(!bar->isVisible());
    QVERIFY(window->table().scene().proposed().empty());

    window->commands().suggest->trigger();
    while (window->controller().proposals().all().empty())
        QTest::mouseClick(view.viewport(), Qt::LeftButton, {}, view.viewportPoint(input.targets().front()));
    const Action action = window->controller().proposals().all().front().action;
    window.click("playProposal1");
    QCOMPARE(window->controller().sessionToSave().ply(window->controller().history().current()).action,
             action);
    QVERIFY(!bar->isVisible());
}

void TestCurtain::aWholeGameGoesRoundTheScreen()
{
    TestWindow window;
    start(window, 4);
    GameController &controller = window->controller();
    auto *curtain = window.find<QWidget>("curtain");
    BoardView &view = window->table().view();
    Rng rng(3);
    int clicks = 0;
    while (!controller.isOver() && clicks < 5000) {
        QCOMPARE(curtain->isVisible(), controller.shown().screen.called != nobody);
        if (curtain->isVisible()) {
            window.click("liftCurtain");
            continue;
        }
        if (controller.isConfirming()) {
            controller.confirm();
            continue;
        }
        const std::vector<ChoiceButton *> choices = window->table().prompt().choiceRow().buttons();
        if (!choices.empty() && choices.front()->choice().isMain && choices.front()->isEnabled()) {
            choices.front()->click(); // keeps what is chosen
            continue;
        }
        const std::vector<Place> targets = window->table().play().input().targets();
        QVERIFY(!targets.empty());
        const Place place = targets[rng.below(static_cast<std::uint32_t>(targets.size()))];
        QTest::mouseClick(view.viewport(), Qt::LeftButton, {}, view.viewportPoint(place));
        if (QMenu *chooser = window->table().play().chooser())
            chooser->actions().front()->trigger();
        ++clicks;
    }
    QVERIFY(controller.isOver());
    QVERIFY(!curtain->isVisible());
}

void TestCurtain::allOpenHasNoCurtainAndIsSaved()
{
    TestWindow window;
    start(window, 3, 1, true);
    QVERIFY(!window.find<QWidget>("curtain")->isVisible());
    QCOMPARE(int{window->controller().actingSeat()}, 0);
    playFirst(window);
    window.dialogs.save = window.path(QStringLiteral("open.json"));
    window->commands().save->trigger();
    window->file().close();
    QVERIFY(window->openFile(window.dialogs.save));
    QCOMPARE(window->controller().table().secrets, Secrets::open);
    QVERIFY(!window.find<QWidget>("curtain")->isVisible());
    window->commands().rematch->trigger();
    window.click("beginRematch");
    QCOMPARE(window->controller().table().secrets, Secrets::open);
}

void TestCurtain::aSinglePersonHasNoCurtain()
{
    TestWindow window;
    start(window, 4, 1, false, {"greedy", "", "greedy", "random"});
    GameController &controller = window->controller();
    auto *curtain = window.find<QWidget>("curtain");
    for (int action = 0; action < 9; ++action) {
        QTRY_VERIFY(!controller.shown().legal.empty());
        QVERIFY(!curtain->isVisible());
        QCOMPARE(int{controller.shown().screen.watching}, 1);
        playFirst(window);
    }
}

void TestCurtain::aGameTakenUpAgainStartsBehindIt()
{
    TestWindow window;
    start(window, 3);
    window.click("liftCurtain");
    playFirst(window);
    window.click("liftCurtain");
    window.restart();
    QVERIFY(!window.find<QWidget>("curtain")->isVisible());
    window.click("continueGame");
    QVERIFY(window.find<QWidget>("curtain")->isVisible());
    QCOMPARE(window->controller().shown().screen.watching, nobody);
}

void TestCurtain::aRematchBeginsBehindIt()
{
    TestWindow window;
    start(window, 3);
    window.click("liftCurtain");
    playFirst(window);
    window.click("liftCurtain");
    window->commands().rematch->trigger();
    window.click("beginRematch");
    QVERIFY(window.find<QWidget>("curtain")->isVisible());
    QVERIFY(window.find<QWidget>("curtainCard")->isVisible());
    QVERIFY(window.find<QWidget>("curtainBar")->isHidden());
    // One that was drawn aside as well, though the same player is called.
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete); // the box
    window.click("lookAtTable");
    window->commands().rematch->trigger();
    window.click("beginRematch");
    QVERIFY(window.find<QWidget>("curtainCard")->isVisible());
    QVERIFY(window.find<QWidget>("curtainBar")->isHidden());
}

/// Whatever was played last: one click passes the screen on, and whoever wants to see the table asks for it.
void TestCurtain::oneClickPassesTheScreen()
{
    TestWindow window;
    start(window, 3);
    GameController &controller = window->controller();
    auto *card = window.find<QWidget>("curtainCard");
    int passed = 0;
    for (int action = 0; action < 60 && !controller.isOver(); ++action) {
        if (controller.shown().screen.called == nobody) {
            playFirst(window);
            continue;
        }
        QVERIFY(card->isVisible());
        QCOMPARE(controller.shown().screen.privy, nobody);
        window.click("liftCurtain");
        QCOMPARE(controller.shown().screen.called, Seat{nobody});
        ++passed;
    }
    QVERIFY(passed > 3);
}

/// Of what was done since they acted themselves, whoever did it: the other at the screen may build their city.
void TestCurtain::whoComesSecondHearsOfTheFirst()
{
    TestWindow window;
    start(window, 3);
    GameController &controller = window->controller();
    int heard = 0;
    for (int action = 0; action < 60 && !controller.isOver(); ++action) {
        if (controller.shown().screen.called != nobody) {
            window.click("liftCurtain");
            continue;
        }
        const Seat asked = controller.actingSeat();
        for (const PlyId ply : lastHappened(controller)) {
            const Seat seat = controller.history().outline(ply).seat;
            QVERIFY(seat != asked || controller.history().isAutomatic(ply));
            heard += controller.isPerson(seat) && !controller.history().isHidden(ply) ? 1 : 0;
        }
        playFirst(window);
    }
    QVERIFY(heard > 0);
}

void TestCurtain::theStartPageHasNone()
{
    TestWindow window;
    start(window, 3);
    QVERIFY(window.find<QWidget>("curtain")->isVisible());
    window->commands().close->trigger();
    QVERIFY(!window.find<QWidget>("curtain")->isVisible());
    QCOMPARE(window.find<QLabel>("curtainTitle")->text(), QString());
}

QTEST_MAIN(TestCurtain)
#include "tst_curtain.moc"
