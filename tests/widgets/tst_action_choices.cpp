// The kinds of action between which is chosen beside the board.

#include "board_table.h"

#include "milestones/positions/setup.h"
#include "milestones/words/codes.h"
#include "milestones/words/verbs.h"
#include "twocities/words/verbs.h"

#include <QLayout>
#include <QSet>
#include <QSignalSpy>
#include <QTest>

#include <algorithm>
#include <map>
#include <set>

using namespace waystone;
using namespace waystone::test;

class TestActionChoices : public QObject {
    Q_OBJECT

private slots:
    void everyKeyActsOrFilters_data() { addEveryGame(); }
    void everyKeyActsOrFilters();
    void oneClickIsEnoughForAKind();
    void aClickElsewhereMeansAnotherKind();
    void returnIsForOneOfThem();
    void returnAsksBeforeItEndsATurnThatCouldGoOn();
    void returnAsksNothingWhereNothingIsToBeAsked();
    void theMouseAsksBeforeItEndsATurnWhereItHasJustClicked();
    void aDoubleClickDoesNotDoWhatComesInItsPlace();
    void keysStandInTheOrderShownAndStayForTheTurn_data() { addEveryGame(); }
    void keysStandInTheOrderShownAndStayForTheTurn();
    void anotherChoiceInItsPlaceHasNotTheKeyboard();
    void aNumberIsAimedAt();
    void theOnlyTileIsTakenAtOnce();
    void returnGivesUpNoTurn_data() { addEveryTable(); }
    void returnGivesUpNoTurn();
    void givingUpAWorkerIsAskedAbout();
    void twoTilesAreKeptOnlyWhenConfirmed();
    void withoutConfirmingTheSecondClickKeepsThem();
};

namespace {

bool isOf(const ActionKind &kind, Action action)
{
    return std::ranges::find(kind.verbs, action.verb) != kind.verbs.end();
}

/// Where actions of the kind begin on the board.
std::vector<Place> beginningsOf(const BoardTable &table, const ActionKind &kind)
{
    std::set<Place> places;
    for (const LegalAction &legal : table.controller.shown().legal)
        if (isOf(kind, legal.action))
            for (const Route &route : legal.routes)
                if (!table.isControl(route.front()))
                    places.insert(route.front());
    return {places.begin(), places.end()};
}

enum class Effect { none, acts, filters, refuses };

/// Presses the key of one of the choices, looks what comes of it, and goes back.
Effect press(BoardTable &table, std::size_t index)
{
    ChoiceButton &button = *table.row->buttons()[index];
    const ActionChoices::Choice choice = button.choice();
    const PlyId here = table.controller.history().current();
    table.pressKeyOf(button);
    table.controller.confirm(); // where Return would end a turn in which more can be done
    const bool isPlayed = table.controller.history().current() != here;
    Effect effect = Effect::none;
    if (!choice.isPossible) {
        const bool isRight =
            !isPlayed && table.play->shownRefusal().has_value() == choice.kind.place.has_value();
        effect = isRight ? Effect::refuses : Effect::none;
    } else if (choice.isLasting) {
        const bool isRight =
            button.isChecked() && table.scene->marked(Mark::legal) == beginningsOf(table, choice.kind);
        effect = isRight ? Effect::filters : Effect::none;
    } else if (isPlayed ? isOf(choice.kind, table.lastAction())
                        : choice.kind.place == table.play->input().clicks().front()) {
        effect = Effect::acts;
    }
    table.press(Qt::Key_Escape);
    if (isPlayed)
        table.controller.goTo(here);
    return effect;
}

/// Gives whoever is to act in Milestones three of all goods.
void enrich(BoardTable &table)
{
    auto setup = table.game().setup(table.position()).as<milestones::Setup>();
    setup.seats[setup.turn].goods.fill(3);
    const Result<Position> position = table.game().from(AnySetup::of(setup));
    table.controller.start(Table(table.controller.table()), *position, 1);
}

/// A table of Milestones where somebody who has all goods visits the board of works, with a street to build at.
std::unique_ptr<BoardTable> whereAllCanBeBuilt()
{
    auto table = std::make_unique<BoardTable>("milestones", 2, 1);
    Rng rng(1);
    while (table->position().as<milestones::State>().phase != milestones::Phase::build)
        table->playRandomly(rng, 1);
    enrich(*table);
    for (const LegalAction &legal : table->controller.shown().legal)
        if (legal.action.verb == static_cast<std::uint8_t>(milestones::Verb::section)) {
            table->controller.propose(Action(legal.action));
            break;
        }
    enrich(*table);
    return table;
}

ChoiceButton &buttonOf(BoardTable &table, milestones::Verb verb)
{
    const std::vector<ChoiceButton *> buttons = table.row->buttons();
    return **std::ranges::find_if(buttons, [verb](const ChoiceButton *button) {
        return isOf(button->choice().kind, Action{static_cast<std::uint8_t>(verb), 0, 0, 0});
    });
}

/// Three persons choose behind a curtain, and are asked first.
void startChoosing(BoardTable &table, bool confirms)
{
    table.controller.setConfirmsSecrets(confirms);
    Table curtained = table.controller.table();
    curtained.secrets = Secrets::curtain;
    const Position start = *table.game().from(table.game().start(3, 0));
    table.controller.start(std::move(curtained), start, 1);
    table.controller.liftCurtain();
}

/// Whether the seat to act has done nothing since a turn began.
bool isFirstOfTurn(const GameController &controller)
{
    const GameHistory &history = controller.history();
    PlyId ply = history.current();
    while (ply != 0 && !history.turnBeganAfter(ply)) {
        if (history.outline(ply).seat == controller.actingSeat())
            return false;
        ply = history.outline(ply).parent;
    }
    return true;
}

Place handPlace(const BoardTable &table, int slot)
{
    return {static_cast<std::uint8_t>(twocities::Area::hand), table.controller.actingSeat(),
            static_cast<std::uint16_t>(slot)};
}

} // namespace

