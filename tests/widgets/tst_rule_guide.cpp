#include "board_table.h"
#include "lessons/rules/rule_card.h"
#include "lessons/rules/rule_library.h"
#include "lessons/rules/rule_text.h"

#include <QAction>
#include <QApplication>
#include <QLabel>
#include <QLocale>
#include <QMenu>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>
#include <QToolButton>

#include <algorithm>
#include <map>

using namespace waystone;
using namespace waystone::test;

/// The cards that tell a rule the first time it comes up.
class TestRuleGuide : public QObject {
    Q_OBJECT

private slots:
    void cleanup() { QLocale::setDefault(QLocale(QStringLiteral("en"))); }
    void whatIsAskedBringsItsRule();
    void noRuleIsToldTwice_data();
    void noRuleIsToldTwice();
    void manyRulesComeUpInAGame_data() { addEveryGame(); }
    void manyRulesComeUpInAGame();
    void whatIsKnownIsNotToldInAnotherGame();
    void whatWasPutAwayIsToldInAnotherGame();
    void silenceLastsForTheGame();
    void offMeansOff();
    void lookingBackTellsNothing();
    void whatIsAskedIsToldFirstAndGoesWithTheQuestion();
    void whatHappenedGoesWhenAPersonHasGoneOn();
    void nothingIsToldWhileLookingBackOrAtTheEnd();
    void computersAloneAreTaughtNothing();
    void whatAComputerHasIsNotToldAsOnesOwn();
    void theCardSpeaksThePlayersLanguage();
    void theCardIsReachedByKeysAndLeavesThemAgain();
};

namespace {

template <class Part>
Part *part(RuleCard &card, const char *name)
{
    auto *found = card.findChild<Part *>(QLatin1String(name));
    if (found == nullptr)
        qFatal("%s", name);
    return found;
}

std::string currentId(const RuleGuide &guide)
{
    return guide.current() == nullptr ? std::string() : guide.current()->rule->id;
}

/// A board with a card on it, as the window has them.
struct CardTable {
    explicit CardTable(std::string_view game, int seats = 2, std::uint64_t seed = 3)
        : table(game, seats, seed), guide(table.controller)
    {
        page.resize(400, 300);
        card = new RuleCard(guide, *table.view, &page);
        page.show();
        guide.setActive(false);
        guide.setActive(true);
    }

    BoardTable table;
    RuleGuide guide;
    QWidget page;
    RuleCard *card = nullptr;
};

} // namespace

void TestRuleGuide::whatIsAskedBringsItsRule()
{
    GameController controller;
    RuleGuide guide(controller);
    QVERIFY(guide.current() == nullptr);
    QSignalSpy changed(&guide, &RuleGuide::changed);
    startGame(controller, "milestones", 2, 1);
    QVERIFY(!changed.isEmpty());
    QCOMPARE(controller.shown().prompt.code, std::string("choose-first-tile"));
    QCOMPARE(currentId(guide), std::string("setup.choose"));
    QCOMPARE(guide.current()->seat, controller.actingSeat());
    guide.putAway();
    // Where the tile goes is told before it is laid.
    QCOMPARE(currentId(guide), std::string("setup.place"));
    guide.putAway();
    QCOMPARE(currentId(guide), std::string("setup.tips"));
    guide.putAway();
    QVERIFY(guide.current() == nullptr);
}

void TestRuleGuide::noRuleIsToldTwice_data()
{
    addEveryGame();
}

void TestRuleGuide::noRuleIsToldTwice()
{
    QFETCH(QByteArray, game);
    QFETCH(int, seats);
    GameController controller;
    RuleGuide guide(controller);
    startGame(controller, std::string_view(game.constData(), static_cast<std::size_t>(game.size())), seats,
              5);
    watchSomeone(controller);
    Rng rng(5);
    std::set<std::string> told;
    for (int action = 0; action < 60 && !controller.isOver(); ++action) {
        while (guide.current() != nullptr) {
            QVERIFY2(told.insert(currentId(guide)).second, currentId(guide).c_str());
            guide.putAway();
        }
        playRandomly(controller, rng, 1);
    }
}

void TestRuleGuide::manyRulesComeUpInAGame()
{
    QFETCH(QByteArray, game);
    QFETCH(int, seats);
    GameController controller;
    RuleGuide guide(controller);
    startGame(controller, std::string_view(game.constData(), static_cast<std::size_t>(game.size())), seats,
              11);
    watchSomeone(controller);
    Rng rng(11);
    std::set<std::string> told;
    for (int action = 0; action < 80 && !controller.isOver(); ++action) {
        while (guide.current() != nullptr) {
            told.insert(currentId(guide));
            guide.putAway();
        }
        playRandomly(controller, rng, 1);
    }
    QVERIFY2(told.size() >= 8, std::to_string(told.size()).c_str());
}

