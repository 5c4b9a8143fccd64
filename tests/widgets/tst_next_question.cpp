// What is asked, and what while a choice is half made.

#include "board_table.h"

#include "milestones/positions/setup.h"
#include "milestones/words/verbs.h"
#include "session/finish.h"

#include <QRegularExpression>
#include <QTest>

#include <algorithm>

using namespace waystone;
using namespace waystone::test;

class TestNextQuestion : public QObject {
    Q_OBJECT

private slots:
    void namesWhatIsChosen_data() { addEveryGame(); }
    void namesWhatIsChosen();
    void aButtonDoesWhatTheClickMayMean();
    void nothingIsAskedWhereThereIsNothingToAnswer_data() { addEveryTable(); }
    void nothingIsAskedWhereThereIsNothingToAnswer();
};

namespace {

/// Without its owner and number: "Corner b7 (number 4)", "Playing piece: Anna".
QString bareName(const QString &name)
{
    static const QRegularExpression end(QStringLiteral("( \\(|: | of ).*"));
    return QString(name).remove(end);
}

/// By any of these what lies there can be called; a place with coordinates by these alone.
QStringList namesOf(const BoardTable &table, Place place)
{
    static const QRegularExpression coordinates(QStringLiteral("\\b[a-z]\\d+\\b"));
    const QString name = table.controller.words().placeName(place);
    if (const QRegularExpressionMatch found = coordinates.match(name); found.hasMatch())
        return {found.captured()};
    QStringList names{bareName(name)};
    for (const QString &piece : table.board->indexOf(place).data(BoardModel::PiecesRole).toStringList())
        names.append(bareName(piece));
    for (const ActionChoices::Choice &choice : table.play->choices().choices())
        if (choice.kind.place == place)
            names.append(choice.kind.name);
    return names;
}

/// Gives whoever is to act in Milestones three of all goods.
void enrich(BoardTable &table)
{
    auto setup = table.game().setup(table.position()).as<milestones::Setup>();
    setup.seats[setup.turn].goods.fill(3);
    table.controller.start(Table(table.controller.table()), *table.game().from(AnySetup::of(setup)), 1);
    table.controller.setStudy(true);
}

/// Follows what the clicks lead to and looks at every question on the way; returns how many there were.
int walk(BoardTable &table, const QString &asked, Rng &rng)
{
    MoveInput &input = table.play->input();
    const Route clicks = input.clicks();
    const std::vector<Place> targets = input.targets();
    const PlyId here = table.controller.history().current();
    int seen = 0;
    // Every second beginning, of what follows a few.
    const std::size_t step = clicks.empty() ? 2 : 1 + rng.below(6);
    for (std::size_t index = 0; index < targets.size(); index += step) {
        input.click(targets[index]);
        if (table.controller.history().current() != here) {
            table.controller.goTo(here);
        } else if (!input.clicks().empty()) {
            const QString question = table.play->choices().question();
            QStringList names = namesOf(table, targets[index]);
            if (const std::vector<Action> left = input.candidates(); left.size() == 1)
                names = QStringList{
                    table.controller.words().actionText(left.front(), table.controller.shown().view)};
            const bool isNamed = std::ranges::any_of(names, [&question](const QString &name) {
                return !name.isEmpty() && question.contains(name, Qt::CaseInsensitive);
            });
            if (question == asked || !isNamed)
                qWarning("%s: %s", qPrintable(names.join(QStringLiteral(" / "))), qPrintable(question));
            if (question == asked || !isNamed)
                return -1;
            const int further = walk(table, question, rng);
            if (further < 0)
                return further;
            seen += 1 + further;
        }
        input.cancel();
        for (const Place click : clicks)
            input.click(click);
        if (input.clicks() != clicks)
            return seen; // what was clicked before has to be chosen from a list
    }
    return seen;
}

} // namespace