void TestActionChoices::everyKeyActsOrFilters()
{
    QFETCH(QByteArray, game);
    QFETCH(int, seats);
    Rng rng(3);
    QSet<QString> acted;
    QSet<QString> filtered;
    int refused = 0;
    for (std::uint64_t seed = 1; seed <= 2; ++seed) {
        BoardTable table(game.toStdString(), seats, seed);
        table.controller.setStudy(true);
        while (!table.controller.isOver()) {
            watchSomeone(table.controller);
            for (std::size_t index = 0; index < table.row->buttons().size(); ++index) {
                const ActionChoices::Choice choice = table.row->buttons()[index]->choice();
                const Effect effect = press(table, index);
                acted += effect == Effect::acts ? QSet{choice.kind.name} : QSet<QString>();
                filtered += effect == Effect::filters ? QSet{choice.kind.name} : QSet<QString>();
                refused += effect == Effect::refuses ? 1 : 0;
                QVERIFY2(effect != Effect::none, qPrintable(choice.kind.name));
                QVERIFY(table.play->input().verbs().empty());
            }
            table.playRandomly(rng, 1);
        }
    }
    if (game == "province") {
        QVERIFY(acted.size() >= 4);
        QVERIFY(filtered.size() >= 2);
        QVERIFY(refused > 0);
    } else if (game == "milestones") {
        QVERIFY(!acted.isEmpty());
        QVERIFY(filtered.size() >= 2);
        QVERIFY(refused > 0);
    }
}

// Where a street may begin too, a marketplace takes two clicks; not if it was said that it is to be one.
void TestActionChoices::oneClickIsEnoughForAKind()
{
    const std::unique_ptr<BoardTable> table = whereAllCanBeBuilt();
    table->pressKeyOf(buttonOf(*table, milestones::Verb::market));
    const std::vector<Place> corners = table->scene->marked(Mark::legal);
    const auto corner = std::ranges::find_if(corners, [](Place place) {
        return place.area == static_cast<std::uint8_t>(milestones::Area::vertex);
    });
    QVERIFY(corner != corners.end());
    const std::size_t before = table->actionsPlayed();
    table->clickOn(*corner);
    QCOMPARE(table->actionsPlayed(), before + 1);
    QVERIFY(table->lastAction() == actionOf(milestones::Verb::market, corner->index));
}