void TestRuleGuide::whatIsKnownIsNotToldInAnotherGame()
{
    GameController controller;
    RuleGuide guide(controller);
    startGame(controller, "milestones", 2, 1);
    QSignalSpy known(&guide, &RuleGuide::knownChanged);
    guide.gotIt();
    QCOMPARE(known.size(), 1);
    QVERIFY(guide.known() == std::set<QString>{QStringLiteral("milestones/setup.choose")});
    startGame(controller, "milestones", 2, 2);
    QVERIFY(currentId(guide) != "setup.choose");
    guide.setKnown({});
    startGame(controller, "milestones", 2, 3);
    QCOMPARE(currentId(guide), std::string("setup.choose"));
}

void TestRuleGuide::whatWasPutAwayIsToldInAnotherGame()
{
    GameController controller;
    RuleGuide guide(controller);
    startGame(controller, "milestones", 2, 1);
    guide.putAway();
    startGame(controller, "milestones", 2, 2);
    QCOMPARE(currentId(guide), std::string("setup.choose"));
}

void TestRuleGuide::silenceLastsForTheGame()
{
    GameController controller;
    RuleGuide guide(controller);
    startGame(controller, "milestones", 2, 1);
    guide.silenceGame();
    QVERIFY(guide.current() == nullptr);
    Rng rng(1);
    for (int action = 0; action < 20; ++action) {
        playRandomly(controller, rng, 1);
        QVERIFY(guide.current() == nullptr);
    }
    startGame(controller, "milestones", 2, 2);
    QVERIFY(guide.current() != nullptr);
}

void TestRuleGuide::offMeansOff()
{
    GameController controller;
    RuleGuide guide(controller);
    guide.setOn(false);
    startGame(controller, "milestones", 2, 1);
    QVERIFY(guide.current() == nullptr);
    guide.setOn(true);
    QVERIFY2(guide.current() != nullptr, "what is asked just now is told");
    guide.setActive(false);
    QVERIFY(guide.current() == nullptr);
}

void TestRuleGuide::lookingBackTellsNothing()
{
    GameController controller;
    RuleGuide guide(controller);
    startGame(controller, "milestones", 2, 1);
    Rng rng(1);
    playRandomly(controller, rng, 12);
    while (guide.current() != nullptr)
        guide.putAway();
    controller.goTo(0);
    QVERIFY(guide.current() == nullptr);
}

void TestRuleGuide::whatIsAskedIsToldFirstAndGoesWithTheQuestion()
{
    GameController controller;
    RuleGuide guide(controller);
    startGame(controller, "milestones", 2, 1);
    Rng rng(1);
    int asked = 0;
    for (int action = 0; action < 80 && !controller.isOver(); ++action) {
        const RuleGuide::Told *told = guide.current();
        if (told != nullptr && !told->prompt.empty()) {
            ++asked;
            QCOMPARE(told->prompt, controller.shown().prompt.code);
            QCOMPARE(told->seat, controller.actingSeat());
        }
        playRandomly(controller, rng, 1);
    }
    QVERIFY(asked > 3);
}

void TestRuleGuide::whatHappenedGoesWhenAPersonHasGoneOn()
{
    GameController controller;
    RuleGuide guide(controller);
    startGame(controller, "milestones", 2, 1);
    Rng rng(1);
    int happened = 0;
    for (int action = 0; action < 80 && !controller.isOver(); ++action) {
        if (const RuleGuide::Told *told = guide.current(); told != nullptr && told->prompt.empty()) {
            ++happened;
            QCOMPARE(told->since, controller.history().current());
        }
        playRandomly(controller, rng, 1);
    }
    QVERIFY(happened > 0);
}

void TestRuleGuide::nothingIsToldWhileLookingBackOrAtTheEnd()
{
    GameController controller;
    RuleGuide guide(controller);
    startGame(controller, "milestones", 2, 1);
    QCOMPARE(currentId(guide), std::string("setup.choose"));
    controller.look(0);
    QVERIFY(controller.shown().isPast);
    QVERIFY(guide.current() == nullptr);
    controller.backToNow();
    QCOMPARE(currentId(guide), std::string("setup.choose"));
    Rng rng(1);
    while (!controller.isOver())
        playRandomly(controller, rng, 1);
    QVERIFY(guide.current() == nullptr);
}