void TestNextQuestion::namesWhatIsChosen()
{
    QFETCH(QByteArray, game);
    QFETCH(int, seats);
    Rng rng(4);
    int seen = 0;
    for (std::uint64_t seed = 1; seen <= 20; ++seed) {
        BoardTable table(game.toStdString(), seats, seed);
        table.controller.setStudy(true);
        for (int round = 0; !table.controller.isOver(); ++round) {
            watchSomeone(table.controller);
            const QString asked = table.controller.words().promptText(table.controller.shown().prompt);
            QVERIFY(table.play->choices().question().isEmpty());
            for (std::size_t index = 0; index < table.play->choices().choices().size(); ++index)
                if (const ActionChoices::Choice choice = table.play->choices().choices()[index];
                    choice.isLasting && choice.isPossible) {
                    table.play->choices().choose(index);
                    QVERIFY2(!table.play->choices().question().isEmpty(), qPrintable(choice.kind.name));
                    QVERIFY(table.play->choices().question() != asked);
                    table.play->input().cancel();
                }
            const int here = walk(table, asked, rng);
            QVERIFY(here >= 0);
            seen += here;
            table.playRandomly(rng, 2);
        }
    }
    QVERIFY2(seen > 20, qPrintable(QString::number(seen)));
}

// Where a street section may begin, too, a click does not say enough: a button is left that does. Elsewhere it does.
void TestNextQuestion::aButtonDoesWhatTheClickMayMean()
{
    using milestones::Verb;
    Rng rng(1);
    BoardTable table("milestones", 2, 1);
    table.controller.setStudy(true);
    int built = 0;
    int alone = 0;
    while (!table.controller.isOver() && (built == 0 || alone == 0)) {
        if (table.position().as<milestones::State>().phase != milestones::Phase::build) {
            table.playRandomly(rng, 1);
            continue;
        }
        enrich(table);
        const PlyId here = table.controller.history().current();
        const std::vector<LegalAction> legal = table.controller.shown().legal;
        for (const LegalAction &action : legal) {
            if (static_cast<Verb>(action.action.verb) != Verb::market)
                continue;
            const Place corner = action.routes.front().front();
            const bool isAlone = table.play->input().candidatesAt(corner).size() == 1;
            table.clickOn(corner);
            if (!isAlone) {
                QCOMPARE(table.controller.history().current(), here);
                const std::vector<ChoiceButton *> buttons = table.row->buttons();
                const auto ready = std::ranges::find_if(
                    buttons, [](const ChoiceButton *button) { return button->choice().isReady; });
                QVERIFY(ready != buttons.end());
                QVERIFY((*ready)->choice().isOnReturn);
                QTest::mouseClick(*ready, Qt::LeftButton);
            }
            ++(isAlone ? alone : built);
            QVERIFY(table.controller.history().current() != here);
            QVERIFY(table.lastAction() == action.action);
            table.controller.goTo(here);
        }
        table.playRandomly(rng, 1);
    }
    QVERIFY(built > 0);
    QVERIFY(alone > 0);
}

// Who can do nothing but go on is told so and not asked what they do; and nothing is lit for them.
void TestNextQuestion::nothingIsAskedWhereThereIsNothingToAnswer()
{
    QFETCH(QByteArray, game);
    QFETCH(int, seats);
    int asked = 0;
    int told = 0;
    for (std::uint64_t seed = 1; seed <= 6; ++seed) {
        GameController controller;
        startGame(controller, game.toStdString(), seats, seed);
        Rng rng(seed);
        for (int moment = 0; moment < 150 && !controller.isOver(); ++moment) {
            watchSomeone(controller);
            const TableSnapshot &shown = controller.shown();
            const QString prompt = controller.words().promptText(shown.prompt);
            QVERIFY2(!prompt.isEmpty(), shown.prompt.code.c_str());
            const bool goesOn =
                shown.legal.size() == 1 && finishes(controller.game(), shown.legal.front().routes);
            if (goesOn) {
                QVERIFY2(!prompt.contains(QLatin1Char('?')), qPrintable(prompt));
                const MoveInput input(controller);
                for (const Place target : input.targets())
                    QVERIFY(controller.game().areas()[target.area].isControl);
            }
            ++(goesOn ? told : asked);
            playRandomly(controller, rng, 1);
        }
    }
    QVERIFY(asked > 100);
    const bool canGoOn =
        std::ranges::any_of(gameTable(game.toStdString(), seats).game->areas(), &AreaInfo::isFinish);
    QCOMPARE(told > 5, canGoOn);
}

QTEST_MAIN(TestNextQuestion)
#include "tst_next_question.moc"