void TestActionChoices::aClickElsewhereMeansAnotherKind()
{
    const std::unique_ptr<BoardTable> table = whereAllCanBeBuilt();
    table->pressKeyOf(buttonOf(*table, milestones::Verb::market));
    const std::vector<Place> lit = table->scene->marked(Mark::legal);
    std::vector<Place> others =
        beginningsOf(*table, buttonOf(*table, milestones::Verb::section).choice().kind);
    std::erase_if(others, [&lit](Place place) { return std::ranges::find(lit, place) != lit.end(); });
    QVERIFY(!others.empty());
    table->clickOn(others.front());
    QVERIFY(table->play->input().verbs().empty());
    QCOMPARE(table->scene->marked(Mark::selected), std::vector{others.front()});
}

void TestActionChoices::returnIsForOneOfThem()
{
    BoardTable table("province", 2, 1);
    const auto onReturn = [&table] {
        QStringList names;
        for (const ChoiceButton *button : table.row->buttons())
            if (button->choice().isOnReturn)
                names.append(button->choice().kind.name);
        return names;
    };
    QCOMPARE(onReturn(), QStringList());
    QTest::mouseClick(table.row->buttons().front(), Qt::LeftButton);
    QCOMPARE(table.actionsPlayed(), std::size_t(1));
    QCOMPARE(onReturn(), QStringList{QStringLiteral("Finish the work")});
    table.press(Qt::Key_Return);
    QCOMPARE(onReturn(), QStringList{QStringLiteral("End the turn")});
}

void TestActionChoices::returnAsksBeforeItEndsATurnThatCouldGoOn()
{
    BoardTable table("province", 2, 1);
    table.controller.setConfirmMode(GameController::Confirm::onlyFinal);
    QTest::mouseClick(table.row->buttons().front(), Qt::LeftButton); // all workers move on
    table.press(Qt::Key_Return);
    const std::size_t before = table.actionsPlayed();
    QVERIFY(table.controller.shown().legal.size() > 1);
    QSignalSpy asked(&table.controller, &GameController::confirmationNeeded);
    table.press(Qt::Key_Return);
    QCOMPARE(table.actionsPlayed(), before);
    QCOMPARE(asked.size(), 1);
    QVERIFY(table.controller.isConfirming());
    table.controller.cancel();
    // Who names it is not asked.
    QTest::mouseClick(table.row->buttons().back(), Qt::LeftButton);
    QCOMPARE(table.actionsPlayed(), before + 1);
}

void TestActionChoices::returnAsksNothingWhereNothingIsToBeAsked()
{
    BoardTable table("province", 2, 1);
    QTest::mouseClick(table.row->buttons().front(), Qt::LeftButton);
    table.press(Qt::Key_Return);
    const std::size_t before = table.actionsPlayed();
    QVERIFY(table.controller.shown().legal.size() > 1);
    table.press(Qt::Key_Return);
    QVERIFY(!table.controller.isConfirming());
    QCOMPARE(table.actionsPlayed(), before + 1);
}

// The button that ends the turn comes to stand where the one was that finished the work.
void TestActionChoices::theMouseAsksBeforeItEndsATurnWhereItHasJustClicked()
{
    BoardTable table("province", 2, 1);
    table.controller.setConfirmMode(GameController::Confirm::onlyFinal);
    QTest::mouseClick(table.row->buttons().front(), Qt::LeftButton);
    QTest::mouseClick(table.row->buttons().back(), Qt::LeftButton);
    const std::size_t before = table.actionsPlayed();
    QVERIFY(table.controller.shown().legal.size() > 1);
    QTest::mouseClick(table.row->buttons().back(), Qt::LeftButton);
    QCOMPARE(table.actionsPlayed(), before);
    QVERIFY(table.controller.isConfirming());
    table.controller.cancel();
    // Who has done something else since means it.
    for (ChoiceButton *button : table.row->buttons())
        if (button->choice().isPossible && button->choice().kind.name == QStringLiteral("Grind"))
            button->click();
    QCOMPARE(table.actionsPlayed(), before + 1);
    QTest::mouseClick(table.row->buttons().back(), Qt::LeftButton);
    QCOMPARE(table.actionsPlayed(), before + 2);
}