void TestRuleGuide::computersAloneAreTaughtNothing()
{
    GameController controller;
    RuleGuide guide(controller);
    startGame(controller, "milestones", 2, 1);
    for (Seat seat = 0; seat < 2; ++seat) {
        QVERIFY(guide.current() != nullptr);
        Player player = controller.player(seat);
        player.bot = "random";
        controller.setPlayer(seat, player);
    }
    QVERIFY(guide.current() == nullptr);
}

void TestRuleGuide::whatAComputerHasIsNotToldAsOnesOwn()
{
    std::map<Seat, int> told; ///< of whom what is one's own was told, with a computer beside a person
    for (const std::uint64_t seed : {1, 2, 3, 4}) {
        GameController controller;
        RuleGuide guide(controller);
        startGame(controller, "province", 2, seed);
        Player computer = controller.player(1);
        computer.bot = "random";
        controller.setPlayer(1, computer);
        Rng rng(seed);
        for (int action = 0; action < 600 && !controller.isOver(); ++action) {
            for (; guide.current() != nullptr; guide.putAway())
                if (std::ranges::all_of(guide.current()->rule->cues, &RuleCue::isOwn))
                    ++told[guide.current()->seat];
            // The board offers nothing while it is the computer's turn.
            const Position position = controller.openPosition().value();
            const Seat seat = controller.game().actors(position).first();
            const auto legal = controller.game().legal(position, seat);
            QVERIFY(controller.propose(seat, legal[rng.below(static_cast<std::uint32_t>(legal.size()))],
                                       GameController::Proposer::program));
        }
    }
    QVERIFY2(told[0] > 4, std::to_string(told[0]).c_str());
    QCOMPARE(told[1], 0);
}

void TestRuleGuide::theCardSpeaksThePlayersLanguage()
{
    CardTable table("milestones");
    const Rule &rule = *ruleLibrary().catalogue("milestones")->find("setup.choose");
    const auto *text = part<QLabel>(*table.card, "ruleCardText");
    QCOMPARE(text->text(), QString::fromStdString(rule.text.in("en")));
    QVERIFY(text->text().split(QLatin1Char(' ')).size() <= 44);
    QSignalSpy chosen(table.card, &RuleCard::languageChosen);
    const QList<QAction *> languages = part<QMenu>(*table.card, "ruleCardLanguage")->actions();
    const auto hungarian = std::ranges::find_if(
        languages, [](const QAction *action) { return action->data() == QStringLiteral("hu"); });
    QVERIFY(hungarian != languages.end());
    (*hungarian)->trigger();
    QCOMPARE(text->text(), QString::fromStdString(rule.text.in("hu")));
    QCOMPARE(chosen.size(), 1);
    QCOMPARE(chosen.front().at(1).toString(), QStringLiteral("hu"));
    // The program's language does not matter to who has chosen one, only to the others.
    QLocale::setDefault(QLocale(QStringLiteral("fr")));
    QEvent event(QEvent::LanguageChange);
    QApplication::sendEvent(table.card, &event);
    QCOMPARE(text->text(), QString::fromStdString(rule.text.in("hu")));
    table.card->setLanguage(table.guide.current()->seat, {});
    QCOMPARE(text->text(), QString::fromStdString(rule.text.in("fr")));
}

void TestRuleGuide::theCardIsReachedByKeysAndLeavesThemAgain()
{
    CardTable table("milestones");
    QVERIFY(table.card->isVisible());
    QVERIFY2(table.card->focusProxy() == part<QPushButton>(*table.card, "ruleCardGotIt"), "the first button");
    for (QWidget *widget : {static_cast<QWidget *>(part<QPushButton>(*table.card, "ruleCardMore")),
                            static_cast<QWidget *>(part<QToolButton>(*table.card, "ruleCardChoices")),
                            static_cast<QWidget *>(part<QToolButton>(*table.card, "ruleCardClose"))})
        QVERIFY((widget->focusPolicy() & Qt::TabFocus) != 0);
    QSignalSpy wanted(table.card, &RuleCard::ruleWanted);
    part<QPushButton>(*table.card, "ruleCardMore")->click();
    QCOMPARE(wanted.front().front().toString(), QStringLiteral("setup.choose"));
    QSignalSpy never(table.card, &RuleCard::neverAgain);
    part<QAction>(*table.card, "ruleCardNever")->trigger();
    QCOMPARE(never.size(), 1);
    QTest::keyClick(table.card, Qt::Key_Escape);
    QCOMPARE(currentId(table.guide), std::string("setup.place"));
    QTest::keyClick(table.card, Qt::Key_Escape);
    QTest::keyClick(table.card, Qt::Key_Escape);
    QVERIFY(!table.card->isVisible());
    QVERIFY(table.guide.current() == nullptr);
}

QTEST_MAIN(TestRuleGuide)
#include "tst_rule_guide.moc"