void TestActionChoices::aDoubleClickDoesNotDoWhatComesInItsPlace()
{
    BoardTable table("province", 2, 1);
    const auto doubleClick = [](ChoiceButton *button) {
        QTest::mouseClick(button, Qt::LeftButton);
        QTest::mouseDClick(button, Qt::LeftButton); // of a widget it sends the second press alone
        QTest::mouseRelease(button, Qt::LeftButton);
    };
    QTest::mouseClick(table.row->buttons().front(), Qt::LeftButton); // moves all workers
    const std::size_t before = table.actionsPlayed();
    const QString first = table.row->buttons().back()->choice().kind.name;
    doubleClick(table.row->buttons().back());
    QCOMPARE(table.actionsPlayed(), before + 1);
    QVERIFY(table.row->buttons().back()->choice().kind.name != first);
    // What stays chosen until it is said where is not taken back by it.
    for (ChoiceButton *button : table.row->buttons())
        if (button->choice().isLasting && button->choice().isPossible) {
            doubleClick(button);
            QVERIFY(button->choice().isChosen);
        }
    // What does the same again does so.
    QTest::mouseClick(table.row->buttons().back(), Qt::LeftButton);
    QCOMPARE(table.actionsPlayed(), before + 2);
}

// What comes in the middle of a turn stands behind what was there; what goes on is always the last.
void TestActionChoices::keysStandInTheOrderShownAndStayForTheTurn()
{
    QFETCH(QByteArray, game);
    QFETCH(int, seats);
    BoardTable table(game.toStdString(), seats, 1);
    table.beside.resize(1200, 60);
    table.beside.show();
    Rng rng(4);
    PlyId turn = 0;
    std::map<QString, QString> keys; // of the turn
    int came = 0;
    for (int action = 0; action < 400 && !table.controller.isOver(); ++action) {
        watchSomeone(table.controller);
        table.playRandomly(rng, 1);
        table.row->resize(table.row->sizeHint());
        table.row->layout()->activate();
        const std::vector<ChoiceButton *> buttons = table.row->buttons();
        const bool isOtherPhase = !buttons.empty() && !keys.contains(buttons.front()->choice().kind.name);
        if (table.controller.history().turnStart() != turn || isOtherPhase)
            keys.clear();
        turn = table.controller.history().turnStart();
        const std::map<QString, QString> before =
            std::exchange(keys, {}); // those that went may come elsewhere
        bool isKnown = false;
        int right = -1;
        for (std::size_t index = 0; index < buttons.size(); ++index) {
            const ActionChoices::Choice &choice = buttons[index]->choice();
            QVERIFY2(buttons[index]->x() > right, qPrintable(choice.kind.name));
            right = buttons[index]->x();
            // A second cap beside the number would push the others aside.
            const QString number = QString::number(index + 1);
            QCOMPARE(buttons[index]->key(), choice.isOnReturn ? QStringLiteral("↵") : number);
            QVERIFY(!choice.isApart || index + 1 == buttons.size());
            if (choice.isApart || choice.isMain || choice.isReady)
                continue;
            const auto known = before.find(choice.kind.name);
            if (known != before.end()) {
                isKnown = true;
                QCOMPARE(known->second, number);
            }
            came += isKnown && known == before.end() ? 1 : 0;
            keys[choice.kind.name] = number;
        }
    }
    QVERIFY(came > 0 || game != "province");
}

void TestActionChoices::anotherChoiceInItsPlaceHasNotTheKeyboard()
{
    BoardTable table("province", 2, 1);
    QTest::mouseClick(table.row->buttons().front(), Qt::LeftButton);
    ChoiceButton *finish = table.row->buttons().back();
    finish->setFocus();
    QCOMPARE(table.beside.focusWidget(), finish);
    finish->click();
    QVERIFY(table.beside.focusWidget() != finish);
}

// Who wants a number clicks that, and then where the street begins that leads there.
void TestActionChoices::aNumberIsAimedAt()
{
    const std::unique_ptr<BoardTable> table = whereAllCanBeBuilt();
    const auto corner = [](int vertex) {
        return Place{static_cast<std::uint8_t>(milestones::Area::vertex), nobody,
                     static_cast<std::uint16_t>(vertex)};
    };
    std::map<Place, std::set<Place>> beginnings; // by the number
    std::set<Place> begun;
    const auto isBetween = [](const auto &number) { return number.second.size() > 1; };
    Rng rng(2);
    for (int step = 0; step < 400; ++step) {
        beginnings.clear();
        begun.clear();
        std::vector<Action> sections;
        for (const LegalAction &legal : table->controller.shown().legal)
            if (legal.action.verb == static_cast<std::uint8_t>(milestones::Verb::section)) {
                sections.push_back(legal.action);
                beginnings[corner(legal.action.second)].insert(corner(legal.action.first));
                begun.insert(corner(legal.action.first));
            }
        if (std::ranges::any_of(beginnings, isBetween))
            break;
        watchSomeone(table->controller);
        if (sections.empty() || rng.below(3) == 0)
            table->playRandomly(rng, 1);
        else
            table->controller.propose(sections[rng.below(static_cast<std::uint32_t>(sections.size()))]);
        if (table->position().as<milestones::State>().phase == milestones::Phase::build)
            enrich(*table);
    }
    int aimed = 0;
    int led = 0;
    for (const auto &[number, corners] : beginnings) {
        if (begun.contains(number))
            continue;
        // Houses may be built beside it: its number is what is meant all the same.
        if ((aimed + led) % 2 == 0)
            table->pressKeyOf(buttonOf(*table, milestones::Verb::section));
        table->clickOn(number);
        QVERIFY(!table->play->shownRefusal());
        if (corners.size() == 1) {
            ++led;
            const std::vector<Place> selected = table->scene->marked(Mark::selected);
            QVERIFY(std::ranges::is_permutation(selected, std::vector{*corners.begin(), number}));
        } else {
            ++aimed;
            QCOMPARE(table->scene->marked(Mark::selected), std::vector{number});
            QCOMPARE(table->scene->marked(Mark::legal), std::vector<Place>(corners.begin(), corners.end()));
            QVERIFY(!table->play->choices().question().isEmpty());
            table->clickOn(*corners.begin());
        }
        QCOMPARE(table->play->input().clicks(), (Route{*corners.begin(), number}));
        table->press(Qt::Key_Escape);
        QVERIFY(table->scene->marked(Mark::selected).empty());
    }
    QVERIFY(aimed > 0);
    QVERIFY(led > 0);
}

void TestActionChoices::theOnlyTileIsTakenAtOnce()
{
    const std::unique_ptr<BoardTable> table = whereAllCanBeBuilt();
    Rng rng(4);
    const auto ofVerb = [&table](milestones::Verb verb) {
        std::vector<Action> actions;
        for (const LegalAction &legal : table->controller.shown().legal)
            if (legal.action.verb == static_cast<std::uint8_t>(verb))
                actions.push_back(legal.action);
        return actions;
    };
    for (int step = 0; step < 2000; ++step) {
        watchSomeone(table->controller);
        const auto state = table->position().as<milestones::State>();
        const std::vector<Action> taken = ofVerb(milestones::Verb::take);
        if (state.phase == milestones::Phase::offer && state.offerHouse == milestones::none &&
            taken.size() == 1) {
            // A key that was pressed once too often must not give it up.
            QVERIFY(buttonOf(*table, milestones::Verb::take).choice().isOnReturn);
            QVERIFY(!buttonOf(*table, milestones::Verb::decline).choice().isOnReturn);
            const std::size_t before = table->actionsPlayed();
            QTest::mouseClick(&buttonOf(*table, milestones::Verb::take), Qt::LeftButton);
            QCOMPARE(table->actionsPlayed(), before + 1);
            QVERIFY(table->lastAction() == taken.front());
            return;
        }
        if (state.phase == milestones::Phase::build)
            enrich(*table);
        std::vector<Action> built = ofVerb(milestones::Verb::market);
        if (built.empty())
            built = ofVerb(milestones::Verb::section);
        if (built.empty() || rng.below(4) == 0)
            table->playRandomly(rng, 1);
        else
            table->controller.propose(built[rng.below(static_cast<std::uint32_t>(built.size()))]);
    }
    QFAIL("no tile is offered for one worker alone");
}

// Who presses it once too often has not done the next turn as well.
void TestActionChoices::returnGivesUpNoTurn()
{
    QFETCH(QByteArray, game);
    QFETCH(int, seats);
    Rng rng(5);
    BoardTable table(game.toStdString(), seats, 2);
    int first = 0;
    while (!table.controller.isOver()) {
        watchSomeone(table.controller);
        const std::size_t before = table.actionsPlayed();
        if (isFirstOfTurn(table.controller) && table.controller.shown().legal.size() > 1) {
            ++first;
            table.view->setFocusPlace(std::nullopt);
            table.press(Qt::Key_Return);
            QCOMPARE(table.actionsPlayed(), before);
        }
        table.playRandomly(rng, 1);
    }
    QVERIFY(first > 5);
}

/// At the castle a click that was meant as a move would cover a worker that need not be covered.
void TestActionChoices::givingUpAWorkerIsAskedAbout()
{
    int asked = 0;
    for (std::uint64_t seed = 1; seed <= 20 && asked < 3; ++seed) {
        BoardTable table("milestones", 2, seed);
        Rng rng(seed);
        for (int moment = 0; moment < 150 && !table.controller.isOver(); ++moment) {
            const Message prompt = table.controller.shown().prompt;
            const bool isFree = prompt.code == milestones::prompt::mayCover;
            if (isFree) {
                const std::size_t played = table.actionsPlayed();
                table.clickOn(table.controller.shown().legal.front().routes.front().front());
                QCOMPARE(table.actionsPlayed(), played);
                QVERIFY(table.play->chooser() != nullptr);
                QVERIFY(table.takeOffer());
                QCOMPARE(table.actionsPlayed(), played + 1);
                ++asked;
            }
            table.playRandomly(rng, 1);
        }
    }
    QVERIFY(asked > 0);
}

void TestActionChoices::twoTilesAreKeptOnlyWhenConfirmed()
{
    BoardTable table("between-two-cities", 3, 1);
    startChoosing(table, true);
    const Seat seat = table.controller.actingSeat();
    QCOMPARE(table.row->buttons().size(), std::size_t(1));
    ChoiceButton &keep = *table.row->buttons().front();
    QVERIFY(!keep.isEnabled());
    table.clickOn(handPlace(table, 0));
    QVERIFY(keep.accessibleName().contains(QStringLiteral("1 of 2")));
    table.press(Qt::Key_Return); // one is not enough
    table.clickOn(handPlace(table, 1));
    QVERIFY(keep.isEnabled());
    QCOMPARE(table.actionsPlayed(), std::size_t(0));
    QVERIFY(!table.controller.isConfirming());
    QCOMPARE(table.scene->marked(Mark::selected), (std::vector{handPlace(table, 0), handPlace(table, 1)}));

    table.clickOn(handPlace(table, 4)); // in place of the older one
    QCOMPARE(table.scene->marked(Mark::selected), (std::vector{handPlace(table, 1), handPlace(table, 4)}));
    table.clickOn(handPlace(table, 1)); // taken back
    QVERIFY(!keep.isEnabled());
    QCOMPARE(table.scene->marked(Mark::selected), std::vector{handPlace(table, 4)});
    table.clickOn(handPlace(table, 2));
    QCOMPARE(table.actionsPlayed(), std::size_t(0));

    const std::vector<LegalAction> &legal = table.controller.shown().legal;
    const Route route{handPlace(table, 4), handPlace(table, 2)};
    const auto meant = std::ranges::find_if(legal, [&route](const LegalAction &action) {
        return std::ranges::find(action.routes, route) != action.routes.end();
    });
    QVERIFY(meant != legal.end());
    const Action wanted = meant->action;
    QTest::mouseClick(&keep, Qt::LeftButton);
    QCOMPARE(table.actionsPlayed(), std::size_t(1));
    QVERIFY(table.lastAction() == wanted);
    QVERIFY(!table.controller.isConfirming());
    QVERIFY(table.controller.actingSeat() != seat);
}

void TestActionChoices::withoutConfirmingTheSecondClickKeepsThem()
{
    BoardTable table("between-two-cities", 3, 1);
    startChoosing(table, false);
    QVERIFY(table.row->buttons().empty());
    table.clickOn(handPlace(table, 0));
    table.clickOn(handPlace(table, 1));
    QCOMPARE(table.actionsPlayed(), std::size_t(1));
}

QTEST_MAIN(TestActionChoices)
#include "tst_action_choices.moc"
